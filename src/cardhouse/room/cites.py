"""The cite keys of what happens between hands."""

ROOM_CITES = frozenset(
    {
        "seat.buy-in",
        "seat.enter",
        "seat.between-blinds",
        "blind.missed",
        "button.first",
        "button.moves",
        "button.heads-up",
    }
)
