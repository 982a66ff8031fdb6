# Cuckoo.

cuckoo-anted = { $seat ->
    [you] You ante
   *[other] { $seat_name } antes
} { $amount }{ all-in }
cuckoo-kept = { $seat ->
    [you] You keep your card
   *[other] { $seat_name } keeps the card
}
cuckoo-exchanged = { $seat ->
    [you] You exchange with { $other_name }
   *[other] { $seat_name } exchanges with { $other ->
        [you] you
       *[other] { $other_name }
    }
}{ for-what }
for-what = { $gave_seen ->
    [yes] { $got_seen ->
        [yes] : { $gave } for { $got }
       *[no] {""}
    }
   *[no] {""}
}
cuckoo-cut = { $seat ->
    [you] You exchange
   *[other] { $seat_name } exchanges
} with the deck{ for-what }
cuckoo-seen = { $seat ->
    [you] You show { $card }
   *[other] { $seat_name } shows { $card }
}
cuckoo-turned-up = { $cards }
has-card = { $seat ->
    [you] you have { $card }
   *[other] { $seat_name } has { $card }
}
cuckoo-won = { $seat ->
    [you] You win { $amount }
   *[other] { $seat_name } wins { $amount }
}
deal-passed = { $seat ->
    [you] You pass the deal on
   *[other] { $seat_name } passes the deal on
}
deal-moved = { $seat ->
    [you] You deal
   *[other] { $seat_name } deals
}
cuckoo-stakes = antes of { $ante }
offer-pass-deal = Pass the deal on

# At the terminal table.
offered-keep-card = [keep] it
    .plain = keep it
    .silent = keep
offered-exchange = [exchange] it
    .plain = exchange it
cuckoo-turn = Your turn, antes { $antes }
lies-antes = antes
help-cuckoo = keep your card, or force it upon your neighbour
    .typed = keep / exchange
report-cuckoo-flashed = seat 3 let everybody see their card
    .typed = flashed 3
ruling-card-flashed = card flashed
asked-already = This player has been asked already.
deal-not-yours = The deal is not yours.
coach-keep-card = Keep
    .means = You keep your card.
coach-exchange = Exchange
    .means = You take the card of your left neighbour, or of the deck.
learn-aim-cuckoo = Do not hold the lowest card at the end.
learn-cuckoo-antes = Everybody antes.
    .title = Ante
learn-cuckoo-deal = Everybody gets one card.
    .title = Deal
learn-cuckoo-round = In turn: keep the card or exchange it.
    .title = Round
learn-cuckoo-settle = The highest card wins.
    .title = Settlement
