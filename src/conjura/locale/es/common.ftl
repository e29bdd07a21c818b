### Palabras que comparten todos los juegos y todas las pantallas.

# Una frase y la regla en que se apoya.
cited = { $sentence } [{ $clause }]

# Enumeraciones: «A», «A y B», «A, B y C».
list-none = nada
list-next = { $row }, { $item }
list-last = { $row } y { $item }

# Una carta con una cantidad de dinero.

# Un jugador que no dio su nombre.
seat-number = Jugador { $number }

# Quien roba las cartas y tira los dados.
seat-chance = el azar

# Las cantidades que una opción deja abiertas.
amounts = de { $low } a { $high }

## Por qué algo no se permite, sea cual sea el juego

refusal-game-over = La partida ha terminado.
refusal-not-now = Ahora no: lo que se pregunta es { $prompt }.
refusal-not-asked = Ahora no se te pregunta nada. Tiene que responder { $seats }.

## Lo que se hace igual en todos los juegos

action-decline = No hacer nada
action-decline-consent = Rechazar
action-choose = { $card }
action-choose-seat = { $other }
action-accept = Aceptar
