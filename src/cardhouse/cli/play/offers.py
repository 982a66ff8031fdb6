"""What may be done, in words, its key in brackets: "[r]aise to $4"."""

from collections.abc import Callable, Mapping

from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars

# How an offer is worded, by what is done.
Offers = Mapping[str, Callable[[OfferView], str]]


def plain(words: str) -> Callable[[OfferView], str]:
    """Something with what it costs, or with the numbers to choose of."""

    def worded(offer: OfferView) -> str:
        if offer.values:
            # 0 is the one that is meant where none is named.
            named = [str(value) for value in offer.values if value]
            chosen = " or ".join((words, *named))
            return chosen if 0 in offer.values else f"{words} {', '.join(named)}"
        return f"{words} {dollars(offer.cost)}" if offer.cost else words

    return worded


def up_to(words: str) -> Callable[[OfferView], str]:
    """Something with its amount, or the least and the most of it."""

    def worded(offer: OfferView) -> str:
        more = f" up to {dollars(offer.most)}" if offer.least < offer.most else ""
        return f"{words} {dollars(offer.least)}{more}"

    return worded
