"""Bots: they see what their seat sees, and choose among its offers."""

from cardhouse.bots.bot import Bot
from cardhouse.bots.names import DEFAULT, NAMES, make
from cardhouse.bots.session import Session

__all__ = ["DEFAULT", "NAMES", "Bot", "Session", "make"]
