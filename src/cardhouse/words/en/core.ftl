# What happens in every game. A seat is an argument in two parts: $seat says in which form
# (you, other, nobody) the sentence stands, $seat_name is the player's name.

seat-number = Seat { $number }
the-bank = The bank
whose-hand = { $seat ->
    [you] Your hand { $number }
   *[other] { $seat_name } (hand { $number })
}
    .inside = { $seat ->
        [you] your hand { $number }
       *[other] { $seat_name } (hand { $number })
    }
whose-spot = { $seat ->
    [you] Your spot { $number }
   *[other] { $seat_name } (spot { $number })
}
    .inside = { $seat ->
        [you] your spot { $number }
       *[other] { $seat_name } (spot { $number })
    }
list-comma = {", "}
list-and = {" and "}
list-semicolon = {"; "}
list-bar = {" | "}
# After what somebody pays.
all-in = { $all_in ->
    [yes] {" "}and { $seat ->
        [you] are
       *[other] is
    } all-in
   *[no] {""}
}
# Something for which nobody has words yet.
untold = { $what }

# Between two hands in the log of a table.
hand-begins = Hand { $number }

hand-heading = Hand { $number }: { $title } at { $house }
table-heading = Table { $table }: { $stakes }
seat-heading = Seat { $number }: { $name }, { $chips }{ $marked ->
    [yes] , { $mark }
   *[no] {""}
}
deal-heading = Deal:
    .written = *** Deal ***
result-heading = { $over ->
    [yes] Result:
   *[no] Not finished:
}
    .written = { $over ->
        [yes] *** Result ***
       *[no] *** Not finished ***
    }
seat-result = Seat { $number }: { $name }, { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
dropped-result = Dropped: { $amount }
bonus-result = Bonus: { $amount }
is-dealt = { $whose ->
    [you] You are dealt { $cards }
   *[other] { $whose_name } is dealt { $cards }
}

shuffled = The deck is shuffled and cut
backed-up = The action is taken back
hand-ended = The hand is cancelled
chips-taken = { $amount } left the table after the hand
left-out = { $seat ->
    [you] You are not dealt in
   *[other] { $seat_name } is not dealt in
}
    .short = not dealt in

# Where chips and cards come from and go to.
account = { $which ->
    [pot] the pot
    [box] the box
    [bonus] the bonus fund
    [left] the chips that left
   *[other] the { $which }
}
account-bank = { $seat ->
    [you] your bank
   *[other] the bank of { $seat_name }
}
party = { $seat ->
    [you] you
   *[other] { $seat_name }
}
chips-moved = { $amount } from { $source } to { $target }
pile = { $which ->
    [stock] the deck
    [burns] the burns
    [board] the board
    [muck] the muck
    [aside] cards laid aside
    [eliminated] cards out of play
   *[other] { $which }
}
pile-of = { $whose ->
    [you] your hand
    [bank] the hand of the bank
   *[other] the hand of { $whose_inside }
}
cards-stay = { $cards } { $cards_count ->
    [one] lies
   *[other] lie
} face up in { $place }
cards-moved = { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] A card
       *[other] { $cards_count } cards
    }
} from { $source } to { $target }

fee-dropped = { $how ->
    [part] { $amount } of the fee comes out of the pot
    [pot] The fee of { $amount } comes out of the pot
    [bonus] { $seat ->
        [you] You pay the bonus collection, { $amount }
       *[other] { $seat_name } pays the bonus collection, { $amount }
    }
   *[fee] { $seat ->
        [you] You pay the fee, { $amount }
       *[other] { $seat_name } pays the fee, { $amount }
    }
}
fee-returned = { $how ->
    [pot] The fee of { $amount } goes back to the pot
   *[seat] { $seat ->
        [you] The fee of { $amount } goes back to you
       *[other] The fee of { $amount } goes back to { $seat_name }
    }
}

ruled = Floor: { $kind }{ $seat ->
    [nobody] {""}
    [you] , you
   *[other] , { $seat_name }
}{ $detailed ->
    [yes] , { $detail }
   *[no] {""}
}{ $ordered ->
    [yes] {" "}(by { $by }: { $reason })
   *[no] {""}
}{ $over ->
    [0] {""}
   *[more] , overrules ruling { $over }
}
