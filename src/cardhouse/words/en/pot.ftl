# Games for a pot.

hands = { $hands }

board-dealt = { street }: { $cards }
    .written = *** { street } *** { $cards }
street = { $street ->
    [flop] Flop
    [turn] Turn
    [river] River
   *[board] Board
}
showdown-opened = Showdown: pot { $amount }{ side-pots }
    .written = *** Showdown *** pot { $amount }{ side-pots }
side-pots = { $sides_count ->
    [0] {""}
   *[more] , { $sides }
}
side-pot = side pot { $number } { $amount }

scrap-found = The { $face } comes off the deck: a scrap of paper
scrap-marked = The { $face } is in the deck: a scrap of paper
misdealt = Misdeal: all cards come in
scrambled = The last cards and the burns are scrambled and cut
stock-renewed = The deck has run out: folded hands and discards make a new one

# Forced money, and the stake.
blind-posted = { $seat ->
    [you] You post
   *[other] { $seat_name } posts
} { $blind ->
    [small] the small blind
    [big] the big blind
   *[entry] a blind to come in
}, { $amount }{ all-in }
ante-posted = { $seat ->
    [you] You ante
   *[other] { $seat_name } antes
} { $amount }{ $dead ->
    [yes] {" "}for all
   *[no] {""}
}{ all-in }
anted-again = { $seat ->
    [you] You ante
   *[other] { $seat_name } antes
} another { $amount }{ all-in }
share-given-up = { $seat ->
    [you] You do not ante again
   *[other] { $seat_name } does not ante again
}
kill-posted = { $seat ->
    [you] You post
   *[other] { $seat_name } posts
} the kill, { $added ->
    [yes] { $amount } more for { $bet }
   *[no] { $bet }
}{ all-in }: the limits are { $to }-{ $big_bet }
dead-posted = { $seat ->
    [you] You post
   *[other] { $seat_name } posts
} { $amount } dead
brought-in = { $seat ->
    [you] You bring
   *[other] { $seat_name } brings
} it in for { $amount }{ all-in }
    .short = { $seat ->
        [you] bring
       *[other] brings
    } it in for { $amount }
stake-set = { $seat ->
    [you] You stake
   *[other] { $seat_name } stakes
} { $amount }{ all-in }
    .short = { $seat ->
        [you] stake
       *[other] stakes
    } { $amount }
stake-matched = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} in { $amount }{ all-in }
    .short = { $seat ->
        [you] put
       *[other] puts
    } in { $amount }
stayed-out = { $seat ->
    [you] You stay out
   *[other] { $seat_name } stays out
}
    .short = { $seat ->
        [you] stay out
       *[other] stays out
    }
straddled = { $seat ->
    [you] You straddle
   *[other] { $seat_name } straddles
}: { $to } to go{ all-in }
    .short = { $seat ->
        [you] straddle
       *[other] straddles
    }

# The betting.
folded = { $seat ->
    [you] You fold
   *[other] { $seat_name } folds
}
    .short = { $seat ->
        [you] fold
       *[other] folds
    }
checked = { $seat ->
    [you] You check
   *[other] { $seat_name } checks
}
    .short = { $seat ->
        [you] check
       *[other] checks
    }
called = { $seat ->
    [you] You call
   *[other] { $seat_name } calls
} { $amount }{ all-in }
    .short = { $seat ->
        [you] call
       *[other] calls
    } { $amount }
raised = { $seat ->
    [you] You { $opening ->
        [yes] bet
       *[no] raise to
    }
   *[other] { $seat_name } { $opening ->
        [yes] bets
       *[no] raises to
    }
} { $to }{ all-in }
    .short = { $seat ->
        [you] { $opening ->
            [yes] bet
           *[no] raise to
        }
       *[other] { $opening ->
            [yes] bets
           *[no] raises to
        }
    } { $to }
uncalled-returned = { $amount } that nobody called goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
bet-returned = { $amount } of the last round goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
refunded = { $amount } goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
acted-early = { $seat ->
    [you] You act
   *[other] { $seat_name } acts
} out of turn: { $act ->
    [bet] bet to { $to }
    [raise] raise to { $to }
   *[other] { $act }
}

# Draws, and pots that nobody opens.
discarded = { $cards_count ->
    [0] { $seat ->
        [you] You stand pat
       *[other] { $seat_name } stands pat
    }
   *[more] { $seat ->
        [you] You draw
       *[other] { $seat_name } draws
    } { $cards_count }{ $cards_seen ->
        [yes] , throwing { $cards }
       *[no] {""}
    }
}
    .short = { $cards_count ->
        [0] { $seat ->
            [you] stand pat
           *[other] stands pat
        }
       *[more] { $seat ->
            [you] draw
           *[other] draws
        } { $cards_count }
    }
drawn = { $seat ->
    [you] You get
   *[other] { $seat_name } gets
} { $cards }
cards-discarded = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
} { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] a card
       *[other] { $cards_count } cards
    }
}
turned-low = Nobody opens: the low hand wins now
passed-out = Nobody opens for low either
redealt = New cards for the same pot

# The showdown.
shown = { $seat ->
    [you] You show { $cards }{ $spoke ->
        [yes] {" "}and say "{ $says }"
       *[no] {""}
    }
   *[other] { $seat_name } shows { $cards }{ $spoke ->
        [yes] {" "}and says "{ $says }"
       *[no] {""}
    }
}{ $named ->
    [yes] : { $hand }
   *[no] {""}
}
# What the up cards of a seat show before the showdown.
board-shows = shows { $hand }
mucked = { $board ->
    [yes] { $seat ->
        [you] You play the board
       *[other] { $seat_name } plays the board
    }
   *[no] { $seat ->
        [you] You muck
       *[other] { $seat_name } mucks
    }
}
    .short = { $board ->
        [yes] { $seat ->
            [you] play the board
           *[other] plays the board
        }
       *[no] { $seat ->
            [you] muck
           *[other] mucks
        }
    }
pot-awarded = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} { $share ->
    [share] a share of{" "}
    [odd-chip] a share with the odd chip of{" "}
   *[all] {""}
}{ $half ->
    [high] the high half of{" "}
    [low] the low half of{" "}
   *[none] {""}
}{ $which ->
    [side] side pot { $pot }
    [main] the main pot
   *[whole] the pot
}, { $amount }{ $named ->
    [yes] {" "}with { $hand }
   *[no] {""}
}

# Rulings.
hand-killed = { $seat ->
    [you] Your hand is dead
   *[other] The hand of { $seat_name } is dead
}
hand-revived = { $seat ->
    [you] Your hand plays again
   *[other] The hand of { $seat_name } plays again
}
halves-ruled = { $seat ->
    [you] Your hand
   *[other] The hand of { $seat_name }
} { $half ->
    [high] is dead for the high half
    [low] is dead for the low half
   *[none] plays again
}
thrown-in = { $seat ->
    [you] You throw your hand away
   *[other] { $seat_name } throws the hand away
}
merged = { $seat ->
    [you] Your hand goes into the muck
   *[other] The hand of { $seat_name } goes into the muck
}
all-in-declared = { $seat ->
    [you] You stand all-in for the pot as it lies
   *[other] { $seat_name } stands all-in for the pot as it lies
}
stayed-in = { $seat ->
    [you] You stay active
   *[other] { $seat_name } stays active
}
raises-barred = { $seat ->
    [you] You keep the card and may not raise
   *[other] { $seat_name } keeps the card and may not raise
}

# Between two hands.
pots-counted = { $pots ->
    [one] { $name } has won the last pot and posts the kill in the next hand
   *[other] { $name } has won { $pots } pots in a row and posts the kill in the next hand
}
