"""The coach at cuckoo: both choices, and no figures."""

from collections.abc import Iterator
from typing import Final

from cardhouse.coach.advice import Advice, Choice, Coach, plain_choices
from cardhouse.coach.sheet import Pictured, Sheet
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.view import View
from cardhouse.words.hands import face
from cardhouse.words.said import say
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame


def choices(game: CuckooGame, view: View, ask: Ask) -> Iterator[Choice]:
    """Keep or exchange."""
    yield from plain_choices(ask)


def weigh(game: CuckooGame, view: View, ask: Ask, found: tuple[Choice, ...]) -> Advice | None:
    """Nothing: the bot's choice stands."""
    return None


def sheet(game: CuckooGame) -> Sheet:
    """The page of cuckoo: the best card and the worst."""
    cards = (game.deck.cards()[-1], game.deck.cards()[0])
    return Sheet(
        aim=say("learn-aim-cuckoo"),
        wins=say("learn-aim-cuckoo"),
        pictures=tuple(Pictured(face(card), (card,)) for card in cards),
    )


COACH: Final = Coach(family=CUCKOO, choices=choices, weigh=weigh, sheet=sheet)
