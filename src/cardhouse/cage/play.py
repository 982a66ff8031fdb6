"""The kernel of the cage."""

from collections.abc import Iterable, Iterator

from cardhouse.cage.commands import (
    CageCommand,
    ChangeShift,
    CloseDrawer,
    FetchDrop,
    FillDrawer,
    LendChips,
    OpenDrawer,
    RedeemChips,
    SellChips,
    SettleUp,
)
from cardhouse.cage.events import (
    CageEvent,
    ChipsLent,
    ChipsRedeemed,
    ChipsSold,
    DrawerClosed,
    DrawerFilled,
    DrawerOpened,
    DropFetched,
    SettledUp,
    ShiftChanged,
)
from cardhouse.cage.settlement import payments, results
from cardhouse.cage.state import Cage, Drawer
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Arg, Cash, say

# Ten billion dollars; any more at once is a slip of the hand.
MOST = 1_000_000_000_000


def play(cage: Cage, command: CageCommand) -> list[CageEvent]:
    """Carry out a command; an illegal one changes nothing."""
    for name in ("amount", "cash", "counted"):
        if not 0 <= getattr(command, name, 0) <= MOST:
            raise _refused("cage-amount", most=Cash(MOST))
    events = []
    for event in _answer(cage, command):
        fold(cage, event)
        events.append(event)
    return events


def fold(cage: Cage, event: CageEvent) -> None:
    """Apply one event to the cage."""
    event.change(cage)


def replay(cage: Cage, log: Iterable[CageEvent]) -> Cage:
    """Replay a log on a fresh cage."""
    for event in log:
        fold(cage, event)
    return cage


def _answer(cage: Cage, command: CageCommand) -> Iterator[CageEvent]:
    match command:
        case SellChips() | RedeemChips():
            yield _exchanged(cage, command)
        case LendChips(at=at, name=name, amount=amount, bot=bot, owed=owed):
            _named(name)
            yield ChipsLent(at=at, name=name, amount=amount, bot=bot, owed=owed)
        case SettleUp():
            yield _settled(cage, command)
        case OpenDrawer() | FillDrawer() | CloseDrawer():
            yield _drawer_changed(cage, command)
        case ChangeShift(at=at, by=by):
            _named(by)
            for name, drawer in cage.drawers.items():
                raise _refused("drawer-uncounted", drawer=name, by=drawer.by)
            yield ShiftChanged(at=at, number=cage.shift + 1, by=by)
        case FetchDrop():
            yield _dropped(cage, command)


def _exchanged(cage: Cage, command: SellChips | RedeemChips) -> CageEvent:
    """Chips for cash, or cash for chips; a drawer pays no more than it holds."""
    at, name, amount, drawer = command.at, command.name, command.amount, command.drawer
    _named(name)
    cash = _drawer(cage, drawer).cash if drawer else amount
    if isinstance(command, SellChips):
        return ChipsSold(at=at, name=name, amount=amount, drawer=drawer)
    if cash < amount:
        raise _refused("drawer-short", drawer=drawer, amount=Cash(amount))
    return ChipsRedeemed(at=at, name=name, amount=amount, drawer=drawer)


def _drawer_changed(cage: Cage, command: OpenDrawer | FillDrawer | CloseDrawer) -> CageEvent:
    """A drawer has one cashier, who starts and ends with a count."""
    at, name, by = command.at, command.drawer, command.by
    _named(name, by)
    if isinstance(command, OpenDrawer):
        if name in cage.drawers:
            raise _refused("drawer-taken", drawer=name, by=cage.drawers[name].by)
        return DrawerOpened(at=at, drawer=name, by=by, cash=command.cash)
    drawer = _drawer(cage, name)
    if isinstance(command, FillDrawer):
        return DrawerFilled(at=at, drawer=name, by=by, cash=command.cash)
    if not _same(by, drawer.by) and not command.reason.strip():
        raise _refused("drawer-of-another", drawer=name, by=drawer.by)
    return DrawerClosed(
        at=at,
        drawer=name,
        by=by,
        cash=drawer.cash,
        counted=command.counted,
        reason=command.reason,
    )


def _dropped(cage: Cage, command: FetchDrop) -> DropFetched:
    """Two people count a box against the ledger, and neither of them may be selling chips."""
    table, by, witness = command.table, command.by, command.witness
    _named(table, by, witness)
    if _same(by, witness):
        raise _refused("drop-alone")
    for drawer in cage.drawers.values():
        if _same(drawer.by, by) or _same(drawer.by, witness):
            raise _refused("drop-by-cashier", by=drawer.by)
    counted, booked = command.counted, command.booked
    if not booked:
        raise _refused("box-empty", table=table)
    check_count(table, counted, booked, command.reason)
    return DropFetched(
        at=command.at,
        table=table,
        by=by,
        witness=witness,
        counted=counted,
        short=booked - counted,
        reason=command.reason,
        shift=cage.shift,
    )


def check_count(table: str, counted: int, booked: int, reason: str) -> None:
    """Refuse a count that cannot be booked; nobody hears what should be in the box."""
    if counted > booked:
        raise _refused("drop-over", table=table, counted=Cash(counted))
    if counted < booked and not reason.strip():
        raise _refused("drop-short", table=table, counted=Cash(counted))


def _settled(cage: Cage, command: SettleUp) -> SettledUp:
    """Everybody's result, and the payments that even them out."""
    _named(command.by)
    if not cage.owed and not command.chips:
        raise _refused("nothing-to-settle")
    found = results(cage.owed, command.chips)
    return SettledUp(
        at=command.at,
        by=command.by,
        chips=command.chips,
        boxes=command.boxes,
        results=found,
        payments=payments(found),
    )


def _drawer(cage: Cage, name: str) -> Drawer:
    if name not in cage.drawers:
        raise _refused("drawer-closed", drawer=name)
    return cage.drawers[name]


def _named(*names: str) -> None:
    if not all(name.strip() for name in names):
        raise _refused("cage-nameless")


def _same(one: str, other: str) -> bool:
    """True if two names belong to one person, however they are spelled."""
    return one.strip().casefold() == other.strip().casefold()


def _refused(key: str, **args: Arg) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=say(key, **args))
