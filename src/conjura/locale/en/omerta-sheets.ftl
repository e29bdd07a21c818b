### The sheets of Omertà: what can be done, Soldiers, actions and their chances, deals. Money is in thousands.

unit-money = $…k

## The own turn

kind-conquest = Conquest
kind-assault = Assault
kind-robbery = Robbery
stat-combat = COMBAT
stat-influence = INFLUENCE
stat-subterfuge = SUBTERFUGE
turn-conquest = A Capo takes a Domain of the centre with Soldiers of his Reserve. Others may get involved.
turn-assault = Soldiers on a Domain take a Domain of another Family.
turn-robbery = A Capo takes the income of another Capo's Domains at the next Payday.
turn-cards = Play a card
turn-cards-note = { $count ->
        [one] Can be played now: { $cards }.
       *[other] Can be played now: { $cards }.
    }
turn-cards-none = None can be played now. See why.
hand-title = Your cards
hand-note = The others may answer a card before it takes effect.
extra-cards = Your cards
extra-declare = Declare victory
extra-declare-note = Your main objective is fulfilled, or three others are completed. The game ends with you as the winner.
claim-not-yet = not fulfilled yet
confirm-yield = The Domain goes for good, and no change is given.

## Actions before they are declared

plan-kinds = Which action
plan-conquest = Which Domain do you conquer?
plan-conquest-note = The likeliest comes first, with the best Capo and all Soldiers of his Reserve.
plan-assault = Which Domain do you assault?
plan-assault-note = The likeliest comes first, from the best of your Domains and with all Soldiers on it.
plan-robbery = Whom do you rob?
plan-robbery-note = The likeliest comes first, with the best of your Capos.
plan-all = Show all
plan-with = With { $card }
plan-looking = The chances are being reckoned.
plan-none = Nothing can be done in this way now.
worksheet-conquest = Conquest of { $target }
worksheet-assault = Assault on { $target }
worksheet-robbery = Robbery of { $target }
worksheet-who = Who acts
worksheet-parts = The number, part by part
worksheet-help = { $seat } can bring Soldiers of the Reserve, which holds { $amount }, and borrow some.
worksheet-risk-assault = If the Assault fails, all attackers but one die.
worksheet-risk-robbery = If the Robbery fails, one Soldier of the Reserve dies.
worksheet-loot = { $amount ->
        [0] The Domains of { $card } bring nothing now; those that come to him until Payday will.
       *[other] The Domains of { $card } bring you { money } at the next Payday.
    }
worksheet-rivals = Who may get involved, for $5,000
worksheet-rival = { $amount ->
        [0] no money, INFLUENCE { $influence }
       *[other] has { money }, INFLUENCE { $influence }
    }
worksheet-own = If somebody does, all roll INFLUENCE for the right to conquer. Yours: { $influence }.
worksheet-exceeds = The die must show more than { $number }. A 6 is rolled again and added.
worksheet-leads = { $lead ->
        [0] Both sides are equal before the dice.
       *[other] Before the dice you are ahead by { $lead }.
    }
worksheet-do-conquest = Declare the Conquest
worksheet-do-assault = Declare the Assault
worksheet-do-robbery = Declare the Robbery

## Dice

part-chain = Chain of { $card }
part-hold = Hold of { $card }: DEFENCE, chain and Soldiers
clash-of = of { $target }, by { $seat } ({ $card })
clash-men = { $amount ->
        [one] with one Soldier
       *[other] with { $amount } Soldiers
    }
clash-roll = { $stat } is rolled
clash-joins = if involved
sum-yours = Your chance
sum-of = Chance of { $seat }
sum-right = Your chance to win the right
sum-right-of = Chance of { $seat } to win the right
sum-then = and then to conquer
sum-exceeds = The die must show more than { $number }.
sum-planned = As things stand, before more is brought or played.
ladder = The chance by number of Soldiers
ladder-rung = { $amount ->
        [one] One Soldier: { $chance }
       *[other] { $amount } Soldiers: { $chance }
    }
involve-purse = { $amount ->
        [0] You have no money.
       *[other] You have { money }. What is paid goes to the bank and is not given back.
    }

## What is worth knowing of a card or a Family

note-of = of { $seat }
note-men = { $amount ->
        [0] no Soldiers
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }
note-domain = PR { $pr }, DIFFICULTY { $difficulty }, DEFENCE { $defence }
note-stats = COMBAT { $combat }, INFLUENCE { $influence }, SUBTERFUGE { $subterfuge }
note-reserve = Reserve { $amount }
note-robbed = robbed
note-pr = PR { $pr }
note-money = { $amount ->
        [0] no money
       *[other] { money }
    }
note-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
choice-do-strike-card = Discard { $card }
choice-do-part = Give up { $card }

## Soldiers

amount-men = Soldiers
amount-span = { $low } to { $high }
amount-cost = That costs ${ $cost },000 of your ${ $amount },000.
amount-with = { $amount ->
        [0] with no Soldier more
        [one] with one Soldier
       *[other] with { $amount } Soldiers
    }
men-reserve = Reserve
men-was = was { $amount }
men-moved = has moved in this step
men-at = Soldiers: { $card }
men-left-place = Still to be placed: { $amount }
men-left-lose = Still to be lost: { $amount }
men-left-buy = Can still be bought: { $amount }
men-cost = { $cost ->
        [0] You have { note-money }
       *[other] ${ $cost },000 of { note-money }
    }
men-do-move = Move them, and go on
men-do-place = { $amount ->
        [one] Place one Soldier
       *[other] Place { $amount } Soldiers
    }
men-do-lose = { $amount ->
        [one] Lose one Soldier
       *[other] Lose { $amount } Soldiers
    }
men-do-buy = { $amount ->
        [one] Buy one Soldier
       *[other] Buy { $amount } Soldiers
    }
men-reset = As before
men-over-full = A Domain holds too many Soldiers: some must leave it.
men-choose = Choose how many, and where.

## Deals and loans

turn-deal-note = Domains against money or Domains, in the Distribution phase after Payday.
deal-money = { money }
deal-purse-secret = From Family to Family.
deal-purse = Your money: { $before ->
        [0] nothing
       *[other] ${ $before },000
    }, then { $after ->
        [0] nothing
       *[other] ${ $after },000
    }.
deal-ware-domain = { $count ->
        [0] Domain. It arrives empty.
        [one] Domain. It arrives empty; its Soldier stays in the Reserve of its old Capo.
       *[other] Domain. It arrives empty; its { $count } Soldiers stay in the Reserve of its old Capo.
    }
deal-want-domain = Ask for a Domain
deal-give-domain = Give a Domain
loan-note = They fight for you in this Assault; the survivors go home.
loan-price = What you pay for them
loan-ask = Ask for them
