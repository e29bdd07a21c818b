### Crime Lords: co se děje, na co se hra ptá, co se dá dělat a proč něco nejde.

## Na co se hra ptá

prompt-chance = Rozhoduje náhoda
    .name = co přinese náhoda
    .help = Hází se kostkami nebo se líže karta; nikdo o ničem nerozhoduje.
prompt-open-bidding = Draží se { $card }. Jaká je tvá první nabídka?
    .name = první nabídka v dražbě
    .help = Kdo zahajuje, musí nabídnout, třeba 0 G. Ostatní po řadě přihazují, nebo pasují; poslední zaplatí a kartu dostane. Co se v dražbě neutratí, propadne.
prompt-bid = { $card } je za { $bid } G. Přihodíš?
    .name = přihození
    .help = Přihazuje se aspoň 1 G. Kdo pasuje, o tuto kartu už nehraje.
prompt-choose-boss = { $seat }, kdo je tvůj Šéf?
    .name = volba Šéfa
    .help = Šéf má k Síle navíc číslo tvé Bandy. Každý Mafián má menší Sílu než jeho nadřízený. Šéf nenese žetony Nespokojenosti.
prompt-place = Kam přijde { $card }?
    .name = místo pro Mafiána
    .help = Mafián leží u svého nadřízeného a nikoho jiného se nedotýká. Nadřízený má větší Sílu.
prompt-place-next = Který Mafián přijde na řadu?
    .name = který Mafián se pokládá
    .help = Mafiáni se pokládají po jednom, za každým ti, kdo jsou pod ním. Kdo nenajde místo, odejde z Bandy.
prompt-payroll = { $seat }, komu zaplatíš? Dlužíš { $owed } G, zatím { $paid } ze svých { $money } G.
    .name = výplata
    .help = Napřed Šéf, a to celý, dřív než kdokoli jiný něco dostane. Kdo dostane jen část, dostane 1 žeton Nespokojenosti, kdo nic, dva; se třemi odchází na volné prostranství.
prompt-turn-start = Začíná tah. Uklidníš někoho?
    .name = začátek tahu
    .help = Některé karty berou žetony Nespokojenosti na začátku tahu, ještě před příjmem.
prompt-turn = { $seat }, co uděláš?
    .name = další akce tahu
    .help = Útok, přesun a návštěva stojí žeton Akce toho Mafiána, který jedná. Kdo neudělá vůbec nic, může pasovat a vzít si 10 G.
prompt-leave = Opravdu odejít ze hry?
    .name = odchod ze hry
    .help = Tvoji Mafiáni a Kšefty budou volní, Zvláštní karty se odhodí a peníze půjdou do banky. Cesta zpět není.
prompt-after-pass = Pasuješ. Ještě něco před koncem tahu?
    .name = konec pasovaného tahu
    .help = Ještě se dají hrát Zvláštní karty a darovat peníze. Pak se vracejí žetony.
prompt-move = Kam jde { $card }?
    .name = cíl přesunu
    .help = Na jiné místo v tvé Bandě, nebo do jiné Bandy, pokud souhlasí. Ti, kdo jsou pod ním, jdou s ním.
prompt-receive = { $by } ti posílá kartu { $card }. Přijmeš?
    .name = přijetí Mafiána
    .help = Místo vybíráš ty. Každý Mafián, který mění Bandu, ztratí jeden žeton Nespokojenosti.
prompt-attack-target = { $kind ->
        [recruit] Koho chceš naverbovat?
        [racket] Který Kšeft chceš převzít?
       *[hit] Koho chceš zavraždit?
    }
    .name = cíl útoku
    .help = Nabízí se vše, na co může zaútočit některý z tvých Mafiánů s žetonem Akce.
prompt-attack-attacker = Kdo útočí? Cíl: { $target }
    .name = útočník
    .help = Útočník utratí svůj žeton Akce. Počítá se jeho Síla a jeho vlastní bonusy.
prompt-attack-protector = Útočí { $attacker }, cíl: { $target }. Kdo ho chrání?
    .name = ochránce Kšeftu
    .help = Jeden Mafián smí utratit žeton a odečíst svou Sílu. Jeho podřízení mohou pomoci později.
prompt-attack-go = { $attacker } proti { $target }: pokračovat, nebo odvolat?
    .name = pokračování, nebo odvolání
    .help = Kdo odvolá, vezme si žeton zpět, ale týž útok se v tomto tahu nesmí opakovat. Peníze na vraždu se ukazují hned, nejvýš 5 G.
prompt-attack-commit = { $attacker } proti { $target }: kolik peněz dáš, tajně?
    .name = tajné peníze
    .help = Odpovídají všichni najednou. Útočník přičítá, majitel odečítá, ostatní podle libosti, nejvýš 10 G. Ukáže se vše naráz a jde to do banky.
prompt-attack-helper = { $attacker } proti { $target }: kdo pomůže?
    .name = pomocník
    .help = Jeden Mafián pod útočníkem smí utratit žeton a přidat svou Sílu. Při vraždě je to přímý podřízený.
prompt-attack-superior = { $attacker } verbuje, cíl: { $target }. Zasáhne { $card }?
    .name = obrana nadřízeného
    .help = Nadřízený utratí žeton a odečte svou Sílu.
prompt-attack-hide = { $attacker } chce vraždit, cíl: { $target }. Schovat se?
    .name = schovávání
    .help = Schovat se stojí žeton oběti a odečítá 3.
prompt-attack-guards = Který Bodyguard utratí žeton? Chráněný: { $target }
    .name = Bodyguardi
    .help = V této hře Bodyguard chrání, jen když utratí žeton.
prompt-attack-rounds = { $side ->
        [attack] { $attacker } proti { $target }: další pomoc útoku?
       *[defend] { $attacker } proti { $target }: další pomoc obraně?
    }
    .name = kolo pomoci
    .help = Pomáhat může kolik chceš podřízených, Mafiánů s bonusem k tomuto útoku, Pouličních gangů a Podsvětí z téže čtvrti, každý za žeton. Strany se střídají, dokud některá přidává.
prompt-declare-window = Útok: { $attacker } proti { $target }. Zahraješ Zvláštní kartu?
    .name = Zvláštní karty po ohlášení
    .help = Ptáme se každého, kdo drží Zvláštní karty, ať jsou jakékoli.
prompt-money-window = Peníze jsou ukázány, cíl: { $target }. Zahraješ Zvláštní kartu?
    .name = Zvláštní karty po penězích
    .help = Ptáme se každého, kdo drží Zvláštní karty, ať jsou jakékoli.
prompt-help-window = Byla ohlášena pomoc, cíl: { $target }. Zahraješ Zvláštní kartu?
    .name = Zvláštní karty po pomoci
    .help = Ptáme se každého, kdo drží Zvláštní karty, ať jsou jakékoli.
prompt-before-roll-window = Před hodem: { $attacker } proti { $target }. Zahraješ Zvláštní kartu?
    .name = Zvláštní karty před hodem
    .help = Pomocníci, schovávání i peníze jsou dány. Číslo menší než 2 znamená neúspěch bez hodu.
prompt-after-roll-window = Padlo { $roll }: { $attacker } proti { $target }. Zahraješ Zvláštní kartu?
    .name = Zvláštní karty po hodu
    .help = Když se všichni vzdají, hod platí.
prompt-special-window = { $by } hraje kartu { $card }. Odpovíš?
    .name = odpověď na Zvláštní kartu
    .help = Když se všichni vzdají, { $card } se provede.
prompt-name-card = { $card }: která karta?
    .name = cíl karty
    .help = Nabízejí se jen karty, na kterých by se něco změnilo.
prompt-name-more = { $card }: ještě další?
    .name = další cíl karty
    .help = Můžeš jmenovat další, nebo to nechat být.
prompt-name-seat = { $card }: který hráč?
    .name = hráč, na kterého karta míří
    .help = Ukážou se jen jeho tajemství, a jen tobě.
prompt-name-cause = { $card }: pro útok, nebo proti němu?
    .name = strana, na kterou se karta přidá
    .help = Číslo se přičte, nebo odečte, podle tvé volby.
prompt-steal = Kterou Zvláštní kartu si vezmeš? Patří: { $other }
    .name = Zvláštní karta, která se bere
    .help = Vidíš je všechny. Ostatní vidí jen, že jedna mění majitele.
prompt-war = Válka gangů, účastní se: { $seats }. Vražda?
    .name = tah ve válce gangů
    .help = Každá Banda ve svém tahu jednou vraždí, nebo pasuje. Když všechny zúčastněné pasují po sobě, válka končí.
prompt-spoils = Banda je vyřazena, vedl ji: { $other }. Který Kšeft si vezmeš?
    .name = Kšeft vyřazené Bandy
    .help = Jeden hned a další za každý utracený žeton Akce.
prompt-spoils-token = Utratíš žeton za další Kšeft? Patřil: { $other }
    .name = žeton za další Kšeft
    .help = Poslouží kterýkoli žeton tvých Mafiánů a Kšeftů.
prompt-agree = Jeden krok od vítězství: { $seats }. Vyhrát společně?
    .name = společné vítězství
    .help = Ptáme se všech najednou a všichni musí souhlasit. Jinak se hraje dál.
prompt-offer = Co nabídneš? Komu: { $to }
    .name = podmínky nabídky
    .help = Zatím dáváš { offer-gives } a žádáš { offer-wants }. Kšefty a Zvláštní karty mění majitele jen v tahu jednoho z vás. Sliby nikoho nezavazují.
prompt-consent = { $by } ti dává { offer-gives } a žádá { offer-wants }. Souhlasíš?
    .name = odpověď na nabídku
    .help = Přijmeš-li, obě poloviny se provedou najednou. Odmítneš-li, nestane se nic.

# Co nabídka dává a co žádá; části jiných vět.
offer-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nic
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } G
           *[other] { $gives } G a k tomu { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nic
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } G
           *[other] { $wants } G a k tomu { $wants_cards }
        }
    }

## Co se dá dělat

action-deal = Rozdává se: { $card }
action-draw = Líže se: { $card }
action-roll = Na kostkách padne { $total }
action-decline-bid = Pasovat
action-decline-receive = Odmítnout
action-decline-turn-start = Nikoho neuklidnit
action-decline-attack-protector = Nikdo
action-decline-attack-commit = Žádné peníze
action-decline-attack-helper = Nikdo
action-decline-attack-superior = Nezasahovat
action-decline-attack-hide = Neschovat se
action-decline-attack-guards = Nikdo další
action-decline-attack-rounds = Nikdo další
action-decline-name-more = To je vše
action-decline-special-window = Nechat být: { $card }
action-decline-after-roll-window = Nechat hod platit
action-decline-war = Pasovat
action-decline-spoils-token = Dost
action-decline-leave = Zůstat
action-decline-agree = Ne, hrát dál
action-confirm = Ano
action-confirm-attack-superior = Zasáhnout
action-confirm-leave = Ano, odejít nadobro
action-confirm-agree = Ano, vyhrát společně
action-play = Zahrát: { $card }
action-choose-cause = { $cause ->
        [for] Pro útok
       *[against] Proti útoku
    }
action-place = { $side ->
        [north] Nahoru, nadřízený: { $master }
        [east] Doprava, nadřízený: { $master }
        [south] Dolů, nadřízený: { $master }
       *[west] Doleva, nadřízený: { $master }
    }
action-bid = Nabídnout { $amount } G
action-pay = Zaplatit { $amount } G: { $card }
action-pay-all = Zaplatit všem celé
action-pay-no-more = Nikomu dalšímu neplatit
action-attack = { $kind ->
        [recruit] Verbovat Mafiána
        [racket] Převzít Kšeft
       *[hit] Spáchat vraždu
    }
action-move-crook = Přesunout: { $card }
action-visit = Návštěva: { $card }
action-return-crook = Propustit: { $card }
action-treason = Zrada, nový Šéf: { $card }
action-retire = Penze pro Šéfa, nový Šéf: { $card }
action-use-ability = Použít: { $card }
action-pass = Pasovat a vzít si 10 G
action-leave = Odejít ze hry
action-proceed = Ukončit tah
action-go-on = { $amount ->
        [0] Pokračovat
       *[other] Pokračovat s { $amount } G
    }
action-call-off = Odvolat útok
action-commit = { $cause ->
        [for] { $amount } G pro útok
       *[against] { $amount } G proti útoku
    }
action-help = Pomůže { $card }
action-hide = Schovat se
action-offer = Nabídnout obchod: { $to }
action-give-money = Dát { $amount } G
action-want-money = Žádat { $amount } G
action-give-special = Dát Zvláštní kartu { $card }
action-want-special = Žádat Zvláštní kartu { $card }
action-give-racket = Dát Kšeft { $card }
action-want-racket = Žádat Kšeft { $card }
action-propose = Předložit nabídku
action-withdraw = Zapomenout na nabídku

## Proč něco nejde

refusal-opener-bids = Kdo zahajuje, musí nabídnout, třeba 0 G.
refusal-bid-too-low = { $amount } G je málo: nabídka je { $bid } G.
refusal-too-much-money = { $amount } G je moc: máš { $there } G.
refusal-not-your-crook = To není tvůj Mafián: { $card }.
refusal-not-your-card = To není tvoje: { $card }.
refusal-no-place = Pro tuto kartu teď není místo: { $card }.
refusal-side-not-free = Na té straně není místo: { $card }. Mafián se dotýká jen svého nadřízeného.
refusal-too-strong = { $card } je na to příliš silná karta, nadřízený: { $master }. Nadřízený má větší Sílu.
refusal-keeps-superior = Nadřízený zůstává: { $card }.
refusal-only-below = Nováček přijde pod kartu { $card } nebo pod někoho, kdo je pod ní.
refusal-same-place = Tam už leží { $card }.
refusal-next-to-boss = Dokud je místo, přijde { $card } k Šéfovi.
refusal-boss-first = Napřed dostane celou výplatu Šéf: { $card }.
refusal-more-than-full = Celá výplata je { $amount } G: { $card }.
refusal-pay-only-rises = { $card } už má { $amount } G.
refusal-cannot-pay-all = Na celou výplatu pro všechny není dost peněz.
refusal-pay-withheld = V této hře smí výplata chybět, jen když se utratí všechny peníze.
refusal-stays = Bylo řečeno, že zůstáváš; zeptej se znovu v příštím tahu.
refusal-already-acted = V tomto tahu už se něco stalo, takže pasovat nejde.
refusal-has-passed = Kdo pasoval, nedává Kšefty ani Zvláštní karty: { $card } zůstává.
refusal-has-passed-all = Kdo pasoval, už nejedná: v tomto tahu nejsou žádné akce.
refusal-only-in-actions = To patří k akcím tvého vlastního tahu.
refusal-no-token = Není tu žeton Akce: { $card }.
refusal-boss-stays = Šéf zůstává, kde je: { $card }.
refusal-nowhere-to-move = Jiné místo není: { $card }.
refusal-below-itself = Pod sebe sama se přesunout nejde: { $card }.
refusal-no-room-there = V cizí Bandě ({ $seat }) není místo: { $card }.
refusal-not-unhappy = Nemá žetony Nespokojenosti: { $card }.
refusal-nothing-to-visit = Nemáš Kšeft, který by se líbil: { $card }.
refusal-not-a-lieutenant = Šéfa může vystřídat jen Pobočník, a tím není { $card }.
refusal-cannot-retire = Penze pro Šéfa stojí { $amount } G.
refusal-no-ability = Teď tu není žádná schopnost k použití: { $card }.
refusal-ability-used = Schopnost už byla v tomto tahu použita: { $card }.
refusal-ability-unpaid = Schopnost stojí { $amount } G a tolik nemáš: { $card }.
refusal-changes-nothing = Teď by nic nezměnila: { $card }.
refusal-no-such-attack = { $kind ->
        [recruit] Teď není nikdo, koho by tvůj Mafián mohl naverbovat.
        [racket] Teď není žádný Kšeft, který by tvůj Mafián mohl převzít.
       *[hit] Teď není nikdo, koho by tvůj Mafián mohl zavraždit.
    }
refusal-not-a-crook = To není Mafián: { $card }.
refusal-not-a-racket = To není Kšeft: { $card }.
refusal-not-in-play = Není na stole: { $card }.
refusal-own-recruit = Patří do tvé vlastní Bandy: { $card }. Použij přesun.
refusal-own-racket = To je tvůj vlastní Kšeft: { $card }.
refusal-own-boss = Vlastní Šéf odejde jen zradou nebo do penze: { $card }.
refusal-boss-immune = Šéfa nikdo nenaverbuje: { $card }.
refusal-called-off-before = Tento útok byl v tomto tahu odvolán a nesmí se opakovat: { $card }.
refusal-attacks-itself = Na sebe sama útočit nejde: { $card }.
refusal-cannot-help = Tady pomoci nemůže { $card }.
refusal-one-helper = Tady smí pomoci jen jeden.
refusal-help-is-over = Na pomoc je pozdě.
refusal-committed = Na odvolání útoku je pozdě.
refusal-attack-running = Ne během útoku.
refusal-money-comes-later = Peníze na tento útok se dávají tajně a později.
refusal-hit-money = Při vraždě platí nejvýš 5 G, ne { $amount }.
refusal-only-attacker-pays = Při vraždě platí jen útočník.
refusal-no-money-now = Teď není čas na peníze.
refusal-wrong-side = Útočník i majitel platí jen za svou stranu.
refusal-third-money = Ostatní dávají do útoku nejvýš 10 G, ne { $amount }.
refusal-no-amount = Musí to být aspoň 1 G.
refusal-war-running = Ne během války gangů.
refusal-war-targets = Ve válce se vraždí Mafiáni jiných Band, ne { $card }.
refusal-not-a-special = To není Zvláštní karta: { $card }.
refusal-not-held = Nedržíš { $card }.
refusal-wrong-moment = Pro tuto kartu není pravá chvíle: { $card }.
refusal-not-for-you = Tady ji hrát nemůžeš: { $card }.
refusal-wrong-target = { $target } není cíl pro kartu { $card }.
refusal-not-their-racket = To není Kšeft té Bandy: { $card }.
refusal-no-offer-to = Tady nabídka není možná: { $seat }.
refusal-offers-used = V tomto tahu už další nabídku dát nemůžeš.
refusal-no-deals-now = V této chvíli se nedá nic dávat ani měnit.
refusal-nothing-offered = Nabídka nic nedává a nic nežádá.
refusal-throws-the-game = Takový dar by někomu daroval vítězství: { $seat }.
refusal-cannot-give = Co se žádá, dát nemůžeš.
refusal-money-once = Peníze se v nabídce jmenují jen jednou.
refusal-money-of-deal = { $amount } G tu jmenovat nemůžeš.
refusal-not-their-turn = Kšefty a Zvláštní karty mění majitele jen v tahu jednoho z obou.

## Co se stalo

event-mob-dealt = { $seat } vede: { $card }.
event-game-began = Každý má na dražbu { $amount } G.
event-dice-rolled = { $why ->
        [opener] { $seat } hází o první nabídku: { $total }.
        [start] { $seat } hází o první tah: { $total }.
       *[other] { $seat } hází: { $total }.
    }
event-lot-turned = { $seat } otáčí kartu: { $card }.
event-lot-aside = Takových se už prodalo dost, odkládá se { $card }.
event-bid-made = { $seat } nabízí { $amount } G.
event-lot-sold = { $seat } kupuje za { $amount } G: { $card }.
event-cards-returned = { $how ->
        [shuffled] Zpět do balíčku: { $cards }.
       *[removed] Ze hry odchází: { $cards }.
    }
event-crook-dealt = { $seat } nemá Mafiána a dostává: { $card }.
event-boss-crowned = { $seat } má Šéfa: { $card }.
event-crook-laid = { $side ->
        [north] { $seat } pokládá nahoru: { $card } (nadřízený: { $master }).
        [east] { $seat } pokládá doprava: { $card } (nadřízený: { $master }).
        [south] { $seat } pokládá dolů: { $card } (nadřízený: { $master }).
       *[west] { $seat } pokládá doleva: { $card } (nadřízený: { $master }).
    }
event-money-dealt = Každý začíná s { $amount } G.
event-card-revealed = { $seat ->
        [none] Volně na stole: { $card }.
       *[other] { $seat } líže kartu, která zůstává volná: { $card }.
    }
event-special-drawn = { $card ->
        [none] { $seat } líže Zvláštní kartu.
       *[other] { $seat } líže Zvláštní kartu { $card }.
    }
event-turn-began = Tah { $turn }: { $seat }.
event-step-began = { $seat } má hotovo.
event-income-paid = { $seat } má příjem { $total } G.
event-payroll-paid = { $seat } vyplácí Bandu{ $total ->
        [none] { "" }
       *[other] , celkem { $total } G
    }.{ $full_count ->
        [0] { "" }
       *[other] { " " }Celé: { $full }.
    }{ $part_count ->
        [0] { "" }
       *[other] { " " }Zčásti: { $part }.
    }{ $none_count ->
        [0] { "" }
       *[other] { " " }Nic: { $none }.
    }
event-turn-passed = { $seat } v tomto tahu pasuje a bere { $amount } G.
event-tokens-refreshed = { $what ->
        [all] { $seat } vrací žetony Akce na všechny karty.
       *[crooks] { $seat } vrací žetony Akce na všechny Mafiány.
    }
event-turn-ended = { $seat } končí tah.
event-crook-upset = { $card } dostává žetony Nespokojenosti, { $amount }: { $why ->
        [part_pay] výplata jen zčásti.
        [no_pay] žádná výplata.
        [stronger] větší Síla než nadřízený.
        [killed] vražda někoho blízkého.
        [missed] vražda, která jen o vlásek nevyšla.
        [demoted] konec hodnosti Pobočníka.
        [treason] zrada v Bandě.
       *[card] zásluhou karty.
    }
event-crook-calmed = { $card } ztrácí žetony Nespokojenosti, { $amount }: { $why ->
        [new_mob] nová Banda.
        [promoted] hodnost Pobočníka.
        [weakness] Banda získala, co se líbí.
        [visit] příjemná návštěva.
       *[card] zásluhou karty.
    }
event-crook-gone = { $to ->
        [uncontrolled] { $card } odchází na volné prostranství.
       *[discarded] { $card } odchází ze hry.
    }
event-crook-moved = { $to ->
        [none] { $seat } přesouvá: { $card } (nadřízený: { $master }).
       *[other] { $seat } posílá jinam: { $card }. Přijímá: { $to }.
    }
event-move-asked = { $seat } chce poslat jinam: { $card }. Rozhoduje { $to }.
event-move-refused = { $to } odmítá: { $card }. Nabízí: { $seat }.
event-crook-visited = { $card } jde na návštěvu.
event-boss-overthrown = Zrada: končí { $card }, nastupuje { $by_card }.
event-boss-retired = { $seat } platí penzi { $amount } G: končí { $card }, nastupuje { $by_card }.
event-ability-used = { $amount ->
        [0] { $seat } používá: { $card }.
       *[other] { $seat } používá za { $amount } G: { $card }.
    }
event-attack-began = { $kind ->
        [recruit] { $seat } chystá nábor.
        [racket] { $seat } chystá převzetí Kšeftu.
       *[hit] { $seat } chystá vraždu.
    }
event-target-named = { $seat } jmenuje cíl: { $card }.
event-attacker-named = { $seat } jmenuje útočníka: { $card }.
event-attack-declared = { $kind ->
        [recruit] Nábor: { $attacker } proti { $target }.
        [racket] Převzetí Kšeftu: { $attacker } proti { $target }.
       *[hit] Vražda: { $attacker } proti { $target }.
    }
event-protector-named = { $seat } se brání, zasahuje { $card }.
event-attack-pressed = { $amount ->
        [0] { $seat } pokračuje.
       *[other] { $seat } pokračuje s { $amount } G.
    }
event-attack-called-off = { $seat } útok odvolává.
event-money-committed = { $amount ->
        [none] { $seat } má o penězích rozhodnuto.
       *[other] { $seat } dává { $amount } G.
    }
event-money-shown = Ukázané peníze (co je pod nulou, je proti): { $seats }.
event-help-given = Pomáhá { $card }, { $power }.
event-crook-hid = Schovává se { $card }.
event-attack-resolved = { $how ->
        [success] Útok se daří, cíl: { $target }.
        [cancelled] Z útoku nic není, cíl: { $target }.
        [no_chance] Útok nemá naději a nedaří se, cíl: { $target }.
       *[failure] Útok se nedaří, cíl: { $target }. Bylo třeba { $need } nebo méně.
    }
event-crook-recruited = { $owner ->
        [none] { $seat } verbuje: { $card }.
       *[other] { $seat } verbuje: { $card }. Přichází { $owner }.
    }
event-recruit-lost = Není místo, na svém zůstává { $card }.
event-racket-taken = { $owner ->
        [none] { $seat } přebírá: { $card }.
       *[other] { $seat } přebírá: { $card }. Přichází o něj { $owner }.
    }
event-crook-killed = { $boss ->
        [yes] Šéf je mrtev: { $card }. Vraždí { $seat }.
       *[no] Obětí vraždy je { $card }. Vraždí { $seat }.
    }
event-crook-missed = Vraždu přežívá { $card }.
event-crook-grew = Síla roste o { $amount }: { $card }.
event-crook-taken = { $seat } přijímá bez hodu: { $card }.
event-war-began = Válka gangů! { $seat } útočí na Šéfa, kterého má { $other }.
event-war-joined = { $seat } vstupuje do války.
event-war-ended = Válka gangů skončila.
event-mob-eliminated = { $by ->
        [none] { $seat } nemá žádného Mafiána a končí.
       *[other] { $seat } nemá žádného Mafiána a končí. Zařizuje to { $by }.
    }
event-token-spent = { $seat } utrácí žeton: { $card }.
event-card-freed = Volný je teď { $card }.
event-special-lost = { $seat } odhazuje: { $card }.
event-special-played = { $seat } hraje: { $card }.
event-special-aimed = { $cause ->
        [for] { $seat } pokládá pro útok: { $card }.
        [against] { $seat } pokládá proti útoku: { $card }.
       *[none] { $other ->
            [none] { $seat } hraje: { $card }. Cíl: { $target }.
           *[other] { $seat } hraje: { $card }. Cíl: { $other }.
        }
    }
event-special-cancelled = { $seat } ruší: { $card }.
event-special-wasted = { $card } nic nedělá; hraje { $seat }.
event-attack-cancelled = { $seat } útok maří.
event-attack-changed = { $card } mění číslo o { $amount }.
event-help-cancelled = Pomoc se nepočítá: { $card }.
event-roll-fixed = Nehází se, součet je { $total }.
event-dice-lifted = Kostkami se hází znovu.
event-special-stolen = { $card ->
        [none] { $seat } bere Zvláštní kartu. Přichází o ni { $owner }.
       *[other] { $seat } bere Zvláštní kartu { $card }. Přichází o ni { $owner }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } si prohlíží Zvláštní karty. Drží je { $other }.
       *[other] { $seat } si prohlíží Zvláštní karty. Drží je { $other }: { $cards }.
    }
event-money-seen = { $amount ->
        [none] { $seat } si prohlíží peníze. Má je { $other }.
       *[other] { $seat } si prohlíží peníze. Má je { $other }: { $amount } G.
    }
event-money-gained = { $seat } dostává { $amount } G: { $card }.
event-card-readied = Žeton Akce má znovu { $card }.
event-token-lost = Žeton Akce ztrácí { $card }.
event-racket-muted = Při příštím příjmu nic nevynese { $card }.
event-pay-waived = Tentokrát není třeba platit: { $card }.
event-declined = { $seat } nic nedělá.
event-offer-began = { $seat } chystá nabídku. Komu: { $to }.
event-offer-named = { $what ->
        [gives_money] { $amount ->
            [none] { $seat } přidává do nabídky peníze.
           *[other] { $seat } přidává do nabídky { $amount } G.
        }
        [wants_money] { $amount ->
            [none] { $seat } žádá peníze.
           *[other] { $seat } žádá { $amount } G.
        }
        [gives_special] { $card ->
            [none] { $seat } přidává do nabídky Zvláštní kartu.
           *[other] { $seat } přidává do nabídky: { $card }.
        }
        [wants_special] { $card ->
            [none] { $seat } žádá Zvláštní kartu.
           *[other] { $seat } žádá: { $card }.
        }
        [gives] { $seat } přidává do nabídky: { $card }.
       *[wants] { $seat } žádá: { $card }.
    }
event-offer-put = { $to } má odpovědět na nabídku. Podává ji { $seat }.
event-offer-ended = { $how ->
        [accepted] { $to } přijímá nabídku. Podává ji { $seat }.
        [declined] { $to } odmítá nabídku. Podává ji { $seat }.
       *[withdrawn] { $seat } na nabídku zapomíná. Týká se: { $to }.
    }
event-money-given = { $amount ->
        [none] { $seat } dává peníze. Dostává je { $to }.
       *[other] { $seat } dává { $amount } G. Dostává je { $to }.
    }
event-special-given = { $card ->
        [none] { $seat } dává Zvláštní kartu. Dostává ji { $to }.
       *[other] { $seat } dává Zvláštní kartu { $card }. Dostává ji { $to }.
    }
event-racket-given = { $seat } dává Kšeft { $card }. Dostává ho { $to }.
event-victory-refused = Společné vítězství nebude; proti: { $seats }.
event-player-left = { $seat } odchází ze hry.
event-game-ended = { $winners_count ->
        [0] Hra končí bez vítěze.
        [one] { $how ->
            [total] { $winners } ovládá dost a vítězí.
            [length] { $winners } má na konci nejvíc a vítězí.
           *[last] { $winners } zbývá jako poslední a vítězí.
        }
       *[other] { $how ->
            [agreed] Dohodou společně vítězí: { $winners }.
            [length] Nejvíc na konci mají a společně vítězí: { $winners }.
           *[total] Dost ovládají a společně vítězí: { $winners }.
        }
    }

## Z čeho se číslo skládá

breakdown-roll-needed = Třeba hodit, nebo méně
breakdown-income = Příští příjem
breakdown-total = Celkem
breakdown-payroll = Dlužná výplata
part-power = Síla: { $card }
part-resistance = Odpor: { $card }
part-target-power = Síla: { $card }
part-rank = Hodnost: { $card }
part-weakness = Slabost: { $card }
part-unhappy = Nespokojenost: { $card }
part-own-rackets = Spřízněné Kšefty: { $seat }
part-their-rackets = Spřízněné Kšefty: { $seat }
part-helper = Pomoc: { $card }
part-superior = Nadřízený: { $card }
part-protector = Ochrana: { $card }
part-defender = Obrana: { $card }
part-money = Peníze: { $seat }
part-bonus = { $card }
part-special = { $card }
part-bodyguard = Bodyguard: { $card }
part-hiding = Schovávání
part-war = Válka gangů
part-income = Příjem: { $card }
part-gain = { $card }
part-wage = Výplata: { $card }
part-rackets = Kšefty
part-type-bonus = Všechny Kšefty jednoho typu
part-district-bonus = Čtvrť

## Stůl

board-mob = Banda
board-total = Celkem
board-crooks = Mafiáni
board-rackets = Kšefty
board-money = G
board-boss-token = Žeton Šéfa +{ $amount }
board-boss = { $card } (Šéf)
board-likes = slabost: { $word }

list-amount = { $item } { $amount } G
