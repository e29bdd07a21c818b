### Hra s podváděním: otázky, akce, události, odmítnutí.

## Otázky

prompt-declare = Tvé kostky ukazují { $total }. Co řekneš, že ukazují?
    .name = co prý tvé kostky ukazují
    .help = Vidíš je jen ty. Co řekneš, je hod, ledaže někdo řekne, že je čteš jinak, dřív než se zavře okno hodu.

## Akce

action-skim = Ulít z banky { $amount } G
action-peek = Nakouknout na další kartu
action-declare = Říct { $total }
action-overstate = Nadsadit o { $amount }
action-call-cheat = { $cheat ->
        [skim] Odhalit ulití, podezřelý: { $other }
        [peek] Odhalit nakouknutí, podezřelý: { $other }
        [misread] Odhalit jiné čtení kostek, podezřelý: { $other }
       *[overstate] Odhalit nadsazení, podezřelý: { $other }
    }
action-notice = Možná to někdo viděl

## Odmítnutí

refusal-no-cheating = V této hře nikdo nepodvádí.
refusal-cheated-before = { $cheat ->
        [skim] V tomto tahu už ulité peníze máš.
        [peek] V tomto tahu už nakouknutí proběhlo.
        [misread] V tomto tahu už jiné čtení kostek proběhlo.
       *[overstate] V tomto tahu už nadsazení proběhlo.
    }
refusal-cheat-not-now = { $cheat ->
        [skim] Teď nejde nic nepozorovaně ulít.
        [peek] Teď nejde nakouknout.
        [misread] Teď tu nejsou kostky, které by šlo přečíst jinak.
       *[overstate] Teď není co nadsadit.
    }
refusal-calls-used = V tomto tahu už další odhalení nemáš.
refusal-call-not-now = Teď tohle odhalit nejde: { $other }.

## Události

event-cheat-done = { $cheat ->
        [skim] { $seat } si nepozorovaně bere z banky { $amount } G.
        [peek] { $seat } se nepozorovaně dívá na další kartu: { $card }.
        [misread] { $seat } čte jinak kostky, které ukazují { $amount }.
       *[overstate] { $seat } nepozorovaně nadsazuje o { $amount }.
    }
event-cheat-seen = { $cheat ->
        [skim] { $seat } to vidí: { $other } si bere peníze z banky!
        [peek] { $seat } to vidí: { $other } se dívá na další kartu!
        [misread] { $seat } to vidí: { $other } čte kostky jinak!
       *[overstate] { $seat } to vidí: { $other } nadsazuje!
    }
event-dice-concealed = { $total ->
        [none] { $seat } hází kostkami a zakrývá je.
       *[other] { $seat } hází { $total } a kostky zakrývá.
    }
event-roll-declared = { $seat } říká: { $total }.
event-cheat-called = { $right ->
        [yes] { $cheat ->
            [skim] { $seat } odhaluje ulití, podezřelý je { $other }. Správně!
            [peek] { $seat } odhaluje nakouknutí, podezřelý je { $other }. Správně!
            [misread] { $seat } odhaluje jiné čtení kostek, podezřelý je { $other }. Správně!
           *[overstate] { $seat } odhaluje nadsazení, podezřelý je { $other }. Správně!
        }
       *[no] { $cheat ->
            [skim] { $seat } odhaluje ulití, podezřelý je { $other }. Ne.
            [peek] { $seat } odhaluje nakouknutí, podezřelý je { $other }. Ne.
            [misread] { $seat } odhaluje jiné čtení kostek, podezřelý je { $other }. Ne.
           *[overstate] { $seat } odhaluje nadsazení, podezřelý je { $other }. Ne.
        }
    }
event-cheat-undone = { $cheat ->
        [skim] Zpět do banky jde { $amount } G, vrací { $seat }.
        [peek] Karta, na kterou se díval hráč { $seat }, se vrací do balíčku.
        [misread] Kostky hráče { $seat } ukazují { $amount }, a to platí.
       *[overstate] { $amount } navíc od hráče { $seat } už neplatí.
    }
