"""A bot plays a seat: it is told what the seat sees and is offered, and nothing else."""

from typing import Protocol

from cardhouse.api.ask import Ask, is_well_formed
from cardhouse.api.errors import BotError
from cardhouse.api.handed import own_view
from cardhouse.api.watch import Watch
from cardhouse.engine.core.asks import Ask as CoreAsk
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View


class Bot(Protocol):
    """Decides for one seat; any class with this method is a bot."""

    def decide(self, view: View, ask: Ask) -> Command:
        """A command the Ask offers: `ask.do("call")`."""
        ...


class SeatedBot:
    """A program's bot in a seat of a table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.watch = Watch()

    def decide(self, view: View, ask: CoreAsk) -> Command:
        """The bot's answer, if it is a command for its own seat and the hand makes progress."""
        shown = Ask(ask)
        name = self.in_seat(shown.seat)
        if trouble := self.watch.trouble(view):
            raise BotError(f"{name} {trouble}; {shown}")
        answer: object = self.bot.decide(own_view(view), shown)
        if not isinstance(answer, Command) or not is_well_formed(answer):
            raise BotError(f"{name} answered {answer!r}, which is no command; {shown}")
        if answer.seat != shown.seat:
            raise BotError(f"{name} answered {answer!r}, for another seat; {shown}")
        return answer

    def in_seat(self, seat: int) -> str:
        """The bot's name in errors."""
        return f"{type(self.bot).__name__} in seat {seat}"
