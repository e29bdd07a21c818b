### The sheets of Illuminati: what can be done, attacks, money, placing, deals.

unit-money = MB

## What you can do

turn-title = What you can do
turn-title-transfers = Free transfers
turn-title-power-step = The power of your Illuminati
turn-title-extra-draw = An extra card
turn-note = Drag a card onto its target, or pick a line.
turn-attack = Attack a group
turn-attack-note = { $kinds }. Nothing is sent before you announce it.
turn-money = Move money, as an action
turn-money-note = From one card to a neighbour. Two moves are free after your actions.
turn-money-free = Move money
turn-money-free-note = { $count ->
        [one] From one card to a neighbour. One free move is left.
       *[other] From one card to a neighbour. { $count } free moves are left.
    }
turn-move = Move a group
turn-move-note = With all that hangs from it, to another free arrow.
turn-deal-note = Money and special cards cost nothing. A group costs an action.
turn-special = Play a special card
turn-special-note = { $count ->
        [one] Can be played now: { $cards }.
       *[other] Can be played now: { $cards }.
    }
turn-special-none = None can be played now. See why.
turn-drop = Drop a group
turn-drop-note = Free. It lies uncontrolled, its money goes to the bank.
turn-pass = Pass the whole turn for 5 MB
turn-pass-note = No action, no free transfer.
turn-leave = Leave the game
turn-leave-note = For good. Your groups become uncontrolled.
deed-transfer = Move money: from which card?
deed-transfer-note = Choose it here or on the board.
deed-move-group = Move a group: which one?
deed-move-group-note = Its puppets come along. Choose it here or on the board.
deed-drop = Drop a group: which one?
deed-drop-note = Its puppets go with it, and their money goes to the bank.
deed-play = Your special cards
deed-play-note = What lies on the table is answered by the others before it takes effect.
deed-puppets = { $count ->
        [one] One puppet hangs from it.
       *[other] { $count } puppets hang from it.
    }
money-there = { $amount } MB lie there.
confirm-whisper-title = Attack { $card }: name the target?
confirm-whisper-do = Lay the card, name the target
confirm-whisper = This lays a special card at once: the target has no Power. It can't be taken back.
confirm-drop = The group and its puppets become uncontrolled; all money on them goes to the bank.

## Attacks

attack-title = Attack worksheet
attack-note-any = Choose the target here, or the attacker on the board. The best attacker is taken, and can be changed.
attack-note-target = Choose the target in any structure, or here: the likeliest comes first.
attack-lays = lays a special card
attack-power = Power { $power }
attack-nothing = Nothing can be attacked in this way now.
attack-aid-of = Aid of { $card }
attack-may-aid = Let { $card } aid
attack-money = Your money
attack-money-from = Whose money
attack-money-of = { $card }, of { $amount } MB
attack-needed-with = You need, with { $amount } MB
attack-still = Still to come.
attack-still-attacks = { $seat } can add up to { $most }.
attack-still-defends = { $seat } can take off up to { $most }.
attack-still-either = { $seat } up to { $most }, either way.
attack-still-nobody = Nobody else can add anything.
attack-still-you = You can add { $add }.
attack-wins = { $seats } would win at the end of this turn by taking or destroying { $card }.
attack-wins-you = By this you would reach your goal: you win at the end of this turn if nothing changes.
attack-wins-secret = The attacker has a secret goal: nobody can say whether this wins the game.
attack-privilege = Make it privileged: then nobody else may spend money on it.
attack-privilege-defender = Make it privileged: then only { $seat } may answer it with money.
attack-privilege-by = What privilege costs
attack-privilege-discard = Discard { $card }
attack-privilege-buy = For money, from your Illuminati
attack-privilege-none = No privilege: you hold no special card.
attack-announce = Announce the attack
attack-announce-spend = Announce, spend { $amount } MB
attack-free = Free to call off until money is down.
attack-committed = With money down it can't be called off.
clash-title = { $seat } attacks
clash-title-own = Your attack
clash-control = Attack to control
clash-neutralize = Attack to neutralize
clash-destroy = Attack to destroy
clash-sides = Which side you take
clash-help = Help
clash-hinder = Hinder
clash-defend = Defend
clash-amount-for = Money for the attack
clash-amount-against = Money against the attack
clash-from = { $card }: { $before } to { $after }
clash-double = From the attacked group itself each MB counts { $times }.
clash-no-money = You have no money that could go into this attack.
clash-then-for = With { $amount } MB more
clash-then-against = With your { $amount } against
clash-spend = Spend { $amount } MB
clash-spend-help = Spend { $amount } to help
clash-spend-hinder = Spend { $amount } to hinder
clash-spend-defend = Spend { $amount } to defend
clash-out = Stay out
clash-call-off = Call off
clash-watching = You are not asked now. The number grows as money comes in.
window-yours = Your special cards
window-abolish = Two of them abolish the privilege: lay the first
window-no-specials = You hold no special card.

## Money

carry-title = { $card }: { $amount } MB, where to?
carry-note = This costs an action.
carry-note-free = This is a free transfer.
carry-amount = How much
carry-after = then { $amount } MB
carry-choose = Choose where it goes
carry-do = Move { $amount } MB to { $card }
endow-after = { $card } will have { $amount } MB.
endow-none = Give nothing
endow-do = Give { $amount } MB
pay-title = You owe { $amount } MB
pay-leaves = { $before } MB, then { $after }
pay-from = Paid by { $card }
pay-paid = { $paid } of { $owed } MB
pay-missing = { $amount } missing
pay-over = { $amount } too much
pay-do = Pay { $amount } MB
pay-again = As proposed
purse-title = Lay your money anew
purse-note = Take money up and lay it anywhere in your structure. It counts once you confirm.
purse-was = was { $before }
purse-all = { $amount } here
purse-all-here = { $amount } here: onto { $card }
purse-on = Money on { $card }
purse-gather = Take everything up
purse-hand = In hand: { $amount } MB
purse-total = { $amount } MB in all
purse-still = Lay { $amount } MB down first
purse-do = Leave the money like this
purse-leave = Change nothing
tax-has = { $seat } has { $amount } MB in all.
choice-specials = { $count ->
        [one] Holds one special card.
       *[other] Holds { $count } special cards.
    }
alter-add = Add
alter-remove = Take away
alter-reverse = Turn into the opposite

## Placing and rearranging

place-arrow = { $master }, { $arrow } arrow
place-fits = { $count ->
        [one] It fits.
       *[other] All { $count } cards fit.
    }
place-over = { $card } would lie on { $on }.
place-best = fewest lost
place-lost = What overlaps is hung from another free arrow of its own master. If there is none, it becomes uncontrolled and its money goes to the bank.
place-choose = Choose an arrow
place-do = Hang { $card } here
place-do-any = Hang it here
place-do-lose = Place; may lose { $cards }
place-over-again = Start over
editor-title = Rearrange your structure
editor-note = Take groups up and hang them anew. Nothing counts before you confirm.
editor-spent = No steps are left, and something is loose still: undo some of them, or restore all.
editor-hang = Where shall { $card } hang?
editor-hang-note = Choose a free arrow, here or on the board.
editor-loose = { $count ->
        [one] Loose: one group
       *[other] Loose: { $count } groups
    }
editor-hanging = In the structure
editor-do-hang = hang
editor-do-lift = take up
editor-do = { $count ->
        [one] Leave it like this: one step
       *[other] Leave it like this: { $count } steps
    }
editor-not-yet = Hang what is loose first
editor-leave = Change nothing
editor-undo = Undo a step
editor-restore = Restore all

## Deals

deal-money = { $amount } MB
deal-purse-secret = From Illuminati to Illuminati.
deal-purse = Your Illuminati: { $before } to { $after }.
deal-ware-special = Special card.
deal-ware-group = { $count ->
        [0] Group. Costs an action of the turn.
        [one] Group with one puppet. Costs an action of the turn.
       *[other] Group with { $count } puppets. Costs an action of the turn.
    }
deal-want-special = Ask for a special card
deal-give-special = Give a special card
deal-want-group = Ask for a group
deal-give-group = Give a group
deal-perhaps-special = A special card that is given is known to the two alone.
