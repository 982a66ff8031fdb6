"""Cuckoo as the pages show it."""

from collections.abc import Iterable

from cardhouse.engine.core.events import Event
from cardhouse.server.messages import Hints
from cardhouse.server.table.staging import Staging, silence
from tests.families.cuckoo.engine.events import AntesWon
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooHand
from tests.families.cuckoo.table.course import PassDeal
from tests.families.cuckoo.words.telling import hand_name


def _result(log: Iterable[Event], hand: CuckooHand, seat: int, language: str) -> str:
    won = any(isinstance(event, AntesWon) and event.seat == seat for event in log)
    return f"wins with {hand_name(hand, seat)}" if won else ""


STAGING = Staging(
    family=CUCKOO,
    wins={AntesWon: lambda event: {event.seat: event.amount}},
    result=_result,
    hints=lambda table, view, ask, language: Hints(silence=silence(ask)),
    between=(PassDeal,),
)
