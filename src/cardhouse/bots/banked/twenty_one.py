"""Careful blackjack without a chart, in games that may still save a hand over 21."""

from typing import Final

from msgspec import Struct

from cardhouse.analysis.blackjack.chart import Play
from cardhouse.cards import Card
from cardhouse.engine.banked.rules import Blackjack

ACE: Final = 11
TEN: Final = 10
_UP: Final = {"T": TEN, "J": TEN, "Q": TEN, "K": TEN, "A": ACE}
# The bank is likely to go over with these up cards.
WEAK: Final = range(2, 7)
# Totals to stand on against a weak card, against any card, and with a soft hand.
HARD_WEAK: Final = 14
HARD: Final = 17
SOFT: Final = 18
# Up cards that beat a soft 18.
STRONG: Final = (9, TEN, ACE)


class Hand(Struct, frozen=True):
    """A hand as the strategy sees it: its total, and its pair if it is one."""

    points: int
    soft: bool = False
    pair: str = ""


def worth(card: Card) -> int:
    """The value of the bank's up card, an ace as eleven."""
    return _UP.get(card[0]) or int(card[0])


def best_play(hand: Hand, up: Card, rules: Blackjack, may: frozenset[Play]) -> Play:
    """The book's first choice among the allowed plays."""
    return next((play for play in _wishes(hand, worth(up), rules) if play in may), "stand")


def _wishes(hand: Hand, up: int, rules: Blackjack) -> list[Play]:
    wishes: list[Play] = []
    if hand.pair in ("A", "8"):
        wishes.append("split")
    if hand.points == 16 and not hand.soft and up >= TEN:
        wishes.append("surrender")
    if not hand.soft and hand.points in (10, 11) and up < hand.points:
        wishes.append("double")
    draws = hand.points <= rules.must_hit or not _stands(hand, up)
    return [*wishes, "hit", "stand"] if draws else [*wishes, "stand", "hit"]


def _stands(hand: Hand, up: int) -> bool:
    """A total of 12 or 13 always draws: over 21 it may still push when the bank goes further."""
    if hand.soft:
        return hand.points > SOFT or (hand.points == SOFT and up not in STRONG)
    return hand.points >= (HARD_WEAK if up in WEAK else HARD)
