### Slova společná všem hrám a všem obrazovkám.

# Věta a pravidlo, o které se opírá.
cited = { $sentence } [{ $clause }]

# Výčty: „A“, „A a B“, „A, B a C“.
list-none = nic
list-next = { $row }, { $item }
list-last = { $row } a { $item }

# Hráč, který neřekl své jméno.
seat-number = Hráč { $number }
