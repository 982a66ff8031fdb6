"""Problems as messages: put into words for whoever meets them, in their language."""

from __future__ import annotations

from litestar.exceptions import HTTPException

from cardhouse.server.messages import Problem
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Arg, Said, say
from cardhouse.words.speech import plain


class Denied(HTTPException):
    """A request that is not carried out: its status, and the reason as a message."""

    def __init__(self, status: int, said: Said, **headers: str) -> None:
        super().__init__(said.id, status_code=status, headers=headers)
        self.said = said


def denied(status: int, why: str, /, **args: Arg) -> Denied:
    """A request that is not carried out, for a reason with a message of its own."""
    return Denied(status, say(why, **args))


def problem(said: Said, language: str = ENGLISH) -> Problem:
    """A problem for the wire: its words, and the message behind them."""
    return Problem(words=plain(said, language), said=said)
