"""Pai gow poker: a front hand of two cards, a back hand of five, and the test for a foul."""

from collections.abc import Sequence
from itertools import count
from typing import Final, Literal

import msgspec

from cardhouse.cards import JOKER, RANK, Card
from cardhouse.ranking.high import classes
from cardhouse.ranking.layout import ACE, pack, unpack
from cardhouse.ranking.names import front_name as name_of_front
from cardhouse.ranking.orders import scale
from cardhouse.ranking.rules import High
from cardhouse.ranking.scales import Scale

# The two lowest classes keep their places under every option of a house.
_PLACES: Final = dict(zip(classes(High()), count(1)))
_NO_PAIR: Final = _PLACES["high card"]
_PAIR: Final = _PLACES["one pair"]

Foul = Literal["not-two-and-five", "front-outranks-back"]


class PaiGow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's ranking of the two hands of pai gow poker."""

    joker: Literal["bug", "wild"] = "bug"
    """Semi-wild (an ace, or completes a straight or a flush), or completely wild."""
    wheel: Literal["lowest", "second"] = "lowest"
    """The place of A-2-3-4-5 among the straights: last, or just below A-K-Q-J-T."""
    copies: Literal["bank", "push"] = "bank"
    """The winner of a hand that ranks equal to the bank's: the bank, or nobody."""


def back_scale(rules: PaiGow) -> Scale:
    """The scale that compares and names back hands."""
    return scale(High(joker=rules.joker, wheel=rules.wheel))


def back(cards: Sequence[Card], rules: PaiGow) -> int:
    """The value of a back hand of five cards; greater is better."""
    if len(cards) != 5:
        raise ValueError(f"a back hand has five cards, not {len(cards)}")
    return back_scale(rules).value(cards)


def front(cards: Sequence[Card], rules: PaiGow) -> int:
    """The value of a front hand of two cards: a pair, or two high cards, and nothing else.

    It is a value on the scale of back hands, with nothing after the two ranks: a back hand of the
    same two ranks, with its further cards, is greater.
    """
    if len(cards) != 2:
        raise ValueError(f"a front hand has two cards, not {len(cards)}")
    ranks = sorted((_front_rank(card, cards, rules) for card in cards), reverse=True)
    place = _PAIR if ranks[0] == ranks[1] else _NO_PAIR
    return pack(place, [*ranks, 0, 0, 0])


def front_name(value: int) -> str:
    """A front hand in words: "Pair of Nines", "King-Queen"."""
    return name_of_front(unpack(value)[1][:2])


def foul(front_cards: Sequence[Card], back_cards: Sequence[Card], rules: PaiGow) -> Foul | None:
    """Why a setting is foul: not two and five cards, or a back that does not outrank the front."""
    if (len(front_cards), len(back_cards)) != (2, 5):
        return "not-two-and-five"
    if front(front_cards, rules) >= back(back_cards, rules):
        return "front-outranks-back"
    return None


def _front_rank(card: Card, cards: Sequence[Card], rules: PaiGow) -> int:
    if card != JOKER:
        return RANK[card]
    if rules.joker == "bug":
        return ACE
    return max(RANK[other] for other in cards if other != JOKER)
