### Illuminati v prohlížeči: volby, cíle, čísla a slova na kartách.

## Volby, jak je vybírá hostitel stolu

option-sets = Karty
    .help = Sady karet, které se zamíchají dohromady.
option-sets-deluxe = Deluxe
option-sets-y2k = Y2K
option-house-illuminati = Domácí Ilumináti
    .help = Hrají i naše vlastní karty Iluminátů, zřetelně označené.
option-turn-order = Pořadí tahů
    .help = Kdo je na řadě: dokola, v dražbě, náhodně, nebo posunutě.
option-turn-order-fixed = Dokola kolem stolu
option-turn-order-auction = V dražbě
option-turn-order-random = Náhodně
option-turn-order-staggered = Posunutě
option-first-turn = První tah
    .help = Jak se určí, kdo začíná.
option-first-turn-roll = Hodem kostkami
option-first-turn-auction = V dražbě
option-brainwash = Vymývání mozků
    .help = Přesvědčení skupin lze trvale měnit.
option-propaganda = Propaganda
    .help = Světové mínění mění sílu skupin.
option-increases = Zvyšování
    .help = Sílu, odpor i příjem skupin lze akcemi natrvalo zvyšovat.
option-hackers = Hackeři
    .help = Dvakrát za hru můžeš vybrat pokladnu soupeřovy skupiny, zprvu tajně.
option-plumbers = Instalatéři
    .help = Jedna skrytá jednotka každého hráče dokáže zabránit skupině v útoku.
option-moles = Krtků na hráče
    .help = Agenti ukrytí ve skupinách; s 0 se hraje bez nich.
option-hidden-illuminati = Skrytí Ilumináti
    .help = Ilumináti leží lícem dolů: použij méně, než máš, nikdy víc. Správné obvinění je odhalí.
option-hidden-goals = Skryté cíle
    .help = Každý si tajně vybere zvláštní cíl kterýchkoli Iluminátů.
option-treasuries = Pokladny
    .help = Zda peníze na kartách vidí všichni, nebo jen jejich majitel.
option-treasuries-public = Otevřené
option-treasuries-owner = Zavřené
option-pass-keeps-t6-t7 = Vynechání nebere převody
    .help = Kdo vynechá, smí ještě zdarma převádět peníze a využít moc Iluminátů.
option-post-office-pays = Záporný příjem platí sama karta
    .help = Karta se záporným příjmem smí platit z vlastní pokladny.
option-uncontrolled-minimum = Nejméně nekontrolovaných skupin
    .help = Tolik skupin leží nekontrolovaných na konci každého tahu.
option-reshuffle-discards = Míchat použité zvláštní karty
    .help = Když dojde balíček, vznikne nový z použitých zvláštních karet.
option-partial-aid = Částečná pomoc
    .help = Karta smí pomoci částí své přenosné moci.
option-special-commits = Zvláštní karta zavazuje
    .help = Jakmile byla při útoku zahrána zvláštní karta, nelze ho odvolat.
option-capture-half = Polovina ukořistěných peněz
    .help = Zda se ztracená polovina zaokrouhluje na každé kartě, nebo v součtu.
option-capture-half-per-card = Na každé kartě
option-capture-half-total = V součtu
option-move-uses-card = Přesunutá skupina už jednala
    .help = Přesun skupinu pro tento tah vyčerpá.
option-increase-amount = Velikost zvýšení
    .help = O kolik jedno zvýšení přidá.
option-brainwash-own-groups = Vymývání mozků vlastním skupinám
    .help = Mozky lze vymývat i vlastním skupinám.
option-propaganda-strength = Síla propagandy
    .help = Co se při pokusu o propagandu počítá.
option-propaganda-strength-structure = Celá struktura
option-propaganda-strength-transferable = Přenosná síla
option-refuse-throwing = Žádná darovaná vítězství
    .help = Obchod, po kterém by jiný hráč rázem vyhrál, se odmítne.
option-basic-goal = Skupin k vítězství
    .help = Kolik skupin vyhrává, včetně Iluminátů; prázdné: podle počtu hráčů.
option-endless = Hra bez konce
    .help = Bez cílů: končí, když žádná skupina není nekontrolovaná, a vyhrává nejvyšší skóre.
option-max-turns = Nejvýše tahů
    .help = Po tolika tazích vyhrává nejvyšší skóre; prázdné: bez omezení.
option-cheating = Hra s podváděním
    .help = Jen pro přátele: brát z banky, nakukovat, číst kostky špatně, přehánět, dokud to někdo neodhalí. Na konci vyjde vše najevo.

preset-deluxe = První hra
    .help = Hra Deluxe: pevné pořadí, žádné moduly navíc.
preset-conspiracy = Spiknutí
    .help = Všechno: dražba, vymývání mozků, propaganda a ostatní.
preset-custom = Každé pravidlo zvlášť
    .help = Každá volba samostatně.

## Slova na kartách

kind-control = Ovládnout
kind-neutralize = Zneutralizovat
kind-destroy = Zničit

## Kroky tahu

step-income = Příjem
step-draw = Líznutí
step-actions = Akce
step-end = Konec
