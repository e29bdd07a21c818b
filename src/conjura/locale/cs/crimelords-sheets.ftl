### Listy Crime Lords: dražba, výplata, tah, útoky, válka gangů, kořist, obchody.

unit-money = G

## Co je dobré vědět o kartě

told-power = Síla { $power }
told-resistance = Odpor { $resistance }
told-income = Příjem { $income }
told-boss = Šéf
told-spent = bez žetonu
told-unhappy = { $count ->
        [0] je spokojen
        [one] jeden žeton Nespokojenosti
        [few] { $count } žetony Nespokojenosti
       *[other] { $count } žetonů Nespokojenosti
    }
told-unhappy-then = Žetony Nespokojenosti: { $before }, potom { $after }
told-below = { $count ->
        [one] jeden Mafián pod ním
        [few] { $count } Mafiáni pod ním
       *[other] { $count } Mafiánů pod ním
    }

## Dražba

auction-title = Dražba
auction-lot = Draží se { $card }
auction-kind-crook = Mafián
auction-kind-racket = Kšeft
auction-kind-special = Zvláštní karta
auction-kind-card = Karta
auction-caps = Prodáno: Mafiáni { $crooks } z { $crooks_cap }, Kšefty { $rackets } z { $rackets_cap }.
auction-more = { $count ->
        [one] Poslední svého druhu, který se prodá.
        [few] Prodají se ještě { $count } toho druhu, i s touto kartou.
       *[other] Prodá se jich toho druhu ještě { $count }, i s touto kartou.
    }
auction-who = Hráč
auction-money = Zbývá G
auction-crooks = Mafiáni
auction-rackets = Kšefty
auction-state = Přihazování
auction-leads = nabízí { $bid }
auction-decides = rozhoduje
auction-may = může přihodit
auction-passed = mimo hru
auction-barred = nesmí
auction-barred-note = O tohoto Mafiána hrají jen ti, kdo ještě žádného nemají.
auction-your-bid = Tvá nabídka
auction-after = Zbývá { $before } G, potom { $after }
auction-lost = Co v dražbě neutratíš, propadne.
auction-no-money = Zbývá ti { $amount } G, na přihození je to málo.
auction-sum-open = Zahajuje { $seat }
auction-sum = Vede { $seat } s { $bid } G
auction-do-open = Zahájit za { $amount } G
auction-do = Nabídnout { $amount } G
auction-pass = Pasovat
auction-watch = Teď se tě nikdo neptá.

## Šéf a místa Mafiánů

boss-end = jako Šéf { $power }
boss-leads = { $count ->
        [one] Se Silou { $power } by mohl vést jednoho z ostatních Mafiánů (je jich { $all }).
        [few] Se Silou { $power } by mohl vést { $count } z ostatních Mafiánů (je jich { $all }).
       *[other] Se Silou { $power } by mohl vést { $count } z ostatních Mafiánů (je jich { $all }).
    }
boss-choose = Vyber Šéfa
boss-do = Šéfem bude { $card }
lay-north = nad
lay-east = vpravo
lay-south = pod
lay-west = vlevo
lay-superior = Nadřízený se Silou { $power }
lay-lieutenant = tam bude Pobočníkem
lay-deep = hlouběji, ne Pobočník
lay-demotes = přestane být Pobočníkem: jeden žeton Nespokojenosti
lay-do = { $place }
lay-choose = Vyber místo
lay-other = Do Bandy, kterou vede { $other }
lay-other-note = Jen pokud ta Banda souhlasí; místo vybere ona.
receive-wages = Při každé výplatě by stáli { $wages } G.

## Výplata

payroll-title = Výplata
payroll-note = Napřed Šéf, a to celý. Co se zaplatí, jde do banky. Dokud to nepotvrdíš, neplatí se nic.
payroll-quick = Vyplnit
payroll-full = Všem celé: { $owed } G
payroll-least = Jen co je udrží
payroll-again = Podle návrhu
payroll-boss = Šéf
payroll-content = dostane celé
payroll-part = část: o žeton víc
payroll-none = nic: o dva žetony víc
payroll-leaves = odejde z Bandy
payroll-boss-first = napřed Šéf
payroll-pay-of = Výplata: { $card }
payroll-of = z { $wage }
payroll-sum = { $total } G z dlužných { $owed }
payroll-left = { $before } G, potom { $after }
payroll-leaving = { $count ->
        [one] Se třemi žetony odejde na volné prostranství: { $cards }.
        [few] Se třemi žetony odejdou na volné prostranství: { $cards }.
       *[other] Se třemi žetony odejde na volné prostranství: { $cards }.
    }
payroll-do-full = Zaplatit všem { $total } G
payroll-do-short = { $count ->
        [one] Zaplatit { $total } G, jeden Mafián zkrátka
        [few] Zaplatit { $total } G, { $count } Mafiáni zkrátka
       *[other] Zaplatit { $total } G, { $count } Mafiánů zkrátka
    }
payroll-do-lose = { $count ->
        [one] Zaplatit { $total } G a přijít o Mafiána
        [few] Zaplatit { $total } G a přijít o { $count } Mafiány
       *[other] Zaplatit { $total } G a přijít o { $count } Mafiánů
    }

## Co můžeš udělat

turn-title = Co můžeš udělat
turn-title-passed = Pasuješ
turn-note = Přetáhni Mafiána na jeho cíl, nebo si vyber řádek. Každý Mafián jedná jednou: utratí svůj žeton Akce.
turn-recruit = Naverbovat Mafiána
turn-recruit-note = Z volného prostranství, nebo z cizí Bandy. Dokud útok neohlásíš, nic se neodešle.
turn-racket = Převzít Kšeft
turn-racket-note = Síla proti Odporu; pomáhají Kšefty téhož typu a téže čtvrti.
turn-hit = Pokusit se o vraždu
turn-hit-note = Zabít Mafiána. Pokus o vraždu Šéfa začne válku gangů.
turn-move-crook = Přesunout Mafiána
turn-move-crook-note = Se všemi, kdo jsou pod ním, ve vlastní Bandě i do cizí. Stojí jeho žeton.
turn-visit = Jít na návštěvu
turn-visit-note = O žeton Nespokojenosti méně. Stojí žeton Akce: { $cards }.
turn-return-crook = Propustit Mafiána
turn-return-crook-note = Zdarma. Bude zase volný.
turn-treason = Zradit Šéfa
turn-treason-note = Na jeho místo jde Pobočník; každý dostane žeton Nespokojenosti.
turn-retire = Poslat Šéfa do penze
turn-retire-note = Za dvojnásobek jeho Síly v G ho vystřídá Pobočník a nikdo se nezlobí.
turn-use-ability = Použít schopnost karty
turn-use-ability-note = { $count ->
        [one] Připraveno: { $cards }.
       *[other] Připraveno: { $cards }.
    }
turn-deal-note = Dar je nabídka, která nežádá nic. Kšefty a Zvláštní karty se počítají za akci.
turn-special = Zahrát Zvláštní kartu
turn-special-note = { $count ->
        [one] Teď lze zahrát: { $cards }.
       *[other] Teď lze zahrát: { $cards }.
    }
turn-special-none = Teď nelze zahrát žádnou. Podívej se proč.
turn-pass = Vynechat celý tah za 10 G
turn-pass-note = Žádná akce. Žetony zůstanou na obranu.
turn-leave = Odejít ze hry
turn-leave-note = Nadobro. Tvoji Mafiáni a Kšefty budou volní.
deed-move-crook = Přesunout Mafiána: kterého?
deed-move-crook-note = Ti, kdo jsou pod ním, jdou s ním a nic neutratí. Vyber ho tady, nebo na desce.
deed-visit = Jít na návštěvu: který Mafián?
deed-visit-note = Navštíví Kšeft, pro který má slabost, a ztratí žeton Nespokojenosti.
deed-return-crook = Propustit Mafiána: kterého?
deed-return-crook-note = Ti, kdo jsou pod ním, se položí znovu; kdo nenajde místo, odejde taky.
deed-treason = Zrada: který Pobočník?
deed-treason-note = Utratí svůj žeton a je Šéfem, bez hodu.
deed-retire = Poslat Šéfa do penze: který Pobočník ho vystřídá?
deed-retire-note = Utratí svůj žeton a ty zaplatíš dvojnásobek Síly Šéfa.
deed-use-ability = Použít schopnost: které karty?
deed-use-ability-note = Co říká, platí hned.
deed-play = Tvé Zvláštní karty
deed-play-note = Na zahranou kartu mohou ostatní odpovědět, než začne působit.
confirm-pass = Potom už v tomto tahu můžeš jen darovat peníze a hrát Zvláštní karty.
confirm-treason = Starý Šéf odejde ze hry a každý Mafián Bandy dostane žeton Nespokojenosti.
confirm-retire = Starý Šéf odejde ze hry. Peníze jdou do banky.
confirm-return = { $count ->
        [0] Odejde z tvé Bandy na volné prostranství.
        [one] Odejde z tvé Bandy na volné prostranství; jeden Mafián pod ním se položí znovu, nebo odejde taky.
        [few] Odejde z tvé Bandy na volné prostranství; { $count } Mafiáni pod ním se položí znovu, nebo odejdou taky.
       *[other] Odejde z tvé Bandy na volné prostranství; { $count } Mafiánů pod ním se položí znovu, nebo odejde taky.
    }

## Útoky

kind-recruit = Nábor
kind-racket = Kšeft
kind-hit = Vražda
attack-title-recruit = Naverbovat Mafiána
attack-title-racket = Převzít Kšeft
attack-title-hit = Pokusit se o vraždu
attack-note-any = Vyber cíl tady, nejpravděpodobnější je první; nebo útočníka na desce. Bere se nejlepší útočník a dá se změnit.
attack-note-target = Vyber cíl na kterékoli desce, nebo tady: nejpravděpodobnější je první.
attack-nothing = Takhle teď nejde zaútočit na nic.
attack-sure = bez hodu
attack-figures = Síla { $power } minus Odpor { $against }; hodnost, bonusy a vše ostatní: { $rest }.
attack-figures-hit = Síla { $power } minus Síla { $against }; hodnost, bodyguardi a vše ostatní: { $rest }.
attack-then-recruit = Potom: tajné peníze všech, jeden pomocník zespodu a možná nadřízený cíle.
attack-then-racket = Potom: možná ochránce, tajné peníze všech a pak střídavě pomoc obou stran.
attack-then-hit = Potom: až 5 G z tvého a jeden pomocník; oběť se může schovat.
attack-boss = Tohoto Šéfa má { $seat }: má-li vražda naději, začne válka gangů, ať vyjde, nebo ne.
attack-inside = Je z tvé Bandy: zemře bez hodu. Jeho nadřízený a ti, kdo jsou hned pod ním, dostanou žeton Nespokojenosti.
attack-instead = Místo něj
attack-do = Ohlásit útok
attack-do-inside = Zabít bez hodu
attack-free = Dokud v tom nejsou peníze, lze útok odvolat; žeton se vrátí.
clash-own-recruit = Verbuješ
clash-own-racket = Přebíráš Kšeft
clash-own-hit = Tvůj pokus o vraždu
clash-other-recruit = { $seat } verbuje
clash-other-racket = { $seat } přebírá Kšeft
clash-other-hit = { $seat } se pokouší o vraždu
clash-at-you-recruit = { $seat } verbuje tvého Mafiána
clash-at-you-racket = { $seat } útočí na tvůj Kšeft
clash-at-you-hit = { $seat } míří na tvého Mafiána
clash-protector = Kdo ho chrání
clash-helper = Jeden pomocník
clash-rounds = Kdo pomůže teď
clash-guards = Který Bodyguard
clash-rounds-note = Strany přidávají střídavě. Když nepřidá žádná, hází se kostkami.
clash-token = utratí svůj žeton
clash-hopeless = bez naděje
clash-sides = Na čí straně stojíš
clash-help = Pro útok
clash-hinder = Proti němu
clash-money-for = Peníze pro útok
clash-money-against = Peníze proti útoku
clash-money-hit = Peníze na vraždu
clash-money-left = { $before } G, potom { $after }
clash-no-money = Nemáš na to peníze.
clash-secret = Dokud neodpoví všichni, nikdo nevidí, kolik to je. Jde to do banky, ať to dopadne jakkoli.
clash-hit-open = Tyto peníze uvidí všichni.
clash-owed = Peníze ještě mají dát: { $seats }.
clash-then-help = S touto pomocí
clash-then-steps = Když zasáhne
clash-then-hides = Když se schová
clash-then-money = S { $amount } G
clash-do-protect = Chrání { $cards }
clash-do-help = { $count ->
        [one] Poslat: { $cards }
        [few] Poslat { $count } pomocníky
       *[other] Poslat { $count } pomocníků
    }
clash-do-for = Dát { $amount } G pro útok
clash-do-against = Dát { $amount } G proti útoku
clash-free = Když útok odvoláš, žeton se vrátí; na tento cíl už ale v tomto tahu neútočí.
clash-watching = Teď se tě nikdo neptá. Číslo se mění, jak přichází pomoc a peníze.
clash-still = Co ještě může přijít.
clash-could-attack = { $seat } může přidat:
clash-could-attack-one = { $seat } může přidat jednoho z nich:
clash-could-defend = { $seat } může ubrat:
clash-purse-attacks = { $seat } až { $most } G pro útok.
clash-purse-attacks-secret = { $seat } kolik chce pro útok.
clash-purse-defends = { $seat } až { $most } G proti útoku.
clash-purse-defends-secret = { $seat } kolik chce proti útoku.
clash-purse-either = { $seat } až { $most } G, pro i proti.
clash-purse-either-secret = { $seat } nějaké peníze, pro i proti.
clash-no-room = Pod útočníkem teď není místo pro kartu { $card }: nezmění nic ani úspěch.
clash-war = Ať to vyjde, nebo ne, začne tím válka gangů.
clash-wins = S kartou { $card } by k vítězství stačilo: { $seats }.
clash-wins-you = S tím by ti to stačilo k vítězství.
window-yours = Tvé Zvláštní karty
window-no-specials = Nemáš žádnou Zvláštní kartu.
window-rolled = Padlo { $roll }; bylo potřeba { $number } nebo méně

## Válka gangů

war-title = Válka gangů: { $seat } útočí na Šéfa, kterého má { $other }
war-note = Každá Banda, která je v ní, se na řadě pokusí o vraždu, nebo pasuje.
war-circle = Kdo je ve válce, po řadě
war-moves = na řadě
war-began = začíná válku
war-hit = první oběť
war-tokens = { $count ->
        [one] jeden Mafián připraven
        [few] { $count } Mafiáni připraveni
       *[other] { $count } Mafiánů připraveno
    }
war-passes = Pasů za sebou: { $passes } z { $over }; posledním válka skončí.
war-ends = Když teď pasuješ, válka skončí.
war-plus = Vraždy teď mají o { $plus } víc.
war-outside = Nejsi v ní, leda by někdo zaútočil na tvého Mafiána.
war-do = Pokusit se o vraždu
war-do-note = Mafiána kterékoli cizí Bandy; ta pak vstoupí do války.
war-watching = Teď se tě nikdo neptá.

## Kořist, dohoda, volby

spoils-brings = { $name }: { $have } z { $need }
spoils-left = Ještě zbývá: { $cards }
agree-total = { $total } z { $needed }
agree-secret = Dokud neodpoví všichni, nikdo odpovědi nevidí. Stačí jedno ne a hraje se dál.
choice-specials = { $count ->
        [one] Drží jednu Zvláštní kartu.
        [few] Drží { $count } Zvláštní karty.
       *[other] Drží { $count } Zvláštních karet.
    }

## Obchody

deal-money = { $amount } G
deal-purse = Tvé peníze: z { $before } na { $after } G.
deal-purse-secret = Kolik ti dva mají, nikdo jiný neví.
deal-ware-special = Zvláštní karta.
deal-ware-racket = Kšeft se svým žetonem i značkami. Nikoho neuklidní.
deal-want-special = Žádat Zvláštní kartu
deal-give-special = Dát Zvláštní kartu
deal-want-racket = Žádat Kšeft
deal-give-racket = Dát Kšeft
deal-perhaps-special = Peníze a Zvláštní karty v nabídce znají jen oni dva.
