"""Shared by the tests of this house: its tables, its rules, and pots of any size."""

from collections import Counter
from typing import Any

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import Bet, Call, Check, Discard, Fold, Pass, Show
from cardhouse.engine.pot.events import PotAwarded
from tests.kit.hands import Dealt, cited, game, rotation

HOUSE = "lo-ball-room"
HOLDEM, OMAHA, STUD, LOWBALL = "holdem", "omaha-hilo", "stud7-hilo", "lowball"

# The button's fee for a hand; at lowball it goes into the bonuses.
FEES = {HOLDEM: 3_00, OMAHA: 3_00, STUD: 3_00, LOWBALL: 1_00}

rule = pytest.mark.rule


def each(marks: dict[str, pytest.MarkDecorator]) -> pytest.MarkDecorator:
    """A test of several games, with marks for the rules it proves in each."""
    params = [
        pytest.param(name, set(mark.args), marks=mark, id=name) for name, mark in marks.items()
    ]
    return pytest.mark.parametrize(("name", "ids"), params)


def at(name: str, *, seats: Any = 6, button: int = 1, **given: Any) -> Dealt:
    """A hand of one of the games at its first table, with the button's blind taken."""
    given.setdefault("fee", FEES[name])
    return Dealt(game(HOUSE, name), seats=seats, button=button, **given)


def rules(name: str, *keys: str) -> set[str]:
    """The ids of the house's rules behind cite keys."""
    return {rule for key in keys for rule in cited(key, HOUSE, name)}


def pass_all(dealt: Dealt) -> Dealt:
    """Nobody straddles."""
    while Pass in dealt.ask.offers:
        dealt.play(Pass(dealt.turn))
    return dealt


def stay(dealt: Dealt) -> Dealt:
    """Everybody opens as low as possible, calls, checks, stands pat and shows to the end."""
    while not dealt.hand.over:
        ask = dealt.ask
        for kind in (Pass, Call, Check, Discard, Show):
            if kind in ask.offers:
                dealt.play(kind(ask.actor))
                break
        else:
            dealt.play(Bet(dealt.turn, dealt.range("bet")[0]))
    return dealt


def fold_to(dealt: Dealt, seat: int) -> Dealt:
    """Everybody folds until a seat's turn, or until the hand is over."""
    while not dealt.hand.over and dealt.turn != seat:
        dealt.play(Fold(dealt.turn))
    return dealt


def for_pot(
    name: str, dollars: int, hands: dict[int, str], board: str = "", button: int = 1
) -> Dealt:
    """A hand that all play to the end for a pot of this size, made up with dead chips."""
    price = 4 if name == LOWBALL else 3
    first = min(hands)
    dead = Post(0, (dollars - price * len(hands)) * 100)
    return stay(
        at(
            name,
            seats=sorted(hands),
            button=button,
            hands=hands,
            board=board,
            posts={first: dead},
            fee=0,
        )
    )


def awards(dealt: Dealt) -> dict[int, int]:
    """Each seat's winnings from the pots, in dollars."""
    won: Counter[int] = Counter()
    for event in dealt.events(PotAwarded):
        won[event.seat] += event.amount
    return {seat: amount // 100 for seat, amount in won.items()}


def deck(
    name: str, order: tuple[int, ...], stub: str, hands: dict[int, str] | None = None, each: int = 5
) -> str:
    """A deck that deals the seats their first cards, with a known stub below."""
    played = game(HOUSE, name)
    under = parse_cards(stub)
    held = {seat: list(parse_cards((hands or {}).get(seat, ""))) for seat in order}
    named = {*under, *(card for cards in held.values() for card in cards)}
    spare = iter([card for card in played.deck.cards() if card not in named])
    full = {
        seat: " ".join([*cards, *(next(spare) for _ in range(each - len(cards)))])
        for seat, cards in held.items()
    }
    return " ".join((*rotation(played, played.deck.cards(), order, full, ""), *under))
