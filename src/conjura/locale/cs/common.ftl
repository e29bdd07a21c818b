### Slova společná všem hrám a všem obrazovkám.

# Věta a pravidlo, o které se opírá.
cited = { $sentence } [{ $clause }]

# Výčty: „A“, „A a B“, „A, B a C“.
list-none = nic
list-next = { $row }, { $item }
list-last = { $row } a { $item }

# Karta s částkou.

# Hráč, který neřekl své jméno.
seat-number = Hráč { $number }

# Kdo tahá karty a hází kostkami.
seat-chance = náhoda

# Částky, které možnost nechává otevřené.
amounts = { $low } až { $high }

## Proč něco nejde, ať se hraje cokoli

refusal-game-over = Hra skončila.
refusal-not-now = Teď ne. Otázkou je: { $prompt }.
refusal-not-asked = Teď se tě nikdo neptá. Odpověď dluží { $seats }.

## Co se dělá stejně ve všech hrách

action-decline = Nedělat nic
action-decline-consent = Odmítnout
action-choose = { $card }
action-choose-seat = { $other }
action-accept = Přijmout
