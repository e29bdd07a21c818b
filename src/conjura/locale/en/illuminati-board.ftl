### Illuminati: what stands on the board, and how its cards and arrows are called for those who hear it.

## Regions

board-structure = { $owner }: { $illuminati } with { $groups ->
        [0] no groups
        [one] one group
       *[other] { $groups } groups
    }. Power { $power }. { $amount } MB in all.
board-structure-none = { $owner } has no structure.
board-whole = All structures on the table

## The head of the board, and a seat in figures

board-power = Power { $power }
board-money = { $amount } MB in all
board-of = of { $need }
board-goal-groups = { $have } of { $need } cards
    .word = Groups
board-goal-power = Power { $have } of { $need }
    .word = Power
board-goal-transferable = { $have } of { $need } transferable
    .word = Transfer
board-goal-money = { $have } of { $need } MB
    .word = Goal, MB
board-goal-destroyed = { $have } of { $need } destroyed
    .word = Destroyed
board-goal-distinct = { $have } of { $need } alignments
    .word = Alignments
board-goal-count = { $have } of { $need } for the goal
    .word = Goal
board-goal-of-discordian-society = { $have } of { $need } Weird
    .word = Weird
board-goal-of-society-of-assassins = { $have } of { $need } Violent
    .word = Violent
board-goal-secret = Goal: secret
board-figure-goal = Goal
board-figure-secret = secret
board-figure-money = Money
board-seat-line = { $cards }, { $amount } MB
board-seat-line-goal = { $cards }, { $word } { $have }/{ $need }
board-seat-end = { $cards ->
        [one] one group
       *[other] { $cards } groups
    }, { $amount } MB
board-seat-end-goal = { $cards ->
        [one] one group
       *[other] { $cards } groups
    }, { $word } { $have }/{ $need }

## On a card

board-power-short = Pow
board-power-long = Power
board-power-initial = P
board-resistance-short = Res
board-resistance-long = Resist.
board-resistance-initial = R
board-income-short = Inc
board-income-long = Income
board-no-alignment-short = no alignment
board-no-alignment = No alignment
board-tag-aids = Aids { $amount }
board-tag-new = New

## A card's name for those who hear it

board-card-illuminati = { $card }, Illuminati of { $owner }.
board-card-group = { $card }, Group.
board-card-power = Power { $power }, transferable { $transferable }.
board-card-resistance = Resistance { $resistance }.
board-card-income = Income { $income }.
board-card-purse = { $amount ->
        [one] Treasury 1 megabuck.
       *[other] Treasury { $amount } megabucks.
    }
board-card-purse-secret = { $least ->
        [0] Treasury unknown.
        [one] Treasury unknown, at least 1 megabuck.
       *[other] Treasury unknown, at least { $least } megabucks.
    }
board-card-acted = Has acted this turn.
board-card-ready = Has not acted this turn.
board-card-never-attacked = Cannot be attacked.
board-card-hangs = Puppet of { $master }, on its { $arrow } arrow.
board-card-uncontrolled = Uncontrolled.
board-card-free-arrows = { $count ->
        [one] One free arrow: { $arrows }.
       *[other] { $count } free arrows: { $arrows }.
    }
board-full-root = Root of the structure of { $owner }.
board-full-puppet = Puppet of { $master }, on its { $arrow } arrow; { $owner } controls it.
board-full-loose = Taken off the structure of { $owner }, to be hung anew.
board-full-dead = Destroyed.

## Arrows

board-arrow = The { $arrow } arrow of { $master }:
board-arrow-fits = { $count ->
        [one] the card fits.
       *[other] all { $count } cards fit.
    }
board-arrow-fits-some = { $count } of { $all } cards fit.
board-arrow-clash = { $card } would lie on { $on }.
board-arrows-to-choose = Free arrows to choose from
board-arrows-none = No outgoing arrows.
board-arrow-free = { $arrow } arrow free
board-arrow-used = { $arrow } arrow in use
board-arrow-blocked = { $arrow } arrow blocked
board-arrow-out = { $arrow } arrow
board-spot = { $arrow } arrow:
board-spot-fits = { $count ->
        [one] it fits
       *[other] all { $count } fit
    }
board-spot-some = { $count } of { $all } fit
board-would-hang = { $card } would hang here
board-or-here = or here

## The foot of the board

board-legend-free = free arrow
board-legend-used = in use
board-legend-blocked = blocked
board-legend-acted = punched: acted this turn
board-aim-who = Which card attacks? Choose it on the board.
board-aim = { $card } attacks: choose the target, in any structure.

## Piles

board-pile-open = Uncontrolled
board-pile-dead = Destroyed
board-pile-used = Used Specials
board-pile-deck = deck
board-pile-dead-short = destroyed
board-pile-used-short = used Specials
board-pile-removed = removed

## The own Specials

board-specials = Your Specials
board-specials-none = You hold none.
board-special-privilege = Can be given for privilege
    .do = Give it
board-special-abolish = Can be laid against the privilege
    .do = Lay it
board-special-give-special = Can be given
    .do = Give it
