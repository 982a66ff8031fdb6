"""What is drawn, and with what: each family's scene draws what lies on its own felt."""

from __future__ import annotations

from msgspec import Struct, field

from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.places import Place, Plan
from cardhouse.engine.core.view import SeatView, View


class Pen(Struct, frozen=True):
    """What a part of the drawing needs: the sheet, the measures and the colours."""

    canvas: Canvas
    plan: Plan
    look: Look

    def ink(self, colour: str, plain: str = "") -> str:
        """An ink where there is colour, another one where there is none."""
        return colour if self.look.colour else plain

    def sign(self, text: str) -> str:
        return self.look.plain(text)


class Scene(Struct, kw_only=True):
    """What is drawn: a view, and what everybody at the table knows besides."""

    view: View
    names: dict[int, str]
    # Players at the table who are not in the hand, with their chips.
    idle: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    # Whom the eye should follow: who is to act, or has just acted.
    turn: int = 0

    def draw_middle(self, pen: Pen) -> None:
        """What lies in the middle of the table."""
        raise NotImplementedError

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        """One seat: its plate, and what lies in front of it."""
        raise NotImplementedError

    def seated(self) -> list[int]:
        """Everybody with a place at the table, in the hand or not."""
        return sorted({*(seat.seat for seat in self.view.seats), *self.idle})

    def disc(self) -> str:
        """What stands on the button."""
        return "D"

    def seat(self, number: int) -> SeatView | None:
        """A seat of the hand; none where its player sits out."""
        return next((seat for seat in self.view.seats if seat.seat == number), None)
