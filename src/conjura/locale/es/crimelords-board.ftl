### Crime Lords: lo que hay en el tablero y cómo se llaman sus cartas para quien lo oye.

## El tablero y su cabecera

crime-mob = { $owner }: { $boss } manda a { $crooks ->
        [one] un Mafioso
       *[other] { $crooks } Mafiosos
    } y { $rackets ->
        [0] ningún Negocio
        [one] un Negocio
       *[other] { $rackets } Negocios
    }. Total { $total } de { $needed }.
crime-mob-none = { $owner } no tiene ninguna Banda en la mesa.
crime-total = Total { $total } de { $needed }
crime-flow = Ingresos { $income } G, pagas { $wages } G
crime-money = { $amount } G
crime-money-secret = Dinero: secreto
crime-sure = Seguro, sin tirada
crime-loose = Por colocar: { $owner }
crime-spots = Dónde puede colocarse el Mafioso

## Los Negocios y sus bonificaciones

crime-rackets = Negocios: { $count }
crime-rackets-of = Negocios de { $seat }: { $count }
crime-rackets-none = Aún no hay Negocios.
crime-group-by = Agrupar por
crime-by-district = Distrito
crime-by-type = Tipo
crime-bonus-given = +{ $worth } cuenta
crime-bonus-lacks = { $lacks ->
        [one] falta 1 para +{ $worth }
       *[other] faltan { $lacks } para +{ $worth }
    }
crime-bonus-rivals = sin +{ $worth } por { $rivals }
crime-bonus-lacks-rivals = { $lacks ->
        [one] falta 1 para +{ $worth }, y lo impide { $rivals }
       *[other] faltan { $lacks } para +{ $worth }, y lo impide { $rivals }
    }

## Un asiento en su carpeta

crime-figure-total = Total
crime-figure-rackets = Negocios
crime-figure-crooks = Mafiosos
crime-figure-money = Dinero
crime-figure-war = En guerra
crime-seat-line = { $total }/{ $needed } · { $crooks } M · { $rackets } N
crime-seat-end = Total { $total }/{ $needed } · Mafiosos { $crooks } · Negocios { $rackets }

## Las cartas

crime-rank-boss = Jefe
crime-rank-lieutenant = Lugarteniente
crime-rank-crook = Mafioso
crime-rank-free = Mafioso
crime-power-short = F
crime-power-long = Fuerza
crime-resistance-short = R
crime-resistance-long = Resist.
crime-wage-long = Paga
crime-income-long = Ingresos
crime-boss-token = Contador de Jefe
crime-card-boss = { $card }, Jefe de { $owner }.
crime-card-lieutenant = { $card }, Lugarteniente de { $owner }.
crime-card-crook = { $card }, Mafioso de { $owner }.
crime-card-loose = { $card }, Mafioso de { $owner }, aún por colocar.
crime-card-open = { $card }, Mafioso, sin controlar.
crime-card-numbers = Fuerza { $power }, Resistencia { $resistance }, paga { $wage } G.
crime-card-likes = Debilidad: { $type }.
crime-card-unhappy = { $count ->
        [0] Contento.
       *[other] Infelicidad { $count } de 3.
    }
crime-card-token = Tiene su contador de Acción.
crime-card-spent = Contador de Acción gastado.
crime-card-restless = Más fuerte que su superior: otro contador de Infelicidad al empezar el turno.
crime-card-under = { $side ->
        [north] Está encima de su superior, { $master }.
        [east] Está a la derecha de su superior, { $master }.
        [south] Está debajo de su superior, { $master }.
       *[west] Está a la izquierda de su superior, { $master }.
    }
crime-racket = { $card }, Negocio.
crime-racket-numbers = Resistencia { $resistance }, ingresos { $income } G.
crime-racket-kind = { $district }: { $types }.
crime-racket-power = Fuerza { $power }.
crime-racket-muted = No paga nada en el próximo cobro.
crime-full-likes = debilidad: { $type }
crime-full-unhappy = { $count ->
        [0] contento
       *[other] infelicidad { $count } de 3
    }
crime-full-grown = +{ $count } por asesinatos.
crime-full-bonus = +{ $amount } por el contador de Jefe.
crime-full-racket = Negocio de { $owner }.
crime-full-open = Sin controlar.
crime-full-dead = Descartada.
crime-tag-helps = Ayuda
crime-tag-guards = Defiende
crime-tag-protects = Protege
crime-tag-hides = Se esconde
crime-legend-token = tiene contador
crime-legend-spent = contador gastado
crime-legend-unhappy = infeliz: al tercero se va


## La subasta

crime-auction = La subasta
crime-lot = En subasta
crime-bid = { $amount } G: { $seat }
crime-bid-none = Abre { $seat }.
crime-bid-leads = puja { $amount } G
crime-bid-out = fuera
crime-bid-thinks = piensa
crime-bought-none = nada aún
crime-sold-crooks = Mafiosos vendidos: { $sold } de { $cap }
crime-sold-rackets = Negocios vendidos: { $sold } de { $cap }

## La guerra de bandas

crime-war = Guerra de bandas
crime-war-move = { $seat } puede asesinar.
crime-war-plus = El asesinato recibe +{ $amount }.
crime-war-passes = Renuncias seguidas: { $passes } de { $over }.

## Los pasos del turno y las imágenes del final

crime-step-income = Cobro
crime-step-payroll = Pagas
crime-step-draw = Robo
crime-step-actions = Acciones
crime-step-refresh = Reposición
sum-total = Total
sum-rackets = Negocios
sum-crooks = Mafiosos
sum-money-g = Dinero, G

## Lo que dice cualquier tablero, en las palabras de este juego

board-whole = Todas las Bandas de la mesa
board-aim = Actúa { $card }: elige un Mafioso o un Negocio, de quien sea o de nadie.
board-aim-who = ¿Qué Mafioso actúa? Elígelo en el tablero.
board-of = de { $need }
board-tag-new = Nuevo
board-specials = Tus especiales
board-specials-none = No tienes ninguna.
board-special-give-special = Se puede dar
    .do = Darla
board-pile-open = Área incontrolada
board-pile-dead = Mafiosos y Negocios descartados
board-pile-dead-short = descartes
board-pile-used = Especiales usadas
board-pile-used-short = usadas
board-pile-deck = mazo
board-pile-removed = fuera del juego
