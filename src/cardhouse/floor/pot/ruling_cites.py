"""Which cite keys each ruling on games for a pot is about."""

from typing import Final

from cardhouse.floor.core.reports import Boxed, BurnMistake, CancelHand, GiveChips, WrongCount
from cardhouse.floor.core.rulings import Cites
from cardhouse.floor.pot.reports import (
    Absent,
    AwardPot,
    CallMisdeal,
    ChipsPushed,
    DealtUp,
    EarlyBoard,
    EarlyCards,
    Exposed,
    ExtraDealt,
    FlopCount,
    HandMerged,
    JokerFound,
    KillHand,
    LastExposed,
    Miscalled,
    OutOfTurn,
    ReviveHand,
    ShortDealt,
    StringRaise,
    Thrown,
    TurnedUp,
    WrongBurn,
)

_COUNT: Final = ("short", "over", "misdeal", "dead", "out", "foul", "missing", "fill")

CITES: Final[Cites] = {
    Boxed: ("scrap", "scrap.board", "scrap.down-card"),
    JokerFound: ("joker", "joker.foul", "scrap.down-card"),
    Exposed: ("exposed.one", "exposed.two", "exposed.kept", "exposed.draw"),
    DealtUp: ("exposed.one", "exposed.two"),
    ShortDealt: ("count.short",),
    ExtraDealt: ("count.over",),
    WrongCount: tuple(f"count.{key}" for key in _COUNT),
    EarlyBoard: ("premature.flop", "premature.turn", "premature.turn.river", "premature.river"),
    FlopCount: ("flop.too-many", "flop.too-many.told", "flop.too-few"),
    LastExposed: (
        "exposed.last",
        "exposed.last.order",
        "exposed.last.first",
        "exposed.last.all-in",
        "exposed.last.active",
    ),
    BurnMistake: ("burn.moved",),
    WrongBurn: ("burn.moved", "burn.kept"),
    EarlyCards: ("premature.street", "premature.resume", "premature.kept"),
    Absent: ("ante.absent",),
    ChipsPushed: ("string-bet", "oversize-chip"),
    OutOfTurn: ("turn.out",),
    StringRaise: ("string-bet", "string-bet.protest"),
    Thrown: ("muck.thrown",),
    HandMerged: ("muck.merged",),
    TurnedUp: ("muck.turned",),
    Miscalled: ("floor.miscall",),
    KillHand: ("floor", "floor.dead-hand"),
    ReviveHand: ("muck.revive",),
    GiveChips: ("floor",),
    AwardPot: ("floor", "award.shown"),
    CallMisdeal: ("misdeal", "floor"),
    CancelHand: ("fee.cancelled", "floor"),
}
