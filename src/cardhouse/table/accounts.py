"""The room's ledger: transfers between the accounts of the whole room, for every table event.

At a table an account is a seat, the pot or the box; in the room it carries the table's name. A
player's chips away from the tables are in an account under the player's name.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.ledger import BONUS, BOX, CAGE, LEFT, OUTSIDE, Account, Balances, Transfer, move
from cardhouse.table.bonus_events import OWED, BonusPaid
from cardhouse.table.cage import HeldFetched
from cardhouse.table.events import (
    ChipsBought,
    HandCounted,
    PlayerExpelled,
    PlayerLeft,
    PlayerMoved,
    PlayerSat,
    TableEvent,
)
from cardhouse.table.play import AnyEvent
from cardhouse.table.reopening import HandReopened
from cardhouse.table.table import Player, Table
from cardhouse.table.timed import TimeCollected

Moves = tuple[Transfer, ...]

# Prefixes of the room's other accounts.
RESERVED = frozenset({"player", "bot", "held", "drawer", "house", "cage", "bonus", OUTSIDE})


def purse(name: str) -> str:
    """A player's chips away from the tables."""
    return f"player/{name}"


def bot_purse(name: str) -> str:
    """A bot's chips away from the tables."""
    return f"bot/{name}"


def own_accounts(name: str) -> tuple[str, ...]:
    """Every account in which a name's chips away from the tables can be."""
    return purse(name), bot_purse(name), held(name)


def purse_of(player: Player | PlayerSat) -> str:
    """A seated player's chips away from the tables."""
    return bot_purse(player.name) if player.apart else purse(player.name)


def held(name: str) -> str:
    """Chips the cage keeps for a player who walked away from their hand."""
    return f"held/{name}"


def at(table: str, account: Account) -> str:
    """A table's account as the room names it; the source of a prize belongs to no table."""
    return OWED if account == OWED else f"{table}/{account}"


def check_table_name(name: str) -> None:
    """Refuse a table name whose accounts could be taken for somebody else's."""
    if not name.strip() or "/" in name or name in RESERVED:
        raise Illegal(Reason.NOT_OFFERED, detail=say("table-misnamed", name=name))


def moves(name: str, before: Table, events: Iterable[AnyEvent]) -> Iterator[Moves]:
    """Transfers of each of a command's events, in order, at the named table."""
    happened = list(events)
    chips: Balances = {} if before.hand is None else before.hand.chips.copy()
    names = _names(before)
    purses = {seat: purse_of(player) for seat, player in before.players.items()}
    gone = _gone(happened)
    for event in happened:
        if isinstance(event, TableEvent):
            if isinstance(event, PlayerSat):
                names[event.seat] = event.name
                purses[event.seat] = purse_of(event)
            if isinstance(event, PlayerMoved):
                names[event.to], purses[event.to] = event.name, purses[event.seat]
            if isinstance(event, HandReopened):
                at_table = event.at_table()
                chips = {
                    place: at_table.get(place, 0) if _own(place) else held
                    for place, held in chips.items()
                }
            yield _between(name, event, names, purses)
            continue
        if isinstance(event, HandStarted):
            game = before.spread_of(event.game).game
            chips = kernel.replay(game, [event]).chips
        moved = event.transfers()
        if isinstance(event, BackedUp):
            assert before.hand is not None
            chips_then = kernel.replay(before.hand.game, before.log[: event.to]).chips
            for place, amount in gone.items():
                chips_then[place] -= amount
            moved = tuple(returned(chips, chips_then, event.cite))
        moved = tuple(each for each in moved if each.target != LEFT)
        for each in moved:
            chips.setdefault(each.target, 0)
            move(chips, each)
        yield _named(name, moved)


def _names(before: Table) -> dict[int, str]:
    """Names by seat, now or in the hand counted last."""
    last = {} if before.counted is None else before.counted.players
    names = {seat: player.name for seat, player in last.items()}
    return names | {seat: player.name for seat, player in before.players.items()}


def _gone(events: list[AnyEvent]) -> Counter[Account]:
    """Chips of a reopened hand that have left the table: they move nowhere."""
    found = Counter[Account]()
    for event in events:
        for each in () if isinstance(event, TableEvent) else event.transfers():
            found[each.source] += each.amount * (each.target == LEFT)
    return +found


def _own(place: Account) -> bool:
    """True for a player's own account: a seat, or money the cage holds for one."""
    return isinstance(place, int) or place.startswith(CAGE)


def returned(now: Balances, then: Balances, why: str) -> Iterator[Transfer]:
    """Transfers that take the accounts back to their earlier balances."""
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
    """Balances of a table's seats, pot and banks, as the table itself knows them."""
    hand = table.in_play()
    chips: Balances = {} if hand is None else hand.chips
    found = {at(name, a): held for a, held in chips.items() if a not in (BOX, BONUS, LEFT)}
    for seat, player in table.players.items():
        found[at(name, seat)] = chips.get(seat, player.chips) + player.bought
    return {account: amount for account, amount in found.items() if amount}


def _named(name: str, moved: Iterable[Transfer]) -> Moves:
    return tuple(Transfer(at(name, t.source), at(name, t.target), t.amount, t.why) for t in moved)


def _between(name: str, event: TableEvent, names: dict[int, str], purses: dict[int, str]) -> Moves:
    """Transfers made by an event between hands."""
    match event:
        case PlayerSat(seat=seat, chips=chips) | ChipsBought(seat=seat, chips=chips):
            return _some(purses[seat], at(name, seat), chips, "seat.buy-in")
        case PlayerLeft(seat=seat, chips=chips) | PlayerExpelled(seat=seat, chips=chips):
            return _some(at(name, seat), purses[seat], chips, "seat.leave")
        case PlayerMoved(seat=seat, to=to, chips=chips):
            return _some(at(name, seat), at(name, to), chips, "seat.move")
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
