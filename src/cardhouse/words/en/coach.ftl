# The coach at a practice table. A choice is its button; .means says what it does.

coach-fold = Fold
    .means = You give up the hand and lose no more than you have put in.
coach-check = Check
    .means = You stay in and put nothing in. The next player decides.
coach-call = Call { $cost }
    .means = You put in { $cost } and stay in the hand.
coach-bet = Bet { $amount }
    .means = You put { $amount } in. Everybody else must match it, raise it or give up.
coach-raise = Raise to { $amount }
    .means = You make it { $amount } to stay in, for everybody.
coach-bring-in = Bring it in for { $cost }
    .means = Your card must open the betting; this is the smallest way to do it.
coach-discard = { $some ->
    [0] Stand pat
   *[other] Throw { $cards }
}
    .means = { $some ->
        [0] You keep all your cards.
       *[other] You throw these cards away and are dealt as many new ones.
    }
coach-stake = Stake { $amount }
    .means = You name what everybody must put in to be dealt in.
coach-match = Match { $cost }
    .means = You put in the stake and are dealt in.
coach-stay-out = Stay out
    .means = You are dealt no cards in this hand.
coach-straddle = Straddle to { $amount }
    .means = You make the pot more to go before you have seen all your cards.
coach-pass = Pass
    .means = You leave the pot as it is.
coach-stand-all-in = Stand all-in
    .means = You play for the pot as it lies. The others bet on the side.
coach-stay-in = Stay active
    .means = You go on betting as usual.
coach-show = Show
    .means = You turn your cards face up. The best hand takes the pot.
coach-muck = Muck
    .means = You throw your cards away unseen and give up the pot.
coach-play-board = Play the board
    .means = Your five cards are those on the board.

coach-put-up = Put up { $amount }
    .means = You are the bank: this is the most that you can lose, and it covers the others' wagers.
coach-wager = Wager { $amount }
    .means = You play for { $amount } against the bank.
coach-take-back = Take the wager back
    .means = Your wager comes back to your stack.
coach-refuse = Refuse
    .means = You do not take this wager.
coach-done = Done
    .means = Your wagers lie as they are, and the deal can begin.
coach-insure = Insure
    .means = You bet half your wager that the bank has a natural.
coach-decline = No insurance
    .means = You do not bet on the bank's hand.
coach-follow = Follow
    .means = Your bet goes with the hand that the other player chose.
coach-hit = Hit
    .means = You take one more card.
coach-stand = Stand
    .means = You take no more cards. The next hand is played.
coach-double = Double
    .means = You double the wager and take exactly one card.
coach-split = Split
    .means = You make two hands of the pair, each with a wager of its own.
coach-surrender = Surrender
    .means = You give the hand up for half of the wager.
coach-lapse = Let it pass
    .means = Nothing happens.
coach-roll = Roll
    .means = The dice say who gets the first pile.
coach-shake = Shake the cup
    .means = The dice in the cup say who gets the first pile.
coach-set-hand = { $front } in front
    .means = The other five cards are your back hand, { $back }. Both must win for you to win.
coach-propose = Propose { $front } in front
    .means = The dealer shows you how this would lie.
coach-look-at = Look at the cards
    .means = You look at the seven cards of your spot.
coach-ask-advice = Ask for the house way
    .means = The dealer says how the house would set the hand.
coach-let-dealer-set = Let the dealer set it
    .means = The dealer sets the hand the house way.
coach-confirm = Confirm
    .means = The hand stays as it lies.

coach-go-on-top = Stay in
    .means = You play this hand. Whoever collects for melds collects from you too.
coach-retire = Retire
    .means = You throw the hand away and lose your tops.
coach-draw-card = Draw
    .means = You turn the next card of the deck. You may meld it; otherwise it is passed on.
coach-take-discard = Take the discard
    .means = You take the card that was thrown away, and must meld it at once.
coach-force = Force
    .means = The player in turn must use the card that fits their meld, and cannot draw.
coach-let-go = Let it go
    .means = The turn goes on as usual.
coach-meld = Meld
    .means = You spread these cards. Everybody in the hand pays for a meld that has a worth.
coach-increase = Add
    .means = You add to a meld of yours. A larger meld may pay again.
coach-split-meld = Split
    .means = You make two melds of one, each with its own worth.
coach-discard-card = Discard { $cards }
    .means = You throw this card away. The next player may use it.

# Reasons.
coach-share = { $others ->
    [one] Against one { $known ->
        [yes] hand of which you see the open cards
       *[no] unseen hand
    } you win { $share } % of the pot on average.
   *[other] Against { $others } { $known ->
        [yes] hands of which you see the open cards
       *[no] unseen hands
    } you win { $share } % of the pot on average.
} { $exact ->
    [yes] Every deal is counted.
   *[no] Two million deals are sampled.
}
coach-price = You pay { $cost } for a pot of { $pot }: that is worth it from { $need } % on.
coach-fair = { $more ->
    [yes] A fair share is { $fair } %: you hold more than that, so more money in the pot is good for you.
   *[no] A fair share is { $fair } %: you hold less than that, so more money in the pot is bad for you.
}
coach-outs = { $count ->
    [one] One card of the next street makes { $made }: { $cards }.
   *[other] { $count } cards of the next street make { $made }: { $cards }.
}
coach-made = { $made ->
    [two-pair] two pair
    [three-of-a-kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four-of-a-kind] four of a kind
    [five-of-a-kind] five of a kind
    [straight-flush] a straight flush
    [royal-flush] a royal flush
   *[one-pair] a pair
}
coach-drawing = { $count ->
    [0] You would stand pat.
   *[other] You would draw { $count } and keep { $cards }.
}
coach-keeps = Keeping { $cards } wins { $share } % of the pot on average.
coach-beaten = A hand that lies face up beats yours: nobody need see it.
coach-shows = Nothing that lies face up beats you: show, and the best hand is paid.
coach-count = You have { $total } with { $cards } against the bank's { $up }.
coach-insurance = The bank has a natural { $share } % of the time; insurance pays from 33.3 % on.
coach-edge = A wager brings { $edge } % on average, and the collection is { $fee }: the least loses least.
coach-bank-worth = The bank brings { $one } a hand on average against one wager of { $bet }, and { $many } against { $wagers } of them; the fee of { $fee } is taken off.
coach-setting = { $front } in front wins both hands { $win } % of the time and loses both { $lose } %, over { $deals } deals{ $house ->
    [yes] . The house would set it so too.
   *[no] . The house would set it otherwise.
}
coach-fit = { $enough ->
    [yes] Your cards have { $points } pairs that wait for a third card. { $stays } are enough to stay.
   *[no] Your cards have { $points } pairs that wait for a third card. It takes { $stays } to stay.
}
coach-forcing = { $harmless ->
    [yes] The card pays the other player nothing, and it costs them a draw.
   *[no] The card would pay the other player, or bring them near the end.
}
coach-takes = The card fits your hand: melded, it is safe from everybody else.
coach-discards = This card fits least with your others.
coach-lays = Cards on the table count towards the eleven, and a meld with a worth is paid at once.
coach-draws = The discard does not help you: the deck may.

# The meaning of the figures.
coach-basis-pot = Figures are average gains from here on if everybody still in pays to see the end, with unseen cards at random and without fees. { $draw ->
    [yes] The others hold five cards as they were dealt: what they draw is not counted.
   *[no] Players who bet usually hold better than that.
}
coach-basis-draw = Figures are shares of the pot as it lies, against unseen hands of five cards as they were dealt: what the others draw is not counted.
coach-basis-blackjack = Figures are the solver's, over all cards of the shoe, with the best play after this one.
coach-basis-insurance = Figures are counted over the cards that you have not seen.
coach-basis-edge = Figures are average results with the best play, collection included.
coach-basis-bank-blackjack = Figures are those of cardhouse edge: exact for the rules of this table, against players who play their best.
coach-basis-bank-pai-gow = Figures are those of cardhouse edge, with the house way on both sides: { $exact ->
    [yes] all { $deals } deals are counted.
   *[no] { $deals } deals are sampled.
}
coach-basis-pai-gow = Figures are counted over every hand that the other side can hold, set the house way.
coach-basis-pan = Figures are what the others in the hand pay at once.

coach-street = { $some ->
    [0] Before the board
   *[other] Board { $board }
}

coach-street-draw = { $drawn ->
    [yes] After the draw
   *[no] Before the draw
}
coach-street-cards = { $cards } cards each

# Refusals.
coach-no-practice = The coach talks only at practice tables.
coach-company = The coach talks only to whoever is alone with bots.
coach-often = The coach needs a moment: ask again shortly.
coach-failed = The coach has no figures for this hand.
practice-often = You open practice tables too fast: wait a moment.
practice-full = Too many people practise just now: try again in a while.
practice-over = This practice table is closed.
learn-no-game = { $house } has no game { $game } in this room.
