### Palabras que comparten todos los juegos y todas las pantallas.

# Una frase y la regla en que se apoya.
cited = { $sentence } [{ $clause }]

# Enumeraciones: «A», «A y B», «A, B y C».
list-none = nada
list-next = { $row }, { $item }
list-last = { $row } y { $item }

# Un jugador que no dio su nombre.
seat-number = Jugador { $number }
