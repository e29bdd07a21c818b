### Terminál.

cli-welcome = Conjura: spiknutí pro { $players ->
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
cli-ask-back = { $steps ->
        [one] » (zpět: jeden krok)
        [few] » (zpět: { $steps } kroky)
        [many] » (zpět: { $steps } kroku)
       *[other] » (zpět: { $steps } kroků)
    }
cli-liberty = Je tah jiného hráče. Smíš dát nabídku.
cli-liberty-help = Teď jedná ten, kdo je na tahu. Do té doby smíš dávat nabídky; Enter pustí hru dál. „přeskoč“ přejde všechny takové chvíle až do tvého tahu.
cli-go-on = Dál
cli-hand-over = Klávesnici dostává { $seat }. Až se ostatní nebudou dívat, stiskni Enter.
cli-more = { $count ->
        [one] Ještě jedna možnost: písmena hledají, „vše“ vypíše všechno.
        [few] Ještě { $count } možnosti: písmena hledají, „vše“ vypíše všechno.
        [many] Ještě { $count } možnosti: písmena hledají, „vše“ vypíše všechno.
       *[other] Ještě { $count } možností: písmena hledají, „vše“ vypíše všechno.
    }
cli-amount = Kolik (od { $low } do { $high })?
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
cli-group-drop = Odložit skupinu
cli-group-offer = Dát nabídku
cli-group-play = Zahrát zvláštní kartu
cli-group-use-ability = Použít schopnost
cli-group-aid = Nechat pomoci další kartu
cli-group-privilege = Dát útoku výsadu za zvláštní kartu
cli-group-give-special = Dát zvláštní kartu
cli-group-want-special = Chtít zvláštní kartu
cli-group-give-group = Dát skupinu
cli-group-want-group = Chtít skupinu
cli-group-abolish = Vyložit kartu proti výsadě

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
cli-do-hand = tvé zvláštní karty a tvůj tajný cíl
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
cli-power = Síla
cli-resistance = O
cli-income = Př.
cli-alignments = Povahy
cli-card-power = Síla { $power }
cli-card-resistance = Odpor { $amount }
cli-card-income = Příjem { $amount }
cli-money = { $amount } MB
cli-money-least = aspoň { $amount } MB
cli-used = použitá
cli-loose = volná
cli-free = volno { $arrows }
cli-secret-goal = Tvůj tajný cíl je cíl karty { $card }.
cli-no-specials = Žádné zvláštní karty.
cli-total = Celkem
cli-odds = Potřeba { $needed } nebo méně ({ $percent } %)
cli-odds-short = ≤ { $needed }  { $percent } %
cli-hopeless = Potřeba { $needed } nebo méně. Tak málo nelze hodit.

## Co je špatně na tom, co bylo zadáno

cli-bad-usage = Příkazové řádce nelze rozumět: { $message }
cli-bad-language = Jazyk „{ $lang }“ není: čekal se jeden z { $known }.
cli-bad-players = Čekal se počet hráčů od { $low } do { $high }, ne „{ $found }“.
cli-bad-seat = --seats, místo { $number }: čekalo se jedno z { $known }, ne „{ $found }“.
cli-too-many-seats = --seats jmenuje příliš míst: { $count }, hráčů je { $players }.
cli-too-many-names = --name dává příliš jmen: { $count }, hráčů je { $players }.
cli-same-names = Dva hráči by se jmenovali stejně: { $names }.
cli-nobody-plays = U klávesnice nikdo nesedí: čekalo se „me“ mezi místy, nebo „conjura watch“.
cli-bad-options = Hra nemůže začít: { $message }
cli-bad-option = --option: čekalo se KLÍČ=HODNOTA, ne „{ $text }“.
cli-no-such-option = --option: volba „{ $key }“ není; jsou { $known }.
cli-no-such-file = Soubor { $file } není.
cli-is-folder = { $file } je složka: čekal se soubor.
cli-no-folder = Složka pro { $file } není.
cli-too-large = { $file } je větší než { $most } MB: tak dlouhý náš text není.
cli-not-text = { $file } není text: čekalo se UTF-8.
cli-unreadable = { $file } nelze přečíst: { $message }
cli-unwritable = { $file } nelze zapsat: { $message }
cli-bad-save = { $file } není uložená hra: { $message }
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
cli-scenario-holds = { $file }: platí
cli-scenario-differs = { $file }: liší se
cli-deck-good = { $file }: { $count ->
        [one] jedna karta, žádná chyba.
        [few] { $count } karty, žádná chyba.
        [many] { $count } karty, žádná chyba.
       *[other] { $count } karet, žádná chyba.
    }
