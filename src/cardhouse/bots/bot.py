"""A bot plays a seat: it sees what the seat sees, and picks among what the seat is offered."""

from typing import Protocol

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View


class Bot(Protocol):
    """Decides for one seat; it is never shown a card that its seat does not see."""

    def decide(self, view: View, ask: Ask) -> Command: ...
