"""Management: the staff's journal, and how the room is run between its tables."""

from cardhouse.management.play import fold, play, replay
from cardhouse.management.state import Bar, Call, Management, Money, Request, Terms, key

__all__ = [
    "Bar",
    "Call",
    "Management",
    "Money",
    "Request",
    "Terms",
    "fold",
    "key",
    "play",
    "replay",
]
