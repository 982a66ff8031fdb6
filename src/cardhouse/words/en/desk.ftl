# Decisions at a table: the bar, what is decided in advance, keys, and what a player sets.

# Asked once more before a big bet.
act-over-pot-sure = More than the pot. { $what }?
act-half-sure = More than half of your chips. { $what }?

# In advance, while others act.
act-call-any = Call any
before-any = any
before-wait = Decided in advance. A press takes it back.

# The reason why a button is grey.
why-act = { $act }: { $why }
why-rules = the house’s rules do not give it to this hand.
why-choose = Choose the card first.
why-no-bet = You have no bet to take back.
barred-bet = Bet
barred-raise = Raise

# Keys.
keys-pass = no, let it pass
keys-buy = buy chips, take the bank
keys-sit = sit down
keys-wait = wait for a seat
keys-stay = stay after all
keys-go = to the table where it is your turn
keys-pot-muck = muck
keys-pot-board = play the board
keys-pot-any = call any bet, in advance
keys-banked-stand = stand, set the hand, shake the cup
keys-banked-surrender = surrender
keys-banked-confirm = confirm, follow a bet
keys-banked-advice = ask the floor how to set
keys-banked-dealer = the dealer sets the hand
keys-banked-look = look at a hand
keys-banked-refuse = refuse a bettor behind you
keys-pan-retire = retire
keys-pan-take = take the discard
keys-pan-add = add to a spread
keys-pan-drawn = meld with the drawn card, or without
keys-pan-let = let the discard go
keys-change = Key { $key } for: { $what }. Press to change it.
keys-press = Press a letter
keys-taken = { $key } is the key for: { $what }.
keys-usual = The usual keys

# What a player sets.
settings-felt = Felt
settings-felt-game = As the game
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-red = Red
settings-felt-grey = Grey
settings-print = Print of the cards
settings-print-usual = Usual
settings-print-large = Large
settings-volume = Volume
settings-muck = Muck beaten hands
settings-muck-more = When an open hand beats yours, it goes to the muck unseen.
settings-blinds = When you owe a blind
settings-blinds-ask = Ask me
settings-blinds-post = Post it
settings-blinds-wait = Wait for the big blind

# Sitting out.
menu-sit-out-blind = Sit out at the next big blind
rest-blind = You sit out when the big blind comes to you.
rest-stay = Stay in

# Taking a seat.
sit-beside = Seat { $seat }: beside { $name }
sit-between = Seat { $seat }: between { $right } and { $left }

# The tables of a player.
tables-yours = Your tables
tables-turn = your turn
tables-go = { $title }, { $stakes }: go there
tables-go-turn = { $title }, { $stakes }: your turn, go there
