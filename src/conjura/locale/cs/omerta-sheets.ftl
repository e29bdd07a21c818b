### Listy hry Omertà: co lze dělat, Vojáci, akce a jejich šance, obchody. Peníze jsou v tisících.

unit-money = tis. $

## Vlastní tah

kind-conquest = Dobytí
kind-assault = Přepadení
kind-robbery = Loupež
stat-combat = BOJ
stat-influence = VLIV
stat-subterfuge = LEST
turn-conquest = Capo s Vojáky ze své Zálohy zabere Doménu ze středu. Ostatní se mohou vložit.
turn-assault = Vojáci z Domény zaberou Doménu jiné Rodiny.
turn-robbery = Capo získá při příští Výplatě příjem Domén jiného Capa.
turn-cards = Zahrát kartu
turn-cards-note = { $count ->
        [one] Teď lze zahrát: { $cards }.
        [few] Teď lze zahrát: { $cards }.
       *[other] Teď lze zahrát: { $cards }.
    }
turn-cards-none = Teď nelze zahrát žádnou. Podívej se proč.
hand-title = Tvé karty
hand-note = Ostatní mohou na kartu odpovědět dřív, než začne působit.
extra-cards = Tvé karty
extra-declare = Vyhlásit vítězství
extra-declare-note = Hlavní cíl je splněn, nebo jsou hotové tři ostatní. Hra skončí a vyhráváš.
claim-not-yet = zatím nesplněno
confirm-yield = Doména je nadobro pryč a nic se nevrací.

## Akce, než se ohlásí

plan-kinds = Která akce
plan-conquest = Kterou Doménu dobýváš?
plan-conquest-note = Nejpravděpodobnější je první, s nejlepším Capem a všemi Vojáky jeho Zálohy.
plan-assault = Kterou Doménu přepadáš?
plan-assault-note = Nejpravděpodobnější je první, z nejlepší tvé Domény a se všemi Vojáky na ní.
plan-robbery = Koho oloupíš?
plan-robbery-note = Nejpravděpodobnější je první, s nejlepším z tvých Capů.
plan-all = Ukázat vše
plan-with = Kdo: { $card }
plan-looking = Počítají se šance.
plan-none = Takto teď nelze udělat nic.
worksheet-conquest = Dobytí: { $target }
worksheet-assault = Přepadení: { $target }
worksheet-robbery = Loupež: { $target }
worksheet-who = Kdo jedná
worksheet-parts = Číslo po částech
worksheet-help = { $seat } může přivést Vojáky ze Zálohy (je jich tam { $amount }) a další si půjčit.
worksheet-risk-assault = Když Přepadení selže, padnou všichni útočníci kromě jednoho.
worksheet-risk-robbery = Když Loupež selže, padne jeden Voják ze Zálohy.
worksheet-loot = { $amount ->
        [0] Domény karty { $card } teď nic nenesou; ty, které přibudou do Výplaty, ano.
       *[other] Domény karty { $card } ti při příští Výplatě vynesou { money }.
    }
worksheet-rivals = Kdo se může vložit, za 5 000 $
worksheet-rival = { $amount ->
        [0] bez peněz, VLIV { $influence }
       *[other] má { money }, VLIV { $influence }
    }
worksheet-own = Když se někdo vloží, hází všichni na VLIV o právo dobývat. Tvůj: { $influence }.
worksheet-exceeds = Na kostce musí padnout víc než { $number }. Šestka se hází znovu a přičítá.
worksheet-leads = { $lead ->
        [0] Před hodem jsou obě strany vyrovnané.
       *[other] Před hodem je tvůj náskok { $lead }.
    }
worksheet-do-conquest = Ohlásit Dobytí
worksheet-do-assault = Ohlásit Přepadení
worksheet-do-robbery = Ohlásit Loupež

## Kostky

part-chain = Řetěz karty { $card }
part-hold = Odpor karty { $card }: OBRANA, řetěz a Vojáci
clash-of = cíl { $target }, hráč { $seat } ({ $card })
clash-men = { $amount ->
        [one] s jedním Vojákem
        [few] se { $amount } Vojáky
       *[other] s { $amount } Vojáky
    }
clash-roll = Hází se na { $stat }
clash-joins = když se vloží
sum-yours = Tvá šance
sum-of = Šance hráče { $seat }
sum-right = Tvá šance získat právo
sum-right-of = Šance hráče { $seat } získat právo
sum-then = a pak dobýt
sum-exceeds = Na kostce musí padnout víc než { $number }.
sum-planned = Jak to teď vypadá, než někdo něco přivede či zahraje.
ladder = Šance podle počtu Vojáků
ladder-rung = { $amount ->
        [one] Jeden Voják: { $chance }
        [few] { $amount } Vojáci: { $chance }
       *[other] { $amount } Vojáků: { $chance }
    }
involve-purse = { $amount ->
        [0] Nemáš peníze.
       *[other] Máš { money }. Co se zaplatí, jde do banku a nevrací se.
    }

## Co je dobré vědět o kartě nebo Rodině

note-of = vlastní { $seat }
note-men = { $amount ->
        [0] bez Vojáků
        [one] 1 Voják
        [few] { $amount } Vojáci
       *[other] { $amount } Vojáků
    }
note-domain = BR { $pr }, OBTÍŽNOST { $difficulty }, OBRANA { $defence }
note-stats = BOJ { $combat }, VLIV { $influence }, LEST { $subterfuge }
note-reserve = Záloha { $amount }
note-robbed = oloupen
note-pr = BR { $pr }
note-money = { $amount ->
        [0] bez peněz
       *[other] { money }
    }
note-cards = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
choice-do-strike-card = Odhodit: { $card }
choice-do-part = Vzdát se: { $card }

## Vojáci

amount-men = Vojáci
amount-span = { $low } až { $high }
amount-cost = Stojí to { $cost } 000 $ z tvých { $amount } 000 $.
amount-with = { $amount ->
        [0] bez dalšího Vojáka
        [one] s jedním Vojákem
        [few] se { $amount } Vojáky
       *[other] s { $amount } Vojáky
    }
men-reserve = Záloha
men-was = předtím { $amount }
men-moved = v tomto kroku se už přesunulo
men-at = Vojáci: { $card }
men-left-place = Zbývá umístit: { $amount }
men-left-lose = Zbývá ztratit: { $amount }
men-left-buy = Lze ještě koupit: { $amount }
men-cost = { $cost ->
        [0] Máš { note-money }
       *[other] { $cost } 000 $ z { note-money }
    }
men-do-move = Přesunout a dál
men-do-place = { $amount ->
        [one] Umístit jednoho Vojáka
        [few] Umístit { $amount } Vojáky
       *[other] Umístit { $amount } Vojáků
    }
men-do-lose = { $amount ->
        [one] Ztratit jednoho Vojáka
        [few] Ztratit { $amount } Vojáky
       *[other] Ztratit { $amount } Vojáků
    }
men-do-buy = { $amount ->
        [one] Koupit jednoho Vojáka
        [few] Koupit { $amount } Vojáky
       *[other] Koupit { $amount } Vojáků
    }
men-reset = Jako předtím
men-over-full = Na jedné Doméně je moc Vojáků: někteří musí pryč.
men-choose = Zvol kolik a kam.

## Obchody a půjčky

turn-deal-note = Domény za peníze nebo za Domény, ve fázi Rozdělování po Výplatě.
deal-money = { money }
deal-purse-secret = Od Rodiny k Rodině.
deal-purse = Tvé peníze: { $before ->
        [0] nic
       *[other] { $before } 000 $
    }, pak { $after ->
        [0] nic
       *[other] { $after } 000 $
    }.
deal-ware-domain = { $count ->
        [0] Doména. Přijde prázdná.
        [one] Doména. Přijde prázdná; její Voják zůstane v Záloze starého Capa.
        [few] Doména. Přijde prázdná; její { $count } Vojáci zůstanou v Záloze starého Capa.
       *[other] Doména. Přijde prázdná; jejích { $count } Vojáků zůstane v Záloze starého Capa.
    }
deal-want-domain = Požádat o Doménu
deal-give-domain = Dát Doménu
loan-note = Bojují za tebe v tomto Přepadení; kdo přežije, jde domů.
loan-price = Co za ně zaplatíš
loan-ask = Požádat o ně
