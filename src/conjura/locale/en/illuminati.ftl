### Illuminati: what happens, what is asked, what can be done, and why something can't.

## What is asked

prompt-chance = Chance decides
    .name = what chance brings
    .help = The dice are thrown or a card is drawn; nobody has a say.
prompt-choose-goal = { $seat }, whose goal is yours?
    .name = a secret goal
    .help = Pick the special goal of one Illuminati card. It stays secret, and counts as your own.
prompt-tax = Tax { $payer } for { $card }?
    .name = a tax
    .help = You take the whole tax or none. { $payer } chooses which cards pay; who has less pays what there is. The money goes to { $card }.
prompt-pay = Which card pays? Owed: { $amount } MB.
    .name = a payment
    .help = { $to ->
        [none] The money goes to the bank. You may split it among the cards that may pay.
       *[other] The money goes to { $to }. You may split it among your cards.
    }
prompt-start-window = A turn begins. Play a special card?
    .name = special cards at the start of the turn
    .help = Cards for the start of a turn and for any time can be played. Whoever holds a special card is asked, whatever it is.
prompt-income-window = Before your income: play a special card?
    .name = special cards before the income
    .help = Cards for your own income and for any time can be played now.
prompt-pause-window = Between two actions. Play a special card?
    .name = special cards between two actions
    .help = Cards for any time can be played after each finished action. If all decline, the turn goes on.
prompt-card-window = Attack by { $attacker } on { $target }. Answer the announcement?
    .name = answers to the announcement of the attack
    .help = Now is the time to cancel a card laid with the announcement, to abolish privilege, with one card for that or any two, or to gain the right to interfere.
prompt-roll-window = { $roll } rolled: { $attacker } against { $target }. Change it?
    .name = special cards after the roll
    .help = A card that changes the roll can be played now. The last one played counts. If all decline, the roll stands.
prompt-answer-window = { $by } plays { $card }. Cancel it?
    .name = an answer to a special card
    .help = Only a card that cancels special cards can be played now. If all decline, { $card } takes effect.
prompt-final-window = The turn is over. A last special card?
    .name = special cards at the end of the turn
    .help = Cards for any time can be played before it is seen whether anybody has won.
prompt-name-target = { $card }: at whom, or at what?
    .name = the target of a special card
    .help = Name it now; only then may the others answer the card.
prompt-name-arrow = Where shall { $target } hang?
    .name = the arrow for the group
    .help = { $card } brings { $target } under your control. Name the free arrow it hangs from.
prompt-name-side = From which side shall { $target } hang?
    .name = a side without an arrow
    .help = { $card } lets { $target } hang from a side of your cards that has no arrow. It lasts as long as the group hangs there.
prompt-name-use = What shall { $card } do?
    .name = the use of a special card
    .help = Name it now; only then may the others answer the card.
prompt-ability-payer = { $card }: who pays { $amount } MB?
    .name = who pays for an ability
    .help = One card pays it whole: { $card } itself or your Illuminati.
prompt-abolish = Which special card do you lay against the privilege?
    .name = a special card against the privilege
    .help = It takes two special cards of one player, whichever they are. If one is cancelled you may replace it; otherwise the other is lost too.
prompt-replace-privilege = Your card was cancelled. Give another for privilege?
    .name = another card for privilege
    .help = The attack is not privileged unless you discard another special card at once.
prompt-attack-target = { $kind ->
        [control] Which group do you want to control?
        [neutralize] Which group do you want to neutralize?
        [brainwash] Which group do you want to brainwash?
       *[destroy] Which group do you want to destroy?
    }
    .name = the target of the attack
    .help = Only groups that one of your cards can attack in this way are listed.
prompt-attack-change = What shall the brainwashing of { $target } change?
    .name = the change that the brainwashing brings
    .help = One alignment is added or taken away, until it is changed again. To turn one into its opposite takes two attempts.
prompt-attack-attacker = Which card attacks { $target }?
    .name = the attacker
    .help = A card with Power that has not acted this turn. Its alignments count, those of its helpers don't. To control, it needs a free arrow.
prompt-attack-aid = Attack by { $attacker } on { $target }: who aids?
    .name = the announcement of the attack
    .help = Any card of yours with Transferable Power may aid if it has not acted this turn. Nobody can join after the announcement. Privilege keeps the money of others out.
prompt-attack-loop = { $attacker } against { $target }: spend money or play a card?
    .name = the next step of the attack
    .help = Each MB counts 1 for or against, from the attacked group itself 2. It goes on until all decline in a row.
prompt-attack-decide = { $attacker } against { $target }: roll, or call it off?
    .name = rolling or calling off
    .help = Nothing has been spent, so the attack may still be called off at no cost. Special cards laid for it are lost all the same.
prompt-attack-endow = How much shall { $attacker } give to { $target }?
    .name = money for the captured group
    .help = Once and for free, the attacker may pass any part of its money to the group it has just captured.
prompt-carry = From { $source }: how much, and where to?
    .name = the goal of the money
    .help = Money goes to the master or to a puppet of the card it lies on.
prompt-redistribute = Move money within your structure?
    .name = the money of the structure
    .help = Take money from one card and lay it on any other, as often as you like. Go on when you are done.
prompt-lay-bonus = Which card gets the { $amount } MB?
    .name = the card for the new money
    .help = The money comes from the bank, on any card of your structure.
prompt-place = Where shall { $card } hang?
    .name = a place for the group
    .help = Choose a free arrow. The puppets come along as they hang; what finds no room is hung anew or lost.
prompt-place-next = Some cards overlap. Which comes first?
    .name = which overlapping card comes first
    .help = { $root } is placed, but cards of its tree overlap. Each is hung on a free arrow of its own master, or lost if there is none.
prompt-rearrange = Rearrange your structure?
    .name = a rearrangement
    .help = Take groups up and hang them wherever there is a free arrow. Every group has to hang before you are done. Loose: { $loose }.
prompt-alter-target = Whose alignments shall { $card } change?
    .name = the group whose alignments change
    .help = Any other group in play, anybody's or nobody's. The change lasts until the end of the turn.
prompt-alter = How shall { $card } change?
    .name = the change of an alignment
    .help = Add one alignment, remove one, or turn one into its opposite. None can be added while the group has its opposite.
prompt-extra-draw = An extra card?
    .name = an extra card
    .help = Some of your cards can draw another card from the deck, once a turn each, one or the other for money of its own.
prompt-turn = { $actions ->
        [0] { $seat }, anything else? No action is left.
        [one] { $seat }, what do you do? One action is left.
       *[other] { $seat }, what do you do? { $actions } actions are left.
    }
    .name = the next action of the turn
    .help = An attack, a move of money or a move of a group costs an action. Special cards, dropping a group and gifts cost none. Who does nothing at all may pass and take 5 MB.
prompt-transfers = { $transfers ->
        [one] Move money? One free transfer is left.
       *[other] Move money? { $transfers } free transfers are left.
    }
    .name = the free transfers
    .help = A transfer goes from one card to its master or to one of its puppets. There are no more actions this turn.
prompt-power-step = Use the power of your Illuminati?
    .name = the power of the Illuminati
    .help = Once a turn, after the transfers and before the turn ends.
prompt-brainwash-step = { $seat }, your free attempt at brainwashing?
    .name = the free attempt at brainwashing
    .help = Once a turn, before any action. It runs as an attack to control and changes one alignment of the target. Cards that take part are used, your Illuminati are not.
prompt-campaign-step = { $seat }, your free propaganda?
    .name = the free attempt at propaganda
    .help = Once a turn, after the actions and before the transfers. It moves a marker of the world's attitudes; your whole structure takes part and no card is used.
prompt-campaign-marker = Where shall the world turn?
    .name = the aim of the propaganda
    .help = Name the side that the marker moves to and how many spaces. Each space takes 5 off the number you have to roll.
prompt-campaign-loop = { $toward ->
        [lawful] Propaganda of { $by } against crime, spaces: { $spaces }. Spend money or take a side?
       *[other] Propaganda of { $by } toward { $toward }, spaces: { $spaces }. Spend money or take a side?
    }
    .name = the next step of the propaganda
    .help = Each MB of an Illuminati counts 1 for or against. Each media group adds its Power, once, for either side. It goes on until all decline in a row.
prompt-campaign-decide = { $toward ->
        [lawful] Propaganda against crime, spaces: { $spaces }. Roll, or call it off?
       *[other] Propaganda toward { $toward }, spaces: { $spaces }. Roll, or call it off?
    }
    .name = rolling for the propaganda or calling it off
    .help = No money has been spent, so the attempt may still be called off; this turn it can't be made again.
prompt-hack-step = { $seat }, send the hackers?
    .name = the hackers at the end of the turn
    .help = Two attempts in a game. On a roll of 6 or less the hack succeeds; in two turns of yours all the money on its target then goes to a card of yours. Nobody else learns the target before.
prompt-hack-target = Which group do your hackers aim at?
    .name = the secret target of the hackers
    .help = A group of an opponent. Only you learn which, until the hack is revealed. The dice decide next.
prompt-hack-gain = The hack brings { $amount } MB from { $card }. Which card gets them?
    .name = the card that profits from the hack
    .help = Any card of your structure, your Illuminati too.
prompt-plumbers-target = Which group do your plumbers infiltrate?
    .name = the secret target of the plumbers
    .help = A group of an opponent or an uncontrolled one. Only you learn which. On a roll of 6 or less they are in place; otherwise you may try again after your next turn has begun.
prompt-plumbers-window = Attack by { $attacker } on { $target }. Reveal your plumbers?
    .name = plumbers after the announcement of an attack
    .help = If your plumbers sit in the attacker, the attack is void and its action lost. If they sit in a helper, its aid is lost. Everybody with plumbers in place is asked, wherever they are.
prompt-mole-target = In which group do you plant the mole?
    .name = the secret place of the mole
    .help = A group that is not yours. Only you learn which. In an attack to control that group you may reveal the mole: on a roll of 9 or less the attacker gets 5 more.
prompt-bid = Bid for the next turn?
    .name = a bid for the next turn
    .help = Money of your Illuminati raises your own total or anybody's who may win. The highest total takes the turn and pays its bid to the bank; all other bids return. It goes on until all decline in a row.
prompt-increase-target = { $stat ->
        [power] Which group gets more Power?
        [resistance] Which group gets more Resistance?
       *[income] Which group gets more income?
    }
    .name = the group that is raised
    .help = Any group in play. For a group of another player that player has to agree.
prompt-increase-consent = { $stat ->
        [power] { $by } wants to give { $card } more Power. Agreed?
        [resistance] { $by } wants to give { $card } more Resistance. Agreed?
       *[income] { $by } wants to give { $card } more income. Agreed?
    }
    .name = your consent to raising a group
    .help = The group is yours, so you decide. Declining costs nobody an action.
prompt-leave = Really leave the game?
    .name = leaving the game
    .help = Your groups become uncontrolled and your money goes to the bank. There is no way back.
prompt-offer = What do you offer { $to }?
    .name = the terms of an offer
    .help = So far you give { offer-gives } and ask for { offer-wants }. Money goes from Illuminati to Illuminati. Each group costs an action of the turn. Promises bind nobody.
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
            [0] { $gives } MB
           *[other] { $gives } MB and { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nothing
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } MB
           *[other] { $wants } MB and { $wants_cards }
        }
    }

## What can be done

action-deal = Dealt: { $card }
action-draw = Drawn: { $card }
action-roll = The dice show { $total }
action-decline-leave = Stay
action-decline-extra-draw = No extra card
action-decline-tax = Spare them the tax
action-decline-answer-window = Let { $card } take effect
action-decline-attack-loop = Add nothing
action-decline-place = Give the move up
action-decline-abolish = Replace nothing
action-decline-replace-privilege = Go on without privilege
action-decline-roll-window = Let the roll stand
action-decline-pay = Nothing to pay with
action-decline-bid = Add nothing
action-decline-campaign-loop = Add nothing
action-decline-plumbers-window = Reveal nothing
action-decline-increase-consent = Decline
action-play = Play { $card }
action-place = { $side ->
        [north] Above { $master }
        [east] To the right of { $master }
        [south] Below { $master }
       *[west] To the left of { $master }
    }
action-carry = To { $card }: { $amount } MB
action-choose-goal = The goal of { $card }
action-levy = Take the tax
action-pay = Pay { $amount } MB from { $card }
action-attack = { $kind ->
        [control] Attack to control
        [neutralize] Attack to neutralize
        [brainwash] Attempt at brainwashing
       *[destroy] Attack to destroy
    }
action-aid = Aid of { $card }: { $amount }
action-announce = Announce the attack
action-privilege = Make the attack privileged, discarding { $card }
action-buy-privilege = Make the attack privileged for money
action-move-group = Move { $card }
action-transfer = Move money from { $card }
action-transfer-turn = Move money from { $card } (an action)
action-transfer-redistribute = Take money from { $card }
action-drop = Drop { $card }
action-use-ability = Use { $card }
action-alter = { $change ->
        [add] Add { $alignment }
        [remove] Take { $alignment } away
       *[reverse] Turn { $alignment } into its opposite
    }
action-pass = Pass the turn and take 5 MB
action-proceed = Go on
action-proceed-turn = End the actions
action-proceed-transfers = End the transfers
action-proceed-power-step = End the turn
action-proceed-brainwash-step = Brainwash nobody for free
action-proceed-campaign-step = No propaganda for free
action-proceed-hack-step = End the turn
action-proceed-redistribute = Done
action-proceed-rearrange = Done
action-leave = Leave the game
action-confirm = Yes, leave for good
action-spend = { $cause ->
        [for] Spend { $amount } MB from { $card } for the attack
       *[against] Spend { $amount } MB from { $card } against the attack
    }
action-spend-campaign-loop = { $cause ->
        [for] Spend { $amount } MB from { $card } for the propaganda
       *[against] Spend { $amount } MB from { $card } against the propaganda
    }
action-call-off = Call the attack off
action-call-off-campaign-loop = Call the propaganda off
action-call-off-campaign-decide = Call the propaganda off
action-throw = Roll the dice
action-abolish = Lay { $card } against the privilege
action-endow = Give { $amount } MB to the captured group
action-lose = Let { $card } go
action-lift = Take up { $card } and its puppets
action-hang = Hang { $card }
action-restore = Put everything back
action-offer = Make { $to } an offer
action-give-money = Give { $amount } MB
action-want-money = Ask for { $amount } MB
action-give-special = Give the special card { $card }
action-want-special = Ask for the special card { $card }
action-give-group = Give the group { $card }
action-want-group = Ask for the group { $card }
action-propose = Make the offer
action-withdraw = Forget the offer
action-bid = For { $to }: { $amount } MB
action-campaign = Make propaganda
action-steer = { $toward ->
        [lawful] Crime back to the centre, spaces: { $amount }
       *[other] Toward { $toward }, spaces: { $amount }
    }
action-sway = { $cause ->
        [for] { $card } for the propaganda
       *[against] { $card } against the propaganda
    }
action-hack = Send the hackers
action-infiltrate = Send the plumbers
action-plant = Plant a mole
action-intend = { $purpose ->
        [income] Collect income
        [attack] Help the attacker
       *[defend] Strengthen the target
    }
action-reveal = Reveal
action-reveal-plumbers-window = Reveal the plumbers
action-reveal-attack-loop = Reveal the mole
action-increase = { $stat ->
        [power] Add Power to a group
        [resistance] Add Resistance to a group
       *[income] Add income to a group
    }

## Why something is refused

refusal-no-actions-left = You have no action left this turn.
refusal-already-acted = You have already done something this turn, so you can't pass.
refusal-has-passed = You have passed this turn.
refusal-only-in-actions = That belongs to the action part of your own turn.
refusal-no-transfers-left = Your free transfers of this turn are used up.
refusal-transfers-have-begun = The free transfers have begun: there are no more actions this turn.
refusal-not-your-card = You don't control { $card }.
refusal-no-money-there = There is no money on { $card }.
refusal-too-much-money = { $amount } MB is too much: there is { $there } MB on { $card }.
refusal-no-amount = It must be at least 1 MB.
refusal-not-adjacent = From { $source } money goes only to its master or its puppets, not to { $card }.
refusal-nowhere-to-move = There is no other free arrow for { $card }.
refusal-card-is-used = Already used this turn: { $card }.
refusal-illuminati-stays = The root of a structure never moves, and that is { $card }.
refusal-stays = You have said that you stay; ask again next turn.
refusal-cannot-drop = You can drop only groups of your own structure, not { $card }.
refusal-no-such-attack = { $kind ->
        [control] None of your cards can attack to control anything now.
        [neutralize] None of your cards can attack to neutralize anything now.
        [brainwash] None of your cards can brainwash anything now.
       *[destroy] None of your cards can attack to destroy anything now.
    }
refusal-all-took-part = Every card of yours that could attack has taken part in an attack this turn.
refusal-illuminati-never-attacked = Illuminati cards such as { $card } are never attacked.
refusal-not-in-play = Not on the table: { $card }.
refusal-own-group = You already control { $card }.
refusal-own-group-neutralize = You control { $card } yourself: only other players' groups are neutralized.
refusal-uncontrolled-neutralize = Nobody controls { $card }: there is nothing to neutralize.
refusal-no-power-to-destroy = Without Power, { $card } can't be destroyed unless a special card allows it.
refusal-whisper-needs-no-power = Such a card is laid only against groups without Power, not against { $card }.
refusal-no-attacker-for = None of your cards can attack { $card } in this way now.
refusal-no-power = Without Power, { $card } can't attack.
refusal-already-took-part = Already part of an attack this turn: { $card }.
refusal-no-free-arrow = No free arrow: { $card } can't take another group.
refusal-immune = { $card } can't attack { $target }, whose structure is immune.
refusal-attacks-itself = { $card } can't take part in an attack on itself.
refusal-called-off-before = The attack of { $card } on { $target } was called off this turn and can't come again.
refusal-not-own-aid = Only your own cards can aid you, not { $card }.
refusal-no-transferable = Without Transferable Power, { $card } can't aid.
refusal-aids-twice = Already aiding: { $card }.
refusal-whole-aid = { $card } can aid with all { $amount } of Transferable Power, or not at all.
refusal-part-aid = { $card } can aid with 1 to { $amount } of Transferable Power.
refusal-announcement-closed = The attack is announced: nothing more can aid it.
refusal-privilege-unpaid = Privilege costs { $amount } MB, and your Illuminati have less.
refusal-privilege-once = You have already bought privilege this turn.
refusal-privilege-not-sold = Your Illuminati can't buy privilege.
refusal-not-held = You don't hold { $card }.
refusal-committed = The attack can't be called off any more: something has been spent on it.
refusal-privileged = The attack is privileged: you can't interfere.
refusal-privilege-gone = The privilege of this attack was abolished and can't come back.
refusal-wrong-treasury = { $card } can't pay: only the attacking card and your Illuminati pay for an attack.
refusal-wrong-treasury-defence = { $card } can't pay: only the attacked group and its Illuminati pay for the defence.
refusal-wrong-treasury-help = { $card } can't pay: in the attacks of others only your Illuminati pay.
refusal-wrong-side = Attacker and defender pay for their own side only.
refusal-too-late-for-money = It is too late to spend money on this attack.
refusal-arrow-not-free = No free arrow on that side of { $card }.
refusal-only-the-attacker = A captured group hangs from the card that attacked, not from { $card }.
refusal-same-arrow = The group hangs from that arrow of { $card } already.
refusal-own-subtree = A group never hangs from itself or its own puppets, and { $card } moves along.
refusal-own-master-only = The group stays with its own master, not with { $card }.
refusal-must-hang = Every group has to hang before you are done.
refusal-wrong-moment = This is not the moment for { $card }.
refusal-only-in-roll = { $card } is for the moment after the roll of an attack.
refusal-only-with-privilege = { $card } is for privileged attacks.
refusal-only-in-card-window = { $card } is for the moment after an attack is announced.
refusal-only-in-answer = { $card } answers a special card at the moment it is played.
refusal-only-in-income = { $card } is for the moment before your own income.
refusal-only-at-start = { $card } is for the start of another player's turn.
refusal-only-with-attack = { $card } is laid when you announce an attack to destroy.
refusal-only-as-action = { $card } is an action of your own turn.
refusal-changes-nothing = { $card } would change nothing now.
refusal-wrong-target = { $target } is no target for { $card }.
refusal-no-specials-there = { $seat } holds no special card to look at.
refusal-party-interferes = { $card } is for those who are neither attacker nor defender.
refusal-two-needed = Abolishing privilege takes two of your special cards.
refusal-attacker-abolishes = You can't abolish the privilege of your own attack.
refusal-not-a-special = { $card } is not a special card.
refusal-no-ability = No ability to use now: { $card }.
refusal-ability-used = The ability of { $card } is used up for this turn.
refusal-ability-unpaid = The ability of { $card } costs { $amount } MB, and there is not enough money.
refusal-deck-empty = The deck is empty: { $card } can't bring a card.
refusal-alters-itself = { $card } can change any alignments but its own.
refusal-alignment-present = Already { $alignment }: { $card }.
refusal-alignment-absent = Not { $alignment }: { $card }.
refusal-alignment-opposed = { $card } can't become { $alignment } before losing the opposite.
refusal-no-opposite = { $alignment } has no opposite.
refusal-cannot-pay = { $card } can't pay this.
refusal-pays-too-much = { $amount } MB is more than the { $owed } MB owed.
refusal-whole-tax = A tax is taken whole or not at all, and the payer chooses the cards.
refusal-no-offer-to = You can't make { $seat } an offer.
refusal-offers-used = You can't make another offer now.
refusal-no-gifts-now = Nothing can be given or traded at this moment.
refusal-no-gifts-in-privilege = Nothing can be given or traded during a privileged attack.
refusal-nothing-offered = The offer gives nothing and asks for nothing.
refusal-groups-not-now = Groups change hands only among the actions of a turn, outside an attack.
refusal-groups-of-a-party = Groups change hands only in the turn of one of the two players.
refusal-groups-cost-actions = { $actions ->
        [0] Each group that changes hands costs an action of this turn, and none is left.
        [one] Each group that changes hands costs an action of this turn, and one is left.
       *[other] Each group that changes hands costs an action of this turn, and { $actions } are left.
    }
refusal-no-arrow-for-gift = There is no free arrow for that group.
refusal-throws-the-game = That would hand { $seat } the victory in one stroke.
refusal-cannot-give = You can't give what is asked for.
refusal-money-of-illuminati = Money is named once in an offer, and the Illuminati who pay it need the { $amount } MB.
refusal-goal-not-offered = The goal of { $card } can't be chosen.
refusal-no-bid-for = { $seat } can't win the next turn, so nothing can be bid there.
refusal-not-while-bidding = Nothing of the sort while the next turn is bid for.
refusal-no-brainwashing = This game is played without brainwashing.
refusal-one-change-at-a-time = One attempt adds or removes one alignment of { $card }; the opposite takes two.
refusal-too-many-markers = { $card } carries six markers, and no more find room.
refusal-no-propaganda = This game is played without propaganda.
refusal-not-so-far = { $toward ->
        [lawful] The marker of crime can move back this many spaces at most: { $amount }.
       *[other] Toward { $toward } the marker can move this many spaces at most: { $amount }.
    }
refusal-no-privilege-for-specials = No Special makes an attempt at Propaganda privileged.
refusal-steered-before = { $toward ->
        [lawful] Propaganda against crime was called off this turn and can't come again.
       *[other] Propaganda toward { $toward } was called off this turn and can't come again.
    }
refusal-no-media = { $card } is no media group.
refusal-media-used = { $card } has taken a side already.
refusal-money-of-the-illuminati = Only Illuminati pay for propaganda, not { $card }.
refusal-no-hackers = This game is played without hackers.
refusal-hacks-used = You have sent your hackers twice, and that was all.
refusal-only-at-the-end = Hackers are sent once a turn, at its end, against a group of an opponent.
refusal-no-plumbers = This game is played without plumbers.
refusal-plumbers-tried = Your plumbers have tried already; they may again when your next turn begins.
refusal-plumbers-placed = Your plumbers are in place or spent.
refusal-not-in-an-attack = Not during an attack.
refusal-no-moles = This game is played without moles.
refusal-moles-planted = You have planted all your moles.
refusal-plants-in-own-turn = Moles are planted in your own turn.
refusal-no-victim = { $card } can't be their target.
refusal-no-unit-there = No unit of yours sits there.
refusal-not-in-own-turn = { $card } is played in the turns of others.
refusal-not-inside-attack = { $card } can't be played inside an attack.
refusal-only-in-loop = { $card } is played in an attack, before the dice are rolled.
refusal-only-at-own-start = { $card } is played at the start of your own turn.
refusal-only-in-own-turn = { $card } is played in your own turn, before Propaganda and the transfers, and not inside an attack.
refusal-only-when-placing = { $card } is played when you place or move a group.
refusal-arrow-was-named = Another arrow was named, not one of { $card }.
refusal-no-increases = This game is played without increases of power, resistance and income.
refusal-raised-twice = You have raised groups twice this turn, and more is not allowed.
refusal-nothing-to-raise = There is no group that you could raise now.
refusal-raises-no-illuminati = Only groups are raised, not { $card }.
refusal-consent-used = You have asked often enough this turn: { $card } needs the consent of its owner.

## What happened

event-illuminati-dealt = { $seat } plays { $card } and starts with { $amount } MB.
event-goal-chosen = { $card ->
        [none] { $seat } picks a secret goal.
       *[other] { $seat } secretly picks the goal of { $card }.
    }
event-group-revealed = { $seat ->
        [none] On the table, uncontrolled: { $card }.
       *[other] { $seat } draws the group { $card }, which stays uncontrolled.
    }
event-special-drawn = { $card ->
        [none] { $seat } draws a special card.
       *[other] { $seat } draws the special card { $card }.
    }
event-special-lost = { $seat ->
        [none] { $card } is discarded.
       *[other] { $seat } has to discard { $card }.
    }
event-dice-rolled = { $why ->
        [first_turn] { $seat } rolls { $total } for the first turn.
        [next_turn] { $seat } rolls { $total } for the next turn.
       *[other] { $seat } rolls { $total }.
    }
event-turn-began = Turn { $turn }: { $seat }.
event-turn-lost = { $seat } loses this turn.
event-income-paid = { $seat } collects { $total } MB of income.
event-tax-levied = { $seat } taxes { $payer }: { $amount } MB for { $card }.
event-tax-spared = { $seat } spares { $payer } the tax of { $card }.
event-money-paid = { $seat } pays { $amount } MB{ $card ->
        [none] { "" }
       *[other] { " " }from { $card }
    } { $to ->
        [none] to the bank
       *[other] onto { $to }
    }{ $why ->
        [upkeep] { " " }for negative income
        [ability] { " " }for its ability
        [tax] { " " }as tax
       *[other] { "" }
    }.
event-money-gained = { $seat } gets { $amount } MB from the bank on { $card }.
event-money-moved = { $amount ->
        [none] { $seat } moves money from { $source } to { $card }.
       *[other] { $seat } moves { $amount } MB from { $source } to { $card }.
    }
event-money-rearranged = { $cards ->
        [none] { $seat } rearranges the money in the structure.
       *[other] { $seat } rearranges the money in the structure: { $cards }.
    }
event-turn-passed = { $seat } passes this turn.
event-step-began = { $step ->
        [actions] { $seat } goes on to the actions.
        [campaign] { $seat } goes on to the free propaganda.
        [hack] { $seat } goes on to the hackers.
        [transfers] { $seat } goes on to the free transfers.
        [power] { $seat } goes on to the power of the Illuminati.
       *[refill] { $seat } has finished.
    }
event-declined = { $seat } declines.
event-attack-began = { $kind ->
        [control] { $seat } prepares an attack to control.
        [neutralize] { $seat } prepares an attack to neutralize.
        [brainwash] { $seat } prepares an attempt at brainwashing.
       *[destroy] { $seat } prepares an attack to destroy.
    }
event-target-named = { $whisper ->
        [none] { $seat } names the target: { $card }.
       *[other] { $seat } lays { $whisper } and names the target: { $card }.
    }
event-attacker-named = { $seat } names the attacker: { $card }.
event-aid-named = Aid of { $card }: { $amount }.
event-attack-announced = { $kind ->
        [control] Attack to control: { $attacker } against { $target }.
        [neutralize] Attack to neutralize: { $attacker } against { $target }.
        [brainwash] Brainwashing: { $attacker } against { $target }.
       *[destroy] Attack to destroy: { $attacker } against { $target }.
    } { $privilege ->
        [special] It is privileged: { $seat } has discarded { $card }.
        [paid] It is privileged: { $seat } has paid for it.
       *[none] Anyone may interfere.
    }
event-money-spent = { $cause ->
        [for] { $seat } spends { $amount } MB from { $card } for the attack.
        [privilege] { $seat } spends { $amount } MB from { $card } for privilege.
       *[against] { $seat } spends { $amount } MB from { $card } against the attack.
    }
event-attack-called-off = The attack of { $attacker } on { $target } is called off.
event-attack-resolved = { $success ->
        [yes] { $roll } rolled, { $needed } or less needed: { $seat } succeeds against { $target }.
       *[no] { $roll } rolled, { $needed } or less needed: { $seat } fails against { $target }.
    }
event-group-captured = { $loser ->
        [none] { $seat } takes control of { $card }.
       *[other] { $seat } takes { $card } from { $loser }.
    }
event-group-neutralized = { $loser } loses { $card }: neutralized.
event-group-destroyed = { $loser ->
        [none] { $seat } destroys { $card }.
       *[other] { $seat } destroys { $card }, a group of { $loser }.
    } Destroyed so far: { $count }.
event-group-freed = { $amount ->
        [0] Nobody controls { $card } any more.
       *[other] Nobody controls { $card } any more; the money there ({ $amount } MB) goes to the bank.
    }
event-group-placed = { $side ->
        [north] { $seat } hangs { $card } above { $master }.
        [east] { $seat } hangs { $card } to the right of { $master }.
        [south] { $seat } hangs { $card } below { $master }.
       *[west] { $seat } hangs { $card } to the left of { $master }.
    }
event-group-lifted = { $seat } takes up { $card } to hang it anew.
event-group-dropped = { $seat } drops { $card }.
event-money-halved = Money on { $card }: { $kept } MB kept, { $paid } MB lost to the bank.
event-special-played = { $seat } plays { $card }.
event-special-aimed = { $purpose ->
        [income] { $seat } uses { $card } for income.
        [attack] { $seat } uses { $card } for the attacker.
        [defend] { $seat } uses { $card } for the target.
       *[none] { $other ->
            [none] { $seat } aims { $card } at { $target }.
           *[other] { $seat } aims { $card } at { $other }.
        }
    }
event-help-cancelled = { $seat } makes the aid of groups useless: { $amount } less.
event-number-shifted = { $card } changes the number needed by { $amount }.
event-money-returned = { $seat } takes { $total } MB back out of the attack.
event-income-forgone = { $seat } has no income this turn.
event-actions-changed = { $left ->
        [one] { $seat } has one action this turn.
       *[other] { $seat } has { $left } actions this turn.
    }
event-group-removed = { $card } is out of the game.
event-illuminati-changed = { $seat } throws off a mask: { $card } instead of { $old }.
event-move-failed = { $card } finds no arrow and stays where it was.
event-campaign-privileged = { $seat } pays { $amount } MB from { $card }: the attempt at Propaganda is privileged.
event-special-cancelled = { $by } cancels { $card }.
event-special-wasted = { $card } of { $seat } finds nothing left to act on.
event-roll-changed = { $card }: the roll is { $total } now.
event-privilege-abolished = { $seat } abolishes the privilege with { $cards }.
event-privilege-lost = The card given for privilege was cancelled: the attack of { $seat } is not privileged.
event-interference-allowed = { $seat }, and nobody else, may interfere in this privileged attack.
event-hand-seen = { $cards ->
        [none] { $seat } looks at the special cards of { $other }.
       *[other] { $seat } looks at the special cards of { $other }: { $cards }.
    }
event-money-counted = { $amount ->
        [none] { $seat } counts the money on { $card }.
       *[other] { $seat } counts the money on { $card }: { $amount } MB.
    }
event-group-revived = Back from the dead, uncontrolled: { $card }.
event-income-doubled = All income of { $seat } is doubled this turn.
event-ability-used = { $seat } uses { $card }.
event-alignment-altered = { $change ->
        [add] { $seat } adds { $alignment } to { $card } until the end of the turn.
        [remove] { $seat } takes { $alignment } from { $card } until the end of the turn.
       *[reverse] { $seat } reverses { $alignment } on { $card } until the end of the turn.
    }
event-offer-began = { $seat } makes { $to } an offer.
event-offer-named = { $what ->
        [gives] { $amount ->
            [none] { $card ->
                [none] { $seat } adds a special card to the offer.
               *[other] { $seat } adds to the offer: { $card }.
            }
           *[other] { $seat } adds to the offer: { $amount } MB.
        }
       *[wants] { $amount ->
            [none] { $seat } asks for { $card }.
           *[other] { $seat } asks for { $amount } MB.
        }
    }
event-offer-ended = { $how ->
        [accepted] { $to } accepts the offer of { $seat }.
        [declined] { $to } declines the offer of { $seat }.
       *[withdrawn] { $seat } forgets the offer to { $to }.
    }
event-offer-put = { $to } has to answer the offer of { $seat }.
event-special-given = { $card ->
        [none] { $seat } gives { $to } a special card.
       *[other] { $seat } gives { $to } the special card { $card }.
    }
event-money-given = { $seat } gives { $to } { $amount } MB.
event-group-given = { $seat } gives { $to } the group { $card } and its puppets.
event-goal-ruled-out = The game goes on: the goal of { $seat } is not that of { $card }.
event-player-left = { $seat } leaves the game.
event-player-eliminated = { $seat } controls no group any more and is out.
event-deck-renewed = { $count ->
        [one] The deck is empty: one discarded special card becomes the new one.
       *[other] The deck is empty: { $count } discarded special cards become the new one.
    }
event-turn-ended = { $seat } ends the turn.
event-change-named = { $change ->
        [add] { $seat } wants to make { $card } { $alignment }.
       *[remove] { $seat } wants { $card } to be { $alignment } no longer.
    }
event-alignment-marked = { $change ->
        [add] Brainwashed: { $card } is { $alignment } now.
       *[remove] Brainwashed: { $card } is { $alignment } no longer.
    }
event-campaign-began = { $toward ->
        [lawful] { $seat } makes propaganda against crime, spaces: { $spaces }.
       *[other] { $seat } makes propaganda toward { $toward }, spaces: { $spaces }.
    }
event-campaign-funded = { $cause ->
        [for] { $seat } spends { $amount } MB from { $card } for the propaganda.
       *[against] { $seat } spends { $amount } MB from { $card } against the propaganda.
    }
event-media-swayed = { $cause ->
        [for] { $card } of { $seat } speaks for the propaganda: { $amount }.
       *[against] { $card } of { $seat } speaks against the propaganda: { $amount }.
    }
event-campaign-called-off = { $toward ->
        [lawful] { $seat } calls the propaganda against crime off.
       *[other] { $seat } calls the propaganda toward { $toward } off.
    }
event-campaign-resolved = { $success ->
        [yes] { $roll } rolled, { $needed } or less needed: the propaganda of { $seat } succeeds.
       *[no] { $roll } rolled, { $needed } or less needed: the propaganda of { $seat } fails.
    }
event-world-moved = { $toward ->
        [lawful] The world turns away from crime:
       *[other] The world turns toward { $toward }:
    } { $at ->
        [none] the marker is in the centre now.
       *[other] the marker is on space { $space } of { $at } now.
    }
event-scheme-laid = { $scheme ->
        [hack] { $card ->
            [none] { $seat } sends the hackers, and nobody else knows where.
           *[other] { $seat } sends the hackers, in secret against { $card }.
        }
        [plumbers] { $card ->
            [none] { $seat } sends the plumbers, and nobody else knows where.
           *[other] { $seat } sends the plumbers, in secret into { $card }.
        }
       *[mole] { $card ->
            [none] { $seat } plants a mole, and nobody else knows where.
           *[other] { $seat } plants a mole, in secret in { $card }.
        }
    }
event-scheme-resolved = { $scheme ->
        [hack] { $success ->
            [yes] The hackers of { $seat } have found a way in.
           *[no] The hackers of { $seat } have found no way in.
        }
       *[plumbers] { $success ->
            [yes] The plumbers of { $seat } are in place.
           *[no] The plumbers of { $seat } have found no way in.
        }
    }
event-hack-revealed = { $amount ->
        [0] The hackers of { $seat } had aimed at { $card } of { $loser }: there is nothing to get.
       *[other] The hackers of { $seat } empty { $card } of { $loser }: { $amount } MB.
    }
event-money-looted = { $seat } lays { $amount } MB from { $source } on { $card }.
event-plumbers-revealed = { $void ->
        [yes] Plumbers of { $seat } sit in { $card }: the attack is void and its action lost.
       *[no] Plumbers of { $seat } sit in { $card }: it can't aid.
    } It takes no part in attacks this turn.
event-mole-revealed = { $seat } reveals a mole in { $card }.
event-mole-rolled = { $success ->
        [yes] The mole of { $seat } opens the door.
       *[no] The mole of { $seat } can't help.
    }
event-bid-raised = { $seat } adds { $amount } MB to the bid of { $to }.
event-bid-returned = { $seat } takes { $amount } MB back.
event-turn-won = { $amount ->
        [0] The next turn belongs to { $seat }.
       *[other] With { $total } in all the next turn belongs to { $seat }; { $amount } MB go to the bank.
    }
event-increase-began = { $card ->
        [none] { $stat ->
            [power] { $seat } wants to add Power to a group.
            [resistance] { $seat } wants to add Resistance to a group.
           *[income] { $seat } wants to add income to a group.
        }
       *[other] { $stat ->
            [power] { $seat } asks { $to } to let { $card } have more Power.
            [resistance] { $seat } asks { $to } to let { $card } have more Resistance.
           *[income] { $seat } asks { $to } to let { $card } have more income.
        }
    }
event-group-raised = { $stat ->
        [power] { $seat } adds Power to { $card }: { $amount }.
        [resistance] { $seat } adds Resistance to { $card }: { $amount }.
       *[income] { $seat } adds income to { $card }: { $amount }.
    }
event-game-ended = { $winners_count ->
        [0] The game ends without a winner.
        [one] { $how ->
            [basic] { $winners } controls enough groups and wins.
            [special] { $winners } has reached a special goal and wins.
            [score] { $winners } has the highest score and wins.
           *[last] { $winners } is the only one left and wins.
        }
       *[other] { $how ->
            [score] { $winners } share the highest score and the victory.
           *[goal] { $winners } have reached their goals and share the victory.
        }
    }

## What a number is made of

breakdown-roll-needed = Roll needed, or less
breakdown-income = Next income
part-power = Power of { $card }
part-aid = Aid of { $card }
part-alignment = Alignments
part-ability = Ability of { $card }
part-direct-ability = Own ability of { $card }
part-neutralize = Attack to neutralize
part-target-power = Power of { $card }
part-resistance = Resistance of { $card }
part-resistance-bonus = Protection by { $card }
part-proximity = Closeness to the Illuminati
part-attack-money = Money of the attacker, from { $card }
part-defence-money = Money of the defender, from { $card }
part-help-money = Help of { $seat }
part-hinder-money = Hindrance by { $seat }
part-defence-ability = Defence by { $card }
part-special = { $card }
part-mole = Moles
part-campaign-group = Stance of { $card }
part-campaign-transferable = Transferable Power of { $card }
part-campaign-spaces = Way of the marker
part-campaign-media = Media group { $card }
part-income = Income of { $card }
breakdown-basic-goal = Groups controlled
breakdown-special-goal = Special goal
part-group = { $card }
part-destroyed = Groups destroyed by { $seat }

list-amount = { $item } { $amount } MB
