"""Short ways to write hands in tests."""

from itertools import pairwise

from cardhouse.cards import JOKER, SUITS, Card, parse_card, parse_cards
from cardhouse.ranking import Scale


def cards(text: str) -> tuple[Card, ...]:
    """Read "As Kd", or ranks alone as rule books write them: "K-K-7-7-Jo", in mixed suits."""
    if "-" not in text:
        return parse_cards(text)
    hand: list[Card] = []
    for place, rank in enumerate(text.split("-")):
        in_turn = (SUITS + SUITS)[place % 4 :][:4]
        faces = [JOKER] if rank == "Jo" else [parse_card(rank + suit) for suit in in_turn]
        hand.append(next(card for card in faces if card not in hand))
    return tuple(hand)


def value(scale: Scale, text: str) -> int:
    return scale.value(cards(text))


def name(scale: Scale, text: str) -> str:
    return scale.name(value(scale, text))


def descending(scale: Scale, *texts: str) -> bool:
    """True if each hand beats the next."""
    return all(one > other for one, other in pairwise(value(scale, text) for text in texts))


def tied(scale: Scale, *texts: str) -> bool:
    """True if all hands are worth the same, and more than nothing."""
    values = {value(scale, text) for text in texts}
    return len(values) == 1 and 0 not in values
