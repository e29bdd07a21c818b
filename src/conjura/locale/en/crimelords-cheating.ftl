### The cheating game: questions, actions, events, refusals.

## Questions

prompt-declare = Your dice show { $total }. What do you say they show?
    .name = what your dice are said to show
    .help = You alone see them. What you say is the roll, unless somebody calls it misread before the window after the roll closes.

## Actions

action-skim = Secretly take { $amount } G from the bank
action-peek = Peek at the next card
action-declare = Say { $total }
action-overstate = Overstate by { $amount }
action-call-cheat = { $cheat ->
        [skim] Call { $other }: money was skimmed
        [peek] Call { $other }: the deck was peeked at
        [misread] Call { $other }: the dice were misread
       *[overstate] Call { $other }: the attack is overstated
    }
action-notice = Somebody may have seen it

## Refusals

refusal-no-cheating = In this game nobody cheats.
refusal-cheated-before = { $cheat ->
        [skim] You have skimmed money in this turn already.
        [peek] You have peeked in this turn already.
        [misread] You have misread dice in this turn already.
       *[overstate] You have overstated in this turn already.
    }
refusal-cheat-not-now = { $cheat ->
        [skim] Now you can't skim money unseen.
        [peek] Now you can't peek.
        [misread] Now there are no dice to misread.
       *[overstate] Now there is nothing to overstate.
    }
refusal-calls-used = You have made all your calls in this turn.
refusal-call-not-now = Now { $other } can't be called so.

## Events

event-cheat-done = { $cheat ->
        [skim] Unseen, { $seat } takes { $amount } G from the bank.
        [peek] Unseen, { $seat } looks at the next card: { $card }.
        [misread] Unseen, { $seat } misreads dice that show { $amount }.
       *[overstate] Unseen, { $seat } overstates by { $amount }.
    }
event-cheat-seen = { $cheat ->
        [skim] { $seat } has seen it: { $other } took money from the bank!
        [peek] { $seat } has seen it: { $other } looked at the next card!
        [misread] { $seat } has seen it: { $other } misread the dice!
       *[overstate] { $seat } has seen it: { $other } overstates!
    }
event-dice-concealed = { $total ->
        [none] { $seat } throws the dice and covers them.
       *[other] { $seat } throws { $total } and covers the dice.
    }
event-roll-declared = { $seat } says: { $total }.
event-cheat-called = { $right ->
        [yes] { $cheat ->
            [skim] { $seat } calls: { $other } skimmed money. Right!
            [peek] { $seat } calls: { $other } peeked at the deck. Right!
            [misread] { $seat } calls: { $other } misread the dice. Right!
           *[overstate] { $seat } calls: { $other } overstates. Right!
        }
       *[no] { $cheat ->
            [skim] { $seat } calls: { $other } skimmed money. No.
            [peek] { $seat } calls: { $other } peeked at the deck. No.
            [misread] { $seat } calls: { $other } misread the dice. No.
           *[overstate] { $seat } calls: { $other } overstates. No.
        }
    }
event-cheat-undone = { $cheat ->
        [skim] { $amount } G of { $seat } go back to the bank.
        [peek] The card that { $seat } looked at goes back into the deck.
        [misread] The dice of { $seat } show { $amount }, and that counts.
       *[overstate] The { $amount } that { $seat } added no longer count.
    }
