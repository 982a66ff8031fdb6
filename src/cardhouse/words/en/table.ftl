# What happens at a table between two hands.

player-sat = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} a seat with { $chips }
chips-bought = { $seat ->
    [you] You buy
   *[other] { $seat_name } buys
} { $chips }
sat-out = { $seat ->
    [you] You sit out
   *[other] { $seat_name } sits out
}
came-in = { $how ->
    [post] { $seat ->
        [you] You post
       *[other] { $seat_name } posts
    } to come in
    [wait] { $seat ->
        [you] You wait
       *[other] { $seat_name } waits
    } for the big blind
   *[in] { $seat ->
        [you] You are
       *[other] { $seat_name } is
    } back
}
player-left = { $seat ->
    [you] You leave
   *[other] { $seat_name } leaves
} { $after_hand ->
    [yes] after this hand
   *[no] with { $chips }
}
player-stayed = { $seat ->
    [you] You stay
   *[other] { $seat_name } stays
} after all
player-expelled = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} sent out by { $floor }: { $reason }
player-moved-away = { $seat ->
    [you] The floor moves you
   *[other] The floor moves { $seat_name }
} to { $table }
player-moved = { $seat ->
    [you] The floor moves you
   *[other] The floor moves { $seat_name }
} to seat { $number }
player-barred = { $name } may not sit here any more
player-admitted = { $name } may sit here again
time-collected = { $seat ->
    [you] You pay
   *[other] { $seat_name } pays
} { $amount } for the time
button-card = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} the { $card }
button-drawn = { $seat ->
    [nobody] They draw again
    [you] The button goes to you
   *[other] The button goes to { $seat_name }
}
game-named = { $seat ->
    [nobody] The next game is { $title }
    [you] { $same ->
        [yes] You leave the game as it is: { $title }
       *[no] You name { $title }
    }
   *[other] { $same ->
        [yes] { $seat_name } leaves the game as it is: { $title }
       *[no] { $seat_name } names { $title }
    }
}
held-fetched = { $name } fetches { $chips } from the cage
list-joined = { $name } waits for a seat
list-left = { $name } waits no longer
seat-called = { $name } is called to a seat
player-paged = { $name } is paged
bonus-won = The hand wins the bonus { $bonus }
bonus-paid = { $paid ->
    [yes] The { $bonus } bonus is paid: { $shares }
   *[no] The { $bonus } bonus has been won already today
}
bonus-share = { $seat ->
    [you] you
   *[other] { $seat_name }
} { $amount }
bonus-taken-back = The { $bonus } bonus is not won yet: the hand is opened again
