### Illuminati en el navegador: opciones, metas, números y palabras de las cartas.

## Opciones, tal como las elige el anfitrión de una mesa

option-sets = Cartas
    .help = Los juegos de cartas que se barajan juntos.
option-sets-deluxe = Deluxe
option-sets-y2k = Y2K
option-house-illuminati = Illuminati de la casa
    .help = Participan cartas Illuminati propias, claramente marcadas.
option-turn-order = Orden de los turnos
    .help = Quién es el siguiente: alrededor de la mesa, por subasta, al azar o escalonado.
option-turn-order-fixed = Alrededor de la mesa
option-turn-order-auction = Por subasta
option-turn-order-random = Al azar
option-turn-order-staggered = Escalonado
option-first-turn = Primer turno
    .help = Cómo se decide quién empieza.
option-first-turn-roll = Con los dados
option-first-turn-auction = Por subasta
option-brainwash = Lavado de cerebro
    .help = Las alineaciones de los grupos pueden cambiar para siempre.
option-propaganda = Propaganda
    .help = Las actitudes del mundo cambian la fuerza de los grupos.
option-increases = Aumentos
    .help = El Poder, la Resistencia o los ingresos de los grupos se pueden aumentar para siempre, con acciones.
option-hackers = Hackers
    .help = Dos veces por partida puedes robar la tesorería de un grupo rival, al principio en secreto.
option-plumbers = Fontaneros
    .help = Una unidad oculta por jugador puede impedir que un grupo ataque.
option-moles = Topos por jugador
    .help = Agentes ocultos en los grupos; con 0 se juega sin ellos.
option-hidden-illuminati = Illuminati ocultos
    .help = Los Illuminati están boca abajo: usa menos de lo que tienes, nunca más. Una acusación acertada los descubre.
option-hidden-goals = Metas ocultas
    .help = Cada uno elige en secreto la meta especial de cualquier Illuminati.
option-treasuries = Tesorerías
    .help = Si todos ven el dinero de cada carta o solo su dueño.
option-treasuries-public = Abiertas
option-treasuries-owner = Cerradas
option-pass-keeps-t6-t7 = Pasar conserva las transferencias
    .help = Quien pasa puede aún hacer transferencias gratuitas y usar el poder de los Illuminati.
option-post-office-pays = La carta paga su ingreso negativo
    .help = Una carta con ingresos negativos puede pagar de su propia tesorería.
option-uncontrolled-minimum = Mínimo de grupos sin controlar
    .help = Tantos grupos quedan sin controlar al final de cada turno.
option-reshuffle-discards = Barajar las especiales usadas
    .help = Cuando se acaba el mazo, las cartas especiales usadas forman uno nuevo.
option-partial-aid = Ayuda parcial
    .help = Una carta puede ayudar con parte de su Poder transferible.
option-special-commits = Una especial compromete
    .help = Después de jugar una carta especial en un ataque, ya no se puede cancelar.
option-capture-half = Mitad del dinero capturado
    .help = Si la mitad que se pierde se redondea en cada carta o en el total.
option-capture-half-per-card = En cada carta
option-capture-half-total = En el total
option-move-uses-card = Un grupo movido ha actuado
    .help = Mover un grupo lo gasta para este turno.
option-increase-amount = Tamaño de un aumento
    .help = Cuánto suma un aumento.
option-brainwash-own-groups = Lavado de cerebro de grupos propios
    .help = También se puede lavar el cerebro a los grupos propios.
option-propaganda-strength = Fuerza de la propaganda
    .help = Qué cuenta en un intento de propaganda.
option-propaganda-strength-structure = Toda la estructura
option-propaganda-strength-transferable = El Poder transferible
option-refuse-throwing = Sin victorias regaladas
    .help = Se rechaza un trato que haría ganar de golpe a otro jugador.
option-basic-goal = Grupos para ganar
    .help = Cuántos grupos ganan, contando los Illuminati; vacío: según el número de jugadores.
option-endless = Partida sin fin
    .help = Sin metas: termina cuando no quedan grupos sin controlar, y gana la puntuación más alta.
option-max-turns = Máximo de turnos
    .help = Después de tantos turnos gana la puntuación más alta; vacío: sin límite.
option-cheating = El juego con trampas
    .help = Solo entre amigos: sacar dinero, mirar, leer mal, exagerar, hasta que alguien lo denuncie. Al final se cuenta todo.

preset-deluxe = Primera partida
    .help = El juego Deluxe: orden fijo, sin módulos adicionales.
preset-conspiracy = Conspiración
    .help = Todo: subasta, lavado de cerebro, propaganda y lo demás.
preset-custom = Elegir cada regla
    .help = Cada opción por separado.

## Palabras de las cartas

kind-control = Controlar
kind-neutralize = Neutralizar
kind-destroy = Destruir

## Pasos de un turno

step-income = Ingresos
step-draw = Robar
step-actions = Acciones
step-end = Fin
