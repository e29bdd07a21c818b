### Listy Iluminátů: co se dá dělat, útoky, peníze, zavěšování, obchody.

unit-money = MB

## Co můžeš udělat

turn-title = Co můžeš udělat
turn-title-transfers = Volné převody
turn-title-power-step = Moc tvých Iluminátů
turn-title-extra-draw = Karta navíc
turn-note = Přetáhni kartu na její cíl, nebo si vyber řádek.
turn-attack = Zaútočit na skupinu
turn-attack-note = { $kinds }. Dokud útok neohlásíš, nic se neodešle.
turn-money = Převést peníze jako akci
turn-money-note = Z jedné karty na sousední. Po akcích jsou dva převody volné.
turn-money-free = Převést peníze
turn-money-free-note = { $count ->
        [one] Z jedné karty na sousední. Zbývá jeden volný převod.
        [few] Z jedné karty na sousední. Zbývají { $count } volné převody.
       *[other] Z jedné karty na sousední. Zbývá { $count } volných převodů.
    }
turn-move = Přesunout skupinu
turn-move-note = Se vším, co na ní visí, na jinou volnou šipku.
turn-deal-note = Peníze a zvláštní karty nestojí nic. Skupina stojí akci.
turn-special = Zahrát zvláštní kartu
turn-special-note = { $count ->
        [one] Teď lze zahrát: { $cards }.
       *[other] Teď lze zahrát: { $cards }.
    }
turn-special-none = Teď nelze zahrát žádnou. Podívej se proč.
turn-drop = Odhodit skupinu
turn-drop-note = Zdarma. Zůstane neovládaná a její peníze jdou do banky.
turn-pass = Vynechat celý tah za 5 MB
turn-pass-note = Bez akcí i bez volných převodů.
turn-leave = Opustit hru
turn-leave-note = Nadobro. Tvé skupiny zůstanou neovládané.
deed-transfer = Převod peněz: ze které karty?
deed-transfer-note = Vyber ji tady, nebo na desce.
deed-move-group = Přesun skupiny: které?
deed-move-group-note = Její loutky jdou s ní. Vyber ji tady, nebo na desce.
deed-drop = Odhodit skupinu: kterou?
deed-drop-note = Její loutky odejdou s ní a peníze na nich jdou do banky.
deed-play = Tvé zvláštní karty
deed-play-note = Na zahranou kartu mohou ostatní odpovědět, než začne působit.
deed-puppets = { $count ->
        [one] Visí na ní jedna loutka.
        [few] Visí na ní { $count } loutky.
       *[other] Visí na ní { $count } loutek.
    }
money-there = Leží tam { $amount } MB.
confirm-whisper-title = Útok na kartu { $card }: určit cíl?
confirm-whisper-do = Vyložit kartu a určit cíl
confirm-whisper = Tím hned vyložíš zvláštní kartu, protože cíl nemá žádnou Sílu. Vzít zpět to nepůjde.
confirm-drop = Skupina i její loutky zůstanou neovládané; všechny peníze na nich jdou do banky.

## Útoky

attack-title = Rozpis útoku
attack-note-any = Vyber cíl tady, nebo útočníka na desce. Bere se nejlepší útočník a dá se změnit.
attack-note-target = Vyber cíl v kterékoli struktuře, nebo tady: nejpravděpodobnější je první.
attack-lays = vyloží zvláštní kartu
attack-power = Síla { $power }
attack-nothing = Takhle teď nejde zaútočit na nic.
attack-aid-of = Pomoc karty { $card }
attack-may-aid = Ať pomůže { $card }
attack-money = Tvé peníze
attack-money-from = Čí peníze
attack-money-of = { $card }, z { $amount } MB
attack-needed-with = Potřebuješ, s { $amount } MB
attack-still = Co ještě může přijít.
attack-still-attacks = { $seat } může přidat až { $most }.
attack-still-defends = { $seat } může ubrat až { $most }.
attack-still-either = { $seat } až { $most }, pro i proti.
attack-still-nobody = Nikdo jiný nemůže nic přidat.
attack-still-you = Ty můžeš přidat { $add }.
attack-wins = { $seats }: získat nebo zničit kartu { $card } by na konci tohoto tahu znamenalo vítězství.
attack-wins-you = Tím by byl splněn tvůj cíl: nezmění-li se nic, na konci tohoto tahu vyhraješ.
attack-wins-secret = Útočník má tajný cíl: nikdo neví, jestli tím nevyhraje.
attack-privilege = Privilegovaný útok: nikdo jiný do něj nesmí dát peníze.
attack-privilege-defender = Privilegovaný útok: penězi smí odpovědět jen { $seat }.
attack-privilege-by = Co privilegium stojí
attack-privilege-discard = Odhodit kartu { $card }
attack-privilege-buy = Za peníze tvých Iluminátů
attack-privilege-none = Bez privilegia: nemáš zvláštní kartu.
attack-announce = Ohlásit útok
attack-announce-spend = Ohlásit a vydat { $amount } MB
attack-free = Dokud nejsou vydány peníze, lze útok odvolat.
attack-committed = S vydanými penězi už útok odvolat nelze.
clash-title = { $seat } útočí
clash-title-own = Tvůj útok
clash-control = Útok s cílem ovládnout
clash-neutralize = Útok s cílem zneutralizovat
clash-destroy = Útok s cílem zničit
clash-sides = Na čí straně stojíš
clash-help = Pomoci
clash-hinder = Překazit
clash-defend = Bránit
clash-amount-for = Peníze pro útok
clash-amount-against = Peníze proti útoku
clash-from = { $card }: z { $before } na { $after }
clash-double = Z napadené skupiny samé platí každý MB za { $times }.
clash-no-money = Nemáš peníze, které by do tohoto útoku mohly jít.
clash-then-for = S dalšími { $amount } MB
clash-then-against = S tvými { $amount } proti
clash-spend = Vydat { $amount } MB
clash-spend-help = Pomoci za { $amount } MB
clash-spend-hinder = Překazit za { $amount } MB
clash-spend-defend = Bránit za { $amount } MB
clash-out = Nezasahovat
clash-call-off = Odvolat
clash-watching = Teď se tě nikdo neptá. Číslo se mění, jak přicházejí peníze.
window-yours = Tvé zvláštní karty
window-abolish = Dvě z nich zruší privilegium: vylož první
window-no-specials = Nemáš žádnou zvláštní kartu.

## Peníze

carry-title = { $card }: { $amount } MB, kam?
carry-note = Stojí to akci.
carry-note-free = Tohle je volný převod.
carry-amount = Kolik
carry-after = potom { $amount } MB
carry-choose = Vyber, kam půjdou
carry-do = Převést { $amount } MB, kam: { $card }
endow-after = { $card } bude mít { $amount } MB.
endow-none = Nedat nic
endow-do = Dát { $amount } MB
pay-title = Dlužíš { $amount } MB
pay-leaves = { $before } MB, potom { $after }
pay-from = Platí { $card }
pay-paid = { $paid } z { $owed } MB
pay-missing = schází { $amount }
pay-over = { $amount } navíc
pay-do = Zaplatit { $amount } MB
pay-again = Podle návrhu
purse-title = Rozlož peníze znovu
purse-note = Vezmi peníze a polož je kamkoli ve své struktuře. Platí to, až potvrdíš.
purse-was = bylo { $before }
purse-all = { $amount } sem
purse-all-here = { $amount } sem: na kartu { $card }
purse-on = Peníze na kartě { $card }
purse-gather = Vzít všechno
purse-hand = V ruce: { $amount } MB
purse-total = celkem { $amount } MB
purse-still = Nejdřív polož { $amount } MB
purse-do = Nechat peníze takhle
purse-leave = Nic neměnit
tax-has = { $seat } má celkem { $amount } MB.
choice-specials = { $count ->
        [one] Drží jednu zvláštní kartu.
        [few] Drží { $count } zvláštní karty.
       *[other] Drží { $count } zvláštních karet.
    }
alter-add = Přidat
alter-remove = Odebrat
alter-reverse = Změnit v opak

## Zavěšování a přeskládání

place-arrow = { $master }, šipka { $arrow }
place-fits = { $count ->
        [one] Vejde se.
        [few] Vejdou se všechny { $count } karty.
       *[other] Vejde se všech { $count } karet.
    }
place-over = { $card } by ležela na kartě { $on }.
place-best = nejméně ztrát
place-lost = Co se překrývá, zavěsí se na jinou volnou šipku svého pána. Když žádná není, zůstane neovládané a peníze jdou do banky.
place-choose = Vyber šipku
place-do = Zavěsit sem kartu { $card }
place-do-any = Zavěsit sem
place-do-lose = Zavěsit; může odpadnout { $cards }
place-over-again = Znovu od začátku
editor-title = Přeskládej svou strukturu
editor-note = Zvedej skupiny a věš je znovu. Nic neplatí, dokud nepotvrdíš.
editor-spent = Nezbývají žádné kroky a něco je stále uvolněné: vezmi některé zpět, nebo vrať vše.
editor-hang = Kam se zavěsí { $card }?
editor-hang-note = Vyber volnou šipku, tady nebo na desce.
editor-loose = { $count ->
        [one] Uvolněná: jedna skupina
        [few] Uvolněné: { $count } skupiny
       *[other] Uvolněné: { $count } skupin
    }
editor-hanging = Ve struktuře
editor-do-hang = zavěsit
editor-do-lift = zvednout
editor-do = { $count ->
        [one] Nechat to takhle: jeden krok
        [few] Nechat to takhle: { $count } kroky
       *[other] Nechat to takhle: { $count } kroků
    }
editor-not-yet = Nejdřív zavěs, co je uvolněné
editor-leave = Nic neměnit
editor-undo = Vzít krok zpět
editor-restore = Vrátit vše

## Obchody

deal-money = { $amount } MB
deal-purse-secret = Od Iluminátů k Iluminátům.
deal-purse = Tvoji Ilumináti: z { $before } na { $after }.
deal-ware-special = Zvláštní karta.
deal-ware-group = { $count ->
        [0] Skupina. Stojí akci tahu.
        [one] Skupina s jednou loutkou. Stojí akci tahu.
        [few] Skupina se { $count } loutkami. Stojí akci tahu.
       *[other] Skupina s { $count } loutkami. Stojí akci tahu.
    }
deal-want-special = Žádat zvláštní kartu
deal-give-special = Dát zvláštní kartu
deal-want-group = Žádat skupinu
deal-give-group = Dát skupinu
deal-perhaps-special = Zvláštní kartu, která se dává, znají jen ti dva.
