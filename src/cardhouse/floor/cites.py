"""The cite keys of the rulings."""

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
        "floor",
        "floor.dead-hand",
        "floor.final",
        "muck.revive",
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

# A joker in a deck that plays without one.
FOREIGN_JOKER_CITES = frozenset({"joker", "joker.foul"})
