# The terminal table of pan.

offered-go-on-top = [stay] in and play
    .plain = stay in
offered-retire = [retire]
    .plain = retire
offered-draw-card = [d]raw
    .plain = draw
offered-take-discard = [t]ake the discard
    .plain = take the discard
offered-force = [force] it
    .plain = force it
offered-let-go = [let] it go
    .plain = let it go
offered-meld = [m]eld
    .plain = meld
offered-increase = [a]dd to a meld
    .plain = add to a meld
offered-split-meld = [split] a meld
    .plain = split a meld
offered-discard-card = discard [x]
    .plain = discard

# The felt, and what could be laid.
felt-deck = Deck { $count }
felt-drawn = Drawn
felt-discard = Discard
felt-tops = Tops
felt-no-meld = no meld yet, { $count } cards
felt-retired = retired
proposal = { $number }: { $move }, { $pays }

help-stay = before play: play the hand, or give up the hand and the ante
    .typed = stay / retire
help-draw-pan = draw from the deck; take the top discard and meld it at once
    .typed = d, draw / t, take
help-proposals = lay out the melds as proposed; what they collect is shown
    .typed = 1 / 2 / 3
help-meld = lay a new meld: m 5h 5s 5c; borrowing: m 4h 4s from 1 4c
    .typed = m, meld CARDS
help-add = add cards to one of your melds: a 1 5d
    .typed = a, add MELD CARDS
help-split-meld = add cards and divide a meld: split 1 4c 4d into 4c 4c 4c
    .typed = split MELD CARDS into CARDS
help-discard = end your turn; a drawn card that is not melded goes by itself: x
    .typed = x, discard CARD
help-force = make the next player take the top discard, which fits their spread, or not
    .typed = force / let
help-enter-pan = draw, discard a drawn card that fits nothing, or the next hand; never retire
    .typed = Enter
help-why-pan = the house's rules behind what happened
    .typed = why

unclear-proposal = There is no proposal { $typed }.
unclear-discard = Which card? Like: { $verb } Kd.
unclear-meld = To which of your melds? Like: { $verb } 1 5d.
unclear-split = Into what? Like: split 1 4c 4d into 4c 4c 4c.

report-pan-packet = the dealer gave seat 3 eleven cards, and nobody has noticed
    .typed = packet 3 11
report-pan-wrong = seat 3, in turn, laid down a spread that does not conform
    .typed = wrong 3 4h 4h 4c
report-pan-challenge = you demand that seat 3 make the spread valid
    .typed = challenge 3
report-pan-barred = seat 3 made a discard that puts the next player out; the floor rules on it
    .typed = barred 3 "reason"
