### La terminal.

cli-welcome = Conjura: conspiraciones para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
cli-notice = Obra de aficionados, no oficial. Los nombres de juegos y cartas pertenecen a sus dueños.

## Jugar

cli-turn = Turno { $turn }: { $seat }
cli-hand-over = El teclado pasa a { $seat }. Pulsa Intro cuando los demás no miren.
cli-choose = Tu elección
cli-keys = Un número elige, un texto busca, ? explica, q sale.
cli-not-an-option = No existe la opción «{ $text }». Escribe un número del 1 al { $count }, o un texto que buscar.
cli-nothing-found = Ninguna opción contiene «{ $text }».
cli-amount = ¿Cuánto (de { $low } a { $high })?
cli-leave = ¿Salir de la partida? Se puede reanudar.
cli-saved = Guardada en { $file }.
cli-resumed = Reanudada desde { $file }.
cli-win = { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
cli-no-winner = La partida termina sin ganador.

## La mesa

cli-uncontrolled = Sin controlar
cli-dead = Destruidos
cli-discarded = Descartadas
cli-specials = Cartas especiales
cli-deck = Cartas que quedan en el mazo: { $count }
cli-money = { $amount } MB
cli-odds = Hace falta { $needed } o menos ({ $percent } %)
cli-hopeless = Hace falta { $needed } o menos. Ninguna tirada es tan baja.

## Mirar, repetir, comprobar

cli-games-played = { $count ->
        [one] Una partida jugada.
       *[other] { $count } partidas jugadas.
    }
cli-verified = El registro es auténtico: { $lines ->
        [one] una línea repetida.
       *[other] { $lines } líneas repetidas.
    }
cli-scenario-holds = { $file }: se cumple
cli-scenario-differs = { $file }: difiere
cli-no-such-rule = No existe la regla { $clause }.
cli-deck-good = { $file }: { $count ->
        [one] una carta, ningún error.
       *[other] { $count } cartas, ningún error.
    }
cli-no-such-file = No existe el archivo { $file }.
