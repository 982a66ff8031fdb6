# The terminal table in games that a player banks.

offered-put-up = [put] up to { $most }
    .plain = put up to { $most }
    .silent = put up { $amount }
offered-wager = [w]ager { $spots }
    .plain = wager { $spots }
    .silent = wager { $amount }
offered-spots = { $least }-{ $most } on { $spots }
offered-take-back = take [back]{ offered-numbers }
    .plain = take back{ offered-numbers }
offered-refuse = [refuse]{ offered-numbers }
    .plain = refuse{ offered-numbers }
offered-done = [done]
    .plain = done

offered-insure = [i]nsure for{ offered-cost }
    .plain = insure for{ offered-cost }
offered-decline = [no]
    .plain = no
offered-follow = [f]ollow for{ offered-cost }
    .plain = follow for{ offered-cost }
offered-hit = [h]it
    .plain = hit
offered-stand = [s]tand
    .plain = stand
offered-double = [d]ouble for{ offered-cost }
    .plain = double for{ offered-cost }
offered-split = s[p]lit for{ offered-cost }
    .plain = split for{ offered-cost }
offered-surrender = s[u]rrender{ offered-numbers }
    .plain = surrender{ offered-numbers }

offered-shake = [shake] the cup
    .plain = shake the cup
offered-look-at = [look] at{ offered-numbers }
    .plain = look at{ offered-numbers }
offered-set-hand = [set] two in front
    .plain = set two in front
    .silent = house way
offered-propose = [propose] two in front
    .plain = propose two in front
    .silent = house way
offered-ask-advice = [house] way
    .plain = house
offered-let-dealer-set = [dealer] sets
    .plain = dealer sets
offered-confirm = [confirm]
    .plain = confirm

help-take = between hands: hold the bank that you are offered, or pass it on
    .typed = take / pass
help-fresh = between hands: ask for fresh cards, where the house allows it
    .typed = fresh
help-put = as the bank, or behind it: put money up
    .typed = put AMOUNT
help-wager = put a wager in your circle or another one: w 10, or w 3 10
    .typed = w, wager [SPOT] AMOUNT
help-back = take a wager back; have no more bets to make
    .typed = back [SPOT] / done
help-refuse = turn down a bet behind you
    .typed = refuse SEAT
help-hit = take a card, or no more
    .typed = h, hit / s, stand
help-double = double the wager for one card; make two hands of a pair
    .typed = d, double / p, split
help-surrender = give a hand up for half of its wager, or keep it
    .typed = u, surrender [HAND] / lapse
help-insure = bet half of a wager on a natural of the bank, or do not
    .typed = i, insure / no
help-follow = do as the player does behind whom you bet, or do not
    .typed = f, follow / no
help-shake = as the bank: shake the dice cup, or let somebody else
    .typed = shake [SEAT]
help-set = lay two cards in front, by place or name: set 1 2, or set Kd Qc
    .typed = set TWO CARDS
help-house = see the house way; let the dealer set your hand
    .typed = house / dealer
help-confirm = your setting is final
    .typed = confirm
help-look = as a bettor behind: see a hand, and say how you would set it
    .typed = look SPOT / propose CARDS
help-enter-banked = the sums of your last hand, the safe choice, or the next hand; never a first sum
    .typed = Enter
help-why-banked = the house's rules behind what happened, and whether you may
    .typed = why / why done

# The question to the player.
asked-bets = Place your bets
asked-put-up = You hold the bank: put money up
asked-insure = The bank shows an ace
asked-follow = The player of your spot adds to the wager
asked-shake = You hold the bank: shake the dice cup
asked-look-at = Which hand do you want to see?
asked-confirm = You hold the bank: confirm how your hand is set, or set it again
asked-set-hand = Set your hand
asked-propose = Say how you would set the hand
asked-surrender = You may still give a hand up
asked-final = Your hand is final; until the first hand is read you may still set it anew
asked-play = Your turn{ $several ->
    [yes] , hand { $number }
   *[no] {""}
}: { $total }, the bank shows { $bank }
bank-with = { $seat ->
    [you] you bank
   *[other] { $seat_name } banks
} with { $amount }
your-wager = your wager { $amount }
wager-behind = { $amount } behind { $seat ->
    [you] you
   *[other] { $seat_name }
}
your-setting = Your setting: front { $front }, back { $back }{ $foul ->
    [yes] : FOUL, the front outranks the back
   *[no] {""}
}

unclear-put = How much do you put up?{ unclear-bounds } Like: put 100.
unclear-wager = How much?{ unclear-bounds } Like: { $verb } 10, or on spot 3: { $verb } 3 10.
unclear-bounds = { $bounded ->
    [yes] {" "}From { $least } to { $most }.
   *[no] {""}
}
unclear-spot = On which spot, { $spots }? Like: { $verb } { $like } { $typed }.
unclear-front = Which two go in front? By place or name: { $verb } 1 2, or { $verb } Kd Qc.
unclear-not-held = { $card } is not among your cards.
unclear-two = Two cards go in front, not { $count }.
unclear-one-number = One number, please: { $verb } { $typed }.
unclear-which = Which one, { $numbers }? Like: { $verb } { $like }.
unclear-result = A hand is read as one of { $results }.

# On the felt.
felt-bank = Bank { $name }{ $covered ->
    [yes] {" "}{ $posted }{ $behind ->
        [yes] {" "}+ { $more } behind
       *[no] {""}
    }{ $bets ->
        [yes] , wagers { $wagers }
       *[no] {""}
    }{ $ended ->
        [yes] , { $left } left
       *[no] {""}
    }
   *[no] {""}
}
felt-banks = bank
felt-covers = covers { $amount }
felt-result = { $result ->
    [win] wins
    [lose] loses
   *[push] push
}
felt-net = { $result ->
    [win] wins { $amount }
    [lose] loses { $amount }
   *[push] push
}
felt-of-spot = spot { $number }:
felt-front = front
felt-back = back
felt-count = { $kind ->
    [surrendered] given up
    [natural] natural
    [soft] { $low }/{ $points }
    [over] { $points } over
   *[other] { $points }
}{ $doubled ->
    [yes] {" "}x2
   *[no] {""}
}

report-banked-found = the dealer finds $2.50 in the circle of seat 3
    .typed = found 3 2.50
report-banked-cancel = the floor cancels the hand: everything back, the fees too
    .typed = cancel "reason"
report-blackjack-missed = spot 3 (9: the bank) got no card in the first round; before the deal: is passed over
    .typed = missed 3
report-blackjack-extra = a hand lies on spot 5, which has no wager; before the deal: is served all the same
    .typed = extra 5
report-blackjack-incomplete = the hand on spot 3 has fewer than two cards, and the draw has begun
    .typed = incomplete 3
report-blackjack-passed = hand 3 signalled for a card, and the dealer gave it to hand 4
    .typed = passed 3 4
report-blackjack-unasked = hand 3 got a card that nobody asked for; late: noticed when the bank had drawn
    .typed = unasked 3 [late]
report-blackjack-double = the card for a double came before seat 3 could put up the wager
    .typed = double 3
report-blackjack-waved = hand 3 signalled for a card and waved it off; broken: it had left the shoe
    .typed = waved 3 [broken]
report-blackjack-left = seat 3 has left a hand behind
    .typed = left 3
report-blackjack-reopen = the floor lets hand 3 be played on
    .typed = reopen 3 "reason"
report-pai-gow-faced = a card came off the deck face up while the piles were dealt
    .typed = faced Jo
report-pai-gow-pile = the dealer is about to give pile 3 a card too few; over: one too many
    .typed = pile 3 [over]
report-pai-gow-count = spot 3 is found with a wrong number of cards
    .typed = count 3
report-pai-gow-early = the bank's hand was opened before all others were set
    .typed = early
report-pai-gow-twins = two kings of spades turned up
    .typed = twins Ks
report-pai-gow-touched = seat 3 has cards and tried to change the wager
    .typed = touched 3
report-pai-gow-removed = seat 3 took a wager away before it was settled; known: everybody knows its size
    .typed = removed 3 [known]
report-pai-gow-allowed = by mistake the bank was let set a foul hand, with these two cards in front
    .typed = allowed Ks Kh
report-pai-gow-foul = somebody notices that the bank's hand is foul
    .typed = foul
report-pai-gow-misread = the dealer is about to misread the hand of spot 3; or: lose, push
    .typed = misread 3 win
report-pai-gow-noticed = somebody notices that spot 3 was misread; mixed: its cards lie among others
    .typed = noticed 3 [mixed]
report-pai-gow-kum-kum = the wager of seat 3 belongs to several people
    .typed = kum-kum 3 Ann Bob
report-pai-gow-dead = the floor declares the hand of spot 3 foul
    .typed = dead 3 "reason"
report-pai-gow-misdeal = the floor declares a misdeal: all cards in, dealt again
    .typed = misdeal "reason"
