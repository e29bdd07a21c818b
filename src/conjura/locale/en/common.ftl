### Words that every game and every front end shares.

# A sentence and the clause of the rules it stands on.
cited = { $sentence } [{ $clause }]

# Rows of names: "A", "A and B", "A, B and C".
list-none = none
list-next = { $row }, { $item }
list-last = { $row } and { $item }

# A card with an amount of money.

# A player who gave no name.
seat-number = Player { $number }

# Who draws the cards and throws the dice.
seat-chance = chance

# The amounts that an option leaves open.
amounts = { $low } to { $high }

## Why something is refused, whatever the game

refusal-game-over = The game is over.
refusal-not-now = Not now: what is asked is { $prompt }.
refusal-not-asked = You are not asked now. An answer is due from { $seats }.

## What is done alike in all games

action-decline = Do nothing
action-decline-consent = Decline
action-choose = { $card }
action-choose-seat = { $other }
action-accept = Accept
