"""The layout as a viewer sees it: each player's hands, and the wagers that still lie there."""

from textwrap import dedent

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.families import look
from tests.kit.banked import Banked, game


def test_a_player_has_the_hands_of_their_own_spots_and_the_splits_of_them() -> None:
    table = Banked(game("tommys"), bank=8, wagers={1: 20, 3: 20}, shoe="8 T 9 8 7 5 2 3 4 5")
    table.act("1 split")
    view = look(table.hand, 1)
    assert isinstance(view, BankedView)
    layout = view.layout
    assert [hand.hand for hand in layout.hands_of(1)] == [1, 11]
    assert [hand.hand for hand in layout.hands_of(3)] == [3]
    assert layout.hands_of(5) == ()


def test_a_table_against_a_bank_in_words() -> None:
    table = Banked(game("tommys"), bank=8, wagers={1: 20, 3: 20}, shoe="8 T 9 8 7 5 2 3 4 5")
    table.act("1 split")
    lines = """\
        no-bust-blackjack at tommys, seen from the rail
        bank: seat 8, $1,000 put up, 9c (hard 9)
        hand 1: 8c 5c (hard 13), in turn
        hand 11: 8c (hard 8)
        hand 3: Tc 7c (hard 17)
        wager of seat 1 on 1: $20
        wager of seat 3 on 3: $20
        wager of seat 1 on 11: $20
        seat 1: $4,959.50, 8c 5c
        seat 3: $4,979.50, Tc 7c
        seat 8: $3,999 (button)
        awaited: seat 1"""
    assert str(look(table.hand, RAIL)) == dedent(lines)


def test_the_hand_in_turn_is_the_one_that_is_played_now() -> None:
    table = Banked(game("tommys"), bank=8, wagers={1: 20, 3: 20}, shoe="8 T 9 8 7 5 2 3 4 5")
    turns = []
    for _ in range(2):
        view = look(table.hand, RAIL)
        assert isinstance(view, BankedView) and view.layout.in_turn is not None
        turns.append(view.layout.in_turn.hand)
        table.act(f"{table.turn} stand")
    assert turns == [1, 3]
    after = look(table.hand, RAIL)
    assert isinstance(after, BankedView) and after.layout.in_turn is None


@pytest.mark.parametrize(("bank_hand", "number"), [(0, 1), (1, 1), (2, 2)])
def test_a_hand_of_the_bank_without_a_number_is_its_first(bank_hand: int, number: int) -> None:
    table = Banked(game("tommys"), bank=8, wagers={1: 20}, bank_hand=bank_hand)
    view = look(table.hand, 1)
    assert isinstance(view, BankedView) and view.layout.number == number


def test_of_cards_face_down_everybody_sees_only_their_own() -> None:
    hand = Banked(game("tommys"), bank=8, wagers={1: 20, 3: 20}).hand.copy()
    held = parse_cards("As Ks")
    hand.down[1], hand.down[3] = list(held), list(held)
    seen = {viewer: [seat.down for seat in look(hand, viewer).seats] for viewer in (RAIL, 1, 3)}
    backs = (HIDDEN, HIDDEN)
    assert seen == {
        RAIL: [backs, backs, ()],
        1: [held, backs, ()],
        3: [backs, held, ()],
    }
