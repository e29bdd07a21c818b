### Crime Lords: co leží na stole a jak se karty jmenují tomu, kdo stůl poslouchá.

## Plán a jeho záhlaví

crime-mob = { $owner }: v čele je { $boss }. { $crooks ->
        [one] Jeden Mafián
        [few] { $crooks } Mafiáni
       *[other] { $crooks } Mafiánů
    }, { $rackets ->
        [0] žádný Kšeft
        [one] jeden Kšeft
        [few] { $rackets } Kšefty
       *[other] { $rackets } Kšeftů
    }. Součet { $total } z { $needed }.
crime-mob-none = { $owner } nemá na stole žádnou Bandu.
crime-total = Součet { $total } z { $needed }
crime-flow = Příjem { $income } G, výplaty { $wages } G
crime-money = { $amount } G
crime-money-secret = Peníze: tajné
crime-sure = Jisté, bez hodu
crime-loose = K umístění: { $owner }
crime-spots = Kam lze Mafiána položit

## Kšefty a jejich prémie

crime-rackets = Kšefty: { $count }
crime-rackets-of = Kšefty, { $seat }: { $count }
crime-rackets-none = Zatím žádné Kšefty.
crime-group-by = Seskupit podle
crime-by-district = Čtvrť
crime-by-type = Typ
crime-bonus-given = +{ $worth } platí
crime-bonus-lacks = { $lacks ->
        [one] do +{ $worth } chybí 1
        [few] do +{ $worth } chybějí { $lacks }
       *[other] do +{ $worth } chybí { $lacks }
    }
crime-bonus-rivals = +{ $worth } neplatí, brání: { $rivals }
crime-bonus-lacks-rivals = { $lacks ->
        [one] do +{ $worth } chybí 1, navíc brání: { $rivals }
        [few] do +{ $worth } chybějí { $lacks }, navíc brání: { $rivals }
       *[other] do +{ $worth } chybí { $lacks }, navíc brání: { $rivals }
    }

## Místo ve své složce

crime-figure-total = Součet
crime-figure-rackets = Kšefty
crime-figure-crooks = Mafiáni
crime-figure-money = Peníze
crime-figure-war = Ve válce
crime-seat-line = { $total }/{ $needed } · { $crooks } M · { $rackets } K
crime-seat-end = Součet { $total }/{ $needed } · Mafiáni { $crooks } · Kšefty { $rackets }

## Karty

crime-rank-boss = Šéf
crime-rank-lieutenant = Pobočník
crime-rank-crook = Mafián
crime-rank-free = Mafián
crime-power-short = S
crime-power-long = Síla
crime-resistance-short = O
crime-resistance-long = Odpor
crime-wage-long = Výplata
crime-income-long = Příjem
crime-boss-token = Žeton Šéfa
crime-card-boss = { $card }, Šéf. Hráč: { $owner }.
crime-card-lieutenant = { $card }, Pobočník. Hráč: { $owner }.
crime-card-crook = { $card }, Mafián. Hráč: { $owner }.
crime-card-loose = { $card }, Mafián k umístění. Hráč: { $owner }.
crime-card-open = { $card }, Mafián na volném prostranství.
crime-card-numbers = Síla { $power }, Odpor { $resistance }, výplata { $wage } G.
crime-card-likes = Slabost: { $type }.
crime-card-unhappy = { $count ->
        [0] Bez Nespokojenosti.
       *[other] Nespokojenost { $count } ze 3.
    }
crime-card-token = Má svůj žeton Akce.
crime-card-spent = Žeton Akce je utracený.
crime-card-restless = Má větší Sílu než nadřízený: na začátku tahu další žeton Nespokojenosti.
crime-card-under = { $side ->
        [north] Leží nahoře, nadřízený: { $master }.
        [east] Leží vpravo, nadřízený: { $master }.
        [south] Leží dole, nadřízený: { $master }.
       *[west] Leží vlevo, nadřízený: { $master }.
    }
crime-racket = { $card }, Kšeft.
crime-racket-numbers = Odpor { $resistance }, příjem { $income } G.
crime-racket-kind = { $district }: { $types }.
crime-racket-power = Síla { $power }.
crime-racket-muted = Při příštím příjmu nevydělá nic.
crime-full-likes = slabost: { $type }
crime-full-unhappy = { $count ->
        [0] bez Nespokojenosti
       *[other] Nespokojenost { $count } ze 3
    }
crime-full-grown = +{ $count } za vraždy.
crime-full-bonus = +{ $amount } za žeton Šéfa.
crime-full-racket = Kšeft. Hráč: { $owner }.
crime-full-open = Leží na volném prostranství.
crime-full-dead = V odhozených kartách.
crime-tag-helps = Pomáhá
crime-tag-guards = Brání
crime-tag-protects = Chrání
crime-tag-hides = Skrývá se
crime-legend-token = má žeton
crime-legend-spent = žeton utracen
crime-legend-unhappy = nespokojený: při třetím odchází


## Dražba

crime-auction = Dražba
crime-lot = V dražbě
crime-bid = { $amount } G: { $seat }
crime-bid-none = Zahajuje { $seat }.
crime-bid-leads = nabízí { $amount } G
crime-bid-out = mimo
crime-bid-thinks = přemýšlí
crime-bought-none = zatím nic
crime-sold-crooks = Prodaní Mafiáni: { $sold } z { $cap }
crime-sold-rackets = Prodané Kšefty: { $sold } z { $cap }

## Válka gangů

crime-war = Válka gangů
crime-war-move = Na řadě je { $seat }.
crime-war-plus = Útok dostává +{ $amount }.
crime-war-passes = Pasy za sebou: { $passes } z { $over }.

## Kroky tahu a obrázky konce

crime-step-income = Příjem
crime-step-payroll = Výplaty
crime-step-draw = Lízání
crime-step-actions = Akce
crime-step-refresh = Obnova
sum-total = Součet
sum-rackets = Kšefty
sum-crooks = Mafiáni
sum-money-g = Peníze, G

## Co říká každý plán, slovy této hry

board-whole = Všechny Bandy na stole
board-aim = Jedná { $card }: vyber Mafiána nebo Kšeft, něčí nebo volný.
board-aim-who = Který Mafián jedná? Vyber ho na stole.
board-of = z { $need }
board-tag-new = Nové
board-specials = Tvé zvláštní karty
board-specials-none = Žádnou nemáš.
board-special-give-special = Lze dát
    .do = Dát
board-pile-open = Volné prostranství
board-pile-dead = Odhození Mafiáni a Kšefty
board-pile-dead-short = odhozené
board-pile-used = Použité zvláštní karty
board-pile-used-short = použité
board-pile-deck = balíček
board-pile-removed = mimo hru
