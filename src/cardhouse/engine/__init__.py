"""A single hand: the kernel, the steps of the game families, and each viewer's view."""

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.kernel import play, replay, start
from cardhouse.engine.core.view import RAIL, View, see
from cardhouse.engine.families import look

__all__ = [
    "CHANCE",
    "RAIL",
    "Ask",
    "Command",
    "Event",
    "Game",
    "Hand",
    "HandStarted",
    "Illegal",
    "Reason",
    "View",
    "look",
    "play",
    "replay",
    "see",
    "start",
]
