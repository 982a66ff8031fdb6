"""A finished hand of pan before its cards went back into the deck."""

from msgspec.structs import replace

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import look
from cardhouse.engine.pan.events import DeckRenewed
from cardhouse.engine.pan.view import PanView


def before_clearing(view: PanView, log: list[Event], game: Game) -> PanView:
    """A finished hand with its spreads still on the table, for the eye."""
    cleared = next((n for n, event in enumerate(log) if isinstance(event, DeckRenewed)), 0)
    if not cleared:
        return view
    before = look(kernel.replay(game, log[:cleared]), view.viewer)
    assert isinstance(before, PanView)
    cards = {seat.seat: seat for seat in before.seats}
    seats = (replace(s, down=cards[s.seat].down, up=cards[s.seat].up) for s in view.seats)
    return replace(view, spreads=before.spreads, seats=tuple(seats))
