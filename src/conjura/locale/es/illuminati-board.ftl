### Illuminati: lo que hay en el tablero, y cómo se llaman sus cartas y flechas para quien lo escucha.

## Zonas

board-structure = { $owner }: { $illuminati } con { $groups ->
        [0] ningún grupo
        [one] un grupo
       *[other] { $groups } grupos
    }. Poder { $power }. { $amount } MB en total.
board-structure-none = { $owner } no tiene estructura.
board-whole = Todas las estructuras de la mesa

## La cabecera del tablero, y un asiento en cifras

board-power = Poder { $power }
board-money = { $amount } MB en total
board-of = de { $need }
board-goal-groups = { $have } de { $need } cartas
    .word = Grupos
board-goal-power = Poder { $have } de { $need }
    .word = Poder
board-goal-transferable = { $have } de { $need } transferibles
    .word = Transf.
board-goal-money = { $have } de { $need } MB
    .word = Meta, MB
board-goal-destroyed = { $have } de { $need } destruidos
    .word = Destruidos
board-goal-distinct = { $have } de { $need } alineaciones
    .word = Alineac.
board-goal-count = { $have } de { $need } para la meta
    .word = Meta
board-goal-of-discordian-society = { $have } de { $need } raros
    .word = Raros
board-goal-of-society-of-assassins = { $have } de { $need } violentos
    .word = Violentos
board-goal-secret = Meta: secreta
board-figure-goal = Meta
board-figure-secret = secreta
board-figure-money = Dinero
board-seat-line = { $cards }, { $amount } MB
board-seat-line-goal = { $cards }, { $word } { $have }/{ $need }
board-seat-end = { $cards ->
        [one] un grupo
       *[other] { $cards } grupos
    }, { $amount } MB
board-seat-end-goal = { $cards ->
        [one] un grupo
       *[other] { $cards } grupos
    }, { $word } { $have }/{ $need }

## En una carta

board-power-short = Pod
board-power-long = Poder
board-power-initial = P
board-resistance-short = Res
board-resistance-long = Resist.
board-resistance-initial = R
board-income-short = Ing
board-income-long = Ingresos
board-no-alignment-short = sin alineación
board-no-alignment = Sin alineación
board-tag-aids = Ayuda { $amount }
board-tag-new = Nuevo

## El nombre de una carta para quien lo escucha

board-card-illuminati = { $card }, Illuminati de { $owner }.
board-card-group = { $card }, grupo.
board-card-power = Poder { $power }, transferible { $transferable }.
board-card-resistance = Resistencia { $resistance }.
board-card-income = Ingresos { $income }.
board-card-purse = { $amount ->
        [one] Tesorería: 1 megadólar.
       *[other] Tesorería: { $amount } megadólares.
    }
board-card-purse-secret = { $least ->
        [0] Tesorería desconocida.
        [one] Tesorería desconocida, al menos 1 megadólar.
       *[other] Tesorería desconocida, al menos { $least } megadólares.
    }
board-card-acted = Ya ha actuado en este turno.
board-card-ready = Aún no ha actuado en este turno.
board-card-never-attacked = No puede ser atacada.
board-card-hangs = Marioneta de { $master }, en su flecha { $arrow }.
board-card-uncontrolled = Sin controlar.
board-card-free-arrows = { $count ->
        [one] Una flecha libre: { $arrows }.
       *[other] { $count } flechas libres: { $arrows }.
    }
board-full-root = Raíz de la estructura de { $owner }.
board-full-puppet = Marioneta de { $master }, en su flecha { $arrow }; lo controla { $owner }.
board-full-loose = Retirado de la estructura de { $owner }, para colgarlo de nuevo.
board-full-dead = Destruido.

## Flechas

board-arrow = La flecha { $arrow } de { $master }:
board-arrow-fits = { $count ->
        [one] la carta cabe.
       *[other] caben las { $count } cartas.
    }
board-arrow-fits-some = { $count ->
        [one] cabe 1 de { $all } cartas.
       *[other] caben { $count } de { $all } cartas.
    }
board-arrow-clash = { $card } quedaría sobre { $on }.
board-arrows-to-choose = Flechas libres para elegir
board-arrows-none = Sin flechas de salida.
board-arrow-free = flecha { $arrow } libre
board-arrow-used = flecha { $arrow } ocupada
board-arrow-blocked = flecha { $arrow } bloqueada
board-arrow-out = flecha { $arrow }
board-spot = flecha { $arrow }:
board-spot-fits = { $count ->
        [one] cabe
       *[other] caben las { $count }
    }
board-spot-some = { $count ->
        [one] cabe 1 de { $all }
       *[other] caben { $count } de { $all }
    }
board-would-hang = { $card } colgaría aquí
board-or-here = o aquí

## El pie del tablero

board-legend-free = flecha libre
board-legend-used = ocupada
board-legend-blocked = bloqueada
board-legend-acted = perforada: ya ha actuado
board-aim-who = ¿Qué carta ataca? Elígela en el tablero.
board-aim = Ataca { $card }: elige el blanco, en cualquier estructura.

## Montones

board-pile-open = Sin controlar
board-pile-dead = Destruidos
board-pile-used = Especiales usadas
board-pile-deck = mazo
board-pile-dead-short = destruidos
board-pile-used-short = usadas
board-pile-removed = retirados

## Las especiales propias

board-specials = Tus especiales
board-specials-none = No tienes ninguna.
board-special-privilege = Sirve para el privilegio
    .do = Darla
board-special-abolish = Sirve contra el privilegio
    .do = Ponerla
board-special-give-special = Se puede dar
    .do = Darla
