### Terminál.

cli-welcome = Conjura: spiknutí pro { $players ->
        [one] jednoho hráče
       *[other] { $players } hráčů
    }
cli-notice = Neoficiální dílo fanoušků. Názvy her a karet patří jejich majitelům.

## Hra

cli-turn = { $turn }. tah: { $seat }
cli-hand-over = Klávesnici dostává { $seat }. Až se ostatní nebudou dívat, stiskni Enter.
cli-choose = Tvoje volba
cli-keys = Číslo volí, text hledá, ? vysvětlí, q odejde.
cli-not-an-option = Možnost „{ $text }“ není. Napiš číslo od 1 do { $count }, nebo text k hledání.
cli-nothing-found = Žádná možnost neobsahuje „{ $text }“.
cli-amount = Kolik (od { $low } do { $high })?
cli-leave = Odejít ze hry? Dá se v ní pokračovat později.
cli-saved = Uloženo do { $file }.
cli-resumed = Pokračuje se z { $file }.
cli-win = { $winners_count ->
        [one] Vítězí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
cli-no-winner = Hra končí bez vítěze.

## Stůl

cli-uncontrolled = Nekontrolované
cli-dead = Zničené
cli-discarded = Odhozené
cli-specials = Zvláštní karty
cli-deck = Karet v balíčku: { $count }
cli-money = { $amount } MB
cli-odds = Potřeba { $needed } nebo méně ({ $percent } %)
cli-hopeless = Potřeba { $needed } nebo méně. Tak málo nelze hodit.

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
cli-no-such-rule = Pravidlo { $clause } neexistuje.
cli-deck-good = { $file }: { $count ->
        [one] jedna karta, žádná chyba.
        [few] { $count } karty, žádná chyba.
        [many] { $count } karty, žádná chyba.
       *[other] { $count } karet, žádná chyba.
    }
cli-no-such-file = Soubor { $file } neexistuje.
