### Las hojas de Crime Lords: la subasta, la paga, el turno, ataques, guerra de bandas, botín, tratos.

unit-money = G

## Lo que conviene saber de una carta

told-power = Fuerza { $power }
told-resistance = Resistencia { $resistance }
told-income = Ingresos { $income }
told-boss = Jefe
told-spent = sin contador
told-unhappy = { $count ->
        [0] contento
        [one] un contador de Infelicidad
       *[other] { $count } contadores de Infelicidad
    }
told-unhappy-then = Contadores de Infelicidad: { $before }, después { $after }
told-below = { $count ->
        [one] un Mafioso por debajo
       *[other] { $count } Mafiosos por debajo
    }

## La subasta

auction-title = La subasta
auction-lot = Se subasta { $card }
auction-kind-crook = Mafioso
auction-kind-racket = Negocio
auction-kind-special = Carta Especial
auction-kind-card = Carta
auction-caps = Vendidos: Mafiosos { $crooks } de { $crooks_cap }, Negocios { $rackets } de { $rackets_cap }.
auction-more = { $count ->
        [one] El último de su clase que se vende.
       *[other] Quedan por vender { $count } de su clase, contando este.
    }
auction-who = Jugador
auction-money = Quedan G
auction-crooks = Mafiosos
auction-rackets = Negocios
auction-state = Puja
auction-leads = puja { $bid }
auction-decides = decide
auction-may = puede pujar
auction-passed = fuera
auction-barred = no puede
auction-barred-note = Por este Mafioso solo pujan quienes aún no tienen ninguno.
auction-your-bid = Tu puja
auction-after = Quedan { $before } G, después { $after }
auction-lost = Lo que no gastes en la subasta se pierde.
auction-no-money = Te quedan { $amount } G, muy poco para subir.
auction-sum-open = Abre { $seat }
auction-sum = { $seat } va por delante con { $bid } G
auction-do-open = Abrir con { $amount } G
auction-do = Pujar { $amount } G
auction-pass = Pasar
auction-watch = Ahora no se te pregunta.

## El Jefe y los sitios de los Mafiosos

boss-end = { $power } como Jefe
boss-leads = { $count ->
        [one] Con Fuerza { $power } podría mandar sobre uno de tus otros { $all } Mafiosos.
       *[other] Con Fuerza { $power } podría mandar sobre { $count } de tus otros { $all } Mafiosos.
    }
boss-choose = Elige un Jefe
boss-do = El Jefe es { $card }
lay-north = arriba
lay-east = derecha
lay-south = abajo
lay-west = izquierda
lay-superior = Superior con Fuerza { $power }
lay-lieutenant = allí es Lugarteniente
lay-deep = más abajo, no Lugarteniente
lay-demotes = deja de ser Lugarteniente: un contador de Infelicidad
lay-do = { $place }
lay-choose = Elige un sitio
lay-other = A la Banda de { $other }
lay-other-note = Solo si esa Banda acepta; ella elige el sitio.
receive-wages = Costarían { $wages } G en cada paga.

## La paga

payroll-title = La paga
payroll-note = Primero el Jefe, entero. Lo que se paga va a la banca. No se paga nada hasta que lo confirmes.
payroll-quick = Rellenar
payroll-full = Todos enteros: { $owed } G
payroll-least = Solo lo que los retiene
payroll-again = Como se propuso
payroll-boss = Jefe
payroll-content = cobra entero
payroll-part = en parte: un contador más
payroll-none = nada: dos contadores más
payroll-leaves = deja la Banda
payroll-boss-first = primero el Jefe
payroll-pay-of = Paga de { $card }
payroll-of = de { $wage }
payroll-sum = { $total } G de { $owed } debidos
payroll-left = { $before } G, después { $after }
payroll-leaving = { $count ->
        [one] Con tres contadores se va al área incontrolada: { $cards }.
       *[other] Con tres contadores se van al área incontrolada: { $cards }.
    }
payroll-do-full = Pagar a todos { $total } G
payroll-do-short = { $count ->
        [one] Pagar { $total } G, un Mafioso sin su paga
       *[other] Pagar { $total } G, { $count } Mafiosos sin su paga
    }
payroll-do-lose = { $count ->
        [one] Pagar { $total } G y perder un Mafioso
       *[other] Pagar { $total } G y perder { $count } Mafiosos
    }

## Lo que puedes hacer

turn-title = Lo que puedes hacer
turn-title-passed = Has pasado
turn-note = Arrastra un Mafioso hasta su objetivo o elige una línea. Cada Mafioso actúa una vez: gasta su contador de Acción.
turn-recruit = Reclutar a un Mafioso
turn-recruit-note = Del área incontrolada o de otra Banda. No se envía nada hasta que lo declares.
turn-racket = Hacerse con un Negocio
turn-racket-note = Fuerza contra Resistencia; ayudan los Negocios de su tipo y de su distrito.
turn-hit = Intentar un asesinato
turn-hit-note = Matar a un Mafioso. Atentar contra un Jefe empieza una guerra de bandas.
turn-move-crook = Mover a un Mafioso
turn-move-crook-note = Con todos los que tiene por debajo, dentro de tu Banda o a otra. Gasta su contador.
turn-visit = Hacer una visita
turn-visit-note = Un contador de Infelicidad menos. Gasta el de Acción: { $cards }.
turn-return-crook = Despedir a un Mafioso
turn-return-crook-note = Gratis. Vuelve a quedar sin control.
turn-treason = Traición al Jefe
turn-treason-note = Un Lugarteniente ocupa su puesto; todos reciben un contador de Infelicidad.
turn-retire = Retirar al Jefe
turn-retire-note = Por el doble de su Fuerza en G le sucede un Lugarteniente y nadie se disgusta.
turn-use-ability = Usar la habilidad de una carta
turn-use-ability-note = { $count ->
        [one] Disponible: { $cards }.
       *[other] Disponibles: { $cards }.
    }
turn-deal-note = Un regalo es una oferta que no pide nada. Dar Negocios o Especiales cuenta como acción.
turn-special = Jugar una carta Especial
turn-special-note = { $count ->
        [one] Se puede jugar ahora: { $cards }.
       *[other] Se pueden jugar ahora: { $cards }.
    }
turn-special-none = Ahora no se puede jugar ninguna. Mira por qué.
turn-pass = Pasar el turno entero por 10 G
turn-pass-note = Ninguna acción de ningún tipo. Tus contadores quedan para la defensa.
turn-leave = Dejar la partida
turn-leave-note = Para siempre. Tus Mafiosos y Negocios quedan sin control.
deed-move-crook = Mover a un Mafioso: ¿a cuál?
deed-move-crook-note = Los que tiene por debajo van con él y no gastan nada. Elígelo aquí o en el tablero.
deed-visit = Hacer una visita: ¿qué Mafioso?
deed-visit-note = Visita un Negocio del tipo que le gusta y pierde un contador de Infelicidad.
deed-return-crook = Despedir a un Mafioso: ¿a cuál?
deed-return-crook-note = Los que tiene por debajo se recolocan; quien no encuentra sitio se va también.
deed-treason = Traición: ¿qué Lugarteniente?
deed-treason-note = Gasta su contador y es el Jefe, sin tirada.
deed-retire = Retirar al Jefe: ¿qué Lugarteniente le sucede?
deed-retire-note = Él gasta su contador y tú pagas el doble de la Fuerza del Jefe.
deed-use-ability = Usar una habilidad: ¿de qué carta?
deed-use-ability-note = Lo que dice vale en el acto.
deed-play = Tus cartas Especiales
deed-play-note = Los demás pueden responder a una carta jugada antes de que tenga efecto.
confirm-pass = Después de esto, en este turno solo podrás dar dinero y jugar cartas Especiales.
confirm-treason = El antiguo Jefe sale de la partida y cada Mafioso de la Banda recibe un contador de Infelicidad.
confirm-retire = El antiguo Jefe sale de la partida. El dinero va a la banca.
confirm-return = { $count ->
        [0] Deja tu Banda y se va al área incontrolada.
        [one] Deja tu Banda y se va al área incontrolada; el que tiene por debajo se recoloca o se va también.
       *[other] Deja tu Banda y se va al área incontrolada; los { $count } que tiene por debajo se recolocan o se van también.
    }

## Ataques

kind-recruit = Reclutar
kind-racket = Negocio
kind-hit = Asesinato
attack-title-recruit = Reclutar a un Mafioso
attack-title-racket = Hacerse con un Negocio
attack-title-hit = Intentar un asesinato
attack-note-any = Elige aquí el objetivo, primero el más probable; o el atacante en el tablero. Se toma el mejor atacante y se puede cambiar.
attack-note-target = Elige el objetivo en cualquier tablero, o aquí: primero el más probable.
attack-nothing = Ahora no se puede atacar nada de esta manera.
attack-sure = sin tirada
attack-figures = Fuerza { $power } menos Resistencia { $against }; rango, ventajas y todo lo demás: { $rest }.
attack-figures-hit = Fuerza { $power } menos Fuerza { $against }; rango, guardaespaldas y todo lo demás: { $rest }.
attack-then-recruit = Después: dinero secreto de todos, un ayudante de los de abajo y quizá el superior del objetivo.
attack-then-racket = Después: quizá un protector, dinero secreto de todos y luego ayuda de los dos lados por turnos.
attack-then-hit = Después: hasta 5 G tuyos y un ayudante; el objetivo puede esconderse.
attack-boss = Es el Jefe de { $seat }: si el atentado tiene alguna posibilidad, empieza una guerra de bandas, acierte o no.
attack-inside = Es uno de los tuyos: muere sin tirada. Su superior y los que están justo debajo reciben un contador de Infelicidad.
attack-instead = En su lugar
attack-do = Declarar el ataque
attack-do-inside = Matar sin tirada
attack-free = Se puede anular mientras no haya dinero puesto; el contador vuelve.
clash-own-recruit = Reclutas
clash-own-racket = Vas a por un Negocio
clash-own-hit = Tu atentado
clash-other-recruit = { $seat } recluta
clash-other-racket = { $seat } va a por un Negocio
clash-other-hit = { $seat } intenta un asesinato
clash-at-you-recruit = { $seat } recluta a tu Mafioso
clash-at-you-racket = { $seat } ataca tu Negocio
clash-at-you-hit = { $seat } atenta contra tu Mafioso
clash-protector = Quién lo protege
clash-helper = Un ayudante
clash-rounds = Quién ayuda ahora
clash-guards = Qué Guardaespaldas
clash-rounds-note = Los lados añaden por turnos. Cuando ninguno añade nada, se tiran los dados.
clash-token = gasta su contador
clash-hopeless = sin posibilidad
clash-sides = De qué lado te pones
clash-help = A favor del ataque
clash-hinder = En contra
clash-money-for = Dinero a favor del ataque
clash-money-against = Dinero en contra del ataque
clash-money-hit = Dinero para el atentado
clash-money-left = { $before } G, después { $after }
clash-no-money = No tienes dinero para esto.
clash-secret = Nadie ve cuánto hasta que todos han respondido. Va a la banca, pase lo que pase.
clash-hit-open = Este dinero lo ven todos.
clash-owed = Aún tienen que poner su dinero: { $seats }.
clash-then-help = Con esta ayuda
clash-then-steps = Si interviene
clash-then-hides = Si se esconde
clash-then-money = Con { $amount } G
clash-do-protect = Protegido por { $cards }
clash-do-help = { $count ->
        [one] Enviar a { $cards }
       *[other] Enviar a { $count } ayudantes
    }
clash-do-for = Poner { $amount } G a favor
clash-do-against = Poner { $amount } G en contra
clash-free = Si lo anulas, el contador vuelve; pero no más contra este objetivo en este turno.
clash-watching = Ahora no se te pregunta. El número cambia según llegan ayuda y dinero.
clash-still = Por venir.
clash-could-attack = { $seat } puede añadir:
clash-could-attack-one = { $seat } puede añadir uno de estos:
clash-could-defend = { $seat } puede quitar:
clash-purse-attacks = { $seat }, hasta { $most } G a favor.
clash-purse-attacks-secret = { $seat }, cualquier cantidad a favor.
clash-purse-defends = { $seat }, hasta { $most } G en contra.
clash-purse-defends-secret = { $seat }, cualquier cantidad en contra.
clash-purse-either = { $seat }, hasta { $most } G, a favor o en contra.
clash-purse-either-secret = { $seat }, algo de dinero, a favor o en contra.
clash-no-room = Ahora no hay sitio para { $card } bajo el atacante: ni siquiera un éxito cambiaría nada.
clash-war = Acierte o no, esto empieza una guerra de bandas.
clash-wins = Con { $card }, suficiente para ganar: { $seats }.
clash-wins-you = Con esto tendrías suficiente para ganar.
window-yours = Tus cartas Especiales
window-no-specials = No tienes cartas Especiales.
window-rolled = Han salido { $roll }; hacía falta { $number } o menos

## Guerra de bandas

war-title = Guerra de bandas: { $seat } ha atentado contra el Jefe de { $other }
war-note = Cada Banda que participa atenta en su turno, o pasa.
war-circle = Quién participa, en orden
war-moves = le toca
war-began = la empezó
war-hit = fue la primera atacada
war-tokens = { $count ->
        [one] un Mafioso listo
       *[other] { $count } Mafiosos listos
    }
war-passes = { $passes } de { $over } pases seguidos; con el último se acaba.
war-ends = Si tú también pasas, la guerra se acaba.
war-plus = Los atentados cuentan ahora { $plus } más.
war-outside = No participas, a menos que alguien atente contra un Mafioso tuyo.
war-do = Intentar un asesinato
war-do-note = De un Mafioso de cualquier otra Banda; la atacada entra en la guerra.
war-watching = Ahora no se te pregunta.

## Botín, acuerdo, elecciones

spoils-brings = { $name }: { $have } de { $need }
spoils-left = Aún quedan: { $cards }
agree-total = { $total } de { $needed }
agree-secret = Nadie ve una respuesta antes de que estén todas. Basta un no para seguir jugando.
choice-specials = { $count ->
        [one] Tiene una carta Especial.
       *[other] Tiene { $count } cartas Especiales.
    }

## Tratos

deal-money = { $amount } G
deal-purse = Tu dinero: de { $before } a { $after } G.
deal-purse-secret = Cuánto tienen los dos no lo sabe nadie más.
deal-ware-special = Carta Especial.
deal-ware-racket = Negocio, con su contador y sus marcas. No calma a nadie.
deal-want-special = Pedir una carta Especial
deal-give-special = Dar una carta Especial
deal-want-racket = Pedir un Negocio
deal-give-racket = Dar un Negocio
deal-perhaps-special = El dinero y las Especiales de una oferta solo los conocen los dos.
