"""Hands of pai gow poker in words: what lies in front and in the back, against the bank's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.view import BankedView, HandView
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front
from cardhouse.server.faces import Reading
from cardhouse.table import Table
from cardhouse.words.hands import front_said, hand_said
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, plain, spoken

# The form of a hand's name where there is little room.
NARROW = "narrow"


def _front(cards: Sequence[Card], rules: PaiGow) -> Said:
    return front_said(front(cards, rules))


def _back(cards: Sequence[Card], rules: PaiGow) -> Said:
    return hand_said(back_scale(rules), back(cards, rules))


def front_words(cards: Sequence[Card], rules: PaiGow, language: str) -> str:
    """A front hand in words: "King-Queen"."""
    return plain(_front(cards, rules), language)


def back_words(cards: Sequence[Card], rules: PaiGow, language: str) -> str:
    """A back hand in words: "Two Pair, Aces and Nines"."""
    return plain(_back(cards, rules), language)


def readings(table: Table, view: BankedView, language: str) -> tuple[Reading, ...]:
    """The hands that a viewer sees as they were set."""
    game = table.dealt.game
    assert isinstance(game, PaiGowGame)
    lay, rules = view.layout, game.paigow
    bank = lay.bank_hand if lay.bank_hand.up and _read(lay.bank_hand) else None
    found = [reading(hand, bank, rules, language) for hand in lay.hands if _read(hand)]
    if _read(lay.bank_hand):
        found.append(reading(lay.bank_hand, None, rules, language))
    return tuple(found)


def _read(hand: HandView) -> bool:
    """True if both of its parts lie before the viewer."""
    sizes = len(hand.front), len(hand.back)
    return sizes == (2, 5) and HIDDEN not in (*hand.front, *hand.back)


def reading(hand: HandView, bank: HandView | None, rules: PaiGow, language: str) -> Reading:
    """A hand in words; against the bank's once both lie open."""
    to = Listener(language=language)
    words = Reading(
        hand=hand.hand,
        front_narrow=spoken(_front(hand.front, rules), to, NARROW),
        back_narrow=spoken(_back(hand.back, rules), to, NARROW),
        front_words=front_words(hand.front, rules, language),
        back_words=back_words(hand.back, rules, language),
        foul=foul(hand.front, hand.back, rules) is not None,
    )
    if bank is None or not hand.up:
        return words
    return replace(
        words,
        front=_duel(front(hand.front, rules), front(bank.front, rules), rules),
        back=_duel(back(hand.back, rules), back(bank.back, rules), rules),
    )


def _duel(own: int, banks: int, rules: PaiGow) -> Literal["win", "lose", "push"]:
    """The outcome of a part of the hand; a copy goes where the house gives it."""
    if own == banks:
        return "push" if rules.copies == "push" else "lose"
    return "win" if own > banks else "lose"
