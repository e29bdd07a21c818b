### Crime Lords: qué pasa, qué se pregunta, qué se puede hacer y por qué algo no se puede.

## Qué se pregunta

prompt-chance = Decide el azar
    .name = lo que traiga el azar
    .help = Se tiran los dados o se roba una carta; nadie decide nada.
prompt-open-bidding = Sale a subasta { $card }. ¿Tu primera puja?
    .name = la primera puja
    .help = Quien abre tiene que pujar, aunque sea 0 G. Los demás suben o pasan por orden; el último que queda paga y se lleva la carta. Lo que no se gasta en la subasta se pierde.
prompt-bid = { $card } va por { $bid } G. ¿Subes?
    .name = una puja
    .help = Se sube al menos 1 G. Quien pasa queda fuera para esta carta.
prompt-choose-boss = { $seat }, ¿quién es tu Jefe?
    .name = la elección de Jefe
    .help = El Jefe suma a su Fuerza el número de tu Banda. Todo Mafioso tiene menos Fuerza que su superior. Un Jefe no lleva contadores de Infelicidad.
prompt-place = ¿Dónde colocas a { $card }?
    .name = el sitio de un Mafioso
    .help = Un Mafioso queda junto a su superior y no toca a nadie más. Su superior tiene más Fuerza.
prompt-place-next = ¿Qué Mafioso va primero?
    .name = qué Mafioso se coloca ahora
    .help = Los Mafiosos se colocan de uno en uno, cada uno seguido de los que están por debajo. Quien no encuentra sitio deja la Banda.
prompt-payroll = { $seat }, ¿a quién pagas? Debes { $owed } G; llevas pagados { $paid } de tus { $money } G.
    .name = la paga
    .help = Primero el Jefe, entero, antes de que nadie más reciba nada. Una paga parcial da 1 contador de Infelicidad y no cobrar, 2; quien llega a tres se va al área incontrolada.
prompt-turn-start = Empieza el turno. ¿Calmas a alguien?
    .name = el comienzo del turno
    .help = Algunas cartas quitan contadores de Infelicidad al empezar el turno, antes de cobrar.
prompt-turn = { $seat }, ¿qué haces?
    .name = la siguiente acción del turno
    .help = Los ataques, los movimientos y las visitas gastan el contador de Acción del Mafioso que actúa. Quien no hace nada de nada puede pasar y recibir 10 G.
prompt-leave = ¿De verdad dejas la partida?
    .name = dejar la partida
    .help = Tus Mafiosos y Negocios quedan sin control, tus Especiales se descartan y tu dinero va al banco. No hay vuelta atrás.
prompt-after-pass = Has pasado. ¿Algo más antes de acabar el turno?
    .name = el final de un turno pasado
    .help = Aún se pueden jugar cartas Especiales y dar dinero. Después se reponen los contadores.
prompt-move = ¿Adónde va { $card }?
    .name = el destino de un movimiento
    .help = A otro sitio de tu Banda, o a otra Banda si está de acuerdo. Los que están por debajo van con él.
prompt-receive = { $by } te envía a { $card }. ¿Aceptas?
    .name = si se recibe a un Mafioso
    .help = Tú eliges el sitio. Todo Mafioso que cambia de Banda pierde un contador de Infelicidad.
prompt-attack-target = { $kind ->
        [recruit] ¿A quién quieres reclutar?
        [racket] ¿Qué Negocio quieres controlar?
       *[hit] ¿A quién quieres asesinar?
    }
    .name = el objetivo del ataque
    .help = Aparece todo lo que puede atacar alguno de tus Mafiosos con contador de Acción.
prompt-attack-attacker = ¿Quién ataca? Objetivo: { $target }
    .name = el atacante
    .help = El atacante gasta su contador de Acción. Cuentan su Fuerza y sus propias ventajas.
prompt-attack-protector = { $attacker } ataca. ¿Quién protege { $target }?
    .name = quién protege un Negocio
    .help = Un Mafioso puede gastar su contador y restar su Fuerza. Sus subordinados podrán ayudar después.
prompt-attack-go = { $attacker } contra { $target }: ¿sigues o lo anulas?
    .name = seguir o anular
    .help = Quien anula recupera el contador, pero el mismo ataque no puede repetirse este turno. El dinero de un asesinato se enseña ahora, 5 G como máximo.
prompt-attack-commit = { $attacker } contra { $target }: ¿cuánto dinero pones, en secreto?
    .name = el dinero secreto
    .help = Contestan todos a la vez. El atacante suma, el dueño resta y los demás hacen lo que quieran con hasta 10 G. Se enseña todo junto y va al banco.
prompt-attack-helper = { $attacker } contra { $target }: ¿quién ayuda?
    .name = un ayudante
    .help = Un Mafioso por debajo del atacante puede gastar su contador y sumar su Fuerza. En un asesinato, un subordinado inmediato.
prompt-attack-superior = { $attacker } recluta a { $target }. ¿Interviene { $card }?
    .name = la defensa del superior
    .help = El superior gasta su contador y resta su Fuerza.
prompt-attack-hide = { $attacker } quiere asesinar a { $target }. ¿Se esconde?
    .name = esconderse
    .help = Esconderse gasta el contador del objetivo y resta 3.
prompt-attack-guards = ¿Qué Guardaespaldas de { $target } gasta su contador?
    .name = los Guardaespaldas
    .help = En esta partida un Guardaespaldas solo protege si gasta su contador.
prompt-attack-rounds = { $side ->
        [attack] { $attacker } contra { $target }: ¿más ayuda para el ataque?
       *[defend] { $attacker } contra { $target }: ¿más ayuda para la defensa?
    }
    .name = una ronda de ayuda
    .help = Pueden ayudar cuantos subordinados, Mafiosos con un bonificador para este ataque, Bandas callejeras y Bajos fondos del distrito se quiera, por un contador cada uno. Los bandos se alternan hasta que ninguno añade nada.
prompt-declare-window = { $attacker } ataca. Objetivo: { $target }. ¿Juegas una Especial?
    .name = las Especiales tras la declaración
    .help = Se pregunta a quien tenga cartas Especiales, sean las que sean.
prompt-money-window = Se ha enseñado el dinero. Objetivo: { $target }. ¿Juegas una Especial?
    .name = las Especiales tras el dinero
    .help = Se pregunta a quien tenga cartas Especiales, sean las que sean.
prompt-help-window = Se ha nombrado ayuda. Objetivo: { $target }. ¿Juegas una Especial?
    .name = las Especiales tras la ayuda
    .help = Se pregunta a quien tenga cartas Especiales, sean las que sean.
prompt-before-roll-window = Antes de la tirada: { $attacker } contra { $target }. ¿Juegas una Especial?
    .name = las Especiales antes de la tirada
    .help = Ayudantes, escondites y dinero están decididos. Con un número menor que 2 se fracasa sin tirar.
prompt-after-roll-window = Ha salido { $roll }: { $attacker } contra { $target }. ¿Juegas una Especial?
    .name = las Especiales tras la tirada
    .help = Si todos renuncian, vale la tirada.
prompt-special-window = { $by } juega { $card }. ¿Respondes?
    .name = la respuesta a una Especial
    .help = Si todos renuncian, { $card } surte efecto.
prompt-name-card = { $card }: ¿qué carta?
    .name = el objetivo de una carta
    .help = Solo aparecen las cartas en las que cambiaría algo.
prompt-name-more = { $card }: ¿otra más?
    .name = otro objetivo de una carta
    .help = Puedes nombrar más o dejarlo así.
prompt-name-seat = { $card }: ¿qué jugador?
    .name = el jugador al que apunta una carta
    .help = Solo se muestran los secretos de ese jugador, y solo a ti.
prompt-name-cause = { $card }: ¿a favor o en contra del ataque?
    .name = el lado que toma una carta
    .help = El número se suma o se resta, como elijas.
prompt-steal = ¿Qué Especial de { $other } te quedas?
    .name = la Especial que se toma
    .help = Las ves todas. Los demás solo ven que una cambia de manos.
prompt-war = Guerra de bandas, implicados: { $seats }. ¿Un asesinato?
    .name = un turno de la guerra de bandas
    .help = Cada Banda, en su turno, comete un asesinato o pasa. Cuando todas las implicadas pasan seguidas, la guerra acaba.
prompt-spoils = La Banda de { $other } está eliminada. ¿Con qué Negocio te quedas?
    .name = un Negocio de una Banda eliminada
    .help = Uno de inmediato, y otro por cada contador de Acción que gastes.
prompt-spoils-token = ¿Gastas un contador por otro Negocio de { $other }?
    .name = un contador por otro Negocio
    .help = Vale cualquier contador de tus Mafiosos y Negocios.
prompt-agree = A un paso de la victoria: { $seats }. ¿Ganáis juntos?
    .name = una victoria compartida
    .help = Se pregunta a todos a la vez y todos tienen que aceptar. Si no, la partida sigue.
prompt-offer = ¿Qué ofreces a { $to }?
    .name = los términos de una oferta
    .help = Por ahora das { offer-gives } y pides { offer-wants }. Los Negocios y las Especiales solo cambian de manos en el turno de uno de los dos. Las promesas no obligan a nadie.
prompt-consent = { $by } te da { offer-gives } y pide { offer-wants }. ¿De acuerdo?
    .name = la respuesta a una oferta
    .help = Si aceptas, se cumplen las dos mitades a la vez. Si no, no pasa nada.

# Qué da y qué pide una oferta; partes de otras frases.
offer-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nada
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } G
           *[other] { $gives } G y además { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nada
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } G
           *[other] { $wants } G y además { $wants_cards }
        }
    }

## Qué se puede hacer

action-deal = Se reparte: { $card }
action-draw = Se roba: { $card }
action-roll = Los dados muestran { $total }
action-decline-bid = Pasar
action-decline-receive = Rechazar
action-decline-turn-start = No calmar a nadie
action-decline-attack-protector = Nadie
action-decline-attack-commit = Nada de dinero
action-decline-attack-helper = Nadie
action-decline-attack-superior = No intervenir
action-decline-attack-hide = No esconderse
action-decline-attack-guards = Nadie más
action-decline-attack-rounds = Nadie más
action-decline-name-more = Eso es todo
action-decline-special-window = Dejar que { $card } surta efecto
action-decline-after-roll-window = Dejar la tirada como está
action-decline-war = Pasar
action-decline-spoils-token = Basta
action-decline-leave = Quedarse
action-decline-agree = No, seguir jugando
action-confirm = Sí
action-confirm-attack-superior = Intervenir
action-confirm-leave = Sí, dejarla para siempre
action-confirm-agree = Sí, ganar juntos
action-play = Jugar { $card }
action-choose-cause = { $cause ->
        [for] A favor del ataque
       *[against] En contra del ataque
    }
action-place = { $side ->
        [north] Encima de { $master }
        [east] A la derecha de { $master }
        [south] Debajo de { $master }
       *[west] A la izquierda de { $master }
    }
action-bid = Pujar { $amount } G
action-pay = Pagar a { $card } { $amount } G
action-pay-all = Pagar a todos entero
action-pay-no-more = No pagar a nadie más
action-attack = { $kind ->
        [recruit] Reclutar a un Mafioso
        [racket] Controlar un Negocio
       *[hit] Cometer un asesinato
    }
action-move-crook = Mover a { $card }
action-visit = Visita de { $card }
action-return-crook = Despedir a { $card }
action-treason = Traición: { $card } derroca al Jefe
action-retire = Retirar al Jefe; le sucede { $card }
action-use-ability = Usar { $card }
action-pass = Pasar el turno y recibir 10 G
action-leave = Dejar la partida
action-proceed = Acabar el turno
action-go-on = { $amount ->
        [0] Seguir
       *[other] Seguir con { $amount } G
    }
action-call-off = Anular el ataque
action-commit = { $cause ->
        [for] { $amount } G a favor del ataque
       *[against] { $amount } G en contra del ataque
    }
action-help = Ayuda de { $card }
action-hide = Esconderse
action-offer = Hacer una oferta a { $to }
action-give-money = Dar { $amount } G
action-want-money = Pedir { $amount } G
action-give-special = Dar la Especial { $card }
action-want-special = Pedir la Especial { $card }
action-give-racket = Dar el Negocio { $card }
action-want-racket = Pedir el Negocio { $card }
action-propose = Hacer la oferta
action-withdraw = Olvidar la oferta

## Por qué algo se rechaza

refusal-opener-bids = Quien abre tiene que pujar, aunque sea 0 G.
refusal-bid-too-low = { $amount } G es poco: la puja está en { $bid } G.
refusal-too-much-money = { $amount } G es demasiado: tienes { $there } G.
refusal-not-your-crook = No es un Mafioso tuyo: { $card }.
refusal-not-your-card = No es tuya: { $card }.
refusal-no-place = Ahora no hay sitio para { $card }.
refusal-side-not-free = En ese lado de { $card } no hay sitio: un Mafioso toca a su superior y a nadie más.
refusal-too-strong = { $card } es demasiado fuerte para { $master }: un superior tiene más Fuerza.
refusal-keeps-superior = { $card } conserva a su superior.
refusal-only-below = El recluta queda bajo { $card } o bajo alguien que esté por debajo.
refusal-same-place = { $card } ya está ahí.
refusal-next-to-boss = Mientras quede sitio, { $card } va junto al Jefe.
refusal-boss-first = Primero se paga entero a { $card }, que es el Jefe.
refusal-more-than-full = La paga entera de { $card } es de { $amount } G.
refusal-pay-only-rises = { $card } ya tiene { $amount } G.
refusal-cannot-pay-all = No hay dinero para pagar a todos entero.
refusal-pay-withheld = En esta partida solo se puede pagar de menos si se gasta todo el dinero.
refusal-stays = Has dicho que te quedas; vuelve a pedirlo el próximo turno.
refusal-already-acted = Ya has hecho algo este turno, así que no puedes pasar.
refusal-has-passed = Quien ha pasado no da Negocios ni Especiales: se queda { $card }.
refusal-has-passed-all = Has pasado: este turno no hay acciones.
refusal-only-in-actions = Eso pertenece a las acciones de tu propio turno.
refusal-no-token = No hay contador de Acción en { $card }.
refusal-boss-stays = El Jefe se queda donde está: { $card }.
refusal-nowhere-to-move = No hay otro sitio para { $card }.
refusal-below-itself = { $card } no puede ir a un sitio por debajo de sí mismo.
refusal-no-room-there = La Banda de { $seat } no tiene sitio para { $card }.
refusal-not-unhappy = { $card } no tiene contadores de Infelicidad.
refusal-nothing-to-visit = No tienes ningún Negocio que le guste a { $card }.
refusal-not-a-lieutenant = Solo un Lugarteniente puede suceder al Jefe, y { $card } no lo es.
refusal-cannot-retire = Retirar al Jefe cuesta { $amount } G.
refusal-no-ability = Sin habilidad que usar ahora: { $card }.
refusal-ability-used = La habilidad de { $card } ya se ha usado este turno.
refusal-ability-unpaid = La habilidad de { $card } cuesta { $amount } G y tienes menos.
refusal-changes-nothing = { $card } no cambiaría nada ahora.
refusal-no-such-attack = { $kind ->
        [recruit] Ahora no hay nadie a quien pueda reclutar un Mafioso tuyo.
        [racket] Ahora no hay ningún Negocio que pueda controlar un Mafioso tuyo.
       *[hit] Ahora no hay nadie a quien pueda asesinar un Mafioso tuyo.
    }
refusal-not-a-crook = No es un Mafioso: { $card }.
refusal-not-a-racket = No es un Negocio: { $card }.
refusal-not-in-play = No está en la mesa: { $card }.
refusal-own-recruit = { $card } está en tu propia Banda: usa un movimiento.
refusal-own-racket = { $card } ya es tu Negocio.
refusal-own-boss = Tu propio Jefe solo se va por traición o retiro: { $card }.
refusal-boss-immune = Nadie recluta a un Jefe: { $card }.
refusal-called-off-before = Este ataque contra { $card } se anuló este turno y no puede repetirse.
refusal-attacks-itself = { $card } no puede atacarse a sí mismo.
refusal-cannot-help = { $card } no puede ayudar aquí.
refusal-one-helper = Aquí no puede ayudar más de uno.
refusal-help-is-over = El tiempo de ayudar ha pasado.
refusal-committed = Ya es tarde para anular el ataque.
refusal-attack-running = No mientras hay un ataque en marcha.
refusal-money-comes-later = El dinero de este ataque se pone en secreto y más tarde.
refusal-hit-money = En un asesinato cuentan 5 G como máximo, no { $amount }.
refusal-only-attacker-pays = En un asesinato solo gasta dinero el atacante.
refusal-no-money-now = No es el momento del dinero.
refusal-wrong-side = Atacante y dueño pagan solo por su propio lado.
refusal-third-money = Los demás ponen como máximo 10 G en un ataque, no { $amount }.
refusal-no-amount = Tiene que ser al menos 1 G.
refusal-war-running = No mientras dura una guerra de bandas.
refusal-war-targets = En la guerra se asesina a Mafiosos de otras Bandas, no a { $card }.
refusal-not-a-special = No es una Especial: { $card }.
refusal-not-held = No tienes { $card }.
refusal-wrong-moment = No es el momento de { $card }.
refusal-not-for-you = Aquí no te toca a ti jugar { $card }.
refusal-wrong-target = { $target } no vale como objetivo de { $card }.
refusal-not-their-racket = { $card } no es un Negocio de esa Banda.
refusal-no-offer-to = No puedes hacer una oferta a { $seat }.
refusal-offers-used = No puedes hacer otra oferta este turno.
refusal-no-deals-now = En este momento no se puede dar ni cambiar nada.
refusal-nothing-offered = La oferta no da nada ni pide nada.
refusal-throws-the-game = Un regalo así daría la victoria a { $seat }.
refusal-cannot-give = No puedes dar lo que se pide.
refusal-money-once = El dinero se nombra una sola vez en una oferta.
refusal-money-of-deal = { $amount } G no es una cantidad que puedas nombrar aquí.
refusal-not-their-turn = Los Negocios y las Especiales solo cambian de manos en el turno de uno de los dos.

## Qué ha pasado

event-mob-dealt = { $seat } dirige { $card }.
event-game-began = Cada uno tiene { $amount } G para pujar.
event-dice-rolled = { $why ->
        [opener] { $seat } saca { $total } para la primera puja.
        [start] { $seat } saca { $total } para el primer turno.
       *[other] { $seat } saca { $total }.
    }
event-lot-turned = { $seat } descubre { $card }.
event-lot-aside = De estas ya se han vendido bastantes: se aparta { $card }.
event-bid-made = { $seat } puja { $amount } G.
event-lot-sold = { $seat } compra { $card } por { $amount } G.
event-cards-returned = { $how ->
        [shuffled] Vuelven al mazo, barajadas: { $cards }.
       *[removed] Salen del juego: { $cards }.
    }
event-crook-dealt = { $seat } recibe { $card } por no tener ningún Mafioso.
event-boss-crowned = { $card } es el Jefe de { $seat }.
event-crook-laid = { $side ->
        [north] { $seat } coloca a { $card } encima de { $master }.
        [east] { $seat } coloca a { $card } a la derecha de { $master }.
        [south] { $seat } coloca a { $card } debajo de { $master }.
       *[west] { $seat } coloca a { $card } a la izquierda de { $master }.
    }
event-money-dealt = Cada uno empieza con { $amount } G.
event-card-revealed = { $seat ->
        [none] En la mesa, sin control: { $card }.
       *[other] { $seat } roba { $card }, que queda sin control.
    }
event-special-drawn = { $card ->
        [none] { $seat } roba una Especial.
       *[other] { $seat } roba la Especial { $card }.
    }
event-turn-began = Turno { $turn }: { $seat }.
event-step-began = { $seat } ha terminado.
event-income-paid = { $seat } cobra { $total } G de ingresos.
event-payroll-paid = { $seat } paga a su Banda{ $total ->
        [none] { "" }
       *[other] , { $total } G en total
    }.{ $full_count ->
        [0] { "" }
       *[other] { " " }Entero: { $full }.
    }{ $part_count ->
        [0] { "" }
       *[other] { " " }En parte: { $part }.
    }{ $none_count ->
        [0] { "" }
       *[other] { " " }Nada: { $none }.
    }
event-turn-passed = { $seat } pasa este turno y recibe { $amount } G.
event-tokens-refreshed = { $what ->
        [all] { $seat } repone los contadores de Acción de todas sus cartas.
       *[crooks] { $seat } repone los contadores de Acción de todos sus Mafiosos.
    }
event-turn-ended = { $seat } acaba el turno.
event-crook-upset = { $card } recibe Infelicidad, { $amount }: { $why ->
        [part_pay] cobra solo en parte.
        [no_pay] no cobra.
        [stronger] tiene más Fuerza que su superior.
        [killed] han matado a alguien cercano.
        [missed] un asesinato que ha fallado por poco.
        [demoted] deja de ser Lugarteniente.
        [treason] traición en la Banda.
       *[card] por efecto de una carta.
    }
event-crook-calmed = { $card } pierde Infelicidad, { $amount }: { $why ->
        [new_mob] una Banda nueva.
        [promoted] ahora es Lugarteniente.
        [weakness] la Banda ha ganado lo que le gusta.
        [visit] una visita agradable.
       *[card] por efecto de una carta.
    }
event-crook-gone = { $to ->
        [uncontrolled] { $card } se va al área incontrolada.
       *[discarded] { $card } sale del juego.
    }
event-crook-moved = { $to ->
        [none] { $seat } mueve a { $card } junto a { $master }.
       *[other] { $seat } envía a { $card } con { $to }.
    }
event-move-asked = { $seat } pide a { $to } que reciba a { $card }.
event-move-refused = { $to } no recibe a { $card }, de { $seat }.
event-crook-visited = { $card } hace una visita.
event-boss-overthrown = Traición: { $by_card } derroca a { $card }.
event-boss-retired = { $seat } retira a { $card } con { $amount } G; le sucede { $by_card }.
event-ability-used = { $amount ->
        [0] { $seat } usa { $card }.
       *[other] { $seat } usa { $card } por { $amount } G.
    }
event-attack-began = { $kind ->
        [recruit] { $seat } prepara un reclutamiento.
        [racket] { $seat } prepara el control de un Negocio.
       *[hit] { $seat } prepara un asesinato.
    }
event-target-named = { $seat } nombra el objetivo: { $card }.
event-attacker-named = { $seat } nombra al atacante: { $card }.
event-attack-declared = { $kind ->
        [recruit] { $attacker } quiere reclutar a { $target }.
        [racket] { $attacker } quiere controlar { $target }.
       *[hit] { $attacker } quiere asesinar a { $target }.
    }
event-protector-named = { $card } interviene por { $seat }.
event-attack-pressed = { $amount ->
        [0] { $seat } sigue adelante.
       *[other] { $seat } sigue adelante con { $amount } G.
    }
event-attack-called-off = { $seat } anula el ataque.
event-money-committed = { $amount ->
        [none] { $seat } ha decidido sobre el dinero.
       *[other] { $seat } pone { $amount } G.
    }
event-money-shown = Dinero enseñado (lo que baja de cero cuenta en contra): { $seats }.
event-help-given = { $card } ayuda con { $power }.
event-crook-hid = { $card } se esconde.
event-attack-resolved = { $how ->
        [success] El ataque contra { $target } sale bien.
        [cancelled] El ataque contra { $target } queda en nada.
        [no_chance] El ataque contra { $target } no tiene posibilidades y fracasa.
       *[failure] El ataque contra { $target } fracasa: hacía falta { $need } o menos.
    }
event-crook-recruited = { $owner ->
        [none] { $seat } recluta a { $card }.
       *[other] { $seat } recluta a { $card }, de { $owner }.
    }
event-recruit-lost = No hay sitio para { $card }, que se queda donde estaba.
event-racket-taken = { $owner ->
        [none] { $seat } se hace con { $card }.
       *[other] { $seat } se hace con { $card }, de { $owner }.
    }
event-crook-killed = { $boss ->
        [yes] El Jefe ha muerto: { $card }, a manos de { $seat }.
       *[no] Muere a manos de { $seat }: { $card }.
    }
event-crook-missed = { $card } sobrevive al asesinato.
event-crook-grew = { $card } gana { $amount } de Fuerza.
event-crook-taken = { $seat } acoge a { $card } sin tirada.
event-war-began = ¡Guerra de bandas! { $seat } ha atentado contra el Jefe de { $other }.
event-war-joined = { $seat } entra en la guerra.
event-war-ended = La guerra de bandas ha terminado.
event-mob-eliminated = { $by ->
        [none] { $seat } no tiene ya ningún Mafioso y queda fuera.
       *[other] { $seat } no tiene ya ningún Mafioso y queda fuera, por obra de { $by }.
    }
event-token-spent = { $seat } gasta el contador de { $card }.
event-card-freed = Nadie controla ya { $card }.
event-special-lost = Se descarta { $card }, de { $seat }.
event-special-played = { $seat } juega { $card }.
event-special-aimed = { $cause ->
        [for] { $seat } pone { $card } a favor del ataque.
        [against] { $seat } pone { $card } en contra del ataque.
       *[none] { $other ->
            [none] { $seat } dirige { $card } contra { $target }.
           *[other] { $seat } dirige { $card } contra { $other }.
        }
    }
event-special-cancelled = { $seat } anula { $card }.
event-special-wasted = { $card }, de { $seat }, no hace nada.
event-attack-cancelled = { $seat } hace fracasar el ataque.
event-attack-changed = { $card } cambia el número en { $amount }.
event-help-cancelled = La ayuda de { $card } no cuenta.
event-roll-fixed = Nadie tira: la suma es { $total }.
event-dice-lifted = Se tiran los dados otra vez.
event-special-stolen = { $card ->
        [none] { $seat } se queda una Especial de { $owner }.
       *[other] { $seat } se queda la Especial { $card }, de { $owner }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } mira las Especiales de { $other }.
       *[other] { $seat } mira las Especiales de { $other }: { $cards }.
    }
event-money-seen = { $amount ->
        [none] { $seat } mira el dinero de { $other }.
       *[other] { $seat } mira el dinero de { $other }: { $amount } G.
    }
event-money-gained = { $seat } recibe { $amount } G gracias a { $card }.
event-card-readied = { $card } vuelve a tener contador de Acción.
event-token-lost = { $card } pierde su contador de Acción.
event-racket-muted = { $card } no pagará nada en el próximo cobro.
event-pay-waived = { $card } no necesita paga esta vez.
event-declined = { $seat } renuncia.
event-offer-began = { $seat } hace una oferta a { $to }.
event-offer-named = { $what ->
        [gives_money] { $amount ->
            [none] { $seat } añade dinero a la oferta.
           *[other] { $seat } añade a la oferta: { $amount } G.
        }
        [wants_money] { $amount ->
            [none] { $seat } pide dinero.
           *[other] { $seat } pide { $amount } G.
        }
        [gives_special] { $card ->
            [none] { $seat } añade una Especial a la oferta.
           *[other] { $seat } añade a la oferta: { $card }.
        }
        [wants_special] { $card ->
            [none] { $seat } pide una Especial.
           *[other] { $seat } pide { $card }.
        }
        [gives] { $seat } añade a la oferta: { $card }.
       *[wants] { $seat } pide { $card }.
    }
event-offer-put = { $to } tiene que contestar a la oferta de { $seat }.
event-offer-ended = { $how ->
        [accepted] { $to } acepta la oferta de { $seat }.
        [declined] { $to } rechaza la oferta de { $seat }.
       *[withdrawn] { $seat } olvida la oferta a { $to }.
    }
event-money-given = { $amount ->
        [none] { $seat } da dinero a { $to }.
       *[other] { $seat } da a { $to } { $amount } G.
    }
event-special-given = { $card ->
        [none] { $seat } da una Especial a { $to }.
       *[other] { $seat } da a { $to } la Especial { $card }.
    }
event-racket-given = { $seat } da a { $to } el Negocio { $card }.
event-victory-refused = No hay victoria compartida; en contra: { $seats }.
event-player-left = { $seat } deja la partida.
event-game-ended = { $winners_count ->
        [0] La partida acaba sin ganador.
        [one] { $how ->
            [total] { $winners } controla lo suficiente y gana.
            [length] { $winners } es quien más tiene al acabar el tiempo y gana.
           *[last] { $winners } es la última Banda en pie y gana.
        }
       *[other] { $how ->
            [agreed] { $winners } acuerdan ganar juntos.
            [length] { $winners } son los que más tienen al acabar el tiempo y ganan juntos.
           *[total] { $winners } controlan lo suficiente y ganan juntos.
        }
    }

## De qué se compone un número

breakdown-roll-needed = Tirada necesaria, o menos
breakdown-income = Próximos ingresos
breakdown-total = Total
breakdown-payroll = Paga debida
part-power = Fuerza de { $card }
part-resistance = Resistencia de { $card }
part-target-power = Fuerza de { $card }
part-rank = Rango de { $card }
part-weakness = Lo que le gusta a { $card }
part-unhappy = Infelicidad de { $card }
part-own-rackets = Negocios afines de { $seat }
part-their-rackets = Negocios afines de { $seat }
part-helper = Ayuda de { $card }
part-superior = Superior: { $card }
part-protector = Protección de { $card }
part-defender = Defensa de { $card }
part-money = Dinero de { $seat }
part-bonus = { $card }
part-special = { $card }
part-bodyguard = Guardaespaldas: { $card }
part-hiding = Escondite
part-war = Guerra de bandas
part-income = Ingresos de { $card }
part-gain = { $card }
part-wage = Paga de { $card }
part-rackets = Negocios
part-type-bonus = Todos los Negocios de un tipo
part-district-bonus = Un distrito

## La mesa

board-mob = Banda
board-total = Total
board-crooks = Mafiosos
board-rackets = Negocios
board-money = G
board-boss-token = Contador de Jefe +{ $amount }
board-boss = { $card } (Jefe)
board-likes = le gusta: { $word }

list-amount = { $item } { $amount } G
