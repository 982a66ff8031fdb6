"""The cite keys of the rulings."""

from cardhouse.floor.core.rules import Irregularities

# What can go wrong in any game.
FLOOR_CITES = frozenset(
    {
        "scrap",
        "scrap.down-card",
        "exposed.one",
        "exposed.two",
        "count.short",
        "count.over",
        "count.misdeal",
        "count.dead",
        "misdeal",
        "string-bet",
        "string-bet.protest",
        "oversize-chip",
        "turn.out",
        "floor",
        "floor.dead-hand",
        "floor.final",
        "muck.revive",
        "muck.thrown",
        "muck.merged",
        "muck.turned",
        "floor.miscall",
        "award.shown",
        "fee.cancelled",
    }
)

# What can go wrong with board cards.
BOARD_CITES = frozenset(
    {
        "scrap.board",
        "flop.too-many",
        "flop.too-few",
        "premature.flop",
        "premature.turn",
        "premature.turn.river",
        "premature.river",
    }
)

# What can go wrong where cards lie face up in front of the players.
UP_CARD_CITES = frozenset({"scrap.board"})

# A last card that should be down, and what its player may do where the house lets him choose.
LAST_CARD_CITES = frozenset({"exposed.last", "exposed.last.order"})
LAST_CHOICE_CITES = frozenset({"exposed.last.first", "exposed.last.all-in", "exposed.last.active"})

# A player who anted and is not there.
ABSENT_CITES = frozenset({"ante.absent"})

# Where a hand of a wrong size is out, and where whole streets are put right.
COUNT_OUT_CITES = frozenset({"count.out", "count.foul", "count.missing"})
STREET_CITES = frozenset(
    {"burn.moved", "burn.kept", "premature.street", "premature.resume", "premature.kept"}
)

# A joker in a deck that plays without one.
FOREIGN_JOKER_CITES = frozenset({"joker", "joker.foul"})

# Where a good card exposed on the deal must be kept.
KEPT_CITES = frozenset({"exposed.kept"})

# Where a hand with too few cards is filled up on the draw.
FILL_CITES = frozenset({"count.fill"})

# What only houses cite that have set an option.
OPTION_CITES = frozenset({"flop.too-many.told", "absent", "absent.owes"})


def option_cites(rules: Irregularities) -> frozenset[str]:
    """The keys that this house's options bring in."""
    told = {"flop.too-many.told"} if rules.fourth_burns else set()
    absent = {"absent", "absent.owes"} if rules.absent_plays else set()
    return frozenset(told | absent)
