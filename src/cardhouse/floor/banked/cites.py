"""The cite keys of the rulings at banked tables."""

# What can go wrong at any of them.
BANKED_FLOOR_CITES = frozenset({"floor", "floor.final", "fee.cancelled"})

# The mistakes at a table of blackjack; `mistake` stands for all of them.
MISTAKE_CITES = frozenset(
    {
        "mistake.extra-hand",
        "mistake.second-hand",
        "mistake.missed",
        "mistake.missed.late",
        "mistake.passed-over",
        "mistake.passed-over.two",
        "mistake.unasked",
        "mistake.unasked.bank",
        "mistake.unasked.needless",
        "mistake.early-double",
        "mistake.bank-missed",
        "mistake.bank-missed.two",
        "mistake.small-bet",
        "mistake.large-bet",
        "mistake.burn",
        "mistake.burned",
        "mistake.boxed",
        "mistake.abandoned",
        "mistake.abandoned.cage",
        "mistake.waved-off",
        "mistake.incomplete",
        "mistake.incomplete.joker",
    }
)
# Where two jokers make a jackpot.
JACKPOT_CITES = frozenset({"mistake.incomplete.jackpot", "settle.jackpot"})
