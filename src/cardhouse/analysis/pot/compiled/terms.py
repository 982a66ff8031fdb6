"""A game's rules as an array of numbers: the place of each number."""

from typing import Final

from cardhouse.analysis.pot.compiled.row import DECK, SEATS

# The stakes.
(LIMIT, SMALL, BIG, BLINDS, BLIND, ANTE, BRING, UNIT, CHIP) = (0, 1, 2, 3, 4, 7, 8, 9, 10)
(FIXED, SPREAD, POT, NO) = range(4)
# Betting: raises, when they are uncapped, and the rest of the house's options.
(RAISES, UNCAPPED, CHECK_RAISE, DEAD_CARDS, HALVES, MUST_BET) = range(11, 17)
(TWO_LEFT, TWO_AT_START, NEVER) = range(3)
# Showing and splitting.
(SHOW_FIRST, PLAY_BOARD, MAY_MUCK, ODD_TO_HIGH, HEADS_UP, KILL_LAST) = range(17, 23)
(FIRST_TO_ACT, LAST_AGGRESSOR, LEFT_OF_BUTTON) = range(3)
# The time of the fee: at the start, on the flop, at the end.
FEE_TIME: Final = 23
# Ranking: the sides, two cards of the hand, the ace in up cards that open, suits on boards (0:
# none, 1: spades high, 2: clubs high).
(HAS_HIGH, HAS_LOW, TWO, ACES_LOW, SUITS) = range(24, 29)
# The least worth that wins, that opens, that must be bet; the last two also for a pot turned low.
(LEAST_HIGH, LEAST_OPEN, LEAST_LOW, LEAST_MUST, LEAST_LOW_TURNED, LEAST_MUST_TURNED) = range(29, 35)
# The deck, and the script.
(CARDS, STEPS) = range(35, 37)
# The depth to which the deck is shuffled, by the number of players.
DEPTH: Final = 37
CARD: Final = DEPTH + SEATS + 1
SCRIPT: Final = CARD + DECK

# A step is its kind, which comes first, and up to seven options.
STEP_SIZE: Final = 8
(
    ASSESS,
    COLLECT,
    ANTES,
    STAKE,
    BLIND_STEP,
    STRADDLES,
    STRETCH,
    DEAL,
    BET,
    REDEAL,
    DRAW,
    DISCARD,
    SHOWDOWN,
) = range(13)
# collect
WHEN: Final = 1
# antes
FOR_ALL: Final = 1
# stretch
BY_SCRAMBLE: Final = 1
# deal
(BURN, DOWN, UP, BOARD) = range(1, 5)
# bet
(SIZE, FIRST, LIMP, OPENERS) = range(1, 5)
(SMALL_BET, BIG_BET, SMALL_OR_BIG) = range(3)
(AFTER_BLINDS, FROM_BUTTON, LOW_CARD, HIGH_CARD, HIGH_HAND, LOW_HAND) = range(6)
# redeal
(TURNS_LOW, BACK_TO_BET, BACK_TO_DEAL) = range(1, 4)
# draw
(MOST, FIFTH_LAST, REFILL_BURNS, DEAL_LAST, DEAL_EXACT) = range(1, 6)
# discard
COUNT: Final = 1
