"""Which cite keys each ruling on blackjack is about."""

from typing import Final

from cardhouse.floor.banked import ruling_cites as banked
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WagerFound,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import Boxed, BurnMistake
from cardhouse.floor.core.rulings import Cites

CITES: Final[Cites] = {
    **banked.CITES,
    DealMistake: ("floor",),
    ExtraHand: ("mistake.extra-hand", "mistake.second-hand", "mistake.burned"),
    MissedHand: (
        "mistake.missed",
        "mistake.missed.late",
        "mistake.bank-missed",
        "mistake.bank-missed.two",
    ),
    IncompleteHand: (
        "mistake.incomplete",
        "mistake.incomplete.joker",
        "mistake.incomplete.jackpot",
        "mistake.burned",
    ),
    BurnMistake: ("mistake.burn",),
    Boxed: ("mistake.boxed",),
    PassedOver: ("mistake.passed-over", "mistake.passed-over.two", "mistake.burned"),
    UnaskedCard: (
        "mistake.unasked",
        "mistake.unasked.bank",
        "mistake.unasked.needless",
        "mistake.burned",
    ),
    EarlyDouble: ("mistake.early-double",),
    WavedOff: ("mistake.waved-off",),
    WalkedAway: ("mistake.abandoned",),
    ReopenTurn: ("floor",),
    WagerFound: ("mistake.small-bet", "mistake.large-bet"),
}
