"""The room's ledger: what every event of a table moves between the accounts of the whole room.

At a table an account is a seat, the pot or the box; in the room it has the table's name before it.
What a player has in chips away from the tables is his own account, by his name.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.ledger import BONUS, BOX, CAGE, LEFT, OUTSIDE, Account, Balances, Transfer, move
from cardhouse.table.bonus_events import OWED, BonusPaid
from cardhouse.table.cage import HeldFetched
from cardhouse.table.events import (
    ChipsBought,
    HandCounted,
    PlayerExpelled,
    PlayerLeft,
    PlayerSat,
    TableEvent,
)
from cardhouse.table.play import AnyEvent
from cardhouse.table.reopening import HandReopened
from cardhouse.table.table import Table
from cardhouse.table.timed import TimeCollected

Moves = tuple[Transfer, ...]

# How the names of the room's other accounts begin.
RESERVED = frozenset({"player", "held", "drawer", "house", "cage", "bonus", OUTSIDE})


def purse(name: str) -> str:
    """A player's chips away from the tables."""
    return f"player/{name}"


def held(name: str) -> str:
    """What the cage keeps for a player who walked away from his hand."""
    return f"held/{name}"


def at(table: str, account: Account) -> str:
    """An account of a table in the room; what a prize is paid from belongs to no table."""
    return OWED if account == OWED else f"{table}/{account}"


def check_table_name(name: str) -> None:
    """No table may be called so that its accounts could be taken for somebody else's."""
    if not name.strip() or "/" in name or name in RESERVED:
        what = f"A table cannot be called {name!r}: accounts of the room are."
        raise Illegal(Reason.NOT_OFFERED, detail=what)


def moves(name: str, before: Table, events: Iterable[AnyEvent]) -> Iterator[Moves]:
    """What each of a command's events moves, one after the other, at a table of that name."""
    happened = list(events)
    chips: Balances = {} if before.hand is None else before.hand.chips.copy()
    names = _names(before)
    gone = _gone(happened)
    for event in happened:
        if isinstance(event, TableEvent):
            if isinstance(event, PlayerSat):
                names[event.seat] = event.name
            if isinstance(event, HandReopened):
                at_table = event.at_table()
                chips = {
                    place: at_table.get(place, 0) if _own(place) else held
                    for place, held in chips.items()
                }
            yield _between(name, event, names)
            continue
        if isinstance(event, HandStarted):
            chips = kernel.replay(before.game, [event]).chips
        moved = event.transfers()
        if isinstance(event, BackedUp):
            chips_then = kernel.replay(before.game, before.log[: event.to]).chips
            for place, amount in gone.items():
                chips_then[place] -= amount
            moved = tuple(returned(chips, chips_then, event.cite))
        moved = tuple(each for each in moved if each.target != LEFT)
        for each in moved:
            chips.setdefault(each.target, 0)
            move(chips, each)
        yield _named(name, moved)


def _names(before: Table) -> dict[int, str]:
    """Who sits where, or sat there in the hand that was counted last."""
    last = {} if before.counted is None else before.counted.players
    names = {seat: player.name for seat, player in last.items()}
    return names | {seat: player.name for seat, player in before.players.items()}


def _gone(events: list[AnyEvent]) -> Counter[Account]:
    """What of a hand that was opened again has left the table: it moves nowhere."""
    found = Counter[Account]()
    for event in events:
        for each in () if isinstance(event, TableEvent) else event.transfers():
            found[each.source] += each.amount * (each.target == LEFT)
    return +found


def _own(place: Account) -> bool:
    """Whether an account is a player's own: a seat, or what the cage holds for one."""
    return isinstance(place, int) or place.startswith(CAGE)


def returned(now: Balances, then: Balances, why: str) -> Iterator[Transfer]:
    """The transfers that lead back from what the accounts hold to what they held."""
    over = {account: have - then.get(account, 0) for account, have in now.items()}
    over |= {account: -had for account, had in then.items() if account not in now}
    owed = [[account, -amount] for account, amount in over.items() if amount < 0]
    for source, amount in over.items():
        while amount > 0:
            target, missing = owed[-1]
            part = min(amount, int(missing))
            yield Transfer(source, target, part, why)
            amount -= part
            owed[-1][1] = int(missing) - part
            if not owed[-1][1]:
                owed.pop()


def holdings(name: str, table: Table) -> dict[str, int]:
    """What the seats, the pot and the banks of a table hold, as the table itself knows it."""
    chips: Balances = {}
    if table.hand is not None and table.running():
        chips = table.hand.chips
    found = {at(name, a): held for a, held in chips.items() if a not in (BOX, BONUS, LEFT)}
    for seat, player in table.players.items():
        found[at(name, seat)] = chips.get(seat, player.chips) + player.bought
    return {account: amount for account, amount in found.items() if amount}


def _named(name: str, moved: Iterable[Transfer]) -> Moves:
    return tuple(Transfer(at(name, t.source), at(name, t.target), t.amount, t.why) for t in moved)


def _between(name: str, event: TableEvent, names: dict[int, str]) -> Moves:
    """What an event between hands moves."""
    match event:
        case PlayerSat(seat=seat, chips=chips) | ChipsBought(seat=seat, chips=chips):
            return _some(purse(names[seat]), at(name, seat), chips, "seat.buy-in")
        case PlayerLeft(seat=seat, chips=chips) | PlayerExpelled(seat=seat, chips=chips):
            return _some(at(name, seat), purse(names[seat]), chips, "seat.leave")
        case HandCounted(held=walked, away=away):
            from_cage = {f"{CAGE}{seat}": (seat, chips) for seat, chips in walked.items()}
            from_seats = {str(seat): (seat, chips) for seat, chips in away.items() if chips}
            return tuple(
                Transfer(at(name, place), held(names[seat]), chips, "cage.held")
                for place, (seat, chips) in (from_cage | from_seats).items()
            )
        case HandReopened(held=walked):
            return tuple(
                Transfer(held(names[seat]), at(name, f"{CAGE}{seat}"), chips, "cage.held")
                for seat, chips in walked.items()
            )
        case HeldFetched(seat=seat, chips=chips):
            target = at(name, seat) if seat else purse(event.name)
            return _some(held(event.name), target, chips, event.cite)
        case TimeCollected() | BonusPaid():
            return _named(name, event.transfers())
        case _:
            return ()


def _some(source: str, target: str, amount: int, why: str) -> Moves:
    return (Transfer(source, target, amount, why),) if amount else ()
