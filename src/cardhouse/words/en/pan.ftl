# Pan.

chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
paid = { $seat ->
    [you] you
   *[other] { $seat_name }
} { $amount }
meld = { $cards }

top-posted = { $what ->
    [tops] { $seat ->
        [you] You ante
       *[other] { $seat_name } antes
    } { $amount }
    [given] { $seat ->
        [you] You add
       *[other] { $seat_name } adds
    } { $amount } to the tops
   *[fee] { $seat ->
        [you] You add
       *[other] { $seat_name } adds
    } { $amount } to the collection
}{ all-in }
top-returned = { $amount } of the tops goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
packet-dealt = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} dealt { $hidden ->
    [yes] { $cards_count } cards
   *[no] { $cards }
}{ $up ->
    [yes] , { $last } face up
   *[no] {""}
}
eldest-found = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the eldest hand
went-on-top = { $seat ->
    [you] You play the hand
   *[other] { $seat_name } plays the hand
}
    .short = { $seat ->
        [you] play
       *[other] plays
    }
retired = { $seat ->
    [you] You retire
   *[other] { $seat_name } retires
}
card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $card }
discard-taken = { $by ->
    [nobody] { $seat ->
        [you] You take
       *[other] { $seat_name } takes
    } the { $card } from the discards
    [you] You force the { $card } upon { $seat_name }
   *[other] { $by_name } forces the { $card } upon { $seat ->
        [you] you
       *[other] { $seat_name }
    }
}
    .short = { $seat ->
        [you] take
       *[other] takes
    } the { $card }
laid = { $seat ->
    [you] You lay
   *[other] { $seat_name } lays
} { $cards }: { $melds }
    .short = { $seat ->
        [you] lay
       *[other] lays
    } { $cards }
collected = { $seat ->
    [you] You collect
   *[other] { $seat_name } collects
} { $chips } from each: { $shares }
paid-short = { $seat ->
    [you] You lack
   *[other] { $seat_name } lacks
} { $missing }, which is not owed
card-discarded = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
} { $card }, { $fresh ->
    [yes] straight from the deck
   *[no] out of the hand
}
    .short = { $seat ->
        [you] discard
       *[other] discards
    } { $card }
discards-shuffled = The deck has run out: the discards are shuffled
went-out = { $seat ->
    [you] You go
   *[other] { $seat_name } goes
} out with eleven cards
last-left = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the last one left
tops-won = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the tops, { $amount }
some-cards = { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] 1 card
       *[other] { $cards_count } cards
    }
}
cards-served = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} served { some-cards }
cards-withdrawn = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} relieved of { some-cards }
hand-dead = { $seat ->
    [you] Your hand
   *[other] The hand of { $seat_name }
} is dead
player-fouled = { $seat ->
    [you] Your hand
   *[other] The hand of { $seat_name }
} is fouled, and goes on paying
given-back = { $seat ->
    [you] You give
   *[other] { $seat_name } gives
} back what was collected: { $shares }
spread-demanded = { $seat ->
    [you] You
   *[other] { $seat_name }
} must make spread { $meld } valid
spread-taken-back = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} a spread back
