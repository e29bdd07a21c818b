### Omertà: lo que hay en el tablero y cómo se llaman las cartas para quien lo escucha. El dinero va en miles.

## El tablero y su cabecera

board-whole = Todas las Familias de la mesa
board-tree = La Familia de { $owner }
board-family = { $owner }, Don { $don }: PR { $pr }, { $domains ->
        [one] 1 Dominio
       *[other] { $domains } Dominios
    }, { $soldiers ->
        [one] 1 Soldado
       *[other] { $soldiers } Soldados
    }, dinero { $money }.
board-family-none = { $owner } aún no tiene Don.
board-pr = PR { $pr }
board-score = Puntos { $score }
board-done = { $done } de 3 secundarios
board-done-all = Cumplidos: { $done }
board-main-far = Objetivo principal { $percent } %
board-control = Controla: { $business }
board-monopoly = Monopolio: { $business }
board-income = Paga { $money }
board-percent = { $percent } %
board-legend-difficulty = Dificultad
board-legend-defence = Defensa
board-legend-pr = Respeto (PR)
board-legend-pegs = Soldados: pulsa un hueco o arrastra
board-aim-who = ¿Quién actúa? Elige un Capo o un Dominio propio.
board-aim = Actúa { $card }: elige el objetivo, en cualquier Familia o en el centro.

## En una carta

board-don = Don
board-combat = Combate
board-influence = Influencia
board-subterfuge = Subterfugio
board-resources = Recursos
board-recruitment = Recluta
board-soldiers = Soldados
board-of-thirty = { $amount }/30
board-reserve = Reserva
board-reserve-none = vacía
board-robbed = Atracado
board-blocked = Quieto
board-shielded = A salvo
board-tag-conquest = Conquista
board-tag-assault = Asalta
board-tag-robbery = Atraca
board-tag-attack = Actúa
board-tag-target = Objetivo

## El nombre de una carta para quien lo escucha

board-don-label = { $card }, Don de { $owner }.
board-capo-label = { $card }, Capo de { $owner }, con { $type }.
board-stats = COMBATE { $combat }, INFLUENCIA { $influence }, SUBTERFUGIO { $subterfuge }.
board-reserve-label = { $amount ->
        [0] Nadie en la Reserva.
        [one] 1 Soldado en la Reserva.
       *[other] { $amount } Soldados en la Reserva.
    }
board-robbed-by = Atracado: la próxima renta de sus Dominios es para { $seat }.
board-robbed-bank = Atracado: la próxima renta de sus Dominios es para la banca.
board-blocked-label = No puede actuar en lo que queda de ronda.
board-centre-label = { $card }, Dominio en el centro.
board-domain-label = { $card }, Dominio de { $capo }, { $amount ->
        [0] sin Soldados
        [one] 1 Soldado de 5
       *[other] { $amount } Soldados de 5
    }.
board-domain-numbers = DIFICULTAD { $difficulty }, DEFENSA { $defence }, PR { $pr }.
board-domain-resources = RECURSOS { $money }.
board-hold-label = Un atacante tiene que superar { $hold } antes de los dados.
board-shielded-label = A salvo de Asaltos en lo que queda de ronda.

## Las clases de cartas

board-kind-don = Don
board-kind-capo = Capo
board-kind-type = Tipo de Soldado
board-kind-domain = Dominio
board-kind-main = Objetivo principal
board-kind-objective = Objetivo secundario
board-kind-event = Carta de Acción
board-kind-happening = Suceso
board-useless-two = Con dos jugadores solo sirve para el descarte pagado.

## El centro y los montones

board-pile-open = El centro
board-pile-dead = Capos que ya no están
board-pile-used = Eventos descartados
board-pile-deck = Dominios por salir
board-pile-dead-short = Capos caídos
board-pile-used-short = descartes
board-pile-removed = Eventos por robar

## La mano propia y los objetivos

board-objectives = Objetivos
board-main = Principal
board-secondary = Secundario
board-met = Cumplido
board-specials = Tus Eventos
board-specials-none = No tienes ninguno.
board-special-discard = Se puede descartar
    .do = Descartarla

## Una Familia en cifras

board-seat-line = PR { $pr }, { $money }
board-figure-pr = PR
board-figure-done = Objetivos
board-figure-money = Dinero
board-figure-men = Soldados
board-figure-cards = Cartas
board-fewest = mín.
board-figure-score = Puntos

## La ronda

board-phase-distribution = Reparto
board-phase-events = Eventos
board-phase-actions = Acciones
board-phase-end = Fin de ronda
board-phase-step = { $phase }: { $step }
board-step-open = antes de la Paga
board-step-payday = Paga
board-step-domains = Dominios
board-step-men = Soldados
board-step-expose = nuevos Dominios
board-step-draw = robar
board-step-sell = descartar por un Soldado
board-step-buy = comprar
board-step-discard = descartar

## Las imágenes del final

sum-pr = Puntos de Respeto
sum-domains = Dominios
sum-soldiers = Soldados
sum-cash = Dinero, en miles

## Lo que cuentan los objetivos

board-count = { $what } { $have } de { $need }
board-count-domains = Dominios
board-count-boroughs = Barrios distintos
board-count-businesses = Negocios distintos
board-count-one-borough = En un mismo barrio
board-count-one-business = En un mismo negocio
board-count-money = Dinero
board-count-income = Renta
board-count-soldiers = Soldados
board-count-cost = Por pagar:
board-count-assault-won = Asaltos ganados
board-count-robbery-won = Atracos ganados
board-count-conquest-won = Conquistas ganadas
board-count-men = { $what }, con { $amount } Soldados cada uno:
board-count-pr = { $what } de PR { $pr } o más:
board-count-difficulty = { $what } con DIFICULTAD { $difficulty } o más:
board-count-leader = { $what } contra quien va en cabeza:
board-of = de { $need }
board-tag-new = Nuevo
