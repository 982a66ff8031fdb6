"""Places where cards lie, and how cards leave them. A hidden card stands for any card."""

from collections.abc import Iterable

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand

# Places with cards face down: a viewer sees backs there, except for exposed cards.
HIDDEN_PLACES = ("stock", "burns", "muck", "eliminated", "down:", "discards:")


def down(seat: int) -> str:
    """The place of a seat's face-down cards."""
    return f"down:{seat}"


def up(seat: int) -> str:
    """The place of a seat's face-up cards."""
    return f"up:{seat}"


def discards(seat: int) -> str:
    """The place of a seat's discards in a draw."""
    return f"discards:{seat}"


def pile(hand: Hand, place: str) -> list[Card]:
    """The cards in a named place."""
    kind, _, seat = place.partition(":")
    cards: list[Card] = getattr(hand, kind)[int(seat)] if seat else getattr(hand, kind)
    return cards


def hidden(place: str) -> bool:
    return place.startswith(HIDDEN_PLACES)


def shown_to(viewer: int, place: str) -> bool:
    """True if a viewer sees cards in a place: face up, or in the viewer's own hand."""
    return not hidden(place) or place in (down(viewer), discards(viewer))


def draw(stock: list[Card], cards: tuple[Card, ...]) -> list[Card]:
    """Take these cards off the top; a back on one side is filled in from the other."""
    count = len(cards)
    top = stock[:count]
    del stock[:count]
    wanted = list(cards)
    if top == wanted:
        return top
    assert len(top) == count, "the stock has run out"
    pairs = list(zip(top, wanted, strict=True))
    assert all([HIDDEN in pair or pair[0] == pair[1] for pair in pairs]), (
        f"the stock has {top} on top, not {cards}"
    )
    return [known if card == HIDDEN else card for known, card in pairs]


def take(cards: list[Card], wanted: Iterable[Card]) -> list[Card]:
    """Take these cards out of a place; a back may be any of them."""
    taken = list(wanted)
    if taken == cards:
        cards.clear()
        return taken
    for card in taken:
        if card not in cards and card != HIDDEN:
            assert HIDDEN in cards, f"{card} does not lie there: {cards}"
            cards.remove(HIDDEN)
        elif card in cards:
            cards.remove(card)
        else:
            # A back is taken from a place with only cards known to the viewer.
            cards.pop()
    return taken


def unexpose(hand: Hand, cards: tuple[Card, ...]) -> None:
    """Forget exposed cards that are no longer hidden, or that nobody can tell apart any more."""
    hand.exposed[:] = [card for card in hand.exposed if card not in cards]
