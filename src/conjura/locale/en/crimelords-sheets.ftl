### The sheets of Crime Lords: the auction, the payroll, the turn, attacks, Gang War, spoils, deals.

unit-money = G

## What is worth knowing of a card

told-power = Power { $power }
told-resistance = Resistance { $resistance }
told-income = Income { $income }
told-boss = Boss
told-spent = no token
told-unhappy = { $count ->
        [0] content
        [one] one Unhappy marker
       *[other] { $count } Unhappy markers
    }
told-unhappy-then = Unhappy markers: { $before }, then { $after }
told-below = { $count ->
        [one] one Crook below
       *[other] { $count } Crooks below
    }

## The auction

auction-title = The auction
auction-lot = On offer: { $card }
auction-kind-crook = Crook
auction-kind-racket = Racket
auction-kind-special = Special card
auction-kind-card = Card
auction-caps = Sold: Crooks { $crooks } of { $crooks_cap }, Rackets { $rackets } of { $rackets_cap }.
auction-more = { $count ->
        [one] The last one of its kind that is sold.
       *[other] { $count } of its kind are still to be sold, this one included.
    }
auction-who = Player
auction-money = G left
auction-crooks = Crooks
auction-rackets = Rackets
auction-state = Bidding
auction-leads = bids { $bid }
auction-decides = decides
auction-may = may bid
auction-passed = is out
auction-barred = may not
auction-barred-note = For this Crook only those bid who have none yet.
auction-your-bid = Your bid
auction-after = { $before } G left, then { $after }
auction-lost = What you don't spend in the auction is lost.
auction-no-money = You have { $amount } G left, too little to raise.
auction-sum-open = { $seat } opens
auction-sum = { $seat } leads with { $bid } G
auction-do-open = Open with { $amount } G
auction-do = Bid { $amount } G
auction-pass = Pass
auction-watch = You are not asked now.

## The Boss, and the places of Crooks

boss-end = { $power } as Boss
boss-leads = { $count ->
        [one] With Power { $power } it could lead one of your { $all } other Crooks.
       *[other] With Power { $power } it could lead { $count } of your { $all } other Crooks.
    }
boss-choose = Choose a Boss
boss-do = { $card } is the Boss
lay-north = above
lay-east = right
lay-south = below
lay-west = left
lay-superior = Superior with Power { $power }
lay-lieutenant = a Lieutenant there
lay-deep = deeper, not a Lieutenant
lay-demotes = no Lieutenant any more: one Unhappy marker
lay-do = { $place }
lay-choose = Choose a place
lay-other = To the mob of { $other }
lay-other-note = Only if that mob agrees; it chooses the place.
receive-wages = They would cost { $wages } G at each payroll.

## The payroll

payroll-title = The payroll
payroll-note = The Boss first, in full. What is paid goes to the bank. Nothing is paid before you confirm it.
payroll-quick = Fill in
payroll-full = All in full: { $owed } G
payroll-least = Only what keeps them
payroll-again = As proposed
payroll-boss = Boss
payroll-content = paid in full
payroll-part = in part: one marker more
payroll-none = nothing: two markers more
payroll-leaves = leaves the mob
payroll-boss-first = the Boss comes first
payroll-pay-of = Pay of { $card }
payroll-of = of { $wage }
payroll-sum = { $total } G of { $owed } owed
payroll-left = { $before } G, then { $after }
payroll-leaving = { $count ->
        [one] With three markers, for the uncontrolled area: { $cards }.
       *[other] With three markers, for the uncontrolled area: { $cards }.
    }
payroll-do-full = Pay everybody { $total } G
payroll-do-short = { $count ->
        [one] Pay { $total } G, one Crook short
       *[other] Pay { $total } G, { $count } Crooks short
    }
payroll-do-lose = { $count ->
        [one] Pay { $total } G, lose one Crook
       *[other] Pay { $total } G, lose { $count } Crooks
    }

## What you can do

turn-title = What you can do
turn-title-passed = You have passed
turn-note = Drag a Crook onto its target, or pick a line. Each Crook acts once: its Action Token is spent.
turn-recruit = Recruit a Crook
turn-recruit-note = From the uncontrolled area or from another mob. Nothing is sent before you declare it.
turn-racket = Take a Racket
turn-racket-note = Power against Resistance; Rackets of its type and district help.
turn-hit = Make a hit
turn-hit-note = Kill a Crook. A hit at a Boss begins a Gang War.
turn-move-crook = Move a Crook
turn-move-crook-note = With all below it, inside your mob or to another one. Costs its token.
turn-visit = Pay a visit
turn-visit-note = One marker less. Costs the token: { $cards }.
turn-return-crook = Send a Crook away
turn-return-crook-note = Free. It lies uncontrolled again.
turn-treason = Treason against the Boss
turn-treason-note = A Lieutenant takes his place; everybody gets a marker.
turn-retire = Pay the Boss off
turn-retire-note = For twice his Power in G a Lieutenant takes his place, and nobody is upset.
turn-use-ability = Use the ability of a card
turn-use-ability-note = { $count ->
        [one] Ready: { $cards }.
       *[other] Ready: { $cards }.
    }
turn-deal-note = A gift is an offer that asks for nothing. Rackets and special cards count as an action.
turn-special = Play a special card
turn-special-note = { $count ->
        [one] Can be played now: { $cards }.
       *[other] Can be played now: { $cards }.
    }
turn-special-none = None can be played now. See why.
turn-pass = Pass the whole turn for 10 G
turn-pass-note = No action of any kind. Your tokens stay for defence.
turn-leave = Leave the game
turn-leave-note = For good. Your Crooks and Rackets become uncontrolled.
deed-move-crook = Move a Crook: which one?
deed-move-crook-note = Those below come along and spend nothing. Choose it here or on the board.
deed-visit = Pay a visit: which Crook?
deed-visit-note = It visits a Racket of the type it likes and loses a marker.
deed-return-crook = Send a Crook away: which one?
deed-return-crook-note = Those below are laid anew; who finds no place goes too.
deed-treason = Treason: which Lieutenant?
deed-treason-note = He spends his token and is the Boss, without a roll.
deed-retire = Pay the Boss off: which Lieutenant follows?
deed-retire-note = He spends his token, you pay twice the Power of the Boss.
deed-use-ability = Use an ability: of which card?
deed-use-ability-note = What it says counts at once.
deed-play = Your special cards
deed-play-note = What lies on the table is answered by the others before it takes effect.
confirm-pass = After this you can do nothing more in this turn but give money and play special cards.
confirm-treason = The old Boss leaves the game, and every Crook of the mob gets one Unhappy marker.
confirm-retire = The old Boss leaves the game. The money goes to the bank.
confirm-return = { $count ->
        [0] It leaves your mob for the uncontrolled area.
        [one] It leaves your mob for the uncontrolled area; the one below it is laid anew, or goes too.
       *[other] It leaves your mob for the uncontrolled area; the { $count } below it are laid anew, or go too.
    }

## Attacks

kind-recruit = Recruit
kind-racket = Racket
kind-hit = Hit
attack-title-recruit = Recruit a Crook
attack-title-racket = Take a Racket
attack-title-hit = Make a hit
attack-note-any = Choose the target here, the likeliest first; or the attacker on the board. The best attacker is taken, and can be changed.
attack-note-target = Choose the target on any board, or here: the likeliest comes first.
attack-nothing = Nothing can be attacked in this way now.
attack-sure = no roll needed
attack-figures = Power { $power } less Resistance { $against }; rank, bonuses and all else: { $rest }.
attack-figures-hit = Power { $power } less Power { $against }; rank, guards and all else: { $rest }.
attack-then-recruit = After this: secret money of all, one helper from below, perhaps the superior of the target.
attack-then-racket = After this: perhaps a protector, secret money of all, then help of both sides by turns.
attack-then-hit = After this: up to 5 G of your own, one helper; the target may hide.
attack-boss = This is the Boss of { $seat }: if the hit has a chance, a Gang War begins, hit or miss.
attack-inside = One of your own: killed without a roll. Its superior and those right below it get a marker.
attack-instead = Instead of it
attack-do = Declare the attack
attack-do-inside = Kill without a roll
attack-free = Can be called off until there is money in it; the token comes back.
clash-own-recruit = You recruit
clash-own-racket = You take a Racket
clash-own-hit = Your hit
clash-other-recruit = { $seat } recruits
clash-other-racket = { $seat } takes a Racket
clash-other-hit = { $seat } makes a hit
clash-at-you-recruit = { $seat } recruits your Crook
clash-at-you-racket = { $seat } attacks your Racket
clash-at-you-hit = { $seat } aims at your Crook
clash-protector = Who protects it
clash-helper = One helper
clash-rounds = Who helps now
clash-guards = Which Bodyguard
clash-rounds-note = The sides add by turns. When neither adds anything, the dice are thrown.
clash-token = spends its token
clash-hopeless = no chance
clash-sides = Which side you take
clash-help = For the attack
clash-hinder = Against it
clash-money-for = Money for the attack
clash-money-against = Money against the attack
clash-money-hit = Money for the hit
clash-money-left = { $before } G, then { $after }
clash-no-money = You have no money for this.
clash-secret = Nobody sees how much before all have answered. It goes to the bank, whatever comes.
clash-hit-open = This money is seen by all.
clash-owed = Still to put their money: { $seats }.
clash-then-help = With this help
clash-then-steps = If it steps in
clash-then-hides = If it hides
clash-then-money = With { $amount } G
clash-do-protect = Protected by { $cards }
clash-do-help = { $count ->
        [one] Send { $cards }
       *[other] Send { $count } helpers
    }
clash-do-for = Put { $amount } G for it
clash-do-against = Put { $amount } G against it
clash-free = Called off, the token comes back; but not against this target again this turn.
clash-watching = You are not asked now. The number changes as help and money come in.
clash-still = Still to come.
clash-could-attack = { $seat } can add:
clash-could-attack-one = { $seat } can add one of:
clash-could-defend = { $seat } can take off:
clash-purse-attacks = { $seat } up to { $most } G for it.
clash-purse-attacks-secret = { $seat } any amount for it.
clash-purse-defends = { $seat } up to { $most } G against it.
clash-purse-defends-secret = { $seat } any amount against it.
clash-purse-either = { $seat } up to { $most } G, either way.
clash-purse-either-secret = { $seat } some money, either way.
clash-no-room = There is no place for { $card } under the attacker now: even a success changes nothing.
clash-war = Hit or miss, this begins a Gang War.
clash-wins = With { $card } enough to win: { $seats }.
clash-wins-you = With this you would have enough to win.
window-yours = Your special cards
window-no-specials = You hold no special card.
window-rolled = { $roll } rolled; { $number } or less was needed

## Gang War

war-title = Gang War: { $seat } has hit at the Boss of { $other }
war-note = Each mob in it makes a hit in its turn, or passes.
war-circle = Who is in, in order
war-moves = to move
war-began = began it
war-hit = was hit first
war-tokens = { $count ->
        [one] one Crook ready
       *[other] { $count } Crooks ready
    }
war-passes = { $passes } of { $over } passes in a row; with the last one it is over.
war-ends = If you pass too, the war is over.
war-plus = Hits count { $plus } more now.
war-outside = You are not in it, unless somebody hits at one of your Crooks.
war-do = Make a hit
war-do-note = At a Crook of any other mob; who is hit joins the war.
war-watching = You are not asked now.

## Spoils, agreement, choices

spoils-brings = { $name }: { $have } of { $need }
spoils-left = Still to be had: { $cards }
agree-total = { $total } of { $needed }
agree-secret = Nobody sees an answer before all are given. One no is enough to play on.
choice-specials = { $count ->
        [one] Holds one special card.
       *[other] Holds { $count } special cards.
    }

## Deals

deal-money = { $amount } G
deal-purse = Your money: { $before } to { $after } G.
deal-purse-secret = How much the two have, nobody else knows.
deal-ware-special = Special card.
deal-ware-racket = Racket, with its token and counters. It calms nobody.
deal-want-special = Ask for a special card
deal-give-special = Give a special card
deal-want-racket = Ask for a Racket
deal-give-racket = Give a Racket
deal-perhaps-special = Money and special cards in an offer are known to the two alone.
