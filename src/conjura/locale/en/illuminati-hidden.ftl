### Illuminati that lie face down: questions, actions, events, refusals.

## Questions

prompt-claim = How much income do your hidden Illuminati take, up to { $amount } MB?
    .name = the income of your hidden Illuminati
    .help = Take any part of it, or nothing. Others see only what you take, and may tell from it who you are not. What you leave is lost.
prompt-exert = How much Power do your hidden Illuminati use?
    .name = the Power your hidden Illuminati use
    .help = Any part of it; in an attack at least 1. Others see only what you use, and may tell from it who you are not.
prompt-shield = { $attacker } attacks { $target }. Show that your groups are immune?
    .name = immunity of a hidden structure
    .help = If your Illuminati make your groups immune to the attacker, you may show your card: the attack is off and you play face up from now on. Everybody who might be immune is asked.
prompt-console = You have lost { $lost ->
        [one] a card
       *[other] { $lost } cards
    }. Show that your Illuminati get money for it?
    .name = money for lost cards of a hidden structure
    .help = If your Illuminati get money for cards lost in an attack, you may show your card: the money comes, and you play face up from now on. Everybody who might get it is asked.
prompt-accuse = Who is { $other }?
    .name = the name in an accusation
    .help = Name an Illuminati card. If you are right, it is turned face up; if not, nothing happens. Either way an action is used.

## Actions

action-claim = Take { $amount } MB
action-exert = Use { $amount } Power
action-accuse = Accuse { $to }
action-decline-console = Show nothing
action-decline-shield = Show nothing

## Refusals

refusal-claims-too-much = Your hidden Illuminati have only { $amount } MB of income.
refusal-exerts-too-much = { $card } can use { $amount } Power at most.
refusal-nothing-face-down = In this game all Illuminati lie face up.
refusal-lies-face-up = The Illuminati of { $seat } lie face up.
refusal-accuses-an-opponent = Only an opponent who is still in the game can be accused, not { $seat }.
refusal-no-illuminati-to-name = { $card } can't be named: name Illuminati that do not lie face up.

## Events

event-mask-dealt = { $card ->
        [none] { $seat } gets Illuminati that lie face down.
       *[other] { $seat } gets { $card }, face down.
    }
event-income-claimed = { $seat } takes { $amount } MB for { $card }.
event-power-exerted = { $card }: { $amount } Power used by { $seat }.
event-illuminati-unmasked = { $seat } turns out to be { $card }.
event-attack-barred = { $whisper ->
        [none] { $seat } is immune to { $attacker }: there is no attack on { $target }.
       *[other] { $seat } is immune to { $attacker }: there is no attack on { $target }. { $whisper } goes back into the hand.
    }
event-accusation-made = { $right ->
        [yes] { $seat } accuses { $to } of being { $card } – and is right.
       *[no] { $seat } accuses { $to } of being { $card } – and is wrong.
    }

## Cards that lie face down

card-masked-1 = the hidden Illuminati no. 1
card-masked-2 = the hidden Illuminati no. 2
card-masked-3 = the hidden Illuminati no. 3
card-masked-4 = the hidden Illuminati no. 4
card-masked-5 = the hidden Illuminati no. 5
card-masked-6 = the hidden Illuminati no. 6
card-masked-7 = the hidden Illuminati no. 7
card-masked-8 = the hidden Illuminati no. 8
