"""Which cite keys of a bonus are carried out by what: a command, or the sign on the table."""

from typing import Final

# Each with the name of the bonus.
BONUS_CITES: Final[dict[str, frozenset[str]]] = {
    "open-bonuses": frozenset({"posted"}),
    "clock-tick": frozenset({"posted", "raised"}),
    "collect-dollars": frozenset({"collected"}),
    "claim-prize": frozenset({"won", "shares", "once", "again"}),
    "deal-free": frozenset({"paid"}),
    "pay-free": frozenset({"paid", "once"}),
    "notice": frozenset({"notice"}),
}

# The way in that is free is one for all bonuses.
FREE_CITES: Final[dict[str, frozenset[str]]] = {
    "open-free": frozenset({"bonus.free.open", "bonus.free.live", "bonus.free.table"}),
    "sit-free": frozenset({"bonus.free", "bonus.free.table"}),
    "deal-free": frozenset(
        {"bonus.free", "bonus.free.open", "bonus.free.live", "bonus.free.dummy"}
    ),
    "fetch-free": frozenset({"bonus.free"}),
}
