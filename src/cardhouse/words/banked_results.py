"""Results and collections of the hands at a banked table."""

from collections.abc import Iterable

from msgspec.structs import replace

from cardhouse.engine.banked.collection import CollectionReturned, CollectionTaken
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import look


def before_clearing(view: BankedView, log: list[Event], game: Game) -> BankedView:
    """A finished hand with its cards still on the table, for the eye."""
    cleared = next((n for n, event in enumerate(log) if isinstance(event, TableCleared)), 0)
    if not cleared or not results(log):
        # With nothing settled the hand was cancelled, and its cards are gone.
        return view
    seen = look(kernel.replay(game, log[:cleared]), view.viewer)
    assert isinstance(seen, BankedView)
    return replace(view, layout=seen.layout)


def results(log: Iterable[Event]) -> dict[tuple[int, int], int]:
    """Each player's win or loss by hand, insurance included; the covering players' under BANK."""
    found: dict[tuple[int, int], int] = {}
    for event in log:
        if isinstance(event, WagerSettled):
            sign = 1 if event.result == "win" else -1
            found[event.seat, event.hand] = found.get((event.seat, event.hand), 0)
            for player, share in event.shares:
                found[event.seat, event.hand] += sign * share
                found[player, BANK] = found.get((player, BANK), 0) - sign * share
    return found


def collected(log: Iterable[Event], seat: int) -> int:
    """The fees that a player paid in a hand."""
    paid = 0
    for event in log:
        if isinstance(event, CollectionTaken) and event.seat == seat:
            paid += event.amount
        elif isinstance(event, CollectionReturned) and event.seat == seat:
            paid -= event.amount
    return paid
