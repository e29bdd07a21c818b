### The terminal.

cli-welcome = Conjura: { $game ->
        [illuminati] Illuminati
        [crimelords] Crime Lords
        [omerta] Omertà
       *[other] { $game }
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }
cli-notice = An unofficial fan work. The names of games and cards belong to their owners.
cli-commitment = Fair dice: the hash of the seed is { $hash }. The seed is told at the end.
cli-keys = A number chooses, letters search, ? explains the question, ? 3 option 3, help lists the commands, quit leaves.

## Beginning

cli-how-many = How many players ({ $low } to { $high })? Enter for { $usual }:
cli-your-name = What are you called? Enter for a name of ours:
cli-resumed = Resumed from { $file }.

## Being asked

cli-ask = »
cli-ask-back = (back) »
cli-liberty = Another player's turn. You may make an offer.
cli-liberty-help = Whose turn it is acts next. Until then you may make offers; Enter lets the game go on. “skip” passes over all such moments until your own turn.
cli-go-on = Go on
cli-read-on = Enter when you have read this: the screen is cleared for { $seat }.
cli-hand-over = The keyboard goes to { $seat }. Press Enter when the others have looked away.
cli-more = { $count ->
        [one] One more option: letters search, “all” lists everything.
       *[other] { $count } more options: letters search, “all” lists everything.
    }
cli-amount = How much ({ $low } to { $high })?
cli-amount-or-none = How much ({ $low } to { $high })? Enter for 0:
cli-not-an-option = There is no option “{ $text }”. Enter a number from 1 to { $count }, an amount behind it where one is asked, or letters to search for.
cli-nothing-found = Nothing contains “{ $text }”: no option, and nothing that the rules know.
cli-bad-number = Expected a whole number, found “{ $text }”.
cli-try = Not now: { $label }
cli-read-clause = “rules { $clause }” shows the rule.
cli-grouped = { $name } … ({ $count })
cli-group = { $count ->
        [one] { $first } … and one more
       *[other] { $first } … and { $count } more
    }
cli-group-transfer = Move money from a card
cli-group-move-group = Move a group
cli-group-drop = Drop a group
cli-group-offer = Make an offer
cli-group-play = Play a special card
cli-group-use-ability = Use an ability
cli-group-aid = Let another card aid
cli-group-privilege = Make the attack privileged with a special card
cli-group-give-special = Give a special card
cli-group-want-special = Ask for a special card
cli-group-give-group = Give a group
cli-group-want-group = Ask for a group
cli-group-abolish = Lay a card against the privilege

## Commands: the words that may be typed for them, and what they do

cli-word-back = back,b
cli-do-back = take back the last step of a choice that is not complete yet
cli-word-undo = undo
cli-do-undo = take back your last action, if nobody acted and nothing was revealed since
cli-word-odds = odds
cli-do-odds = the numbers at stake part by part; “odds 3” with option 3, “odds 3 5” with 5 MB
cli-word-board = board
cli-do-board = the table and your structure; “board Ada” that of another, “board all” everybody's
cli-word-hand = hand
cli-do-hand = what your Illuminati want, your special cards and your secret goal
cli-word-card = card
cli-do-card = what is printed on a card: “card media”
cli-word-log = log
cli-do-log = what has happened; “log 50” goes further back
cli-word-rules = rules
cli-do-rules = a clause of the rules: “rules I-10.9”
cli-word-skip = skip
cli-do-skip = let everything pass until your own turn, unless it is about your cards
cli-word-quiet = quiet
cli-do-quiet = ask, or do not ask, where there is nothing you could play
cli-word-all = all
cli-do-all = all options, however many
cli-word-save = save
cli-do-save = save the game, to a file if you name one
cli-word-lang = lang
cli-do-lang = another language: “lang es”
cli-word-keyboard = keyboard
cli-do-keyboard = give the keyboard to another person who may act: “keyboard Ada”
cli-word-help = help
cli-do-help = this list
cli-word-quit = quit,q
cli-do-quit = save and leave
cli-help-number = choose an option; “3 5” option 3 with 5 MB; Enter the one marked ↵
    .word = 3
cli-help-text = show only the options that contain these letters, or why there is none
    .word = abc
cli-help-explain = explain the question; “? 3” explains option 3
    .word = ?
cli-no-back = There is no step to take back: the last action is done. “undo” may help.
cli-no-undo = This can't be taken back: somebody acted, something was revealed, or you have done nothing yet.
cli-undone = Taken back.
cli-no-skip = This question has to be answered.
cli-skipping = All passes until your own turn, unless it is about your cards.
cli-quiet-on = Moments at which you can play nothing are passed over.
cli-quiet-off = You are asked at every moment.
cli-no-numbers = No number is at stake here.
cli-no-such-player = There is no player “{ $text }”. There are { $names }.
cli-no-such-card = No card is called “{ $text }”.
cli-not-at-keyboard = { $seat } doesn't sit at this keyboard, or has it already.
cli-not-at-liberty = { $seat } can't act now.

## Ending

cli-saved = Saved to { $file }.
cli-left = The game is saved to { $file }. “conjura play --resume { $file }” goes on with it.
cli-recorded = The record is in { $file }. “conjura verify { $file } --seed { $seed }” checks its dice and draws.
cli-seed = The seed was { $seed }.
cli-win = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
cli-no-winner = The game ends without a winner.

## The table

cli-owner = { $seat }: { $card }
cli-player = Player
cli-illuminati = Illuminati
cli-groups = Groups
cli-goal = Goal
cli-money-head = MB
cli-specials = Specials
cli-out = out
cli-uncontrolled = Uncontrolled
cli-dead = Destroyed
cli-deck = Cards left in the deck: { $count }
cli-world = The world's attitudes
cli-world-even = the same to all
cli-world-side = { $alignment } { $level } (space { $space })
cli-bids = Rolls and bids for the next turn
cli-bid-total = { $seat } { $total }
cli-hacks = Hacks on their way
cli-hack-waits = { $seat } (own turns to go: { $turns })
cli-power = Power
cli-resistance = R
cli-income = Inc.
cli-alignments = Alignments
cli-card-power = Power { $power }
cli-card-resistance = Resistance { $amount }
cli-card-income = Income { $amount }
cli-money = { $amount } MB
cli-money-least = at least { $amount } MB
cli-used = used
cli-loose = loose
cli-free = free { $arrows }
cli-secret-goal = Your secret goal is that of { $card }.
cli-own-hack = Your hackers are on their way to { $card } of { $other }. Own turns to go: { $turns }.
cli-own-plumbers = Your plumbers sit in { $card }.
cli-own-mole = Your mole sits in { $card }.
cli-no-specials = No special cards.
cli-total = Total
cli-odds = Needed: { $needed } or less ({ $percent } %)
cli-odds-enough = Needed: { $needed } or less ({ $percent } %, no better than { $enough })
cli-odds-short = ≤ { $needed }  { $percent } %
cli-hopeless = Needed: { $needed } or less. No roll is that low.

## What is wrong with what was given

cli-bad-usage = The command line can't be read: { $message }
cli-no-such-command = There is no command “{ $word }”; there are { $known }.
cli-no-such-flag = There is no option { $word } here: “--help” behind the command lists those that there are.
cli-missing = { $word } is missing: “--help” behind the command says what it takes.
cli-no-value = { $word }: expected a value behind it.
cli-no-integer = { $word }: expected a whole number.
cli-too-many-words = That is more than the command takes: { $word }. “--help” behind it says what it takes.
cli-bad-language = There is no language “{ $lang }”: expected one of { $known }.
cli-bad-players = Expected a number of players from { $low } to { $high }, found “{ $found }”.
cli-bad-seat = --seats, place { $number }: expected one of { $known }, found “{ $found }”.
cli-too-many-seats = --seats names { $count } seats for { $players } players.
cli-too-many-names = --name gives { $count } names for { $players } players.
cli-same-names = Two players would be called the same: { $names }.
cli-bad-name = A player's name is at most { $most } letters on one line, without control characters; found “{ $name }”.
cli-nobody-plays = Nobody sits at the keyboard: expected “me” among the seats, or “conjura watch”.
cli-bad-options = The game can't begin: { $message }
cli-bad-option = --option: expected KEY=VALUE, found “{ $text }”.
cli-no-such-option = --option: there is no option “{ $key }”; there are { $known }.
cli-no-such-file = There is no file { $file }.
cli-is-folder = { $file } is a folder: expected a file.
cli-bad-deck = { $file } is no deck: { $message }
cli-no-such-folder = There is no folder { $file }.
cli-no-folder = The folder for { $file } does not exist.
cli-too-large = { $file } is larger than { $most } MB: no text of ours is.
cli-too-deep = { $file } can't be read: it is nested too deeply.
cli-not-text = { $file } is no text: expected UTF-8.
cli-unreadable = { $file } can't be read: { $message }
cli-unwritable = { $file } can't be written: { $message }
cli-system = The system did not allow it: { $message }
cli-bad-save = { $file } is no saved game: { $message }
cli-bad-save-seat = { $file }, line 1, place { $number } of the seats: expected one of { $known }, found “{ $found }”.
cli-fixed-by-save = { $option } does not go with --resume: a saved game goes on with its own players, rules and dice.
cli-no-such-rule = There is no clause “{ $clause }”: expected one like { $known }.

## Watching, replaying, checking

cli-games-played = { $count ->
        [one] One game played.
       *[other] { $count } games played.
    }
cli-verified = The record is true: { $lines ->
        [one] one line replayed.
       *[other] { $lines } lines replayed.
    }
cli-not-drawn = { $count ->
        [one] The outcome of chance was taken as it stands; with --seed it is drawn again.
       *[other] The { $count } outcomes of chance were taken as they stand; with --seed they are drawn again.
    }
cli-drawn = The seed is the one whose hash was published, and every die and draw is its own.
cli-drawn-only = Every die and draw is that of the seed. No hash was published before the game.
cli-untrue = The record is not true: { $message }
cli-other-commitment = That is not the seed of this game: its published hash is { $hash }.
cli-explained = { $message }: { $reason }
cli-bad-record = { $file } is no record: { $message }
cli-bad-eyes = Expected a player's name or a number from 1 to { $count }, found “{ $text }”.
cli-bad-number-of-player = --seat: expected the number of a player, from 1 to { $count }, found “{ $text }”.
cli-bad-line = Expected a line from 0 to { $most }, found “{ $number }”.
cli-not-over = The game was not over here.
cli-replay-at = { $number } of { $most } »
cli-replay-keys = Enter goes on, prev goes back, turn to the next turn, jump 120 to line 120, board shows the table, quit leaves.
cli-step-next = next,n
cli-step-prev = prev,p
cli-step-jump = jump,j
cli-step-turn = turn,t
cli-step-board = board,b
cli-step-quit = quit,q
cli-bad-scenario = { $file } is no scenario: { $message }
cli-empty-folder = In the folder { $file } there is no scenario: expected files that end in .toml.
cli-scenario-holds = { $file }: { $count ->
        [one] one scenario holds.
       *[other] { $count } scenarios hold.
    }
cli-scenario-differs = { $file }: “{ $name }” differs:
cli-deck-good = { $file }: { $count ->
        [one] one card, no mistake.
       *[other] { $count } cards, no mistake.
    }
cli-deck-wrong = { $file }: { $count ->
        [one] one mistake.
       *[other] { $count } mistakes.
    }
cli-bad-position = { $file } is no position: { $message }
cli-bad-action = Action { $number } is none: { $message }
cli-bad-kind = --kind: expected one of { $known }, found “{ $found }”.
cli-refused = That is refused: { $reason }
cli-nobody-asked = Nobody is asked in this position, so nothing can be tried: expected one where a seat is to act.
cli-attack = Attack
cli-target = Target
cli-attacker = Best attacker
cli-needed = Needed, without aid
cli-clauses = { $count ->
        [one] one clause
       *[other] { $count } clauses
    }
cli-clause = Clause
cli-tests = Tests
cli-where = First test, or the reason why there is none
cli-untested = no test and no reason
cli-unknown-citation = No such clause: { $place }
cli-coverage = { $clauses ->
        [one] One clause:
       *[other] { $clauses } clauses:
    } { $tested } tested, { $reasons } with a reason, { $missing } with neither.
cli-no-tests = There are no tests here: expected a checkout of the project.
cli-bad-coverage = The coverage can't be told: { $message }
cli-bad-games = Expected a number of games of at least 1, found { $found }.
cli-only-bots = “watch” is for bots: expected no “me” among the seats.
cli-games = Games
cli-length = Turns: { $turns }. Actions: { $actions }.
cli-turns-played = Turns a game: { $mean } on average, { $least } to { $most }.
cli-actions-played = Actions a game: { $mean } on average, { $least } to { $most }.
cli-without-winner = Without a winner: { $count }.
cli-shared = Shared victories: { $count }.
cli-bot = Bot
cli-played = Played
cli-won = Won
cli-share = Share
cli-percent = { $percent } %
cli-bench-build = Build
cli-bench-games = Games
cli-bench-decisions = Decisions
cli-bench-decision = A decision (list, check, apply)
cli-bench-copy = A copy
cli-bench-state = A state as JSON, bytes
cli-bench-rate = Games a second

## What `--help` says

cli-about-conjura = Games of conspiracy at a terminal, and tools for who looks into them.
cli-about-play = Play: you against bots, or several people at one keyboard.
cli-about-watch = Let bots play, and tell how it went.
cli-about-replay = Step through a game that was played, with any player's eyes.
cli-about-verify = Check that a record is legal and, with the seed, that its dice and draws are the seed's.
cli-about-scenario = Run rulings: a position, scripted chance, actions, and what must come out.
cli-about-position = Show a position, or a moment of a record, and check that it can be read.
cli-about-odds = What a roll would need after some actions, part by part; without actions, all attacks that are possible.
cli-about-rules = Print a clause of the numbered rules, or the sections.
cli-about-decks = Tools for authors of decks.
cli-about-check = Look for all that is wrong with a deck: file, line, field, what was expected.
cli-about-new = Print a deck file to fill in: every kind of card, its fields, and what they expect.
cli-about-bench = Measure how fast the rules run here.
cli-about-any-players = how many play
cli-about-any-seats = who sits where: “me” or the name of a bot, with commas
cli-about-any-name = what the people at the keyboard are called, with commas
cli-about-any-game = the game
cli-about-any-preset = a named set of options
cli-about-any-option = an option of the rules, such as hidden_goals=true; may be given several times
cli-about-any-seed = the seed that decides all chance; a random one if not given
cli-about-any-version = print the version
cli-about-any-lang = the language: English, Spanish or Czech
cli-about-any-as-json = print JSON for machines
cli-about-play-save = save the game to this file after each of your answers
cli-about-play-resume = go on with a game that was saved
cli-about-any-record = write the record to this file at the end
cli-about-verify-seed = the seed that was told at the end of the game
cli-about-watch-games = how many games
cli-about-bench-games = how many games
cli-about-bench-small = only the small measurement, even in a checkout
cli-about-replay-seat = with whose eyes: a name or a number from 1; a spectator's if not given
cli-about-replay-everything = print all that happened instead of stepping
cli-about-replay-at = show the table after this line
cli-about-replay-record = the file of a record or a saved game
cli-about-verify-record = the file of a record or a saved game
cli-about-position-file = the file of a position or a record; - reads standard input
cli-about-position-seat = only what this player may know (a number from 1)
cli-about-position-at = of a record: the moment after this line
cli-about-position-as-text = print the position as text
cli-about-odds-file = the file of a position or a record; - reads standard input
cli-about-odds-actions = what is done first, such as “attack control”, “choose kgb”
cli-about-odds-kind = only attacks of this kind: control, neutralize or destroy
cli-about-scenario-files = files of scenarios, or folders of them
cli-about-rules-clause = the number of a clause or a section, such as I-10.9
cli-about-rules-coverage = which test holds to each clause, or why none does
cli-about-check-file = the deck
cli-about-check-locale = a folder with en, es and cs in it, where the names of the cards are
cli-about-new-game = the game of the deck

# Tables in the browser

cli-about-serve = Serve tables to browsers.
cli-about-schema = Print the JSON schema of what goes over a table's socket, and of the pictures of each game.
cli-about-serve-play = have a table ready: you against three bots
cli-about-serve-browse = open it in a browser, where there is a screen
cli-about-serve-host = the address to listen at; 0.0.0.0 for all of this machine's
cli-about-serve-port = the port to listen at
cli-about-serve-database = where tables are kept, such as sqlite:///conjura.db
cli-about-serve-origins = the addresses under which browsers reach the server, with commas
cli-about-serve-web = the folder of the built client
cli-about-serve-log = how to log
cli-about-serve-workers = how many processes share the tables
cli-about-serve-migrate-only = only bring the database to the present version
cli-about-schema-as-typescript = print types for TypeScript, of the HTTP side too
cli-serving = Conjura is ready: { $address }  (Ctrl+C ends it)
cli-client-not-built = The client is not built yet: “make web” does it.
cli-migrated = The database is at version { $version }.
cli-bad-setting = The setting { $name } is wrong: { $message }
cli-bad-database = The setting CONJURA_DATABASE is wrong: expected the address of a database that is spoken to here, such as sqlite:///conjura.db, found “{ $database }”.
cli-no-port = The server can't listen at { $address }: { $message }
cli-store =
    { $code ->
        [disk_full] The disk is full: the database { $database } can't be opened.
        [locked] Another program holds the database { $database }.
       *[storage] The database { $database } can't be opened.
    }
