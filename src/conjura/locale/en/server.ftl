### What the server refuses, over HTTP and over a table's socket. What the rules refuse is in the games' files.

# People
server-no-session = The server does not know who you are yet. Load the page anew.
server-name = That is no name: nothing of it can be read.
server-has-account = You have an account already.
server-no-account = You have no account: if you leave now, you can only come back by your seat links.
server-account-taken = Somebody else has the account “{ $name }” already.
server-password = A password has { $least } to { $most } characters.
server-login = No account has this name and this password.
server-link = This seat link opens nothing, or nothing any more.

# Tables
server-no-table = There is no such table.
server-no-game = There is no such game as “{ $game }”.
server-no-bot = There is no such opponent as “{ $bot }”; there are { $known }.
server-option = The option { $field } can't be so: { $message }
server-players = This game is not played by so many.
server-not-open = The game has begun already.
server-not-playing = Nothing is being played here.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-not-full = Some seats are still free: fill them first.
server-not-host = Only the host may do that.
server-not-seated = You have no seat at this table.
server-seated = You sit at this table already.
server-own-seat = That is your own seat.
server-no-such-seat = There is no such seat.
server-full = Every seat is taken.
server-taken = That seat is taken.
server-no-spectators = This table lets no onlookers in.
server-unreadable = This game can't be read by this version of Conjura.
server-too-many-tables = You have { $most } tables under way. Finish one first.

# Playing
server-stale = The table has moved on meanwhile. Look again, please.
server-no-actions = That says nothing.
server-walk-complete = More was sent than was asked.
server-format = That can't be read: { $message }
server-substituted = A program plays for you: take your seat back first.
server-paused = The table is paused.
server-no-undo = There is nothing that you could take back.
server-motion-open = Something is being voted on already.
server-no-motion = Nothing is being voted on any more.
server-no-vote = That is not for you to vote on.
server-not-absent = { $seat } is here.
server-sit-first = The line to the table was not opened properly. Load the page anew.
server-empty = Nothing of that can be read.

# The server itself
server-disk-full = The server's disk is full: nothing was stored and nothing has changed. Please try again later.
server-locked = The server's storage is busy: nothing was stored and nothing has changed. Please try again.
server-storage = The server could not store that: nothing has changed. Please try again.
server-closing = The server is starting or stopping. It will be back in a moment.
server-internal = Something went wrong in the server. It has been noted.
server-too-often = That was too often. Please wait a moment.
server-wait = That was too often. Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-too-many-lines = Too many connections are open: { $most } are allowed.
server-too-long = This table holds { $most } steps already and can hold no more.
server-too-large = That is too long.
server-too-big = That is too long.
server-malformed = The server can't read that: { $message }
server-media-type = The server reads only { $expected }.
server-origin = This request came from another site and was refused.
server-no-page = There is nothing here.
server-method = That can't be done here.
server-no-language = This language is not spoken here: { $lang }
server-no-rules = The rules of this game are not here.
