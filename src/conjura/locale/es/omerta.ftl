### Omertà: lo que se pregunta, lo que se puede hacer, por qué algo no se puede y lo que ha pasado. El dinero va en miles.

## Partes pequeñas de otras frases

men = { $amount ->
        [one] 1 Soldado
       *[other] { $amount } Soldados
    }
money = { $amount ->
        [0] 0 $
       *[other] { $amount }.000 $
    }
trade-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nada
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives }.000 $
           *[other] { $gives }.000 $ y { $gives_cards }
        }
    }
trade-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nada
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants }.000 $
           *[other] { $wants }.000 $ y { $wants_cards }
        }
    }

## Lo que se pregunta

prompt-chance = Decide el azar
    .name = lo que trae el azar
    .help = Se lanza un dado o se roba una carta; nadie decide.
prompt-choose-capo = { $seat }, ¿con qué Capo te quedas?
    .name = el primer Capo
    .help = Has recibido dos y te quedas con uno. Nadie ve la elección hasta que todos han elegido.
prompt-choose-type = { $seat }, ¿qué tipo de Soldados recibe?
    .name = el primer tipo de Soldados
    .help = Suma en todas las cadenas del Capo. Nadie ve la elección hasta que todos han elegido.
prompt-post = ¿Colocas Soldados en tus Dominios?
    .name = los Soldados de los primeros Dominios
    .help = Los de la Reserva pueden conquistar y atracar; los de un Dominio lo defienden. Como mucho 5 en un Dominio.
prompt-claim = { $seat }, ¿reclamas algo?
    .name = una reclamación
    .help = Como todos ven, cumples un objetivo que alguien podría tener. Solo aparecen los tuyos que se cumplen.
prompt-move-domain = ¿Mueves un Dominio a otro Capo?
    .name = un Dominio que cambia de Capo
    .help = Sus Soldados quedan en la Reserva del Capo anterior.
prompt-lay = ¿Delante de qué Capo se coloca { $card }?
    .name = el Capo de un Dominio
    .help = Un Dominio está siempre delante de un Capo de su dueño.
prompt-move-men = ¿Mueves Soldados?
    .name = los movimientos de Soldados
    .help = Entre la Reserva de un Capo y sus propios Dominios. Cada Dominio envía o recibe una vez.
prompt-sell = { $amount ->
        [one] ¿Descartas una carta por un Soldado?
       *[other] ¿Descartas { $amount } cartas por un Soldado?
    }
    .name = el descarte remunerado
    .help = Una vez por ronda. El Soldado va a cualquier Dominio o Reserva tuya.
prompt-act = { $seat }, ¿cuál es tu acción?
    .name = la acción del turno
    .help = Una Conquista, un Asalto o un Atraco, o ninguna. Las cartas de tu turno no cuestan acción.
prompt-after-act = { $seat }, ¿algo más?
    .name = las cartas tras la acción
    .help = Tu acción ya está hecha; aún puedes jugar cartas de tu turno.
prompt-buy = { $amount ->
        [one] ¿Compras un Soldado por { $price }.000 $?
       *[other] ¿Compras hasta { $amount } Soldados por { $price }.000 $ cada uno?
    }
    .name = la compra de Soldados
    .help = Como mucho tres por ronda, para una Reserva o un Dominio.
prompt-discard = { $amount ->
        [one] Sobra una carta: ¿cuál?
       *[other] Sobran { $amount } cartas: ¿cuál?
    }
    .name = el descarte forzoso
    .help = Al final de la ronda ninguna mano puede pasar de su límite.
prompt-conquest-target = ¿Qué Dominio va a conquistar { $card }?
    .name = el Dominio por conquistar
    .help = Dado, cadena y Soldados deben superar su DIFICULTAD. Un 6 se repite y se suma.
prompt-involve = { $by } quiere { $target }. ¿Te involucras por 5.000 $?
    .name = una implicación
    .help = Todos los involucrados tiran INFLUENCIA; el mejor puede conquistar al momento con el Capo que tiró. El dinero se pierde igual.
prompt-name-capo = ¿Qué Capo tira INFLUENCIA por { $target }?
    .name = el Capo de la tirada de INFLUENCIA
    .help = Si gana, es él quien puede conquistar, con Soldados de su Reserva.
prompt-commit = ¿Cuántos Soldados usa { $card } contra { $target }?
    .name = los Soldados de la Conquista
    .help = Cada uno suma 1 a la tirada. El éxito deja al menos uno allí; el fracaso cuesta uno.
prompt-occupy = ¿Cuántos Soldados se quedan en { $target }?
    .name = los Soldados del Dominio recién ganado
    .help = Al menos uno y como mucho cinco de los que lo tomaron.
prompt-assault-origin = ¿Desde qué Dominio asaltas?
    .name = el Dominio que asalta
    .help = Necesita al menos dos Soldados.
prompt-assault-target = ¿Qué Dominio asaltas desde { $card }?
    .name = el Dominio por asaltar
    .help = El defensor suma su DEFENSA, su cadena y sus Soldados. Sin críticos; el empate se repite.
prompt-attackers = ¿Cuántos Soldados asaltan { $target }?
    .name = los Soldados atacantes
    .help = Si el Asalto fracasa, mueren todos menos uno.
prompt-borrow = ¿Pides Soldados a alguien?
    .name = una petición de Soldados
    .help = Como mucho dos en total, sin pasar de cinco en el Dominio. Los que sobreviven vuelven.
prompt-bring = ¿Cuántos Soldados vienen de la Reserva a { $target }?
    .name = la ayuda de la Reserva
    .help = El primero es gratis; el segundo y el tercero cuestan 3.000 $ cada uno. Pueden pasar de cinco.
prompt-robbery-capo = ¿Qué Capo atraca?
    .name = el Capo atracador
    .help = Necesita un Soldado en la Reserva.
prompt-robbery-target = ¿A quién atraca { $card }?
    .name = la víctima del Atraco
    .help = Los dos tiran SUBTERFUGIO. La renta de los Dominios de la víctima es tuya en el próximo Día de Cobro; un fracaso cuesta un Soldado.
prompt-payday-window = Antes del Día de Cobro: ¿juegas una carta?
    .name = las cartas antes del Día de Cobro
    .help = Para quien tiene un Capo atracado.
prompt-declare-window = { $kind ->
        [conquest] { $by } declara una Conquista de { $target }. ¿Juegas una carta?
        [assault] { $by } declara un Asalto a { $target }. ¿Juegas una carta?
       *[other] { $by } declara un Atraco a { $target }. ¿Juegas una carta?
    }
    .name = las cartas al declarar una acción
    .help = Ahora las cartas para ello pueden anularla, unirse a ella o cerrarla.
prompt-roll-window = Antes de los dados: ¿juegas una carta?
    .name = las cartas antes de los dados
    .help = Bonos, penalizaciones y ayudas deben llegar ahora; no cambian un dado ya lanzado.
prompt-rolled-window = Los dados están echados: ¿haces repetir uno?
    .name = las cartas tras los dados
    .help = Solo vale una carta que haga repetir un dado; cuenta la nueva tirada.
prompt-aftermath-window = { $kind ->
        [conquest] La Conquista ha terminado. ¿Juegas una carta?
        [assault] El Asalto ha terminado. ¿Juegas una carta?
       *[other] El Atraco ha terminado. ¿Juegas una carta?
    }
    .name = las cartas tras una acción
    .help = Para quien ha perdido algo en ella.
prompt-card-window = { $by } juega { $card }. ¿La anulas?
    .name = la respuesta a una carta
    .help = Solo vale una carta que anule cartas. La última actúa primero.
prompt-happening-window = Has robado { $card }. ¿Lo anulas?
    .name = la respuesta a un Suceso
    .help = Solo vale una carta que anule Sucesos.
prompt-name-family = { $card }: ¿qué Familia?
    .name = la Familia de una carta
    .help = Nómbrala ahora; solo después pueden responder los demás.
prompt-name-target = { $card }: ¿a quién o a qué?
    .name = el objetivo de una carta
    .help = Nómbralo ahora; solo después pueden responder los demás.
prompt-name-roller = { $card }: ¿qué Capo tuyo?
    .name = el Capo propio de una carta
    .help = Se tira con su cadena, o se cambia su tipo.
prompt-name-defender = { $by } juega { $card } contra ti. ¿Qué Capo tira?
    .name = el Capo que tira contra una carta
    .help = Cuenta su cadena, con control y monopolio.
prompt-place = ¿Adónde van los Soldados nuevos? Quedan: { $amount }.
    .name = el lugar de los Soldados nuevos
    .help = Como mucho 15 de un Capo en total y 5 en un Dominio.
prompt-lose = ¿Qué Soldados se pierden? Quedan: { $amount }.
    .name = la pérdida de Soldados
    .help = Vuelven a la provisión de su Familia.
prompt-owe = { $payer } debe aún { $amount }.000 $. ¿Qué Dominio paga?
    .name = una deuda
    .help = { $to ->
        [none] Cada Dominio vale sus RECURSOS y va al centro. No se da cambio.
       *[other] Cada Dominio vale sus RECURSOS y va a { $to }. No se da cambio.
    }
prompt-part = ¿Qué Capo se va, o pagas { $amount }.000 $?
    .name = la pérdida de un Capo
    .help = Con él se van su tipo y sus Soldados; sus Dominios quedan en la Familia.
prompt-keep-type = ¿Recibe { $card } uno de estos tipos?
    .name = un nuevo tipo de Soldados
    .help = Los demás, y el sustituido, van bajo su mazo.
prompt-strike-card = ¿Qué carta pierde { $other }?
    .name = una carta de otra mano
    .help = Se descarta. Lo que has visto lo recuerdas.
prompt-strike-domain = ¿Qué Dominio de { $card } pierde Soldados?
    .name = el Dominio que pierde Soldados
    .help = Tantos, o los que haya: { $amount }.
prompt-lend-from = ¿De qué Reserva van Soldados a { $to }?
    .name = la Reserva que presta
    .help = Hasta { $amount }. Los que sobrevivan vuelven allí.
prompt-lend-men = ¿Cuántos Soldados de { $by } luchan por { $to }?
    .name = el número de Soldados prestados
    .help = Cuentan en la tirada. Antes mueren los propios del bando.
prompt-price = { $card }: ¿pagas { $amount }.000 $ por la tirada?
    .name = el precio de una tirada
    .help = Si no pagas, no pasa nada.
prompt-offer = ¿Qué ofreces a { $to }?
    .name = los términos de un trato
    .help = Hasta ahora das { trade-gives } y pides { trade-wants }. Al menos un Dominio debe cambiar de manos; llega vacío.
prompt-consent = { $by } te da { trade-gives } y pide { trade-wants }. ¿Aceptas?
    .name = la respuesta a un trato
    .help = Si aceptas, las dos mitades ocurren a la vez. Si no, no pasa nada.
prompt-loan = ¿Qué pides a { $to }?
    .name = los términos de un préstamo
    .help = Soldados pedidos: { $men }. Dinero dado: { $gives ->
        [0] nada
       *[other] { $gives }.000 $
    }.
prompt-loan-consent = { $by } te pide Soldados ({ $men }) y da { $gives ->
        [0] nada
       *[other] { $gives }.000 $
    }. ¿De qué Reserva?
    .name = la respuesta a un préstamo
    .help = Luchan por { $by } en este Asalto y los que sobrevivan vuelven.

## Lo que se puede hacer

action-deal = Repartida: { $card }
action-draw = Robada: { $card }
action-reveal = Descubierta: { $card }
action-roll = El dado muestra { $pips }
action-pick = Elegida a ciegas: { $card }
action-decline-claim = No reclamar nada
action-decline-sell = Conservar las cartas
action-decline-involve = Quedarse fuera
action-decline-commit = Dejar el Dominio
action-decline-borrow = No pedir a nadie
action-decline-loan-consent = No prestar a nadie
action-decline-keep-type = Conservar el tipo anterior
action-decline-price = No pagar
action-decline-card-window = Dejar que { $card } surta efecto
action-decline-happening-window = Dejar que ocurra { $card }
action-decline-rolled-window = Dejar los dados
action-play = Jugar { $card }
action-claim = Reclamar el objetivo { $card }
action-declare = Declarar la victoria
action-post = A { $card }: { men }
action-recall = De { $card } a la Reserva: { men }
action-place = Nuevos a { $card }: { men }
action-remove = Perder en { $card }: { men }
action-buy = Comprar para { $card }: { men }
action-move-domain = Mover { $card } a otro Capo
action-yield = Pagar con { $card }
action-pay = Pagar
action-discard = Descartar { $card }
action-proceed = Listo
action-proceed-move-domain = Dejar los Dominios como están
action-proceed-buy = No comprar más
action-pass = Terminar el turno
action-pass-act = Ninguna acción
action-conquer = Conquista con { $card }
action-assault = Asalto desde { $card }
action-rob = Atraco con { $card }
action-involve = Pagar 5.000 $ e involucrarse
action-commit = Usar { men }
action-bring = Traer { men }
action-occupy = Dejar { men }
action-offer = Hacer una oferta a { $to }
action-borrow = Pedir Soldados a { $to }
action-want-men = Pedir { men }
action-give-money = Dar { $amount ->
        [0] nada de dinero
       *[other] { $amount }.000 $
    }
action-want-money = Pedir { $amount ->
        [0] nada de dinero
       *[other] { $amount }.000 $
    }
action-give-domain = Dar { $card }
action-want-domain = Pedir { $card }
action-propose = Presentar la oferta
action-withdraw = Olvidar la oferta

## Por qué se rechaza algo

refusal-not-your-capo = { $card } no es tu Capo.
refusal-not-your-domain = No es tuyo: { $card }.
refusal-only-in-actions = Eso es de tu turno en la Fase de Acciones.
refusal-one-action = Ya has hecho tu acción de esta ronda.
refusal-blocked = { $card } no puede actuar en lo que queda de ronda.
refusal-other-capo = Los Soldados no cambian de Capo, y { $card } es de otro o lo es.
refusal-moved-already = Ya se han movido Soldados de { $card } en este paso.
refusal-domain-full = En { $card } no caben más de cinco Soldados.
refusal-still-over-full = Todavía hay más de cinco Soldados en { $card }.
refusal-too-few-leave = Al menos { $amount } deben salir de { $card }.
refusal-too-few-soldiers = No hay Soldados suficientes en { $card }: { $amount }.
refusal-all-in-one-reserve = Van a una sola Reserva: { $amount } de una vez.
refusal-no-place-there = No caben tantos Soldados en { $card }.
refusal-no-token = Una Familia no tiene más de treinta Soldados.
refusal-three-a-round = Se compran como mucho tres Soldados por ronda.
refusal-cannot-afford = Eso cuesta { money } y tienes menos.
refusal-at-least-one = Hay que decir al menos uno.
refusal-lies-there = Ya está ante { $card }.
refusal-no-reserve = Sin un Soldado en la Reserva, { $card } no puede conquistar.
refusal-not-in-centre = No está en el centro: { $card }.
refusal-empty-centre = No hay ningún Dominio en el centro.
refusal-nobody-involved = Nadie se ha involucrado: hay que intentar la Conquista.
refusal-no-involvement = Nadie puede involucrarse en un Asalto o un Atraco.
refusal-one-stays = Al Dominio van al menos uno y como mucho cinco de los Soldados usados.
refusal-not-so-many = Aquí puedes usar como mucho { $amount }.
refusal-two-needed = Un Asalto necesita dos Soldados en { $card }.
refusal-own-domain = No puedes asaltar tu propio { $card }.
refusal-nobodys-domain = No hay Dominio rival que asaltar: { $card }.
refusal-truce = No se puede declarar ningún Asalto en lo que queda de ronda.
refusal-shielded = A salvo de Asaltos en lo que queda de ronda: { $card }.
refusal-that-family-only = Este Asalto debe ser contra { $seat }.
refusal-nobody-to-assault = No hay Dominio rival que asaltar.
refusal-not-so-many-attack = Pueden atacar como mucho { $amount }.
refusal-not-so-many-help = De la Reserva pueden venir como mucho { $amount }.
refusal-robbery-needs-reserve = Sin un Soldado en la Reserva, { $card } no puede atracar.
refusal-robbed-already = { $card } ya está atracado.
refusal-own-capo = No puedes atracar a { $card }: es tuyo.
refusal-nobody-to-rob = No queda Capo rival a quien atracar.
refusal-not-held = No tienes { $card }.
refusal-not-an-action = { $card } es un Suceso y no se juega.
refusal-useless-with-two = Con dos jugadores, { $card } solo sirve para el descarte remunerado.
refusal-wrong-moment = No es el momento de { $card }.
refusal-die-lies = El dado está echado: { $card } llega tarde.
refusal-changes-nothing = { $card } no cambiaría nada ahora.
refusal-wrong-target = Aquí no se puede nombrar eso.
refusal-loyalty = Ningún Soldado actúa contra su Familia: { $seat } no puede ceder aquí.
refusal-last-domain = El último Dominio de Conquista se conquista; ninguna carta lo toma.
refusal-hand-limit = Descarta hasta tener como mucho { $amount } cartas.
refusal-must-cover = La deuda debe cubrirse: faltan { money }.
refusal-not-fulfilled = No se cumple, o no es tuyo: { $card }.
refusal-no-victory = No cumples ni tu objetivo principal ni otros tres.
refusal-only-in-distribution = La victoria se declara en la Fase de Reparto.
refusal-points-alone = El modo Conquista se gana por puntos, no declarando.
refusal-no-negotiation = En esta partida no hay negociación.
refusal-trades-after-payday = Los Dominios se intercambian en la Fase de Reparto, tras el Día de Cobro.
refusal-offers-used = Ya has hecho tres ofertas en esta fase.
refusal-no-offer-to = No puedes hacer una oferta a { $seat }.
refusal-nothing-offered = La oferta no nombra nada que pueda cambiar de manos.
refusal-not-tradable = { $card } no se puede negociar: solo Dominios y dinero.
refusal-owner-robbed = El Capo de { $card } está atracado, así que no se puede negociar.
refusal-cannot-give = Lo que se pide no se puede dar.
refusal-not-so-much-money = El dinero se nombra una vez en una oferta, y debe haber { money }.
refusal-no-loan-from-enemy = { $seat } lucha en este Asalto y no presta.
refusal-no-loan-from = { $seat } no tiene a nadie en la Reserva.
refusal-lends-to-foe = { $seat } tiene Soldados en el otro bando, y no luchan contra los suyos.
refusal-two-lent = Aquí se pueden pedir como mucho { $amount }.
refusal-lenders-reserve = En la Reserva de { $card } no hay { $amount }.

## Lo que ha pasado

event-don-dealt = { $seat } dirige la Familia { $card }.
event-objective-drawn = { $card ->
        [none] { $seat } recibe { $kind ->
            [main] un objetivo principal.
           *[other] un objetivo secundario.
        }
       *[other] { $seat } recibe el objetivo { $card }.
    }
event-choice-dealt = { $card ->
        [none] { $seat } recibe una carta para elegir.
       *[other] { $seat } puede elegir { $card }.
    }
event-choice-made = { $card ->
        [none] { $seat } ha elegido en secreto.
       *[other] { $seat } elige en secreto { $card }.
    }
event-capo-joined = { $capo } se une a { $seat } con { $kind_card }. Soldados: { $amount }.
event-capo-drawn = { $seat } consigue otro Capo: { $card }.
event-cards-returned = { $how ->
        [recycle] { $seat } devuelve { $cards }.
       *[other] { $seat } retira del juego { $cards }.
    }
event-domain-dealt = { $seat } empieza con { $card }.
event-domain-revealed = Nuevo en el centro: { $card }.
event-action-drawn = { $card ->
        [none] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-happening-drawn = Un Suceso para { $seat }: { $card }.
event-event-sifted = { $how ->
        [taken] { $seat } toma { $card }.
       *[other] Se descarta { $card }.
    }
event-events-reshuffled = Los descartes se barajan: nuevo mazo de { $amount } cartas.
event-round-began = Ronda { $number }.
event-phase-began = { $step ->
        [distribution] Reparto
        [events] Eventos
        [actions] Acciones
       *[end] Fin de la ronda
    }: empieza { $seat }.
event-die-rolled = { $seat } saca un { $amount }.
event-roll-judged = { $how ->
        [tie] En total, { $seats }: { $totals }. Empate; se repite.
       *[other] { $amount ->
            [0] En total, { $seats }: { $totals }.
           *[other] En total, { $seats }: { $totals } contra { $amount }.
        }
    }
event-paid = { $to ->
        [none] { $seat } paga { money } a la banca.
       *[other] { $seat } paga { money } a { $to }.
    }
event-gained = { $how ->
        [payday] Día de Cobro: { $seat } recibe { money }.
       *[other] { $seat } recibe { money } de la banca.
    }
event-income-robbed = { $amount ->
        [0] { $card } estaba atracado, pero no había nada que llevarse.
       *[other] { $to ->
            [none] La banca se queda { money } de { $card }.
           *[other] { $to } se lleva { money } de { $card }.
        }
    }
event-debt-cancelled = { $seat } no tiene más; se cancelan { money } de la deuda.
event-domain-moved = { $card } está ahora ante { $capo }, de { $seat }.
event-domain-lost = { $seat } pierde { $card }, que va al centro.
event-soldiers-moved = { $seat }: { men } de { $source } a { $card }.
event-soldiers-gained = { $how ->
        [bought] { $seat } compra { men } para { $card }.
        [saved] { $seat } salva { men }, de vuelta a { $card }.
       *[other] { $seat } recibe { men } en { $card }.
    }
event-soldiers-lost = { $seat } pierde { men } en { $card }.
event-soldiers-lent = { $seat } presta a { $to } { men } de { $card }.
event-soldiers-home = Vuelven a { $card }, de { $seat }: { $amount }; caídos: { $dead }.
event-action-began = { $kind ->
        [conquest] { $seat } declara la Conquista de { $target } con { $card }.
        [assault] { $seat } declara el Asalto a { $target } desde { $card }.
       *[other] { $seat } declara el Atraco a { $target } con { $card }.
    }
event-action-ended = { $kind ->
        [conquest] La Conquista de { $target }
        [assault] El Asalto a { $target }
       *[other] El Atraco a { $target }
    } { $how ->
        [won] tiene éxito
        [lost] fracasa
        [dropped] se abandona
       *[cancelled] se anula
    } ({ $seat }).
event-involved = { $amount ->
        [0] { $seat } se involucra gratis.
       *[other] { $seat } se involucra.
    }
event-capo-named = { $seat } nombra a { $card }.
event-men-committed = { $how ->
        [defence] { $seat } trae { men } de la Reserva.
       *[other] { $seat } usa { men }.
    }
event-capo-robbed = { $to ->
        [none] { $card }, de { $seat }, queda atracado; la banca se lleva la renta.
       *[other] { $to } ha atracado a { $card }, de { $seat }.
    }
event-token-cleared = { $card }, de { $seat }, ya no está atracado.
event-card-played = { $seat } juega { $card }.
event-target-named = { $target ->
        [none] { $card } nombra a { $other }.
       *[other] { $card } nombra { $target }.
    }
event-card-cancelled = { $card }, de { $seat }, queda anulada.
event-card-discarded = { $how ->
        [sold] { $seat } descarta { $card } por un Soldado.
        [forced] { $seat } tiene que descartar { $card }.
       *[other] { $seat } pierde { $card }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } mira la mano de { $other }.
       *[other] { $seat } ve la mano de { $other }: { $cards }.
    }
event-forbidden = { $what ->
        [assault] No hay más Asaltos en esta ronda.
        [involvement] Nadie puede involucrarse en esta Conquista.
        [domain] A salvo de Asaltos en esta ronda: { $card }.
       *[capo] { $card } no puede actuar en lo que queda de ronda.
    }
event-price-set = A { $seat } cada Soldado le cuesta ahora { money }.
event-type-drawn = { $seat } roba { $card } para { $capo }.
event-type-changed = { $capo }, de { $seat }, tiene ahora { $card }.
event-capo-lost = { $seat } pierde a { $card } y { men }.
event-objective-claimed = { $seat } ha cumplido { $card }. PR: { $amount }.
event-offer-began = { $kind ->
        [loan] { $seat } pide Soldados a { $to }.
       *[other] { $seat } empieza una oferta a { $to }.
    }
event-offer-named = { $seat } { $what ->
        [gives] da
       *[other] pide
    } { $kind ->
        [money] { money }
        [soldiers] { men }
       *[other] { $card }
    }.
event-offer-put = { $seat } presenta la oferta a { $to }.
event-offer-ended = { $how ->
        [accepted] { $to } acepta la oferta de { $seat }.
        [declined] { $to } rechaza la oferta de { $seat }.
       *[other] { $seat } olvida la oferta a { $to }.
    }
event-declined = { $seat } no hace nada.
event-step-ended = { $seat } ha terminado.
event-game-ended = { $winners_count ->
        [0] No gana nadie.
       *[other] { $how ->
            [main] { $winners } gana con el objetivo principal.
            [secondary] { $winners } gana con tres objetivos secundarios.
            [conquista] Se ha conquistado el último Dominio. Gana { $winners }. Puntos: { $scores }.
           *[rounds] Ha terminado la última ronda. Gana { $winners }. Puntos: { $scores }.
        }
    }

## Números y sus partes

breakdown-own-total = El bando que actúa
breakdown-other-total = El otro bando
breakdown-difficulty = Por superar
breakdown-own-chain = Cadena propia
breakdown-rival-chain = Cadena del otro
breakdown-income = Próxima renta
breakdown-odds = Probabilidad en tanto por ciento
part-odds = Probabilidad
part-don = Don { $card }
part-capo = Capo { $card }
part-type = Tipo de Soldados { $card }
part-domain = { $card }
part-control = Control y monopolio
part-defence = DEFENSA de { $card }
part-soldiers = Soldados
part-lent = Soldados prestados
part-cards = Cartas
part-die = Dado
part-difficulty = DIFICULTAD

## Distritos y negocios

place-bronx = Bronx
place-brooklyn = Brooklyn
place-manhattan = Manhattan
place-queens = Queens
place-staten-island = Staten Island
place-influence-peddling = tráfico de influencias
place-illegal-betting = apuestas ilegales
place-prostitution = prostitución
place-arms-trade = tráfico de armas
place-drug-trade = tráfico de drogas
