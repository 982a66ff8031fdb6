"""The kernel of the management."""

from collections.abc import Iterable, Iterator
from typing import Any

from cardhouse.management.changes import refused, waiting
from cardhouse.management.commands import AskSecond, Enter, ManagementCommand, Perform, Refuse
from cardhouse.management.events import ActDone, ActRefused, ManagementEvent, SecondAsked
from cardhouse.management.own_tables import entered
from cardhouse.management.state import Management, Request, key


def play(management: Management, command: ManagementCommand) -> list[ManagementEvent]:
    """Carry out a command; an illegal one changes nothing."""
    events = []
    for event in _answer(management, command):
        fold(management, event)
        events.append(event)
    return events


def fold(management: Management, event: ManagementEvent) -> None:
    """Apply one event to the management."""
    event.change(management)


def replay(management: Management, log: Iterable[ManagementEvent]) -> Management:
    """Replay a log on a fresh management."""
    for event in log:
        fold(management, event)
    return management


def _answer(management: Management, command: ManagementCommand) -> Iterator[ManagementEvent]:
    at, by, act = command.at, command.by, command.act
    if not by.strip():
        raise refused("journal-nameless")
    match command:
        case Perform(change=change, witness=witness, request=request):
            if request and key(witness) == key(waiting(management, request).by):
                raise refused("confirmed-by-self")
            yield ActDone(at=at, by=by, act=act, witness=witness, request=request)
            if change is not None:
                yield change.answer(management, at, by)
        case AskSecond(id=name, booked=booked):
            for asked in management.requests.values():
                if _same(asked, act):
                    _check_other(asked, by, act)
            number = management.requested + 1
            yield SecondAsked(at=at, by=by, request=number, id=name, act=act, booked=booked)
        case Enter(table=table, digest=digest):
            yield entered(management, at, by, table, digest)
        case Refuse():
            yield ActRefused(at=at, by=by, act=act)


def _same(request: Request, act: dict[str, Any]) -> bool:
    """True if such an act at that table waits already."""
    return all(request.act.get(name) == act.get(name) for name in ("do", "table"))


def _check_other(request: Request, by: str, act: dict[str, Any]) -> None:
    """Nobody asks for the same twice, and what two people had counted would be fetched twice."""
    if key(request.by) == key(by):
        raise refused("waits-already")
    if "counted" in act:
        raise refused("counted-already", by=request.by)
