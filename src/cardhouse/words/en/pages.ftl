# The pages' own words: labels, headings and replies that the browser renders itself. Amounts of
# money and names come ready to be shown; counts come as numbers.

# The name of this language, as its speakers write it.
language-name = English

# Failures of the connection.
wire-silent = The card room does not answer. Check your connection and try again.
wire-error = The card room answered with an error ({ $status }). Try again in a moment.
wire-left = You left the table.
seating-silent = The table does not answer. Try again.
seating-full = Every seat is taken. Watch, or pick another table.

# Every page.
page-title = { $title } · Cardhouse
page-skip = Skip to content
page-home = Cardhouse, the lobby
page-doors = Running the room
page-you = You
page-sign-in = Sign in
page-close = Close
page-lobby = Lobby
page-rules = Rules
page-hands = Hands
page-settings = Settings
page-path = Where you are
page-nothing = Nothing here
page-nowhere = No such page
page-nowhere-why = The link is wrong, or the table is gone.
page-to-lobby = To the lobby
page-seat = Seat { $seat }
page-take-seat = Take a seat
page-bot = bot
page-why = Why?
page-note = Note.
page-fees = Fees
page-limits = Limits
page-practice = general practice
page-last-hands = Last hands

# How the money works: said on every page that shows some.
money-play-money = Play money
money-club = Club
money-cage = Chips for cash

# Coming in, and going.
enter-title = Welcome to the room
enter-ways = How to sign in
enter-guest = As a guest
enter-login = Log in
enter-join = New account
enter-called = What shall the dealer call you?
enter-name = Name
enter-password = Password
enter-guest-more = No account needed: this browser remembers you.
enter-join-more = At least eight characters. Your chips wait for you until you come back.
enter-login-more = Your chips are where you left them. A guest who left gives the word for coming back as the password.
farewell-waits = Your seat and your chips wait for you.
farewell-left = You left as { $name }.
farewell-back = Come back as { $name }
farewell-later = Later, or in another browser: choose “Log in”, and give your name and this word as the password. It opens once, and nobody can tell it to you again.
farewell-copy = Copy the word
farewell-copied = The word is copied

# The account.
account-left = You left as { $name }
account-you = You
account-you-are = You are
account-guest = a guest
account-member = a member
account-purse = Chips in your pocket
account-logged-in = Logged in
account-browsers = { $count ->
    [one] only here
   *[other] in { $count } browsers
}
account-tables = You sit at
account-keep = Keep your name and chips
account-made = You have an account now.
account-change = Change your password
account-changed = Your password is changed, and you are logged out everywhere else.
account-tokens = Tokens for programs
tokens-about = A token lets a shell or a program speak for you: whoever has it may do whatever you may.
tokens-title = A name for a new one
tokens-make = Make a token
tokens-told = Keep it now: it is shown only this once.
tokens-revoke = Revoke
tokens-revoke-named = Revoke { $title }
account-log-out = Log out
account-log-out-everywhere = Log me out everywhere
password-present = Your present password
password-first = A password, at least eight characters
password-new = A new password, at least eight characters
password-make = Make an account
password-change = Change the password

# Settings.
settings-language = Language
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-deck = Deck
settings-deck-four = Four colours
settings-deck-two = Two colours
settings-keys = Single keys act
settings-keys-more = Every button shows its key. “Keys” in the menu of a table changes them.
settings-confirm = Ask again before a big bet
settings-confirm-more = All-in, more than the pot, and at no limit more than half of your chips.
settings-sound = Sounds
settings-sound-more = Your turn, cards and chips, a pot of yours, the last five seconds of your clock.
settings-motion = Less motion
settings-motion-more = Cards appear where they lie.
settings-pace = Pace of the table
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast

# The lobby.
lobby-looking = Looking for tables
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-none = No table fits.
lobby-all = Show all tables
lobby-houses = { $count } houses, one room
lobby-houses-unknown = … houses, one room
lobby-welcome = Pull up a chair.
lobby-lead = Hold’em, stud, lowball, blackjack, pai gow and pan, dealt by the houses’ own rule books. Ask “why?” and the rule is on the table.
lobby-deal = Deal me in
lobby-finding = Finding your seat…
lobby-count-tables = tables
lobby-count-people = people
lobby-count-hands = hands
lobby-count-dealt = dealt
lobby-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-waiting = { $count } waiting
lobby-watching = { $count } watching
lobby-named = { $title }, { $name }
lobby-taken = { $taken } of { $seats } seats taken:
lobby-your-seat = Your seat
lobby-your-seat-at = Your seat at { $title }
lobby-list = Wait list
lobby-list-of = Wait list of { $title }
lobby-sit = Sit down
lobby-sit-at = Sit down at { $title }
lobby-sitting = Sitting…
lobby-rules-of = Rules of { $title }
lobby-hands-of = Hands of { $title }
lobby-games = Games
lobby-all-games = All games
lobby-house = House
lobby-every-house = Every house
lobby-find = Find a game
family-pot = Poker
family-banked = Banked
family-pan = Pan

# The list of hands, and a hand played again.
history-title = Hands: { $table }
history-mine = Only hands that I was in
history-yours = you played
history-none-mine = You were in none of these hands.
history-none = No hand has been played to the end yet.
history-fetching = Fetching hands
history-count = { $count } hands
history-earlier = Earlier hands
replay-hand = Hand { $number }
replay-hand-of = Hand { $number }, { $title }
replay-fetching = Fetching the hand…
replay-table = The table
replay-told = What happened
replay-why = why?
replay-why-line = Why? { $line }
replay-controls = Replay
replay-copy = Copy this link:
replay-moment = Moment of the hand
replay-place = { $at } of { $all }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-before = Before
replay-before-more = : the hand before
replay-after = After
replay-after-more = : the hand after
replay-share = Share link
replay-shared = Link copied
replay-keys = Keys:
replay-keys-step = step,
replay-keys-space = Space
replay-keys-play = plays and pauses,
replay-keys-jump = jump,
replay-keys-speed = speed.

# A game on one page, practice and the coach.
learn-link = Learn
lobby-learn = Learn { $title }
learn-page-of = How { $title } is played
learn-fetching = Fetching the game…
learn-first-hand = Play a first hand with the coach
learn-opening = Opening a table…
learn-table = To the table
learn-order = A hand
learn-wins = What wins
learn-costs = What it costs
learn-special = At this house
learn-words = Words of the table
coach-title = Coach
coach-silent = The coach is silent: somebody else is at this table.
coach-each = What each choice is worth
coach-takes-this = The coach would take: { $choice }
coach-do = Do it: { $choice }
coach-thinks = { $ahead ->
    [0] Working out the figures…
    [one] Figures: one other question comes first.
   *[other] Figures: { $ahead } other questions come first.
}
coach-waits = Others decide. The coach speaks when it is your turn.
coach-over = The hand is over. The next one is dealt in a moment.
coach-bank = The bank is offered to you: you would put up money and play against everybody. Pass for your first hand, and bet against the bank.
coach-review = The last hand in figures
coach-real = To the real table
review-title = The hand in figures
review-unseen = unseen
review-lost = Your decisions cost { $amount } on average.
review-none-lost = Your decisions cost you nothing on average.
review-decision = { $taken }, where the coach takes: { $best } (costs { $amount })
review-nothing = There are no figures for this hand.

# The rules.
rules-title = Rules: { $title }, { $house }
rules-fetching = Fetching the rule book…
rules-about = The house’s rules in plain words: { $count } of them, from the book by which this table is dealt. Rules marked “general practice” fill in where the house’s document is silent.
rules-posted = Posted by the management
rules-search = Search the rules
rules-search-hint = Search the rules: odd chip, misdeal, straddle…
rules-none = No rule has these words.
rules-found = { $count } of { $all } rules
rules-chapters = Chapters
rules-enforced = How it is enforced
rules-book = Book { $book }
posted-here = Posted at this table
posted-find = Find a rule
posted-found = { $count } of { $all }
posted-whole = The whole book
why-in-book = This rule is in the house's book.
why-all = All rules, fees and limits

# The table.
table-untitled = Table
table-turn = ● Your turn · { $title }
table-turn-at = ● Your turn at { $at } · { $title }
table-connecting = Connecting…
table-lost = Connection lost: coming back…
table-closed = Not connected
table-setting = The table is being set…
table-back = Back to the table
table-log = Log
table-menu = Menu
table-seats = Seats
table-choices = Your choices
table-happened = What happened
table-nothing = Nothing has happened yet.
table-you = You
table-kill = kill by { $name }: now { $small }-{ $big }
table-kill-you = kill by you: now { $small }-{ $big }
table-bet-of = { $name }, bet
table-cards = { $name }: { $cards }

# A seat: few words.
seat-front = { $name }, front hand
seat-back = { $name }, back hand
seat-hand = { $name }, hand
seat-cards = { $name }, cards
seat-reconnecting = reconnecting
seat-prop = prop
seat-prop-more = plays for a proposition provider
seat-button = Dealer button
seat-has-button = has the button
seat-bank = Bank
seat-sit = Sit
seat-sit-where = in seat { $seat }
seat-free = : free seat
status-away = away
status-leaving = leaving
status-out = out
status-waiting = waits
status-owing = to come in
status-posting = posts next
status-board = plays the board
status-all-in = all-in
status-free = nothing at stake
status-left-out = not dealt in
status-folded = folded
status-retired = retired
count-natural = natural
count-soft = soft { $points }

# The viewer's own place.
own-hand = Your hand
own-front = Your front hand
own-back = Your back hand
own-bank = You hold the bank.
own-bought = +{ $amount } next hand
own-button = You have the button
own-out = You sit out
own-waiting = You wait for the big blind
own-posting = You post with the next hand
own-seconds = { $count } seconds left
own-seconds-short = { $count }s

# The middle of the table.
middle-bank = The bank
middle-you-bank = You bank
middle-banks = { $name } banks
middle-no-bank = No bank
middle-for = for { $count }
middle-board = Board
middle-aside = Seen, out of play:

# Games for a pot on the felt.
cloth-drew = drew { $count }
cloth-pat = stood pat
cloth-backs = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
cloth-out = out
cloth-high = high
cloth-low = low
cloth-pot = Pot
cloth-main = Main
cloth-side = Side
cloth-side-of = Side { $number }
cloth-net = Your result
cloth-said = What was said last

# Cards, read out.
card-read = { $rank } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-read-joker = Joker
card-read-hidden = Face-down card
cards-read-hidden = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}

# What a player may do in a hand.
act-fold = Fold
act-check = Check
act-call = Call
act-bet = Bet
act-raise = Raise to
act-bring-in = Bring in
act-stake = Stake
act-match = Put in
act-stay-out = Stay out
act-straddle = Straddle to
act-pass = Pass
act-stand-all-in = Stand all-in
act-stay-in = Stay active
act-discard = Draw
act-show = Show
act-muck = Muck
act-play-board = Play the board
act-hit = Hit
act-stand = Stand
act-double = Double
act-split = Split
act-surrender = Surrender
act-insure = Insure for
act-follow = Follow for
act-decline = No, thanks
act-shake = Shake the cup
act-look-at = Look at
act-ask-advice = Ask the floor
act-let-dealer-set = Dealer sets it
act-confirm = Confirm
act-set-hand = Set hand
act-propose = Propose
act-wager = Bet
act-put-up = Put up
act-take-back = Take back
act-refuse = Refuse
act-done = Done
act-go-on-top = Play
act-retire = Retire
act-draw-card = Draw
act-take-discard = Take discard
act-force = Force it
act-let-go = Let it go
act-meld = Meld
act-increase = Add to meld
act-split-meld = Split meld
act-discard-card = Discard
act-waive = Let it pass
# An act with its amount, its cards or the name of somebody.
act-with = { $act } { $what }
act-open = { $act }…
act-hand = { $act } hand { $number }
act-mine = { $act } mine
act-of = { $act } ({ $name })
act-draw-some = Draw { $count }
act-stand-pat = Stand pat
act-take-mine = Take my bet back
act-all-in-sure = All-in for { $amount }?
act-fold-sure = Checking is free. Fold?
act-check-fold = Check / fold
pick-pat = Tap the cards to throw away, or stand pat.
pick-away = { $range ->
    [yes] Tap { $least } to { $most } cards to throw away; you play the rest.
   *[no] { $most ->
        [one] Tap one card to throw away; you play the rest.
       *[other] Tap { $most } cards to throw away; you play the rest.
    }
}
pick-own = { $range ->
    [yes] Tap { $least } to { $most } cards of yours.
   *[no] { $most ->
        [one] Tap one card of yours.
       *[other] Tap { $most } cards of yours.
    }
}
amount-name = Amount
amount-range = { $name }, { $least } to { $most }
amount-slider = { $name } by slider
amount-less = Less
amount-more = More
size-least = Least
size-half = ½ pot
size-pot = Pot
size-most = Most
size-all-in = All-in

# Between two hands.
between-act = { $name } is to act
between-many = Waiting for { $count } players
between-dealer = The dealer is at work
between-names = { $name } names the next game
between-offered = { $name } is asked to bank
between-looking = You are looking on
between-alone = Waiting for another player: share this page's address
between-next = The next hand comes in a moment
between-pass = Pass
between-not-in = You are not in the game yet.
between-wait = Wait for the blind
between-in = I'm in
between-broke = You are out of chips.
between-buy = Buy { $amount }
between-leaving = You leave when this hand is over. Nobody waits for you until then.
between-sit = Sit down
between-full = All seats are taken.
between-list = Wait for a seat
sit-seat = Seat
sit-rail = Rail
sit-chips = Chips
sit-buy = Buy chips
sit-buy-amount = Buy { $amount }
sit-buy-least = Buy the buy-in
sit-down = Sit down with { $amount }
sit-down-least = Sit down with the buy-in

# The menu of a table.
menu-back = I'm back: come in
menu-wait = Wait for the big blind
menu-sit-out = Sit out from the next hand
menu-stay = Stay after all
menu-leave = Leave the table
menu-pass-bank = Give the bank on
menu-take-bank = Take the bank
menu-ask-fresh = Ask for fresh cards
menu-join-list = Wait for a seat
menu-leave-list = Leave the waiting list
menu-bots = Bots at the table:
menu-bot-fewer = One bot fewer
menu-bot-more = One bot more
menu-waiting = Waiting: { $names }
menu-invite = Invite: copy the table's address
menu-rules = Rules, fees and limits
menu-keys = Keys
menu-account = Your account
menu-lobby = Back to the lobby

# Banked games.
bet-behind-bank = Put money behind the bank.
bet-hold-bank = You hold the bank: how much do you put up?
bet-down = Your bet is down. Bet behind others, or you are done.
bet-place = Place your bet.
bet-place-spot = Place your bet: spot { $spot }.
bet-place-spot-mine = Place your bet: spot { $spot }, mine.
bet-place-behind = Place your bet: behind { $name }.
bet-where = Where to bet
bet-my-spot = My spot
bet-spot = Spot { $spot }
bet-spot-mine = Spot { $spot }, mine
bet-behind = Behind { $name }
bet-bank = Behind the bank
bet-none = No bet
bet-amount-bank = Bank
bet-amount = Bet

# The bank on offer.
bank-question = Will you bank?
bank-explained = You pay the winners and collect from the losers, up to the sum you put up.
bank-costs = It costs
bank-fee = { $amount } a hand
bank-most = At most
bank-turns = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
bank-lose = You can lose
bank-take = Bank with { $amount }
bank-sure = Really put up { $amount }?

# The spots of a banked table.
spot-over = over
spot-surrendered = surrendered
spot-push = push
spot-wager = Wager
spot-behind = { $amount } behind
spot-insured = insured { $amount }
spot-offered = bank?
spot-of = { $name }, spot { $spot }
speech-bank = As the bank you win from { $won ->
    [one] { $won } hand
   *[other] { $won } hands
}, pay { $paid ->
    [one] { $paid } hand
   *[other] { $paid } hands
} and push with { $pushed ->
    [one] { $pushed } hand
   *[other] { $pushed } hands
}.
spot-yours = your wager
spot-bank-net = { $amount } in all
spot-backs = { $amount } behind the bank
spot-covers = covers { $amount }
spot-asked-you = The bank is offered to you
spot-against = The bank shows: { $card }
spot-bank-has = The bank has { $total }
spot-sets = sets…
spot-set = set ✓
spot-foul = Foul hand

# The two hands of pai gow poker against the bank's.
duel-win = beats the bank
duel-lose = loses to the bank
duel-push = equals the bank
duel-with-win = beats { $bank }
duel-with-lose = loses to { $bank }
duel-with-push = equals { $bank }
set-front = Front
set-back = Back
set-front-group = Front hand, two cards
set-back-group = Back hand, five cards
set-two = two cards
set-five = five cards
set-to-front = { $card }, to the front
set-to-back = { $card }, to the back
set-foul = Foul: the front hand is higher than the back hand.
set-house = This is the house way.
set-tap = Tap or drag two cards to the front.
set-house-way = House way
set-foul-sure = It is foul. Set it?

# Pan.
pan-could = What you could lay
pan-meld-some = Lay { $count } cards
pan-meld-open = Lay…
pan-add = Add to this meld
pan-add-open = Add to…
pan-no-fit = The drawn card fits nothing: discard it.
pan-choose = Choose what to do with these cards.
pan-tap = Tap a card to discard it.
pan-with-drawn = Drawn card too
pan-by-rank = By rank
pan-by-suit = By suit
pan-deck-cards = Deck, { $count } cards
pan-deck = Deck { $count }
pan-deck-empty = Deck
pan-drawn-card = Drawn card
pan-drawn = Drawn
pan-you-drew = You drew
pan-top = Top discard
pan-discard = Discard
pan-may-take = You may take it
pan-no-discard = No discard
pan-tops = Tops
pan-first = first player
pan-in-hand = { $count } in hand
pan-none = no meld yet
pan-spread = { $name }’s meld { $number }
pan-your-spread = Your meld { $number }
pan-worth = { $count ->
    [one] worth 1 chip
   *[other] worth { $count } chips
}
pan-gone = Out of this hand:
pan-sit = : sit down

# The keys.
keys-title = Keys
keys-off = Single keys can be switched off in the settings.
keys-help = these keys
keys-say = say it in words: fold, raise 12, cards, pot, stacks, last, clock
keys-log = the log
keys-enter = what the gold button says
keys-escape = take back what you have chosen
keys-pot-fold = fold, stay out
keys-pot-call = check, call, put in, pass
keys-pot-raise = bet, raise, straddle; with a range: type the amount
keys-pot-digits = the amount, or the cards to throw away
keys-pot-draw = draw, or stand pat
keys-pot-show = show
keys-banked-bet = bet, put up, take the bank
keys-banked-done = done with bets, double
keys-banked-back = take a bet back
keys-banked-hit = hit, house way
keys-banked-split = split
keys-banked-insure = insurance
keys-banked-digits = move a card between front and back
keys-pan-play = play the hand, split a meld
keys-pan-draw = draw
keys-pan-digits = choose a card of your hand
keys-pan-meld = meld
keys-pan-discard = discard
keys-pan-force = force the discard
keys-pan-sort = sort by ranks or suits

# Read out, and typed. Words that may be typed have commas between them; the first is proposed.
turn-now = Your turn: { $choices }.
turn-pot = Pot { $amount }.
turn-holding = You have { $hand }.
turn-seconds = { $count } seconds.
typed-cards = cards
typed-board = board
typed-pot = pot
typed-stacks = stacks
typed-last = last
typed-clock = clock
typed-help = help
typed-form = Commands in words
typed-label = Say something: help tells what
typed-hint = call · raise 12 · cards · pot · stacks · help
typed-may = You may ask for { $questions }. Now: { $choices }.
typed-no = That is no choice now. Ask for { $questions }. Now: { $choices }.
typed-undecided = nothing to decide
typed-quick = Too quick: say it again.
typed-sure = { $doubt } Say it again if you are sure.
reply-no-cards = You have no cards.
reply-bank = The bank: { $cards }.
reply-no-board = No cards lie there.
reply-no-hand = No hand is played.
reply-pot = Pot { $amount }.
reply-pots = Pot { $amount }: { $pots }.
reply-main-pot = main pot { $amount }
reply-side-pot = side pot { $amount }
reply-stack = { $name } { $amount }
reply-stack-out = { $name } { $amount }, out of the hand
reply-nobody = Nobody sits here.
reply-no-clock = No clock runs for you.
reply-clock = { $count } seconds.
reply-clock-bank = { $count } seconds, and { $bank } in the time bank.

# The floor's console.
console-title = Floor
console-tables = Tables, the most urgent first
console-wanting = { $count ->
    [0] No table waits for you
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
console-choose = Choose a table.
console-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
console-called = called
console-pending = waits for you
console-stalled = slow
console-runs = fine
console-idle = at rest
console-looking = Looking at the table …
console-what = What happened?
console-step-what = What
console-step-details = Details
console-step-preview = Preview
console-reports = It happened
console-orders = You order it
console-none = No hand has been dealt here that could be ruled on.
console-yours = You sit at this table: somebody else must rule here.
console-only-look = You may look at this table; the floor rules here.
console-lying = On the table now
console-now = Now
console-after = After the ruling
console-no-cards = No cards lie here.
console-count = ({ $count })
console-point = { $card }, { $place }, number { $number }
console-point-one = Point at it on the table above.
console-point-some = Point at them on the table above.
console-pointed = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
console-type-sum = An amount, such as 5 or 2.50
console-type-sums = Amounts with commas between them: 10, 5
console-type-names = Names with commas between them
console-reason = Your reason, kept in the log
console-next = Next
console-foresee = Show what would happen
console-back = Back
console-rule = Rule so
console-ask-second = Ask a second person
console-second = This moves much money: a second person must confirm it.
console-moves = Cards that move
console-move = { $cards }: { $source } → { $target }
console-no-move = No card moves.
console-chips = Chips
console-no-rule = The house has no rule for this: you decide.
console-announced = Said at the table
console-silent = Nothing is said.
console-deals = Then the dealer deals on: nobody knows those cards yet.
console-anew = The table has gone on: this is how it is now.
console-gone = The table has gone on, and that cannot be ruled on any more.
console-ruled = It is ruled, and announced at the table.
console-asked = It waits for a second person.
console-another = Another ruling
console-stop = Stop the table
console-go-on = Let the table go on
console-hold-reason = the floor is ruling
console-watch = Watch
console-parts = A ruling, or people and table
console-part-ruling = Ruling
console-part-table = People and table
console-stop-after = Stop after this hand
console-finishing = The table stops when this hand is over.
floor-seats = Seats
floor-seat = { $seat }. { $name }
floor-of = { $what }, { $name }
floor-nobody = Nobody sits here.
floor-leaving = leaves after this hand
floor-standing-in = in the game
floor-standing-out = sits out
floor-standing-owing = owes a blind
floor-standing-waiting = waits for the big blind
floor-standing-posting = posts
floor-waiting = Wait list
floor-do-strike = Strike off
floor-struck = { $name } waits no longer.
floor-unseen = Messages not seen yet
floor-page-to = { $name }: { $text }
floor-barred-here = Barred from this table
floor-do-admit = Admit
floor-admitted = { $name } may sit here again.
floor-the-table = The table
floor-reopened = Hands are dealt here again.
floor-do-page = Message
floor-do-move = Move
floor-do-expel = Send out
floor-do-bar-table = Bar here
floor-do-post-rule = Post a rule
floor-do-close-table = Close the table
floor-do-break-table = Break the table
floor-do-reopen-table = Reopen the table
floor-do-bar = Bar from the room
floor-tell-page = The player sees and hears it at the table; nobody else does.
floor-tell-move = All their chips go along. At a table with blinds they come in again as a newcomer does: they post or wait. What they owe they still owe.
floor-tell-expel = They get their chips, after the hand if they are in one, and may not sit here again until you admit them.
floor-tell-bar-table = They get their chips, after the hand if they are in one, and may not sit or wait here until you admit them. Other tables stay open to them.
floor-tell-post-rule = Everybody sees it at the table. It holds from the next hand on.
floor-tell-close-table = The hand in play is finished. Then everybody gets their chips, and nobody is seated here.
floor-tell-break-table = The hand in play is finished. Then the players move to free seats at the same limit, in the order of the deal; whoever finds none gets their chips and the head of a wait list.
floor-words-page = What should they know?
floor-words-expel = Your reason, kept in the log
floor-words-bar-table = Your reason, kept in the log
floor-words-post-rule = The rule
floor-done-page = { $name } is told at the table.
floor-done-move = { $name } is moved.
floor-done-expel = { $name } is sent out.
floor-done-bar-table = { $name } is barred from this table.
floor-done-post-rule = The rule hangs at the table.
floor-done-close-table = The table closes after this hand.
floor-done-break-table = The table breaks after this hand.
floor-in-hand = They are in the hand. Stop the table after this hand, then move them.
floor-this-table = This table
floor-place = Seat { $seat }
floor-no-seat = No seat is free, here or at another table of the game.
floor-second = Waits for a second person
floor-bar-room = Barred from the room
floor-bar-name = Name
floor-barred-by = { $reason } ({ $name })
free-title = { $title } without a purchase
free-closed = The private table is not open.
free-open = Open the private table
free-by = Opened by { $name }. Nobody has chips here.
free-leave = Gets up
free-name = Who sits down?
free-sit = Seat them
free-deal = Deal a hand
free-running = A hand is dealt.
free-asked = { $name } throws away
free-card = Card { $number }
free-draw = { $count ->
    [0] Keep all cards
    [one] Throw 1 card away
   *[other] Throw { $count } cards away
}
paged-by = { $name }:
paged-seen = Understood
console-call = { $name } has been calling for { $time }.
console-answer = I am here
menu-floor = Call the floor
menu-floor-why = What is it? (You need not say.)
menu-floor-send = Call

# The cage's window.
cage-title = Cage
cage-not-yours = This page is for the people who run the cage. Sign in as one of them.
cage-patrons = Patrons
cage-find = Find a patron
cage-nobody = Nobody of that name.
cage-no-patrons = No business yet today. Find a patron by name.
cage-choose = Choose a patron to sell or redeem chips.
cage-reported = Cash to be reported
cage-held-mark = Winnings held
cage-sits = Sits at { $tables }
cage-purse = Chips in the purse
cage-cash-in = Cash in today
cage-cash-out = Cash out today
cage-watch-over = { $name } has moved more than { $above } in cash today: a report is due.
cage-watch-in = This brings their cash in to { $cash } today, above { $above }: a report is due.
cage-watch-out = This brings their cash out to { $cash } today, above { $above }: a report is due.
cage-held = Winnings held for them: { $amount }
cage-pay-held = Pay into the purse
cage-sum = Amount in dollars
cage-all = All { $amount }
cage-no-sum = Write an amount in dollars, such as 40 or 40.50.
cage-redeem-most = They have { $amount } in chips to redeem.
cage-needs-drawer = Open your drawer first.
cage-sell = Sell { $amount } in chips
cage-redeem = Redeem { $amount } in chips
cage-drawers = Drawers
cage-drawer = Drawer { $drawer }
cage-float = Opened with { $amount }
cage-holds = Should hold { $amount }
cage-counted = Counted { $amount }
cage-even = Even
cage-over = { $amount } over
cage-short = { $amount } short
cage-close = Count and close
cage-blind = Count the cash first. What should be in the drawer is told afterwards.
cage-count = Cash in drawer { $drawer }
cage-reason = The reason why you close it, and not its cashier
cage-close-with = Close with { $amount }
cage-closed = Drawer { $drawer } is closed with { $amount }.
cage-fill = Bring more cash, in dollars
cage-bring = Bring it
cage-name = Name of the drawer
cage-count-float = Count the float
cage-open = Open with { $amount }
cage-totals = The day, { $day }
cage-sold = Chips sold
cage-redeemed = Chips redeemed
cage-total-short = Short
cage-total-over = Over
cage-receipts = Receipts
cage-did-sold = bought { $amount }
cage-did-redeemed = redeemed { $amount }
tally-cents = { $cents }¢
tally-sum = In all
receipt-title = Receipt
receipt-number = Number
receipt-time = Time
receipt-patron = Patron
receipt-sold = Chips sold
receipt-redeemed = Chips redeemed
receipt-drawer = Drawer
receipt-print = Print

# Shift and drop.
count-shift = Shift
count-leads = Shift { $number }, led by { $name } since { $since }
count-no-shift = No shift has begun yet.
count-take-over = Take over the shift
count-drawers-open = Before a change of shift these drawers are counted: { $drawers }
count-drop = Drop
count-blind = Two people take the box off and count it. What should be in it is told afterwards.
count-table = Table
count-cash = Cash in the box
count-reason = Explanation, if the count was short
count-ask = We counted { $amount }
count-waiting = Waits for the second person
count-done = Counted today
count-by = { $by } and { $witness }
waits-fetch-drop = { $name } counted { $amount } at { $table }
waits-buy-in = { $name } asks for { $amount } at { $table }
waits-decline = Decline
waits-take-back = Take back
waits-nothing = Nothing waits.
confirm-fetch-drop = I counted the same
confirm-buy-in = Approve

# The book of a club.
club-title = Club
club-waiting = Buy-ins to approve
club-people = Chips out tonight
club-name = Name
club-lent = Bought in
club-chips = Has now
club-result = Result
club-owing = Who would owe whom now
club-pays = { $payer } pays { $payee } { $amount }
club-even = Nobody owes anybody.
club-shares = What fees and bonuses took out of the game is shared alike.
club-sure = Everybody has left the tables? Then all chips go back, and the payments stand.
club-settle = Settle up
club-settle-now = Settle up now
club-not-yet = Not yet
club-nobody = Nobody has bought in.
club-settled = Settled by { $by }, { $at }
