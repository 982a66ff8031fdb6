"""Management: the staff's journal, and how the room is run between its tables."""

from cardhouse.management.play import fold, play, replay
from cardhouse.management.state import (
    OWNER,
    Bar,
    Call,
    ClosedDay,
    Management,
    Money,
    Page,
    Request,
    Terms,
    hand_key,
    key,
)

__all__ = [
    "OWNER",
    "Bar",
    "Call",
    "ClosedDay",
    "Management",
    "Money",
    "Page",
    "Request",
    "Terms",
    "fold",
    "hand_key",
    "key",
    "play",
    "replay",
]
