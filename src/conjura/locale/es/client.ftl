### El cliente del navegador.

ui-lost-title = Aquí no hay nada archivado
ui-lost-text = La dirección es incorrecta o la mesa ya no se conserva.
ui-to-home = A la portada

## En todas partes

ui-yes = sí
ui-no = no
ui-none = ninguno
ui-close = Cerrar
ui-understood = Entendido
ui-menu = Menú
ui-rules = Reglas
ui-keys = Teclas
ui-theme-turn = Claro u oscuro
ui-program = programa
ui-you = Tú
ui-clause = Regla { $clause }

## Ajustes

ui-language = Idioma
ui-theme = Aspecto
ui-theme-system = Como el dispositivo
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-sounds = Sonidos
ui-letter-keys = Las letras son teclas en la mesa
ui-no-motion = Nada se mueve
ui-notify = Avisarme cuando me toque
ui-notify-refused = El navegador no permite avisos de esta página.

## Lo que se pregunta, y el reloj

ui-stamp-move = Te toca
ui-stamp-answer = Responde
ui-stamp-waiting = En espera
ui-stamp-refused = No vale
ui-stamp-away = Sin línea
ui-stamp-past = Pasado
ui-stamp-closed = Cerrado
ui-stamp-paused = En pausa
ui-stamp-left = Programa
ui-choose = Elige qué hacer.
ui-complete = Todo está elegido: confírmalo o descártalo.
ui-complete-more = Aún no se ha enviado nada.
ui-nothing-changed = No ha cambiado nada.
ui-waiting = Se espera a { $seats }.
ui-waiting-liberty = Se espera a { $seats }. Mientras, puedes hacer ofertas.
ui-waiting-table = La mesa sigue sola.
ui-line-lost = Reconectando. Tu jugada se conserva.
ui-line-lost-more = { $seconds ->
        [one] El tablero es de hace un segundo.
       *[other] El tablero es de hace { $seconds } segundos.
    } Lo que envíes ahora se guarda una sola vez.
ui-line-none = El servidor no responde. ¿Funciona la conexión?
ui-shut-gone = Esta mesa no está abierta para ti.
ui-shut-replaced = Tienes esta mesa abierta en demasiados sitios.
ui-shut-other = El servidor ha cerrado la línea.
ui-past-turn = Estás leyendo el turno { $turn }, { $seat }.
ui-past-start = Estás leyendo el principio.
ui-past-waits = Nadie lo ve. La mesa te espera.
ui-past-more = Nadie lo ve. La partida sigue.
ui-back-to-now = Volver al presente
ui-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
ui-nobody-won = La partida termina sin ganador.
ui-seed-published = La semilla está publicada; los dados se pueden comprobar.
ui-again = Jugar otra, girando los asientos
ui-standings = Clasificación final
ui-see-summary = La partida en gráficos
ui-see-board = El tablero
ui-undo = Deshacer
ui-agree = De acuerdo
ui-refuse = No
ui-motion-undo = { $by } pide deshacer el último paso.
ui-motion-pause = { $by } pide parar los relojes.
ui-motion-resume = { $by } pide volver a poner los relojes en marcha.
ui-motion-replace = { $by } pide que un programa juegue por { $seat }.
ui-plea-undo = Has pedido deshacer el último paso. Falta el acuerdo de { $seats }.
ui-plea-pause = Has pedido parar los relojes. Falta el acuerdo de { $seats }.
ui-plea-resume = Has pedido poner en marcha los relojes. Falta el acuerdo de { $seats }.
ui-plea-replace = Has pedido que juegue un programa. Falta el acuerdo de { $seats }.
ui-withdraw = Retirarlo
ui-paused = La mesa está en pausa.
ui-paused-more = No corre el tiempo de nadie y nada se puede hacer. Sigue cuando todos estén de acuerdo.
ui-left = Un programa juega en tu asiento.
ui-late = A { $name } no le queda tiempo: ¿sigue jugando un programa?
ui-replace = Que juegue un programa
ui-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
ui-hours = { $hours } h { $minutes }
ui-spoken-seconds = { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
ui-spoken-minutes = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
ui-spoken-hours = { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
ui-clock-none = sin reloj
ui-clock-stands = no corre ningún reloj
ui-clock-paused = parado de común acuerdo
ui-clock-of = de { $name }
ui-clock-then-reserve = y luego { $reserve } de reserva
ui-clock-reserve = de la reserva
ui-clock-zero-pass = luego pasas
ui-clock-zero-bot = luego juega un programa
ui-clock-zero-vote = luego deciden los demás
ui-clock-spoken = { $name }: { $time }, { $rest }
ui-clock-left = Queda: { $time }
ui-clock-turns = { $kind ->
        [omerta] { $turns ->
            [one] ronda,
           *[other] rondas,
        }
       *[other] { $turns ->
            [one] turno,
           *[other] turnos,
        }
    }
ui-standing-off = Volver a preguntarme
ui-standing-short = responde por ti
ui-standing-unless-target = responde por ti salvo si eres el objetivo
ui-standing-unless-win = responde por ti salvo si alguien pudiera ganar
ui-standing-rest-of-turn = responde por ti hasta el fin del turno
ui-steps = Pasos del turno
ui-step-action = Acción { $n } de 2
ui-step-transfers = Transferencias { $n }

## Partes de la mesa

ui-table = Mesa
ui-region-prompt = Lo que se pregunta
ui-region-people = Jugadores y charla
ui-region-folders = Los jugadores
ui-region-common = Grupos sin controlar
ui-region-board = Estructura de poder
ui-region-hand = Tus cartas especiales, secretas
ui-region-deals = Trato sobre la mesa
ui-region-paper = Hoja y registro
ui-views = Vistas
ui-tab-board = Tablero
ui-tab-specials = Mano
ui-tab-deals = Tratos
ui-tab-log = Registro
ui-tab-chat = Charla
ui-open-structure = Abrir la estructura de { $name }
ui-order-next = el siguiente
ui-order-then = luego
ui-order-before = juega antes que tú
ui-substituted = juega un programa
ui-away = ausente
ui-title-turn = { $turn ->
        [0] { $title }, antes del primer turno
       *[other] { $kind ->
            [omerta] { $title }, ronda { $turn }
           *[other] { $title }, turno { $turn }
        }
    }
ui-table-open = preparando la mesa

## Registro, deslizador, charla, reglas

ui-log = Registro
ui-log-note = todo lo que puedes saber
ui-log-turn = Turno { $turn }, { $seat }
ui-log-older = Líneas anteriores
ui-log-show = Ver este momento
ui-log-empty = Aún no ha pasado nada.
ui-log-undone = { $name } deshace un paso.
ui-slider = Pasado de la partida
ui-slider-start = Inicio
ui-slider-live = { $turn }, ahora
ui-slider-end = { $turn }, fin
ui-slider-turn = turno { $turn }
ui-chat = Charla
ui-chat-note = mesa
ui-chat-who = a quién oyes
ui-chat-hear = Oír a { $name }
ui-chat-to = { $name } a { $to }
ui-chat-to-you = { $name }, a ti
ui-chat-whom = Quién lo oye
ui-chat-all = A la mesa
ui-chat-write = Escribe a la mesa
ui-chat-none = Nadie ha dicho nada todavía.
ui-chat-message = Mensaje
ui-chat-send = Enviar
ui-rule = Regla
ui-rule-close = Cerrar la regla
ui-rule-missing = Esta regla no se puede cargar ahora.
ui-rule-whole = Las reglas enteras, en su propia página

## Teclas

ui-key-regions = siguiente parte de la mesa (con Mayús, la anterior)
ui-key-prompt = a la pregunta
ui-key-tab = por los controles
ui-key-arrows = por una estructura
ui-key-enter = elegir, confirmar
ui-key-escape = descartar
ui-key-attack = atacar con la carta
ui-key-structures = siguiente estructura
ui-key-uncontrolled = grupos sin controlar
ui-key-home = estructura propia
ui-key-card = la carta entera
ui-key-deal = ofrecer un trato
ui-key-money = más o menos dinero
ui-key-past = un paso atrás o adelante en el pasado
ui-key-now = volver al presente
ui-key-rule = la regla de lo que se pregunta
ui-key-text = las estructuras como texto
ui-keys-off = Las letras se pueden desactivar en el menú.

## Una mesa que se prepara

ui-seats = Asientos
ui-seat-open = Libre
ui-seat-link = para quien tenga el enlace
ui-seat-you = tú
ui-seat-here = presente
ui-sit-down = Sentarse
ui-give-to-program = Asiento { $seat }: dárselo a un programa
ui-program-please = un programa …
ui-free-seat = Liberar
ui-free-seat-of = Dejar libre el asiento de { $name }
ui-your-name = ¿Cómo te llamas?
ui-start = Empezar
ui-copy-link = Copiar el enlace
ui-copied = Copiado
ui-link-here = Enlace a esta mesa
ui-leave = Dejar la mesa
ui-seats-left = { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
ui-all-seated = Ya están todos.
ui-not-here = Ahora no presentes: { $seats }. La partida puede empezar de todos modos.
ui-host-starts = La partida la empieza el anfitrión.
ui-bot-random = Al azar
ui-bot-heuristic = Experto
ui-bot-search = Fuerte
ui-pace-none = sin reloj
ui-pace-days = { $days ->
        [one] un día por jugada
       *[other] { $days } días por jugada
    }
ui-pace-decision = { $minutes } min por decisión
ui-pace-reserve = { $minutes } min por decisión, { $reserve } de reserva

## El menú de la mesa

ui-commitment = Resumen de la semilla, publicado antes del primer robo:
ui-seed = La semilla:
ui-seat-token = Enlace a mi asiento para otro dispositivo
ui-seat-token-copied = Quien abra esta dirección juega en tu asiento:
ui-record = Descargar el acta
ui-replay = Repasar la partida

## El final de la partida

sum-title = La partida en gráficos
sum-winner = Gana
sum-groups = Grupos
sum-power = Poder
sum-money = Dinero, MB
sum-destroyed = Grupos destruidos
sum-turn = Turno
sum-chart = { $what } a lo largo de { $turns } turnos, una línea por jugador. La tabla siguiente da las cifras.
sum-who = Quién atacó a quién
sum-who-note = Ataques con éxito, de todos los que se tiraron. Las filas atacan, las columnas defienden.
sum-uncontrolled = de nadie
sum-met = { $hits } de { $tries } con éxito
ui-ask-undo = Pedir deshacer el último paso
ui-ask-pause = Pedir parar los relojes
ui-ask-resume = Pedir poner los relojes en marcha
ui-ask-replace = Pedir que un programa juegue por { $name }
ui-substitute-on = Que un programa juegue por mí
ui-substitute-off = Vuelvo a jugar yo
ui-sheet-peek = Subir la hoja
ui-sheet-half = Subir la hoja del todo
ui-sheet-full = Bajar la hoja

## La portada

home-open-today = { $count ->
        [0] Ahora no hay partidas públicas
        [one] Una partida pública
       *[other] Partidas públicas: { $count }
    }
home-sub = Tres juegos de conspiración y mafia, con una pantalla de por medio. La mesa lleva las cuentas, cita la regla cuando dice que no y guarda todos los secretos.
home-join = Entrar con un enlace
home-link = Enlace o código
home-join-button = Entrar
home-link-wrong = Eso no es un enlace ni un código de mesa.
home-no-account = No hace falta cuenta. Tu asiento sigue siendo tuyo en este dispositivo.
home-more = Más páginas
home-mine = Mis partidas
home-me = Quién soy aquí
home-watch-link = Mirar
home-continue = Seguir
home-continue-none = Aún no tienes partidas. Abre una mesa o entra en una.
home-listed = Asientos libres
home-watch = Mirar una partida
watch-none = Ahora no hay partidas abiertas a mirones. Cuatro programas están listos para empezar una.
watch-begin = Que jueguen los programas
watch-title = Programas jugando
watch-watch = Mirar
watch-other = Otra mesa
watch-coming = Abriendo el expediente …
ui-game-illuminati = Illuminati
    .help = Hazte con los grupos del mundo, flecha a flecha. De 2 a 8 jugadores.
ui-game-crimelords = Crime Lords
    .help = Puja por maleantes, págales y evita que se pasen al otro bando. De 2 a 6 jugadores.
ui-game-omerta = Omertà
    .help = Cinco familias, veinticinco dominios y un objetivo secreto cada una. De 2 a 5 jugadores.
form-title = Abrir una mesa
form-game = Juego
form-later = pronto
form-rules = Reglas
form-later-options = Aún por hacer: { $names }.
form-preset-changes = Lo que cambian estas reglas
form-seat = Asiento { $seat }
form-no-seat = Sin asiento
form-link = enlace
form-host = tu asiento
form-add-seat = Añadir un asiento
form-pace = Ritmo
form-pace-live = En vivo
    .help = 2 minutos por decisión, 6 de reserva.
form-pace-quick = Rápido
    .help = Un minuto por decisión, nada de reserva.
form-pace-day = Un día por jugada
    .help = Para partidas lentas: un día para cada decisión.
form-pace-days = Tres días por jugada
    .help = Para partidas aún más lentas: tres días por decisión.
form-pace-none = Sin reloj
    .help = Cada cual se toma el tiempo que quiera.
form-zero = Si se acaba el tiempo
form-zero-bot = Sigue un programa
form-zero-vote = Votan los demás
form-zero-pass = Pasar
form-watch = Mirones
form-watch-link = Con el enlace
    .help = Ven lo que ve toda la mesa.
form-watch-all = Cualquiera
    .help = La mesa figura en la lista de todos, también los asientos libres.
form-watch-late = Con retraso
    .help = Con el enlace, pero unos turnos por detrás.
form-watch-none = Nadie
    .help = Solo ve la mesa quien tiene asiento.
form-name = Nombre
form-name-hint = de la mesa, si quieres
form-open = Abrir y copiar el enlace
form-alone = Jugar contra programas
form-when = La partida empieza cuando no quedan asientos libres.

## Fichas de mesas, mis partidas

slip-open = { $count ->
        [one] { $game }, un asiento libre.
       *[other] { $game }, { $count } asientos libres.
    }
slip-playing = { $turn ->
        [0] { $game }, antes del primer turno.
       *[other] { $kind ->
            [omerta] { $game }, ronda { $turn }.
           *[other] { $game }, turno { $turn }.
        }
    }
slip-won = { $game }. Ganó { $winners }.
slip-over = { $game }, cerrada.
slip-open-do = sentarse
slip-playing-do = seguir
slip-over-do = releer
games-playing = En curso
games-open = En preparación
games-over = Cerradas
games-kept = Guardadas en este dispositivo

## Releer una partida

replay-eyes = Visto por
replay-onlooker = un mirón
replay-keep = Guardar para leer sin conexión
replay-drop = Guardada; soltar
replay-not-kept = No se ha podido guardar.
replay-offline = No hay conexión y esta partida no está guardada en este dispositivo.
replay-controls = Por la partida
replay-turn-back = turno
replay-turn-on = turno
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Parar

## Reglas, cuenta, enlace de asiento

rules-contents = Índice
rules-search = Buscar
rules-none = Nada en las reglas lo dice.
me-save = Guardar
me-renamed = Así te llamas desde ahora.
me-account = Cuenta
me-account-why = Una cuenta reúne tus partidas en todos tus dispositivos. Basta con un nombre y una contraseña; no se pide correo.
me-has-account = Tu cuenta es { $name }.
me-account-name = Nombre de la cuenta
me-password = Contraseña, al menos 8 letras
me-login = Entrar
me-register = Crear esta cuenta
me-logout = Salir
me-in = Estás dentro.
me-out = Has salido.
me-device = Este dispositivo
me-forget = Olvidarme
me-forget-what = El servidor borra tu nombre y tu cuenta; un programa ocupa tus asientos.
me-forget-sure = Sí, olvidarme
me-keep = Mejor no
me-forgotten = Se te ha olvidado.
seat-title = Un asiento para ti
seat-coming = Trayendo tu asiento a este dispositivo …
ui-to-rematch = A la siguiente partida
ui-fair = Dados limpios
ui-fair-how = El resumen se publicó antes del primer robo y la semilla se da ahora: «conjura verify» vuelve a sacarlo todo del acta y la semilla.
me-licences = Tipos de letra y programas de otros en este cliente, y sus licencias

## Tableros

board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Que quepa todo
board-as-text = La mesa como texto
board-pile-empty = ninguno
board-special-seen = La ha visto { $seats }
board-empty = Todavía no hay nada ante { $owner }.
board-out = { $owner } está fuera de la partida.
board-needed = { $needed } o menos, { $percent } %
board-needed-short = no sin ayuda: faltan { $short }
board-rolled = { $result ->
        [yes] Sale { $total }, hacía falta { $needed }: éxito
       *[no] Sale { $total }, hacía falta { $needed }: fracaso
    }
board-tag-attacks = Ataca
board-tag-attacked = Atacado
board-side-north = norte
board-side-east = este
board-side-south = sur
board-side-west = oeste
board-seat-out = fuera de la partida
board-figure-specials = Especiales
board-special-play = Se puede jugar ahora
    .do = Jugarla
