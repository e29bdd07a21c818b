### Lo que el servidor rechaza, por HTTP y por el canal de una mesa. Lo que rechazan las reglas está en los archivos de los juegos.

# Personas
server-no-session = El servidor aún no sabe quién eres. Vuelve a cargar la página.
server-name = Eso no es un nombre: no queda nada que se pueda leer.
server-has-account = Ya tienes una cuenta.
server-no-account = No tienes cuenta: si sales ahora, solo podrás volver con los enlaces de tus asientos.
server-account-taken = La cuenta «{ $name }» ya es de otra persona.
server-password = Una contraseña tiene de { $least } a { $most } caracteres.
server-login = Ninguna cuenta tiene ese nombre y esa contraseña.
server-link = Este enlace de asiento no abre nada, o ya no.

# Mesas
server-no-table = Esa mesa no existe.
server-no-game = No hay ningún juego «{ $game }».
server-no-bot = No hay ningún rival «{ $bot }»; los que hay son { $known }.
server-option = La opción { $field } no puede ser así: { $message }
server-players = A este juego no juegan tantos.
server-not-open = La partida ya ha empezado.
server-not-playing = Aquí no se está jugando.
server-not-begun = La partida aún no ha empezado.
server-not-over = La partida aún no ha terminado.
server-not-full = Aún quedan asientos libres: ocúpalos primero.
server-not-host = Solo puede hacerlo quien ha abierto la mesa.
server-not-seated = No tienes asiento en esta mesa.
server-seated = Ya estás en esta mesa.
server-own-seat = Ese es tu propio asiento.
server-no-such-seat = Ese asiento no existe.
server-full = Todos los asientos están ocupados.
server-taken = Ese asiento está ocupado.
server-no-spectators = Esta mesa no admite espectadores.
server-unreadable = Esta versión de Conjura no puede leer esta partida.
server-too-many-tables = Tienes { $most } mesas en marcha. Termina alguna antes.

# Jugar
server-stale = Entretanto la mesa ha cambiado. Vuelve a mirar, por favor.
server-no-actions = Eso no dice nada.
server-walk-complete = Se ha enviado más de lo que se preguntaba.
server-format = Eso no se puede leer: { $message }
server-substituted = Un programa juega por ti: recupera antes tu asiento.
server-paused = La mesa está en pausa.
server-no-undo = No hay nada que puedas deshacer.
server-motion-open = Ya se está votando algo.
server-no-motion = Ya no se está votando nada.
server-no-vote = Esa votación no te corresponde.
server-not-absent = { $seat } está aquí.
server-sit-first = La conexión con la mesa no se ha abierto bien. Vuelve a cargar la página.
server-empty = No queda nada que se pueda leer.

# El propio servidor
server-disk-full = El disco del servidor está lleno: no se ha guardado nada y nada ha cambiado. Inténtalo más tarde, por favor.
server-locked = El almacén del servidor está ocupado: no se ha guardado nada y nada ha cambiado. Inténtalo de nuevo, por favor.
server-storage = El servidor no ha podido guardarlo: nada ha cambiado. Inténtalo de nuevo, por favor.
server-closing = El servidor está arrancando o parando. Volverá enseguida.
server-internal = Algo ha fallado en el servidor. Ha quedado anotado.
server-too-often = Demasiado seguido. Espera un momento, por favor.
server-wait = Demasiado seguido. Vuelve a intentarlo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
server-too-many-lines = Hay demasiadas conexiones abiertas: se permiten { $most }.
server-too-long = Esta mesa ya guarda { $most } pasos y no caben más.
server-too-large = Es demasiado largo.
server-too-big = Es demasiado largo.
server-malformed = El servidor no puede leer eso: { $message }
server-media-type = El servidor solo lee { $expected }.
server-origin = Esta petición venía de otro sitio y se ha rechazado.
server-no-page = Aquí no hay nada.
server-method = Eso no se puede hacer aquí.
server-no-language = Aquí no se habla ese idioma: { $lang }
server-no-rules = Las reglas de este juego no están aquí.
