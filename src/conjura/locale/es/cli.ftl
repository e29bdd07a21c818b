### El terminal.

cli-welcome = Conjura: { $game ->
        [illuminati] Illuminati
        [crimelords] Crime Lords
        [omerta] Omertà
       *[other] { $game }
    } para { $players ->
        [one] un jugador
        [many] { $players } jugadores
       *[other] { $players } jugadores
    }
cli-notice = Obra no oficial de aficionados. Los nombres de juegos y cartas son de sus dueños.
cli-commitment = Dados limpios: el resumen de la semilla es { $hash }. La semilla se dice al final.
cli-keys = Un número elige, las letras buscan, ? explica la pregunta, ? 3 la opción 3, ayuda enumera las órdenes, salir se va.

## Empezar

cli-how-many = ¿Cuántos jugadores (de { $low } a { $high })? Intro para { $usual }:
cli-your-name = ¿Cómo te llamas? Intro para un nombre de los nuestros:
cli-resumed = Se sigue desde { $file }.

## Las preguntas

cli-ask = »
cli-ask-back = (atrás) »
cli-liberty = Es el turno de otro. Puedes hacer una oferta.
cli-liberty-help = Ahora actúa quien tiene el turno. Hasta entonces puedes hacer ofertas; con Intro sigue el juego. «saltar» pasa por alto todos estos momentos hasta tu turno.
cli-go-on = Seguir
cli-read-on = Intro cuando lo hayas leído: la pantalla se borra para { $seat }.
cli-hand-over = El teclado es para { $seat }. Pulsa Intro cuando los demás no miren.
cli-more = { $count ->
        [one] Una opción más: las letras buscan, «todo» lo enumera todo.
        [many] { $count } opciones más: las letras buscan, «todo» lo enumera todo.
       *[other] { $count } opciones más: las letras buscan, «todo» lo enumera todo.
    }
cli-amount = ¿Cuánto (de { $low } a { $high })?
cli-amount-or-none = ¿Cuánto (de { $low } a { $high })? Intro para 0:
cli-not-an-option = No hay opción «{ $text }». Escribe un número de 1 a { $count }, detrás la cantidad si hace falta, o letras que buscar.
cli-nothing-found = Nada contiene «{ $text }»: ninguna opción ni nada que conozcan las reglas.
cli-bad-number = Se esperaba un número entero y no «{ $text }».
cli-try = Ahora no: { $label }
cli-read-clause = «reglas { $clause }» muestra la regla.
cli-grouped = { $name } … ({ $count })
cli-group = { $count ->
        [one] { $first } … y una más
        [many] { $first } … y { $count } más
       *[other] { $first } … y { $count } más
    }
cli-group-transfer = Mover dinero de una carta
cli-group-move-group = Mover un grupo
cli-group-drop = Abandonar un grupo
cli-group-offer = Hacer una oferta
cli-group-play = Jugar una carta especial
cli-group-use-ability = Usar una habilidad
cli-group-aid = Que ayude otra carta
cli-group-privilege = Hacer el ataque privilegiado con una carta especial
cli-group-give-special = Dar una carta especial
cli-group-want-special = Pedir una carta especial
cli-group-give-group = Dar un grupo
cli-group-want-group = Pedir un grupo
cli-group-abolish = Poner una carta contra el privilegio

## Órdenes: las palabras que se escriben y lo que hacen

cli-word-back = atrás,a
cli-do-back = deshace el último paso de una elección aún incompleta
cli-word-undo = deshacer
cli-do-undo = deshace tu última acción, si desde entonces nadie actuó ni se reveló nada
cli-word-odds = cálculo,probabilidad
cli-do-odds = los números en juego, parte por parte; «cálculo 3» con la opción 3, «cálculo 3 5» con 5 MB
cli-word-board = mesa
cli-do-board = la mesa y tu estructura; «mesa Ada» la de otro, «mesa todo» las de todos
cli-word-hand = mano
cli-do-hand = qué quieren tus Illuminati, tus cartas especiales y tu meta secreta
cli-word-card = carta
cli-do-card = lo que dice una carta: «carta medios»
cli-word-log = diario
cli-do-log = lo que ha pasado; «diario 50» va más atrás
cli-word-rules = reglas
cli-do-rules = una cláusula de las reglas: «reglas I-10.9»
cli-word-skip = saltar
cli-do-skip = deja pasar todo hasta tu turno, salvo lo que toque a tus cartas
cli-word-quiet = silencio
cli-do-quiet = preguntar o no donde no puedas jugar nada
cli-word-all = todo
cli-do-all = todas las opciones, sean cuantas sean
cli-word-save = guardar
cli-do-save = guarda la partida, en el archivo que digas
cli-word-lang = idioma
cli-do-lang = otro idioma: «idioma en»
cli-word-keyboard = teclado
cli-do-keyboard = da el teclado a otra persona que pueda actuar: «teclado Ada»
cli-word-help = ayuda
cli-do-help = esta lista
cli-word-quit = salir,q
cli-do-quit = guarda y se va
cli-help-number = elige una opción; «3 5» la opción 3 con 5 MB; Intro la marcada con ↵
    .word = 3
cli-help-text = muestra solo las opciones con estas letras, o por qué no hay ninguna
    .word = abc
cli-help-explain = explica la pregunta; «? 3» explica la opción 3
    .word = ?
cli-no-back = No hay paso que deshacer: la última acción está hecha. Quizá sirva «deshacer».
cli-no-undo = Esto no se puede deshacer: alguien actuó, algo se reveló o aún no has hecho nada.
cli-undone = Deshecho.
cli-no-skip = Esta pregunta hay que contestarla.
cli-skipping = Todo pasa hasta tu turno, salvo lo que toque a tus cartas.
cli-quiet-on = Se pasan por alto los momentos en que no puedes jugar nada.
cli-quiet-off = Se te pregunta en todos los momentos.
cli-no-numbers = Aquí no hay ningún número en juego.
cli-no-such-player = No hay jugador «{ $text }». Están { $names }.
cli-no-such-card = Ninguna carta se llama «{ $text }».
cli-not-at-keyboard = { $seat } no está ante este teclado, o ya lo tiene.
cli-not-at-liberty = { $seat } no puede actuar ahora.

## Terminar

cli-saved = Guardado en { $file }.
cli-left = La partida está guardada en { $file }. «conjura play --resume { $file }» la continúa.
cli-recorded = El registro está en { $file }. «conjura verify { $file } --seed { $seed }» comprueba sus dados y robos.
cli-seed = La semilla era { $seed }.
cli-win = { $winners_count ->
        [one] Gana { $winners }.
        [many] Comparten la victoria { $winners }.
       *[other] Comparten la victoria { $winners }.
    }
cli-no-winner = La partida termina sin ganador.

## La mesa

cli-owner = { $seat }: { $card }
cli-player = Jugador
cli-illuminati = Illuminati
cli-groups = Grupos
cli-goal = Meta
cli-money-head = MB
cli-specials = Especiales
cli-out = fuera
cli-uncontrolled = Sin controlar
cli-dead = Destruidos
cli-deck = Cartas que quedan en el mazo: { $count }
cli-world = Las actitudes mundiales
cli-world-even = iguales para todos
cli-world-side = { $alignment } { $level } (espacio { $space })
cli-bids = Tiradas y pujas por el turno siguiente
cli-bid-total = { $seat } { $total }
cli-hacks = Hackeos en camino
cli-hack-waits = { $seat } (turnos propios que faltan: { $turns })
cli-power = Poder
cli-resistance = R
cli-income = Ing.
cli-alignments = Alineaciones
cli-card-power = Poder { $power }
cli-card-resistance = Resistencia { $amount }
cli-card-income = Ingresos { $amount }
cli-money = { $amount } MB
cli-money-least = al menos { $amount } MB
cli-used = usada
cli-loose = suelta
cli-free = libre { $arrows }
cli-secret-goal = Tu meta secreta es la de { $card }.
cli-own-hack = Tus hackers van camino de { $card }, de { $other }. Turnos propios que faltan: { $turns }.
cli-own-plumbers = Tus fontaneros están en { $card }.
cli-own-mole = Tu topo está en { $card }.
cli-no-specials = Ninguna carta especial.
cli-total = Total
cli-odds = Hace falta { $needed } o menos ({ $percent } %)
cli-odds-enough = Hace falta { $needed } o menos ({ $percent } %, no mejor que { $enough })
cli-odds-short = ≤ { $needed }  { $percent } %
cli-hopeless = Hace falta { $needed } o menos. Ninguna tirada es tan baja.

## Lo que falla en lo que se dio

cli-bad-usage = La línea de órdenes no se entiende: { $message }
cli-no-such-command = No hay orden «{ $word }»; hay { $known }.
cli-no-such-flag = Aquí no hay opción { $word }: «--help» tras la orden enumera las que hay.
cli-missing = Falta { $word }: «--help» tras la orden dice lo que toma.
cli-no-value = { $word }: se esperaba un valor detrás.
cli-no-integer = { $word }: se esperaba un número entero.
cli-too-many-words = Es más de lo que toma la orden: { $word }. «--help» tras ella dice lo que toma.
cli-bad-language = No hay idioma «{ $lang }»: se esperaba uno de { $known }.
cli-bad-players = Se esperaba un número de jugadores de { $low } a { $high } y no «{ $found }».
cli-bad-seat = --seats, puesto { $number }: se esperaba uno de { $known } y no «{ $found }».
cli-too-many-seats = --seats nombra { $count } puestos para { $players } jugadores.
cli-too-many-names = --name da { $count } nombres para { $players } jugadores.
cli-same-names = Dos jugadores se llamarían igual: { $names }.
cli-bad-name = El nombre de un jugador tiene como mucho { $most } letras en una línea, sin caracteres de control, y no «{ $name }».
cli-nobody-plays = No hay nadie ante el teclado: se esperaba «me» entre los puestos, o «conjura watch».
cli-bad-options = La partida no puede empezar: { $message }
cli-bad-option = --option: se esperaba CLAVE=VALOR y no «{ $text }».
cli-no-such-option = --option: no hay opción «{ $key }»; hay { $known }.
cli-no-such-file = No hay archivo { $file }.
cli-is-folder = { $file } es una carpeta: se esperaba un archivo.
cli-bad-deck = { $file } no es un mazo: { $message }
cli-no-such-folder = No existe la carpeta { $file }.
cli-no-folder = La carpeta de { $file } no existe.
cli-too-large = { $file } pasa de { $most } MB: ningún texto nuestro llega a eso.
cli-too-deep = { $file } no se puede leer: está demasiado anidado.
cli-not-text = { $file } no es texto: se esperaba UTF-8.
cli-unreadable = { $file } no se puede leer: { $message }
cli-unwritable = { $file } no se puede escribir: { $message }
cli-system = El sistema no lo ha permitido: { $message }
cli-bad-save = { $file } no es una partida guardada: { $message }
cli-bad-save-seat = { $file }, línea 1, puesto { $number }: se esperaba uno de { $known } y no «{ $found }».
cli-fixed-by-save = { $option } no va con --resume: una partida guardada sigue con sus jugadores, sus reglas y sus dados.
cli-no-such-rule = No hay cláusula «{ $clause }»: se esperaba una como { $known }.

## Mirar, reproducir, comprobar

cli-games-played = { $count ->
        [one] Una partida jugada.
        [many] { $count } partidas jugadas.
       *[other] { $count } partidas jugadas.
    }
cli-verified = El registro es auténtico: { $lines ->
        [one] una línea reproducida.
        [many] { $lines } líneas reproducidas.
       *[other] { $lines } líneas reproducidas.
    }
cli-not-drawn = { $count ->
        [one] El resultado del azar se tomó como está; con --seed se saca de nuevo.
        [many] Los { $count } resultados del azar se tomaron como están; con --seed se sacan de nuevo.
       *[other] Los { $count } resultados del azar se tomaron como están; con --seed se sacan de nuevo.
    }
cli-drawn = La semilla es la del resumen publicado, y todos los dados y robos son suyos.
cli-drawn-only = Todos los dados y robos son de la semilla. Antes de la partida no se publicó ningún resumen.
cli-untrue = El registro no es auténtico: { $message }
cli-other-commitment = Esa no es la semilla de la partida: el resumen publicado es { $hash }.
cli-explained = { $message }: { $reason }
cli-bad-record = { $file } no es un registro: { $message }
cli-bad-eyes = Se esperaba el nombre de un jugador o un número de 1 a { $count } y no «{ $text }».
cli-bad-number-of-player = --seat: se esperaba el número de un jugador, de 1 a { $count }, y no «{ $text }».
cli-bad-line = Se esperaba una línea de 0 a { $most } y no «{ $number }».
cli-not-over = Aquí la partida no había terminado.
cli-replay-at = { $number } de { $most } »
cli-replay-keys = Intro sigue, atrás vuelve, turno va al turno siguiente, ir 120 a la línea 120, mesa muestra la mesa, salir se va.
cli-step-next = sigue,s
cli-step-prev = atrás,a
cli-step-jump = ir,i
cli-step-turn = turno,t
cli-step-board = mesa,m
cli-step-quit = salir,q
cli-bad-scenario = { $file } no es un escenario: { $message }
cli-empty-folder = En la carpeta { $file } no hay escenarios: se esperaban archivos que acaben en .toml.
cli-scenario-holds = { $file }: { $count ->
        [one] un escenario se cumple.
        [many] { $count } escenarios se cumplen.
       *[other] { $count } escenarios se cumplen.
    }
cli-scenario-differs = { $file }: «{ $name }» difiere:
cli-deck-good = { $file }: { $count ->
        [one] una carta, ningún error.
        [many] { $count } cartas, ningún error.
       *[other] { $count } cartas, ningún error.
    }
cli-deck-wrong = { $file }: { $count ->
        [one] un error.
        [many] { $count } errores.
       *[other] { $count } errores.
    }
cli-bad-position = { $file } no es una posición: { $message }
cli-bad-action = La acción { $number } no lo es: { $message }
cli-bad-kind = --kind: se esperaba uno de { $known } y no «{ $found }».
cli-refused = Eso se rechaza: { $reason }
cli-nobody-asked = En esta posición no se pregunta a nadie y nada puede probarse: se esperaba una en la que alguien deba actuar.
cli-attack = Ataque
cli-target = Blanco
cli-attacker = Mejor atacante
cli-needed = Hace falta, sin ayuda
cli-clauses = { $count ->
        [one] una cláusula
        [many] { $count } cláusulas
       *[other] { $count } cláusulas
    }
cli-clause = Cláusula
cli-tests = Pruebas
cli-where = Primera prueba, o razón de que no haya
cli-untested = sin prueba ni razón
cli-unknown-citation = No hay tal cláusula: { $place }
cli-coverage = { $clauses ->
        [one] Una cláusula:
        [many] { $clauses } cláusulas:
       *[other] { $clauses } cláusulas:
    } { $tested } con prueba, { $reasons } con razón, { $missing } sin ninguna.
cli-no-tests = Aquí no hay pruebas: se esperaba una copia del repositorio.
cli-bad-coverage = No se puede decir qué se prueba: { $message }
cli-bad-games = Se esperaba un número de partidas de 1 o más y no { $found }.
cli-only-bots = «watch» es para bots: no se esperaba «me» entre los puestos.
cli-games = Partidas
cli-length = Turnos: { $turns }. Acciones: { $actions }.
cli-turns-played = Turnos por partida: { $mean } de media, de { $least } a { $most }.
cli-actions-played = Acciones por partida: { $mean } de media, de { $least } a { $most }.
cli-without-winner = Sin ganador: { $count }.
cli-shared = Victorias compartidas: { $count }.
cli-bot = Bot
cli-played = Jugadas
cli-won = Ganadas
cli-share = Parte
cli-percent = { $percent } %
cli-bench-build = Versión
cli-bench-games = Partidas
cli-bench-decisions = Decisiones
cli-bench-decision = Una decisión (listar, comprobar, aplicar)
cli-bench-copy = Una copia
cli-bench-state = Un estado en JSON, bytes
cli-bench-rate = Partidas por segundo

## Lo que dice `--help`

cli-about-conjura = Juegos de conspiración en el terminal, y herramientas para mirar partidas por dentro.
cli-about-play = Jugar: tú contra bots, o varias personas ante un teclado.
cli-about-watch = Hacer jugar a bots y contar cómo fue.
cli-about-replay = Recorrer una partida jugada, con los ojos de cualquiera.
cli-about-verify = Comprobar que un registro es legal y, con la semilla, que sus dados y robos son los suyos.
cli-about-scenario = Ejecutar dictámenes: posición, azar dictado, acciones y lo que debe resultar.
cli-about-position = Mostrar una posición, o un momento de un registro, y comprobar que se puede leer.
cli-about-odds = Lo que haría falta sacar tras unas acciones, parte por parte; sin acciones, todos los ataques posibles.
cli-about-rules = Mostrar una cláusula de las reglas numeradas, o las secciones.
cli-about-decks = Herramientas para autores de mazos.
cli-about-check = Buscar todo lo que falla en un mazo: archivo, línea, campo, lo que se esperaba.
cli-about-new = Imprime un archivo de baraja para rellenar: cada clase de carta, sus campos y lo que esperan.
cli-about-bench = Medir lo rápidas que son aquí las reglas.
cli-about-any-players = cuántos juegan
cli-about-any-seats = quién se sienta dónde: «me» o el nombre de un bot, con comas
cli-about-any-name = cómo se llaman los que están ante el teclado, con comas
cli-about-any-game = el juego
cli-about-any-preset = un conjunto de opciones con nombre
cli-about-any-option = una opción de las reglas, como hidden_goals=true; puede darse varias veces
cli-about-any-seed = la semilla que decide todo el azar; si falta, una cualquiera
cli-about-any-version = imprime la versión
cli-about-any-lang = el idioma: inglés, español o checo
cli-about-any-as-json = imprime JSON para máquinas
cli-about-play-save = guarda la partida en este archivo tras cada respuesta tuya
cli-about-play-resume = sigue una partida guardada
cli-about-any-record = escribe el registro en este archivo al final
cli-about-verify-seed = la semilla que se dijo al final de la partida
cli-about-watch-games = cuántas partidas
cli-about-bench-games = cuántas partidas
cli-about-bench-small = solo la medida pequeña, aunque haya repositorio
cli-about-replay-seat = con los ojos de quién: un nombre o un número desde 1; si falta, de espectador
cli-about-replay-everything = imprime todo lo que pasó en vez de ir paso a paso
cli-about-replay-at = muestra la mesa tras esta línea
cli-about-replay-record = el archivo de un registro o de una partida guardada
cli-about-verify-record = el archivo de un registro o de una partida guardada
cli-about-position-file = el archivo de una posición o de un registro; - lee la entrada estándar
cli-about-position-seat = solo lo que este jugador puede saber (un número desde 1)
cli-about-position-at = de un registro: el momento tras esta línea
cli-about-position-as-text = imprime la posición como texto
cli-about-odds-file = el archivo de una posición o de un registro; - lee la entrada estándar
cli-about-odds-actions = lo que se hace antes, como «attack control», «choose kgb»
cli-about-odds-kind = solo ataques de esta clase: control, neutralize o destroy
cli-about-scenario-files = archivos de escenarios, o carpetas con ellos
cli-about-rules-clause = el número de una cláusula o sección, como I-10.9
cli-about-rules-coverage = qué prueba guarda cada cláusula, o por qué ninguna
cli-about-check-file = el mazo
cli-about-check-locale = una carpeta con en, es y cs dentro, donde están los nombres de las cartas
cli-about-new-game = el juego de la baraja

# Mesas en el navegador

cli-about-serve = Servir mesas a navegadores.
cli-about-schema = Mostrar el esquema JSON de lo que pasa por el canal de una mesa y de las imágenes de cada juego.
cli-about-serve-play = tener una mesa lista: tú contra tres programas
cli-about-serve-browse = abrirla en un navegador, si hay pantalla
cli-about-serve-host = la dirección en la que escuchar; 0.0.0.0 para todas las de esta máquina
cli-about-serve-port = el puerto en el que escuchar
cli-about-serve-database = dónde se guardan las mesas, como sqlite:///conjura.db
cli-about-serve-origins = las direcciones por las que los navegadores llegan al servidor, separadas por comas
cli-about-serve-web = la carpeta del cliente ya construido
cli-about-serve-log = cómo anotar lo que pasa
cli-about-serve-workers = cuántos procesos se reparten las mesas
cli-about-serve-migrate-only = solo poner la base de datos en la versión actual
cli-about-schema-as-typescript = mostrar tipos para TypeScript, también los de HTTP
cli-serving = Conjura está lista: { $address }  (Ctrl+C para terminar)
cli-client-not-built = El cliente aún no está construido: lo hace «make web».
cli-migrated = La base de datos está en la versión { $version }.
cli-bad-setting = El ajuste { $name } está mal: { $message }
cli-bad-database = El ajuste CONJURA_DATABASE está mal: se esperaba la dirección de una base de datos con la que se pueda hablar aquí, como sqlite:///conjura.db, y hay «{ $database }».
cli-no-port = El servidor no puede escuchar en { $address }: { $message }
cli-store =
    { $code ->
        [disk_full] El disco está lleno: no se puede abrir la base de datos { $database }.
        [locked] Otro programa tiene bloqueada la base de datos { $database }.
       *[storage] No se puede abrir la base de datos { $database }.
    }
