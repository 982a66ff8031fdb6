"""The cite keys of the rulings."""

FLOOR_CITES = frozenset(
    {
        "scrap",
        "scrap.board",
        "scrap.down-card",
        "joker",
        "joker.foul",
        "exposed.one",
        "exposed.two",
        "count.short",
        "count.over",
        "count.misdeal",
        "count.dead",
        "misdeal",
        "flop.too-many",
        "flop.too-few",
        "premature.flop",
        "premature.turn",
        "premature.turn.river",
        "premature.river",
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
