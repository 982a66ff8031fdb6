"""What a viewer's own cards make."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.ranking import best, scale


def holding(view: View, game: Game) -> str:
    """What the viewer's own cards make with the board, in words; empty before five cards."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    cards = () if own is None else (*own.down, *own.up)
    if not cards or len(cards) + len(view.board) < 5 or HIDDEN in cards:
        return ""
    scales = [scale(rules) for rules in (game.high, game.low) if rules is not None]
    try:
        made = [(each, best.of(each, cards, view.board, game.pick)) for each in scales]
        return "; ".join(each.name(value) for each, value in made if value)
    except ValueError:
        # A card too many, or one that does not belong to the deck.
        return ""
