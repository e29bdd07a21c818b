### Omertà: na co se hra ptá, co se dá dělat, proč něco nejde a co se stalo. Peníze jsou v tisících.

## Malé části jiných vět

men = { $amount ->
        [one] 1 Vojáka
        [few] { $amount } Vojáky
       *[other] { $amount } Vojáků
    }
money = { $amount ->
        [0] 0 $
       *[other] { $amount } 000 $
    }
trade-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nic
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } 000 $
           *[other] { $gives } 000 $ a { $gives_cards }
        }
    }
trade-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nic
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } 000 $
           *[other] { $wants } 000 $ a { $wants_cards }
        }
    }

## Na co se hra ptá

prompt-chance = Rozhodne náhoda
    .name = co přinese náhoda
    .help = Hází se kostkou nebo se táhne karta; nikdo do toho nemluví.
prompt-choose-capo = { $seat }, kterého Capa si necháš?
    .name = první Capo
    .help = Máš na výběr ze dvou. Nikdo výběr neuvidí, dokud nevyberou všichni.
prompt-choose-type = { $seat }, jaký typ vojáků dostane?
    .name = první typ vojáků
    .help = Přičítá se do všech řetězců toho Capa. Nikdo výběr neuvidí, dokud nevyberou všichni.
prompt-post = Postavíš Vojáky na Domény?
    .name = Vojáci na prvních Doménách
    .help = Ti v Záloze mohou dobývat a loupit; ti na Doméně ji brání. Na Doméně jich smí být nejvýš 5.
prompt-claim = { $seat }, přihlásíš se o něco?
    .name = přihlášení splněného cíle
    .help = Jak všichni vidí, plníš cíl, který by někdo mohl mít. Nabízejí se jen tvé vlastní splněné cíle.
prompt-move-domain = Přesuneš jednu Doménu k jinému Capovi?
    .name = Doména, která mění Capa
    .help = Její Vojáci zůstanou v Záloze dosavadního Capa.
prompt-lay = Před kterého Capa položíš kartu { $card }?
    .name = Capo pro Doménu
    .help = Doména leží vždy před jedním Capem svého majitele.
prompt-move-men = Přesuneš Vojáky?
    .name = přesuny Vojáků
    .help = Mezi Zálohou Capa a jeho vlastními Doménami. Každá Doména jednou vysílá, nebo přijímá.
prompt-sell = { $amount ->
        [one] Odhodíš kartu za Vojáka?
        [few] Odhodíš { $amount } karty za Vojáka?
       *[other] Odhodíš { $amount } karet za Vojáka?
    }
    .name = placený odhoz
    .help = Jednou za kolo. Voják jde na kteroukoli tvou Doménu nebo do Zálohy.
prompt-act = { $seat }, jaká je tvá akce?
    .name = akce v tahu
    .help = Jedno Dobytí, Přepadení nebo Loupež, nebo nic. Karty do vlastního tahu akci nestojí.
prompt-after-act = { $seat }, ještě něco?
    .name = karty po akci
    .help = Akci už máš za sebou; karty do vlastního tahu lze ještě zahrát.
prompt-buy = { $amount ->
        [one] Koupíš Vojáka za { $price } 000 $?
        [few] Koupíš až { $amount } Vojáky po { $price } 000 $?
       *[other] Koupíš až { $amount } Vojáků po { $price } 000 $?
    }
    .name = nákup Vojáků
    .help = Nejvýš tři za kolo, do Zálohy nebo na Doménu.
prompt-discard = { $amount ->
        [one] Jedna karta přebývá: která?
        [few] { $amount } karty přebývají: která půjde?
       *[other] { $amount } karet přebývá: která půjde?
    }
    .name = povinný odhoz
    .help = Na konci kola nesmí mít nikdo na ruce víc, než je limit.
prompt-conquest-target = Kterou Doménu má { $card } dobýt?
    .name = Doména k dobytí
    .help = Kostka, řetězec a Vojáci musí překonat její OBTÍŽNOST. Šestka se hází znovu a přičítá.
prompt-involve = { $by } chce kartu { $target }. Vměšuješ se za 5 000 $?
    .name = vměšování
    .help = Všichni zapojení hází na VLIV; nejlepší smí hned dobývat s Capem, který házel. Peníze jsou pryč tak jako tak.
prompt-name-capo = Který Capo hází na VLIV o kartu { $target }?
    .name = Capo pro hod na VLIV
    .help = Vyhraje-li, smí dobývat právě on, s Vojáky ze své Zálohy.
prompt-commit = Kolik Vojáků { $card } použije na kartu { $target }?
    .name = Vojáci na Dobytí
    .help = Každý přidá k hodu 1. Při úspěchu tam aspoň jeden zůstane; neúspěch stojí jednoho.
prompt-occupy = Kolik Vojáků zůstane na kartě { $target }?
    .name = Vojáci na právě získané Doméně
    .help = Aspoň jeden a nejvýš pět z těch, kdo ji získali.
prompt-assault-origin = Z které Domény přepadáš?
    .name = Doména, která přepadá
    .help = Potřebuje aspoň dva Vojáky.
prompt-assault-target = Kterou Doménu přepadáš z karty { $card }?
    .name = Doména k přepadení
    .help = Obránce přičte její OBRANU, svůj řetězec a Vojáky. Bez kritických hodů; remíza se opakuje.
prompt-attackers = Kolik Vojáků přepadá kartu { $target }?
    .name = útočící Vojáci
    .help = Když Přepadení nevyjde, zemřou všichni až na jednoho.
prompt-borrow = Požádáš někoho o Vojáky?
    .name = žádost o Vojáky
    .help = Nejvýš dva celkem a nikdy víc než pět na Doméně. Přeživší jdou domů.
prompt-bring = Kolik Vojáků přijde ze Zálohy na kartu { $target }?
    .name = pomoc ze Zálohy
    .help = První je zdarma, druhý a třetí stojí po 3 000 $. Smí jich být víc než pět.
prompt-robbery-capo = Který Capo loupí?
    .name = loupící Capo
    .help = Potřebuje Vojáka v Záloze.
prompt-robbery-target = Koho { $card } oloupí?
    .name = oběť Loupeže
    .help = Oba hází na LEST. Příjem z Domén oběti je při příští Výplatě tvůj; neúspěch stojí Vojáka.
prompt-payday-window = Před Výplatou: zahraješ kartu?
    .name = karty před Výplatou
    .help = Pro toho, kdo má oloupeného Capa.
prompt-declare-window = { $kind ->
        [conquest] { $by } ohlašuje Dobytí: { $target }. Zahraješ kartu?
        [assault] { $by } ohlašuje Přepadení: { $target }. Zahraješ kartu?
       *[other] { $by } ohlašuje Loupež: { $target }. Zahraješ kartu?
    }
    .name = karty při ohlášení akce
    .help = Teď ji karty k tomu určené mohou zrušit, připojit se k ní nebo ji uzavřít.
prompt-roll-window = Před hodem: zahraješ kartu?
    .name = karty před hodem
    .help = Bonusy, postihy a pomoc musí přijít teď; hozenou kostku už nezmění.
prompt-rolled-window = Kostky leží: necháš některou hodit znovu?
    .name = karty po hodu
    .help = Teď jde zahrát jen karta, která nechá hodit znovu; platí nový hod.
prompt-aftermath-window = { $kind ->
        [conquest] Dobytí skončilo. Zahraješ kartu?
        [assault] Přepadení skončilo. Zahraješ kartu?
       *[other] Loupež skončila. Zahraješ kartu?
    }
    .name = karty po akci
    .help = Pro toho, kdo v ní o něco přišel.
prompt-card-window = { $by } hraje kartu { $card }. Zrušíš ji?
    .name = odpověď na kartu
    .help = Teď jde zahrát jen karta, která ruší karty. Pozdější působí dřív.
prompt-happening-window = Přišla ti karta { $card }. Zrušíš ji?
    .name = odpověď na Příhodu
    .help = Teď jde zahrát jen karta, která ruší Příhody.
prompt-name-family = { $card }: která Rodina?
    .name = Rodina na kartě
    .help = Urči ji teď; teprve pak mohou ostatní odpovědět.
prompt-name-target = { $card }: na koho, nebo na co?
    .name = cíl karty
    .help = Urči ho teď; teprve pak mohou ostatní odpovědět.
prompt-name-roller = { $card }: který tvůj Capo?
    .name = vlastní Capo na kartě
    .help = Hází se s jeho řetězcem, nebo se mění jeho typ.
prompt-name-defender = { $by } hraje kartu { $card } proti tobě. Který Capo hází?
    .name = Capo, který hází proti kartě
    .help = Počítá se jeho řetězec včetně kontroly a monopolu.
prompt-place = Kam půjdou noví Vojáci? Zbývá: { $amount }.
    .name = místo pro nové Vojáky
    .help = Nejvýš 15 u jednoho Capa celkem a 5 na Doméně.
prompt-lose = O které Vojáky přijdeš? Zbývá: { $amount }.
    .name = ztráta Vojáků
    .help = Vracejí se do zásoby své Rodiny.
prompt-owe = { $payer } dluží ještě { $amount } 000 $. Která Doména zaplatí?
    .name = dluh
    .help = { $to ->
        [none] Doména má cenu svých ZDROJŮ a jde do středu. Nazpět se nevrací.
       *[other] Doména má cenu svých ZDROJŮ; nový majitel: { $to }. Nazpět se nevrací.
    }
prompt-part = Který Capo odejde, nebo zaplatíš { $amount } 000 $?
    .name = ztráta Capa
    .help = Odejde s ním jeho typ i Vojáci; jeho Domény Rodině zůstanou.
prompt-keep-type = Dostane { $card } některý z těchto typů?
    .name = nový typ vojáků
    .help = Ostatní, i ten nahrazený, jdou pod svůj balíček.
prompt-strike-card = O kterou kartu { $other } přijde?
    .name = karta z cizí ruky
    .help = Odhodí se. Co vidíš, si pamatuješ.
prompt-strike-domain = Na které Doméně ({ $card }) padnou Vojáci?
    .name = Doména, která přijde o Vojáky
    .help = Tolik, nebo všichni, kdo tam jsou: { $amount }.
prompt-lend-from = Z které Zálohy jdou Vojáci? Komu: { $to }.
    .name = Záloha, která půjčuje
    .help = Nejvýš { $amount }. Přeživší se tam vrátí.
prompt-lend-men = Kolik Vojáků půjčí { $by }? Komu: { $to }.
    .name = počet půjčených Vojáků
    .help = Počítají se do hodu. Nejdřív umírají vlastní Vojáci té strany.
prompt-price = { $card }: zaplatíš { $amount } 000 $ za hod?
    .name = cena hodu
    .help = Bez zaplacení se nic nestane.
prompt-offer = Co nabízíš? Komu: { $to }.
    .name = podmínky obchodu
    .help = Zatím dáváš: { trade-gives }; chceš: { trade-wants }. Aspoň jedna Doména musí změnit majitele; přijde prázdná.
prompt-consent = { $by } dává: { trade-gives }; chce: { trade-wants }. Souhlasíš?
    .name = odpověď na obchod
    .help = Přijmeš-li, obě poloviny proběhnou najednou. Odmítneš-li, nestane se nic.
prompt-loan = O co žádáš? Koho: { $to }.
    .name = podmínky půjčky
    .help = Žádaní Vojáci: { $men }. Nabízené peníze: { $gives ->
        [0] žádné
       *[other] { $gives } 000 $
    }.
prompt-loan-consent = { $by } žádá o Vojáky ({ $men }) a dává { $gives ->
        [0] nic
       *[other] { $gives } 000 $
    }. Z čí Zálohy?
    .name = odpověď na půjčku
    .help = V tomto Přepadení bojují za jiného ({ $by }) a přeživší se vrátí domů.

## Co se dá dělat

action-deal = Rozdáno: { $card }
action-draw = Líznuto: { $card }
action-reveal = Otočeno: { $card }
action-roll = Na kostce je { $pips }
action-pick = Vytaženo poslepu: { $card }
action-decline-claim = Nehlásit se o nic
action-decline-sell = Nechat si karty
action-decline-involve = Nevměšovat se
action-decline-commit = Nechat Doménu být
action-decline-borrow = Nežádat nikoho
action-decline-loan-consent = Nepůjčit nikoho
action-decline-keep-type = Nechat dosavadní typ
action-decline-price = Neplatit
action-decline-card-window = Nechat kartu { $card } působit
action-decline-happening-window = Nechat kartu { $card } proběhnout
action-decline-rolled-window = Nechat kostky ležet
action-play = Zahrát { $card }
action-claim = Přihlásit se o cíl { $card }
action-declare = Vyhlásit vítězství
action-post = Na { $card }: { men }
action-recall = Z { $card } do Zálohy: { men }
action-place = Nové k { $card }: { men }
action-remove = Ztratit u { $card }: { men }
action-buy = Koupit pro { $card }: { men }
action-move-domain = Přesunout { $card } k jinému Capovi
action-yield = Zaplatit kartou { $card }
action-pay = Zaplatit
action-discard = Odhodit { $card }
action-proceed = Hotovo
action-proceed-move-domain = Nechat Domény, jak jsou
action-proceed-buy = Víc nekupovat
action-pass = Ukončit tah
action-pass-act = Žádná akce
action-conquer = Dobytí: { $card }
action-assault = Přepadení z karty { $card }
action-rob = Loupež: { $card }
action-involve = Zaplatit 5 000 $ a vměšovat se
action-commit = Použít { men }
action-bring = Přivést { men }
action-occupy = Nechat tam { men }
action-offer = Nabídnout obchod: { $to }
action-borrow = Požádat o Vojáky: { $to }
action-want-men = Chtít { men }
action-give-money = Dát { $amount ->
        [0] žádné peníze
       *[other] { $amount } 000 $
    }
action-want-money = Chtít { $amount ->
        [0] žádné peníze
       *[other] { $amount } 000 $
    }
action-give-domain = Dát { $card }
action-want-domain = Chtít { $card }
action-propose = Předložit nabídku
action-withdraw = Nabídku zahodit

## Proč něco nejde

refusal-not-your-capo = { $card } není tvůj Capo.
refusal-not-your-domain = Není tvoje: { $card }.
refusal-only-in-actions = To patří do tvého tahu ve fázi Akcí.
refusal-one-action = Svou akci v tomto kole už máš za sebou.
refusal-blocked = { $card } do konce kola nesmí jednat.
refusal-other-capo = Vojáci nikdy nemění Capa a { $card } patří jinému, nebo jím je.
refusal-moved-already = Vojáci na kartě { $card } se v tomto kroku už přesouvali.
refusal-domain-full = Na kartu { $card } se víc než pět Vojáků nevejde.
refusal-still-over-full = Na kartě { $card } je pořád víc než pět Vojáků.
refusal-too-few-leave = Z karty { $card } jich musí odejít aspoň { $amount }.
refusal-too-few-soldiers = U karty { $card } není dost Vojáků: { $amount }.
refusal-all-in-one-reserve = Jdou do jedné Zálohy: { $amount } najednou.
refusal-no-place-there = Tolik Vojáků se tam nevejde: { $card }.
refusal-no-token = Rodina nemá víc než třicet Vojáků.
refusal-three-a-round = Za kolo lze koupit nejvýš tři Vojáky.
refusal-cannot-afford = To stojí { money } a tolik nemáš.
refusal-at-least-one = Řekni aspoň jednoho.
refusal-lies-there = Už leží před: { $card }.
refusal-no-reserve = Bez Vojáka v Záloze nemůže { $card } dobývat.
refusal-not-in-centre = Není ve středu: { $card }.
refusal-empty-centre = Ve středu není žádná Doména.
refusal-nobody-involved = Nikdo se nevměšuje, takže se Dobytí musí zkusit.
refusal-no-involvement = Do Přepadení ani Loupeže se nikdo vměšovat nemůže.
refusal-one-stays = Na Doménu jde aspoň jeden a nejvýš pět použitých Vojáků.
refusal-not-so-many = Použít jich tu lze nejvýš { $amount }.
refusal-two-needed = Přepadení potřebuje na kartě { $card } dva Vojáky.
refusal-own-domain = Vlastní Doménu přepadnout nejde: { $card }.
refusal-nobodys-domain = Žádná cizí Doména k přepadení: { $card }.
refusal-truce = Do konce kola nelze ohlásit žádné Přepadení.
refusal-shielded = Do konce kola v bezpečí před Přepadením: { $card }.
refusal-that-family-only = Toto Přepadení musí mířit na jinou Rodinu: { $seat }.
refusal-nobody-to-assault = Není žádná cizí Doména k přepadení.
refusal-not-so-many-attack = Útočit jich může nejvýš { $amount }.
refusal-not-so-many-help = Ze Zálohy jich může přijít nejvýš { $amount }.
refusal-robbery-needs-reserve = Bez Vojáka v Záloze nemůže { $card } loupit.
refusal-robbed-already = { $card } už je oloupen.
refusal-own-capo = { $card } je tvůj, toho neoloupíš.
refusal-nobody-to-rob = Nezbývá cizí Capo, kterého oloupit.
refusal-not-held = Kartu { $card } nemáš.
refusal-not-an-action = { $card } je Příhoda, ta se nehraje.
refusal-useless-with-two = Ve dvou slouží { $card } jen k placenému odhozu.
refusal-wrong-moment = Na kartu { $card } teď není chvíle.
refusal-die-lies = Kostka už leží: { $card } jde pozdě.
refusal-changes-nothing = { $card } by teď nic nezměnila.
refusal-wrong-target = To tu jmenovat nejde.
refusal-loyalty = Voják nikdy nejde proti vlastní Rodině, tady půjčit nemůže: { $seat }.
refusal-last-domain = Poslední Doména režimu Conquista se dobývá, kartou ji vzít nelze.
refusal-hand-limit = Odhazuj, dokud nebudeš mít nejvýš tolik karet: { $amount }.
refusal-must-cover = Dluh se musí uhradit: chybí { money }.
refusal-not-fulfilled = Není splněno, nebo není tvoje: { $card }.
refusal-no-victory = Neplníš hlavní cíl ani tři vedlejší.
refusal-only-in-distribution = Vítězství se vyhlašuje ve fázi Rozdělování.
refusal-points-alone = V režimu Conquista se vítězí body, ne ohlášením.
refusal-no-negotiation = V této hře se nevyjednává.
refusal-trades-after-payday = S Doménami se obchoduje ve fázi Rozdělování po Výplatě.
refusal-offers-used = V této fázi máš za sebou tři nabídky.
refusal-no-offer-to = Nabídku nejde dát komu: { $seat }.
refusal-nothing-offered = Nabídka nejmenuje nic, co by změnilo majitele.
refusal-not-tradable = { $card } se neobchoduje, jen Domény a peníze.
refusal-owner-robbed = Capo karty { $card } je oloupen, obchodovat s ní nejde.
refusal-cannot-give = Co se žádá, se dát nedá.
refusal-not-so-much-money = Peníze se v nabídce jmenují jednou a musí jich tam být { money }.
refusal-no-loan-from-enemy = V tomto Přepadení bojuje a nepůjčí: { $seat }.
refusal-no-loan-from = V Záloze nikoho nemá: { $seat }.
refusal-lends-to-foe = { $seat } má Vojáky na druhé straně a ti proti svým nebojují.
refusal-two-lent = Žádat jich tu lze nejvýš { $amount }.
refusal-lenders-reserve = V Záloze karty { $card } jich není { $amount }.

## Co se stalo

event-don-dealt = { $seat } vede Rodinu { $card }.
event-objective-drawn = { $card ->
        [none] { $seat } dostává { $kind ->
            [main] hlavní cíl.
           *[other] vedlejší cíl.
        }
       *[other] { $seat } dostává cíl { $card }.
    }
event-choice-dealt = { $card ->
        [none] { $seat } dostává kartu na výběr.
       *[other] { $seat } si může vybrat: { $card }.
    }
event-choice-made = { $card ->
        [none] { $seat } tajně vybírá.
       *[other] { $seat } tajně vybírá: { $card }.
    }
event-capo-joined = { $capo } se přidává, Rodina: { $seat }; typ: { $kind_card }; Vojáci: { $amount }.
event-capo-drawn = { $seat } získává dalšího Capa: { $card }.
event-cards-returned = { $how ->
        [recycle] { $seat } vrací: { $cards }.
       *[other] { $seat } vyřazuje ze hry: { $cards }.
    }
event-domain-dealt = { $seat } začíná s kartou { $card }.
event-domain-revealed = Nově ve středu: { $card }.
event-action-drawn = { $card ->
        [none] { $seat } líže kartu.
       *[other] { $seat } líže kartu { $card }.
    }
event-happening-drawn = Příhoda, komu: { $seat }; { $card }.
event-event-sifted = { $how ->
        [taken] { $seat } bere kartu { $card }.
       *[other] Odhazuje se { $card }.
    }
event-events-reshuffled = Odhozené karty se zamíchají do nového balíčku. Karet: { $amount }.
event-round-began = Kolo { $number }.
event-phase-began = { $step ->
        [distribution] Rozdělování
        [events] Události
        [actions] Akce
       *[end] Konec kola
    }; začíná { $seat }.
event-die-rolled = { $seat } hází { $amount }.
event-roll-judged = { $how ->
        [tie] Celkem { $seats }: { $totals }. Remíza, hází se znovu.
       *[other] { $amount ->
            [0] Celkem { $seats }: { $totals }.
           *[other] Celkem { $seats }: { $totals } proti { $amount }.
        }
    }
event-paid = { $to ->
        [none] { $seat } platí bance { money }.
       *[other] { $seat } platí { money }; komu: { $to }.
    }
event-gained = { $how ->
        [payday] Výplata: { $seat } dostává { money }.
       *[other] { $seat } dostává z banky { money }.
    }
event-income-robbed = { $amount ->
        [0] { $card } je oloupen, ale nebylo co vzít.
       *[other] { $to ->
            [none] Banka si nechává { money } od karty { $card }.
           *[other] { $to } bere { money } od karty { $card }.
        }
    }
event-debt-cancelled = { $seat } už nic nemá; z dluhu se škrtá { money }.
event-domain-moved = { $card } teď leží před kartou { $capo }; Rodina: { $seat }.
event-domain-lost = { $seat } přichází o kartu { $card }, jde do středu.
event-soldiers-moved = { $seat } přesouvá { men } z karty { $source } na kartu { $card }.
event-soldiers-gained = { $how ->
        [bought] { $seat } kupuje { men } pro kartu { $card }.
        [saved] { $seat } zachraňuje { men }, zpět ke kartě { $card }.
       *[other] { $seat } dostává { men } ke kartě { $card }.
    }
event-soldiers-lost = { $seat } ztrácí { men } u karty { $card }.
event-soldiers-lent = { $seat } půjčuje { men } od karty { $card }; komu: { $to }.
event-soldiers-home = Domů ke kartě { $card } ({ $seat }): { $amount }; padlých: { $dead }.
event-action-began = { $kind ->
        [conquest] { $seat } ohlašuje Dobytí karty { $target }; Capo: { $card }.
        [assault] { $seat } ohlašuje Přepadení karty { $target } z karty { $card }.
       *[other] { $seat } ohlašuje Loupež, oběť: { $target }; Capo: { $card }.
    }
event-action-ended = { $kind ->
        [conquest] Dobytí karty { $target }
        [assault] Přepadení karty { $target }
       *[other] Loupež u karty { $target }
    } { $how ->
        [won] se daří
        [lost] se nedaří
        [dropped] se vzdává
       *[cancelled] se ruší
    } ({ $seat }).
event-involved = { $amount ->
        [0] { $seat } se vměšuje zdarma.
       *[other] { $seat } se vměšuje.
    }
event-capo-named = { $seat } jmenuje: { $card }.
event-men-committed = { $how ->
        [defence] { $seat } přivádí ze Zálohy { men }.
       *[other] { $seat } používá { men }.
    }
event-capo-robbed = { $to ->
        [none] { $card } ({ $seat }) má žeton Oloupen!; příjem bere banka.
       *[other] { $card } ({ $seat }) má žeton Oloupen!; loupil: { $to }.
    }
event-token-cleared = { $card } ({ $seat }) už nemá žeton Oloupen!
event-card-played = { $seat } hraje kartu { $card }.
event-target-named = { $target ->
        [none] { $card } míří na: { $other }.
       *[other] { $card } míří na: { $target }.
    }
event-card-cancelled = { $card } ({ $seat }) se ruší.
event-card-discarded = { $how ->
        [sold] { $seat } odhazuje za Vojáka kartu { $card }.
        [forced] { $seat } musí odhodit kartu { $card }.
       *[other] { $seat } přichází o kartu { $card }.
    }
event-hand-seen = { $cards ->
        [none] { $seat } se dívá do karet; hráč: { $other }.
       *[other] { $seat } vidí karty, hráč { $other }: { $cards }.
    }
event-forbidden = { $what ->
        [assault] V tomto kole už žádné Přepadení.
        [involvement] Do tohoto Dobytí se nikdo nesmí vměšovat.
        [domain] V tomto kole v bezpečí před Přepadením: { $card }.
       *[capo] { $card } do konce kola nesmí jednat.
    }
event-price-set = { $seat } teď platí za Vojáka { money }.
event-type-drawn = { $seat } líže typ { $card } pro kartu { $capo }.
event-type-changed = { $capo } ({ $seat }) má teď typ { $card }.
event-capo-lost = { $seat } přichází o Capa ({ $card }) a o { men }.
event-objective-claimed = { $seat } splňuje cíl { $card }. BR: { $amount }.
event-offer-began = { $kind ->
        [loan] { $seat } žádá o Vojáky; koho: { $to }.
       *[other] { $seat } chystá nabídku; komu: { $to }.
    }
event-offer-named = { $seat } { $what ->
        [gives] dává
       *[other] chce
    } { $kind ->
        [money] { money }
        [soldiers] { men }
       *[other] { $card }
    }.
event-offer-put = { $seat } předkládá nabídku; komu: { $to }.
event-offer-ended = { $how ->
        [accepted] { $to } přijímá; nabízí { $seat }.
        [declined] { $to } odmítá; nabízí { $seat }.
       *[other] { $seat } zahazuje nabídku; komu: { $to }.
    }
event-declined = { $seat } nic nedělá.
event-step-ended = { $seat } končí.
event-game-ended = { $winners_count ->
        [0] Nevyhrává nikdo.
       *[other] { $how ->
            [main] { $winners } vyhrává s hlavním cílem.
            [secondary] { $winners } vyhrává se třemi vedlejšími cíli.
            [conquista] Poslední Doména je dobyta. Vítěz: { $winners }. Body: { $scores }.
           *[rounds] Poslední kolo skončilo. Vítěz: { $winners }. Body: { $scores }.
        }
    }

## Čísla a jejich části

breakdown-own-total = Strana, která jedná
breakdown-other-total = Druhá strana
breakdown-difficulty = Překonat je třeba
breakdown-own-chain = Vlastní řetězec
breakdown-rival-chain = Řetězec druhého
breakdown-income = Příští příjem
breakdown-odds = Šance v procentech
part-odds = Šance
part-don = Don { $card }
part-capo = Capo { $card }
part-type = Typ vojáků { $card }
part-domain = { $card }
part-control = Kontrola a monopol
part-defence = OBRANA karty { $card }
part-soldiers = Vojáci
part-lent = Půjčení Vojáci
part-cards = Karty
part-die = Kostka
part-difficulty = OBTÍŽNOST

## Čtvrti a obchody

place-bronx = Bronx
place-brooklyn = Brooklyn
place-manhattan = Manhattan
place-queens = Queens
place-staten-island = Staten Island
place-influence-peddling = obchod s vlivem
place-illegal-betting = nelegální sázky
place-prostitution = prostituce
place-arms-trade = obchod se zbraněmi
place-drug-trade = obchod s drogami
