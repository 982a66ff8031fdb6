"""A bot plays a seat: it sees what the seat sees, and chooses among its offers."""

from typing import Protocol

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View


class Bot(Protocol):
    """Decides for one seat, and is never shown a card its seat does not see."""

    def decide(self, view: View, ask: Ask) -> Command: ...
