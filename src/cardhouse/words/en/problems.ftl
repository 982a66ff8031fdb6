# Why the room does not do what it is asked over the wire: requests, sockets, names and passwords.

# Requests.
problem-misdirected = This room has another name; `cardhouse open --name` adds one.
problem-often = That is too often: wait a moment.
problem-no-text = That cannot be read: it is not UTF-8.
problem-large = That is too large.
problem-nowhere = There is nothing here.
problem-length = Say with a Content-Length how long the body is.
problem-head = The head of that request is too long.
problem-malformed = That is not a request that can be read.
problem-deep = That is nested too deeply.
problem-fault = Something went wrong here.
# The reason is one of those below, or in the words of the library that reads requests, for people who write programs.
problem-field = { $where }: { $why }
misfit-nothing = this must be more than 0
misfit-least = this must be { $least } or more
misfit-most = this must be { $most } or less
misfit-huge = this is too large
misfit-empty = say something here
misfit-short = this must have { $least } characters or more
misfit-long = this must have { $most } characters or fewer
misfit-many = these must be { $most } or fewer
misfit-table = a table is called by small letters, digits and single hyphens, such as late-holdem
problem-request = That request cannot be carried out: { $why }.
problem-records = The room's records cannot be reached just now: try again in a moment.{ $guest ->
    [yes] {" "}If you are logged out by then, come back with the word { $word }.
   *[no] {""}
}
problem-origin = This was not sent from a page of this room.
problem-no-name = Sign in with a name first.
problem-no-table = There is no table { $name } in this room.
problem-no-words = Hand { $number } holds something that this format has no words for; the log has it all.
problem-no-hand = There is no finished hand { $number } at { $name }.

# Names and passwords.
name-too-many = Too many new names from there: wait a minute.
name-alike = Somebody is called { $name } already, or nearly so: choose another name.
name-signs = A name has 1 to { $most } letters or digits, and no other signs.
name-styled = A name is written in plain letters and digits, not in wide, small or styled ones.
name-scripts = A name is written in one script: choose letters that belong together.
name-reserved = { $name } is what the room calls somebody or something: choose another name.
password-none = You have no password yet: make an account first.
password-wrong = That is not your present password.
password-too-many = Too many passwords from your address: wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
password-short = A password has at least { $least } characters, not counting blanks at its ends.
password-repeats = A password is more than one character over and over.
password-name = A password is something else than the name.

# The socket of a table.
line-origin = This was not opened from a page of this room.
line-no-table = There is no such table in this room.
line-sent-out = You were sent out of this table, and its link opens nothing for you.
line-many = Too many lines are open: close one first.
line-room-full = Too many lines are open.
line-idle = The room is full: you said nothing, and others are waiting.
line-closing = The room is closing.
line-closing-soon = The room is closing for a moment.
line-over = You are logged out here: sign in again to play.
line-renewed = Your session is renewed: come back in a moment.
line-hello = The first message is hello.
line-fast = That is too fast: wait a moment.
line-long = That message is too long.
line-unreadable = That cannot be read: { $why }.
line-mistakes = Too many messages could not be read.

# Orders at a table.
order-look-on = You are only watching: sign in with a name first.
order-gone-on = The table has gone on: look again.
act-id-used = This id belongs to another act of yours: send a new one.
order-too-late = The table goes on too fast: try again.
order-unknown = The table's records cannot be written just now: send this again under the same id, it is carried out once.
order-unwritten = The room could not write that down: nothing has changed.
order-fault = Something went wrong here: nothing was done.
order-unreadable = That order cannot be read: { $why }.
order-none = That is not an order.
order-own = Only for yourself, and with nothing more.
order-seat = That is not your seat.
order-no-seat = You have no seat at this table: take one first.
order-seated = You sit in seat { $number } already.
order-most = At most { $most } in chips can be bought at once.
order-nothing-passes = There is nothing here that you could let pass.

# A table that stands still, or is closed.
still-paused = The table is paused: its records cannot be written just now. Nothing is lost; it goes on by itself.
still-followed = The table is closed here: another process of this room deals at it now.
still-damaged = The table is closed: its records are damaged. The room has to mend them first.
still-broken = The table is closed: something went wrong here. What is on it is kept as it is.
still-closed = The table is closed: no further hand is dealt here.
still-held = The floor has paused the table: { $reason }

# The room's readiness.
room-open = The room is open.
room-paused = The room is paused: its records cannot be written just now.
room-silent = The store does not answer.

# A person's own page.
me-no-cards = Write cards like As Td Jo: rank, then s, h, d or c; Jo is the joker.
notes-too-many = You have notes on two hundred players: take one away first.
