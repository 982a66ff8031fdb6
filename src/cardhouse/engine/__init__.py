"""One hand: the kernel, the steps of the game families, and what each viewer may see."""

from cardhouse.engine.asks import Ask
from cardhouse.engine.commands import CHANCE, Command
from cardhouse.engine.events import Event, HandStarted
from cardhouse.engine.game import Game
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.kernel import play, replay, start
from cardhouse.engine.view import RAIL, View, look, see

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
