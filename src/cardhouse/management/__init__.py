"""Management: the staff's journal, and how the room is run between its tables."""

from cardhouse.management.play import fold, play, replay
from cardhouse.management.state import OWNER, Bar, Call, Management, Money, Request, key

__all__ = [
    "OWNER",
    "Bar",
    "Call",
    "Management",
    "Money",
    "Request",
    "fold",
    "key",
    "play",
    "replay",
]
