### The expansion modules of Illuminati in the browser: turns by auction, brainwashing, propaganda, increases, secret units.

## Words

kind-brainwash = Brainwash
step-brainwash = Brainwashing
step-campaign = Propaganda
step-hack = Hackers

## What you can do

turn-title-brainwash-step = Your free brainwashing
turn-title-campaign-step = Your free propaganda
turn-title-hack-step = The hackers
turn-brainwash = Brainwash a group
turn-brainwash-note = As an action, like an attack to control. It changes one alignment for good.
turn-brainwash-free = Free, once a turn. It changes one alignment of another's group or an uncontrolled one for good.
turn-campaign = Make propaganda
turn-campaign-note = As an action. It moves a marker of the world's attitudes.
turn-campaign-free = Free, once a turn. It moves a marker of the world's attitudes.
turn-raise = Raise a group
turn-raise-note = Power, resistance or income for good. Costs an action, twice a turn at most.
turn-hack = Send the hackers
turn-hack-note = { $count ->
        [one] In secret, at the treasury of an opponent's group. One attempt is left.
       *[other] In secret, at the treasury of an opponent's group. { $count } attempts are left.
    }
turn-plumbers = Send the plumbers
turn-plumbers-note = Free and in secret. In place, they can spoil one attack by the group they sit in.
turn-mole = Plant a mole
turn-mole-note = Free and in secret. It can help one attack to control the group it sits in.
turn-reveal-mole = Reveal the mole
turn-reveal-mole-note = Rolled at once: on 9 or less the attacker gets 5 more.
turn-reveal-plumbers = Reveal the plumbers
turn-reveal-plumbers-note = Their group takes no part in attacks for the rest of the turn. They are spent.
window-no-unit = Your plumbers sit elsewhere, or nowhere. Everybody who has some in place is asked.
choice-secret = Only you learn what you choose here.
choice-stamp = Secret
choice-money = { $amount } MB there

## Brainwashing

attack-note-brainwash = Choose the group here; then what shall change, then who leads. The chance shown is that of your best card.
attack-changes = { $change ->
        [add] Would become { $alignment }
       *[remove] Would no longer be { $alignment }
    }
clash-brainwash = Attempt at brainwashing

## The world

world-title = The world's attitudes
world-help = Favoured groups get as much Power and income as the marker counts, 3 at most. At 3 the opposite loses 1 of Power and 1 of income. Groups without Power get income alone.
world-at = { $at }, space { $space }: counts { $level }
world-centre = { $one } or { $other }: in the centre
world-centre-alone = { $one }: in the centre
world-lawful = Against crime

## Propaganda

campaign-title = Propaganda
campaign-title-own = Your propaganda
campaign-title-of = Propaganda of { $seat }
campaign-course = { $course }, spaces: { $spaces }
campaign-nowhere = No marker can be moved now.
campaign-spaces = Spaces
campaign-each = Needed: { $needed }
campaign-announce = Announce
campaign-privilege = Make it privileged
campaign-privilege-note = For 5 MB of your Illuminati: then nobody else may spend money on it.
campaign-media = Your media groups
campaign-media-adds = counts { $power }
campaign-for = For
campaign-against = Against
campaign-money = Money
campaign-amount-for = Money for the propaganda
campaign-amount-against = Money against the propaganda
campaign-still-media = { $card } of { $seat } can count { $power }, either way.

## The next turn

bid-title = The next turn
bid-note = The highest total of dice and money takes it and pays; all other bids return.
bid-watching = Others bid. Dice and money count together.
bid-tie = Level: they roll again, and their bids count on.
bid-who = Player
bid-dice = Dice
bid-money = Money
bid-total = Total
bid-leads = leads
bid-level = level
bid-own = own { $amount } MB
bid-of = { $amount } MB of { $seat }
bid-barred = { $seat } has had two turns in a row and can't have the next.
bid-for = For whom
bid-for-me = For me
bid-amount = How much
bid-from = Illuminati: { $before } to { $after } MB
bid-binding = What you put into another's bid is paid if that bid wins, and returns if not.
bid-then = { $seat } would have { $total }.
bid-no-money = Your Illuminati have no money to bid.
bid-do = Bid { $amount } MB
bid-do-for = Bid { $amount } MB for { $seat }

## Increases

raise-title = Raise a group
raise-what = What is raised
raise-note = { $amount } more, for good. It costs an action and uses no card.
raise-asks = { $seat } has to agree
raise-arrow = may gain an arrow
raise-from = { $now } to { $then }

## What lies on the table

board-dossier = What the modules have changed
board-tag-mole = Mole
board-tag-plumbers = Plumbers
board-tag-hack = Hack: { $turns }
board-numbers = { $number }: printed { $printed }{ $raised ->
        [0] {""}
       *[other] , raised by { $raised }
    }{ $attitudes ->
        [none] .
       *[other] , by the world { $attitudes }.
    }
board-secret = Known to you alone: { $units }.
dossier-title = What the modules have changed
dossier-turns = Turns
dossier-last = { $count ->
        [one] { $seat } has had the last turn.
       *[other] { $seat } has had the last { $count } turns.
    }
dossier-round = { $seat } has begun this round. A goal counts at its end.
dossier-units = Secret units
dossier-only-you = cards: only you see them
dossier-hacks = { $count ->
        [0] Hackers: no attempt left
        [one] Hackers: one attempt left
       *[other] Hackers: { $count } attempts left
    }
dossier-hack = { $card ->
        [none] A hack waits, target unknown; turns of { $seat } until then: { $turns }
       *[other] A hack waits on { $card }; turns of yours until then: { $turns }
    }
dossier-plumbers = { $stage ->
        [ready] Plumbers: not sent yet
        [tried] Plumbers: have tried this turn
        [placed] { $card ->
            [none] Plumbers: in place, where is unknown
           *[other] Plumbers: in place in { $card }
        }
       *[spent] Plumbers: spent
    }
dossier-moles = Moles: { $count } to plant, { $cards_count ->
        [0] { $buried } planted and hidden
       *[other] hidden in { $cards }
    }
dossier-changed = Groups that have changed
dossier-group = Group
dossier-counters = Raised
dossier-marks = Brainwashed
dossier-world = World
dossier-plus = { $power } / { $resistance } / { $income }
dossier-none = None so far. Raised numbers are Power / resistance / income.

## Illuminati that lie face down

turn-accuse = Accuse a player
turn-accuse-note = Say which Illuminati it is. If you are right, it plays face up.
accuse-title = Accuse a player: whom?
accuse-note = Whose Illuminati lie face down, and what they can still be.
accuse-cost = It costs an action, right or wrong.
accuse-ruled-out = Ruled out by what was used.
hidden-tag = Face down
hidden-own = Face down: { $card }
hidden-you-are = Only you know: you are { $card }.
hidden-may-be = Can still be: { $cards }.
hidden-shows = With this much the others can tell that you are one of: { $cards }.
hidden-with-all = The number with all of your Power
hidden-card = Its numbers are a secret.
dossier-hidden = Who is who

## Goals of the Y2K and the house Illuminati

board-goal-of-church-of-the-subgenius = { $have } of { $need } MB on its card
    .word = On the card
board-goal-of-shangri-la = { $have } of { $need } Peaceful
    .word = Peaceful
board-goal-of-masters-of-voodoo = { $have } of { $need } Fanatic
    .word = Fanatic
board-goal-of-atlanteans = { $have } of { $need } Liberal
    .word = Liberal
board-goal-of-telepathists = { $have } of { $need } Conservative
    .word = Conserv.

## At the end

summary-title = What the modules brought
summary-turn = Turns won
summary-brainwash = Brainwashing
summary-campaign = Propaganda
summary-increase = Increases
summary-hack = Hacks
summary-loot = Money hacked
summary-plumbers = Plumbers sent
summary-spoilt = Attacks spoilt by plumbers
summary-mole = Moles
summary-accusation = Accusations
summary-skim = Cheated: money skimmed
summary-peek = Cheated: peeked
summary-misread = Cheated: dice misread
summary-overstate = Cheated: overstated
summary-call = Cheats called
summary-of = { $good } of { $all }
summary-money = { $amount } MB
summary-turns = { $count } for { $amount } MB
