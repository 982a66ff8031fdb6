"""Reports typed at the table: irregularities for the floor to rule on."""

import shlex

from cardhouse.cards import CardError
from cardhouse.cli.families import terminal_of
from cardhouse.cli.play.kinds import Kinds
from cardhouse.cli.play.named import by_name
from cardhouse.cli.play.read import Unclear
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.reports import Report


def split(text: str) -> list[str]:
    """The words of a report; a quoted phrase is a single word."""
    try:
        return shlex.split(text)
    except ValueError:
        raise Unclear("A quotation mark is missing.") from None


def kinds(game: Game) -> Kinds:
    """The reports with words of their own at a table of this game."""
    return terminal_of(game).reports


def report(words: list[str], hand: Hand, viewer: int) -> Report:
    """The report behind the words."""
    kind, *rest = words
    found = kinds(hand.game).get(kind) or by_name(hand.game).get(kind)
    if found is None:
        raise Unclear(f"There is no report {kind!r}: type report to see them all.")
    how, _, make = found
    try:
        return make(rest, hand, viewer)
    except IndexError:
        raise Unclear(f"Something is missing: report {how}.") from None
    except CardError as error:
        raise Unclear(str(error)) from None
