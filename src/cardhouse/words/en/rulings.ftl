# What the floor calls its rulings, by their kinds.

ruling-absent = absent
ruling-award-pot = pot awarded
ruling-boxed = boxed card
ruling-burn-mistake = burn mistake
ruling-cancel-hand = hand cancelled
ruling-card-faced = card faced
ruling-chips-pushed = chips pushed
ruling-early-board = early board
ruling-early-cards = early cards
ruling-early-double = early double
ruling-exposed = card exposed
ruling-extra-hand = extra hand
ruling-flop-count = wrong flop
ruling-forbidden-discard = forbidden discard
ruling-foul-hand = foul hand
ruling-foul-noticed = foul hand noticed
ruling-give-chips = chips given
ruling-incomplete-hand = incomplete hand
ruling-joker = joker
ruling-kill-hand = hand killed
ruling-kum-kum = kum kum
ruling-kum-kum-disputed = kum kum disputed
ruling-last-exposed = last card exposed
ruling-miscalled = hand miscalled
ruling-misdeal = misdeal
ruling-misread = hand misread
ruling-missed-hand = missed hand
ruling-move-card = card moved
ruling-opened-again = hand opened again
ruling-opened-early = hand opened early
ruling-out-of-turn = out of turn
ruling-passed-over = seat passed over
ruling-reopen-turn = turn reopened
ruling-revive-hand = hand revived
ruling-spread-challenged = spread challenged
ruling-string-raise = string raise
ruling-thrown = hand thrown away
ruling-turned-up = hand turned up
ruling-twins-found = twins found
ruling-unasked-card = unasked card
ruling-wager-found = wager found
ruling-wager-removed = wager removed
ruling-wager-touched = wager touched
ruling-walked-away = hand abandoned
ruling-waved-off = card waved off
ruling-wrong-burn = wrong burn
ruling-wrong-count = wrong count
ruling-wrong-hand = wrong hand

# Details, said after the name of a ruling and a comma. A detail about the player of the ruling names
# them itself. Logs keep these ids and arguments: none may go.

# At any table.
ruled-card = { $card }
paid-has-left = { $amount } of what was paid has left the table
cards-burned = { $burned ->
    [0] no card
    [one] { $burned } card
   *[other] { $burned } cards
} burned

# For a pot.
chips-count = all chips count
chips-taken-back = { $seat ->
    [nobody] { $amount } returned
    [you] you take back { $amount }
   *[other] { $seat_name } takes back { $amount }
}
chips-added = { $seat ->
    [nobody] { $amount } added
    [you] you add { $amount }
   *[other] { $seat_name } adds { $amount }
}
acts-early = { $seat ->
    [nobody] { $act ->
        [fold] fold
        [check] check
        [call] call
        [bet] bet
       *[raise] raise
    }
    [you] you { $act ->
        [fold] fold
        [check] check
        [call] call
        [bet] bet
       *[raise] raise
    }
   *[other] { $seat_name } { $act ->
        [fold] folds
        [check] checks
        [call] calls
        [bet] bets
       *[raise] raises
    }
}
protests = { $by ->
    [nobody] protested
    [you] you protest
   *[other] { $by_name } protests
}
turned-up-by = { $by ->
    [nobody] by somebody
    [you] by you
   *[other] by { $by_name }
}
early-street = { $street ->
    [flop] the flop
    [turn] the turn
   *[river] the river
}
cards-turned = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} turned
dealt-early = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} dealt
burned-instead = { cards-burned } instead of { $due }
holds-instead = { $seat ->
    [nobody] { cards-held } instead of { $due }
    [you] you hold { cards-held } instead of { $due }
   *[other] { $seat_name } holds { cards-held } instead of { $due }
}
down-card = down card { $number }
acted-on-joker = { $seat ->
    [nobody] acted on
    [you] you have acted on it
   *[other] { $seat_name } has acted on it
}
dead-for-half = { $half ->
    [high] for the high half
   *[low] for the low half
}
absent-pays = { $seat ->
    [nobody] the forced bet is taken
    [you] your forced bet is taken
   *[other] the forced bet of { $seat_name } is taken
}
absent-dead = { $seat ->
    [nobody] the hand is dead
    [you] your hand is dead
   *[other] the hand of { $seat_name } is dead
}

# Where a player banks.
on-spot = spot { $spot }
bank-missed = the bank
wager-amount = { $amount }
wager-result = { $result ->
    [win] it wins
   *[lose] it loses
}
shared-with = with { $partners }
partner = { $name }
reading-stands = the reading stands
read-again = the hand is read again
wrong-hand-is = { $ruling ->
    [foul] the hand is foul
   *[no-action] the hand has no action
}

# Pan.
holds-cards = { $seat ->
    [nobody] { cards-held }
    [you] you hold { cards-held }
   *[other] { $seat_name } holds { cards-held }
}
