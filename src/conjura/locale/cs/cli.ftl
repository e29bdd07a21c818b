### Terminál.

cli-welcome = Conjura: { $game ->
        [illuminati] Illuminati
        [crimelords] Crime Lords
        [omerta] Omertà
       *[other] { $game }
    } pro { $players ->
        [one] jednoho hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
cli-notice = Neoficiální dílo fanoušků. Názvy her a karet patří jejich majitelům.
cli-commitment = Poctivé kostky: otisk semínka je { $hash }. Semínko se prozradí na konci.
cli-keys = Číslo volí, písmena hledají, ? vysvětlí otázku, ? 3 možnost 3, pomoc vypíše příkazy, konec odejde.

## Začátek

cli-how-many = Kolik hráčů (od { $low } do { $high })? Enter pro { $usual }:
cli-your-name = Jak se jmenuješ? Enter pro jméno od nás:
cli-resumed = Pokračuje se z { $file }.

## Otázky

cli-ask = »
cli-ask-back = (zpět) »
cli-liberty = Je tah jiného hráče. Smíš dát nabídku.
cli-liberty-help = Teď jedná ten, kdo je na tahu. Do té doby smíš dávat nabídky; Enter pustí hru dál. „přeskoč“ přejde všechny takové chvíle až do tvého tahu.
cli-go-on = Dál
cli-read-on = Až si to přečteš, stiskni Enter: obrazovka se smaže, přijde { $seat }.
cli-hand-over = Klávesnici dostává { $seat }. Až se ostatní nebudou dívat, stiskni Enter.
cli-more = { $count ->
        [one] Ještě jedna možnost: písmena hledají, „vše“ vypíše všechno.
        [few] Ještě { $count } možnosti: písmena hledají, „vše“ vypíše všechno.
        [many] Ještě { $count } možnosti: písmena hledají, „vše“ vypíše všechno.
       *[other] Ještě { $count } možností: písmena hledají, „vše“ vypíše všechno.
    }
cli-amount = Kolik (od { $low } do { $high })?
cli-amount-or-none = Kolik (od { $low } do { $high })? Enter pro 0:
cli-not-an-option = Možnost „{ $text }“ není. Napiš číslo od 1 do { $count }, za ním částku, je-li třeba, nebo písmena k hledání.
cli-nothing-found = „{ $text }“ není v ničem: v žádné možnosti ani v ničem, co znají pravidla.
cli-bad-number = Čekalo se celé číslo, ne „{ $text }“.
cli-try = Teď ne: { $label }
cli-read-clause = „pravidla { $clause }“ ukáže pravidlo.
cli-grouped = { $name } … ({ $count })
cli-group = { $count ->
        [one] { $first } … a ještě jedna
        [few] { $first } … a ještě { $count }
        [many] { $first } … a ještě { $count }
       *[other] { $first } … a ještě { $count }
    }
cli-group-transfer = Přesunout peníze z karty
cli-group-move-group = Přesunout skupinu
cli-group-drop = Odhodit skupinu
cli-group-offer = Dát nabídku
cli-group-play = Zahrát zvláštní kartu
cli-group-use-ability = Použít schopnost
cli-group-aid = Nechat pomoci další kartu
cli-group-privilege = Prohlásit útok za privilegovaný zvláštní kartou
cli-group-give-special = Dát zvláštní kartu
cli-group-want-special = Chtít zvláštní kartu
cli-group-give-group = Dát skupinu
cli-group-want-group = Chtít skupinu
cli-group-abolish = Vyložit kartu proti privilegiu

## Příkazy: slova, která se píší, a co udělají

cli-word-back = zpět,z
cli-do-back = vrátí poslední krok volby, která ještě není hotová
cli-word-undo = vrať,vrátit
cli-do-undo = vrátí tvou poslední akci, pokud od té doby nikdo nejednal a nic se neodhalilo
cli-word-odds = šance
cli-do-odds = čísla, o která jde, část po části; „šance 3“ s možností 3, „šance 3 5“ s 5 MB
cli-word-board = stůl
cli-do-board = stůl a tvá struktura; „stůl Ada“ cizí, „stůl vše“ struktury všech
cli-word-hand = ruka
cli-do-hand = co chtějí tví Ilumináti, tvé zvláštní karty a tvůj tajný cíl
cli-word-card = karta
cli-do-card = co je na kartě: „karta média“
cli-word-log = deník
cli-do-log = co se stalo; „deník 50“ sahá dál zpět
cli-word-rules = pravidla
cli-do-rules = článek pravidel: „pravidla I-10.9“
cli-word-skip = přeskoč
cli-do-skip = nech vše přejít až do tvého tahu, netýká-li se to tvých karet
cli-word-quiet = ticho
cli-do-quiet = ptát se, nebo neptat, kde nemůžeš nic zahrát
cli-word-all = vše
cli-do-all = všechny možnosti, ať je jich kolik chce
cli-word-save = ulož,uložit
cli-do-save = uloží hru, třeba do souboru, který jmenuješ
cli-word-lang = jazyk
cli-do-lang = jiný jazyk: „jazyk en“
cli-word-keyboard = klávesnice
cli-do-keyboard = předá klávesnici jinému, kdo smí jednat: „klávesnice Ada“
cli-word-help = pomoc
cli-do-help = tento seznam
cli-word-quit = konec,q
cli-do-quit = uloží hru a odejde
cli-help-number = zvolí možnost; „3 5“ možnost 3 s 5 MB; Enter tu označenou ↵
    .word = 3
cli-help-text = ukáže jen možnosti s těmito písmeny, nebo proč žádná není
    .word = abc
cli-help-explain = vysvětlí otázku; „? 3“ vysvětlí možnost 3
    .word = ?
cli-no-back = Není jaký krok vrátit: poslední akce je hotová. Možná pomůže „vrať“.
cli-no-undo = To se vrátit nedá: někdo jednal, něco se odhalilo, nebo ještě nic nemáš za sebou.
cli-undone = Vráceno.
cli-no-skip = Na tuhle otázku je třeba odpovědět.
cli-skipping = Vše přejde až do tvého tahu, netýká-li se to tvých karet.
cli-quiet-on = Chvíle, kdy nemůžeš nic zahrát, se přecházejí.
cli-quiet-off = Dostaneš otázku v každé chvíli.
cli-no-numbers = Tady o žádné číslo nejde.
cli-no-such-player = Hráč „{ $text }“ tu není. Hrají { $names }.
cli-no-such-card = Žádná karta se nejmenuje „{ $text }“.
cli-not-at-keyboard = { $seat } u této klávesnice nesedí, nebo ji už má.
cli-not-at-liberty = { $seat } teď jednat nemůže.

## Konec

cli-saved = Uloženo do { $file }.
cli-left = Hra je uložena v { $file }. „conjura play --resume { $file }“ v ní pokračuje.
cli-recorded = Záznam je v { $file }. „conjura verify { $file } --seed { $seed }“ ověří jeho kostky a karty.
cli-seed = Semínko bylo { $seed }.
cli-win = { $winners_count ->
        [one] Vítězí { $winners }.
        [few] O vítězství se dělí { $winners }.
        [many] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
cli-no-winner = Hra končí bez vítěze.

## Stůl

cli-owner = { $seat }: { $card }
cli-player = Hráč
cli-illuminati = Ilumináti
cli-groups = Skupiny
cli-goal = Cíl
cli-money-head = MB
cli-specials = Zvláštní
cli-out = venku
cli-uncontrolled = Nekontrolované
cli-dead = Zničené
cli-deck = Karet v balíčku: { $count }
cli-world = Světové mínění
cli-world-even = ke všem stejné
cli-world-side = { $alignment } { $level } (pole { $space })
cli-bids = Hody a dražba o další tah
cli-bid-total = { $seat } { $total }
cli-hacks = Hackeři na cestě
cli-hack-waits = { $seat } (zbývá vlastních tahů: { $turns })
cli-power = Síla
cli-resistance = O
cli-income = Př.
cli-alignments = Přesvědčení
cli-card-power = Síla { $power }
cli-card-resistance = Odpor { $amount }
cli-card-income = Příjem { $amount }
cli-money = { $amount } MB
cli-money-least = aspoň { $amount } MB
cli-used = použitá
cli-loose = volná
cli-free = volno { $arrows }
cli-secret-goal = Tvůj tajný cíl je cíl karty { $card }.
cli-own-hack = Tvoji hackeři jsou na cestě ke kartě { $card }, kterou má { $other }. Zbývá vlastních tahů: { $turns }.
cli-own-plumbers = Tvoji instalatéři jsou na kartě { $card }.
cli-own-mole = Tvůj krtek je na kartě { $card }.
cli-no-specials = Žádné zvláštní karty.
cli-total = Celkem
cli-odds = Potřeba { $needed } nebo méně ({ $percent } %)
cli-odds-enough = Potřeba { $needed } nebo méně ({ $percent } %, ne lépe než { $enough })
cli-odds-short = ≤ { $needed }  { $percent } %
cli-hopeless = Potřeba { $needed } nebo méně. Tak málo nelze hodit.

## Co je špatně na tom, co bylo zadáno

cli-bad-usage = Příkazové řádce nelze rozumět: { $message }
cli-no-such-command = Příkaz „{ $word }“ neexistuje; jsou tu { $known }.
cli-no-such-flag = Volba { $word } tu není: „--help“ za příkazem vypíše ty, které jsou.
cli-missing = Chybí { $word }: „--help“ za příkazem řekne, co příkaz bere.
cli-no-value = { $word }: čekala se za ní hodnota.
cli-no-integer = { $word }: čekalo se celé číslo.
cli-too-many-words = To je víc, než příkaz bere: { $word }. „--help“ za ním řekne, co bere.
cli-bad-language = Jazyk „{ $lang }“ není: čekal se jeden z { $known }.
cli-bad-players = Čekal se počet hráčů od { $low } do { $high }, ne „{ $found }“.
cli-bad-seat = --seats, místo { $number }: čekalo se jedno z { $known }, ne „{ $found }“.
cli-too-many-seats = --seats jmenuje příliš míst: { $count }, hráčů je { $players }.
cli-too-many-names = --name dává příliš jmen: { $count }, hráčů je { $players }.
cli-same-names = Dva hráči by se jmenovali stejně: { $names }.
cli-bad-name = Jméno hráče má nejvýš { $most } písmen na jednom řádku a žádné řídicí znaky, ne „{ $name }“.
cli-nobody-plays = U klávesnice nikdo nesedí: čekalo se „me“ mezi místy, nebo „conjura watch“.
cli-bad-options = Hra nemůže začít: { $message }
cli-bad-option = --option: čekalo se KLÍČ=HODNOTA, ne „{ $text }“.
cli-no-such-option = --option: volba „{ $key }“ není; jsou { $known }.
cli-no-such-file = Soubor { $file } není.
cli-is-folder = { $file } je složka: čekal se soubor.
cli-bad-deck = { $file } není balíček: { $message }
cli-no-such-folder = Složka { $file } neexistuje.
cli-no-folder = Složka pro { $file } není.
cli-too-large = { $file } je větší než { $most } MB: tak dlouhý náš text není.
cli-too-deep = { $file } nelze přečíst: je příliš hluboko vnořený.
cli-not-text = { $file } není text: čekalo se UTF-8.
cli-unreadable = { $file } nelze přečíst: { $message }
cli-unwritable = { $file } nelze zapsat: { $message }
cli-system = Systém to nedovolil: { $message }
cli-bad-save = { $file } není uložená hra: { $message }
cli-bad-save-seat = { $file }, řádek 1, místo { $number }: čekalo se jedno z { $known }, ne „{ $found }“.
cli-fixed-by-save = { $option } nejde s --resume dohromady: uložená hra pokračuje se svými hráči, pravidly a kostkami.
cli-no-such-rule = Článek „{ $clause }“ není: čekal se takový jako { $known }.

## Sledování, přehrávání, kontrola

cli-games-played = { $count ->
        [one] Odehrána jedna hra.
        [few] Odehrány { $count } hry.
        [many] Odehráno { $count } hry.
       *[other] Odehráno { $count } her.
    }
cli-verified = Záznam je pravý: { $lines ->
        [one] přehrán jeden řádek.
        [few] přehrány { $lines } řádky.
        [many] přehráno { $lines } řádku.
       *[other] přehráno { $lines } řádků.
    }
cli-not-drawn = { $count ->
        [one] Výsledek náhody se vzal, jak stojí; s --seed se táhne znovu.
        [few] { $count } výsledky náhody se vzaly, jak stojí; s --seed se táhnou znovu.
        [many] { $count } výsledku náhody se vzalo, jak stojí; s --seed se táhnou znovu.
       *[other] { $count } výsledků náhody se vzalo, jak stojí; s --seed se táhnou znovu.
    }
cli-drawn = Semínko je to, jehož otisk byl zveřejněn, a všechny hody a karty jsou jeho.
cli-drawn-only = Všechny hody a karty jsou ze semínka. Před hrou nebyl zveřejněn žádný otisk.
cli-untrue = Záznam není pravý: { $message }
cli-other-commitment = To není semínko této hry: zveřejněný otisk je { $hash }.
cli-explained = { $message }: { $reason }
cli-bad-record = { $file } není záznam: { $message }
cli-bad-eyes = Čekalo se jméno hráče nebo číslo od 1 do { $count }, ne „{ $text }“.
cli-bad-number-of-player = --seat: čekalo se číslo hráče od 1 do { $count }, ne „{ $text }“.
cli-bad-line = Čekal se řádek od 0 do { $most }, ne „{ $number }“.
cli-not-over = Hra tu ještě neskončila.
cli-replay-at = { $number } z { $most } »
cli-replay-keys = Enter jde dál, zpět se vrací, tah jde na další tah, skok 120 na řádek 120, stůl ukáže stůl, konec odejde.
cli-step-next = dál,d
cli-step-prev = zpět,z
cli-step-jump = skok,s
cli-step-turn = tah,t
cli-step-board = stůl
cli-step-quit = konec,q
cli-bad-scenario = { $file } není scénář: { $message }
cli-empty-folder = Ve složce { $file } žádný scénář není: čekaly se soubory s koncovkou .toml.
cli-scenario-holds = { $file }: { $count ->
        [one] jeden scénář platí.
        [few] { $count } scénáře platí.
        [many] { $count } scénáře platí.
       *[other] { $count } scénářů platí.
    }
cli-scenario-differs = { $file }: „{ $name }“ se liší:
cli-deck-good = { $file }: { $count ->
        [one] jedna karta, žádná chyba.
        [few] { $count } karty, žádná chyba.
        [many] { $count } karty, žádná chyba.
       *[other] { $count } karet, žádná chyba.
    }
cli-deck-wrong = { $file }: { $count ->
        [one] jedna chyba.
        [few] { $count } chyby.
        [many] { $count } chyby.
       *[other] { $count } chyb.
    }
cli-bad-position = { $file } není pozice: { $message }
cli-bad-action = { $number }. akce žádnou není: { $message }
cli-bad-kind = --kind: čekalo se jedno z { $known }, ne „{ $found }“.
cli-refused = To je odmítnuto: { $reason }
cli-nobody-asked = V této pozici není nikdo na řadě, takže nelze nic zkusit: čekala se taková, kde má někdo jednat.
cli-attack = Útok
cli-target = Cíl
cli-attacker = Nejlepší útočník
cli-needed = Potřeba bez pomoci
cli-clauses = { $count ->
        [one] jeden článek
        [few] { $count } články
        [many] { $count } článku
       *[other] { $count } článků
    }
cli-clause = Článek
cli-tests = Testy
cli-where = První test, nebo důvod, proč žádný není
cli-untested = bez testu i důvodu
cli-unknown-citation = Takový článek není: { $place }
cli-coverage = { $clauses ->
        [one] Jeden článek:
        [few] { $clauses } články:
        [many] { $clauses } článku:
       *[other] { $clauses } článků:
    } { $tested } s testem, { $reasons } s důvodem, { $missing } bez obojího.
cli-no-tests = Testy tu nejsou: čekala se kopie repozitáře.
cli-bad-coverage = Co se testuje, nelze říci: { $message }
cli-bad-games = Čekal se počet her aspoň 1, ne { $found }.
cli-only-bots = „watch“ je pro boty: mezi místy se nečekalo „me“.
cli-games = Hry
cli-length = Tahů: { $turns }. Akcí: { $actions }.
cli-turns-played = Tahů na hru: průměrně { $mean }, od { $least } do { $most }.
cli-actions-played = Akcí na hru: průměrně { $mean }, od { $least } do { $most }.
cli-without-winner = Bez vítěze: { $count }.
cli-shared = Sdílená vítězství: { $count }.
cli-bot = Bot
cli-played = Her
cli-won = Výher
cli-share = Podíl
cli-percent = { $percent } %
cli-bench-build = Sestavení
cli-bench-games = Her
cli-bench-decisions = Rozhodnutí
cli-bench-decision = Jedno rozhodnutí (výpis, kontrola, provedení)
cli-bench-copy = Jedna kopie
cli-bench-state = Stav jako JSON, bajtů
cli-bench-rate = Her za sekundu

## Co říká `--help`

cli-about-conjura = Hry o spiknutích v terminálu a nástroje pro toho, kdo se hrám dívá pod kůži.
cli-about-play = Hrát: ty proti botům, nebo více lidí u jedné klávesnice.
cli-about-watch = Nechat hrát boty a říci, jak to dopadlo.
cli-about-replay = Procházet odehranou hru, očima kohokoli.
cli-about-verify = Ověřit, že je záznam v souladu s pravidly a že jeho hody a karty jsou ze semínka.
cli-about-scenario = Spustit výklady: pozice, předepsaná náhoda, akce a co z toho má být.
cli-about-position = Ukázat pozici nebo chvíli ze záznamu a ověřit, že ji lze přečíst.
cli-about-odds = Co by bylo třeba hodit po nějakých akcích, část po části; bez akcí všechny možné útoky.
cli-about-rules = Ukázat článek číslovaných pravidel, nebo oddíly.
cli-about-decks = Nástroje pro autory balíčků.
cli-about-check = Najít vše, co je na balíčku špatně: soubor, řádek, pole, co se čekalo.
cli-about-new = Vypíše soubor balíčku k vyplnění: všechny druhy karet, jejich pole a co se v nich čeká.
cli-about-bench = Změřit, jak rychlá tu pravidla jsou.
cli-about-any-players = kolik hráčů hraje
cli-about-any-seats = kdo kde sedí: „me“ nebo jméno bota, s čárkami
cli-about-any-name = jak se jmenují lidé u klávesnice, s čárkami
cli-about-any-game = hra
cli-about-any-preset = pojmenovaná sada voleb
cli-about-any-option = volba pravidel, třeba hidden_goals=true; lze dát vícekrát
cli-about-any-seed = semínko, které rozhoduje o veškeré náhodě; jinak náhodné
cli-about-any-version = vypíše verzi
cli-about-any-lang = jazyk: angličtina, španělština nebo čeština
cli-about-any-as-json = vypíše JSON pro stroje
cli-about-play-save = po každé tvé odpovědi uloží hru do tohoto souboru
cli-about-play-resume = pokračuje v uložené hře
cli-about-any-record = na konci zapíše záznam do tohoto souboru
cli-about-verify-seed = semínko, které se prozradilo na konci hry
cli-about-watch-games = kolik her
cli-about-bench-games = kolik her
cli-about-bench-small = jen malé měření, i v kopii repozitáře
cli-about-replay-seat = číma očima: jméno nebo číslo od 1; jinak očima diváka
cli-about-replay-everything = vypíše vše, co se stalo, místo krokování
cli-about-replay-at = ukáže stůl po tomto řádku
cli-about-replay-record = soubor záznamu nebo uložené hry
cli-about-verify-record = soubor záznamu nebo uložené hry
cli-about-position-file = soubor pozice nebo záznamu; - čte standardní vstup
cli-about-position-seat = jen to, co smí vědět tento hráč (číslo od 1)
cli-about-position-at = ze záznamu: chvíle po tomto řádku
cli-about-position-as-text = vypíše pozici jako text
cli-about-odds-file = soubor pozice nebo záznamu; - čte standardní vstup
cli-about-odds-actions = co se udělá předtím, třeba „attack control“, „choose kgb“
cli-about-odds-kind = jen útoky tohoto druhu: control, neutralize nebo destroy
cli-about-scenario-files = soubory scénářů nebo složky s nimi
cli-about-rules-clause = číslo článku nebo oddílu, třeba I-10.9
cli-about-rules-coverage = který test drží který článek, nebo proč žádný
cli-about-check-file = balíček
cli-about-check-locale = složka, v níž jsou en, es a cs se jmény karet
cli-about-new-game = hra, pro kterou balíček je

# Stoly v prohlížeči

cli-about-serve = Nabízet stoly prohlížečům.
cli-about-schema = Vypsat schéma JSON toho, co prochází spojením se stolem, a obrazů jednotlivých her.
cli-about-serve-play = mít připravený stůl: ty proti třem programům
cli-about-serve-browse = otevřít ho v prohlížeči, je-li tu obrazovka
cli-about-serve-host = adresa, na které naslouchat; 0.0.0.0 znamená všechny adresy tohoto počítače
cli-about-serve-port = port, na kterém naslouchat
cli-about-serve-database = kde se stoly uchovávají, třeba sqlite:///conjura.db
cli-about-serve-origins = adresy, pod kterými se prohlížeče k serveru dostanou, oddělené čárkami
cli-about-serve-web = složka sestaveného klienta
cli-about-serve-log = jak zapisovat, co se děje
cli-about-serve-workers = kolik procesů si rozdělí stoly
cli-about-serve-migrate-only = jen převést databázi na současnou verzi
cli-about-schema-as-typescript = vypsat typy pro TypeScript, i pro HTTP
cli-serving = Conjura je připravena: { $address }  (konec: Ctrl+C)
cli-client-not-built = Klient ještě není sestaven: udělá to „make web“.
cli-migrated = Databáze má verzi { $version }.
cli-bad-setting = Nastavení { $name } je chybné: { $message }
cli-bad-database = Nastavení CONJURA_DATABASE je chybné: čekala se adresa databáze, se kterou se tu umí mluvit, třeba sqlite:///conjura.db, je tu „{ $database }“.
cli-no-port = Server nemůže naslouchat na { $address }: { $message }
cli-store =
    { $code ->
        [disk_full] Disk je plný: databázi { $database } nelze otevřít.
        [locked] Databázi { $database } drží jiný program.
       *[storage] Databázi { $database } nelze otevřít.
    }
