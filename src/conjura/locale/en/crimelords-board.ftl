### Crime Lords: what stands on the board, and how its cards are called for those who hear it.

## The board and its head

crime-mob = { $owner }: { $boss } leads { $crooks ->
        [one] one Crook
       *[other] { $crooks } Crooks
    } and { $rackets ->
        [0] no Rackets
        [one] one Racket
       *[other] { $rackets } Rackets
    }. Total { $total } of { $needed }.
crime-mob-none = { $owner } has no mob on the table.
crime-total = Total { $total } of { $needed }
crime-flow = Income { $income } G, pay { $wages } G
crime-money = { $amount } G
crime-money-secret = Money: secret
crime-sure = Sure, without a roll
crime-loose = To be laid: { $owner }
crime-spots = Where the Crook could lie

## Rackets and their bonuses

crime-rackets = Rackets: { $count }
crime-rackets-of = Rackets of { $seat }: { $count }
crime-rackets-none = No Rackets yet.
crime-group-by = Group by
crime-by-district = District
crime-by-type = Type
crime-bonus-given = +{ $worth } counts
crime-bonus-lacks = { $lacks ->
        [one] 1 more for +{ $worth }
       *[other] { $lacks } more for +{ $worth }
    }
crime-bonus-rivals = no +{ $worth } because of { $rivals }
crime-bonus-lacks-rivals = { $lacks ->
        [one] 1 more for +{ $worth }, and barred by { $rivals }
       *[other] { $lacks } more for +{ $worth }, and barred by { $rivals }
    }

## A seat in its folder

crime-figure-total = Total
crime-figure-rackets = Rackets
crime-figure-crooks = Crooks
crime-figure-money = Money
crime-figure-war = At war
crime-seat-line = { $total }/{ $needed } · { $crooks } C · { $rackets } R
crime-seat-end = Total { $total }/{ $needed } · Crooks { $crooks } · Rackets { $rackets }

## Cards

crime-rank-boss = Boss
crime-rank-lieutenant = Lieutenant
crime-rank-crook = Crook
crime-rank-free = Crook
crime-power-short = P
crime-power-long = Power
crime-resistance-short = R
crime-resistance-long = Resist.
crime-wage-long = Pay
crime-income-long = Income
crime-boss-token = Boss token
crime-card-boss = { $card }, Boss of { $owner }.
crime-card-lieutenant = { $card }, Lieutenant of { $owner }.
crime-card-crook = { $card }, Crook of { $owner }.
crime-card-loose = { $card }, Crook of { $owner }, still to be laid.
crime-card-open = { $card }, Crook, uncontrolled.
crime-card-numbers = Power { $power }, Resistance { $resistance }, pay { $wage } G.
crime-card-likes = Has a weakness for { $type }.
crime-card-unhappy = { $count ->
        [0] Content.
       *[other] Unhappy { $count } of 3.
    }
crime-card-token = Has its Action Token.
crime-card-spent = Action Token spent.
crime-card-restless = Stronger than its superior: one more Unhappy marker when the turn starts.
crime-card-under = { $side ->
        [north] Lies above its superior { $master }.
        [east] Lies to the right of its superior { $master }.
        [south] Lies below its superior { $master }.
       *[west] Lies to the left of its superior { $master }.
    }
crime-racket = { $card }, Racket.
crime-racket-numbers = Resistance { $resistance }, income { $income } G.
crime-racket-kind = { $district }: { $types }.
crime-racket-power = Power { $power }.
crime-racket-muted = Pays nothing at the next income.
crime-full-likes = weakness: { $type }
crime-full-unhappy = { $count ->
        [0] content
       *[other] unhappy { $count } of 3
    }
crime-full-grown = +{ $count } by kills.
crime-full-bonus = +{ $amount } by the Boss token.
crime-full-racket = Racket of { $owner }.
crime-full-open = Uncontrolled.
crime-full-dead = Discarded.
crime-tag-helps = Helps
crime-tag-guards = Defends
crime-tag-protects = Protects
crime-tag-hides = Hides
crime-legend-token = has its token
crime-legend-spent = token spent
crime-legend-unhappy = unhappy: three and gone


## The auction

crime-auction = The auction
crime-lot = On offer
crime-bid = { $amount } G: { $seat }
crime-bid-none = { $seat } opens.
crime-bid-leads = bids { $amount } G
crime-bid-out = out
crime-bid-thinks = thinks
crime-bought-none = nothing yet
crime-sold-crooks = Crooks sold: { $sold } of { $cap }
crime-sold-rackets = Rackets sold: { $sold } of { $cap }

## The Gang War

crime-war = Gang War
crime-war-move = { $seat } may hit.
crime-war-plus = The hit gets +{ $amount }.
crime-war-passes = Passes in a row: { $passes } of { $over }.

## The steps of a turn, and the pictures of the end

crime-step-income = Income
crime-step-payroll = Payroll
crime-step-draw = Draw
crime-step-actions = Actions
crime-step-refresh = Refresh
sum-total = Total
sum-rackets = Rackets
sum-crooks = Crooks
sum-money-g = Money, G

## What every board says, in the words of this game

board-whole = All mobs on the table
board-aim = { $card } acts: choose a Crook or a Racket, anybody's or nobody's.
board-aim-who = Which Crook acts? Choose it on the board.
board-of = of { $need }
board-tag-new = New
board-specials = Your Specials
board-specials-none = You hold none.
board-special-give-special = Can be given
    .do = Give it
board-pile-open = Uncontrolled area
board-pile-dead = Discarded Crooks and Rackets
board-pile-dead-short = discards
board-pile-used = Used Specials
board-pile-used-short = used Specials
board-pile-deck = deck
board-pile-removed = out of the game
