### Illuminati: co leží na stole a jak se karty a šipky jmenují tomu, kdo je slyší.

## Oblasti

board-structure = { $owner }: { $illuminati }, { $groups ->
        [0] žádná skupina
        [one] jedna skupina
        [few] { $groups } skupiny
       *[other] { $groups } skupin
    }. Síla { $power }. Celkem { $amount } MB.
board-structure-none = { $owner } nemá strukturu.
board-whole = Všechny struktury na stole

## Záhlaví stolu a hráč v číslech

board-power = Síla { $power }
board-money = celkem { $amount } MB
board-of = z { $need }
board-goal-groups = { $have } z { $need } karet
    .word = Skupiny
board-goal-power = Síla { $have } z { $need }
    .word = Síla
board-goal-transferable = Přenosná síla { $have } z { $need }
    .word = Přenosná
board-goal-money = { $have } z { $need } MB
    .word = Cíl, MB
board-goal-destroyed = Zničeno { $have } z { $need }
    .word = Zničené
board-goal-distinct = { $have } z { $need } přesvědčení
    .word = Přesvědč.
board-goal-count = { $have } z { $need } k cíli
    .word = Cíl
board-goal-of-discordian-society = Podivné: { $have } z { $need }
    .word = Podivné
board-goal-of-society-of-assassins = Násilné: { $have } z { $need }
    .word = Násilné
board-goal-secret = Cíl: tajný
board-figure-goal = Cíl
board-figure-secret = tajný
board-figure-money = Peníze
board-seat-line = { $cards }, { $amount } MB
board-seat-line-goal = { $cards }, { $word } { $have }/{ $need }
board-seat-end = { $cards ->
        [one] jedna skupina
        [few] { $cards } skupiny
       *[other] { $cards } skupin
    }, { $amount } MB
board-seat-end-goal = { $cards ->
        [one] jedna skupina
        [few] { $cards } skupiny
       *[other] { $cards } skupin
    }, { $word } { $have }/{ $need }

## Na kartě

board-power-short = Síl
board-power-long = Síla
board-power-initial = S
board-resistance-short = Odp
board-resistance-long = Odpor
board-resistance-initial = O
board-income-short = Pří
board-income-long = Příjem
board-no-alignment-short = bez přesvědč.
board-no-alignment = Bez přesvědčení
board-tag-aids = Pomáhá { $amount }
board-tag-new = Nová

## Jméno karty pro toho, kdo ji slyší

board-card-illuminati = { $card }, Ilumináti hráče { $owner }.
board-card-group = { $card }, skupina.
board-card-power = Síla { $power }, přenosná { $transferable }.
board-card-resistance = Odpor { $resistance }.
board-card-income = Příjem { $income }.
board-card-purse = { $amount ->
        [one] V pokladně 1 megabuk.
        [few] V pokladně { $amount } megabuky.
       *[other] V pokladně { $amount } megabuků.
    }
board-card-purse-secret = { $least ->
        [0] Obsah pokladny není znám.
        [one] Obsah pokladny není znám, aspoň 1 megabuk.
        [few] Obsah pokladny není znám, aspoň { $least } megabuky.
       *[other] Obsah pokladny není znám, aspoň { $least } megabuků.
    }
board-card-acted = V tomto tahu už jednala.
board-card-ready = V tomto tahu ještě nejednala.
board-card-never-attacked = Nelze na ni útočit.
board-card-hangs = Loutka karty { $master }, na šipce: { $arrow }.
board-card-uncontrolled = Nekontrolovaná.
board-card-free-arrows = { $count ->
        [one] Jedna volná šipka: { $arrows }.
        [few] { $count } volné šipky: { $arrows }.
       *[other] { $count } volných šipek: { $arrows }.
    }
board-full-root = Kořen struktury hráče { $owner }.
board-full-puppet = Loutka karty { $master }, na šipce: { $arrow }. Ovládá ji { $owner }.
board-full-loose = Sňata ze struktury hráče { $owner }, bude zavěšena znovu.
board-full-dead = Zničena.

## Šipky

board-arrow = Šipka { $arrow } na kartě { $master }:
board-arrow-fits = { $count ->
        [one] karta se vejde.
        [few] vejdou se všechny { $count } karty.
       *[other] vejde se všech { $count } karet.
    }
board-arrow-fits-some = { $count ->
        [one] vejde se 1 karta z { $all }.
        [few] vejdou se { $count } karty z { $all }.
       *[other] vejde se { $count } karet z { $all }.
    }
board-arrow-clash = { $card } by ležela na kartě { $on }.
board-arrows-to-choose = Volné šipky na výběr
board-arrows-none = Žádné vycházející šipky.
board-arrow-free = { $arrow }: volná šipka
board-arrow-used = { $arrow }: obsazená šipka
board-arrow-blocked = { $arrow }: zablokovaná šipka
board-arrow-out = { $arrow }: šipka
board-spot = šipka { $arrow }:
board-spot-fits = { $count ->
        [one] vejde se
        [few] vejdou se všechny { $count }
       *[other] vejde se všech { $count }
    }
board-spot-some = { $count ->
        [few] vejdou se { $count } z { $all }
       *[other] vejde se { $count } z { $all }
    }
board-would-hang = { $card }: visela by tady
board-or-here = nebo tady

## Pata stolu

board-legend-free = volná šipka
board-legend-used = obsazená
board-legend-blocked = zablokovaná
board-legend-acted = proražená: už jednala
board-aim-who = Která karta útočí? Vyber ji na stole.
board-aim = Útočí { $card }: vyber cíl v kterékoli struktuře.

## Hromádky

board-pile-open = Nekontrolované
board-pile-dead = Zničené
board-pile-used = Použité zvláštní karty
board-pile-deck = balíček
board-pile-dead-short = zničené
board-pile-used-short = použité
board-pile-removed = vyřazené

## Vlastní zvláštní karty

board-specials = Tvé zvláštní karty
board-specials-none = Žádnou nemáš.
board-special-privilege = Lze dát za privilegium
    .do = Dát
board-special-abolish = Lze dát proti privilegiu
    .do = Vyložit
board-special-give-special = Lze dát
    .do = Dát
