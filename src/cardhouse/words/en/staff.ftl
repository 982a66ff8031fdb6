# The people who run the room: their roles, what each may do, and what they are refused.

role-player = player
role-host = host of the table
role-dealer = dealer
role-floor = floor person
role-cashier = cashier
role-manager = manager
role-auditor = auditor

right-rule = Rule on a report, or give an order of the floor
right-expel = Send a player out
right-bar-table = Bar a person from a table
right-admit-table = Let a barred person come back to a table
right-page = Send a player a message
right-answer-page = Say that a message of the floor was seen
right-move = Move a player to another seat or table
right-break-table = Break a table
right-leave-list = Strike somebody off the wait list
right-post-rule = Post a rule at a table
right-pause-table = Pause a table
right-resume-table = Let a paused table go on
right-open-table = Open a table
right-change-table = Change a table's limit or seats
right-close-table = Close a table
right-reopen-table = Reopen a closed table
right-set-hours = Set a table's opening hours
right-call-floor = Call the floor
right-answer-call = Answer a call for the floor
right-open-free = Open a table without a purchase
right-sit-free = Seat somebody at a table without a purchase
right-leave-free = Let somebody leave a table without a purchase
right-deal-free = Deal a hand without a purchase
right-play-free = Enter a decision at a table without a purchase
right-sell-chips = Sell chips
right-redeem-chips = Redeem chips
right-fetch-held = Pay out what the cage holds for a player
right-open-drawer = Open a drawer
right-fill-drawer = Bring cash to a drawer
right-close-drawer = Count and close a drawer
right-change-shift = Take over the shift
right-fetch-drop = Count the drop of a table
right-buy-in = Ask the host for chips
right-settle-up = Settle up a club's evening
right-give-roles = Give roles
right-invite = Invite a person
right-withdraw = Take an invitation back
right-name-host = Name the host of a table
right-set-money = Choose how the money works
right-bar = Bar a person from the room
right-admit = Admit a barred person again
right-edit-book = Edit the fees and limits of a game
right-close-day = Close the books of a day
right-show-hand = See the mucked cards of a finished hand
right-confirm = Confirm an act as the second person
right-decline = Decline an act that waits for a second person
right-see-floor = See the floor console
right-see-cage = See the cage
right-see-count = See the shift and the count of the drop
right-see-club = See who has bought in and who owes whom
right-see-tables = See all tables, with their wait lists
right-see-rights = See who may do what
right-see-books = See the fees and limits, with their editions
right-see-bonuses = See the bonuses, and play without a purchase
right-see-people = See the people
right-see-reports = See the reports
right-see-journal = See the journal
right-see-requests = See what waits for a second person
right-see-hand = Look into any finished hand
right-see-chain = See the chain of events, and verify it
right-sit = Take a seat
right-play = Play a hand
right-bots = Have bots come and go

clash-sell-count = Who sells chips does not count the drop.
clash-rule-approve = Who rules does not approve a payout.
clash-edit-close = Who edits the fees does not close the day.
clash-audit = Who looks into the books writes nothing in them.

staff-only = That is not for you: only for { $roles }.
staff-barred = You are barred from this room.
staff-apart = You sit at { $table }: somebody else decides there.
staff-other-game = { $table } plays another game: nobody is moved there.
staff-not-there = { $name } neither sits at { $table } nor waits for it.
staff-second = You asked for it: another person confirms it.
staff-asker-may-not = { $name } may not do that any more: it is not carried out.
staff-no-game = { $house } has no table of { $game } in this room.
staff-drawer = Drawer { $drawer } is { $name }'s: use your own.
staff-no-drawer = This room sells chips for cash: name your drawer.
staff-no-club = This room is no club: nobody approves buy-ins here, and nobody settles up.
staff-no-cash = No cash moves in this room: its chips are not sold.
staff-club-box = In a club the boxes are shared out when everybody settles up.
staff-own-window = Nobody serves themselves: another cashier does.
staff-chips-short = { $name } has { $amount } in chips away from the tables, and no more.
club-asked = The host has been asked for { $amount }: your chips come with their word.
told-called = The floor has been called.
told-answered = { $name } is on the way.
told-lent = { $name } has lent you { $amount }: your chips are there.
told-declined = { $name } has declined your buy-in of { $amount }.
staff-no-day = { $day } is no day that can be closed: write it as 2026-11-16, today or earlier.
staff-drawers-open = Count every drawer first: { $count ->
    [one] one is open.
   *[other] { $count } are open.
}
staff-hands-running = Hands are being played: close the tables, or close the day after midnight.
staff-books = The books do not agree: { $words }
staff-edited = You edited fees on { $day }: another manager closes that day.
edition-faults = { $count ->
    [one] This edition is not good: { $fault }
   *[other] This edition has { $count } faults; the first: { $fault }
}
staff-consent = A manager must agree first that you see the cards: ask for it.
staff-not-dealt = Nobody was dealt in at seat { $seat }.
staff-no-statement = Nobody called { $name } has ever had a chip in this room.
staff-no-list = There is no list { $what } in a report; there are: { $known }.
staff-bad-day = { $day } is no day: write it as 2026-11-16.
staff-no-shift = There is no shift { $shift } on that day.
staff-no-host = { $name } sells chips or looks into the books, and so hosts no table.
