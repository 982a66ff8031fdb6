"""The floor's rulings for each family of games."""

from typing import Final

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import family_of
from cardhouse.floor.banked.blackjack.remedies import RULINGS as BLACKJACK
from cardhouse.floor.banked.pai_gow.remedies import RULINGS as PAI_GOW
from cardhouse.floor.core import rule as core
from cardhouse.floor.core.ended import AtTable
from cardhouse.floor.core.reports import Report
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.core.rulings import Rulings
from cardhouse.floor.pan.remedies import RULINGS as PAN
from cardhouse.floor.pot.remedies import RULINGS as POT

RULINGS: Final = {rulings.family: rulings for rulings in (POT, BLACKJACK, PAI_GOW, PAN)}


def rulings_of(game: Game) -> Rulings:
    """The floor's rulings for a game."""
    return RULINGS[family_of(game)]


def all_reports() -> tuple[type[Report], ...]:
    """Every report known to any game."""
    return tuple(dict.fromkeys(kind for each in RULINGS.values() for kind in each.remedies))


def rule(
    hand: Hand,
    log: list[Event],
    report: Report,
    rules: Irregularities | None = None,
    at_table: AtTable = None,
) -> list[Event]:
    """Rule on a report in place and return the ruling's events; Illegal changes nothing.

    An ended hand is reopened with the chips still there: `at_table` says how many of them each
    player who has not left still has; by default all of them.
    """
    return core.rule(rulings_of(hand.game), hand, log, report, rules or Irregularities(), at_table)


def rule_blindly(
    hand: Hand, log: list[Event], report: Report, rules: Irregularities, at_table: AtTable = None
) -> list[Event]:
    """The same on a hand that is only tried: it stops before cards that nobody has seen."""
    trial, events = core.tried(
        rulings_of(hand.game), hand, log, report, rules, at_table, blind=True
    )
    hand.become(trial)
    return events
