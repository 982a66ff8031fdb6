"""The cite keys of what happens between hands."""

ROOM_CITES = frozenset({"seat.buy-in", "button.first", "button.moves"})

# Where a game has blinds, who comes in and who missed them.
BLIND_CITES = frozenset({"seat.enter", "seat.between-blinds", "blind.missed", "button.heads-up"})
