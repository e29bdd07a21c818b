### The sheet of what can be done, whatever the game.

sheet-region = Sheet
sheet-less = One less
sheet-more = One more
sheet-below = More below
sheet-back = Back
sheet-step-back = One step back
sheet-put-away = Put away
sheet-put-aside = Put aside
sheet-search = Search
sheet-nothing-found = Nothing found.
sheet-group = { $name }: { $count }
sheet-group-offer = Make an offer
sheet-group-play = Play a special card
sheet-group-choose = Choose
sheet-needed = { $needed } or less, { $percent } %
sheet-liberty = You may act if you like
sheet-waiting = Others decide
sheet-complete = Nothing is sent yet.
sheet-odds = Chance on two dice: { $needed } or less, { $percent } percent. One less: { $less } percent. One more: { $more } percent. 11 and 12 always fail.
sheet-odds-never = always fails
sheet-standing = From now on, answer for me
sheet-standing-ask = Ask me every time
sheet-standing-unless-target = Stay out unless it is aimed at me
sheet-standing-unless-win = Stay out unless somebody could win by it
sheet-standing-rest-of-turn = Stay out for the rest of this turn
sheet-standing-secret = Only you see this. It answers after the same pause as a person.

## Numbers needed

attack-or-less = { $number } or less
attack-short = short by { $short }
attack-chance = Chance on two dice
attack-put-away = Put away
attack-kinds = Kind of attack
attack-not = not possible
attack-any-attacker = best attacker
attack-no-target = which target?
attack-change = change
attack-change-attacker = Change the attacker
attack-change-target = Change the target
attack-yours = yours
attack-of = of { $seat }
attack-uncontrolled = uncontrolled
attack-parts = The number, part by part
attack-needed = You need
attack-needed-by = { $seat } needs

## Deals

turn-deal = Offer a deal
turn-deal-on = Go on with your offer
deals-title = Deals
deals-none = No offer lies on the table.
deals-draft = Your offer to { $to } is not sent yet.
deals-sent = Your offer to { $to }
deals-making = You are making { $to } an offer
deals-writes-you = { $by } is making you an offer
deals-between = { $by } offers { $to } a deal
deals-until = open until you answer
deal-title = Offer a deal
deal-title-to = Offer { $to } a deal
deal-note = { $left ->
        [0] You have made three offers this turn; that is all.
        [one] You can make one more offer this turn.
       *[other] You can make { $left } more offers this turn.
    }
deal-with = To whom
deal-get = You get
deal-give = You give
deal-gets = { $seat } gets
deal-gives = { $seat } gives
deal-nothing = nothing
deal-hidden = { $count ->
        [one] One card, known to the two alone
       *[other] { $count } cards, known to the two alone
    }
deal-remove = Take out: { $what }
deal-money-side = Who pays
deal-money-give = I pay
deal-money-get = I am paid
deal-coins = Money
deal-coins-of = of { $amount }
deal-add-give = Give { $card }
deal-add-want = Ask for { $card }
deal-promise = Promise, binds nobody:
deal-promise-write = A promise, in your own words
deal-promise-add = Add
deal-promise-note = It is said to the other alone, with the offer. It binds nobody.
deal-promise-program = A program reads no promises; what is offered counts.
deal-send = Send the offer
deal-tear = Tear up
deal-withdraw = Forget the offer
deal-offers-you = { $by } offers you a deal
deal-consent-note = If you accept, both halves happen at once. The offer ends with your answer.
deal-accept = Accept
deal-change = Change it
deal-decline = Decline
deal-coins-secret = nobody knows how much there is
deal-money-secret = Some money

## Waiting

wait-title = { $seats_count ->
        [one] { $seats } decides
       *[other] { $seats } decide
    }
wait-table = The table is being dealt
wait-over = The game is over
wait-liberty = Nothing is asked of you. You may still offer a deal.
wait-nothing = Nothing is asked of you now.
wait-onlooker = You are watching: what you see is what the whole table may know.

## The cheating game

cheat-stamp = Cheat
cheat-title = Cheat, or call a cheat
cheat-open = For friends: what nobody is told, and calling others.
cheat-note = Nobody is told what you do here, unless somebody sees it. A right call undoes it and costs nothing more. All is told at the end.
cheat-seen = { $cheat ->
        [skim] You have seen it: { $other } took money from the bank.
        [peek] You have seen it: { $other } looked at the next card.
        [misread] You have seen it: { $other } misread the dice.
       *[overstate] You have seen it: { $other } overstates.
    }
cheat-top = The next card of the deck: { $card }.
cheat-done = { $cheat ->
        [skim] You have skimmed { $amount }; it can still be called.
        [peek] You have peeked; it can still be called.
        [misread] Your dice really show { $amount }; it can still be called.
       *[overstate] You overstate by { $amount }; it can still be called.
    }
cheat-skim = Take from the bank
cheat-peek-note = You alone know it then. It stays on top.
cheat-calls = { $count ->
        [one] Call a cheat: one call left this turn
       *[other] Call a cheat: { $count } calls left this turn
    }
cheat-misread = Or misread them
cheat-truth = Say the truth: { $total }
