### Words that every game and every front end shares.

# A sentence and the clause of the rules it stands on.
cited = { $sentence } [{ $clause }]

# Rows of names: "A", "A and B", "A, B and C".
list-none = none
list-next = { $row }, { $item }
list-last = { $row } and { $item }

# A player who gave no name.
seat-number = Player { $number }
