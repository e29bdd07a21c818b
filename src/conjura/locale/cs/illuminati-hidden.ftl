### Ilumináti lícem dolů: otázky, akce, události, odmítnutí.

## Otázky

prompt-claim = Jaký příjem vyberou tvoji skrytí Ilumináti, nejvýš { $amount } MB?
    .name = příjem tvých skrytých Iluminátů
    .help = Vyber libovolnou část, nebo nic. Ostatní vidí jen to, co si vezmeš, a mohou z toho poznat, kdo nejsi. Co necháš, propadne.
prompt-exert = Kolik Síly použijí tvoji skrytí Ilumináti?
    .name = Síla, kterou skrytí Ilumináti použijí
    .help = Libovolnou část, při útoku aspoň 1. Ostatní vidí jen to, co použiješ, a mohou z toho poznat, kdo nejsi.
prompt-shield = { $attacker } útočí na cíl { $target }. Ukážeš, že jsou tvé skupiny imunní?
    .name = imunita skryté struktury
    .help = Pokud tvoji Ilumináti chrání tvé skupiny před tímto útočníkem, můžeš svou kartu ukázat: útok se nekoná a od této chvíle hraješ lícem nahoru. Otázku dostane každý, kdo by imunní být mohl.
prompt-console = Počet tvých ztracených karet: { $lost }. Ukážeš, že za ně tvoji Ilumináti dostávají peníze?
    .name = peníze za ztracené karty skryté struktury
    .help = Pokud tvoji Ilumináti dostávají za karty ztracené v útoku peníze, můžeš svou kartu ukázat: peníze přijdou a od této chvíle hraješ lícem nahoru. Otázku dostane každý, kdo by je dostat mohl.
prompt-accuse = Kdo je { $other }?
    .name = jméno v obvinění
    .help = Jmenuj kartu Iluminátů. Je-li to správně, obrátí se lícem nahoru; jinak se nestane nic. Akce se spotřebuje tak i tak.

## Akce

action-claim = Vzít { $amount } MB
action-exert = Použít { $amount } Síly
action-accuse = Obvinit, koho: { $to }
action-decline-console = Nic neukazovat
action-decline-shield = Nic neukazovat

## Odmítnutí

refusal-claims-too-much = Tvoji skrytí Ilumináti mají příjem jen { $amount } MB.
refusal-exerts-too-much = Karta { $card } může použít Sílu nejvýš { $amount }.
refusal-nothing-face-down = V této hře leží všichni Ilumináti lícem nahoru.
refusal-lies-face-up = Karta Iluminátů už leží lícem nahoru: { $seat }.
refusal-accuses-an-opponent = Obvinit lze jen soupeře, který je ještě ve hře: { $seat } to není.
refusal-no-illuminati-to-name = Kartu { $card } jmenovat nelze: jmenuj Ilumináty, kteří neleží lícem nahoru.

## Události

event-mask-dealt = { $card ->
        [none] { $seat } dostává kartu Iluminátů lícem dolů.
       *[other] { $seat } dostává lícem dolů kartu { $card }.
    }
event-income-claimed = { $seat } si bere { $amount } MB na kartu { $card }.
event-power-exerted = { $card }: { $seat } používá Sílu { $amount }.
event-illuminati-unmasked = Odhalení: { $seat } hraje za kartu { $card }.
event-attack-barred = { $whisper ->
        [none] { $seat } je proti kartě { $attacker } v bezpečí: útok na cíl { $target } se nekoná.
       *[other] { $seat } je proti kartě { $attacker } v bezpečí: útok na cíl { $target } se nekoná. { $whisper } se vrací do ruky.
    }
event-accusation-made = { $right ->
        [yes] { $seat } obviňuje hráče { $to }, že má kartu { $card } – a má pravdu.
       *[no] { $seat } obviňuje hráče { $to }, že má kartu { $card } – a mýlí se.
    }

## Karty lícem dolů

card-masked-1 = skrytí Ilumináti č. 1
card-masked-2 = skrytí Ilumináti č. 2
card-masked-3 = skrytí Ilumináti č. 3
card-masked-4 = skrytí Ilumináti č. 4
card-masked-5 = skrytí Ilumináti č. 5
card-masked-6 = skrytí Ilumináti č. 6
card-masked-7 = skrytí Ilumináti č. 7
card-masked-8 = skrytí Ilumináti č. 8
