"""A pai gow poker table on the felt: the viewer's seven cards as they are to be set."""

from cardhouse.cards import Card
from cardhouse.cli.banked.felt import BankedScene, room_of
from cardhouse.cli.felt.groups import large
from cardhouse.cli.felt.pen import Pen


class PaiGowScene(BankedScene, kw_only=True):
    """A table with hands of seven cards set in two."""

    # The viewer's cards as set or about to be, and the names of the two hands.
    front: tuple[Card, ...] = ()
    back: tuple[Card, ...] = ()
    labels: tuple[str, ...] = ()

    def draw_own(self, pen: Pen) -> None:
        """Draw the viewer's cards, large: in two hands, or each with the number of its place."""
        laid = next((hand for hand in self.hands(self.view.viewer) if hand.front), None)
        if laid is not None or self.front:
            both = (laid.front, laid.back) if laid else (self.front, self.back)
            labels = self.labels or (pen.say("felt-front"), pen.say("felt-back"))
            large(pen, both, labels, most=room_of(pen))
            return
        offer = next((o for o in self.view.offers if o.do in ("set-hand", "propose")), None)
        if offer is None:
            super().draw_own(pen)
            return
        places = [str(place) for place in range(1, len(offer.cards) + 1)]
        large(pen, [(card,) for card in offer.cards], places, most=room_of(pen), gap=0)
