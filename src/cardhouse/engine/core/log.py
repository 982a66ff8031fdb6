"""The log of a hand, and the part of it that stands."""

from collections.abc import Sequence

from cardhouse.engine.core.events import BackedUp, Event


def effective(log: Sequence[Event]) -> list[Event]:
    """The log without action that rulings took back."""
    kept: list[Event] = []
    # From the end: an event that was taken back, even a ruling, is never looked at.
    count = len(log)
    while count:
        event = log[count - 1]
        if isinstance(event, BackedUp):
            assert 0 <= event.to < count, f"there is no event {event.to} before it"
            count = event.to
        else:
            kept.append(event)
            count -= 1
    return kept[::-1]
