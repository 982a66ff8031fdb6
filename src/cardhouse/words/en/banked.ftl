# Games that a player banks: blackjack and pai gow poker. Whose cards lie on a place is an argument
# in two parts, as a seat is: $whose (you, other, bank) and $whose_name ("Ann (hand 2)", "The bank").

bank-designated = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} the bank, { $turn ->
    [1] first hand
    [2] second hand
   *[more] number { $turn } hand
}
money-put-up = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} up { $amount } { $behind ->
    [yes] behind the bank
   *[no] for the bank
}
wager-placed = { $seat ->
    [you] You bet
   *[other] { $seat_name } bets
} { $amount }{ $where ->
    [spot] {" "}on spot { $spot }
    [behind] {" "}behind spot { $spot }
   *[own] {""}
}
wager-taken-back = { $refused ->
    [yes] { $seat ->
        [you] Your bet
       *[other] The bet of { $seat_name }
    } behind spot { $spot } is turned down: { $amount } goes back
   *[no] { $seat ->
        [you] You take
       *[other] { $seat_name } takes
    } back { $amount } from spot { $spot }
}
wagers-closed = No more bets
collection-taken = { $seat ->
    [you] You pay
   *[other] { $seat_name } pays
} the collection of { $amount }{ $bank ->
    [yes] {" "}for the bank
   *[no] {""}
}
collection-returned = The collection of { $amount } goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}

# The settlement.
wager-settled = { $who ->
    [you] You
   *[other] { $who_name }
}{ behind } { settled-for }
    .small = { $who ->
        [you] you
       *[other] { $who_inside }
    }{ behind } { settled-for }
settled-for = { $who ->
    [you] { $result ->
        [win] win
        [lose] lose
       *[push] push
    }
   *[other] { $result ->
        [win] wins
        [lose] loses
       *[push] pushes
    }
}{ settled-sum }
settled-sum = { $short ->
    [yes] {" "}{ $moved ->
        [yes] { moved }
       *[no] nothing
    }{ on-insurance }, { $uncovered } is not covered by the bank's money
   *[no] { $result ->
        [push] {""}
       *[other] {" "}{ moved }{ on-insurance }
    }
}
on-insurance = { $insurance ->
    [yes] {" "}on insurance
   *[no] {""}
}
behind = { $behind ->
    [yes] , behind { $whose ->
        [you] you
       *[other] { $whose_inside }
    },
   *[no] {""}
}
moved = { $shares_count ->
    [0] { $amount }
   *[more] { $shares }
}
share = { $amount } { $how ->
    [win] from
   *[other] to
} { $player ->
    [you] you
   *[other] { $player_name }
}
wager-told = { $why }: { $settled }
insured = { $natural ->
    [yes] The bank has a natural
   *[no] The bank has no natural
}
totals-compared = { $seat ->
    [you] Your
   *[other] { $seat_name }'s
} { $mine }{ $number ->
    [0] {""}
   *[more] {" "}(hand { $number })
}{ $spot ->
    [0] {""}
   *[more] {" "}(spot { $spot })
} { $how ->
    [beats] beats the bank's { $bank }
    [loses] loses to the bank's { $bank }
    [ties] ties the bank's { $bank }
    [bank-over] beats the bank's { $bank }, which is over 21
    [over-closer] is over 21, but closer than the bank's { $bank }
    [over-bank-closer] is over 21, and the bank's { $bank } is closer
    [over-tie] is over 21, and the bank's { $bank } wins the tie
    [over-not-saved] is over 21, and the bank's { $bank } does not save it
   *[over] is over 21
}
hand-surrendered = { $seat ->
    [you] You
   *[other] { $seat_name }
} surrendered{ $number ->
    [0] {""}
   *[more] {" "}hand { $number }
}{ $spot ->
    [0] {""}
   *[more] {" "}on spot { $spot }
}
wager-compared-both = Front: { $front }. Back: { $back }. { $settled }.
compared = { $how ->
    [beats] { $mine }{ compared-comma } { compared-beats } { $bank }
    [loses] { $mine }{ compared-comma } { compared-loses } to { $bank }
    [copy-push] both have { $mine }, and nobody wins a copy
   *[copy-bank] both have { $mine }, and the bank wins a copy
}
compared-comma = { $kind ->
    [hand-two-pair] ,
    [hand-flush] ,
   *[other] {""}
}
compared-beats = { $kind ->
    [hand-two-pair] beat
    [hand-three-of-a-kind] beat
    [hand-full-house] beat
    [hand-four-of-a-kind] beat
    [hand-five-of-a-kind] beat
   *[other] beats
}
compared-loses = { $kind ->
    [hand-two-pair] lose
    [hand-three-of-a-kind] lose
    [hand-full-house] lose
    [hand-four-of-a-kind] lose
    [hand-five-of-a-kind] lose
   *[other] loses
}
wager-foul = { $whose ->
    [you] Your hand
   *[other] The hand of { $whose_inside }
} is foul{ $outranks ->
    [yes] : { $front } in front outranks { $back } in the back
   *[no] {""}
}. { $settled }.
wager-unread = { $whose ->
    [you] Your hand
   *[other] The hand of { $whose_inside }
} { $void ->
    [yes] has no action
   *[no] is not read, the bank's money is used up
}: { $amount } goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
bet-forfeited = The bet is forfeited
as-misread = The dealer's reading of { $whose ->
    [you] your hand
   *[other] the hand of { $whose_inside }
} stands

# Mistakes.
hand-voided = { $whose ->
    [you] You have no action
   *[other] { $whose_name } has no action
}
wager-returned = { $amount } goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
wager-short = { $amount } of { $seat ->
    [you] your bet
   *[other] the bet of { $seat_name }
} has left the table
wager-counted = { $seat ->
    [you] Your bet
   *[other] The bet of { $seat_name }
} is counted{ $change ->
    [more] , it is { $amount } more
    [less] , it is { $amount } less
   *[none] {""}
}{ $over ->
    [yes] , { $excess } of it has no action
   *[no] {""}
}
cover-counted = { $seat ->
    [you] You cover
   *[other] { $seat_name } covers
} { $amount } { $change ->
    [more] more
   *[less] less
}
hand-abandoned = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} walked away: the dealer plays on
held-in-cage = { $amount } is held in the cage for { $seat ->
    [you] you
   *[other] { $seat_name }
}

# Between two hands.
bank-offered = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} offered the bank
bank-taken = { $seat ->
    [you] You take the bank
   *[other] { $seat_name } takes the bank
}
bank-passed = { $seat ->
    [you] You pass the bank on
   *[other] { $seat_name } passes the bank on
}
game-broken = Nobody takes the bank: the game is broken
shoe-shuffled = The shoe is shuffled
fresh-asked = { $seat ->
    [you] You ask for fresh cards
   *[other] { $seat_name } asks for fresh cards
}

# Blackjack.
shoe-renewed = The shoe has run out: the discards are shuffled
insurance-opened = Insurance is offered
insurance-answered = { $seat ->
    [you] You insure
   *[other] { $seat_name } insures
} for { $amount }
hit-taken = { $whose ->
    [you] You hit
   *[other] { $whose_name } hits
}
    .short = { $whose ->
        [you] hit
       *[other] hits
    }
stood = { $whose ->
    [you] You stand
   *[other] { $whose_name } stands
}{ counted }
    .short = { $whose ->
        [you] stand
       *[other] stands
    }
counted = { $counted ->
    [yes] : { $total }
   *[no] {""}
}
doubled = { $whose ->
    [you] You double
   *[other] { $whose_name } doubles
} for { $amount }
    .short = { $whose ->
        [you] double
       *[other] doubles
    } for { $amount }
pair-split = { $seat ->
    [you] You split
   *[other] { $seat_name } splits
} for { $amount }
    .short = { $seat ->
        [you] split
       *[other] splits
    } for { $amount }
bet-followed = { $more ->
    [yes] { $seat ->
        [you] You add
       *[other] { $seat_name } adds
    } { $amount } behind
   *[no] { $seat ->
        [you] You leave your bet behind
       *[other] { $seat_name } leaves the bet behind
    } as it is
}
    .short = { $more ->
        [yes] { $seat ->
            [you] add
           *[other] adds
        } { $amount } behind
       *[no] { $seat ->
            [you] leave your bet
           *[other] leaves the bet
        }
    }
card-taken = { $whose ->
    [you] You get { $card }
   *[other] { $whose_name } gets { $card }
}{ counted }
surrendered = { $whose ->
    [you] You surrender
   *[other] { $whose_name } surrenders
}
    .short = { $whose ->
        [you] surrender
       *[other] surrenders
    }
hole-turned = The bank turns over { $card }{ counted }
added-returned = { $amount } added to a bet goes back to { $seat ->
    [you] you
   *[other] { $seat_name }
}
jackpot-due = { $whose ->
    [you] You have the jackpot hand
   *[other] { $whose_name } has the jackpot hand
}
hit-cancelled = { $whose ->
    [you] You take no card
   *[other] { $whose_name } takes no card
}
turn-reopened = { $whose ->
    [you] You play again
   *[other] { $whose_name } plays again
}

# Pai gow poker.
piles-dealt = Seven piles of cards are dealt
cup-shaken = { $by ->
    [you] You shake the dice cup
   *[other] { $by_name } shakes the dice cup
}
die = { $number }
cup-opened = The dice show { $dice }: the action begins at spot { $spot }
hand-named = { $seat ->
    [you] You look
   *[other] { $seat_name } looks
} at the hand of spot { $spot }
hand-arranged = { $dealer ->
    [yes] { $seat ->
        [you] You let the dealer set your hand
       *[other] { $seat_name } lets the dealer set the hand
    }
   *[no] { $seat ->
        [you] You say
       *[other] { $seat_name } says
    } how to set the hand of spot { $spot }
}
advice-given = { $seat ->
    [you] You ask
   *[other] { $seat_name } asks
} the floor for the house way
laid-out = { $front_count ->
    [0] { $back }, not set
   *[other] { $front } in front, { $back } in the back
}
hand-set = { $front_seen ->
    [yes] { $whose ->
        [you] You set
       *[other] { $whose_name } sets
    } { laid-out }
   *[no] { $whose ->
        [you] You have set your hand
       *[other] { $whose_name } has set the hand
    }
}
    .short = { $whose ->
        [you] set
       *[other] has set the hand
    }
all-set = All hands are set
bank-opened = The bank opens { $cards }
bank-set = { $floor ->
    [yes] The floor sets the bank's hand:
   *[no] The bank sets
} { laid-out }
bank-confirmed = The bank's hand is final
bank-counted = The bank covers { $amount }
hand-exposed = { $whose ->
    [you] You show
   *[other] { $whose_name } shows
} { laid-out }
deal-voided = Misdeal: all cards come in
deck-replaced = A new deck comes to the table
card-seen = Everybody saw { $card }
hand-fouled = The hand of spot { $spot } is foul
wager-forfeited = { $seat ->
    [you] You forfeit your
   *[other] { $seat_name } forfeits the
} bet on spot { $spot }
reading-mistaken = The dealer { $wrong ->
    [yes] misreads
   *[no] reads again
} the hand of spot { $spot }
