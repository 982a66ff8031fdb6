"""The cite keys of what happens between hands."""

from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.rules import Rotation

ROOM_CITES = frozenset({"seat.buy-in", "button.first", "button.moves"})

# Where a game has blinds, who comes in and who missed them.
BLIND_CITES = frozenset({"seat.enter", "seat.between-blinds", "blind.missed", "button.heads-up"})

# Where the house collects by time.
TIME_CITES = frozenset({"fee.time"})

# Where a player banks: how the bank goes round.
BANK_CITES = frozenset({"bank.turn", "bank.offer", "bank.passed", "bank.broken"})

# What only some houses post on it.
BANK_OPTION_CITES = frozenset(
    {"bank.standing", "bank.wagered", "bank.renewed", "seat.bank", "shoe.cut", "shoe.asked"}
)


def rotation_cites(rotation: Rotation, *, cut: int) -> frozenset[str]:
    """What the bank's turn may cite, as the house's options say; `cut` is where its cut card is."""
    options = {
        "bank.standing": rotation.banks > 0,
        "bank.wagered": rotation.wagered,
        "bank.renewed": rotation.renewed_ends,
        "seat.bank": bool(rotation.seats),
        "shoe.cut": cut > 0,
        "shoe.asked": rotation.fresh != "nobody",
    }
    return BANK_CITES | {key for key, posted in options.items() if posted}


def bonus_cites(bonus: Bonus) -> frozenset[str]:
    """What may be cited of a bonus, each key with its name; and of the way in that is free."""
    keys = ["won", "shares", "paid", "posted", "raised", "notice"]
    keys += ["once"] if bonus.once else ["again"]
    keys += ["collected"] if bonus.funding == "collection" else []
    free = {"bonus.free", "bonus.free.open", "bonus.free.table", "bonus.free.dummy"}
    live = {"bonus.free.live"} if bonus.free.needs == "live-game" else set()
    return frozenset({bonus.cite(key) for key in keys} | free | live)
