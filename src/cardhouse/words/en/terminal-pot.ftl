# The terminal table in games for a pot. An offer has its key in square brackets; .plain is the same
# without the key, .silent what Enter does where that is said in other words.

offered-fold = [f]old
    .plain = fold
offered-check = chec[k]
    .plain = check
offered-call = [c]all{ offered-cost }
    .plain = call{ offered-cost }
offered-bet = [b]et{ offered-range }
    .plain = bet{ offered-range }
offered-raise = [r]aise to{ offered-range }
    .plain = raise to{ offered-range }
offered-pass = [p]ass
    .plain = pass
offered-straddle = [straddle] to{ offered-range }
    .plain = straddle to{ offered-range }
offered-stake = [stake]{ offered-range }
    .plain = stake{ offered-range }
offered-match = [match]{ offered-cost }
    .plain = match{ offered-cost }
offered-stay-out = stay [out]
    .plain = stay out
offered-discard = { $least_cards ->
    [0] [d]raw up to { $most_cards } cards, or pat
   *[some] [d]iscard { $least_cards } of your cards
}
    .plain = { $least_cards ->
        [0] draw up to { $most_cards } cards, or pat
       *[some] discard { $least_cards } of your cards
    }
    .silent = { $chosen ->
        [cards] discard { $cards }
       *[no] pat
    }
offered-bring-in = [bring] it in for{ offered-cost }
    .plain = bring it in for{ offered-cost }
    .silent = bring it in
offered-stand-all-in = stand [all-in]
    .plain = stand all-in
offered-stay-in = [stay] active
    .plain = stay active
offered-show = [s]how
    .plain = show
offered-muck = [m]uck
    .plain = muck
offered-play-board = play the [board]
    .plain = play the board

help-fold = give up the hand
    .typed = f, fold
help-call = stay in; c does either
    .typed = c, call / k, check
help-bet = bet: b 4
    .typed = b, bet [AMOUNT]
help-raise = raise to an amount: r 8, r most
    .typed = r, raise [AMOUNT]
help-stake = before the deal: name the stake, put it in too, stay out
    .typed = stake AMOUNT / in / out
help-draw = on the draw: by place or name, d 1 3 or d Kh 9c; pat keeps all five
    .typed = d, draw CARDS / pat
help-show = at the showdown: show, throw away, play the board
    .typed = s, show / m, muck / board
help-enter-pot = check, stand pat, show, or the next hand; never fold, never call
    .typed = Enter
help-why-pot = the house's rules behind what happened, and whether you may
    .typed = why / why raise

report-pot-exposed = the dealer exposed a down card of seat 4 on the deal
    .typed = exposed 4 [Jh]
report-pot-boxed = the eight of diamonds lies face up in the deck
    .typed = boxed 8d
report-pot-joker = a joker is in a deck that plays without one
    .typed = joker
report-pot-extra = the dealer gives seat 3 one card too many, and nobody notices
    .typed = extra 3
report-pot-early = the dealer turned the next board card before the betting was over
    .typed = early
report-pot-flop = the flop was turned with four cards
    .typed = flop 4
report-pot-turn = seat 4 checks out of turn; or: fold, call, bet 4, raise 8
    .typed = turn 4 check
report-pot-string = you protest: the last raise was made in two motions
    .typed = string
report-pot-chip = you put in one $25 chip without a word
    .typed = chip 25
report-pot-kill = the floor declares the hand of seat 3 dead
    .typed = kill 3 "reason"
report-pot-revive = the floor gives seat 3 its folded hand back
    .typed = revive 3 "reason"
report-pot-misdeal = the floor declares a misdeal: everything back, dealt again
    .typed = misdeal "reason"

# A stud hand on the felt.
felt-down = down
felt-up = up
