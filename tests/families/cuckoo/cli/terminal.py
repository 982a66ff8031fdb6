"""Cuckoo at the command line."""

from collections.abc import Mapping
from typing import Final

from cardhouse.cards import Card
from cardhouse.cli.felt.middle import draw_pot
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.felt.seats import draw_seat
from cardhouse.cli.play.guide import Guide
from cardhouse.cli.play.kinds import kind
from cardhouse.cli.play.lying import Lying, at_seats, in_middle
from cardhouse.cli.play.read import seat
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.words.said import Money, Said, say
from tests.families.cuckoo.engine.commands import Exchange, KeepCard
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.view import CuckooView
from tests.families.cuckoo.floor.remedies import CardFlashed
from tests.families.cuckoo.table.course import PassDeal

VERBS: Final[dict[str, type[Command]]] = {"keep": KeepCard, "exchange": Exchange}


class CuckooScene(Scene, kw_only=True):
    """A table of cuckoo: one card at each seat, and the antes in the middle."""

    view: CuckooView

    def draw_middle(self, pen: Pen) -> None:
        draw_pot(pen, self.view.pot)

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        found = self.seat(number)
        cards: tuple[Card, ...] = () if found is None else (*found.down, *found.up)
        draw_seat(pen, self, number, place, cards)


class CuckooGuide(Guide):
    """Leads one person through hands of cuckoo."""

    def scene(self) -> CuckooScene:
        view = self.sight.view()
        assert isinstance(view, CuckooView)
        return CuckooScene(view=view, **self.sight.around(view))

    def status(self) -> Said:
        return say("cuckoo-turn", antes=Money(self.sight.view().pot))


def command(words: list[str], view: CuckooView, ask: Ask | None) -> Command:
    """The command behind the word."""
    return VERBS[words[0]](view.viewer)


def _lying(view: CuckooView, names: Mapping[int, str]) -> Lying:
    return {**in_middle(view, "antes", {}), **at_seats(view, names)}


TERMINAL: Final = Terminal(
    family=CUCKOO,
    guide=CuckooGuide,
    is_verb=VERBS.__contains__,
    command=command,
    between={"pass": lambda seat: PassDeal(seat=seat)},
    help=("help-cuckoo",),
    reports={
        "flashed": kind(
            "report-cuckoo-flashed", lambda rest, hand, me: CardFlashed(seat=seat(rest[0]))
        )
    },
    lying=_lying,
)
