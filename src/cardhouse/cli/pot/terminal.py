"""What the command line knows of games for a pot."""

from collections.abc import Mapping
from typing import Final

from cardhouse.cli.play.lying import Lying, at_seats, in_middle
from cardhouse.cli.pot import odds
from cardhouse.cli.pot.counted import counted
from cardhouse.cli.pot.guide import PotGuide
from cardhouse.cli.pot.help import HELP
from cardhouse.cli.pot.offers import OFFERS, SILENCE
from cardhouse.cli.pot.rank import rank
from cardhouse.cli.pot.reports import KINDS
from cardhouse.cli.pot.typed import command, is_verb
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import PotView
from cardhouse.words.pot import hand_name


def _lying(view: PotView, names: Mapping[int, str]) -> Lying:
    return {**in_middle(view, "pot", {"board": view.board}), **at_seats(view, names)}


def _winning(event: Event, hand: PotHand) -> str:
    """Whoever is left alone need not show; what they showed before is named all the same."""
    return hand_name(hand, event.seat) if isinstance(event, PotAwarded) else ""


TERMINAL: Final = Terminal(
    family=POT,
    guide=PotGuide,
    is_verb=is_verb,
    command=command,
    offers=OFFERS,
    silence=SILENCE,
    help=HELP,
    reports=KINDS,
    lying=_lying,
    after=_winning,
    rank=rank,
    counted=counted,
    odds=odds.run,
    unit=lambda game: game.stakes.big_bet,
)
