### Rozšíření Iluminátů v prohlížeči: tahy v dražbě, vymývání mozků, propaganda, zvyšování, tajné jednotky.

## Slova

kind-brainwash = Vymýt mozky
step-brainwash = Vymývání mozků
step-campaign = Propaganda
step-hack = Hackeři

## Co můžeš udělat

turn-title-brainwash-step = Tvé volné vymývání mozků
turn-title-campaign-step = Tvá volná propaganda
turn-title-hack-step = Hackeři
turn-brainwash = Vymýt skupině mozky
turn-brainwash-note = Jako akce, stejně jako útok s cílem ovládnout. Natrvalo změní jedno přesvědčení.
turn-brainwash-free = Volně, jednou za tah. Natrvalo změní jedno přesvědčení cizí nebo neovládané skupiny.
turn-campaign = Šířit propagandu
turn-campaign-note = Jako akce. Posune ukazatel postojů světa.
turn-campaign-free = Volně, jednou za tah. Posune ukazatel postojů světa.
turn-raise = Posílit skupinu
turn-raise-note = Síla, odpor nebo příjem natrvalo. Stojí akci, nejvýš dvakrát za tah.
turn-hack = Vyslat hackery
turn-hack-note = { $count ->
        [one] Tajně, na pokladnu soupeřovy skupiny. Zbývá jeden pokus.
        [few] Tajně, na pokladnu soupeřovy skupiny. Zbývají { $count } pokusy.
       *[other] Tajně, na pokladnu soupeřovy skupiny. Zbývá { $count } pokusů.
    }
turn-plumbers = Vyslat instalatéry
turn-plumbers-note = Zdarma a tajně. Až budou na místě, mohou zkazit jeden útok skupiny, ve které sedí.
turn-mole = Nasadit krtka
turn-mole-note = Zdarma a tajně. Může pomoci při jednom útoku s cílem ovládnout skupinu, ve které sedí.
turn-reveal-mole = Odhalit krtka
turn-reveal-mole-note = Hází se hned: při 9 nebo méně má útočník o 5 víc.
turn-reveal-plumbers = Odhalit instalatéry
turn-reveal-plumbers-note = Jejich skupina se do konce tahu neúčastní útoků. Tím jsou spotřebováni.
window-no-unit = Tvoji instalatéři sedí jinde, nebo nikde. Ptáme se každého, kdo je někde má.
choice-secret = Co tu zvolíš, se dozvíš jen ty.
choice-stamp = Tajné
choice-money = leží tam { $amount } MB

## Vymývání mozků

attack-note-brainwash = Vyber tady skupinu; potom, co se má změnit a kdo pokus povede. Ukazuje se šance tvé nejlepší karty.
attack-changes = { $change ->
        [add] Přibude přesvědčení { $alignment }
       *[remove] Zmizí přesvědčení { $alignment }
    }
clash-brainwash = Pokus o vymytí mozků

## Svět

world-title = Postoje světa
world-help = Skupiny, kterým svět přeje, mají o tolik víc Síly a příjmu, kolik ukazatel platí, nejvýš o 3. Při 3 přicházejí opačné skupiny o 1 Síly a o 1 příjmu. Skupiny bez Síly získají jen příjem.
world-at = { $at }, pole { $space }: platí { $level }
world-centre = { $one } nebo { $other }: uprostřed
world-centre-alone = { $one }: uprostřed
world-lawful = Proti zločinu

## Propaganda

campaign-title = Propaganda
campaign-title-own = Tvá propaganda
campaign-title-of = Propaganda hráče { $seat }
campaign-course = { $course }, pole: { $spaces }
campaign-nowhere = Teď nejde posunout žádný ukazatel.
campaign-spaces = Pole
campaign-each = Je třeba: { $needed }
campaign-announce = Ohlásit
campaign-privilege = Udělat ji privilegovanou
campaign-privilege-note = Za 5 MB tvých Iluminátů: nikdo jiný do ní pak nesmí dát peníze.
campaign-media = Tvá média
campaign-media-adds = platí { $power }
campaign-for = Pro
campaign-against = Proti
campaign-money = Peníze
campaign-amount-for = Peníze pro propagandu
campaign-amount-against = Peníze proti propagandě
campaign-still-media = { $card }, karta hráče { $seat }, může platit { $power }, pro i proti.

## Další tah

bid-title = Další tah
bid-note = Připadne nejvyššímu součtu kostek a peněz, který se zaplatí; ostatní příhozy se vracejí.
bid-watching = Přihazují jiní. Kostky a peníze se sčítají.
bid-tie = Nerozhodně: házejí znovu a příhozy platí dál.
bid-who = Hráč
bid-dice = Kostky
bid-money = Peníze
bid-total = Součet
bid-leads = vede
bid-level = nerozhodně
bid-own = vlastní: { $amount } MB
bid-of = od hráče { $seat }: { $amount } MB
bid-barred = Dva tahy za sebou už odehrál { $seat }; další mu připadnout nemůže.
bid-for = Pro koho
bid-for-me = Pro mě
bid-amount = Kolik
bid-from = Ilumináti: z { $before } na { $after } MB
bid-binding = Co přihodíš jinému, se zaplatí, když jeho příhoz vyhraje; jinak se ti to vrátí.
bid-then = Součet pak bude { $total }: { $seat }.
bid-no-money = Tví Ilumináti nemají co přihodit.
bid-do = Přihodit { $amount } MB
bid-do-for = Přihodit { $amount } MB pro: { $seat }

## Zvyšování

raise-title = Posílit skupinu
raise-what = Co se zvyšuje
raise-note = Natrvalo o { $amount } víc. Stojí akci a žádnou kartu nepoužije.
raise-asks = musí souhlasit { $seat }
raise-arrow = může získat šipku
raise-from = z { $now } na { $then }

## Co leží na stole

board-dossier = Co změnila rozšíření
board-tag-mole = Krtek
board-tag-plumbers = Instalatéři
board-tag-hack = Hackeři: { $turns }
board-numbers = { $number }: vytištěno { $printed }{ $raised ->
        [0] {""}
       *[other] , zvýšeno o { $raised }
    }{ $attitudes ->
        [none] .
       *[other] , podle světa { $attitudes }.
    }
board-secret = Víš jen ty: { $units }.
dossier-title = Co změnila rozšíření
dossier-turns = Tahy
dossier-last = { $count ->
        [one] Poslední tah měl { $seat }.
        [few] Poslední { $count } tahy měl { $seat }.
       *[other] Posledních { $count } tahů měl { $seat }.
    }
dossier-round = Toto kolo začal { $seat }. Cíl platí na jeho konci.
dossier-units = Tajné jednotky
dossier-only-you = karty vidíš jen ty
dossier-hacks = { $count ->
        [0] Hackeři: nezbývá žádný pokus
        [one] Hackeři: zbývá jeden pokus
        [few] Hackeři: zbývají { $count } pokusy
       *[other] Hackeři: zbývá { $count } pokusů
    }
dossier-hack = { $card ->
        [none] Čeká útok hackerů, cíl není znám; tahů hráče { $seat } do něj: { $turns }
       *[other] Čeká útok hackerů na kartu { $card }; tvých tahů do něj: { $turns }
    }
dossier-plumbers = { $stage ->
        [ready] Instalatéři: ještě nevysláni
        [tried] Instalatéři: v tomto tahu už to zkusili
        [placed] { $card ->
            [none] Instalatéři: na místě, neví se kde
           *[other] Instalatéři: na místě, karta { $card }
        }
       *[spent] Instalatéři: spotřebováni
    }
dossier-moles = Krtci: k nasazení { $count }, { $cards_count ->
        [0] nasazení a skrytí: { $buried }
       *[other] skrytí na kartách: { $cards }
    }
dossier-changed = Skupiny, které se změnily
dossier-group = Skupina
dossier-counters = Zvýšeno
dossier-marks = Vymyto
dossier-world = Svět
dossier-plus = { $power } / { $resistance } / { $income }
dossier-none = Zatím žádné. Zvýšená čísla jsou Síla / odpor / příjem.

## Ilumináti lícem dolů

turn-accuse = Obvinit hráče
turn-accuse-note = Řekni, kteří Ilumináti to jsou. Uhodneš-li, hraje dál lícem nahoru.
accuse-title = Obvinit hráče: koho?
accuse-note = Čí Ilumináti leží lícem dolů a kým ještě mohou být.
accuse-cost = Stojí to akci, ať uhodneš, nebo ne.
accuse-ruled-out = Vyloučeno tím, co už bylo použito.
hidden-tag = Lícem dolů
hidden-own = Lícem dolů: { $card }
hidden-you-are = Víš jen ty, kdo jsi: { $card }.
hidden-may-be = Ještě to může být: { $cards }.
hidden-shows = S tímto ostatní poznají, že jsi někdo z těchto: { $cards }.
hidden-with-all = Číslo s celou tvou Silou
hidden-card = Její čísla jsou tajná.
dossier-hidden = Kdo je kdo

## Cíle Iluminátů Y2K a domácích

board-goal-of-church-of-the-subgenius = { $have } z { $need } MB na kartě
    .word = Na kartě
board-goal-of-shangri-la = { $have } z { $need } mírumilovných
    .word = Mírumil.
board-goal-of-masters-of-voodoo = { $have } z { $need } fanatických
    .word = Fanatické
board-goal-of-atlanteans = { $have } z { $need } liberálních
    .word = Liberální
board-goal-of-telepathists = { $have } z { $need } konzervativních
    .word = Konzerv.

## Na konci

summary-title = Co přinesla rozšíření
summary-turn = Získané tahy
summary-brainwash = Vymývání mozků
summary-campaign = Propaganda
summary-increase = Zvýšení
summary-hack = Útoky hackerů
summary-loot = Ukradené peníze
summary-plumbers = Vyslaní instalatéři
summary-spoilt = Zmařené útoky
summary-mole = Krtci
summary-accusation = Obvinění
summary-skim = Podvody: peníze z banky
summary-peek = Podvody: odkoukané karty
summary-misread = Podvody: špatně přečtené kostky
summary-overstate = Podvody: přehánění
summary-call = Odhalování podvodů
summary-of = { $good } z { $all }
summary-money = { $amount } MB
summary-turns = { $count } za { $amount } MB
