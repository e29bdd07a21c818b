### Omertà: what stands on the board, and how its cards are called for those who hear it. Money is in thousands.

## The board and its head

board-whole = All Families on the table
board-tree = The Family of { $owner }
board-family = { $owner }, Don { $don }: PR { $pr }, { $domains ->
        [one] 1 Domain
       *[other] { $domains } Domains
    }, { $soldiers ->
        [one] 1 Soldier
       *[other] { $soldiers } Soldiers
    }, money { $money }.
board-family-none = { $owner } has no Don yet.
board-pr = PR { $pr }
board-score = Score { $score }
board-done = { $done } of 3 secondary
board-done-all = Completed: { $done }
board-main-far = Main objective { $percent } %
board-control = Controls { $business }
board-monopoly = Monopoly of { $business }
board-income = Payday { $money }
board-percent = { $percent } %
board-legend-difficulty = Difficulty
board-legend-defence = Defence
board-legend-pr = Respect (PR)
board-legend-pegs = Soldiers: press a hole, or drag
board-aim-who = Who acts? Choose an own Capo or Domain.
board-aim = { $card } acts: choose the target, in any Family or in the centre.

## On a card

board-don = Don
board-combat = Combat
board-influence = Influence
board-subterfuge = Subterfuge
board-resources = Resources
board-recruitment = Recruits
board-soldiers = Soldiers
board-of-thirty = { $amount }/30
board-reserve = Reserve
board-reserve-none = empty
board-robbed = Robbed
board-blocked = Held
board-shielded = Safe
board-tag-conquest = Conquers
board-tag-assault = Assaults
board-tag-robbery = Robs
board-tag-attack = Acts
board-tag-target = Target

## A card's name for those who hear it

board-don-label = { $card }, Don of { $owner }.
board-capo-label = { $card }, Capo of { $owner }, with { $type }.
board-stats = COMBAT { $combat }, INFLUENCE { $influence }, SUBTERFUGE { $subterfuge }.
board-reserve-label = { $amount ->
        [0] Nobody in Reserve.
        [one] 1 Soldier in Reserve.
       *[other] { $amount } Soldiers in Reserve.
    }
board-robbed-by = Robbed: the next income of his Domains goes to { $seat }.
board-robbed-bank = Robbed: the next income of his Domains goes to the bank.
board-blocked-label = Can't act for the rest of this round.
board-centre-label = { $card }, Domain in the centre.
board-domain-label = { $card }, Domain of { $capo }, { $amount ->
        [0] no Soldiers
        [one] 1 Soldier of 5
       *[other] { $amount } Soldiers of 5
    }.
board-domain-numbers = DIFFICULTY { $difficulty }, DEFENCE { $defence }, PR { $pr }.
board-domain-resources = RESOURCES { $money }.
board-hold-label = An attacker has to beat { $hold } before the dice.
board-shielded-label = Safe from Assaults for the rest of this round.

## The kinds of cards

board-kind-don = Don
board-kind-capo = Capo
board-kind-type = Soldier type
board-kind-domain = Domain
board-kind-main = Main objective
board-kind-objective = Secondary objective
board-kind-event = Action card
board-kind-happening = Happening
board-useless-two = With two players it serves only for the paid discard.

## The centre and the piles

board-pile-open = The centre
board-pile-dead = Capos that are gone
board-pile-used = Discarded Events
board-pile-deck = Domains left
board-pile-dead-short = Capos gone
board-pile-used-short = discards
board-pile-removed = Events left

## The own hand and objectives

board-objectives = Objectives
board-main = Main
board-secondary = Secondary
board-met = True
board-specials = Your Events
board-special-discard = Can be discarded
    .do = Discard it

## A Family in figures

board-seat-line = PR { $pr }, { $money }
board-figure-pr = PR
board-figure-done = Objectives
board-figure-money = Money
board-figure-men = Soldiers
board-figure-cards = Cards
board-fewest = fewest
board-figure-score = Score

## The round

board-phase-distribution = Distribution
board-phase-events = Events
board-phase-actions = Actions
board-phase-end = End of round
board-phase-step = { $phase }: { $step }
board-step-open = before Payday
board-step-payday = Payday
board-step-domains = Domains
board-step-men = Soldiers
board-step-expose = new Domains
board-step-draw = draw
board-step-sell = discard for a Soldier
board-step-buy = buy
board-step-discard = discard

## The pictures of the end

sum-pr = Respect Points
sum-domains = Domains
sum-soldiers = Soldiers
sum-cash = Money, in thousands

## What objectives count

board-count = { $what } { $have } of { $need }
board-count-domains = Domains
board-count-boroughs = Different boroughs
board-count-businesses = Different businesses
board-count-one-borough = In one borough
board-count-one-business = In one business
board-count-money = Money
board-count-income = Income
board-count-soldiers = Soldiers
board-count-cost = To be paid:
board-count-assault-won = Assaults won
board-count-robbery-won = Robberies won
board-count-conquest-won = Conquests won
board-count-men = { $what }, each with { $amount } Soldiers:
board-count-pr = { $what } of PR { $pr } or more:
board-count-difficulty = { $what } at DIFFICULTY { $difficulty } or more:
board-count-leader = { $what } against the leader:
board-of = of { $need }
board-tag-new = New
board-specials-none = You hold none.
