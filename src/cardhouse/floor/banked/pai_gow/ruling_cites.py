"""Which cite keys each ruling on pai gow poker is about."""

from typing import Final

from cardhouse.floor.banked import ruling_cites as banked
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    KumKum,
    KumKumDisputed,
    MisreadHand,
    MisreadNoticed,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    VoidDeal,
    WagerRemoved,
    WagerTouched,
    WrongHand,
)
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.rulings import Cites

CITES: Final[Cites] = {
    **banked.CITES,
    CardFaced: ("faced.high", "faced.two", "faced.one"),
    PileMisdealt: ("count.hand",),
    WrongHand: ("count.hand", "count.late"),
    OpenedEarly: ("opened-early",),
    TwinsFound: ("misdeal.twins",),
    WagerFound: ("wager.found", "wager.third", "wager.over", "wager.under"),
    WagerTouched: ("wager.touched",),
    WagerRemoved: ("wager.removed.won", "wager.removed.lost"),
    KumKum: ("kum-kum", "kum-kum.bank"),
    KumKumDisputed: ("kum-kum.dispute",),
    FoulAllowed: ("bank-hand.reset",),
    FoulNoticed: ("bank-hand.reset",),
    MisreadHand: ("settle.misread",),
    MisreadNoticed: ("settle.misread",),
    FoulHand: ("foul",),
    VoidDeal: ("misdeal", "floor"),
}
