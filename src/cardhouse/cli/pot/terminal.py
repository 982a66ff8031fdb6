"""Pot games' side of the command line."""

from collections.abc import Mapping
from typing import Final

from cardhouse.cli.play.lying import Lying, at_seats, in_middle
from cardhouse.cli.pot import odds
from cardhouse.cli.pot.counted import counted
from cardhouse.cli.pot.guide import PotGuide
from cardhouse.cli.pot.help import HELP
from cardhouse.cli.pot.reports import KINDS
from cardhouse.cli.pot.typed import command, is_verb
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import PotView
from cardhouse.words.pot import shown_said, with_hand
from cardhouse.words.said import Said


def _lying(view: PotView, names: Mapping[int, str]) -> Lying:
    return {**in_middle(view, "pot", {"board": view.board}), **at_seats(view, names)}


def _winning(event: Event, hand: PotHand, said: Said) -> Said:
    """The winner's hand; a player left alone need not show, but an earlier show is named."""
    if not isinstance(event, PotAwarded) or said.args.get("named"):
        return said
    return with_hand(said, shown_said(hand, event.seat))


TERMINAL: Final = Terminal(
    family=POT,
    guide=PotGuide,
    is_verb=is_verb,
    command=command,
    help=HELP,
    reports=KINDS,
    lying=_lying,
    after=_winning,
    counted=counted,
    odds=odds.run,
    unit=lambda game: game.stakes.big_bet,
)
