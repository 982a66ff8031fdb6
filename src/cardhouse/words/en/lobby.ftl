# A table in the lobby: what its game is, and what it costs.

about-pot = { $kind ->
    [board] { $held } cards of your own, { $board } for all.
    [stud] { $held } cards each, { $open } of them face up.
   *[closed] { $held } cards each, all face down.
}{ $draws ->
    [0] {""}
    [one] {" "}You may change some once.
   *[other] {" "}You may change some { $draws } times.
}{ $pick ->
    [two] {" "}Exactly two of your own count.
   *[any] {""}
} { $wins ->
    [both] The best hand and the best low share the pot.
    [turned] The best five win; if nobody opens, the lowest five do.
    [low] The lowest hand wins.
   *[high] The best five win.
}{ $joker ->
    [none] {""}
    [wild] {" "}The joker is any card.
    [bug] {" "}The joker is an ace, or helps a straight or flush.
   *[lowest] {" "}The joker is your lowest missing card.
}
about-blackjack = Come nearer to 21 than the bank; over 21 is not always lost. Players take turns as the bank.
about-pai-gow = Split seven cards into a hand of five and a hand of two. Beat the bank with both to win.
about-pan = Lay sets and runs from ten cards; the first with eleven on the table wins.
about-mixed = { $by ->
    [button] The button names the game of each hand.
   *[rotation] The game changes as the table goes on.
}
about-any = A game of the house: its rules say how it is played.

# What a hand costs, and who pays it; the whole sentences are in posted.ftl.
cost = { $range ->
    [none] no fee
    [one] { $least }
   *[more] { $least } to { $most }
}
cost-payer = { $by ->
    [pot] a hand, from the pot
    [button] a hand, paid by the button
    [wager] for each wager, { $bank } from the bank
   *[nobody] nobody pays
}
cost-timed = { $payer }, and { $amount } from every player each { $minutes } minutes
