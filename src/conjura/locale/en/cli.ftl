### The terminal.

cli-welcome = Conjura: conspiracies for { $players ->
        [one] one player
       *[other] { $players } players
    }
cli-notice = An unofficial fan work. The names of games and cards belong to their owners.

## Playing

cli-turn = Turn { $turn }: { $seat }
cli-hand-over = The keyboard goes to { $seat }. Press Enter when the others have looked away.
cli-choose = Your choice
cli-keys = A number chooses, text searches, ? explains, q leaves.
cli-not-an-option = There is no option “{ $text }”. Enter a number from 1 to { $count }, or text to search for.
cli-nothing-found = No option contains “{ $text }”.
cli-amount = How much ({ $low } to { $high })?
cli-leave = Leave the game? It can be resumed.
cli-saved = Saved to { $file }.
cli-resumed = Resumed from { $file }.
cli-win = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
cli-no-winner = The game ends without a winner.

## The table

cli-uncontrolled = Uncontrolled
cli-dead = Destroyed
cli-discarded = Discarded
cli-specials = Specials
cli-deck = Cards left in the deck: { $count }
cli-money = { $amount } MB
cli-odds = Needed: { $needed } or less ({ $percent } %)
cli-hopeless = Needed: { $needed } or less. No roll is that low.

## Watching, replaying, checking

cli-games-played = { $count ->
        [one] One game played.
       *[other] { $count } games played.
    }
cli-verified = The record is true: { $lines ->
        [one] one line replayed.
       *[other] { $lines } lines replayed.
    }
cli-scenario-holds = { $file }: holds
cli-scenario-differs = { $file }: differs
cli-no-such-rule = There is no clause { $clause }.
cli-deck-good = { $file }: { $count ->
        [one] one card, no mistake.
       *[other] { $count } cards, no mistake.
    }
cli-no-such-file = There is no file { $file }.
