"""The cite keys of the rulings at pan tables."""

PAN_FLOOR_CITES = frozenset(
    {
        *("floor", "floor.final", "packets.mistake", "discard.ruling"),
        *("hand", "hand.short", "hand.short.two", "hand.over", "hand.over.two"),
        *("hand.dead", "hand.foul"),
        *("spread.demand", "spread.back", "spread.foul", "spread.mended"),
    }
)
