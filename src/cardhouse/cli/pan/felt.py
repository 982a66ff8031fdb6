"""A pan table on the felt: the drawn card in the middle, and the viewer's hand by suits."""

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import in_suits
from cardhouse.cli.felt.middle import draw_cards, draw_pot
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.scene import Pen, Scene
from cardhouse.cli.felt.seats import draw_seat
from cardhouse.engine.pan.view import PanView


class PanScene(Scene, kw_only=True):
    """A pan table; spreads are told in words, as there is no room for them at the seats."""

    view: PanView

    def draw_middle(self, pen: Pen) -> None:
        """Draw the card drawn from the deck, and the tops above it."""
        draw_cards(pen, self.view.spreads.drawn, 0)
        draw_pot(pen, self.view.pot)

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        """Draw a seat with its cards; the viewer's own are sorted."""
        seat = self.seat(number)
        cards: tuple[Card, ...] = () if seat is None else seat.down
        if number == self.view.viewer:
            cards = tuple(sorted(cards, key=in_suits))
        draw_seat(pen, self, number, place, cards)
