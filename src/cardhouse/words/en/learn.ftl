# A game on one page. A step of the script is learn- and its tag; .title is the heading.

learn-times = { $title }, { $times } times
learn-aim-pot = { $sides ->
    [both] Win the pot with the best high hand, the best low hand, or both: each takes half.
    [low] Win the pot with the lowest hand, or by being the last one in.
   *[high] Win the pot with the best hand, or by being the last one in.
}
learn-aim-blackjack = Come closer to 21 than the player who banks.
learn-aim-pai-gow = Make two hands of seven cards and beat both hands of the player who banks.
learn-aim-pan = Be the first to spread { $out } cards in melds, and collect for the melds that pay.
learn-aim-mixed = The game changes from hand to hand. Each of its games has a page of its own.
learn-wins-pot = { $sides ->
    [both] High hands from the best down, then low hands
    [low] Low hands from the best down
   *[high] Hands from the best down
}{ $two ->
    [yes] ; exactly two of your own cards play with three of the board
   *[no] {""}
}
learn-wins-blackjack = { $push ->
    [yes] Totals; a hand over 21 may still be saved if the bank goes further over
   *[no] Totals; a hand over 21 has lost
}
learn-wins-pai-gow = Hands as the house sets them: two in front, five in the back. { $copies ->
    [bank] Equal hands go to the bank.
   *[other] Equal hands push.
}
learn-wins-pan = Melds, and what everybody in the hand pays for each
learn-set = { $front } in front, { $back } in the back
learn-meld = { $rope ->
    [yes] Rope
   *[no] Set
}{ $chips ->
    [0] , pays nothing
    [one] , one chip from each
   *[other] , { $chips } chips from each
}

learn-blinds = The players after the button put in the blinds, so that there is something to play for.
    .title = Blinds
learn-antes = { $payer ->
    [each] Everybody puts in the ante.
   *[other] The big blind puts in the ante for all.
}
    .title = Ante
learn-stake = The button names a stake; whoever matches it is dealt in.
    .title = Stake
learn-straddle = In the middle of the deal each player may make the pot more to go.
    .title = Straddle
learn-deal = { $board ->
    [0] { $up ->
        [0] { $down ->
            [one] Everybody gets one card face down.
           *[other] Everybody gets { $down } cards face down.
        }
       *[other] { $down ->
            [0] Everybody gets { $up } face up.
           *[other] Everybody gets { $down } face down and { $up } face up.
        }
    }
    [one] One card is turned on the board, for everybody.
   *[other] { $board } cards are turned on the board, for everybody.
}
    .title = { $board ->
        [0] Deal
       *[other] Board
    }
learn-bet = { $size ->
    [small-bet] Bets are the smaller limit.
    [big-bet] Bets are the larger limit.
    [small-or-big] Bets are the smaller limit, or the larger one with an open pair.
   *[other] Players bet in turn.
} { $first ->
    [after-blinds] The player after the blinds begins.
    [low-card] The lowest open card must begin, at least with the bring-in.
    [high-card] The highest open card must begin, at least with the bring-in.
    [low-hand] The lowest open cards begin.
    [high-hand] The best open cards begin.
   *[other] The player left of the button begins.
} { $openers ->
    [yes] It takes openers to open.
   *[no] Check, bet, call, raise or fold.
}
    .title = Betting
learn-redeal = If nobody opens, the pot is played for low.
    .title = Passed out
learn-draw = Throw up to { $most } cards away and get as many new ones.
    .title = Draw
learn-discard = Throw away the cards that you do not want.
    .title = Discard
learn-showdown = Whoever is still in shows. The best hand takes the pot.
    .title = Showdown

learn-bank = One player puts up the bank. It pays and takes as far as its money goes; the house only deals.
    .title = The bank
learn-wagers = Everybody else puts a wager on their spot.
    .title = Wagers
learn-round = { $bank ->
    [up] One card to everybody, and one to the bank face up.
    [down] One card to everybody, and one to the bank face down.
   *[none] One more card to everybody.
}
    .title = Deal
learn-insurance = Behind an ace of the bank, half the wager can be bet on its natural.
    .title = Insurance
learn-turns = Each player in turn hits, stands, doubles or splits.
    .title = Play
learn-bank-hand = The bank draws by fixed rules.
    .title = The bank's hand
learn-settle = Each wager is paid or taken, in order, as far as the bank's money goes.
    .title = Settlement
learn-piles = The dealer makes seven piles of seven cards.
    .title = Piles
learn-dice = { $count } dice in a cup say who gets the first pile.
    .title = Dice
learn-deliver = Each spot gets its pile.
    .title = Delivery
learn-set-hands = Set two cards in front and five in the back. The back must be better than the front.
    .title = Setting
learn-bank-sets = The bank's hand is set last.
    .title = The bank's hand
learn-settle-pai-gow = Win both hands and you are paid; lose both and you pay; one each is a push.
    .title = Settlement

learn-tops = Everybody puts a top in the middle. The winner takes them all.
    .title = Tops
learn-packets = Everybody gets ten cards.
    .title = Deal
learn-go-on-top = In turn everybody stays in or retires.
    .title = Stay or retire
learn-pan-play = In turn: draw or take the discard, meld what fits, discard.
    .title = Play
learn-pan-settle = Whoever has spread eleven cards wins the tops, and is paid once more for all melds.
    .title = The end

learn-joker = { $joker ->
    [bug] The joker is an ace, or completes a straight or a flush.
    [lowest] The joker is the lowest card that you do not hold.
   *[other] The joker is any card.
}
learn-straight-beats-flush = A straight beats a flush here.
learn-qualifier = A low hand needs { $qualifier } or lower; without one, high takes the whole pot.
learn-suits = Suits break ties here.
learn-kill = After winning twice in a row, the winner posts a kill and the next hand is played at higher limits.
learn-joker-21 = A joker makes any hand 21.
learn-must-hit = You must draw with { $points } or less.
learn-must-stand = You must stand on hard { $hard } and soft { $soft }.
learn-split = Pairs can be split into up to { $hands } hands.
learn-surrender = { $when ->
    [any-time] A hand can be given up for half its wager at any time.
   *[other] The first two cards can be given up for half the wager.
}
learn-soft-17 = { $does ->
    [hit] The bank draws on soft 17.
   *[other] The bank stands on soft 17.
}
learn-wheel = { $wheel ->
    [lowest] Five to the ace is the lowest straight.
   *[other] Five to the ace is the second-best straight.
}
learn-double-tops = { $tops ->
    [one] Everybody puts up one top.
   *[other] Everybody puts up { $tops } tops.
}
learn-same-suit = { $takes ->
    [same-suit] A set of one suit takes only cards of that suit.
   *[other] A set of one suit takes any card of its rank.
}

# Words of the table, each with its meaning.
learn-word-button = The marker of the seat that acts last. It moves one seat after each hand.
    .title = The button
learn-word-blind = A bet that must be put in before the cards are seen. The big blind counts as the first bet of the round.
    .title = Blind
learn-word-ante = Chips put into the pot before the deal.
    .title = Ante
learn-word-bring-in = The small bet with which the player of the lowest open card must begin.
    .title = Bring-in
learn-word-limit = Of two amounts the first is each bet and raise at the start, the second later in the hand.
    .title = Limit
learn-word-call = To call is to match what another player has bet; to raise is to make it more.
    .title = Call and raise
learn-word-all-in = Without more chips a player stays in, and can win what they have matched.
    .title = All-in
learn-word-muck = To give up the cards unseen at the end.
    .title = Muck
learn-word-pat = Who draws no card stands pat.
    .title = Pat
learn-word-openers = The hand that one must hold to be the first who bets.
    .title = Openers
learn-word-low = A low hand is named by its highest card; the lower, the better.
    .title = Low
learn-word-buy-in = The least amount of chips with which a player sits down.
    .title = Buy-in
learn-word-fee = What the house charges: a fixed amount, and no share of what is won. The house neither wins nor loses at the table.
    .title = Fee
learn-word-banker = A player, or a company that stands in for one, against whom all others play; never the house.
    .title = Bank
learn-word-wager = What a player bets against the bank. The bank must have the money to cover it.
    .title = Wager
learn-word-push = Nobody wins: the wager comes back.
    .title = Push
learn-word-natural = The best total with the first two cards.
    .title = Natural
learn-word-soft = A soft total counts an ace as eleven and cannot go over with one card; a hard one can.
    .title = Soft and hard
learn-word-front = The hand of two cards, and the hand of five. In front only a pair or high cards count.
    .title = Front and back
learn-word-copy = A hand that ranks the same as the bank's.
    .title = Copy
learn-word-foul = A hand set with the better cards in front: it loses.
    .title = Foul
learn-word-house-way = How the dealer sets seven cards. Anybody may ask for it.
    .title = House way
learn-word-top = A chip that everybody puts in the middle before the deal; the winner takes them all.
    .title = Top
learn-word-meld = Three cards or more that belong together, spread face up.
    .title = Meld
learn-word-rope = A meld of cards in order and of one suit.
    .title = Rope
learn-word-set = A meld of cards of one rank.
    .title = Set
learn-word-valle = Threes, fives and sevens: many melds of them are paid by everybody at once.
    .title = Cards with a worth
learn-word-retire = To give up the hand before the first turn, and with it the tops.
    .title = Retire
learn-word-force = To make a player use the card that fits their meld, so that they cannot draw.
    .title = Force
