"""A house that posts cuckoo, in TOML alone."""

from pathlib import Path
from typing import Final

HOUSE: Final = "corner-club"
ROOM: Final = """
name = "The Corner Club"

[[rule]]
id = "CC-ROOM-1"
kind = "floor"
text = "The floor's decision is final."
cites = ["floor"]

[[rule]]
id = "CC-ROOM-2"
kind = "seating"
text = "Everybody plays in turn and brings twenty chips."
cites = ["turn", "seat"]
scope = ["cuckoo"]
"""
GAME: Final = """
title = "Cuckoo"
script = [
  { step = "assess" },
  { step = "cuckoo-antes" },
  { step = "collect" },
  { step = "cuckoo-deal" },
  { step = "cuckoo-round" },
  { step = "cuckoo-settle" },
]

[cuckoo]
antes = 2

[seating]
least = 2
most = 8

[[table]]
name = "$2"
stakes = { small_bet = 200, big_bet = 200 }
fee = { payer = "pot", bands = [{ up_to = 8, amount = 100 }] }

[[table]]
name = "kings too"
cuckoo = { antes = 2, king_stays = false }
stakes = { small_bet = 200, big_bet = 200 }
fee = { payer = "pot", bands = [{ up_to = 8, amount = 100 }] }

[[rule]]
id = "CC-CU-1"
kind = "betting"
text = "Everybody antes two chips, out of which the fee is paid."
cites = ["cuckoo.ante", "fee"]
sets.cuckoo.antes = 2
by = ["cuckoo-antes", "collect"]

[[rule]]
id = "CC-CU-2"
kind = "deal"
text = "The deal goes round and may be passed on; everybody is dealt one card."
cites = ["cuckoo.deal", "deal", "deck"]
by = ["next-hand", "pass-deal", "cuckoo-deal"]

[[rule]]
id = "CC-CU-3"
kind = "draw"
text = "In turn each player keeps their card or exchanges it; a card that was seen stays."
cites = ["cuckoo"]
by = ["cuckoo-round", "card-flashed", "cuckoo-settle"]
"""


def write(place: Path, *changes: tuple[str, str]) -> Path:
    """The house's folder, with some words of the game's page changed."""
    house, game = place / HOUSE, GAME
    house.mkdir()
    for old, new in changes:
        assert old in game, f"{old!r} is not on the page"
        game = game.replace(old, new, 1)
    (house / "room.toml").write_text(ROOM, "utf-8")
    (house / "cuckoo.toml").write_text(game, "utf-8")
    return house
