"""What happens at a table between two hands, in words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from cardhouse.table import AnyEvent
from cardhouse.table.bonus_events import BonusPaid
from cardhouse.words.families import TELLINGS
from cardhouse.words.scene import dollars
from cardhouse.words.telling import Between


def _paid(event: BonusPaid, names: Mapping[int, str]) -> str:
    if not event.shares:
        return f"The {event.bonus} bonus has been won already today"
    paid = ", ".join(f"{names.get(s, s)} {dollars(a)}" for s, a in event.shares.items())
    return f"The {event.bonus} bonus is paid: {paid}"


# No two families have one event in different words.
OF_FAMILIES: Final[Between] = {k: v for each in TELLINGS.values() for k, v in each.between.items()}
WORDS: Final[Between] = {**OF_FAMILIES, BonusPaid: _paid}


def between_words(events: Iterable[AnyEvent], names: Mapping[int, str]) -> Iterator[str]:
    """What happened between two hands: to the bonuses, and what only the families know."""
    for event in events:
        kind: Any = type(event)
        if (words := WORDS.get(kind)) is not None:
            yield words(event, names)
