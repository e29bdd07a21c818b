### Crime Lords: what happens, what is asked, what can be done, and why something can't.

## What is asked

prompt-chance = Chance decides
    .name = what chance brings
    .help = The dice are thrown or a card is drawn; nobody has a say.
prompt-open-bidding = { $card } is on offer. Your opening bid?
    .name = the opening bid
    .help = Who opens has to bid, 0 G if need be. The others then raise or pass, in order; the last one left pays and takes the card. What is not spent in the auction is lost.
prompt-bid = { $card } is on offer for { $bid } G. Raise?
    .name = a bid
    .help = A raise is at least 1 G. Who passes is out for this card.
prompt-choose-boss = { $seat }, who is your Boss?
    .name = the choice of a Boss
    .help = The Boss adds the number of your Mob to his Power. Every Crook of a mob has less Power than its superior. A Boss bears no Unhappy markers.
prompt-place = Where shall { $card } be laid?
    .name = a place for a Crook
    .help = A Crook lies next to its superior and touches nobody else. Its superior has more Power.
prompt-place-next = Which Crook comes first?
    .name = which Crook is laid next
    .help = Crooks are laid one at a time, each followed by those below it. Who finds no place leaves the mob.
prompt-payroll = { $seat }, whom do you pay? Owed: { $owed } G, so far { $paid } of your { $money } G.
    .name = the payroll
    .help = The Boss first, in full, before anybody else gets anything. Part pay makes a Crook unhappy once, no pay twice; who bears three markers leaves for the uncontrolled area.
prompt-turn-start = The turn begins. Calm somebody?
    .name = the start of the turn
    .help = Some cards take Unhappy markers off at the start of the turn, before the income.
prompt-turn = { $seat }, what do you do?
    .name = the next action of the turn
    .help = Attacks, moves and visits cost the Action Token of the Crook that acts. Whoever does nothing at all may pass and take 10 G.
prompt-leave = Really leave the game?
    .name = leaving the game
    .help = Your Crooks and Rackets become uncontrolled, your special cards are discarded, your money goes to the bank. There is no way back.
prompt-after-pass = You have passed. Anything before the turn ends?
    .name = the end of a passed turn
    .help = Special cards can still be played, and money given. Tokens are put back after this.
prompt-move = Where does { $card } go?
    .name = the goal of a move
    .help = To another place in your mob, or to another mob, if it agrees. Those below come along.
prompt-receive = { $by } sends you { $card }. Receive it?
    .name = whether a Crook is received
    .help = You choose the place. Every Crook that changes mob loses an Unhappy marker.
prompt-attack-target = { $kind ->
        [recruit] Whom do you want to recruit?
        [racket] Which Racket do you want to take?
       *[hit] Whom do you want to hit?
    }
    .name = the target of the attack
    .help = Anything that one of your Crooks with an Action Token can attack is listed.
prompt-attack-attacker = Who attacks { $target }?
    .name = the attacker
    .help = The attacker spends its Action Token. Its Power counts, and its own bonuses.
prompt-attack-protector = { $attacker } attacks { $target }. Who protects it?
    .name = the protector of a Racket
    .help = One Crook may spend its token to subtract its Power. Its subordinates can help later.
prompt-attack-go = { $attacker } against { $target }: go on, or call it off?
    .name = going on or calling off
    .help = Whoever calls off takes the token back, but the same attack can't come again this turn. Money for a hit is shown now, 5 G at most.
prompt-attack-commit = { $attacker } against { $target }: how much money, in secret?
    .name = secret money
    .help = All answer at once. The attacker adds, the owner subtracts, others do either with up to 10 G. It is shown together and goes to the bank.
prompt-attack-helper = { $attacker } against { $target }: who helps?
    .name = one helper
    .help = One Crook below the attacker may spend its token and add its Power. In a hit it is an immediate subordinate.
prompt-attack-superior = { $attacker } recruits { $target }. Does { $card } step in?
    .name = the superior's defence
    .help = The superior spends its token and subtracts its Power.
prompt-attack-hide = { $attacker } wants to hit { $target }. Hide?
    .name = hiding
    .help = Hiding costs the token of the target and subtracts 3.
prompt-attack-guards = Which Bodyguard of { $target } spends its token?
    .name = the Bodyguards
    .help = In this game a Bodyguard protects only if it spends its token.
prompt-attack-rounds = { $side ->
        [attack] { $attacker } against { $target }: more help for the attack?
       *[defend] { $attacker } against { $target }: more help for the defence?
    }
    .name = a round of help
    .help = Any number of subordinates, Crooks with a bonus for this attack, and Street Gangs and Lowlifes of the district may help, for a token each. The sides add by turns until neither adds anything.
prompt-declare-window = { $attacker } declares against { $target }. Play a special card?
    .name = special cards after a declaration
    .help = Whoever holds a special card is asked, whatever it is.
prompt-money-window = The money on { $target } is shown. Play a special card?
    .name = special cards after the money
    .help = Whoever holds a special card is asked, whatever it is.
prompt-help-window = Help was named in the attack on { $target }. Play a special card?
    .name = special cards after help
    .help = Whoever holds a special card is asked, whatever it is.
prompt-before-roll-window = Before the roll: { $attacker } against { $target }. Play a special card?
    .name = special cards before the roll
    .help = Helpers, hiding and money are settled. A number below 2 fails without a roll.
prompt-after-roll-window = { $roll } rolled: { $attacker } against { $target }. Play a special card?
    .name = special cards after the roll
    .help = If all decline, the roll stands.
prompt-special-window = { $by } plays { $card }. Answer it?
    .name = an answer to a special card
    .help = If all decline, { $card } takes effect.
prompt-name-card = { $card }: which card?
    .name = the target of a card
    .help = Only cards on which it would change something are listed.
prompt-name-more = { $card }: another one too?
    .name = a further target of a card
    .help = You may name more, or leave it at that.
prompt-name-seat = { $card }: which player?
    .name = the player a card is aimed at
    .help = Only that player's secrets are shown, and only to you.
prompt-name-cause = { $card }: for the attack, or against it?
    .name = the side a card takes
    .help = The number is added or subtracted, as you choose.
prompt-steal = Which special card of { $other } do you take?
    .name = a special card to take
    .help = You see them all. The others see only that one changes hands.
prompt-war = Gang War, involved: { $seats }. Hit somebody?
    .name = a turn of the Gang War
    .help = Each mob in its turn makes one hit or passes. When all involved have passed in a row, the war is over.
prompt-spoils = The mob of { $other } is out. Which Racket do you take?
    .name = a Racket of an eliminated mob
    .help = One at once, and one more for each Action Token spent.
prompt-spoils-token = Spend a token for another Racket of { $other }?
    .name = a token for another Racket
    .help = Any token of your Crooks and Rackets will do.
prompt-agree = One short of victory: { $seats }. Win together?
    .name = a shared victory
    .help = All are asked at once, and all must agree. Otherwise the game goes on.
prompt-offer = What do you offer { $to }?
    .name = the terms of an offer
    .help = So far you give { offer-gives } and ask for { offer-wants }. Rackets and special cards change hands only in the turn of one of you. Promises bind nobody.
prompt-consent = { $by } gives you { offer-gives } and asks for { offer-wants }. Agreed?
    .name = the answer to an offer
    .help = If you accept, both halves happen at once. If you decline, nothing happens.

# What an offer gives and asks for; parts of other sentences.
offer-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nothing
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } G
           *[other] { $gives } G and { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nothing
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } G
           *[other] { $wants } G and { $wants_cards }
        }
    }

## What can be done

action-deal = Dealt: { $card }
action-draw = Drawn: { $card }
action-roll = The dice show { $total }
action-decline-bid = Pass
action-decline-receive = Decline
action-decline-turn-start = Calm nobody
action-decline-attack-protector = Nobody
action-decline-attack-commit = No money
action-decline-attack-helper = Nobody
action-decline-attack-superior = Stay out of it
action-decline-attack-hide = Don't hide
action-decline-attack-guards = Nobody more
action-decline-attack-rounds = Nobody more
action-decline-name-more = That is all
action-decline-special-window = Let { $card } take effect
action-decline-after-roll-window = Let the roll stand
action-decline-war = Pass
action-decline-spoils-token = Enough
action-decline-leave = Stay
action-decline-agree = No, play on
action-confirm = Yes
action-confirm-attack-superior = Step in
action-confirm-leave = Yes, leave for good
action-confirm-agree = Yes, win together
action-play = Play { $card }
action-choose-cause = { $cause ->
        [for] For the attack
       *[against] Against the attack
    }
action-place = { $side ->
        [north] Above { $master }
        [east] To the right of { $master }
        [south] Below { $master }
       *[west] To the left of { $master }
    }
action-bid = Bid { $amount } G
action-pay = Pay { $card } { $amount } G
action-pay-all = Pay everybody in full
action-pay-no-more = Pay nobody else
action-attack = { $kind ->
        [recruit] Recruit a Crook
        [racket] Take a Racket
       *[hit] Make a hit
    }
action-move-crook = Move { $card }
action-visit = Let { $card } pay a visit
action-return-crook = Send { $card } away
action-treason = Treason: { $card } overthrows the Boss
action-retire = Pay the Boss off for { $card }
action-use-ability = Use { $card }
action-pass = Pass the turn and take 10 G
action-leave = Leave the game
action-proceed = End the turn
action-go-on = { $amount ->
        [0] Go on
       *[other] Go on with { $amount } G
    }
action-call-off = Call the attack off
action-commit = { $cause ->
        [for] { $amount } G for the attack
       *[against] { $amount } G against the attack
    }
action-help = Help of { $card }
action-hide = Hide
action-offer = Make { $to } an offer
action-give-money = Give { $amount } G
action-want-money = Ask for { $amount } G
action-give-special = Give the special card { $card }
action-want-special = Ask for the special card { $card }
action-give-racket = Give the Racket { $card }
action-want-racket = Ask for the Racket { $card }
action-propose = Make the offer
action-withdraw = Forget the offer

## Why something is refused

refusal-opener-bids = Who opens has to bid, even if it is 0 G.
refusal-bid-too-low = { $amount } G is too low: the bid stands at { $bid } G.
refusal-too-much-money = { $amount } G is too much: you have { $there } G.
refusal-not-your-crook = No Crook of yours: { $card }.
refusal-not-your-card = Not yours: { $card }.
refusal-no-place = No place can be found for { $card } now.
refusal-side-not-free = On that side of { $card } there is no room: a Crook touches its superior and nobody else.
refusal-too-strong = { $card } is too strong for { $master }: a superior has more Power.
refusal-keeps-superior = { $card } keeps its superior.
refusal-only-below = The recruit lies under { $card } or somebody below.
refusal-same-place = { $card } lies there already.
refusal-next-to-boss = As long as there is room, { $card } lies next to the Boss.
refusal-boss-first = First { $card } is paid in full, being the Boss.
refusal-more-than-full = The full pay of { $card } is { $amount } G.
refusal-pay-only-rises = { $card } has { $amount } G already.
refusal-cannot-pay-all = There is not enough money to pay everybody in full.
refusal-pay-withheld = In this game pay may be short only when all money is spent.
refusal-stays = You have said that you stay; ask again next turn.
refusal-already-acted = You have already done something this turn, so you can't pass.
refusal-has-passed = Who has passed gives no Rackets and no special cards: { $card } stays.
refusal-has-passed-all = You have passed: there are no actions this turn.
refusal-only-in-actions = That belongs to the action part of your own turn.
refusal-no-token = No Action Token lies on { $card }.
refusal-boss-stays = The Boss stays where he is: { $card }.
refusal-nowhere-to-move = There is no other place for { $card }.
refusal-below-itself = { $card } can't move to a place below itself.
refusal-no-room-there = The mob of { $seat } has no place for { $card }.
refusal-not-unhappy = { $card } is not unhappy.
refusal-nothing-to-visit = You have no Racket that { $card } would enjoy.
refusal-not-a-lieutenant = Only a Lieutenant can take the Boss's place, and { $card } is none.
refusal-cannot-retire = Paying the Boss off costs { $amount } G.
refusal-no-ability = No ability to use now: { $card }.
refusal-ability-used = The ability of { $card } is used up for this turn.
refusal-ability-unpaid = The ability of { $card } costs { $amount } G, and you have less.
refusal-changes-nothing = { $card } would change nothing now.
refusal-no-such-attack = { $kind ->
        [recruit] There is nobody whom a Crook of yours could recruit now.
        [racket] There is no Racket that a Crook of yours could take now.
       *[hit] There is nobody whom a Crook of yours could hit now.
    }
refusal-not-a-crook = { $card } is not a Crook.
refusal-not-a-racket = { $card } is not a Racket.
refusal-not-in-play = Not on the table: { $card }.
refusal-own-recruit = { $card } is in your own mob: use a move.
refusal-own-racket = { $card } is your own Racket.
refusal-own-boss = Your own Boss leaves only by treason or retirement: { $card }.
refusal-boss-immune = Nobody recruits a Boss: { $card }.
refusal-called-off-before = This attack on { $card } was called off this turn and can't come again.
refusal-attacks-itself = { $card } can't attack itself.
refusal-cannot-help = { $card } can't help here.
refusal-one-helper = No more than one may help here.
refusal-help-is-over = The time for help is over.
refusal-committed = It is too late to call the attack off.
refusal-attack-running = Not while an attack is running.
refusal-money-comes-later = Money for this attack is put in secret, and later.
refusal-hit-money = At most 5 G count in a hit, not { $amount }.
refusal-only-attacker-pays = Only the attacker spends money on a hit.
refusal-no-money-now = This is not the time for money.
refusal-wrong-side = Attacker and owner pay for their own side only.
refusal-third-money = Others put at most 10 G into an attack, not { $amount }.
refusal-no-amount = It must be at least 1 G.
refusal-war-running = Not while a Gang War is running.
refusal-war-targets = War hits go at Crooks of other mobs, not at { $card }.
refusal-not-a-special = { $card } is not a special card.
refusal-not-held = You don't hold { $card }.
refusal-wrong-moment = This is not the moment for { $card }.
refusal-not-for-you = It is not for you to play { $card } here.
refusal-wrong-target = { $target } is no target for { $card }.
refusal-not-their-racket = { $card } is no Racket of that mob.
refusal-no-offer-to = You can't make { $seat } an offer.
refusal-offers-used = You can't make another offer this turn.
refusal-no-deals-now = Nothing can be given or traded at this moment.
refusal-nothing-offered = The offer gives nothing and asks for nothing.
refusal-throws-the-game = Such a gift would hand { $seat } the victory.
refusal-cannot-give = You can't give what is asked for.
refusal-money-once = Money is named once in an offer.
refusal-money-of-deal = { $amount } G is not an amount you can name here.
refusal-not-their-turn = Rackets and special cards change hands only in the turn of one of the two.

## What happened

event-mob-dealt = { $seat } leads { $card }.
event-game-began = Everybody has { $amount } G to bid with.
event-dice-rolled = { $why ->
        [opener] { $seat } rolls { $total } for the first bid.
        [start] { $seat } rolls { $total } for the first turn.
       *[other] { $seat } rolls { $total }.
    }
event-lot-turned = { $seat } turns up { $card }.
event-lot-aside = Enough of these are sold: { $card } is put aside.
event-bid-made = { $seat } bids { $amount } G.
event-lot-sold = { $seat } buys { $card } for { $amount } G.
event-cards-returned = { $how ->
        [shuffled] Shuffled back into the deck: { $cards }.
       *[removed] Out of the game: { $cards }.
    }
event-crook-dealt = { $seat } gets { $card } for want of a Crook.
event-boss-crowned = { $card } is the Boss of { $seat }.
event-crook-laid = { $side ->
        [north] { $seat } lays { $card } above { $master }.
        [east] { $seat } lays { $card } to the right of { $master }.
        [south] { $seat } lays { $card } below { $master }.
       *[west] { $seat } lays { $card } to the left of { $master }.
    }
event-money-dealt = Everybody begins with { $amount } G.
event-card-revealed = { $seat ->
        [none] On the table, uncontrolled: { $card }.
       *[other] { $seat } draws { $card }, which stays uncontrolled.
    }
event-special-drawn = { $card ->
        [none] { $seat } draws a special card.
       *[other] { $seat } draws the special card { $card }.
    }
event-turn-began = Turn { $turn }: { $seat }.
event-step-began = { $seat } has finished.
event-income-paid = { $seat } collects { $total } G of income.
event-payroll-paid = { $seat } pays the mob{ $total ->
        [none] { "" }
       *[other] , { $total } G in all
    }.{ $full_count ->
        [0] { "" }
       *[other] { " " }In full: { $full }.
    }{ $part_count ->
        [0] { "" }
       *[other] { " " }In part: { $part }.
    }{ $none_count ->
        [0] { "" }
       *[other] { " " }Nothing: { $none }.
    }
event-turn-passed = { $seat } passes this turn and takes { $amount } G.
event-tokens-refreshed = { $what ->
        [all] { $seat } puts Action Tokens back on all cards.
       *[crooks] { $seat } puts Action Tokens back on all Crooks.
    }
event-turn-ended = { $seat } ends the turn.
event-crook-upset = { $card } is unhappier by { $amount }: { $why ->
        [part_pay] paid in part.
        [no_pay] not paid.
        [stronger] stronger than its superior.
        [killed] somebody close was killed.
        [missed] a hit only just missed.
        [demoted] no longer a Lieutenant.
        [treason] treason in the mob.
       *[card] the work of a card.
    }
event-crook-calmed = { $card } is happier by { $amount }: { $why ->
        [new_mob] a new mob.
        [promoted] now a Lieutenant.
        [weakness] the mob has gained what it likes.
        [visit] a pleasant visit.
       *[card] the work of a card.
    }
event-crook-gone = { $to ->
        [uncontrolled] { $card } leaves for the uncontrolled area.
       *[discarded] { $card } leaves the game.
    }
event-crook-moved = { $to ->
        [none] { $seat } moves { $card } next to { $master }.
       *[other] { $seat } sends { $card } to { $to }.
    }
event-move-asked = { $seat } asks { $to } to receive { $card }.
event-move-refused = { $to } does not receive { $card } from { $seat }.
event-crook-visited = { $card } pays a visit.
event-boss-overthrown = Treason: { $by_card } overthrows { $card }.
event-boss-retired = { $seat } pays { $card } off with { $amount } G; { $by_card } takes over.
event-ability-used = { $amount ->
        [0] { $seat } uses { $card }.
       *[other] { $seat } uses { $card } for { $amount } G.
    }
event-attack-began = { $kind ->
        [recruit] { $seat } prepares a recruitment.
        [racket] { $seat } prepares to take a Racket.
       *[hit] { $seat } prepares a hit.
    }
event-target-named = { $seat } names the target: { $card }.
event-attacker-named = { $seat } names the attacker: { $card }.
event-attack-declared = { $kind ->
        [recruit] { $attacker } wants to recruit { $target }.
        [racket] { $attacker } wants to take { $target }.
       *[hit] { $attacker } wants to hit { $target }.
    }
event-protector-named = { $card } steps in for { $seat }.
event-attack-pressed = { $amount ->
        [0] { $seat } goes on.
       *[other] { $seat } goes on with { $amount } G.
    }
event-attack-called-off = { $seat } calls the attack off.
event-money-committed = { $amount ->
        [none] { $seat } has decided about money.
       *[other] { $seat } commits { $amount } G.
    }
event-money-shown = Money shown (what is below zero counts against): { $seats }.
event-help-given = { $card } helps with { $power }.
event-crook-hid = { $card } hides.
event-attack-resolved = { $how ->
        [success] The attack on { $target } succeeds.
        [cancelled] The attack on { $target } comes to nothing.
        [no_chance] The attack on { $target } has no chance and fails.
       *[failure] The attack on { $target } fails: { $need } or less was needed.
    }
event-crook-recruited = { $owner ->
        [none] { $seat } recruits { $card }.
       *[other] { $seat } recruits { $card } from { $owner }.
    }
event-recruit-lost = There is no place for { $card }, who stays.
event-racket-taken = { $owner ->
        [none] { $seat } takes { $card }.
       *[other] { $seat } takes { $card } from { $owner }.
    }
event-crook-killed = { $boss ->
        [yes] The Boss is dead: { $card }, killed by { $seat }.
       *[no] Killed by { $seat }: { $card }.
    }
event-crook-missed = { $card } survives the hit.
event-crook-grew = { $card } grows by { $amount }.
event-crook-taken = { $seat } takes { $card } in without a roll.
event-war-began = Gang War! { $seat } has hit at the Boss of { $other }.
event-war-joined = { $seat } joins the war.
event-war-ended = The Gang War is over.
event-mob-eliminated = { $by ->
        [none] { $seat } has no Crook left and is out.
       *[other] { $seat } has no Crook left and is out, thanks to { $by }.
    }
event-token-spent = { $seat } spends the token of { $card }.
event-card-freed = Nobody controls { $card } any more.
event-special-lost = { $card } of { $seat } is discarded.
event-special-played = { $seat } plays { $card }.
event-special-aimed = { $cause ->
        [for] { $seat } lays { $card } for the attack.
        [against] { $seat } lays { $card } against the attack.
       *[none] { $other ->
            [none] { $seat } aims { $card } at { $target }.
           *[other] { $seat } aims { $card } at { $other }.
        }
    }
event-special-cancelled = { $seat } cancels { $card }.
event-special-wasted = { $card } of { $seat } does nothing.
event-attack-cancelled = { $seat } makes the attack fail.
event-attack-changed = { $card } changes the number by { $amount }.
event-help-cancelled = The help of { $card } counts nothing.
event-roll-fixed = Nobody rolls: the sum is { $total }.
event-dice-lifted = The dice are thrown again.
event-special-stolen = { $card ->
        [none] { $seat } takes a special card from { $owner }.
       *[other] { $seat } takes the special card { $card } from { $owner }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } looks at the special cards of { $other }.
       *[other] { $seat } looks at the special cards of { $other }: { $cards }.
    }
event-money-seen = { $amount ->
        [none] { $seat } looks at the money of { $other }.
       *[other] { $seat } looks at the money of { $other }: { $amount } G.
    }
event-money-gained = { $seat } gets { $amount } G through { $card }.
event-card-readied = { $card } has an Action Token again.
event-token-lost = { $card } loses its Action Token.
event-racket-muted = { $card } pays nothing at its next income.
event-pay-waived = { $card } needs no pay this time.
event-declined = { $seat } declines.
event-offer-began = { $seat } makes { $to } an offer.
event-offer-named = { $what ->
        [gives_money] { $amount ->
            [none] { $seat } adds money to the offer.
           *[other] { $seat } adds to the offer: { $amount } G.
        }
        [wants_money] { $amount ->
            [none] { $seat } asks for money.
           *[other] { $seat } asks for { $amount } G.
        }
        [gives_special] { $card ->
            [none] { $seat } adds a special card to the offer.
           *[other] { $seat } adds to the offer: { $card }.
        }
        [wants_special] { $card ->
            [none] { $seat } asks for a special card.
           *[other] { $seat } asks for { $card }.
        }
        [gives] { $seat } adds to the offer: { $card }.
       *[wants] { $seat } asks for { $card }.
    }
event-offer-put = { $to } has to answer the offer of { $seat }.
event-offer-ended = { $how ->
        [accepted] { $to } accepts the offer of { $seat }.
        [declined] { $to } declines the offer of { $seat }.
       *[withdrawn] { $seat } forgets the offer to { $to }.
    }
event-money-given = { $amount ->
        [none] { $seat } gives { $to } money.
       *[other] { $seat } gives { $to } { $amount } G.
    }
event-special-given = { $card ->
        [none] { $seat } gives { $to } a special card.
       *[other] { $seat } gives { $to } the special card { $card }.
    }
event-racket-given = { $seat } gives { $to } the Racket { $card }.
event-victory-refused = No shared victory; against it: { $seats }.
event-player-left = { $seat } leaves the game.
event-game-ended = { $winners_count ->
        [0] The game ends without a winner.
        [one] { $how ->
            [total] { $winners } controls enough and wins.
            [length] { $winners } has the most when the time is up and wins.
           *[last] { $winners } is the only one left and wins.
        }
       *[other] { $how ->
            [agreed] { $winners } agree to win together.
            [length] { $winners } have the most when the time is up and win together.
           *[total] { $winners } control enough and win together.
        }
    }

## What a number is made of

breakdown-roll-needed = Roll needed, or less
breakdown-income = Next income
breakdown-total = Total
breakdown-payroll = Pay owed
part-power = Power of { $card }
part-resistance = Resistance of { $card }
part-target-power = Power of { $card }
part-rank = Rank of { $card }
part-weakness = What { $card } likes
part-unhappy = Unhappiness of { $card }
part-own-rackets = Matching Rackets of { $seat }
part-their-rackets = Matching Rackets of { $seat }
part-helper = Help of { $card }
part-superior = Superior { $card }
part-protector = Protection by { $card }
part-defender = Defence by { $card }
part-money = Money of { $seat }
part-bonus = { $card }
part-special = { $card }
part-bodyguard = Bodyguard { $card }
part-hiding = Hiding
part-war = Gang War
part-income = Income of { $card }
part-gain = { $card }
part-wage = Pay of { $card }
part-rackets = Rackets
part-type-bonus = All Rackets of a type
part-district-bonus = A district

## The table

board-mob = Mob
board-total = Total
board-crooks = Crooks
board-rackets = Rackets
board-money = G
board-boss-token = Boss token +{ $amount }
board-boss = { $card } (Boss)
board-likes = likes { $word }

list-amount = { $item } { $amount } G
