"""A finished hand in figures, against PokerKit by brute force and against the advice of then."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardhouse.cards import Card
from cardhouse.coach.advice import label_of
from cardhouse.coach.families import advise
from cardhouse.coach.review import StreetSeen, review
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.words.said import Said
from tests.kit.coached import endings
from tests.kit.hands import Dealt, game

pokerkit = pytest.importorskip("pokerkit")

HIGH = pokerkit.StandardHighHand.from_game
OMAHA = pokerkit.OmahaHoldemHand.from_game
LOW = pokerkit.OmahaEightOrBetterLowHand.from_game_or_none

Judge = Callable[[str, str], Any]


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(Card(each) for each in text.split())


def streets(table: Dealt, hands: dict[int, str]) -> list[StreetSeen]:
    """The streets of a hand that is over, as if everybody's cards had been shown."""
    seen = {seat: cards_of(cards) for seat, cards in hands.items()}
    return list(review(table.game, table.log, 1, seen).streets)


def won(hands: dict[int, str], boards: list[str], judges: list[Judge]) -> dict[int, float]:
    """The shares of the pot over all boards: each judge splits its part among the best."""
    shares = dict.fromkeys(hands, 0.0)
    for board in boards:
        parts = []
        for judge in judges:
            made = {seat: judge(cards, board) for seat, cards in hands.items()}
            held = {seat: hand for seat, hand in made.items() if hand is not None}
            if held:
                top = max(held.values())
                parts.append([seat for seat, hand in held.items() if hand == top])
        for part in parts:
            for seat in part:
                shares[seat] += 1 / len(part) / len(parts) / len(boards)
    return shares


def boards(hands: dict[int, str], board: str, size: int) -> list[str]:
    """Every way in which a board can end."""
    known = {*board.split(), *(card for cards in hands.values() for card in cards.split())}
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    left = [card for card in deck if card not in known]
    missing = size - len(board.split())
    return ["".join((*board.split(), *more)) for more in combinations(left, missing)]


def squeezed(hands: dict[int, str]) -> dict[int, str]:
    return {seat: cards.replace(" ", "") for seat, cards in hands.items()}


def test_holdem_by_street() -> None:
    hands, board = {1: "Ah Kh", 2: "Qc Qd"}, "7h 2h 9s 3c 4d"
    table = Dealt(seats=2, hands=hands, board=board)
    table.act("2 call", "1 check", *["1 check", "2 check"] * 3).show_all()
    found = streets(table, hands)
    assert [street.words.id for street in found] == ["coach-street"] * 4
    for street, count in zip(found[2:], (4, 5), strict=True):
        so_far = " ".join(board.split()[:count])
        right = won(squeezed(hands), boards(hands, so_far, 5), [HIGH])
        assert street.shares == pytest.approx(right)
        assert set(street.seen) == {1, 2}


@pytest.mark.long
def test_holdem_on_the_flop_and_omaha_hilo_on_the_turn() -> None:
    hands, board = {1: "Ah Kh", 2: "Qc Qd"}, "7h 2h 9s 3c 4d"
    table = Dealt(seats=2, hands=hands, board=board)
    table.act("2 call", "1 check", *["1 check", "2 check"] * 3).show_all()
    right = won(squeezed(hands), boards(hands, "7h 2h 9s", 5), [HIGH])
    assert streets(table, hands)[1].shares == pytest.approx(right)
    hands, board = {1: "Ah 2h Kc Kd", 2: "As 3s 8c 8d"}, "7h 4h 9s Jc 5d"
    table = Dealt(game("tommys", "omaha-hilo"), seats=2, hands=hands, board=board)
    table.act("2 call", "1 check", *["1 check", "2 check"] * 3).show_all()
    found = streets(table, hands)
    for street, count in zip(found[2:], (4, 5), strict=True):
        so_far = " ".join(board.split()[:count])
        right = won(squeezed(hands), boards(hands, so_far, 5), [OMAHA, LOW])
        assert street.shares == pytest.approx(right)


@pytest.mark.long
def test_streets_of_stud_are_told_by_the_number_of_cards() -> None:
    told = []
    for hand, log in endings("tommys", "stud7", 4):
        told += [street.words for street in review(hand.game, log, 1, {}).streets]
    assert {words.id for words in told} == {"coach-street-cards"}
    counts = {words.args["cards"] for words in told}
    assert {3, 4} <= counts <= {3, 4, 5, 6, 7}


@pytest.mark.long
def test_before_a_draw_the_cards_that_stay_count() -> None:
    """A pair that keeps its chance to improve is not dead against two pair."""
    hands = {1: "Ah As 4c Qd Js", 2: "Kc Kd 7h 7s 2c"}
    table = Dealt(game("button-room", "draw"), seats=2, hands=hands, deck="")
    table.act("1 bet 3", "2 call", "1 discard 4c Qd Js", "2 discard 2c", "1 check", "2 check")
    seen = {seat: tuple(table.hand.down[seat]) for seat in (1, 2)}
    found = review(table.game, table.log, 1, seen).streets
    assert [bool(street.words.args["drawn"]) for street in found] == [False, True]
    assert 0.2 < found[0].shares[1] < 0.4 and sum(found[0].shares.values()) == pytest.approx(1)


GAMES = [
    "tommys/pan",
    *(
        pytest.param(name, marks=pytest.mark.long)
        for name in (
            *("tommys/holdem", "tommys/stud7", "button-room/draw"),
            *("new-esquire/no-bust-blackjack", "tommys/pai-gow-poker"),
        )
    ),
]


@pytest.mark.parametrize("name", GAMES)
def test_value_is_lost_by_the_difference_to_the_best(name: str) -> None:
    """Somebody who chooses at random is told what each choice cost when it was made."""
    house, _, title = name.partition("/")
    chance, then = Random(4), list[tuple[Said, float]]()

    def decide(played: Game, view: View, ask: Ask) -> Command:
        advice = advise(played, view, ask)
        taken = chance.choice(advice.choices)
        best = next(choice for choice in advice.choices if choice.command == advice.best)
        if taken.worth is not None and best.worth is not None:
            then.append((label_of(taken), max(best.worth - taken.worth, 0.0)))
        return taken.command

    compared = 0
    for hand, log in endings(house, title, 4, decide=decide):
        found = review(hand.game, log, 1, {}).decisions
        assert [each.taken for each in found] == [said for said, _ in then]
        assert [each.lost for each in found] == pytest.approx([lost for _, lost in then])
        compared += len(found)
        then.clear()
    assert compared
