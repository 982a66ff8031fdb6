"""The tools of a drawing."""

from msgspec import Struct

from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.places import Plan
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Arg, say
from cardhouse.words.speech import plain


class Pen(Struct, frozen=True):
    """The tools of a drawing: the sheet, the measures and the colours."""

    canvas: Canvas
    plan: Plan
    look: Look
    language: str = ENGLISH

    def say(self, key: str, **args: Arg) -> str:
        """Words on the felt, in signs that the terminal has."""
        return self.sign(plain(say(key, **args), self.language))

    def ink(self, colour: str, plain: str = "") -> str:
        """An ink for a terminal with colour, or another without."""
        return colour if self.look.colour else plain

    def sign(self, text: str) -> str:
        return self.look.plain(text)
