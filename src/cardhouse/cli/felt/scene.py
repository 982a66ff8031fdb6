"""Scenes: each family's scene draws its own felt."""

from __future__ import annotations

from msgspec import Struct, field

from cardhouse.cli.felt import cloth
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place, Plan
from cardhouse.engine.core.view import SeatView, View
from cardhouse.words.catalogue import ENGLISH


class Scene(Struct, kw_only=True):
    """The content of a drawing: a view, and facts known to everybody at the table."""

    view: View
    names: dict[int, str]
    # Players at the table who are not in the hand, with their chips.
    idle: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    # The seat to follow: about to act, or just heard from.
    turn: int = 0
    # The language of the words on the felt.
    language: str = ENGLISH

    def measured(self, plan: Plan) -> Plan:
        """The measures that suit this game."""
        return plan

    def draw(self, pen: Pen) -> None:
        """Draw the whole table: the cloth, its middle, and the seats around it."""
        cloth.lay(pen)
        self.draw_middle(pen)
        for number, place in pen.plan.seats(self.view.viewer, self.seated()).items():
            self.draw_seat(pen, number, place)

    def draw_middle(self, pen: Pen) -> None:
        """Draw the middle of the table."""
        raise NotImplementedError

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        """Draw a seat: its plate, and everything in front of it."""
        raise NotImplementedError

    def seated(self) -> list[int]:
        """Everybody with a place at the table, in the hand or not."""
        return sorted({*(seat.seat for seat in self.view.seats), *self.idle})

    def disc(self) -> str:
        """The letter on the button."""
        return "D"

    def seat(self, number: int) -> SeatView | None:
        """A seat of the hand; None if its player sits out."""
        return next((seat for seat in self.view.seats if seat.seat == number), None)
