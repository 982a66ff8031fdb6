"""Offers in words, with the key in brackets: "[r]aise to $4"."""

from collections.abc import Callable, Mapping

from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars

# The wording of an offer, by its command.
Offers = Mapping[str, Callable[[OfferView], str]]


def plain(words: str) -> Callable[[OfferView], str]:
    """Words for an offer with its cost, or with the numbers to choose from."""

    def worded(offer: OfferView) -> str:
        if offer.values:
            # 0 stands for the default, if no number is given.
            named = [str(value) for value in offer.values if value]
            chosen = " or ".join((words, *named))
            return chosen if 0 in offer.values else f"{words} {', '.join(named)}"
        return f"{words} {dollars(offer.cost)}" if offer.cost else words

    return worded


def named(offer: OfferView) -> str:
    """Words for an offer without any of its own: its name, and how many cards it takes."""
    words = plain(f"[{offer.do}]")(offer)
    if not offer.cards:
        return words
    count = str(offer.least) if offer.least == offer.most else f"{offer.least} to {offer.most}"
    return f"{words} {count} of your cards"


def up_to(words: str) -> Callable[[OfferView], str]:
    """Words for an offer with its amount, or with the least and the most."""

    def worded(offer: OfferView) -> str:
        more = f" up to {dollars(offer.most)}" if offer.least < offer.most else ""
        return f"{words} {dollars(offer.least)}{more}"

    return worded
