"""A club's evening: chips that the host has lent, and who owes whom at its end."""

from __future__ import annotations

from collections.abc import Collection

from cardhouse.cage.commands import SettleUp
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Arg, Said, say
from cardhouse.ledger import BOX
from cardhouse.room.room import Room
from cardhouse.table.accounts import at, held, purse


async def settling(room: Room, by: str) -> SettleUp:
    """The order that settles up; Illegal as long as chips are out of their owners' hands."""
    if still := still_seated(room):
        raise Illegal(Reason.NOT_OFFERED, detail=still)
    # Nobody can sit down in the meantime: that takes the cage's turn too.
    balances = await room.store.balances()
    chips = _of(balances, purse(""))
    if waiting := _of(balances, held("")):
        raise _refused("cage-holds-for", names=", ".join(waiting))
    boxes = {name: balances.get(at(name, BOX), 0) for name in room.tables}
    return SettleUp(
        at=room.clock.now(),
        by=by,
        chips=chips,
        boxes={name: dropped for name, dropped in boxes.items() if dropped},
    )


def still_seated(room: Room, hidden: Collection[str] = ()) -> Said | None:
    """The reason why nobody can settle up as long as somebody sits at a table.

    Nothing is said of tables that are hidden but that somebody plays there.
    """
    for name, keeper in room.tables.items():
        if seated := ", ".join(player.name for player in keeper.state.players.values()):
            if name in hidden:
                return say("still-seated-private")
            return say("still-seated", names=seated, table=name)
    return None


async def standings(room: Room) -> dict[str, tuple[int, int]]:
    """By name: chips lent and not settled, and the chips that the person has now."""
    balances, owed = await room.store.balances(), room.cage.state.owed
    chips = {name: 0 for name in owed} | _of(balances, purse(""))
    for name, kept in _of(balances, held("")).items():
        chips[name] = chips.get(name, 0) + kept
    for table, keeper in room.tables.items():
        for seat, player in keeper.state.players.items():
            chips[player.name] = chips.get(player.name, 0) + balances.get(at(table, seat), 0)
    return {name: (owed.get(name, 0), chips[name]) for name in sorted(chips)}


def _of(balances: dict[str, int], prefix: str) -> dict[str, int]:
    """Balances by name of the accounts that begin alike, without empty ones."""
    return {
        account.removeprefix(prefix): chips
        for account, chips in sorted(balances.items())
        if account.startswith(prefix) and chips
    }


def _refused(key: str, **args: Arg) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=say(key, **args))
