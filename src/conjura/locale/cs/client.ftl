### Klient v prohlížeči.

ui-lost-title = Tady nic založeno není
ui-lost-text = Adresa je chybná, nebo se stůl už neuchovává.
ui-to-home = Na úvodní stránku

## Všude

ui-yes = ano
ui-no = ne
ui-none = žádné
ui-close = Zavřít
ui-understood = Rozumím
ui-menu = Nabídka
ui-rules = Pravidla
ui-keys = Klávesy
ui-theme-turn = Světle, nebo tmavě
ui-program = program
ui-you = Ty
ui-clause = Pravidlo { $clause }

## Nastavení

ui-language = Jazyk
ui-theme = Vzhled
ui-theme-system = Podle zařízení
ui-theme-light = Světlý
ui-theme-dark = Tmavý
ui-sounds = Zvuky
ui-letter-keys = Písmena jsou u stolu klávesami
ui-no-motion = Nic se nehýbe
ui-notify = Upozornit, když jsem na tahu
ui-notify-refused = Prohlížeč upozornění z této stránky nepovoluje.

## Otázka a hodiny

ui-stamp-move = Jsi na tahu
ui-stamp-answer = Odpověz
ui-stamp-waiting = Čeká se
ui-stamp-refused = Nelze
ui-stamp-away = Bez spojení
ui-stamp-past = Minulost
ui-stamp-closed = Uzavřeno
ui-stamp-paused = Pauza
ui-stamp-left = Program
ui-choose = Vyber, co uděláš.
ui-complete = Vše je vybráno: potvrď to, nebo to odlož.
ui-complete-more = Nic ještě není odesláno.
ui-nothing-changed = Nic se nezměnilo.
ui-waiting = Čeká se na { $seats }.
ui-waiting-liberty = Čeká se na { $seats }. Zatím můžeš dávat nabídky.
ui-waiting-table = Stůl pokračuje sám.
ui-line-lost = Spojení se obnovuje. Tvůj tah zůstává.
ui-line-lost-more = { $seconds ->
        [one] Deska je stará jednu sekundu.
        [few] Deska je stará { $seconds } sekundy.
       *[other] Deska je stará { $seconds } sekund.
    } Co teď odešleš, uloží se jednou.
ui-line-none = Server neodpovídá. Je spojení v pořádku?
ui-shut-gone = Tento stůl pro tebe není otevřený.
ui-shut-replaced = Tento stůl máš otevřený na příliš mnoha místech.
ui-shut-other = Server ukončil spojení.
ui-past-turn = Čteš tah { $turn }, { $seat }.
ui-past-start = Čteš začátek.
ui-past-waits = Nikdo to nevidí. Stůl čeká na tebe.
ui-past-more = Nikdo to nevidí. Hra běží dál.
ui-back-to-now = Zpět do přítomnosti
ui-won = { $winners_count ->
        [one] Vítězí { $winners }.
       *[other] Vítězství sdílejí { $winners }.
    }
ui-nobody-won = Hra končí bez vítěze.
ui-seed-published = Semínko je zveřejněno; kostky lze ověřit.
ui-again = Hrát znovu, o místo dál
ui-standings = Konečný stav
ui-see-summary = Hra v grafech
ui-see-board = Deska
ui-undo = Vzít zpět
ui-agree = Souhlasím
ui-refuse = Nesouhlasím
ui-motion-undo = { $by } žádá o vrácení posledního kroku.
ui-motion-pause = { $by } žádá o zastavení hodin.
ui-motion-resume = { $by } žádá o spuštění hodin.
ui-motion-replace = { $by } žádá, aby místo hráče { $seat } hrál program.
ui-plea-undo = Tvá žádost: vrátit poslední krok. Ještě musí souhlasit: { $seats }.
ui-plea-pause = Tvá žádost: zastavit hodiny. Ještě musí souhlasit: { $seats }.
ui-plea-resume = Tvá žádost: spustit hodiny. Ještě musí souhlasit: { $seats }.
ui-plea-replace = Tvá žádost: ať hraje program. Ještě musí souhlasit: { $seats }.
ui-withdraw = Vzít zpět žádost
ui-paused = U stolu je pauza.
ui-paused-more = Nikomu neběží čas a nic nelze udělat. Pokračuje se, až všichni souhlasí.
ui-left = Na tvém místě hraje program.
ui-late = { $name } už nemá čas: má dál hrát program?
ui-replace = Ať hraje program
ui-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
ui-hours = { $hours } h { $minutes }
ui-spoken-seconds = { $seconds ->
        [one] jedna sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
ui-spoken-minutes = { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
ui-spoken-hours = { $hours ->
        [one] jedna hodina
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
ui-clock-none = bez hodin
ui-clock-stands = ničí hodiny neběží
ui-clock-paused = zastaveno po dohodě
ui-clock-of = { $name }
ui-clock-then-reserve = a pak { $reserve } rezervy
ui-clock-reserve = z rezervy
ui-clock-zero-pass = pak se nehraje
ui-clock-zero-bot = pak hraje program
ui-clock-zero-vote = pak rozhodnou ostatní
ui-clock-spoken = { $name }: { $time }, { $rest }
ui-clock-left = Zbývá: { $time }
ui-clock-turns = { $kind ->
        [omerta] { $turns ->
            [one] kolo,
            [few] kola,
           *[other] kol,
        }
       *[other] { $turns ->
            [one] tah,
            [few] tahy,
           *[other] tahů,
        }
    }
ui-standing-off = Zase se mě ptej
ui-standing-short = odpovídá za tebe
ui-standing-unless-target = odpovídá za tebe, pokud nejsi cílem
ui-standing-unless-win = odpovídá za tebe, pokud nikdo nemůže vyhrát
ui-standing-rest-of-turn = odpovídá za tebe do konce tahu
ui-steps = Kroky tahu
ui-step-action = Akce { $n } ze 2
ui-step-transfers = Převody { $n }

## Části stolu

ui-table = Stůl
ui-region-prompt = Otázka
ui-region-people = Hráči a rozhovor
ui-region-folders = Hráči
ui-region-common = Nekontrolované skupiny
ui-region-board = Mocenská struktura
ui-region-hand = Tvoje zvláštní karty, tajné
ui-region-deals = Dohoda na stole
ui-region-paper = List a záznam
ui-views = Pohledy
ui-tab-board = Deska
ui-tab-specials = V ruce
ui-tab-deals = Dohody
ui-tab-log = Záznam
ui-tab-chat = Rozhovor
ui-open-structure = Otevřít strukturu: { $name }
ui-order-next = další
ui-order-then = potom
ui-order-before = hraje před tebou
ui-substituted = hraje program
ui-away = pryč
ui-title-turn = { $turn ->
        [0] { $title }, před prvním tahem
       *[other] { $kind ->
            [omerta] { $title }, kolo { $turn }
           *[other] { $title }, tah { $turn }
        }
    }
ui-table-open = stůl se chystá

## Záznam, posuvník, rozhovor, pravidla

ui-log = Záznam
ui-log-note = vše, co smíš vědět
ui-log-turn = Tah { $turn }, { $seat }
ui-log-older = Starší řádky
ui-log-show = Ukázat tento okamžik
ui-log-empty = Zatím se nic nestalo.
ui-log-undone = { $name } bere krok zpět.
ui-slider = Minulost hry
ui-slider-start = Začátek
ui-slider-live = { $turn }, teď
ui-slider-end = { $turn }, konec
ui-slider-turn = tah { $turn }
ui-chat = Rozhovor
ui-chat-note = u stolu
ui-chat-who = koho slyšíš
ui-chat-hear = Slyšet: { $name }
ui-chat-to = { $name } → { $to }
ui-chat-to-you = { $name }, jen tobě
ui-chat-whom = Kdo to uslyší
ui-chat-all = Celému stolu
ui-chat-write = Napiš ke stolu
ui-chat-none = Zatím nikdo nic nenapsal.
ui-chat-message = Zpráva
ui-chat-send = Poslat
ui-rule = Pravidlo
ui-rule-close = Zavřít pravidlo
ui-rule-missing = Toto pravidlo teď nelze načíst.
ui-rule-whole = Celá pravidla na vlastní stránce

## Klávesy

ui-key-regions = další část stolu (s klávesou Shift předchozí)
ui-key-prompt = na otázku
ui-key-tab = po ovládacích prvcích
ui-key-arrows = po struktuře
ui-key-enter = vybrat, potvrdit
ui-key-escape = odložit
ui-key-attack = útočit kartou
ui-key-structures = další struktura
ui-key-uncontrolled = nekontrolované skupiny
ui-key-home = vlastní struktura
ui-key-card = celá karta
ui-key-deal = nabídnout dohodu
ui-key-money = více či méně peněz
ui-key-past = krok zpět nebo vpřed v minulosti
ui-key-now = zpět do přítomnosti
ui-key-rule = pravidlo k otázce
ui-key-text = struktury jako text
ui-keys-off = Písmenné klávesy lze vypnout v nabídce.

## Chystaný stůl

ui-seats = Místa
ui-seat-open = Volné
ui-seat-link = pro toho, kdo má odkaz
ui-seat-you = ty
ui-seat-here = přítomen
ui-sit-down = Posadit se
ui-give-to-program = Místo { $seat }: dát programu
ui-program-please = program …
ui-free-seat = Uvolnit
ui-free-seat-of = Uvolnit místo: { $name }
ui-your-name = Jak ti říkají?
ui-start = Začít
ui-copy-link = Zkopírovat odkaz
ui-copied = Zkopírováno
ui-link-here = Odkaz ke stolu
ui-leave = Odejít od stolu
ui-seats-left = { $count ->
        [one] Zbývá jedno volné místo.
        [few] Zbývají { $count } volná místa.
       *[other] Zbývá { $count } volných míst.
    }
ui-all-seated = Všichni jsou tu.
ui-not-here = Teď tu není: { $seats }. Hra přesto může začít.
ui-host-starts = Hru zahájí hostitel.
ui-bot-random = Náhodný
ui-bot-heuristic = Zkušený
ui-bot-search = Silný
ui-pace-none = bez hodin
ui-pace-days = { $days ->
        [one] den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
ui-pace-decision = { $minutes } min na rozhodnutí
ui-pace-reserve = { $minutes } min na rozhodnutí, { $reserve } v rezervě

## Nabídka stolu

ui-commitment = Otisk semínka, zveřejněný před prvním tahem karty:
ui-seed = Semínko:
ui-seat-token = Odkaz na moje místo pro jiné zařízení
ui-seat-token-copied = Kdo otevře tuto adresu, hraje na tvém místě:
ui-record = Stáhnout zápis
ui-replay = Přehrát hru

## Konec hry

sum-title = Hra v grafech
sum-winner = Vítěz
sum-groups = Skupiny
sum-power = Síla
sum-money = Peníze, MB
sum-destroyed = Zničené skupiny
sum-turn = Tah
sum-chart = { $what } po { $turns } tahů, každý hráč má čáru. Čísla jsou v tabulce, která následuje.
sum-who = Kdo útočil na koho
sum-who-note = Úspěšné útoky ze všech, na které se házelo. Řádky útočí, sloupce se brání.
sum-uncontrolled = ničí
sum-met = úspěšných { $hits } z { $tries }
ui-ask-undo = Požádat o vrácení posledního kroku
ui-ask-pause = Požádat o zastavení hodin
ui-ask-resume = Požádat o spuštění hodin
ui-ask-replace = Požádat, aby za { $name } hrál program
ui-substitute-on = Ať za mě hraje program
ui-substitute-off = Hraju zase sám
ui-sheet-peek = Vytáhnout list
ui-sheet-half = Vytáhnout list až nahoru
ui-sheet-full = Stáhnout list

## Úvodní stránka

home-open-today = { $count ->
        [0] Teď žádná veřejná hra
        [one] Jedna veřejná hra
       *[other] Veřejných her: { $count }
    }
home-sub = Tři hry o spiknutí a mafii, na dálku jedné obrazovky. Stůl vede účty, cituje pravidlo, když řekne ne, a uchová každé tajemství.
home-join = Připojit se odkazem
home-link = Odkaz nebo kód
home-join-button = Vstoupit
home-link-wrong = To není odkaz na stůl ani jeho kód.
home-no-account = Účet není potřeba. Místo ti na tomto zařízení zůstane.
home-more = Další stránky
home-mine = Moje hry
home-me = Kdo tu jsem
home-watch-link = Sledovat
home-continue = Pokračovat
home-continue-none = Zatím nemáš žádnou hru. Otevři stůl, nebo se k nějakému připoj.
home-listed = Volná místa
home-watch = Sledovat hru
watch-none = Teď nelze sledovat žádnou hru. Čtyři programy jsou připraveny nějakou začít.
watch-begin = Ať hrají programy
watch-title = Hrají programy
watch-watch = Sledovat
watch-other = Jiný stůl
watch-coming = Spis se otevírá …
ui-game-illuminati = Illuminati
    .help = Ovládni skupiny světa, šipku po šipce. 2 až 8 hráčů.
ui-game-crimelords = Crime Lords
    .help = Draž zločince, plať je a hlídej, aby nepřeběhli. 2 až 6 hráčů.
ui-game-omerta = Omertà
    .help = Pět rodin, dvacet pět panství, každá s tajným cílem. 2 až 5 hráčů.
form-title = Otevřít stůl
form-game = Hra
form-later = později
form-rules = Pravidla
form-later-options = Zatím nehotové: { $names }.
form-preset-changes = Co tato pravidla mění
form-seat = Místo { $seat }
form-no-seat = Bez místa
form-link = odkaz
form-host = tvé místo
form-add-seat = Přidat místo
form-pace = Tempo
form-pace-live = Naživo
    .help = 2 minuty na rozhodnutí, 6 v rezervě.
form-pace-quick = Rychle
    .help = Minuta na rozhodnutí, nic v rezervě.
form-pace-day = Den na tah
    .help = Pro pomalé hry: na každé rozhodnutí den.
form-pace-days = Tři dny na tah
    .help = Pro ještě pomalejší hry: tři dny na každé rozhodnutí.
form-pace-none = Bez hodin
    .help = Každý má času, kolik chce.
form-zero = Když dojde čas
form-zero-bot = Dohraje program
form-zero-vote = Hlasují ostatní
form-zero-pass = Pas
form-watch = Diváci
form-watch-link = S odkazem
    .help = Vidí to, co vidí celý stůl.
form-watch-all = Kdokoli
    .help = Stůl je v seznamu pro všechny, i jeho volná místa.
form-watch-late = Se zpožděním
    .help = S odkazem, ale o několik tahů pozadu.
form-watch-none = Nikdo
    .help = Stůl vidí jen ti, kdo u něj sedí.
form-name = Jméno
form-name-hint = stolu, chceš-li
form-open = Otevřít a zkopírovat odkaz
form-alone = Hrát proti programům
form-when = Hra začne, až budou všechna místa obsazená.

## Lístky stolů, moje hry

slip-open = { $count ->
        [one] { $game }, jedno volné místo.
        [few] { $game }, { $count } volná místa.
       *[other] { $game }, { $count } volných míst.
    }
slip-playing = { $turn ->
        [0] { $game }, před prvním tahem.
       *[other] { $kind ->
            [omerta] { $game }, kolo { $turn }.
           *[other] { $game }, tah { $turn }.
        }
    }
slip-won = { $game }. Vítěz: { $winners }.
slip-over = { $game }, uzavřeno.
slip-open-do = posadit se
slip-playing-do = pokračovat
slip-over-do = číst znovu
games-playing = Rozehrané
games-open = Chystané
games-over = Uzavřené
games-kept = Uložené v tomto zařízení

## Čtení hry

replay-eyes = Očima
replay-onlooker = diváka
replay-keep = Uložit pro čtení bez spojení
replay-drop = Uloženo; pustit
replay-not-kept = Nepodařilo se uložit.
replay-offline = Není spojení a tato hra v zařízení uložená není.
replay-controls = Hrou
replay-turn-back = tah
replay-turn-on = tah
replay-back = Krok zpět
replay-on = Krok vpřed
replay-play = Přehrát
replay-pause = Zastavit

## Pravidla, účet, odkaz na místo

rules-contents = Obsah
rules-search = Hledat
rules-none = Nic v pravidlech to neříká.
me-save = Uložit
me-renamed = Tak se teď jmenuješ.
me-account = Účet
me-account-why = Účet shromáždí tvoje hry na všech zařízeních. Stačí jméno a heslo; e-mail nechceme.
me-has-account = Tvůj účet je { $name }.
me-account-name = Jméno účtu
me-password = Heslo, aspoň 8 znaků
me-login = Přihlásit se
me-register = Založit tento účet
me-logout = Odhlásit se
me-in = Jsi uvnitř.
me-out = Jsi venku.
me-device = Toto zařízení
me-forget = Zapomeňte na mě
me-forget-what = Server smaže tvoje jméno i účet; tvoje místa převezme program.
me-forget-sure = Ano, zapomeňte
me-keep = Raději ne
me-forgotten = Je zapomenuto.
seat-title = Místo pro tebe
seat-coming = Tvoje místo se přenáší do tohoto zařízení …
ui-to-rematch = K další hře
ui-fair = Poctivé kostky
ui-fair-how = Otisk byl zveřejněn před první kartou, semínko teď: „conjura verify“ vylosuje vše znovu ze zápisu a semínka.
me-licences = Písma a programy jiných v tomto klientu a jejich licence

## Herní plány

board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Ať je vidět vše
board-as-text = Stůl jako text
board-pile-empty = žádné
board-special-seen = Kdo ji viděl: { $seats }
board-special-play = Lze zahrát hned
    .do = Zahrát
board-empty = Před hráčem { $owner } zatím nic neleží.
board-out = { $owner } je ze hry venku.
board-needed = { $needed } nebo méně, { $percent } %
board-needed-short = bez pomoci ne: schází { $short }
board-rolled = { $result ->
        [yes] Padlo { $total }, bylo třeba { $needed }: úspěch
       *[no] Padlo { $total }, bylo třeba { $needed }: neúspěch
    }
board-tag-attacks = Útočí
board-tag-attacked = Cíl útoku
board-side-north = sever
board-side-east = východ
board-side-south = jih
board-side-west = západ
board-seat-out = mimo hru
board-figure-specials = Zvláštní
