"""Management: the staff's journal, and how the room is run between its tables."""

from cardhouse.management.play import fold, play, replay
from cardhouse.management.state import (
    CLOCK,
    OWNER,
    Bar,
    Call,
    ClosedDay,
    Edition,
    Management,
    Money,
    Page,
    Request,
    Silence,
    Terms,
    book_key,
    hand_key,
    key,
)
from cardhouse.management.talk import silenced

__all__ = [
    "CLOCK",
    "OWNER",
    "Bar",
    "Call",
    "ClosedDay",
    "Edition",
    "Management",
    "Money",
    "Page",
    "Request",
    "Silence",
    "Terms",
    "book_key",
    "fold",
    "hand_key",
    "key",
    "play",
    "replay",
    "silenced",
]
