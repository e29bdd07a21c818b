### Illuminati in the browser: options, goals, numbers and words on cards.

## Options, as the host of a table chooses them

option-sets = Cards
    .help = The sets of cards that are shuffled together.
option-sets-deluxe = Deluxe
option-sets-y2k = Y2K
option-house-illuminati = House Illuminati
    .help = Illuminati cards of our own, plainly marked, take part.
option-turn-order = Order of turns
    .help = Who is next: round the table, by auction, at random, or staggered.
option-turn-order-fixed = Round the table
option-turn-order-auction = By auction
option-turn-order-random = At random
option-turn-order-staggered = Staggered
option-first-turn = First turn
    .help = How the first player is found.
option-first-turn-roll = By the dice
option-first-turn-auction = By auction
option-brainwash = Brainwashing
    .help = Alignments of groups can be changed for good; one attempt a turn is free.
option-propaganda = Propaganda
    .help = The world's attitudes change the strength of groups.
option-increases = Increases
    .help = Power, resistance or income of groups can be raised for good, by actions.
option-hackers = Hackers
    .help = Twice a game you may rob the treasury of an opponent's group, in secret at first.
option-plumbers = Plumbers
    .help = One hidden unit a player can stop a group from attacking.
option-moles = Moles for each player
    .help = Agents hidden in groups; 0 plays without.
option-hidden-illuminati = Hidden Illuminati
    .help = Illuminati lie face down: use less than you have, never more. A right accusation turns them up.
option-hidden-goals = Hidden goals
    .help = Everybody picks the special goal of any Illuminati, in secret.
option-treasuries = Treasuries
    .help = Whether everybody sees the money on every card, or its owner alone.
option-treasuries-public = Open
option-treasuries-owner = Closed
option-pass-keeps-t6-t7 = Passing keeps transfers
    .help = Who passes may still make free transfers and use the power of the Illuminati.
option-post-office-pays = Negative income from the card itself
    .help = A card of negative income may pay it from its own treasury.
option-uncontrolled-minimum = Uncontrolled groups at least
    .help = So many groups lie uncontrolled at the end of each turn.
option-reshuffle-discards = Shuffle used specials
    .help = When the deck is empty, the used special cards become the new one.
option-partial-aid = Partial aid
    .help = A card may aid with a part of its transferable Power.
option-special-commits = A special commits
    .help = Once a special card has been played on an attack, it can't be called off.
option-capture-half = Half of captured money
    .help = Whether the half that is lost is rounded on each card or over all of them.
option-capture-half-per-card = On each card
option-capture-half-total = Over all
option-move-uses-card = A moved group has acted
    .help = Moving a group uses it for this turn.
option-increase-amount = Size of an increase
    .help = How much one increase adds.
option-brainwash-own-groups = Brainwashing of own groups
    .help = Own groups may be brainwashed too.
option-propaganda-strength = Strength of propaganda
    .help = What counts in a propaganda attempt.
option-propaganda-strength-structure = The whole structure
option-propaganda-strength-transferable = Transferable Power
option-refuse-throwing = No handed victories
    .help = A trade that would make another player win at once is refused.
option-basic-goal = Groups to win
    .help = How many groups win, the Illuminati counted; empty: by the number of players.
option-endless = Endless game
    .help = No goals: it ends when no group is uncontrolled, and the highest score wins.
option-max-turns = Turns at most
    .help = After so many turns the highest score wins; empty: no limit.
option-cheating = The cheating game
    .help = For friends only: skim, peek, misread, overstate, until somebody calls it. All is told at the end.

preset-deluxe = First game
    .help = The Deluxe game: fixed order, no extra modules.
preset-conspiracy = Conspiracy
    .help = Everything: auction, brainwashing, propaganda and the rest.
preset-custom = Choose each rule
    .help = Every option by itself.

## Words on cards

kind-control = Control
kind-neutralize = Neutralize
kind-destroy = Destroy

## Steps of a turn

step-income = Income
step-draw = Draw
step-actions = Actions
step-end = End
