### The client in the browser.

ui-lost-title = Nothing is filed here
ui-lost-text = The address is wrong, or the table is no longer kept.
ui-to-home = To the first page

## Everywhere

ui-yes = yes
ui-no = no
ui-none = none
ui-close = Close
ui-understood = Understood
ui-menu = Menu
ui-rules = Rules
ui-keys = Keys
ui-theme-turn = Light or dark
ui-program = program
ui-you = You
ui-clause = Rule { $clause }

## Settings

ui-language = Language
ui-theme = Look
ui-theme-system = As the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-sounds = Sounds
ui-letter-keys = Letters are keys at the table
ui-no-motion = Nothing moves
ui-notify = Tell me when it is my move
ui-notify-refused = The browser doesn't allow notifications from this page.

## What is asked, and the clock

ui-stamp-move = Your move
ui-stamp-answer = Answer
ui-stamp-waiting = Waiting
ui-stamp-refused = Not allowed
ui-stamp-away = No line
ui-stamp-past = Past
ui-stamp-closed = Closed
ui-stamp-paused = Paused
ui-stamp-left = Program
ui-choose = Choose what to do.
ui-complete = All is chosen: confirm it, or put it away.
ui-complete-more = Nothing is sent yet.
ui-nothing-changed = Nothing has changed.
ui-waiting = Waiting for { $seats }.
ui-waiting-liberty = Waiting for { $seats }. Meanwhile you may make offers.
ui-waiting-table = The table goes on by itself.
ui-line-lost = Connecting again. Your move is kept.
ui-line-lost-more = { $seconds ->
        [one] The board is as of one second ago.
       *[other] The board is as of { $seconds } seconds ago.
    } What you send now is stored once.
ui-line-none = The server does not answer. Is the connection all right?
ui-shut-gone = This table is not open to you.
ui-shut-replaced = You have this table open in too many places.
ui-shut-other = The server has closed the line.
ui-past-turn = You are reading turn { $turn }, { $seat }.
ui-past-start = You are reading the beginning.
ui-past-waits = Nobody sees this. The table waits for you.
ui-past-more = Nobody sees this. The game goes on.
ui-back-to-now = Back to now
ui-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
ui-nobody-won = The game ends without a winner.
ui-seed-published = The seed is published; the dice can be verified.
ui-again = Play again, seats turned
ui-standings = Final standings
ui-see-summary = The game in charts
ui-see-board = The board
ui-undo = Take back
ui-agree = Agree
ui-refuse = Refuse
ui-motion-undo = { $by } asks to take the last step back.
ui-motion-pause = { $by } asks to stop the clocks.
ui-motion-resume = { $by } asks to start the clocks again.
ui-motion-replace = { $by } asks that a program plays for { $seat }.
ui-plea-undo = You have asked to take the last step back. { $seats } must still agree.
ui-plea-pause = You have asked to stop the clocks. { $seats } must still agree.
ui-plea-resume = You have asked to start the clocks. { $seats } must still agree.
ui-plea-replace = You have asked that a program plays. { $seats } must still agree.
ui-withdraw = Withdraw it
ui-paused = The table is paused.
ui-paused-more = Nobody's time runs, and nothing can be done. It goes on when all agree.
ui-left = A program plays in your seat.
ui-late = { $name } has no time left: shall a program play on?
ui-replace = Let a program play
ui-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
ui-hours = { $hours } h { $minutes }
ui-spoken-seconds = { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
ui-spoken-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
ui-spoken-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
ui-clock-none = no clock
ui-clock-stands = nobody's clock runs
ui-clock-paused = stopped by consent
ui-clock-of = of { $name }
ui-clock-then-reserve = left, then { $reserve } reserve
ui-clock-reserve = of the reserve
ui-clock-zero-pass = then you stay out
ui-clock-zero-bot = then a program plays
ui-clock-zero-vote = then the others decide
ui-clock-spoken = { $name }: { $time }, { $rest }
ui-clock-left = { $time } left
ui-clock-turns = { $kind ->
        [omerta] { $turns ->
            [one] round,
           *[other] rounds,
        }
       *[other] { $turns ->
            [one] turn,
           *[other] turns,
        }
    }
ui-standing-off = Ask me again
ui-standing-short = answers for you
ui-standing-unless-target = answers for you unless you are the target
ui-standing-unless-win = answers for you unless somebody could win
ui-standing-rest-of-turn = answers for you until the turn ends
ui-steps = Steps of the turn
ui-step-action = Action { $n } of 2
ui-step-transfers = Transfers { $n }

## Regions of the table

ui-table = Table
ui-region-prompt = What is asked
ui-region-people = Players and chat
ui-region-folders = The players
ui-region-common = Uncontrolled groups
ui-region-board = Power structure
ui-region-hand = Your special cards, secret
ui-region-deals = Deal on the table
ui-region-paper = Sheet and log
ui-views = Views
ui-tab-board = Board
ui-tab-specials = Hand
ui-tab-deals = Deals
ui-tab-log = Log
ui-tab-chat = Chat
ui-open-structure = Open the structure of { $name }
ui-order-next = next
ui-order-then = then
ui-order-before = plays before you
ui-substituted = a program plays
ui-away = away
ui-title-turn = { $turn ->
        [0] { $title }, before the first turn
       *[other] { $kind ->
            [omerta] { $title }, round { $turn }
           *[other] { $title }, turn { $turn }
        }
    }
ui-table-open = a table is being set

## Log, slider, chat, rules

ui-log = Log
ui-log-note = all that you may know
ui-log-turn = Turn { $turn }, { $seat }
ui-log-older = Older lines
ui-log-show = Show this moment
ui-log-empty = Nothing has happened yet.
ui-log-undone = { $name } takes a step back.
ui-slider = Past of the game
ui-slider-start = Start
ui-slider-live = { $turn }, live
ui-slider-end = { $turn }, end
ui-slider-turn = turn { $turn }
ui-chat = Chat
ui-chat-note = table
ui-chat-who = whom you hear
ui-chat-hear = Hear { $name }
ui-chat-to = { $name } to { $to }
ui-chat-to-you = { $name }, to you
ui-chat-whom = Who hears it
ui-chat-all = To the table
ui-chat-write = Write to the table
ui-chat-none = Nobody has said anything yet.
ui-chat-message = Message
ui-chat-send = Send
ui-rule = Rule
ui-rule-close = Close the rule
ui-rule-missing = This rule can't be fetched now.
ui-rule-whole = The whole rules, in a page of their own

## Keys

ui-key-regions = next part of the table (with Shift: the one before)
ui-key-prompt = to the question
ui-key-tab = through the controls
ui-key-arrows = along a structure
ui-key-enter = choose, confirm
ui-key-escape = put away
ui-key-attack = attack with the card
ui-key-structures = next structure
ui-key-uncontrolled = uncontrolled groups
ui-key-home = own structure
ui-key-card = the card in full
ui-key-deal = offer a deal
ui-key-money = more or less money
ui-key-past = a step back or forward in the past
ui-key-now = back to now
ui-key-rule = the rule of what is asked
ui-key-text = the structures as text
ui-keys-off = Letter keys can be switched off in the menu.

## A table that is being set

ui-seats = Seats
ui-seat-open = Open
ui-seat-link = for whoever has the link
ui-seat-you = you
ui-seat-here = here
ui-sit-down = Sit down
ui-give-to-program = Seat { $seat }: give it to a program
ui-program-please = a program …
ui-free-seat = Free the seat
ui-free-seat-of = Free the seat of { $name }
ui-your-name = What are you called?
ui-start = Begin
ui-copy-link = Copy the link
ui-copied = Copied
ui-link-here = Link to this table
ui-leave = Leave the table
ui-seats-left = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
ui-all-seated = Everybody is here.
ui-not-here = Not here now: { $seats }. The game can begin all the same.
ui-host-starts = The host begins the game.
ui-bot-random = Random
ui-bot-heuristic = Skilled
ui-bot-search = Strong
ui-pace-none = no clock
ui-pace-days = { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
ui-pace-decision = { $minutes } min a decision
ui-pace-reserve = { $minutes } min a decision, { $reserve } in reserve

## The menu of a table

ui-commitment = Hash of the seed, published before the first draw:
ui-seed = The seed:
ui-seat-token = Link to my seat for another device
ui-seat-token-copied = Whoever opens this address plays in your seat:
ui-record = Download the record
ui-replay = Replay the game

## The end of a game

sum-title = The game in charts
sum-winner = Winner
sum-groups = Groups
sum-power = Power
sum-money = Money, MB
sum-destroyed = Groups destroyed
sum-turn = Turn
sum-chart = { $what } over { $turns } turns, a line for each player. The table that follows has the numbers.
sum-who = Who attacked whom
sum-who-note = Attacks that succeeded, of all that were rolled. Rows attack, columns defend.
sum-uncontrolled = nobody's
sum-met = { $hits } of { $tries } succeeded
ui-ask-undo = Ask to take the last step back
ui-ask-pause = Ask to stop the clocks
ui-ask-resume = Ask to start the clocks
ui-ask-replace = Ask that a program plays for { $name }
ui-substitute-on = Let a program play for me
ui-substitute-off = I play again
ui-sheet-peek = Draw the sheet up
ui-sheet-half = Draw the sheet all the way up
ui-sheet-full = Lower the sheet

## The first page

home-open-today = { $count ->
        [0] No public game now
        [one] One public game
       *[other] Public games: { $count }
    }
home-sub = Three games of conspiracy and mafia, a screen apart. The table keeps the books, cites the rule when it says no, and keeps every secret.
home-join = Join by link
home-link = Link or code
home-join-button = Join
home-link-wrong = That is no link to a table, and no code of one.
home-no-account = No account needed. Your seat stays yours on this device.
home-more = More pages
home-mine = My games
home-me = Who I am here
home-watch-link = Watch
home-continue = Continue
home-continue-none = You have no game yet. Open a table, or join one.
home-listed = Free seats
home-watch = Watch a game
watch-none = No game is open to onlookers now. Four programs are ready to start one.
watch-begin = Let programs play
watch-title = Programs at play
watch-watch = Watch
watch-other = Another table
watch-coming = Opening the file …
ui-game-illuminati = Illuminati
    .help = Take control of the world's groups, one arrow at a time. 2 to 8 players.
ui-game-crimelords = Crime Lords
    .help = Bid for crooks, pay them, keep them from turning. 2 to 6 players.
ui-game-omerta = Omertà
    .help = Five families, twenty-five domains, one secret aim each. 2 to 5 players.
form-title = Open a table
form-game = Game
form-later = later
form-rules = Rules
form-later-options = Not built yet: { $names }.
form-preset-changes = What these rules change
form-seat = Seat { $seat }
form-no-seat = No seat here
form-link = link
form-host = your seat
form-add-seat = Add a seat
form-pace = Pace
form-pace-live = Live
    .help = 2 minutes a decision, 6 in reserve.
form-pace-quick = Quick
    .help = A minute a decision, nothing in reserve.
form-pace-day = A day a move
    .help = For slow games: a day for each decision.
form-pace-days = Three days a move
    .help = For slower games still: three days for each decision.
form-pace-none = No clock
    .help = Everybody takes all the time in the world.
form-zero = When time is up
form-zero-bot = A program plays on
form-zero-vote = The others vote
form-zero-pass = Pass
form-watch = Onlookers
form-watch-link = With the link
    .help = They see what the whole table sees.
form-watch-all = Anyone
    .help = The table is listed for everybody, free seats too.
form-watch-late = Late
    .help = With the link, but some turns behind the game.
form-watch-none = Nobody
    .help = Only who has a seat sees the table.
form-name = Name
form-name-hint = of the table, if you like
form-open = Open and copy the link
form-alone = Play against programs
form-when = The game starts when all seats are taken.

## Slips of tables, my games

slip-open = { $count ->
        [one] { $game }, one seat free.
       *[other] { $game }, { $count } seats free.
    }
slip-playing = { $turn ->
        [0] { $game }, before the first turn.
       *[other] { $kind ->
            [omerta] { $game }, round { $turn }.
           *[other] { $game }, turn { $turn }.
        }
    }
slip-won = { $game }. Won by { $winners }.
slip-over = { $game }, closed.
slip-open-do = sit down
slip-playing-do = go on
slip-over-do = read it again
games-playing = Under way
games-open = Being set
games-over = Closed
games-kept = Kept on this device

## Reading a game

replay-eyes = As seen by
replay-onlooker = an onlooker
replay-keep = Keep for reading offline
replay-drop = Kept; let it go
replay-not-kept = It could not be kept.
replay-offline = There is no line, and this game is not kept on this device.
replay-controls = Through the game
replay-turn-back = turn
replay-turn-on = turn
replay-back = A step back
replay-on = A step on
replay-play = Play
replay-pause = Stop

## Rules, account, seat link

rules-contents = Contents
rules-search = Search
rules-none = Nothing in the rules says that.
me-save = Save
me-renamed = So you are called from now on.
me-account = Account
me-account-why = An account gathers your games on all your devices. A name and a password are enough; no e-mail is asked for.
me-has-account = Your account is { $name }.
me-account-name = Name of the account
me-password = Password, at least 8 letters
me-login = Log in
me-register = Make this account
me-logout = Log out
me-in = You are in.
me-out = You are out.
me-device = This device
me-forget = Forget me
me-forget-what = The server deletes your name and your account; a program takes your seats.
me-forget-sure = Yes, forget me
me-keep = Keep me
me-forgotten = You are forgotten.
seat-title = A seat for you
seat-coming = Your seat is being brought to this device …
ui-to-rematch = To the next game
ui-fair = Fair dice
ui-fair-how = The hash was published before the first draw, the seed is told now: “conjura verify” draws everything again from the record and the seed.
me-licences = Fonts and programs of others in this client, and their licences

## Boards

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Fit all of it in
board-as-text = The table as text
board-pile-empty = none
board-special-seen = Seen by { $seats }
board-out = { $owner } is out of the game.
board-needed = { $needed } or less, { $percent } %
board-needed-short = not without help: { $short } short
board-rolled = { $result ->
        [yes] { $total } rolled, { $needed } needed: success
       *[no] { $total } rolled, { $needed } needed: failure
    }
board-tag-attacks = Attacks
board-tag-attacked = Attacked
board-side-north = north
board-side-east = east
board-side-south = south
board-side-west = west
board-seat-out = out of the game
board-figure-specials = Specials
board-empty = Nothing lies before { $owner } yet.
board-special-play = Can be played now
    .do = Play it
