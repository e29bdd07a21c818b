### Illuminati: co se děje, nač se hra ptá, co se dá dělat a proč něco nejde.

## Nač se hra ptá

prompt-chance = Rozhoduje náhoda
    .name = co přinese náhoda
    .help = Hází se kostkami nebo se líže karta; nikdo o tom nerozhoduje.
prompt-choose-goal = { $seat }: čí cíl bude tvůj?
    .name = tajný cíl
    .help = Zvol si zvláštní cíl některé karty Iluminátů. Zůstane tajný a platí jako tvůj vlastní.
prompt-tax = Vybrat daň pro kartu { $card }? Plátce: { $payer }
    .name = daň
    .help = Daň se vybírá celá, nebo vůbec. Které karty zaplatí, volí plátce ({ $payer }); kdo má méně, platí, co má. Peníze jdou na kartu { $card }.
prompt-pay = Která karta zaplatí? Dluží se { $amount } MB.
    .name = platba
    .help = { $to ->
        [none] Peníze jdou do banky. Částku můžeš rozdělit mezi karty, které platit smějí.
       *[other] Peníze jdou na kartu { $to }. Částku můžeš rozdělit mezi své karty.
    }
prompt-start-window = Začíná tah. Zahraješ zvláštní kartu?
    .name = zvláštní karty na začátku tahu
    .help = Lze hrát karty pro začátek tahu a karty hratelné kdykoli. Ptáme se každého, kdo nějakou zvláštní kartu drží, ať je jakákoli.
prompt-income-window = Před tvým příjmem: zahraješ zvláštní kartu?
    .name = zvláštní karty před příjmem
    .help = Teď lze hrát karty pro vlastní příjem a karty hratelné kdykoli.
prompt-pause-window = Mezi dvěma akcemi. Zahraješ zvláštní kartu?
    .name = zvláštní karty mezi akcemi
    .help = Po každé dokončené akci lze hrát karty hratelné kdykoli. Když nikdo nechce, tah pokračuje.
prompt-card-window = Útok: { $attacker } proti cíli { $target }. Odpovíš na ohlášení?
    .name = odpovědi na ohlášení útoku
    .help = Teď je čas zrušit kartu vyloženou s ohlášením, zrušit privilegium kartou k tomu určenou nebo kterýmikoli dvěma, nebo si zajistit právo zasáhnout.
prompt-roll-window = Padlo { $roll }: { $attacker } proti cíli { $target }. Změníš to?
    .name = zvláštní karty po hodu
    .help = Teď lze zahrát kartu, která mění hod. Platí poslední zahraná. Když nikdo nechce, hod platí.
prompt-answer-window = { $by } hraje kartu { $card }. Zrušíš ji?
    .name = odpověď na zvláštní kartu
    .help = Teď lze zahrát jen kartu, která ruší zvláštní karty. Když nikdo nechce, karta { $card } působí.
prompt-final-window = Tah skončil. Poslední zvláštní karta?
    .name = zvláštní karty na konci tahu
    .help = Než se ukáže, jestli někdo vyhrál, lze hrát karty hratelné kdykoli.
prompt-name-target = { $card }: na koho, nebo na co?
    .name = cíl zvláštní karty
    .help = Urči ho teď; teprve potom smějí ostatní odpovědět.
prompt-name-arrow = Kam se zavěsí skupina { $target }?
    .name = šipka pro skupinu
    .help = Díky kartě { $card } ovládneš skupinu { $target }. Urči volnou šipku, na které bude viset.
prompt-name-side = Na které straně má viset skupina { $target }?
    .name = strana bez šipky
    .help = Díky kartě { $card } smí skupina { $target } viset na straně tvé karty, kde není šipka. Platí to, dokud tam visí.
prompt-name-use = Co má karta { $card } udělat?
    .name = použití zvláštní karty
    .help = Urči to teď; teprve potom smějí ostatní na kartu odpovědět.
prompt-ability-payer = { $card }: kdo zaplatí { $amount } MB?
    .name = kdo platí za schopnost
    .help = Platí to celé jedna karta: { $card }, nebo tví Ilumináti.
prompt-abolish = Kterou zvláštní kartu vyložíš proti privilegiu?
    .name = zvláštní karta proti privilegiu
    .help = Je potřeba dvou zvláštních karet jednoho hráče, lhostejno jakých. Když někdo jednu zruší, můžeš ji nahradit; jinak propadne i druhá.
prompt-replace-privilege = Tvá karta byla zrušena. Dáš za privilegium jinou?
    .name = jiná karta za privilegium
    .help = Útok není privilegovaný, pokud hned neodhodíš další zvláštní kartu.
prompt-attack-target = { $kind ->
        [control] Kterou skupinu chceš ovládnout?
        [neutralize] Kterou skupinu chceš zneutralizovat?
        [brainwash] Které skupině chceš vymýt mozky?
       *[destroy] Kterou skupinu chceš zničit?
    }
    .name = cíl útoku
    .help = V seznamu jsou jen skupiny, které některá tvá karta může takto napadnout.
prompt-attack-change = Co má vymytí mozků změnit? Cíl: { $target }
    .name = změna, kterou vymytí mozků přinese
    .help = Jedno přesvědčení se přidá, nebo odebere, a to do další změny. K protikladu jsou potřeba dva pokusy.
prompt-attack-attacker = Která karta zaútočí? Cíl: { $target }
    .name = útočník
    .help = Karta se Silou, která v tomto tahu ještě nejednala. Počítají se její přesvědčení, ne přesvědčení pomocníků. K ovládnutí potřebuje volnou šipku.
prompt-attack-aid = Útok: { $attacker } proti cíli { $target }. Kdo pomůže?
    .name = ohlášení útoku
    .help = Pomoci může každá tvá karta s Přenosnou silou, která v tomto tahu ještě nejednala. Po ohlášení se už nikdo nepřidá. Privilegium nepustí do útoku peníze ostatních.
prompt-attack-loop = { $attacker } proti cíli { $target }: vydáš peníze nebo zahraješ kartu?
    .name = další krok útoku
    .help = Každý MB znamená 1 pro nebo proti, z pokladny napadené skupiny 2. Pokračuje se, dokud všichni po řadě neodmítnou.
prompt-attack-decide = { $attacker } proti cíli { $target }: hodíš, nebo odvoláš?
    .name = hod, nebo odvolání
    .help = Nic nebylo vydáno, takže útok lze ještě zdarma odvolat. Zvláštní karty, které na něj padly, jsou pryč tak jako tak.
prompt-attack-endow = Kolik peněz dostane skupina { $target } z karty { $attacker }?
    .name = peníze pro získanou skupinu
    .help = Jednou a zdarma smí útočník předat libovolnou část svých peněz skupině, kterou právě získal.
prompt-carry = Z karty { $source }: kolik a kam?
    .name = kam s penězi
    .help = Peníze jdou k pánovi nebo k loutce karty, na které leží.
prompt-redistribute = Přesuneš peníze ve své struktuře?
    .name = peníze ve struktuře
    .help = Vezmi peníze z jedné karty a polož je na kteroukoli jinou, kolikrát chceš. Až skončíš, pokračuj.
prompt-lay-bonus = Která karta dostane { $amount } MB?
    .name = karta pro nové peníze
    .help = Peníze přicházejí z banky na kteroukoli kartu tvé struktury.
prompt-place = Kam se zavěsí skupina { $card }?
    .name = místo pro skupinu
    .help = Vyber volnou šipku. Loutky jdou s ní tak, jak visí; co se nevejde, zavěsí se jinam, nebo je ztraceno.
prompt-place-next = Některé karty se překrývají. Která přijde první?
    .name = která překrývající se karta je první
    .help = Skupina { $root } už místo má, ale karty jejího stromu se překrývají. Každá se zavěsí na volnou šipku svého pána, a není-li žádná, je ztracena.
prompt-rearrange = Přeskládáš svou strukturu?
    .name = přeskládání struktury
    .help = Zvedej skupiny a věš je kamkoli, kde je volná šipka. Než skončíš, musí viset všechny. Uvolněné: { $loose }.
prompt-alter-target = Které skupině změní přesvědčení karta { $card }?
    .name = skupina, jejíž přesvědčení se změní
    .help = Kterákoli jiná skupina ve hře, ať patří komukoli, nebo nikomu. Změna trvá do konce tahu.
prompt-alter = Jak se změní karta { $card }?
    .name = změna přesvědčení
    .help = Jedno přesvědčení přidej, odeber, nebo obrať. Žádné nelze přidat, dokud má skupina opačné.
prompt-extra-draw = Chceš kartu navíc?
    .name = karta navíc
    .help = Některé tvé karty umějí líznout z balíčku další kartu, každá jednou za tah, některá za vlastní peníze.
prompt-turn = { $actions ->
        [0] { $seat }: ještě něco? Nezbývá žádná akce.
        [one] { $seat }: co uděláš? Zbývá jedna akce.
        [few] { $seat }: co uděláš? Zbývají { $actions } akce.
        [many] { $seat }: co uděláš? Zbývá { $actions } akce.
       *[other] { $seat }: co uděláš? Zbývá { $actions } akcí.
    }
    .name = další akce tahu
    .help = Útok, převod peněz nebo přesun skupiny stojí akci. Zvláštní karty, odhození skupiny a dary nestojí nic. Kdo neudělá vůbec nic, smí tah vynechat a vzít si 5 MB.
prompt-transfers = { $transfers ->
        [one] Převedeš peníze? Zbývá jeden volný převod.
        [few] Převedeš peníze? Zbývají { $transfers } volné převody.
        [many] Převedeš peníze? Zbývá { $transfers } volného převodu.
       *[other] Převedeš peníze? Zbývá { $transfers } volných převodů.
    }
    .name = volné převody
    .help = Převod jde z karty k jejímu pánovi nebo k některé její loutce. Další akce už v tomto tahu nejsou.
prompt-power-step = Použiješ moc svých Iluminátů?
    .name = moc Iluminátů
    .help = Jednou za tah, po převodech a před koncem tahu.
prompt-brainwash-step = { $seat }: tvůj volný pokus o vymytí mozků?
    .name = volný pokus o vymytí mozků
    .help = Jednou za tah, před všemi akcemi. Řeší se jako ovládací útok a mění jedno přesvědčení cíle. Zúčastněné karty jsou použité, tvoji Ilumináti ne.
prompt-campaign-step = { $seat }: tvá volná propaganda?
    .name = volný pokus o propagandu
    .help = Jednou za tah, po akcích a před převody. Posouvá ukazatel světového mínění; účastní se celá tvá struktura a žádná karta se nepoužívá.
prompt-campaign-marker = Kam se má svět obrátit?
    .name = směr propagandy
    .help = Urči stranu, na kterou ukazatel půjde, a kolik polí. Každé pole ubírá 5 z čísla, které se má hodit.
prompt-campaign-loop = { $toward ->
        [lawful] Propaganda proti zločinu ({ $by }), polí: { $spaces }. Vydáš peníze, nebo se přidáš na některou stranu?
       *[other] Propaganda ({ $by }), směr { $toward }, polí: { $spaces }. Vydáš peníze, nebo se přidáš na některou stranu?
    }
    .name = další krok propagandy
    .help = Každý MB Iluminátů znamená 1 pro nebo proti. Každá mediální skupina jednou přidá svou Sílu na kteroukoli stranu. Pokračuje se, dokud všichni po řadě neodmítnou.
prompt-campaign-decide = { $toward ->
        [lawful] Propaganda proti zločinu, polí: { $spaces }. Hodíš, nebo odvoláš?
       *[other] Propaganda, směr { $toward }, polí: { $spaces }. Hodíš, nebo odvoláš?
    }
    .name = hod na propagandu, nebo odvolání
    .help = Žádné peníze nebyly vydány, takže pokus lze ještě odvolat; v tomto tahu se už nedá opakovat.
prompt-hack-step = { $seat }: vyšleš hackery?
    .name = hackeři na konci tahu
    .help = Dva pokusy za hru. Hod 6 nebo méně je úspěch: o dva tvé tahy později přejdou všechny peníze cíle na tvou kartu. Cíl se do té doby nikdo jiný nedozví.
prompt-hack-target = Na kterou skupinu míří tvoji hackeři?
    .name = tajný cíl hackerů
    .help = Soupeřova skupina. Která, víš jen ty, dokud se neodhalí. Potom rozhodnou kostky.
prompt-hack-gain = Hackeři přinášejí { $amount } MB z karty { $card }. Která karta je dostane?
    .name = karta, která na hackerech vydělá
    .help = Kterákoli karta tvé struktury, i tvoji Ilumináti.
prompt-plumbers-target = Do které skupiny nasadíš instalatéry?
    .name = tajný cíl instalatérů
    .help = Soupeřova nebo nekontrolovaná skupina. Která, víš jen ty. Při hodu 6 nebo méně jsou na místě; jinak to smíš zkusit znovu, až začne tvůj další tah.
prompt-plumbers-window = Útok: { $attacker } proti cíli { $target }. Odhalíš své instalatéry?
    .name = instalatéři po ohlášení útoku
    .help = Jsou-li v útočníkovi, útok je neplatný a jeho akce ztracena. Jsou-li v pomocníkovi, jeho pomoc odpadá. Ptáme se každého, kdo má instalatéry na místě, ať jsou kdekoli.
prompt-mole-target = Do které skupiny nasadíš krtka?
    .name = tajné místo krtka
    .help = Skupina, která není tvá. Která, víš jen ty. Při ovládacím útoku na ni smíš krtka odhalit: hod 9 nebo méně dá útočníkovi o 5 víc.
prompt-bid = Přihodíš na další tah?
    .name = dražba o další tah
    .help = Peníze tvých Iluminátů zvyšují tvůj součet nebo součet kohokoli, kdo může vyhrát. Nejvyšší součet získává tah a platí přihozené bance; ostatním se vrací. Pokračuje se, dokud všichni po řadě neodmítnou.
prompt-increase-target = { $stat ->
        [power] Která skupina dostane víc Síly?
        [resistance] Která skupina dostane větší Odpor?
       *[income] Která skupina dostane větší příjem?
    }
    .name = skupina, která se zlepší
    .help = Kterákoli skupina ve hře. U skupiny jiného hráče je potřeba jeho souhlasu.
prompt-increase-consent = { $stat ->
        [power] { $by } chce dát kartě { $card } víc Síly. Souhlasíš?
        [resistance] { $by } chce dát kartě { $card } větší Odpor. Souhlasíš?
       *[income] { $by } chce dát kartě { $card } větší příjem. Souhlasíš?
    }
    .name = souhlas se zlepšením skupiny
    .help = Skupina je tvá, takže rozhoduješ ty. Odmítnutí nikoho nestojí akci.
prompt-leave = Opravdu opustíš hru?
    .name = odchod ze hry
    .help = Tvé skupiny budou nekontrolované a tvé peníze půjdou do banky. Cesta zpět není.
prompt-offer = Co nabídneš? Nabídku dostane { $to }.
    .name = podmínky nabídky
    .help = Zatím dáváš: { offer-gives }. Žádáš: { offer-wants }. Peníze jdou od Iluminátů k Iluminátům. Každá skupina stojí akci tahu. Sliby nikoho nezavazují.
prompt-consent = { $by } dává: { offer-gives }. Žádá: { offer-wants }. Souhlasíš?
    .name = odpověď na nabídku
    .help = Když přijmeš, stane se obojí naráz. Když odmítneš, nestane se nic.

# Co nabídka dává a co žádá; části jiných vět.
offer-gives = { $gives ->
        [0] { $gives_cards_count ->
            [0] nic
           *[other] { $gives_cards }
        }
       *[other] { $gives_cards_count ->
            [0] { $gives } MB
           *[other] { $gives } MB a k tomu { $gives_cards }
        }
    }
offer-wants = { $wants ->
        [0] { $wants_cards_count ->
            [0] nic
           *[other] { $wants_cards }
        }
       *[other] { $wants_cards_count ->
            [0] { $wants } MB
           *[other] { $wants } MB a k tomu { $wants_cards }
        }
    }

## Co se dá udělat

action-deal = Rozdává se karta { $card }
action-draw = Z balíčku přichází karta { $card }
action-roll = Na kostkách padá { $total }
action-decline-leave = Zůstat
action-decline-extra-draw = Žádnou kartu navíc
action-decline-tax = Daň odpustit
action-decline-answer-window = Nechat kartu { $card } působit
action-decline-attack-loop = Nic nepřidat
action-decline-place = Vzdát se přesunu
action-decline-abolish = Nic nenahradit
action-decline-replace-privilege = Pokračovat bez privilegia
action-decline-roll-window = Nechat hod, jak je
action-decline-pay = Není čím zaplatit
action-decline-bid = Nepřihazovat
action-decline-campaign-loop = Nic nepřidat
action-decline-plumbers-window = Nic neodhalovat
action-decline-increase-consent = Odmítnout
action-play = Zahrát kartu { $card }
action-place = { $side ->
        [north] Nad kartu { $master }
        [east] Vpravo od karty { $master }
        [south] Pod kartu { $master }
       *[west] Vlevo od karty { $master }
    }
action-carry = Na kartu { $card }: { $amount } MB
action-choose-goal = Cíl karty { $card }
action-levy = Vybrat daň
action-pay = Zaplatit { $amount } MB z karty { $card }
action-attack = { $kind ->
        [control] Ovládací útok
        [neutralize] Neutralizační útok
        [brainwash] Pokus o vymytí mozků
       *[destroy] Ničící útok
    }
action-aid = Pomoc karty { $card }: { $amount }
action-announce = Ohlásit útok
action-privilege = Prohlásit útok za privilegovaný a odhodit kartu { $card }
action-buy-privilege = Prohlásit útok za privilegovaný za peníze
action-move-group = Přesunout skupinu { $card }
action-transfer = Převést peníze z karty { $card }
action-transfer-turn = Převést peníze z karty { $card } (akce)
action-transfer-redistribute = Vzít peníze z karty { $card }
action-drop = Odhodit skupinu { $card }
action-use-ability = Použít kartu { $card }
action-alter = { $change ->
        [add] Přidat přesvědčení { $alignment }
        [remove] Odebrat přesvědčení { $alignment }
       *[reverse] Obrátit přesvědčení { $alignment }
    }
action-pass = Vynechat tah a vzít si 5 MB
action-proceed = Pokračovat
action-proceed-turn = Ukončit akce
action-proceed-transfers = Ukončit převody
action-proceed-power-step = Ukončit tah
action-proceed-brainwash-step = Bez volného vymývání mozků
action-proceed-campaign-step = Bez volné propagandy
action-proceed-hack-step = Ukončit tah
action-proceed-redistribute = Hotovo
action-proceed-rearrange = Hotovo
action-leave = Opustit hru
action-confirm = Ano, odejít natrvalo
action-spend = { $cause ->
        [for] Vydat { $amount } MB z karty { $card } na podporu útoku
       *[against] Vydat { $amount } MB z karty { $card } proti útoku
    }
action-spend-campaign-loop = { $cause ->
        [for] Vydat { $amount } MB z karty { $card } na podporu propagandy
       *[against] Vydat { $amount } MB z karty { $card } proti propagandě
    }
action-call-off = Odvolat útok
action-call-off-campaign-loop = Odvolat propagandu
action-call-off-campaign-decide = Odvolat propagandu
action-throw = Hodit kostkami
action-abolish = Vyložit kartu { $card } proti privilegiu
action-endow = Dát získané skupině { $amount } MB
action-lose = Vzdát se skupiny { $card }
action-lift = Zvednout skupinu { $card } s jejími loutkami
action-hang = Zavěsit skupinu { $card }
action-restore = Vrátit vše zpátky
action-offer = Dát nabídku, komu: { $to }
action-give-money = Dát { $amount } MB
action-want-money = Žádat { $amount } MB
action-give-special = Dát zvláštní kartu { $card }
action-want-special = Žádat zvláštní kartu { $card }
action-give-group = Dát skupinu { $card }
action-want-group = Žádat skupinu { $card }
action-propose = Předložit nabídku
action-withdraw = Zapomenout na nabídku
action-bid = Přihodit { $amount } MB, na koho: { $to }
action-campaign = Dělat propagandu
action-steer = { $toward ->
        [lawful] Zločinecká zpět ke středu, polí: { $amount }
       *[other] Směr { $toward }, polí: { $amount }
    }
action-sway = { $cause ->
        [for] { $card } na podporu propagandy
       *[against] { $card } proti propagandě
    }
action-hack = Vyslat hackery
action-infiltrate = Vyslat instalatéry
action-plant = Nasadit krtka
action-intend = { $purpose ->
        [income] Vybrat příjem
        [attack] Pomoci útočníkovi
       *[defend] Posílit cíl
    }
action-reveal = Odhalit
action-reveal-plumbers-window = Odhalit instalatéry
action-reveal-attack-loop = Odhalit krtka
action-increase = { $stat ->
        [power] Přidat skupině Sílu
        [resistance] Přidat skupině Odpor
       *[income] Přidat skupině příjem
    }

## Proč něco nejde

refusal-no-actions-left = V tomto tahu už ti nezbývá žádná akce.
refusal-already-acted = V tomto tahu už něco proběhlo, takže ho nelze vynechat.
refusal-has-passed = Tento tah vynecháváš.
refusal-only-in-actions = To patří k akcím tvého vlastního tahu.
refusal-no-transfers-left = Volné převody tohoto tahu jsou vyčerpané.
refusal-transfers-have-begun = Volné převody už začaly: další akce v tomto tahu nejsou.
refusal-not-your-card = Kartu { $card } neovládáš.
refusal-no-money-there = Na kartě { $card } nejsou peníze.
refusal-too-much-money = { $amount } MB je moc: na kartě { $card } je { $there } MB.
refusal-no-amount = Musí to být aspoň 1 MB.
refusal-not-adjacent = Z karty { $source } jdou peníze jen k jejímu pánovi nebo loutkám, ne na kartu { $card }.
refusal-nowhere-to-move = Pro skupinu { $card } není jiná volná šipka.
refusal-card-is-used = Karta { $card } v tomto tahu už jednala.
refusal-illuminati-stays = Kořen struktury se nikdy nepřesouvá, a tím je karta { $card }.
refusal-stays = Řekl jsi, že zůstáváš; zeptej se znovu v příštím tahu.
refusal-cannot-drop = Odhodit můžeš jen skupiny své struktury, ne kartu { $card }.
refusal-no-such-attack = { $kind ->
        [control] Žádná tvá karta teď nemá koho ovládacím útokem napadnout.
        [neutralize] Žádná tvá karta teď nemá koho neutralizačním útokem napadnout.
        [brainwash] Žádná tvá karta teď nemá komu vymýt mozky.
       *[destroy] Žádná tvá karta teď nemá koho ničícím útokem napadnout.
    }
refusal-all-took-part = Všechny tvé karty, které by mohly útočit, se v tomto tahu už útoku zúčastnily.
refusal-illuminati-never-attacked = Na karty Iluminátů, jako je { $card }, se nikdy neútočí.
refusal-not-in-play = Karta { $card } není na stole.
refusal-own-group = Skupinu { $card } už ovládáš.
refusal-own-group-neutralize = Skupinu { $card } ovládáš ty: neutralizují se jen skupiny jiných hráčů.
refusal-uncontrolled-neutralize = Skupinu { $card } nikdo neovládá: není co neutralizovat.
refusal-no-power-to-destroy = Skupina { $card } nemá Sílu: zničit ji lze, jen když to dovolí zvláštní karta.
refusal-whisper-needs-no-power = Taková karta se vykládá jen proti skupinám bez Síly, ne proti skupině { $card }.
refusal-no-attacker-for = Žádná tvá karta teď nemůže takto napadnout skupinu { $card }.
refusal-no-power = Karta { $card } nemá Sílu a nemůže útočit.
refusal-already-took-part = Karta { $card } už v tomto tahu svou účast na útoku má.
refusal-no-free-arrow = Chybí volná šipka: karta { $card } další skupinu získat nemůže.
refusal-immune = Karta { $card } nemůže napadnout skupinu { $target }: její struktura je imunní.
refusal-attacks-itself = Karta { $card } se nemůže účastnit útoku na sebe.
refusal-called-off-before = Útok s útočníkem { $card } na cíl { $target } byl v tomto tahu odvolán a nelze jej opakovat.
refusal-not-own-aid = Pomáhat ti mohou jen tvé karty, ne karta { $card }.
refusal-no-transferable = Karta { $card } nemá Přenosnou sílu a nemůže pomáhat.
refusal-aids-twice = Karta { $card } už pomáhá.
refusal-whole-aid = Karta { $card } pomáhá celou svou Přenosnou silou ({ $amount }), nebo vůbec.
refusal-part-aid = Karta { $card } může pomoci Přenosnou silou od 1 do { $amount }.
refusal-announcement-closed = Útok je ohlášen: nic dalšího se už nepřidá.
refusal-privilege-unpaid = Privilegium stojí { $amount } MB a tvoji Ilumináti tolik nemají.
refusal-privilege-once = Privilegium už bylo v tomto tahu koupeno.
refusal-privilege-not-sold = Tvoji Ilumináti si privilegium koupit nemohou.
refusal-not-held = Kartu { $card } nedržíš.
refusal-committed = Útok už nelze odvolat: něco už na něj bylo vydáno.
refusal-privileged = Útok je privilegovaný: nemůžeš zasáhnout.
refusal-privilege-gone = Privilegium tohoto útoku bylo zrušeno a nelze ho obnovit.
refusal-wrong-treasury = Karta { $card } platit nemůže: útok platí jen útočící karta a tvoji Ilumináti.
refusal-wrong-treasury-defence = Karta { $card } platit nemůže: obranu platí jen napadená skupina a její Ilumináti.
refusal-wrong-treasury-help = Karta { $card } platit nemůže: do cizích útoků platí jen tvoji Ilumináti.
refusal-wrong-side = Útočník i obránce platí jen za svou stranu.
refusal-too-late-for-money = Na vydávání peněz v tomto útoku je už pozdě.
refusal-arrow-not-free = Karta { $card } nemá na té straně volnou šipku.
refusal-only-the-attacker = Získaná skupina se věší na kartu, která útočila, ne na kartu { $card }.
refusal-same-arrow = Na té šipce karty { $card } už skupina visí.
refusal-own-subtree = Skupina nikdy nevisí sama na sobě ani na svých loutkách a karta { $card } se přesouvá s ní.
refusal-own-master-only = Skupina zůstává u svého pána, ne u karty { $card }.
refusal-must-hang = Než skončíš, musí být zavěšené všechny skupiny.
refusal-wrong-moment = Na kartu { $card } teď není vhodná chvíle.
refusal-only-in-roll = Karta { $card } se hraje po hodu na útok.
refusal-only-with-privilege = Karta { $card } je pro privilegované útoky.
refusal-only-in-card-window = Karta { $card } se hraje hned po ohlášení útoku.
refusal-only-in-answer = Karta { $card } odpovídá na zvláštní kartu ve chvíli, kdy je zahrána.
refusal-only-in-income = Karta { $card } se hraje těsně před tvými vlastními příjmy.
refusal-only-at-start = Karta { $card } se hraje na začátku tahu jiného hráče.
refusal-only-with-attack = Karta { $card } se vykládá při ohlášení ničícího útoku.
refusal-only-as-action = Karta { $card } je akce tvého vlastního tahu.
refusal-changes-nothing = Karta { $card } by teď nic nezměnila.
refusal-wrong-target = Karta { $target } nemůže být cílem karty { $card }.
refusal-no-specials-there = Tento hráč nemá žádnou zvláštní kartu k prohlédnutí: { $seat }.
refusal-party-interferes = Karta { $card } je pro toho, kdo neútočí ani se nebrání.
refusal-two-needed = Ke zrušení privilegia jsou potřeba dvě tvé zvláštní karty.
refusal-attacker-abolishes = Privilegium vlastního útoku zrušit nemůžeš.
refusal-not-a-special = { $card } není zvláštní karta.
refusal-no-ability = Karta { $card } nemá schopnost, kterou by teď šlo použít.
refusal-ability-used = Schopnost karty { $card } je pro tento tah vyčerpaná.
refusal-ability-unpaid = Schopnost karty { $card } stojí { $amount } MB a tolik peněz tu není.
refusal-deck-empty = Balíček je prázdný: karta { $card } žádnou další nepřinese.
refusal-alters-itself = Karta { $card } nemůže měnit vlastní přesvědčení.
refusal-alignment-present = Skupina { $card } už přesvědčení { $alignment } má.
refusal-alignment-absent = Skupina { $card } přesvědčení { $alignment } nemá.
refusal-alignment-opposed = Skupina { $card } má opačné přesvědčení než { $alignment }: nejdřív se musí odstranit.
refusal-no-opposite = Přesvědčení { $alignment } nemá opak.
refusal-cannot-pay = Karta { $card } tohle platit nemůže.
refusal-pays-too-much = { $amount } MB je víc, než kolik se dluží ({ $owed } MB).
refusal-whole-tax = Daň se vybírá celá, nebo vůbec, a karty si volí ten, kdo platí.
refusal-no-offer-to = Tomuto hráči nabídku dát nemůžeš: { $seat }.
refusal-offers-used = Další nabídku teď dát nemůžeš.
refusal-no-gifts-now = V tuto chvíli nelze nic darovat ani měnit.
refusal-no-gifts-in-privilege = Během privilegovaného útoku nelze nic darovat ani měnit.
refusal-nothing-offered = Nabídka nic nedává a nic nežádá.
refusal-groups-not-now = Skupiny mění majitele jen mezi akcemi tahu, mimo útok.
refusal-groups-of-a-party = Skupiny mění majitele jen v tahu jednoho z obou hráčů.
refusal-groups-cost-actions = { $actions ->
        [0] Každá skupina, která mění majitele, stojí akci tohoto tahu, a žádná už nezbývá.
        [one] Každá skupina, která mění majitele, stojí akci tohoto tahu, a zbývá jedna.
       *[other] Každá skupina, která mění majitele, stojí akci tohoto tahu, a zbývá jich { $actions }.
    }
refusal-no-arrow-for-gift = Pro tu skupinu není žádná volná šipka.
refusal-throws-the-game = Tím by jediným tahem vyhrál { $seat }.
refusal-cannot-give = To, oč se žádá, dát nemůžeš.
refusal-money-of-illuminati = Peníze lze v nabídce určit jen jednou a Ilumináti, kteří platí, musí částku { $amount } MB mít.
refusal-goal-not-offered = Cíl karty { $card } zvolit nelze.
refusal-no-bid-for = Další tah tento hráč vyhrát nemůže, takže se na něj nepřihazuje: { $seat }.
refusal-not-while-bidding = Dokud se draží další tah, nic takového nejde.
refusal-no-brainwashing = Tato hra se hraje bez vymývání mozků.
refusal-one-change-at-a-time = Jeden pokus přidá nebo odebere jediné přesvědčení karty { $card }; k protikladu jsou potřeba dva.
refusal-too-many-markers = Skupina { $card } má šest značek a víc se jich nevejde.
refusal-no-propaganda = Tato hra se hraje bez propagandy.
refusal-not-so-far = { $toward ->
        [lawful] Zločinecký ukazatel se může vrátit nejvýš o tolik polí: { $amount }.
       *[other] Směrem { $toward } se ukazatel může posunout nejvýš o tolik polí: { $amount }.
    }
refusal-no-privilege-for-specials = Žádná zvláštní karta neučiní pokus o propagandu privilegovaným.
refusal-steered-before = { $toward ->
        [lawful] Propaganda proti zločinu byla v tomto tahu odvolána a nelze ji opakovat.
       *[other] Propaganda (směr { $toward }) byla v tomto tahu odvolána a nelze ji opakovat.
    }
refusal-no-media = { $card } není mediální skupina.
refusal-media-used = Skupina { $card } se už na jednu stranu přidala.
refusal-money-of-the-illuminati = Propagandu platí jen Ilumináti, ne karta { $card }.
refusal-no-hackers = Tato hra se hraje bez hackerů.
refusal-hacks-used = Hackeři už vyrazili dvakrát a víc pokusů není.
refusal-only-at-the-end = Hackeři se vysílají jednou za tah, na jeho konci, proti soupeřově skupině.
refusal-no-plumbers = Tato hra se hraje bez instalatérů.
refusal-plumbers-tried = Tvoji instalatéři už to zkusili; znovu smějí, až začne tvůj další tah.
refusal-plumbers-placed = Tvoji instalatéři už jsou na místě, nebo spotřebovaní.
refusal-not-in-an-attack = Během útoku ne.
refusal-no-moles = Tato hra se hraje bez krtků.
refusal-moles-planted = Všichni tvoji krtci už jsou nasazení.
refusal-plants-in-own-turn = Krtci se nasazují ve vlastním tahu.
refusal-no-victim = Karta { $card } jejich cílem být nemůže.
refusal-no-unit-there = Nikoho tam nasazeného nemáš.
refusal-not-in-own-turn = Karta { $card } se hraje v tahu ostatních.
refusal-not-inside-attack = Kartu { $card } nelze hrát uvnitř útoku.
refusal-only-in-loop = Karta { $card } se hraje v útoku, než padnou kostky.
refusal-only-at-own-start = Karta { $card } se hraje na začátku vlastního tahu.
refusal-only-in-own-turn = Karta { $card } se hraje ve vlastním tahu, před propagandou a převody, a ne uvnitř útoku.
refusal-only-when-placing = Karta { $card } se hraje, když umisťuješ nebo přesouváš skupinu.
refusal-arrow-was-named = Byla určena jiná šipka, ne na kartě { $card }.
refusal-no-increases = Tato hra se hraje bez zlepšování síly, odporu a příjmu.
refusal-raised-twice = V tomto tahu už proběhla dvě zlepšení a víc není dovoleno.
refusal-nothing-to-raise = Není skupina, kterou bys teď mohl zlepšit.
refusal-raises-no-illuminati = Zlepšují se jen skupiny, ne karta { $card }.
refusal-consent-used = V tomto tahu už nelze o nic žádat: karta { $card } potřebuje souhlas majitele.

## Co se stalo

event-illuminati-dealt = { $seat } hraje za kartu { $card } a začíná s { $amount } MB.
event-goal-chosen = { $card ->
        [none] { $seat } si volí tajný cíl.
       *[other] { $seat } si tajně volí cíl karty { $card }.
    }
event-group-revealed = { $seat ->
        [none] Na stůl přichází skupina { $card }, zatím nekontrolovaná.
       *[other] { $seat } líže skupinu { $card }. Ta leží nekontrolovaná.
    }
event-special-drawn = { $card ->
        [none] { $seat } líže zvláštní kartu.
       *[other] { $seat } líže zvláštní kartu { $card }.
    }
event-special-lost = { $seat ->
        [none] Karta { $card } se odhazuje.
       *[other] { $seat } musí odhodit kartu { $card }.
    }
event-dice-rolled = { $why ->
        [first_turn] { $seat } hází { $total } o první tah.
        [next_turn] { $seat } hází { $total } o další tah.
       *[other] { $seat } hází { $total }.
    }
event-turn-began = { $turn }. tah: { $seat }.
event-turn-lost = { $seat } přichází o tento tah.
event-income-paid = { $seat } vybírá příjem { $total } MB.
event-tax-levied = { $seat } vybírá daň, platí { $payer }: { $amount } MB pro kartu { $card }.
event-tax-spared = { $seat } odpouští daň pro kartu { $card }: { $payer } nic neplatí.
event-money-paid = { $seat } platí { $amount } MB{ $card ->
        [none] { "" }
       *[other] { " " }z karty { $card }
    } { $to ->
        [none] bance
       *[other] na kartu { $to }
    }{ $why ->
        [upkeep] { " " }za záporný příjem
        [ability] { " " }za použití její schopnosti
        [tax] { " " }jako daň
       *[other] { "" }
    }.
event-money-gained = { $seat } dostává { $amount } MB z banky na kartu { $card }.
event-money-moved = { $amount ->
        [none] { $seat } převádí peníze z karty { $source } na kartu { $card }.
       *[other] { $seat } převádí { $amount } MB z karty { $source } na kartu { $card }.
    }
event-money-rearranged = { $cards ->
        [none] { $seat } přerozděluje peníze ve své struktuře.
       *[other] { $seat } přerozděluje peníze ve své struktuře: { $cards }.
    }
event-turn-passed = { $seat } tento tah vynechává.
event-step-began = { $step ->
        [actions] { $seat } přechází k akcím.
        [campaign] { $seat } přechází k volné propagandě.
        [hack] { $seat } přechází k hackerům.
        [transfers] { $seat } přechází k volným převodům.
        [power] { $seat } přechází k moci svých Iluminátů.
       *[refill] { $seat } dohrává svůj tah.
    }
event-declined = { $seat } nic nedělá.
event-attack-began = { $kind ->
        [control] { $seat } chystá ovládací útok.
        [neutralize] { $seat } chystá neutralizační útok.
        [brainwash] { $seat } chystá pokus o vymytí mozků.
       *[destroy] { $seat } chystá ničící útok.
    }
event-target-named = { $whisper ->
        [none] { $seat } určuje cíl: { $card }.
       *[other] { $seat } vykládá kartu { $whisper } a určuje cíl: { $card }.
    }
event-attacker-named = { $seat } určuje útočníka: { $card }.
event-aid-named = Pomoc karty { $card }: { $amount }.
event-attack-announced = { $kind ->
        [control] Ovládací útok: { $attacker } proti cíli { $target }.
        [neutralize] Neutralizační útok: { $attacker } proti cíli { $target }.
        [brainwash] Vymývání mozků: { $attacker } proti cíli { $target }.
       *[destroy] Ničící útok: { $attacker } proti cíli { $target }.
    } { $privilege ->
        [special] Je privilegovaný: { $seat } za to odhazuje kartu { $card }.
        [paid] Je privilegovaný: { $seat } za to platí.
       *[none] Zasáhnout smí kdokoli.
    }
event-money-spent = { $cause ->
        [for] { $seat } vydává { $amount } MB z karty { $card } na podporu útoku.
        [privilege] { $seat } vydává { $amount } MB z karty { $card } za privilegium.
       *[against] { $seat } vydává { $amount } MB z karty { $card } proti útoku.
    }
event-attack-called-off = Útok se odvolává (útočník { $attacker }, cíl { $target }).
event-attack-resolved = { $success ->
        [yes] Padá { $roll }, potřeba bylo { $needed } nebo méně: útok hráče { $seat } se daří, cíl: { $target }.
       *[no] Padá { $roll }, potřeba bylo { $needed } nebo méně: útok hráče { $seat } se nedaří, cíl: { $target }.
    }
event-group-captured = { $loser ->
        [none] { $seat } ovládá skupinu { $card }.
       *[other] { $seat } získává skupinu { $card }, přichází o ni { $loser }.
    }
event-group-neutralized = { $loser } přichází o skupinu { $card }, která je zneutralizována.
event-group-destroyed = { $loser ->
        [none] { $seat } ničí skupinu { $card }.
       *[other] { $seat } ničí skupinu { $card }, přichází o ni { $loser }.
    } Dosud zničeno: { $count }.
event-group-freed = { $amount ->
        [0] Skupina { $card } je teď nekontrolovaná.
       *[other] Skupina { $card } je teď nekontrolovaná; její peníze ({ $amount } MB) jdou do banky.
    }
event-group-placed = { $side ->
        [north] { $seat } věší skupinu { $card } nad kartu { $master }.
        [east] { $seat } věší skupinu { $card } vpravo od karty { $master }.
        [south] { $seat } věší skupinu { $card } pod kartu { $master }.
       *[west] { $seat } věší skupinu { $card } vlevo od karty { $master }.
    }
event-group-lifted = { $seat } zvedá skupinu { $card } k novému zavěšení.
event-group-dropped = { $seat } odhazuje skupinu { $card }.
event-money-halved = Peníze na kartě { $card }: zůstává { $kept } MB, do banky jde { $paid } MB.
event-special-played = { $seat } hraje kartu { $card }.
event-special-aimed = { $purpose ->
        [income] { $card }: { $seat } chce příjem.
        [attack] { $card }: { $seat } pomáhá útočníkovi.
        [defend] { $card }: { $seat } posiluje cíl.
       *[none] { $other ->
            [none] { $card }: { $seat } si vybírá kartu { $target }.
           *[other] { $card }: { $seat } si vybírá hráče { $other }.
        }
    }
event-help-cancelled = { $seat } maří pomoc skupin: o { $amount } méně.
event-number-shifted = Karta { $card } mění potřebné číslo o { $amount }.
event-money-returned = { $seat } si z útoku bere zpět { $total } MB.
event-income-forgone = { $seat } v tomto tahu nemá žádný příjem.
event-actions-changed = { $left ->
        [one] { $seat } má v tomto tahu jednu akci.
        [few] { $seat } má v tomto tahu { $left } akce.
       *[other] { $seat } má v tomto tahu { $left } akcí.
    }
event-group-removed = Mimo hru: { $card }.
event-illuminati-changed = { $seat } odkládá masku: { $card } místo { $old }.
event-move-failed = Pro skupinu { $card } není šipka, zůstává, kde byla.
event-campaign-privileged = { $seat } platí { $amount } MB z karty { $card }: pokus o propagandu je privilegovaný.
event-special-cancelled = { $by } ruší kartu { $card }.
event-special-wasted = Karta { $card } (hraje ji { $seat }) už nemá na co působit.
event-roll-changed = { $card }: hod je teď { $total }.
event-privilege-abolished = { $seat } ruší privilegium kartami { $cards }.
event-privilege-lost = Karta daná za privilegium byla zrušena: útok hráče { $seat } není privilegovaný.
event-interference-allowed = Do tohoto privilegovaného útoku smí zasáhnout { $seat } a nikdo jiný.
event-hand-seen = { $cards ->
        [none] { $seat } si prohlíží zvláštní karty hráče { $other }.
       *[other] { $seat } si prohlíží zvláštní karty hráče { $other }: { $cards }.
    }
event-money-counted = { $amount ->
        [none] { $seat } počítá peníze na kartě { $card }.
       *[other] { $seat } počítá peníze na kartě { $card }: { $amount } MB.
    }
event-group-revived = Skupina { $card } vstává z mrtvých a je nekontrolovaná.
event-income-doubled = Všechny příjmy hráče { $seat } se v tomto tahu zdvojnásobují.
event-ability-used = { $seat } používá kartu { $card }.
event-alignment-altered = { $change ->
        [add] { $seat } dává kartě { $card } do konce tahu přesvědčení { $alignment }.
        [remove] { $seat } bere kartě { $card } do konce tahu přesvědčení { $alignment }.
       *[reverse] { $seat } obrací kartě { $card } do konce tahu přesvědčení { $alignment }.
    }
event-offer-began = { $seat } dává nabídku hráči { $to }.
event-offer-named = { $what ->
        [gives] { $amount ->
            [none] { $card ->
                [none] { $seat } přidává do nabídky zvláštní kartu.
               *[other] { $seat } přidává do nabídky kartu { $card }.
            }
           *[other] { $seat } přidává do nabídky { $amount } MB.
        }
       *[wants] { $amount ->
            [none] { $seat } žádá kartu { $card }.
           *[other] { $seat } žádá { $amount } MB.
        }
    }
event-offer-ended = { $how ->
        [accepted] Nabídku hráče { $seat } přijímá { $to }.
        [declined] Nabídku hráče { $seat } odmítá { $to }.
       *[withdrawn] { $seat } stahuje nabídku pro hráče { $to }.
    }
event-offer-put = Na nabídku hráče { $seat } má odpovědět { $to }.
event-special-given = { $card ->
        [none] { $seat } dává hráči { $to } zvláštní kartu.
       *[other] { $seat } dává hráči { $to } zvláštní kartu { $card }.
    }
event-money-given = { $seat } dává hráči { $to } { $amount } MB.
event-group-given = { $seat } dává hráči { $to } skupinu { $card } s jejími loutkami.
event-goal-ruled-out = Hra pokračuje: cíl hráče { $seat } není cílem karty { $card }.
event-player-left = { $seat } opouští hru.
event-player-eliminated = { $seat } už neovládá žádnou skupinu a vypadává.
event-deck-renewed = { $count ->
        [one] Balíček je prázdný: novým se stává jedna odhozená zvláštní karta.
        [few] Balíček je prázdný: novým se stávají { $count } odhozené zvláštní karty.
        [many] Balíček je prázdný: novým se stává { $count } odhozené zvláštní karty.
       *[other] Balíček je prázdný: novým se stává { $count } odhozených zvláštních karet.
    }
event-turn-ended = { $seat } končí svůj tah.
event-change-named = { $change ->
        [add] { $seat } chce dát kartě { $card } přesvědčení { $alignment }.
       *[remove] { $seat } chce vzít kartě { $card } přesvědčení { $alignment }.
    }
event-alignment-marked = { $change ->
        [add] Vymyté mozky: karta { $card } teď má přesvědčení { $alignment }.
       *[remove] Vymyté mozky: karta { $card } už nemá přesvědčení { $alignment }.
    }
event-campaign-began = { $toward ->
        [lawful] { $seat } dělá propagandu proti zločinu, polí: { $spaces }.
       *[other] { $seat } dělá propagandu, směr { $toward }, polí: { $spaces }.
    }
event-campaign-funded = { $cause ->
        [for] { $seat } vydává { $amount } MB z karty { $card } na podporu propagandy.
       *[against] { $seat } vydává { $amount } MB z karty { $card } proti propagandě.
    }
event-media-swayed = { $cause ->
        [for] Na podporu propagandy mluví { $card } ({ $seat }): { $amount }.
       *[against] Proti propagandě mluví { $card } ({ $seat }): { $amount }.
    }
event-campaign-called-off = { $toward ->
        [lawful] { $seat } odvolává propagandu proti zločinu.
       *[other] { $seat } odvolává propagandu, směr { $toward }.
    }
event-campaign-resolved = { $success ->
        [yes] Padá { $roll }, potřeba bylo { $needed } nebo méně: propaganda hráče { $seat } se daří.
       *[no] Padá { $roll }, potřeba bylo { $needed } nebo méně: propaganda hráče { $seat } se nedaří.
    }
event-world-moved = { $toward ->
        [lawful] Svět se odvrací od zločinu:
       *[other] Svět se obrací, směr { $toward }:
    } { $at ->
        [none] ukazatel je teď ve středu.
       *[other] stupnice { $at }, ukazatel je teď na poli { $space }.
    }
event-scheme-laid = { $scheme ->
        [hack] { $card ->
            [none] { $seat } vysílá hackery, nikdo jiný neví kam.
           *[other] { $seat } vysílá hackery, tajně proti kartě { $card }.
        }
        [plumbers] { $card ->
            [none] { $seat } vysílá instalatéry, nikdo jiný neví kam.
           *[other] { $seat } vysílá instalatéry, tajně na kartu { $card }.
        }
       *[mole] { $card ->
            [none] { $seat } nasazuje krtka, nikdo jiný neví kam.
           *[other] { $seat } nasazuje krtka, tajně na kartu { $card }.
        }
    }
event-scheme-resolved = { $scheme ->
        [hack] { $success ->
            [yes] Hackeři hráče { $seat } našli cestu dovnitř.
           *[no] Hackeři hráče { $seat } cestu dovnitř nenašli.
        }
       *[plumbers] { $success ->
            [yes] Instalatéři hráče { $seat } jsou na místě.
           *[no] Instalatéři hráče { $seat } cestu dovnitř nenašli.
        }
    }
event-hack-revealed = { $amount ->
        [0] Hackeři hráče { $seat } mířili na kartu { $card } hráče { $loser }: není co vzít.
       *[other] Hackeři hráče { $seat } vybírají kartu { $card } hráče { $loser }: { $amount } MB.
    }
event-money-looted = { $seat } pokládá { $amount } MB z karty { $source } na kartu { $card }.
event-plumbers-revealed = { $void ->
        [yes] Na kartě { $card } jsou instalatéři hráče { $seat }: útok je neplatný a jeho akce ztracena.
       *[no] Na kartě { $card } jsou instalatéři hráče { $seat }: pomoci nemůže.
    } V tomto tahu se útoků neúčastní.
event-mole-revealed = { $seat } odhaluje krtka na kartě { $card }.
event-mole-rolled = { $success ->
        [yes] Krtek hráče { $seat } otevírá dveře.
       *[no] Krtek hráče { $seat } pomoci nemůže.
    }
event-bid-raised = { $seat } přihazuje { $amount } MB na hráče { $to }.
event-bid-returned = { $seat } si bere zpět { $amount } MB.
event-turn-won = { $amount ->
        [0] Další tah má { $seat }.
       *[other] Se součtem { $total } má další tah { $seat }; { $amount } MB jde do banky.
    }
event-increase-began = { $card ->
        [none] { $stat ->
            [power] { $seat } chce některé skupině přidat Sílu.
            [resistance] { $seat } chce některé skupině přidat Odpor.
           *[income] { $seat } chce některé skupině přidat příjem.
        }
       *[other] { $stat ->
            [power] { $seat } žádá hráče { $to }, aby karta { $card } směla dostat víc Síly.
            [resistance] { $seat } žádá hráče { $to }, aby karta { $card } směla dostat větší Odpor.
           *[income] { $seat } žádá hráče { $to }, aby karta { $card } směla dostat větší příjem.
        }
    }
event-group-raised = { $stat ->
        [power] { $seat } přidává kartě { $card } Sílu: { $amount }.
        [resistance] { $seat } přidává kartě { $card } Odpor: { $amount }.
       *[income] { $seat } přidává kartě { $card } příjem: { $amount }.
    }
event-game-ended = { $winners_count ->
        [0] Hra končí bez vítěze.
        [one] { $how ->
            [basic] { $winners } ovládá dost skupin a vítězí.
            [special] { $winners } dosahuje zvláštního cíle a vítězí.
            [score] { $winners } má nejvyšší skóre a vítězí.
           *[last] Zbývá už jen { $winners } a vítězí.
        }
       *[other] { $how ->
            [score] Nejvyšší skóre a vítězství sdílejí { $winners }.
           *[goal] Svých cílů dosahují { $winners } a dělí se o vítězství.
        }
    }

## Z čeho se skládá číslo

breakdown-roll-needed = Potřebný hod, nebo méně
breakdown-income = Příští příjem
part-power = Síla: { $card }
part-aid = Pomoc: { $card }
part-alignment = Přesvědčení
part-ability = Schopnost: { $card }
part-direct-ability = Vlastní schopnost: { $card }
part-neutralize = Neutralizační útok
part-target-power = Síla: { $card }
part-resistance = Odpor: { $card }
part-resistance-bonus = Ochrana: { $card }
part-proximity = Blízkost k Iluminátům
part-attack-money = Peníze útočníka, { $card }
part-defence-money = Peníze obránce, { $card }
part-help-money = Podporuje { $seat }
part-hinder-money = Brání { $seat }
part-defence-ability = Obrana: { $card }
part-special = { $card }
part-mole = Krtci
part-campaign-group = Postoj: { $card }
part-campaign-transferable = Přenosná síla: { $card }
part-campaign-spaces = Cesta ukazatele
part-campaign-media = Mediální skupina { $card }
part-income = Příjem: { $card }
breakdown-basic-goal = Ovládané skupiny
breakdown-special-goal = Zvláštní cíl
part-group = { $card }
part-destroyed = Zničené skupiny, { $seat }

list-amount = { $item } { $amount } MB
