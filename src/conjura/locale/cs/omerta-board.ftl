### Omertà: co stojí na herním plánu a jak se karty jmenují pro ty, kdo ho slyší. Peníze jsou v tisících.

## Plán a jeho hlava

board-whole = Všechny Rodiny u stolu
board-tree = Rodina hráče { $owner }
board-family = { $owner }, Don { $don }: BR { $pr }, { $domains ->
        [one] 1 Doména
        [few] { $domains } Domény
       *[other] { $domains } Domén
    }, { $soldiers ->
        [one] 1 Voják
        [few] { $soldiers } Vojáci
       *[other] { $soldiers } Vojáků
    }, peníze { $money }.
board-family-none = { $owner } ještě nemá Dona.
board-pr = BR { $pr }
board-score = Skóre { $score }
board-done = { $done } ze 3 vedlejších
board-done-all = Splněno: { $done }
board-main-far = Hlavní cíl { $percent } %
board-control = Ovládá: { $business }
board-monopoly = Monopol: { $business }
board-income = Výplata { $money }
board-percent = { $percent } %
board-legend-difficulty = Obtížnost
board-legend-defence = Obrana
board-legend-pr = Respekt (BR)
board-legend-pegs = Vojáci: stiskni důlek, nebo táhni
board-aim-who = Kdo jedná? Vyber vlastního Capa nebo Doménu.
board-aim = Jedná { $card }: vyber cíl v kterékoli Rodině nebo ve středu.

## Na kartě

board-don = Don
board-combat = Boj
board-influence = Vliv
board-subterfuge = Lest
board-resources = Zdroje
board-recruitment = Nábor
board-soldiers = Vojáci
board-of-thirty = { $amount }/30
board-reserve = Záloha
board-reserve-none = prázdná
board-robbed = Oloupen
board-blocked = Stojí
board-shielded = V bezpečí
board-tag-conquest = Dobývá
board-tag-assault = Přepadá
board-tag-robbery = Loupí
board-tag-attack = Jedná
board-tag-target = Cíl
board-tag-new = Nové

## Jméno karty pro ty, kdo ji slyší

board-don-label = { $card }, Don hráče { $owner }.
board-capo-label = { $card }, Capo hráče { $owner }, typ Vojáků: { $type }.
board-stats = BOJ { $combat }, VLIV { $influence }, LEST { $subterfuge }.
board-reserve-label = { $amount ->
        [0] V Záloze nikdo není.
        [one] V Záloze 1 Voják.
        [few] V Záloze { $amount } Vojáci.
       *[other] V Záloze { $amount } Vojáků.
    }
board-robbed-by = Oloupen: příští příjem z jeho Domén dostane { $seat }.
board-robbed-bank = Oloupen: příští příjem z jeho Domén dostane banka.
board-blocked-label = Do konce tohoto kola nesmí jednat.
board-centre-label = { $card }, Doména ve středu.
board-domain-label = { $card }, Doména, Capo { $capo }, { $amount ->
        [0] žádní Vojáci
        [one] 1 Voják z 5
        [few] { $amount } Vojáci z 5
       *[other] { $amount } Vojáků z 5
    }.
board-domain-numbers = OBTÍŽNOST { $difficulty }, OBRANA { $defence }, BR { $pr }.
board-domain-resources = ZDROJE { $money }.
board-hold-label = Útočník musí před hodem překonat { $hold }.
board-shielded-label = Do konce tohoto kola v bezpečí před Přepadením.

## Druhy karet

board-kind-don = Don
board-kind-capo = Capo
board-kind-type = Typ Vojáků
board-kind-domain = Doména
board-kind-main = Hlavní cíl
board-kind-objective = Vedlejší cíl
board-kind-event = Karta Akce
board-kind-happening = Příhoda
board-useless-two = Ve dvou hráčích slouží jen k placenému odhození.

## Střed a hromádky

board-pile-open = Střed
board-pile-dead = Capové, kteří zmizeli
board-pile-used = Odhozené Události
board-pile-deck = zbývá Domén
board-pile-dead-short = Capové pryč
board-pile-used-short = odhozené
board-pile-removed = zbývá Událostí

## Vlastní ruka a cíle

board-objectives = Cíle
board-main = Hlavní
board-secondary = Vedlejší
board-met = Splněno
board-specials = Tvé Události
board-specials-none = Žádnou nedržíš.
board-special-discard = Lze odhodit
    .do = Odhodit

## Rodina v číslech

board-seat-line = BR { $pr }, { $money }
board-figure-pr = BR
board-figure-done = Cíle
board-figure-money = Peníze
board-figure-men = Vojáci
board-figure-cards = Karty
board-of = ze { $need }
board-fewest = min.
board-figure-score = Skóre

## Kolo

board-phase-distribution = Rozdělování
board-phase-events = Události
board-phase-actions = Akce
board-phase-end = Konec kola
board-phase-step = { $phase }: { $step }
board-step-open = před Výplatou
board-step-payday = Výplata
board-step-domains = Domény
board-step-men = Vojáci
board-step-expose = nové Domény
board-step-draw = lízání
board-step-sell = odhození za Vojáka
board-step-buy = nákup
board-step-discard = odhození

## Obrázky na konci

sum-pr = Body respektu
sum-domains = Domény
sum-soldiers = Vojáci
sum-cash = Peníze, v tisících

## Co cíle počítají

board-count = { $what } { $have } z { $need }
board-count-domains = Domény
board-count-boroughs = Různé čtvrti
board-count-businesses = Různé obchody
board-count-one-borough = V jedné čtvrti
board-count-one-business = V jednom obchodu
board-count-money = Peníze
board-count-income = Příjem
board-count-soldiers = Vojáci
board-count-cost = K zaplacení:
board-count-assault-won = Vyhraná Přepadení
board-count-robbery-won = Úspěšné Loupeže
board-count-conquest-won = Úspěšná Dobytí
board-count-men = { $what }, počet Vojáků na každé { $amount }:
board-count-pr = { $what } s BR { $pr } a více:
board-count-difficulty = { $what } při OBTÍŽNOSTI { $difficulty } a vyšší:
board-count-leader = { $what } proti vedoucímu:
