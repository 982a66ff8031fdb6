# What the terminal says of its own: the account of a hand, questions, and what may be typed.

you = You
title-hand = hand { $number }
account-chips = You have { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
account-collection = collection paid: { $amount }
account-fee = fee dropped: { $amount }
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

your-turn = Your turn
to-call = { $amount } to call
in-the-pot = pot { $amount }
let-it-pass = let it pass
name-the-game = You have the button: name the game.
name-same = Enter: { $title }, as it was
bank-for-you = The bank is offered to you.
take-it = [take] it for { $hands } hands
pass-it = [pass] it on
enter-is = Enter: { $what }
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
