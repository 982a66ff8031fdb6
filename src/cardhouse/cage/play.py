"""The kernel of the cage."""

from collections.abc import Iterable, Iterator

from cardhouse.cage.commands import (
    CageCommand,
    ChangeShift,
    CloseDrawer,
    FetchDrop,
    OpenDrawer,
    RedeemChips,
    SellChips,
)
from cardhouse.cage.events import (
    CageEvent,
    ChipsRedeemed,
    ChipsSold,
    DrawerClosed,
    DrawerOpened,
    DropFetched,
    ShiftChanged,
)
from cardhouse.cage.state import Cage, Drawer
from cardhouse.engine.illegal import Illegal, Reason


def play(cage: Cage, command: CageCommand) -> list[CageEvent]:
    """Carry out a command; an illegal one changes nothing."""
    events = []
    for event in _answer(cage, command):
        fold(cage, event)
        events.append(event)
    return events


def fold(cage: Cage, event: CageEvent) -> None:
    """The only way in which the cage changes."""
    event.change(cage)


def replay(cage: Cage, log: Iterable[CageEvent]) -> Cage:
    """Bring a fresh cage to where a log leads."""
    for event in log:
        fold(cage, event)
    return cage


def _answer(cage: Cage, command: CageCommand) -> Iterator[CageEvent]:
    at = command.at
    match command:
        case SellChips() | RedeemChips():
            yield _exchanged(cage, command)
        case OpenDrawer(drawer=drawer, by=by, cash=cash):
            _named(drawer, by)
            if drawer in cage.drawers:
                raise _refused(f"Drawer {drawer} is open; {cage.drawers[drawer].by} has it.")
            yield DrawerOpened(at=at, drawer=drawer, by=by, cash=cash)
        case CloseDrawer(drawer=drawer, by=by, counted=counted):
            _named(drawer, by)
            cash = _drawer(cage, drawer).cash
            yield DrawerClosed(at=at, drawer=drawer, by=by, cash=cash, counted=counted)
        case ChangeShift(by=by):
            _named(by)
            yield ShiftChanged(at=at, number=cage.shift + 1, by=by)
        case FetchDrop(table=table, by=by, counted=counted):
            _named(table, by)
            yield DropFetched(at=at, table=table, by=by, counted=counted)


def _exchanged(cage: Cage, command: SellChips | RedeemChips) -> CageEvent:
    """Chips for cash, or cash for chips; a drawer gives no more than is in it."""
    at, name, amount, drawer = command.at, command.name, command.amount, command.drawer
    _named(name)
    cash = _drawer(cage, drawer).cash if drawer else amount
    if isinstance(command, SellChips):
        return ChipsSold(at=at, name=name, amount=amount, drawer=drawer)
    if cash < amount:
        raise _refused(f"Drawer {drawer} has {cash / 100:.2f}; fetch cash first.")
    return ChipsRedeemed(at=at, name=name, amount=amount, drawer=drawer)


def _drawer(cage: Cage, name: str) -> Drawer:
    if name not in cage.drawers:
        raise _refused(f"Drawer {name} is not open.")
    return cage.drawers[name]


def _named(*names: str) -> None:
    if not all(name.strip() for name in names):
        raise _refused("The cage writes down a name for everything.")


def _refused(words: str) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=words)
