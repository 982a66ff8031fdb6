"""Reports typed at the table: irregularities for the floor to rule on."""

import shlex

from cardhouse.cli.families import terminal_of
from cardhouse.cli.play.kinds import Kinds, Reporter
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
        raise Unclear("quote") from None


def kinds(game: Game) -> Kinds:
    """The reports with words of their own at a table of this game."""
    return terminal_of(game).reports


def report(words: list[str], hand: Hand, reporter: Reporter) -> Report:
    """The report behind the words."""
    name, *rest = words
    found = kinds(hand.game).get(name) or by_name(hand.game).get(name)
    if found is None:
        raise Unclear("report", typed=name)
    try:
        return found.make(rest, hand, reporter)
    except IndexError:
        raise Unclear("report-short", how=found.typed) from None
