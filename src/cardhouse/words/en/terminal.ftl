# What the terminal table says of its own: the account of a hand, questions, and what may be typed.
# Square brackets stand around what is typed, which is the same in every language.

you = You
the-floor = the floor
title-keys = help · coach
window-small = The table needs a window of { $width } by { $height } characters: make this one larger.
title-hand = hand { $number }
account-chips = You have { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
account-collection = collection paid: { $amount }
account-fee = fee dropped: { $amount }
account-hand = { $parts }
stacks-seat = seat { $number }
stacks-box = box
stacks-dropped = dropped by the house
stacks-bonus = bonus
stacks-paid-in = paid into the bonuses
parting = You leave after { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
} with { $chips }: { $how ->
    [up] { $net } up
    [down] { $net } down
   *[even] even
}. Thank you for playing.
nobody-answers = Nobody answers. In a terminal, play with: cardhouse play { $table }

# The question to the player: whose turn, and what is at stake.
status = { $parts }
your-turn = Your turn
to-call = { $amount } to call
in-the-pot = pot { $amount }
in-hand = { $hand }
let-it-pass = let it pass
name-the-game = You have the button: name the game.
name-same = Enter: { $title }, as it was
choose-game = Games { $one ->
    [yes] of this house
   *[no] to play
}, for play money and against bots:
choose-line = { $title }: { $about }
choose-how = Which one, 1 to { $most }? (or quit)
players-bank = The house does not bank. A player puts up the bank's money, collects from losers and pays winners out of it, and can lose all of it; then the bank goes round.
sit-with = You sit in seat { $seat } with { $chips }, against bots.
bank-for-you = The bank is offered to you.
take-it = [take] it for { $hands } hands
    .plain = take
pass-it = [pass] it on
    .plain = pass
enter-is = Enter: { $what }
enter-nothing = nothing
buy-again = { $some ->
    [yes] You have only { $chips }
   *[no] You are out of chips
}. Buy in again for { $again }? (yes or quit)
next-hand = Enter: next hand
type-history = history
type-why = why
type-save = save FILE
type-quit = quit
type-pass = pass the bank
coach-rests = Nothing is asked of you in a hand just now. The coach speaks when it is your turn.
go-on = Enter to go on

# An offer for which there are no words yet, by its name; and what stands behind many offers.
offered = [{ $name }]{ offered-numbers }{ offered-cards }
    .plain = { $name }{ offered-numbers }{ offered-cards }
    .silent = { $name }{ offered-chosen }
offered-cost = { $costs ->
    [yes] {" "}{ $cost }
   *[no] {""}
}
offered-range = {" "}{ $least }{ $ranged ->
    [yes] {" "}up to { $most }
   *[no] {""}
}
offered-numbers = { $numbered ->
    [or] {" "}or { $numbers }
    [only] {" "}{ $numbers }
   *[no] { offered-cost }
}
offered-cards = { $picks ->
    [exactly] {" "}{ $most_cards } of your cards
    [some] {" "}{ $least_cards } to { $most_cards } of your cards
   *[no] {""}
}
offered-chosen = { $chosen ->
    [cards] {" "}{ $cards }
    [amount] {" "}{ $amount }
   *[no] {""}
}

# Reports to the floor, and what a ruling has changed.
reports-are = The floor rules on these:
reports-by-name = Or by name: { $names }.
report-typed = report { $how }
report-named = { $words }{ $ordered ->
    [yes] {" "}"reason"
   *[no] {""}
}
lies-none = none
lies-count = { $count }
lies-shown = { $cards }
lies-down = { $count } down
lies-stock = stock
lies-burns = burns
lies-muck = muck
lies-aside = laid aside
lies-exposed = seen by all
lies-board = board
lies-pot = pot
lies-wagers = wagers
lies-cards = { $name }: cards
lies-chips = { $name }: chips
lies-hand = hand { $number }: cards
lies-bank = bank: cards

# Why: the rules behind what has happened, and behind what may be done.
why-may = You may { $what }
why-yes = Yes, that can be done now.
why-no = No. { $refusal }
kinds-all = { $kinds }
kinds-one = { $kind } ({ $count })
kinds-how = Type rules with one of these words, a rule's id, or any other word.
kinds-posted = Posted at this table by { $by }: { $text }
kinds-more = And these: { $rules }

hands-saved = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
} written to { $file }.

# What cannot be understood, in one line that says how it is typed.
unclear-verb = '{ $typed }' is not known here: type help.
unclear-empty = Enter alone gives nothing up and spends nothing: type one of the choices.
unclear-amount = '{ $typed }' is not an amount: write dollars, like 4 or 2.50.
unclear-seat = '{ $typed }' is not a seat: write its number.
unclear-card = '{ $typed }' is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like As or Td; Jo is the joker.
unclear-one-card = '{ $typed }' is { $count } cards: one is expected.
unclear-places = Name each place once, from 1 to { $most }.
unclear-more = '{ $verb }' takes nothing more: '{ $typed }' was not understood.
unclear-cards-pat = To stand pat is to keep all cards: pat.
unclear-throw = Which to throw away? By place or by name: { $verb } 1, { $verb } 9c.
unclear-draw = Which cards? By place or by name: { $verb } 1 3, { $verb } Kh 9c, or pat.
unclear-one-amount = One amount, please: { $verb } { $typed }.
unclear-raise = To how much? From { $least } to { $most }, like: { $verb } { $like }, or { $verb } most.
unclear-lapse = There is nothing here that could lapse: it is your turn to decide.
unclear-quote = A quotation mark is missing.
unclear-report = There is no report '{ $typed }': type report to see them all.
unclear-report-short = Something is missing: report { $how }.
unclear-report-field = Something is wrong there: report { $how }.
unclear-act = What was done out of turn is one of { $acts }.
unclear-no-cards = Seat { $seat } has no cards.
unclear-rule = No rule of this house speaks of '{ $typed }'.
unclear-no-hand = No hand has been dealt yet.
unclear-no-history = No hand has been finished yet.
unclear-save = Save to which file? Like: save hands.jsonl.
unclear-exists = { $file } exists already: choose another name.
unclear-write = { $file } cannot be written: { $why }.

# Help on the commands of every table.
help-coach = what each choice is worth, and which one the coach would take
    .typed = coach
help-rules = the house's rules, by id, kind or word
    .typed = rules [WORD]
help-report = tell the floor about an irregularity
    .typed = report
help-table = draw the table again; everybody's chips; the last hand
    .typed = table / stacks / history
help-save = write all finished hands as lines of JSON
    .typed = save FILE
help-quit = leave the table
    .typed = quit

# Reports that every family knows.
report-cancel = the floor cancels the hand: everything back, the fee too
    .typed = cancel "reason"
report-count = seat 3 is found with a wrong number of cards
    .typed = count 3

# On the felt.
felt-pot = Pot { $amount }
felt-main = main { $amount }
felt-side = side { $number } { $amount }
felt-all-in = ALL-IN
felt-folded = folded
felt-board = board
felt-no-chips = no chips
felt-out = sits out
