"""A game for a pot on the felt: the board and the pots in the middle, bets at the seats."""

from __future__ import annotations

from typing import Final

from msgspec import field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.cli.felt.middle import draw_cards, draw_pot
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place, Plan
from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.felt.seats import draw_seat
from cardhouse.cli.pot.stud import PLATE_ROWS, own_cards, row_of_cards
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.words.said import Money
from cardhouse.words.scene import dollars

SOFT: Final = "#cfe8d8"


class PotScene(Scene, kw_only=True):
    """A table that plays for a pot."""

    view: PotView
    # Hands that were shown, even if the dealer has mucked them since.
    shown: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    # The number of cards on the game's board.
    board: int = 0
    # True if the game deals cards face up to the players.
    stud: bool = False

    def measured(self, plan: Plan) -> Plan:
        """Give each plate a row for the cards of a stud hand."""
        return replace(plan, plate=(plan.plate[0], PLATE_ROWS)) if self.stud else plan

    def draw_middle(self, pen: Pen) -> None:
        """Draw the board, slots for cards to come, and the pots above and below."""
        view = self.view
        draw_cards(pen, view.board, self.board)
        draw_pot(pen, view.pot)
        # During a round the bets are uneven: side pots exist only behind an all-in.
        if len(view.pots) > 1 and any(seat.live and not seat.chips for seat in view.seats):
            pots = (_pot(pen, i, pot.amount) for i, pot in enumerate(view.pots))
            line = pen.sign(" · ").join(pots)
            at = (pen.plan.middle, pen.plan.board_row + pen.plan.board_card[1])
            pen.canvas.centre(at, line, ink=pen.ink(SOFT))

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        """Draw a seat with its cards and its bet."""
        seat = next((seat for seat in self.view.seats if seat.seat == number), None)
        if seat is None:
            draw_seat(pen, self, number, place, ())
            return
        if self.stud:
            self._draw_stud(pen, seat, place)
            return
        cards = (*seat.down, *seat.up) or self.shown.get(number, ())
        said = pen.say("felt-board") if seat.plays_board else ""
        draw_seat(pen, self, number, place, cards, said)
        if seat.bet and not self.view.over:
            _bet(pen, seat.bet, place)

    def _draw_stud(self, pen: Pen, seat: PotSeat, place: Place) -> None:
        """Draw a stud hand: the bet on the plate, and the cards below it or above it."""
        up = seat.up
        # Shown hands stay on the table when the dealer has mucked them.
        down = seat.down if seat.down or up else self.shown.get(seat.seat, ())
        draw_seat(pen, self, seat.seat, place, ())
        if seat.bet and not self.view.over:
            bet = f"{pen.sign('●')} {dollars(seat.bet)}"
            end = place.at[0] + pen.plan.plate[0] - 1
            pen.canvas.put((end - len(bet), place.at[1] + 1), bet, ink=pen.ink("bold #ffffff"))
        if seat.seat == self.view.viewer:
            if down or up:
                own_cards(pen, down, up)
        elif down or up:
            row_of_cards(pen, place, down, up)


def _pot(pen: Pen, number: int, amount: int) -> str:
    if not number:
        return pen.say("felt-main", amount=Money(amount))
    return pen.say("felt-side", number=number, amount=Money(amount))


def _bet(pen: Pen, amount: int, place: Place) -> None:
    """Draw the chips in front of a seat, on the felt towards the middle."""
    text = f"{pen.sign('●')} {dollars(amount)}"
    x, y = place.bet
    if place.side == "right":
        x -= len(text) - 1
    elif place.side != "left":
        x -= len(text) // 2
    pen.canvas.put((x, y), text, ink=pen.ink("bold #ffffff", "bold"))
    pen.canvas.put((x, y), pen.sign("●"), ink=pen.ink("bold #ff5c5c", "bold"))
