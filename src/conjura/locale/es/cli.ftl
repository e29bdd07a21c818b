### El terminal.

cli-welcome = Conjura: conspiraciones para { $players ->
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
cli-ask-back = { $steps ->
        [one] » (atrás: un paso)
        [many] » (atrás: { $steps } pasos)
       *[other] » (atrás: { $steps } pasos)
    }
cli-liberty = Es el turno de otro. Puedes hacer una oferta.
cli-liberty-help = Ahora actúa quien tiene el turno. Hasta entonces puedes hacer ofertas; con Intro sigue el juego. «saltar» pasa por alto todos estos momentos hasta tu turno.
cli-go-on = Seguir
cli-hand-over = El teclado es para { $seat }. Pulsa Intro cuando los demás no miren.
cli-more = { $count ->
        [one] Una opción más: las letras buscan, «todo» lo enumera todo.
        [many] { $count } opciones más: las letras buscan, «todo» lo enumera todo.
       *[other] { $count } opciones más: las letras buscan, «todo» lo enumera todo.
    }
cli-amount = ¿Cuánto (de { $low } a { $high })?
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
cli-group-drop = Soltar un grupo
cli-group-offer = Hacer una oferta
cli-group-play = Jugar una carta especial
cli-group-use-ability = Usar una capacidad
cli-group-aid = Que ayude otra carta
cli-group-privilege = Privilegiar el ataque con una carta especial
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
cli-do-hand = tus cartas especiales y tu objetivo secreto
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

cli-player = Jugador
cli-illuminati = Illuminati
cli-groups = Grupos
cli-goal = Objetivo
cli-money-head = MB
cli-specials = Especiales
cli-out = fuera
cli-uncontrolled = Sin control
cli-dead = Destruidos
cli-deck = Cartas que quedan en el mazo: { $count }
cli-power = Poder
cli-resistance = R
cli-income = Ing.
cli-alignments = Alineamientos
cli-card-power = Poder { $power }
cli-card-resistance = Resistencia { $amount }
cli-card-income = Ingresos { $amount }
cli-money = { $amount } MB
cli-money-least = al menos { $amount } MB
cli-used = usada
cli-loose = suelta
cli-free = libre { $arrows }
cli-secret-goal = Tu objetivo secreto es el de { $card }.
cli-no-specials = Ninguna carta especial.
cli-total = Total
cli-odds = Hace falta { $needed } o menos ({ $percent } %)
cli-odds-short = ≤ { $needed }  { $percent } %
cli-hopeless = Hace falta { $needed } o menos. Ninguna tirada es tan baja.

## Lo que falla en lo que se dio

cli-bad-usage = La línea de órdenes no se entiende: { $message }
cli-bad-language = No hay idioma «{ $lang }»: se esperaba uno de { $known }.
cli-bad-players = Se esperaba un número de jugadores de { $low } a { $high } y no «{ $found }».
cli-bad-seat = --seats, puesto { $number }: se esperaba uno de { $known } y no «{ $found }».
cli-too-many-seats = --seats nombra { $count } puestos para { $players } jugadores.
cli-too-many-names = --name da { $count } nombres para { $players } jugadores.
cli-same-names = Dos jugadores se llamarían igual: { $names }.
cli-nobody-plays = No hay nadie ante el teclado: se esperaba «me» entre los puestos, o «conjura watch».
cli-bad-options = La partida no puede empezar: { $message }
cli-bad-option = --option: se esperaba CLAVE=VALOR y no «{ $text }».
cli-no-such-option = --option: no hay opción «{ $key }»; hay { $known }.
cli-no-such-file = No hay archivo { $file }.
cli-is-folder = { $file } es una carpeta: se esperaba un archivo.
cli-no-folder = La carpeta de { $file } no existe.
cli-too-large = { $file } pasa de { $most } MB: ningún texto nuestro llega a eso.
cli-not-text = { $file } no es texto: se esperaba UTF-8.
cli-unreadable = { $file } no se puede leer: { $message }
cli-unwritable = { $file } no se puede escribir: { $message }
cli-bad-save = { $file } no es una partida guardada: { $message }
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
cli-scenario-holds = { $file }: se cumple
cli-scenario-differs = { $file }: difiere
cli-deck-good = { $file }: { $count ->
        [one] una carta, ningún error.
        [many] { $count } cartas, ningún error.
       *[other] { $count } cartas, ningún error.
    }
