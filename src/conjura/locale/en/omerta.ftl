### Omertà: what is asked, what can be done, why something can't, and what happened. Money is in thousands.

## Small parts of other sentences

men = { $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }
money = { $amount ->
        [0] $0
       *[other] ${ $amount },000
    }
trade-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nothing
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] ${ $gives },000
           *[other] ${ $gives },000 and { $gives_cards }
        }
    }
trade-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nothing
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] ${ $wants },000
           *[other] ${ $wants },000 and { $wants_cards }
        }
    }

## What is asked

prompt-chance = Chance decides
    .name = what chance brings
    .help = A die is thrown or a card is drawn; nobody has a say.
prompt-choose-capo = { $seat }, which Capo do you keep?
    .name = the first Capo
    .help = You were dealt two and keep one. Nobody sees the choice until all have made theirs.
prompt-choose-type = { $seat }, which soldier type does he get?
    .name = the first soldier type
    .help = It adds to every chain of the Capo. Nobody sees the choice until all have made theirs.
prompt-post = Put Soldiers on your Domains?
    .name = Soldiers for the first Domains
    .help = Those in Reserve can conquer and rob; those on a Domain defend it. At most 5 on a Domain.
prompt-claim = { $seat }, do you claim anything?
    .name = a claim
    .help = As all can see, you fulfil an objective that somebody could hold. Only true objectives of your own are listed.
prompt-move-domain = Move one Domain to another Capo?
    .name = a Domain that changes Capo
    .help = Its Soldiers stay behind in the Reserve of the old Capo.
prompt-lay = Before which Capo does { $card } lie?
    .name = the Capo for a Domain
    .help = A Domain always lies before one Capo of its owner.
prompt-move-men = Move Soldiers?
    .name = the moves of Soldiers
    .help = Between the Reserve of a Capo and his own Domains. Each Domain sends or receives once.
prompt-sell = { $amount ->
        [one] Discard a card for a Soldier?
       *[other] Discard { $amount } cards for a Soldier?
    }
    .name = the paid discard
    .help = Once a round. The Soldier goes on any Domain or into any Reserve of yours.
prompt-act = { $seat }, what is your action?
    .name = the action of the turn
    .help = One Conquest, Assault or Robbery, or none. Cards for your own turn cost no action.
prompt-after-act = { $seat }, anything else?
    .name = cards after the action
    .help = Your action is taken; cards for your own turn may still be played.
prompt-buy = { $amount ->
        [one] Buy a Soldier for ${ $price },000?
       *[other] Buy up to { $amount } Soldiers for ${ $price },000 each?
    }
    .name = buying Soldiers
    .help = At most three a round, for a Reserve or a Domain.
prompt-discard = { $amount ->
        [one] One card too many: which goes?
       *[other] { $amount } cards too many: which goes?
    }
    .name = the forced discard
    .help = At the end of the round no hand may pass its limit.
prompt-conquest-target = Which Domain shall { $card } conquer?
    .name = the Domain to conquer
    .help = Die, chain and Soldiers must exceed its DIFFICULTY. A 6 is rolled again and added.
prompt-involve = { $by } wants { $target }. Get involved for $5,000?
    .name = an Involvement
    .help = All involved roll INFLUENCE; the best may conquer at once with the Capo who rolled. The money is gone either way.
prompt-name-capo = Which Capo rolls INFLUENCE for { $target }?
    .name = the Capo for the INFLUENCE roll
    .help = If he wins, it is he who may conquer, with Soldiers of his Reserve.
prompt-commit = How many Soldiers does { $card } use against { $target }?
    .name = the Soldiers of the Conquest
    .help = Each adds 1 to the roll. Success leaves at least one of them there; failure costs one.
prompt-occupy = How many Soldiers stay on { $target }?
    .name = the Soldiers on the Domain just won
    .help = At least one and at most five of those who took it.
prompt-assault-origin = From which Domain do you assault?
    .name = the Domain that assaults
    .help = It needs at least two Soldiers.
prompt-assault-target = Which Domain do you assault from { $card }?
    .name = the Domain to assault
    .help = The defender adds its DEFENCE, his chain and his Soldiers. No criticals; a tie is rolled again.
prompt-attackers = How many Soldiers assault { $target }?
    .name = the attacking Soldiers
    .help = If the Assault fails, all but one of them die.
prompt-borrow = Ask somebody for Soldiers?
    .name = a request for Soldiers
    .help = At most two in all, never above five on the Domain. Survivors go home.
prompt-bring = How many Soldiers come from the Reserve to { $target }?
    .name = help from the Reserve
    .help = The first is free, the second and the third cost $3,000 each. They may pass five.
prompt-robbery-capo = Which Capo robs?
    .name = the robbing Capo
    .help = He needs a Soldier in Reserve.
prompt-robbery-target = Whom does { $card } rob?
    .name = the victim of the Robbery
    .help = Both roll SUBTERFUGE. The income of the victim's Domains is yours at the next Payday; a failure costs a Soldier.
prompt-payday-window = Before Payday: play a card?
    .name = cards before Payday
    .help = For those whose Capo is robbed.
prompt-declare-window = { $kind ->
        [conquest] { $by } declares a Conquest of { $target }. Play a card?
        [assault] { $by } declares an Assault on { $target }. Play a card?
       *[other] { $by } declares a Robbery of { $target }. Play a card?
    }
    .name = cards when an action is declared
    .help = Now it can be called off, joined or closed by cards for that.
prompt-roll-window = Before the dice: play a card?
    .name = cards before the dice
    .help = Bonuses, penalties and help must come now; a die that lies can't be changed by them.
prompt-rolled-window = The dice lie: have one thrown again?
    .name = cards after the dice
    .help = Only a card that has a die thrown anew can be played; the new throw stands.
prompt-aftermath-window = { $kind ->
        [conquest] The Conquest is over. Play a card?
        [assault] The Assault is over. Play a card?
       *[other] The Robbery is over. Play a card?
    }
    .name = cards after an action
    .help = For those who have lost something in it.
prompt-card-window = { $by } plays { $card }. Cancel it?
    .name = an answer to a card
    .help = Only a card that cancels cards can be played. The later one works first.
prompt-happening-window = You have drawn { $card }. Cancel it?
    .name = an answer to a Happening
    .help = Only a card that cancels Happenings can be played.
prompt-name-family = { $card }: which Family?
    .name = the Family of a card
    .help = Name it now; only then may the others answer the card.
prompt-name-target = { $card }: at whom, or at what?
    .name = the target of a card
    .help = Name it now; only then may the others answer the card.
prompt-name-roller = { $card }: which Capo of yours?
    .name = the own Capo of a card
    .help = It is his chain that is rolled, or his type that is swapped.
prompt-name-defender = { $by } plays { $card } against you. Which Capo rolls?
    .name = the Capo who rolls against a card
    .help = His chain counts, control and monopoly included.
prompt-place = Where do new Soldiers go? Left: { $amount }.
    .name = the place of new Soldiers
    .help = At most 15 of one Capo in all places and 5 on a Domain.
prompt-lose = Which Soldiers are lost? Left: { $amount }.
    .name = the loss of Soldiers
    .help = They go back to the supply of their Family.
prompt-owe = { $payer } owes ${ $amount },000 more. Which Domain pays?
    .name = a debt
    .help = { $to ->
        [none] Each Domain is worth its RESOURCES and goes to the centre. No change is given.
       *[other] Each Domain is worth its RESOURCES and goes to { $to }. No change is given.
    }
prompt-part = Which Capo goes, or do you pay ${ $amount },000?
    .name = the loss of a Capo
    .help = His type and his Soldiers go with him; his Domains stay with the Family.
prompt-keep-type = Does { $card } get one of these types?
    .name = a new soldier type
    .help = The others, and the one replaced, go under their deck.
prompt-strike-card = Which card does { $other } lose?
    .name = a card of another hand
    .help = It is discarded. You keep in mind what you have seen.
prompt-strike-domain = Which Domain of { $card } loses Soldiers?
    .name = the Domain that loses Soldiers
    .help = So many, or all there are: { $amount }.
prompt-lend-from = From which Reserve do Soldiers go to { $to }?
    .name = the Reserve that lends
    .help = Up to { $amount }. Survivors come back there.
prompt-lend-men = How many Soldiers of { $by } fight for { $to }?
    .name = the number of lent Soldiers
    .help = They count in the roll. The side's own Soldiers die first.
prompt-price = { $card }: pay ${ $amount },000 for the roll?
    .name = the price of a roll
    .help = Without paying nothing happens.
prompt-offer = What do you offer { $to }?
    .name = the terms of a trade
    .help = So far you give { trade-gives } and ask for { trade-wants }. At least one Domain must change hands; it arrives empty.
prompt-consent = { $by } gives you { trade-gives } and asks for { trade-wants }. Agreed?
    .name = the answer to a trade
    .help = If you accept, both halves happen at once. If you decline, nothing happens.
prompt-loan = What do you ask of { $to }?
    .name = the terms of a loan
    .help = Soldiers asked for: { $men }. Money given: { $gives ->
        [0] none
       *[other] ${ $gives },000
    }.
prompt-loan-consent = { $by } asks you for Soldiers ({ $men }) and gives { $gives ->
        [0] nothing
       *[other] ${ $gives },000
    }. From whose Reserve?
    .name = the answer to a loan
    .help = They fight for { $by } in this Assault, and the survivors come home.

## What can be done

action-deal = Dealt: { $card }
action-draw = Drawn: { $card }
action-reveal = Turned up: { $card }
action-roll = The die shows { $pips }
action-pick = Picked blindly: { $card }
action-decline-claim = Claim nothing
action-decline-sell = Keep your cards
action-decline-involve = Stay out of it
action-decline-commit = Let the Domain be
action-decline-borrow = Ask nobody
action-decline-loan-consent = Lend nobody
action-decline-keep-type = Keep the old type
action-decline-price = Don't pay
action-decline-card-window = Let { $card } take effect
action-decline-happening-window = Let { $card } happen
action-decline-rolled-window = Let the dice lie
action-play = Play { $card }
action-claim = Claim the objective { $card }
action-declare = Declare victory
action-post = To { $card }: { men }
action-recall = From { $card } to the Reserve: { men }
action-place = New ones to { $card }: { men }
action-remove = Lose at { $card }: { men }
action-buy = Buy for { $card }: { men }
action-move-domain = Move { $card } to another Capo
action-yield = Pay with { $card }
action-pay = Pay
action-discard = Discard { $card }
action-proceed = Done
action-proceed-move-domain = Leave the Domains as they are
action-proceed-buy = Buy no more
action-pass = End the turn
action-pass-act = No action
action-conquer = Conquest with { $card }
action-assault = Assault from { $card }
action-rob = Robbery with { $card }
action-involve = Pay $5,000 and get involved
action-commit = Use { men }
action-bring = Bring { men }
action-occupy = Leave { men }
action-offer = Make { $to } an offer
action-borrow = Ask { $to } for Soldiers
action-want-men = Ask for { men }
action-give-money = Give { $amount ->
        [0] no money
       *[other] ${ $amount },000
    }
action-want-money = Ask for { $amount ->
        [0] no money
       *[other] ${ $amount },000
    }
action-give-domain = Give { $card }
action-want-domain = Ask for { $card }
action-propose = Make the offer
action-withdraw = Forget the offer

## Why something is refused

refusal-not-your-capo = { $card } is not your Capo.
refusal-not-your-domain = Not yours: { $card }.
refusal-only-in-actions = That belongs to your own turn of the Actions phase.
refusal-one-action = You have taken your action of this round.
refusal-blocked = { $card } can't act for the rest of this round.
refusal-other-capo = Soldiers never change Capo, and { $card } belongs to another or is one.
refusal-moved-already = Soldiers of { $card } have already moved in this step.
refusal-domain-full = No more than five Soldiers fit on { $card }.
refusal-still-over-full = More than five Soldiers are still on { $card }.
refusal-too-few-leave = At least { $amount } must leave { $card }.
refusal-too-few-soldiers = Not enough Soldiers at { $card }: { $amount }.
refusal-all-in-one-reserve = They go into one Reserve: { $amount } at once.
refusal-no-place-there = No room for so many Soldiers at { $card }.
refusal-no-token = A Family has no more than thirty Soldiers.
refusal-three-a-round = At most three Soldiers can be bought in a round.
refusal-cannot-afford = That costs { money }, and you have less.
refusal-at-least-one = Name at least one.
refusal-lies-there = It lies before { $card } already.
refusal-no-reserve = Without a Soldier in Reserve, { $card } can't conquer.
refusal-not-in-centre = Not in the centre: { $card }.
refusal-empty-centre = There is no Domain in the centre.
refusal-nobody-involved = Nobody got involved, so the Conquest must be tried.
refusal-no-involvement = Nobody can get involved in an Assault or a Robbery.
refusal-one-stays = At least one and at most five of the Soldiers used go onto the Domain.
refusal-not-so-many = You can use at most { $amount } here.
refusal-two-needed = An Assault needs two Soldiers on { $card }.
refusal-own-domain = You can't assault your own { $card }.
refusal-nobodys-domain = No rival Domain to assault: { $card }.
refusal-truce = No Assault can be declared for the rest of this round.
refusal-shielded = Safe from Assaults for the rest of this round: { $card }.
refusal-that-family-only = This Assault must be on { $seat }.
refusal-nobody-to-assault = There is no rival Domain to assault.
refusal-not-so-many-attack = At most { $amount } of them can attack.
refusal-not-so-many-help = At most { $amount } can come from the Reserve.
refusal-robbery-needs-reserve = Without a Soldier in Reserve, { $card } can't rob.
refusal-robbed-already = { $card } is robbed already.
refusal-own-capo = You can't rob { $card }, who is your own.
refusal-nobody-to-rob = No rival Capo is left to rob.
refusal-not-held = You don't hold { $card }.
refusal-not-an-action = { $card } is a Happening and is never played.
refusal-useless-with-two = With two players, { $card } serves only for the paid discard.
refusal-wrong-moment = This is not the moment for { $card }.
refusal-die-lies = The die lies: { $card } comes too late.
refusal-changes-nothing = { $card } would change nothing now.
refusal-wrong-target = That can't be named here.
refusal-loyalty = No Soldier acts against his own Family: { $seat } can't lend here.
refusal-last-domain = The last Domain of Conquista is conquered, not taken by a card.
refusal-hand-limit = Discard until you hold no more than { $amount } cards.
refusal-must-cover = The debt must be covered: { money } more.
refusal-not-fulfilled = Not fulfilled, or not yours: { $card }.
refusal-no-victory = You fulfil neither your main objective nor three others.
refusal-only-in-distribution = Victory is declared in the Distribution phase.
refusal-points-alone = Conquista is won by points, not by a declaration.
refusal-no-negotiation = There is no negotiation in this game.
refusal-trades-after-payday = Domains are traded in the Distribution phase after Payday.
refusal-offers-used = You have made three offers in this phase.
refusal-no-offer-to = You can't make { $seat } an offer.
refusal-nothing-offered = The offer names nothing that can change hands.
refusal-not-tradable = { $card } can't be traded: only Domains and money can.
refusal-owner-robbed = The Capo of { $card } is robbed, so it can't be traded.
refusal-cannot-give = What is asked for isn't there to be given.
refusal-not-so-much-money = Money is named once in an offer, and { money } must be there.
refusal-no-loan-from-enemy = { $seat } fights in this Assault and lends nobody.
refusal-no-loan-from = { $seat } has nobody in Reserve to lend.
refusal-lends-to-foe = { $seat } has Soldiers on the other side, and they do not fight their own.
refusal-two-lent = At most { $amount } can be asked for here.
refusal-lenders-reserve = In the Reserve of { $card } there are not { $amount }.

## What happened

event-don-dealt = { $seat } leads the Family { $card }.
event-objective-drawn = { $card ->
        [none] { $seat } gets { $kind ->
            [main] a main objective.
           *[other] a secondary objective.
        }
       *[other] { $seat } gets the objective { $card }.
    }
event-choice-dealt = { $card ->
        [none] { $seat } gets a card to choose from.
       *[other] { $seat } may choose { $card }.
    }
event-choice-made = { $card ->
        [none] { $seat } has chosen in secret.
       *[other] { $seat } secretly chooses { $card }.
    }
event-capo-joined = { $capo } joins { $seat } with { $kind_card }. Soldiers: { $amount }.
event-capo-drawn = { $seat } gets another Capo: { $card }.
event-cards-returned = { $how ->
        [recycle] { $seat } puts back { $cards }.
       *[other] { $seat } puts { $cards } out of the game.
    }
event-domain-dealt = { $seat } starts with { $card }.
event-domain-revealed = New in the centre: { $card }.
event-action-drawn = { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-happening-drawn = A Happening for { $seat }: { $card }.
event-event-sifted = { $how ->
        [taken] { $seat } takes { $card }.
       *[other] { $card } is discarded.
    }
event-events-reshuffled = The discards are shuffled into a new deck of { $amount } cards.
event-round-began = Round { $number }.
event-phase-began = { $step ->
        [distribution] Distribution
        [events] Events
        [actions] Actions
       *[end] End of the round
    }: { $seat } is first.
event-die-rolled = { $seat } rolls { $amount }.
event-roll-judged = { $how ->
        [tie] In all, { $seats }: { $totals }. A tie, rolled again.
       *[other] { $amount ->
            [0] In all, { $seats }: { $totals }.
           *[other] In all, { $seats }: { $totals } against { $amount }.
        }
    }
event-paid = { $to ->
        [none] { $seat } pays the bank { money }.
       *[other] { $seat } pays { $to } { money }.
    }
event-gained = { $how ->
        [payday] Payday: { $seat } gets { money }.
       *[other] { $seat } gets { money } from the bank.
    }
event-income-robbed = { $amount ->
        [0] { $card } was robbed, but there was nothing to take.
       *[other] { $to ->
            [none] The bank keeps { money } of { $card }.
           *[other] { $to } takes { money } of { $card }.
        }
    }
event-debt-cancelled = { $seat } has nothing left; { money } of the debt is cancelled.
event-domain-moved = { $card } now lies before { $capo } of { $seat }.
event-domain-lost = { $seat } loses { $card } to the centre.
event-soldiers-moved = { $seat }: { men } from { $source } to { $card }.
event-soldiers-gained = { $how ->
        [bought] { $seat } buys { men } for { $card }.
        [saved] { $seat } saves { men }, back to { $card }.
       *[other] { $seat } gets { men } at { $card }.
    }
event-soldiers-lost = { $seat } loses { men } at { $card }.
event-soldiers-lent = { $seat } lends { $to } { men } of { $card }.
event-soldiers-home = Home to { $card } of { $seat }: { $amount }; fallen: { $dead }.
event-action-began = { $kind ->
        [conquest] { $seat } declares a Conquest of { $target } with { $card }.
        [assault] { $seat } declares an Assault on { $target } from { $card }.
       *[other] { $seat } declares a Robbery of { $target } with { $card }.
    }
event-action-ended = { $kind ->
        [conquest] The Conquest of { $target }
        [assault] The Assault on { $target }
       *[other] The Robbery of { $target }
    } { $how ->
        [won] succeeds
        [lost] fails
        [dropped] is given up
       *[cancelled] is called off
    } ({ $seat }).
event-involved = { $amount ->
        [0] { $seat } gets involved for free.
       *[other] { $seat } gets involved.
    }
event-capo-named = { $seat } names { $card }.
event-men-committed = { $how ->
        [defence] { $seat } brings { men } from the Reserve.
       *[other] { $seat } uses { men }.
    }
event-capo-robbed = { $to ->
        [none] { $card } of { $seat } is robbed; the bank takes the income.
       *[other] { $to } has robbed { $card } of { $seat }.
    }
event-token-cleared = { $card } of { $seat } is no longer robbed.
event-card-played = { $seat } plays { $card }.
event-target-named = { $target ->
        [none] { $card } names { $other }.
       *[other] { $card } names { $target }.
    }
event-card-cancelled = { $card } of { $seat } is cancelled.
event-card-discarded = { $how ->
        [sold] { $seat } discards { $card } for a Soldier.
        [forced] { $seat } has to discard { $card }.
       *[other] { $seat } loses { $card }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } looks at the hand of { $other }.
       *[other] { $seat } sees the hand of { $other }: { $cards }.
    }
event-forbidden = { $what ->
        [assault] No more Assaults in this round.
        [involvement] Nobody can get involved in this Conquest.
        [domain] Safe from Assaults for this round: { $card }.
       *[capo] { $card } can't act for the rest of this round.
    }
event-price-set = Soldiers now cost { $seat } { money } each.
event-type-drawn = { $seat } draws { $card } for { $capo }.
event-type-changed = { $capo } of { $seat } now has { $card }.
event-capo-lost = { $seat } loses { $card } and { men }.
event-objective-claimed = { $seat } has completed { $card }. PR: { $amount }.
event-offer-began = { $kind ->
        [loan] { $seat } asks { $to } for Soldiers.
       *[other] { $seat } begins an offer to { $to }.
    }
event-offer-named = { $seat } { $what ->
        [gives] gives
       *[other] asks for
    } { $kind ->
        [money] { money }
        [soldiers] { men }
       *[other] { $card }
    }.
event-offer-put = { $seat } puts the offer to { $to }.
event-offer-ended = { $how ->
        [accepted] { $to } accepts the offer of { $seat }.
        [declined] { $to } declines the offer of { $seat }.
       *[other] { $seat } forgets the offer to { $to }.
    }
event-declined = { $seat } declines.
event-step-ended = { $seat } is done.
event-game-ended = { $winners_count ->
        [0] Nobody wins.
       *[other] { $how ->
            [main] { $winners } wins with the main objective.
            [secondary] { $winners } wins with three secondary objectives.
            [conquista] The last Domain is conquered. Winner: { $winners }. Points: { $scores }.
           *[rounds] The last round is over. Winner: { $winners }. Points: { $scores }.
        }
    }

## Numbers and their parts

breakdown-own-total = The acting side
breakdown-other-total = The other side
breakdown-difficulty = To exceed
breakdown-own-chain = Own chain
breakdown-rival-chain = Chain of the other
breakdown-income = Next income
breakdown-odds = Chance in percent
part-odds = Chance
part-don = Don { $card }
part-capo = Capo { $card }
part-type = Soldier type { $card }
part-domain = { $card }
part-control = Control and monopoly
part-defence = DEFENCE of { $card }
part-soldiers = Soldiers
part-lent = Lent Soldiers
part-cards = Cards
part-die = Die
part-difficulty = DIFFICULTY

## Boroughs and businesses

place-bronx = Bronx
place-brooklyn = Brooklyn
place-manhattan = Manhattan
place-queens = Queens
place-staten-island = Staten Island
place-influence-peddling = influence peddling
place-illegal-betting = illegal betting
place-prostitution = prostitution
place-arms-trade = arms trade
place-drug-trade = drug trade
