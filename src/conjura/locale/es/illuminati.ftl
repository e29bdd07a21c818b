### Illuminati: qué pasa, qué se pregunta, qué se puede hacer y por qué algo no se puede.

## Lo que se pregunta

prompt-chance = Decide el azar
    .name = lo que traiga el azar
    .help = Se tiran los dados o se roba una carta; nadie puede elegir.
prompt-choose-goal = { $seat }, ¿de quién es tu meta?
    .name = una meta secreta
    .help = Elige la meta especial de una carta Illuminati. Queda en secreto y vale como tuya.
prompt-tax = ¿Cobrar a { $payer } el impuesto de { $card }?
    .name = un impuesto
    .help = El impuesto se cobra entero o no se cobra. { $payer } elige qué cartas pagan; quien tiene menos paga lo que hay. El dinero se pone en { $card }.
prompt-pay = ¿Qué carta paga? Se deben { $amount } MB.
    .name = un pago
    .help = { $to ->
        [none] El dinero va a la banca. Puedes repartirlo entre las cartas que pueden pagar.
       *[other] El dinero va a { $to }. Puedes repartirlo entre tus cartas.
    }
prompt-start-window = Empieza un turno. ¿Juegas una carta especial?
    .name = cartas especiales al empezar el turno
    .help = Se pueden jugar cartas para el comienzo de un turno y para cualquier momento. Se pregunta a quien tenga cartas especiales, sean las que sean.
prompt-income-window = Antes de tus ingresos: ¿juegas una carta especial?
    .name = cartas especiales antes de los ingresos
    .help = Ahora se pueden jugar cartas para tus propios ingresos y para cualquier momento.
prompt-pause-window = Entre dos acciones. ¿Juegas una carta especial?
    .name = cartas especiales entre dos acciones
    .help = Después de cada acción se pueden jugar cartas para cualquier momento. Si nadie quiere, el turno sigue.
prompt-card-window = Ataque de { $attacker } a { $target }. ¿Respondes al anuncio?
    .name = respuestas al anuncio del ataque
    .help = Es el momento de anular una carta puesta con el anuncio, de abolir el privilegio, con una carta para ello o con dos cualesquiera, o de ganarte el derecho a interferir.
prompt-roll-window = Sale { $roll }: { $attacker } contra { $target }. ¿Lo cambias?
    .name = cartas especiales después de la tirada
    .help = Ahora se puede jugar una carta que cambie la tirada. Cuenta la última jugada. Si nadie quiere, la tirada vale.
prompt-answer-window = { $by } juega { $card }. ¿La anulas?
    .name = una respuesta a una carta especial
    .help = Ahora solo se puede jugar una carta que anule cartas especiales. Si nadie quiere, { $card } tiene efecto.
prompt-final-window = El turno ha terminado. ¿Una última carta especial?
    .name = cartas especiales al final del turno
    .help = Se pueden jugar cartas para cualquier momento antes de ver si alguien ha ganado.
prompt-name-target = { $card }: ¿contra quién, o contra qué?
    .name = el objetivo de una carta especial
    .help = Nómbralo ahora; solo después pueden responder los demás.
prompt-name-arrow = ¿De dónde cuelga el grupo { $target }?
    .name = la flecha para el grupo
    .help = La carta { $card } pone el grupo { $target } bajo tu control. Nombra la flecha libre de la que cuelga.
prompt-name-side = ¿De qué lado cuelga el grupo { $target }?
    .name = un lado sin flecha
    .help = Con la carta { $card }, el grupo { $target } puede colgar de un lado sin flecha de tus cartas. Dura mientras el grupo cuelgue de ahí.
prompt-name-use = ¿Qué hace la carta { $card }?
    .name = el uso de una carta especial
    .help = Nómbralo ahora; solo después pueden los demás responder a la carta.
prompt-ability-payer = { $card }: ¿quién paga { $amount } MB?
    .name = quién paga una capacidad
    .help = Lo paga entero una sola carta: { $card } o tus Illuminati.
prompt-abolish = ¿Qué carta especial pones contra el privilegio?
    .name = una carta especial contra el privilegio
    .help = Hacen falta dos cartas especiales de un mismo jugador, sean las que sean. Si anulan una, puedes reponerla; si no, la otra también se pierde.
prompt-replace-privilege = Tu carta fue anulada. ¿Das otra por el privilegio?
    .name = otra carta por el privilegio
    .help = El ataque no es privilegiado si no descartas enseguida otra carta especial.
prompt-attack-target = { $kind ->
        [control] ¿Qué grupo quieres controlar?
        [neutralize] ¿Qué grupo quieres neutralizar?
        [brainwash] ¿A qué grupo quieres lavarle el cerebro?
       *[destroy] ¿Qué grupo quieres destruir?
    }
    .name = el objetivo del ataque
    .help = Solo aparecen los grupos que alguna de tus cartas puede atacar así.
prompt-attack-change = ¿Qué cambia el lavado de cerebro de { $target }?
    .name = el cambio que trae el lavado de cerebro
    .help = Se añade o se quita una alineación, hasta que vuelva a cambiarse. Llegar a la opuesta exige dos intentos.
prompt-attack-attacker = ¿Qué carta ataca a { $target }?
    .name = el atacante
    .help = Una carta con Poder que no haya actuado este turno. Cuentan sus alineaciones, no las de quienes ayudan. Para controlar necesita una flecha libre.
prompt-attack-aid = Ataque de { $attacker } a { $target }: ¿quién ayuda?
    .name = el anuncio del ataque
    .help = Puede ayudar cualquier carta tuya con Poder Transferible que no haya actuado este turno. Tras el anuncio ya no se suma nadie. El privilegio deja fuera el dinero de los demás.
prompt-attack-loop = { $attacker } contra { $target }: ¿gastas dinero o juegas una carta?
    .name = el siguiente paso del ataque
    .help = Cada MB vale 1 a favor o en contra, y 2 si es del propio grupo atacado. Se sigue hasta que todos renuncian uno tras otro.
prompt-attack-decide = { $attacker } contra { $target }: ¿tiras o cancelas?
    .name = tirar o cancelar
    .help = No se ha gastado nada, así que el ataque aún se puede cancelar sin coste. Las cartas especiales puestas para él se pierden igualmente.
prompt-attack-endow = ¿Cuánto dinero de { $attacker } para el grupo { $target }?
    .name = dinero para el grupo capturado
    .help = Una vez y gratis, el atacante puede pasar parte de su dinero al grupo que acaba de capturar.
prompt-carry = De { $source }: ¿cuánto y adónde?
    .name = el destino del dinero
    .help = El dinero va al amo o a una marioneta de la carta en que está.
prompt-redistribute = ¿Mueves dinero dentro de tu estructura?
    .name = el dinero de la estructura
    .help = Toma dinero de una carta y ponlo en cualquier otra, cuantas veces quieras. Sigue adelante cuando acabes.
prompt-lay-bonus = ¿Qué carta recibe los { $amount } MB?
    .name = la carta para el dinero nuevo
    .help = El dinero viene de la banca, a cualquier carta de tu estructura.
prompt-place = ¿De dónde cuelga el grupo { $card }?
    .name = un sitio para el grupo
    .help = Elige una flecha libre. Las marionetas van con él tal como cuelgan; lo que no cabe se cuelga de nuevo o se pierde.
prompt-place-next = Algunas cartas se superponen. ¿Cuál va primero?
    .name = qué carta superpuesta va primero
    .help = { $root } ya tiene sitio, pero algunas cartas de su árbol se superponen. Cada una se cuelga de una flecha libre de su propio amo, o se pierde si no la hay.
prompt-rearrange = ¿Reordenas tu estructura?
    .name = una reordenación
    .help = Levanta grupos y cuélgalos donde haya una flecha libre. Antes de terminar tienen que estar todos colgados. Sueltos: { $loose }.
prompt-alter-target = ¿Qué grupo cambia de alineaciones con { $card }?
    .name = el grupo cuyas alineaciones cambian
    .help = Cualquier otro grupo en juego, de quien sea o de nadie. El cambio dura hasta el final del turno.
prompt-alter = ¿Cómo cambia el grupo { $card }?
    .name = el cambio de una alineación
    .help = Añade una alineación, quita una o inviértela. No se puede añadir ninguna mientras el grupo tenga la opuesta.
prompt-extra-draw = ¿Una carta más?
    .name = una carta más
    .help = Algunas de tus cartas pueden robar otra del mazo, una vez por turno cada una, alguna de ellas con dinero propio.
prompt-turn = { $actions ->
        [0] { $seat }, ¿algo más? No quedan acciones.
        [one] { $seat }, ¿qué haces? Queda una acción.
       *[other] { $seat }, ¿qué haces? Quedan { $actions } acciones.
    }
    .name = la siguiente acción del turno
    .help = Atacar, mover dinero o mover un grupo cuesta una acción. Las cartas especiales, abandonar un grupo y los regalos no cuestan ninguna. Quien no hace nada en absoluto puede pasar y tomar 5 MB.
prompt-transfers = { $transfers ->
        [one] ¿Mueves dinero? Queda una transferencia gratuita.
       *[other] ¿Mueves dinero? Quedan { $transfers } transferencias gratuitas.
    }
    .name = las transferencias gratuitas
    .help = Una transferencia va de una carta a su amo o a una de sus marionetas. Ya no hay más acciones este turno.
prompt-power-step = ¿Usas el poder de tus Illuminati?
    .name = el poder de los Illuminati
    .help = Una vez por turno, después de las transferencias y antes de que acabe el turno.
prompt-brainwash-step = { $seat }, ¿tu lavado de cerebro gratuito?
    .name = el lavado de cerebro gratuito
    .help = Una vez por turno, antes de toda acción. Se resuelve como un ataque para controlar y cambia una alineación del objetivo. Las cartas que participan quedan usadas; tus Illuminati, no.
prompt-campaign-step = { $seat }, ¿tu propaganda gratuita?
    .name = el intento gratuito de propaganda
    .help = Una vez por turno, después de las acciones y antes de las transferencias. Mueve un marcador de las actitudes mundiales; participa toda tu estructura y no se usa ninguna carta.
prompt-campaign-marker = ¿Hacia dónde gira el mundo?
    .name = el rumbo de la propaganda
    .help = Nombra el lado hacia el que va el marcador y cuántos espacios. Cada espacio resta 5 al número que hay que sacar.
prompt-campaign-loop = { $toward ->
        [lawful] Propaganda de { $by } contra el crimen, espacios: { $spaces }. ¿Gastas dinero o tomas partido?
       *[other] Propaganda de { $by } hacia el lado { $toward }, espacios: { $spaces }. ¿Gastas dinero o tomas partido?
    }
    .name = el siguiente paso de la propaganda
    .help = Cada MB de unos Illuminati vale 1 a favor o en contra. Cada grupo mediático suma su Poder, una vez, al bando que quiera. Se sigue hasta que todos renuncian uno tras otro.
prompt-campaign-decide = { $toward ->
        [lawful] Propaganda contra el crimen, espacios: { $spaces }. ¿Tiras o la cancelas?
       *[other] Propaganda hacia el lado { $toward }, espacios: { $spaces }. ¿Tiras o la cancelas?
    }
    .name = tirar por la propaganda o cancelarla
    .help = No se ha gastado dinero, así que el intento aún se puede cancelar; este turno ya no podrá repetirse.
prompt-hack-step = { $seat }, ¿envías a los hackers?
    .name = los hackers al final del turno
    .help = Dos intentos por partida. Con 6 o menos el hackeo tiene éxito: dos turnos tuyos después, todo el dinero del objetivo va a una carta tuya. Nadie más conoce antes el objetivo.
prompt-hack-target = ¿A qué grupo apuntan tus hackers?
    .name = el objetivo secreto de los hackers
    .help = Un grupo de un rival. Solo tú sabes cuál, hasta que el hackeo se revele. Luego deciden los dados.
prompt-hack-gain = El hackeo trae { $amount } MB de { $card }. ¿Qué carta los recibe?
    .name = la carta que se beneficia del hackeo
    .help = Cualquier carta de tu estructura, también tus Illuminati.
prompt-plumbers-target = ¿En qué grupo se infiltran tus fontaneros?
    .name = el objetivo secreto de los fontaneros
    .help = Un grupo de un rival o uno sin controlar. Solo tú sabes cuál. Con 6 o menos quedan dentro; si no, puedes intentarlo otra vez cuando empiece tu próximo turno.
prompt-plumbers-window = Ataque de { $attacker } a { $target }. ¿Revelas a tus fontaneros?
    .name = fontaneros tras el anuncio de un ataque
    .help = Si están en el atacante, el ataque es nulo y su acción se pierde. Si están en quien ayuda, se retira su ayuda. Se pregunta a quien tenga fontaneros infiltrados, estén donde estén.
prompt-mole-target = ¿En qué grupo infiltras el topo?
    .name = el sitio secreto del topo
    .help = Un grupo que no sea tuyo. Solo tú sabes cuál. En un ataque para controlar ese grupo puedes revelar el topo: con 9 o menos, el atacante recibe 5 más.
prompt-bid = ¿Pujas por el turno siguiente?
    .name = una puja por el turno siguiente
    .help = El dinero de tus Illuminati sube tu total o el de cualquiera que pueda ganar. El total más alto toma el turno y paga su puja a la banca; las demás vuelven. Se sigue hasta que todos renuncian uno tras otro.
prompt-increase-target = { $stat ->
        [power] ¿Qué grupo recibe más Poder?
        [resistance] ¿Qué grupo recibe más Resistencia?
       *[income] ¿Qué grupo recibe más ingresos?
    }
    .name = el grupo que mejora
    .help = Cualquier grupo en juego. Para el de otro jugador hace falta su consentimiento.
prompt-increase-consent = { $stat ->
        [power] { $by } quiere dar más Poder a { $card }. ¿De acuerdo?
        [resistance] { $by } quiere dar más Resistencia a { $card }. ¿De acuerdo?
       *[income] { $by } quiere dar más ingresos a { $card }. ¿De acuerdo?
    }
    .name = tu consentimiento para mejorar un grupo
    .help = El grupo es tuyo, así que decides tú. Negarse no le cuesta a nadie una acción.
prompt-leave = ¿De verdad dejas la partida?
    .name = dejar la partida
    .help = Tus grupos quedan sin controlar y tu dinero va a la banca. No hay vuelta atrás.
prompt-offer = ¿Qué ofreces a { $to }?
    .name = los términos de una oferta
    .help = Hasta ahora das: { offer-gives }. Pides: { offer-wants }. El dinero va de Illuminati a Illuminati. Cada grupo cuesta una acción del turno. Las promesas no obligan a nadie.
prompt-consent = { $by } te ofrece: { offer-gives }. Pide: { offer-wants }. ¿De acuerdo?
    .name = la respuesta a una oferta
    .help = Si aceptas, las dos mitades ocurren a la vez. Si no, no pasa nada.

# Lo que una oferta da y pide; partes de otras frases.
offer-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nada
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } MB
           *[other] { $gives } MB más { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nada
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } MB
           *[other] { $wants } MB más { $wants_cards }
        }
    }

## Lo que se puede hacer

action-deal = Se reparte la carta { $card }
action-draw = Sale del mazo la carta { $card }
action-roll = Los dados suman { $total }
action-decline-leave = Quedarse
action-decline-extra-draw = Ninguna carta más
action-decline-tax = Perdonar el impuesto
action-decline-answer-window = Dejar que { $card } tenga efecto
action-decline-attack-loop = No añadir nada
action-decline-place = Renunciar al movimiento
action-decline-abolish = No reponer nada
action-decline-replace-privilege = Seguir sin privilegio
action-decline-roll-window = Dejar la tirada como está
action-decline-pay = No hay con qué pagar
action-decline-bid = No añadir nada
action-decline-campaign-loop = No añadir nada
action-decline-plumbers-window = No revelar nada
action-decline-increase-consent = Rechazar
action-play = Jugar { $card }
action-place = { $side ->
        [north] Encima de { $master }
        [east] A la derecha de { $master }
        [south] Debajo de { $master }
       *[west] A la izquierda de { $master }
    }
action-carry = A { $card }: { $amount } MB
action-choose-goal = La meta de { $card }
action-levy = Cobrar el impuesto
action-pay = Pagar { $amount } MB de { $card }
action-attack = { $kind ->
        [control] Atacar para controlar
        [neutralize] Atacar para neutralizar
        [brainwash] Intentar un lavado de cerebro
       *[destroy] Atacar para destruir
    }
action-aid = Ayuda de { $card }: { $amount }
action-announce = Anunciar el ataque
action-privilege = Hacer el ataque privilegiado descartando { $card }
action-buy-privilege = Hacer el ataque privilegiado por dinero
action-move-group = Mover { $card }
action-transfer = Mover dinero de { $card }
action-transfer-turn = Mover dinero de { $card } (una acción)
action-transfer-redistribute = Tomar dinero de { $card }
action-drop = Abandonar { $card }
action-use-ability = Usar { $card }
action-alter = { $change ->
        [add] Añadir { $alignment }
        [remove] Quitar { $alignment }
       *[reverse] Invertir { $alignment }
    }
action-pass = Pasar el turno y tomar 5 MB
action-proceed = Seguir adelante
action-proceed-turn = Terminar las acciones
action-proceed-transfers = Terminar las transferencias
action-proceed-power-step = Terminar el turno
action-proceed-brainwash-step = Renunciar al lavado de cerebro gratuito
action-proceed-campaign-step = Renunciar a la propaganda gratuita
action-proceed-hack-step = Terminar el turno
action-proceed-redistribute = Listo
action-proceed-rearrange = Listo
action-leave = Dejar la partida
action-confirm = Sí, dejarla para siempre
action-spend = { $cause ->
        [for] Gastar { $amount } MB de { $card } a favor del ataque
       *[against] Gastar { $amount } MB de { $card } en contra del ataque
    }
action-spend-campaign-loop = { $cause ->
        [for] Gastar { $amount } MB de { $card } a favor de la propaganda
       *[against] Gastar { $amount } MB de { $card } en contra de la propaganda
    }
action-call-off = Cancelar el ataque
action-call-off-campaign-loop = Cancelar la propaganda
action-call-off-campaign-decide = Cancelar la propaganda
action-throw = Tirar los dados
action-abolish = Poner { $card } contra el privilegio
action-endow = Dar { $amount } MB al grupo capturado
action-lose = Dejar ir { $card }
action-lift = Levantar { $card } con sus marionetas
action-hang = Colgar { $card }
action-restore = Dejarlo todo como estaba
action-offer = Hacer una oferta a { $to }
action-give-money = Dar { $amount } MB
action-want-money = Pedir { $amount } MB
action-give-special = Dar la carta especial { $card }
action-want-special = Pedir la carta especial { $card }
action-give-group = Dar el grupo { $card }
action-want-group = Pedir el grupo { $card }
action-propose = Hacer la oferta
action-withdraw = Olvidar la oferta
action-bid = Para { $to }: { $amount } MB
action-campaign = Hacer propaganda
action-steer = { $toward ->
        [lawful] El crimen de vuelta al centro, espacios: { $amount }
       *[other] Hacia el lado { $toward }, espacios: { $amount }
    }
action-sway = { $cause ->
        [for] { $card } a favor de la propaganda
       *[against] { $card } en contra de la propaganda
    }
action-hack = Enviar a los hackers
action-infiltrate = Enviar a los fontaneros
action-plant = Infiltrar un topo
action-intend = { $purpose ->
        [income] Cobrar ingresos
        [attack] Ayudar al atacante
       *[defend] Reforzar el objetivo
    }
action-reveal = Revelar
action-reveal-plumbers-window = Revelar a los fontaneros
action-reveal-attack-loop = Revelar el topo
action-increase = { $stat ->
        [power] Añadir Poder a un grupo
        [resistance] Añadir Resistencia a un grupo
       *[income] Añadir ingresos a un grupo
    }

## Por qué algo no se permite

refusal-no-actions-left = No te quedan acciones este turno.
refusal-already-acted = Ya has hecho algo este turno: no puedes pasar.
refusal-has-passed = Has pasado este turno.
refusal-only-in-actions = Eso pertenece a las acciones de tu propio turno.
refusal-no-transfers-left = Has agotado las transferencias gratuitas de este turno.
refusal-transfers-have-begun = Las transferencias gratuitas han empezado: ya no hay más acciones este turno.
refusal-not-your-card = No controlas { $card }.
refusal-no-money-there = No hay dinero en { $card }.
refusal-too-much-money = { $amount } MB es demasiado: en { $card } hay { $there } MB.
refusal-no-amount = Tiene que ser al menos 1 MB.
refusal-not-adjacent = De { $source } el dinero va solo a su amo o a sus marionetas, no a { $card }.
refusal-nowhere-to-move = No hay otra flecha libre para { $card }.
refusal-card-is-used = La carta { $card } ya ha actuado este turno.
refusal-illuminati-stays = La raíz de una estructura nunca se mueve, y esa es { $card }.
refusal-stays = Has dicho que te quedas; pregunta otra vez en tu próximo turno.
refusal-cannot-drop = Solo puedes abandonar grupos de tu propia estructura, no { $card }.
refusal-no-such-attack = { $kind ->
        [control] Ninguna de tus cartas puede atacar ahora para controlar.
        [neutralize] Ninguna de tus cartas puede atacar ahora para neutralizar.
        [brainwash] Ninguna de tus cartas puede lavar el cerebro a nadie ahora.
       *[destroy] Ninguna de tus cartas puede atacar ahora para destruir.
    }
refusal-all-took-part = Todas tus cartas que podrían atacar han participado ya en un ataque este turno.
refusal-illuminati-never-attacked = A las cartas Illuminati, como { $card }, nunca se las ataca.
refusal-not-in-play = La carta { $card } no está en la mesa.
refusal-own-group = Ya controlas { $card }.
refusal-own-group-neutralize = Tú controlas { $card }: solo se neutralizan grupos de otros jugadores.
refusal-uncontrolled-neutralize = Nadie controla { $card }: no hay nada que neutralizar.
refusal-no-power-to-destroy = El grupo { $card } no tiene Poder: solo se puede destruir si una carta especial lo permite.
refusal-whisper-needs-no-power = Una carta así se pone solo contra grupos sin Poder, no contra { $card }.
refusal-no-attacker-for = Ninguna de tus cartas puede atacar así a { $card } ahora.
refusal-no-power = La carta { $card } no tiene Poder y no puede atacar.
refusal-already-took-part = La carta { $card } ya tiene su parte en un ataque de este turno.
refusal-no-free-arrow = Sin flecha libre, la carta { $card } no puede tomar otro grupo.
refusal-immune = La carta { $card } no puede atacar a { $target }: su estructura es inmune.
refusal-attacks-itself = La carta { $card } no puede participar en un ataque contra sí.
refusal-called-off-before = El ataque de { $card } a { $target } se canceló este turno y no puede repetirse.
refusal-not-own-aid = Solo tus propias cartas pueden ayudarte, no { $card }.
refusal-no-transferable = La carta { $card } no tiene Poder Transferible y no puede ayudar.
refusal-aids-twice = La carta { $card } ya ayuda.
refusal-whole-aid = La carta { $card } ayuda con todo su Poder Transferible ({ $amount }) o con nada.
refusal-part-aid = La carta { $card } puede ayudar con 1 a { $amount } de Poder Transferible.
refusal-announcement-closed = El ataque está anunciado: ya nada puede sumarse.
refusal-privilege-unpaid = El privilegio cuesta { $amount } MB y tus Illuminati tienen menos.
refusal-privilege-once = Ya has comprado el privilegio este turno.
refusal-privilege-not-sold = Tus Illuminati no pueden comprar el privilegio.
refusal-not-held = No tienes { $card }.
refusal-committed = El ataque ya no se puede cancelar: se ha gastado algo en él.
refusal-privileged = El ataque es privilegiado: no puedes interferir.
refusal-privilege-gone = El privilegio de este ataque fue abolido y no puede volver.
refusal-wrong-treasury = La carta { $card } no puede pagar: un ataque lo pagan solo la carta atacante y tus Illuminati.
refusal-wrong-treasury-defence = La carta { $card } no puede pagar: la defensa la pagan solo el grupo atacado y sus Illuminati.
refusal-wrong-treasury-help = La carta { $card } no puede pagar: en ataques ajenos pagan solo tus Illuminati.
refusal-wrong-side = Atacante y defensor pagan solo por su propio bando.
refusal-too-late-for-money = Es tarde para gastar dinero en este ataque.
refusal-arrow-not-free = La carta { $card } no tiene una flecha libre en ese lado.
refusal-only-the-attacker = Un grupo capturado cuelga de la carta que atacó, no de { $card }.
refusal-same-arrow = El grupo ya cuelga de esa flecha de { $card }.
refusal-own-subtree = Un grupo nunca cuelga de sí mismo ni de sus propias marionetas, y { $card } se mueve con él.
refusal-own-master-only = El grupo se queda con su propio amo, no con { $card }.
refusal-must-hang = Todos los grupos tienen que estar colgados antes de terminar.
refusal-wrong-moment = No es el momento de { $card }.
refusal-only-in-roll = La carta { $card } se juega después de la tirada de un ataque.
refusal-only-with-privilege = La carta { $card } es para ataques privilegiados.
refusal-only-in-card-window = La carta { $card } se juega cuando se acaba de anunciar un ataque.
refusal-only-in-answer = La carta { $card } responde a una carta especial en el momento en que se juega.
refusal-only-in-income = La carta { $card } se juega justo antes de tus propios ingresos.
refusal-only-at-start = La carta { $card } se juega al empezar el turno de otro jugador.
refusal-only-with-attack = La carta { $card } se pone al anunciar un ataque para destruir.
refusal-only-as-action = La carta { $card } es una acción de tu propio turno.
refusal-changes-nothing = La carta { $card } no cambiaría nada ahora.
refusal-wrong-target = { $target } no puede ser objetivo de { $card }.
refusal-no-specials-there = { $seat } no tiene cartas especiales que mirar.
refusal-party-interferes = La carta { $card } es para quien no ataca ni defiende.
refusal-two-needed = Abolir el privilegio exige dos de tus cartas especiales.
refusal-attacker-abolishes = No puedes abolir el privilegio de tu propio ataque.
refusal-not-a-special = { $card } no es una carta especial.
refusal-no-ability = La carta { $card } no tiene ninguna habilidad que usar ahora.
refusal-ability-used = La habilidad de { $card } ya se ha usado este turno.
refusal-ability-unpaid = La habilidad de { $card } cuesta { $amount } MB y no hay dinero suficiente.
refusal-deck-empty = El mazo está vacío: la carta { $card } no puede traer otra.
refusal-alters-itself = La carta { $card } no puede cambiar sus propias alineaciones.
refusal-alignment-present = El grupo { $card } ya tiene la alineación { $alignment }.
refusal-alignment-absent = El grupo { $card } no tiene la alineación { $alignment }.
refusal-alignment-opposed = El grupo { $card } tiene la alineación opuesta a { $alignment }: antes hay que quitarla.
refusal-no-opposite = La alineación { $alignment } no tiene opuesta.
refusal-cannot-pay = La carta { $card } no puede pagar esto.
refusal-pays-too-much = { $amount } MB es más que los { $owed } MB que se deben.
refusal-whole-tax = El impuesto se cobra entero o no se cobra, y quien paga elige las cartas.
refusal-no-offer-to = No puedes hacer una oferta a { $seat }.
refusal-offers-used = No puedes hacer otra oferta ahora.
refusal-no-gifts-now = En este momento no se puede dar ni cambiar nada.
refusal-no-gifts-in-privilege = Durante un ataque privilegiado no se puede dar ni cambiar nada.
refusal-nothing-offered = La oferta no da nada ni pide nada.
refusal-groups-not-now = Los grupos solo cambian de manos entre las acciones de un turno, fuera de un ataque.
refusal-groups-of-a-party = Los grupos solo cambian de manos en el turno de uno de los dos jugadores.
refusal-groups-cost-actions = { $actions ->
        [0] Cada grupo que cambia de manos cuesta una acción de este turno, y no queda ninguna.
        [one] Cada grupo que cambia de manos cuesta una acción de este turno, y queda una.
       *[other] Cada grupo que cambia de manos cuesta una acción de este turno, y quedan { $actions }.
    }
refusal-no-arrow-for-gift = No hay ninguna flecha libre para ese grupo.
refusal-throws-the-game = Eso regalaría la victoria a { $seat } de un solo golpe.
refusal-cannot-give = No puedes dar lo que se pide.
refusal-money-of-illuminati = El dinero se nombra una sola vez en una oferta, y los Illuminati que pagan deben tener los { $amount } MB.
refusal-goal-not-offered = La meta de { $card } no se puede elegir.
refusal-no-bid-for = { $seat } no puede ganar el turno siguiente: ahí no se puede pujar.
refusal-not-while-bidding = Nada de eso mientras se puja por el turno siguiente.
refusal-no-brainwashing = En esta partida no hay lavado de cerebro.
refusal-one-change-at-a-time = Un intento añade o quita una sola alineación de { $card }; llegar a la opuesta exige dos.
refusal-too-many-markers = El grupo { $card } lleva seis marcadores y no caben más.
refusal-no-propaganda = En esta partida no hay propaganda.
refusal-not-so-far = { $toward ->
        [lawful] El marcador Criminal puede retroceder como mucho estos espacios: { $amount }.
       *[other] Hacia el lado { $toward } el marcador puede moverse como mucho estos espacios: { $amount }.
    }
refusal-no-privilege-for-specials = Ninguna carta especial hace privilegiado un intento de Propaganda.
refusal-steered-before = { $toward ->
        [lawful] La propaganda contra el crimen se canceló este turno y no puede repetirse.
       *[other] La propaganda hacia el lado { $toward } se canceló este turno y no puede repetirse.
    }
refusal-no-media = { $card } no es un grupo mediático.
refusal-media-used = El grupo { $card } ya ha tomado partido.
refusal-money-of-the-illuminati = La propaganda la pagan solo los Illuminati, no { $card }.
refusal-no-hackers = En esta partida no hay hackers.
refusal-hacks-used = Ya has enviado dos veces a tus hackers, y no hay más.
refusal-only-at-the-end = A los hackers se los envía una vez por turno, al final, contra un grupo de un rival.
refusal-no-plumbers = En esta partida no hay fontaneros.
refusal-plumbers-tried = Tus fontaneros ya lo han intentado; podrán otra vez cuando empiece tu próximo turno.
refusal-plumbers-placed = Tus fontaneros ya están infiltrados o gastados.
refusal-not-in-an-attack = No durante un ataque.
refusal-no-moles = En esta partida no hay topos.
refusal-moles-planted = Ya has infiltrado todos tus topos.
refusal-plants-in-own-turn = Los topos se infiltran en tu propio turno.
refusal-no-victim = La carta { $card } no puede ser su objetivo.
refusal-no-unit-there = Ahí no tienes a nadie infiltrado.
refusal-not-in-own-turn = La carta { $card } se juega en el turno de los demás.
refusal-not-inside-attack = La carta { $card } no puede jugarse dentro de un ataque.
refusal-only-in-loop = La carta { $card } se juega en un ataque, antes de tirar los dados.
refusal-only-at-own-start = La carta { $card } se juega al empezar tu propio turno.
refusal-only-in-own-turn = La carta { $card } se juega en tu propio turno, antes de la Propaganda y de las transferencias, y no dentro de un ataque.
refusal-only-when-placing = La carta { $card } se juega cuando colocas o mueves un grupo.
refusal-arrow-was-named = Se nombró otra flecha, no una de { $card }.
refusal-no-increases = En esta partida no se mejora el poder, la resistencia ni los ingresos de los grupos.
refusal-raised-twice = Ya has mejorado grupos dos veces este turno y no se permite más.
refusal-nothing-to-raise = No hay ningún grupo que puedas mejorar ahora.
refusal-raises-no-illuminati = Solo se mejoran grupos, no { $card }.
refusal-consent-used = Ya has preguntado bastante este turno: { $card } necesita el consentimiento de su dueño.

## Lo que ha pasado

event-illuminati-dealt = { $seat } juega con { $card } y empieza con { $amount } MB.
event-goal-chosen = { $card ->
        [none] { $seat } elige una meta secreta.
       *[other] { $seat } elige en secreto la meta de { $card }.
    }
event-group-revealed = { $seat ->
        [none] Llega a la mesa, sin controlar: { $card }.
       *[other] { $seat } roba el grupo { $card }, que queda sin controlar.
    }
event-special-drawn = { $card ->
        [none] { $seat } roba una carta especial.
       *[other] { $seat } roba la carta especial { $card }.
    }
event-special-lost = { $seat ->
        [none] Se descarta { $card }.
       *[other] { $seat } tiene que descartar { $card }.
    }
event-dice-rolled = { $why ->
        [first_turn] { $seat } saca un { $total } para decidir quién empieza.
        [next_turn] { $seat } saca un { $total } para el turno siguiente.
       *[other] { $seat } saca un { $total }.
    }
event-turn-began = Turno { $turn }: { $seat }.
event-turn-lost = { $seat } pierde este turno.
event-income-paid = { $seat } cobra { $total } MB de ingresos.
event-tax-levied = { $seat } cobra un impuesto a { $payer }: { $amount } MB para { $card }.
event-tax-spared = { $seat } perdona a { $payer } el impuesto de { $card }.
event-money-paid = { $seat } paga { $amount } MB{ $card ->
        [none] { "" }
       *[other] { " " }de { $card }
    } { $to ->
        [none] a la banca
       *[other] a { $to }
    }{ $why ->
        [upkeep] { " " }por ingresos negativos
        [ability] { " " }por usar su habilidad
        [tax] { " " }como impuesto
       *[other] { "" }
    }.
event-money-gained = { $seat } recibe { $amount } MB de la banca en { $card }.
event-money-moved = { $amount ->
        [none] { $seat } mueve dinero de { $source } a { $card }.
       *[other] { $seat } mueve { $amount } MB de { $source } a { $card }.
    }
event-money-rearranged = { $cards ->
        [none] { $seat } redistribuye el dinero de su estructura.
       *[other] { $seat } redistribuye el dinero de su estructura: { $cards }.
    }
event-turn-passed = { $seat } pasa este turno.
event-step-began = { $step ->
        [actions] { $seat } llega a las acciones.
        [campaign] { $seat } llega a la propaganda gratuita.
        [hack] { $seat } llega a los hackers.
        [transfers] { $seat } llega a las transferencias gratuitas.
        [power] { $seat } llega al poder de sus Illuminati.
       *[refill] { $seat } ha terminado.
    }
event-declined = { $seat } no hace nada.
event-attack-began = { $kind ->
        [control] { $seat } prepara un ataque para controlar.
        [neutralize] { $seat } prepara un ataque para neutralizar.
        [brainwash] { $seat } prepara un lavado de cerebro.
       *[destroy] { $seat } prepara un ataque para destruir.
    }
event-target-named = { $whisper ->
        [none] { $seat } nombra el objetivo: { $card }.
       *[other] { $seat } pone { $whisper } y nombra el objetivo: { $card }.
    }
event-attacker-named = { $seat } nombra el atacante: { $card }.
event-aid-named = Ayuda de { $card }: { $amount }.
event-attack-announced = { $kind ->
        [control] Ataque para controlar: { $attacker } contra { $target }.
        [neutralize] Ataque para neutralizar: { $attacker } contra { $target }.
        [brainwash] Lavado de cerebro: { $attacker } contra { $target }.
       *[destroy] Ataque para destruir: { $attacker } contra { $target }.
    } { $privilege ->
        [special] Es privilegiado: { $seat } ha descartado { $card }.
        [paid] Es privilegiado: { $seat } lo ha pagado.
       *[none] Cualquiera puede interferir.
    }
event-money-spent = { $cause ->
        [for] { $seat } gasta { $amount } MB de { $card } a favor del ataque.
        [privilege] { $seat } gasta { $amount } MB de { $card } en el privilegio.
       *[against] { $seat } gasta { $amount } MB de { $card } en contra del ataque.
    }
event-attack-called-off = Se cancela el ataque de { $attacker } contra { $target }.
event-attack-resolved = { $success ->
        [yes] Sale { $roll }, hacía falta { $needed } o menos: { $seat } tiene éxito contra { $target }.
       *[no] Sale { $roll }, hacía falta { $needed } o menos: { $seat } fracasa contra { $target }.
    }
event-group-captured = { $loser ->
        [none] { $seat } toma el control de { $card }.
       *[other] { $seat } le quita { $card } a { $loser }.
    }
event-group-neutralized = { $loser } pierde el grupo { $card }, que queda neutralizado.
event-group-destroyed = { $loser ->
        [none] { $seat } destruye { $card }.
       *[other] { $seat } destruye { $card }, un grupo de { $loser }.
    } Destruidos hasta ahora: { $count }.
event-group-freed = { $amount ->
        [0] El grupo { $card } queda sin controlar.
       *[other] El grupo { $card } queda sin controlar; su dinero ({ $amount } MB) va a la banca.
    }
event-group-placed = { $side ->
        [north] { $seat } cuelga { $card } encima de { $master }.
        [east] { $seat } cuelga { $card } a la derecha de { $master }.
        [south] { $seat } cuelga { $card } debajo de { $master }.
       *[west] { $seat } cuelga { $card } a la izquierda de { $master }.
    }
event-group-lifted = { $seat } levanta { $card } para colgarlo de nuevo.
event-group-dropped = { $seat } abandona { $card }.
event-money-halved = { $card }: conserva { $kept } MB y pierde { $paid } MB, que van a la banca.
event-special-played = { $seat } juega { $card }.
event-special-aimed = { $purpose ->
        [income] { $seat } usa { $card } para cobrar ingresos.
        [attack] { $seat } usa { $card } a favor del atacante.
        [defend] { $seat } usa { $card } a favor del objetivo.
       *[none] { $other ->
            [none] { $seat } dirige { $card } a { $target }.
           *[other] { $seat } dirige { $card } a { $other }.
        }
    }
event-help-cancelled = { $seat } deja sin efecto la ayuda de los grupos: { $amount } menos.
event-number-shifted = La carta { $card } cambia en { $amount } el número necesario.
event-money-returned = { $seat } recupera { $total } MB del ataque.
event-income-forgone = { $seat } no cobra ingresos este turno.
event-actions-changed = { $left ->
        [one] { $seat } tiene una acción este turno.
       *[other] { $seat } tiene { $left } acciones este turno.
    }
event-group-removed = Fuera de la partida: { $card }.
event-illuminati-changed = { $seat } se quita una máscara: { $card } en lugar de { $old }.
event-move-failed = No hay flecha para { $card }, que se queda donde estaba.
event-campaign-privileged = { $seat } paga { $amount } MB de { $card }: el intento de Propaganda es privilegiado.
event-special-cancelled = { $by } anula { $card }.
event-special-wasted = { $card } de { $seat } ya no encuentra sobre qué actuar.
event-roll-changed = { $card }: la tirada es ahora { $total }.
event-privilege-abolished = { $seat } abole el privilegio con { $cards }.
event-privilege-lost = La carta dada por el privilegio fue anulada: el ataque de { $seat } no es privilegiado.
event-interference-allowed = { $seat }, y nadie más, puede interferir en este ataque privilegiado.
event-hand-seen = { $cards ->
        [none] { $seat } mira las cartas especiales de { $other }.
       *[other] { $seat } mira las cartas especiales de { $other }: { $cards }.
    }
event-money-counted = { $amount ->
        [none] { $seat } cuenta el dinero de { $card }.
       *[other] { $seat } cuenta el dinero de { $card }: { $amount } MB.
    }
event-group-revived = El grupo { $card } vuelve de entre los muertos, sin controlar.
event-income-doubled = Todos los ingresos de { $seat } se duplican este turno.
event-ability-used = { $seat } usa { $card }.
event-alignment-altered = { $change ->
        [add] { $seat } añade a { $card } la alineación { $alignment } hasta el final del turno.
        [remove] { $seat } quita a { $card } la alineación { $alignment } hasta el final del turno.
       *[reverse] { $seat } invierte en { $card } la alineación { $alignment } hasta el final del turno.
    }
event-offer-began = { $seat } hace una oferta a { $to }.
event-offer-named = { $what ->
        [gives] { $amount ->
            [none] { $card ->
                [none] { $seat } añade a la oferta una carta especial.
               *[other] { $seat } añade a la oferta: { $card }.
            }
           *[other] { $seat } añade a la oferta: { $amount } MB.
        }
       *[wants] { $amount ->
            [none] { $seat } pide { $card }.
           *[other] { $seat } pide { $amount } MB.
        }
    }
event-offer-ended = { $how ->
        [accepted] { $to } acepta la oferta de { $seat }.
        [declined] { $to } rechaza la oferta de { $seat }.
       *[withdrawn] { $seat } olvida la oferta a { $to }.
    }
event-offer-put = { $to } tiene que responder a la oferta de { $seat }.
event-special-given = { $card ->
        [none] { $seat } da a { $to } una carta especial.
       *[other] { $seat } da a { $to } la carta especial { $card }.
    }
event-money-given = { $seat } da a { $to } { $amount } MB.
event-group-given = { $seat } da a { $to } el grupo { $card } con sus marionetas.
event-goal-ruled-out = La partida sigue: la meta de { $seat } no es la de { $card }.
event-player-left = { $seat } deja la partida.
event-player-eliminated = { $seat } ya no controla ningún grupo y queda fuera.
event-deck-renewed = { $count ->
        [one] El mazo está vacío: una carta especial descartada forma el nuevo.
       *[other] El mazo está vacío: { $count } cartas especiales descartadas forman el nuevo.
    }
event-turn-ended = { $seat } termina su turno.
event-change-named = { $change ->
        [add] { $seat } quiere dar a { $card } la alineación { $alignment }.
       *[remove] { $seat } quiere quitar a { $card } la alineación { $alignment }.
    }
event-alignment-marked = { $change ->
        [add] Lavado de cerebro: { $card } tiene ahora la alineación { $alignment }.
       *[remove] Lavado de cerebro: { $card } ya no tiene la alineación { $alignment }.
    }
event-campaign-began = { $toward ->
        [lawful] { $seat } hace propaganda contra el crimen, espacios: { $spaces }.
       *[other] { $seat } hace propaganda hacia el lado { $toward }, espacios: { $spaces }.
    }
event-campaign-funded = { $cause ->
        [for] { $seat } gasta { $amount } MB de { $card } a favor de la propaganda.
       *[against] { $seat } gasta { $amount } MB de { $card } en contra de la propaganda.
    }
event-media-swayed = { $cause ->
        [for] { $card }, de { $seat }, habla a favor de la propaganda: { $amount }.
       *[against] { $card }, de { $seat }, habla en contra de la propaganda: { $amount }.
    }
event-campaign-called-off = { $toward ->
        [lawful] { $seat } cancela la propaganda contra el crimen.
       *[other] { $seat } cancela la propaganda hacia el lado { $toward }.
    }
event-campaign-resolved = { $success ->
        [yes] Sale { $roll }, hacía falta { $needed } o menos: la propaganda de { $seat } tiene éxito.
       *[no] Sale { $roll }, hacía falta { $needed } o menos: la propaganda de { $seat } fracasa.
    }
event-world-moved = { $toward ->
        [lawful] El mundo se aparta del crimen:
       *[other] El mundo gira hacia el lado { $toward }:
    } { $at ->
        [none] el marcador está ahora en el centro.
       *[other] el marcador está ahora en { $at }, espacio { $space }.
    }
event-scheme-laid = { $scheme ->
        [hack] { $card ->
            [none] { $seat } envía a los hackers, y nadie más sabe adónde.
           *[other] { $seat } envía a los hackers, en secreto contra { $card }.
        }
        [plumbers] { $card ->
            [none] { $seat } envía a los fontaneros, y nadie más sabe adónde.
           *[other] { $seat } envía a los fontaneros, en secreto a { $card }.
        }
       *[mole] { $card ->
            [none] { $seat } infiltra un topo, y nadie más sabe dónde.
           *[other] { $seat } infiltra un topo, en secreto en { $card }.
        }
    }
event-scheme-resolved = { $scheme ->
        [hack] { $success ->
            [yes] Los hackers de { $seat } han encontrado la entrada.
           *[no] Los hackers de { $seat } no han encontrado la entrada.
        }
       *[plumbers] { $success ->
            [yes] Los fontaneros de { $seat } están dentro.
           *[no] Los fontaneros de { $seat } no han podido entrar.
        }
    }
event-hack-revealed = { $amount ->
        [0] Los hackers de { $seat } apuntaban a { $card }, de { $loser }: no hay nada que llevarse.
       *[other] Los hackers de { $seat } vacían { $card }, de { $loser }: { $amount } MB.
    }
event-money-looted = { $seat } pone en { $card } los { $amount } MB de { $source }.
event-plumbers-revealed = { $void ->
        [yes] En { $card } hay fontaneros de { $seat }: el ataque es nulo y su acción se pierde.
       *[no] En { $card } hay fontaneros de { $seat }: no puede ayudar.
    } No participa en ningún ataque de este turno.
event-mole-revealed = { $seat } revela un topo en { $card }.
event-mole-rolled = { $success ->
        [yes] El topo de { $seat } abre la puerta.
       *[no] El topo de { $seat } no puede ayudar.
    }
event-bid-raised = { $seat } añade { $amount } MB a la puja de { $to }.
event-bid-returned = { $seat } recupera { $amount } MB.
event-turn-won = { $amount ->
        [0] El turno siguiente es de { $seat }.
       *[other] Con un total de { $total }, el turno siguiente es de { $seat }; { $amount } MB van a la banca.
    }
event-increase-began = { $card ->
        [none] { $stat ->
            [power] { $seat } quiere añadir Poder a un grupo.
            [resistance] { $seat } quiere añadir Resistencia a un grupo.
           *[income] { $seat } quiere añadir ingresos a un grupo.
        }
       *[other] { $stat ->
            [power] { $seat } pide a { $to } permiso para añadir Poder a { $card }.
            [resistance] { $seat } pide a { $to } permiso para añadir Resistencia a { $card }.
           *[income] { $seat } pide a { $to } permiso para añadir ingresos a { $card }.
        }
    }
event-group-raised = { $stat ->
        [power] { $seat } añade Poder a { $card }: { $amount }.
        [resistance] { $seat } añade Resistencia a { $card }: { $amount }.
       *[income] { $seat } añade ingresos a { $card }: { $amount }.
    }
event-game-ended = { $winners_count ->
        [0] La partida termina sin ganador.
        [one] { $how ->
            [basic] { $winners } controla bastantes grupos y gana.
            [special] { $winners } ha alcanzado una meta especial y gana.
            [score] { $winners } tiene la puntuación más alta y gana.
           *[last] Solo queda { $winners }, que gana.
        }
       *[other] { $how ->
            [score] { $winners } comparten la puntuación más alta y la victoria.
           *[goal] { $winners } han alcanzado sus metas y comparten la victoria.
        }
    }

## De qué se compone un número

breakdown-roll-needed = Tirada necesaria, o menos
breakdown-income = Próximos ingresos
part-power = Poder de { $card }
part-aid = Ayuda de { $card }
part-alignment = Alineaciones
part-ability = Habilidad de { $card }
part-direct-ability = Habilidad propia de { $card }
part-neutralize = Ataque para neutralizar
part-target-power = Poder de { $card }
part-resistance = Resistencia de { $card }
part-resistance-bonus = Protección de { $card }
part-proximity = Cercanía a los Illuminati
part-attack-money = Dinero del atacante, de { $card }
part-defence-money = Dinero del defensor, de { $card }
part-help-money = Ayuda de { $seat }
part-hinder-money = Obstáculo de { $seat }
part-defence-ability = Defensa por { $card }
part-special = { $card }
part-mole = Topos
part-campaign-group = Postura de { $card }
part-campaign-transferable = Poder Transferible de { $card }
part-campaign-spaces = Recorrido del marcador
part-campaign-media = Grupo mediático { $card }
part-income = Ingresos de { $card }
breakdown-basic-goal = Grupos controlados
breakdown-special-goal = Meta especial
part-group = { $card }
part-destroyed = Grupos destruidos por { $seat }

list-amount = { $item } { $amount } MB
