### List toho, co se dá dělat, v kterékoli hře.

sheet-region = List
sheet-less = O jedno méně
sheet-more = O jedno více
sheet-below = Níže je víc
sheet-back = Zpět
sheet-step-back = O krok zpět
sheet-put-away = Nechat být
sheet-put-aside = Odložit
sheet-search = Hledat
sheet-nothing-found = Nic takového tu není.
sheet-group = { $name }: { $count }
sheet-group-offer = Dát nabídku
sheet-group-play = Zahrát zvláštní kartu
sheet-group-choose = Vybrat
sheet-needed = { $needed } nebo méně, { $percent } %
sheet-liberty = Můžeš jednat, chceš-li
sheet-waiting = Rozhodují ostatní
sheet-complete = Zatím nebylo nic odesláno.
sheet-odds = Šance na dvou kostkách: { $needed } nebo méně, { $percent } procent. O jedno méně: { $less } procent. O jedno více: { $more } procent. 11 a 12 vždy selžou.
sheet-odds-never = vždy selže
sheet-standing = Odteď odpovídat za mě
sheet-standing-ask = Ptát se mě pokaždé
sheet-standing-unless-target = Nezasahovat, pokud to nemíří na mě
sheet-standing-unless-win = Nezasahovat, pokud tím nikdo nemůže vyhrát
sheet-standing-rest-of-turn = Nezasahovat do konce tohoto tahu
sheet-standing-secret = Vidíš to jen ty. Odpovídá po stejné pauze jako člověk.

## Potřebná čísla

attack-or-less = { $number } nebo méně
attack-short = schází { $short }
attack-chance = Šance na dvou kostkách
attack-put-away = Nechat být
attack-kinds = Druh útoku
attack-not = nejde
attack-any-attacker = nejlepší útočník
attack-no-target = jaký cíl?
attack-change = změnit
attack-change-attacker = Změnit útočníka
attack-change-target = Změnit cíl
attack-yours = tvá karta
attack-of = vlastní { $seat }
attack-uncontrolled = neovládaná
attack-parts = Číslo po částech
attack-needed = Potřebuješ
attack-needed-by = { $seat } potřebuje

## Obchody

turn-deal = Nabídnout obchod
turn-deal-on = Pokračovat v nabídce
deals-title = Obchody
deals-none = Na stole neleží žádná nabídka.
deals-draft = Tvá nabídka ještě není odeslaná. Dostane ji { $to }.
deals-sent = Tvá nabídka leží u hráče { $to }
deals-making = Připravuješ nabídku: { $to }
deals-writes-you = { $by } ti připravuje nabídku
deals-between = { $by } nabízí obchod: { $to }
deals-until = otevřená, dokud neodpovíš
deal-title = Nabídnout obchod
deal-title-to = Nabídka obchodu: { $to }
deal-note = { $left ->
        [0] Tři nabídky v tomto tahu už byly; další nejsou.
        [one] V tomto tahu můžeš dát ještě jednu nabídku.
        [few] V tomto tahu můžeš dát ještě { $left } nabídky.
       *[other] V tomto tahu můžeš dát ještě { $left } nabídek.
    }
deal-with = Komu
deal-get = Dostaneš
deal-give = Dáš
deal-gets = { $seat } dostane
deal-gives = { $seat } dá
deal-nothing = nic
deal-hidden = { $count ->
        [one] Jedna karta, kterou znají jen oni dva
        [few] { $count } karty, které znají jen oni dva
       *[other] { $count } karet, které znají jen oni dva
    }
deal-remove = Vyjmout: { $what }
deal-money-side = Kdo platí
deal-money-give = Platím já
deal-money-get = Platí mně
deal-coins = Peníze
deal-coins-of = z { $amount }
deal-add-give = Dát kartu { $card }
deal-add-want = Žádat kartu { $card }
deal-promise = Slib, nikoho nezavazuje:
deal-promise-write = Slib vlastními slovy
deal-promise-add = Přidat
deal-promise-note = Řekne se jen druhému, spolu s nabídkou. Nikoho nezavazuje.
deal-promise-program = Program sliby nečte; platí to, co se nabízí.
deal-send = Odeslat nabídku
deal-tear = Roztrhat
deal-withdraw = Nabídku zahodit
deal-offers-you = { $by } ti nabízí obchod
deal-consent-note = Když přijmeš, stane se obojí naráz. Nabídka končí tvou odpovědí.
deal-accept = Přijmout
deal-change = Změnit ji
deal-decline = Odmítnout
deal-coins-secret = kolik tam je, neví nikdo
deal-money-secret = Nějaké peníze

## Čekání

wait-title = { $seats_count ->
        [one] Rozhoduje { $seats }
        [few] Rozhodují { $seats }
       *[other] Rozhodují { $seats }
    }
wait-table = Rozdává se
wait-over = Hra skončila
wait-liberty = Nikdo se tě na nic neptá. Obchod ale nabídnout můžeš.
wait-nothing = Teď se tě nikdo na nic neptá.
wait-onlooker = Sleduješ hru: vidíš to, co smí vědět celý stůl.

## Hra s podváděním

cheat-stamp = Podvod
cheat-title = Podvádět, nebo odhalit podvod
cheat-open = Mezi přáteli: co se nikdo nedozví, a odhalování ostatních.
cheat-note = Co tu uděláš, se nikdo nedozví, ledaže to někdo uvidí. Správné odhalení podvod zruší a nic dalšího nestojí. Na konci vyjde všechno najevo.
cheat-seen = { $cheat ->
        [skim] Vidíš, že { $other } bere peníze z banky.
        [peek] Vidíš, že { $other } se dívá na další kartu.
        [misread] Vidíš, že { $other } čte kostky špatně.
       *[overstate] Vidíš, že { $other } přehání.
    }
cheat-top = Další karta v balíčku: { $card }.
cheat-done = { $cheat ->
        [skim] Vzato z banky: { $amount }; ještě to jde odhalit.
        [peek] Další kartu už znáš; ještě to jde odhalit.
        [misread] Tvé kostky ve skutečnosti ukazují { $amount }; ještě to jde odhalit.
       *[overstate] Přeháníš o { $amount }; ještě to jde odhalit.
    }
cheat-skim = Vzít z banky
cheat-peek-note = Budeš ji znát jen ty. Zůstane navrchu.
cheat-calls = { $count ->
        [one] Odhalit podvod: v tomto tahu zbývá jeden pokus
        [few] Odhalit podvod: v tomto tahu zbývají { $count } pokusy
       *[other] Odhalit podvod: v tomto tahu zbývá { $count } pokusů
    }
cheat-misread = Nebo je přečti špatně
cheat-truth = Říct pravdu: { $total }
