"""Pan's side of the command line."""

from collections.abc import Mapping
from typing import Final

from cardhouse.cli.pan.guide import PanGuide
from cardhouse.cli.pan.help import HELP
from cardhouse.cli.pan.reports import KINDS
from cardhouse.cli.pan.typed import command, is_verb
from cardhouse.cli.play.lying import Lying, at_seats, in_middle
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.view import PanView


def _lying(view: PanView, names: Mapping[int, str]) -> Lying:
    return {**in_middle(view, "pot", {"board": view.spreads.drawn}), **at_seats(view, names)}


TERMINAL: Final = Terminal(
    family=PAN,
    guide=PanGuide,
    is_verb=is_verb,
    command=command,
    help=HELP,
    reports=KINDS,
    lying=_lying,
)
