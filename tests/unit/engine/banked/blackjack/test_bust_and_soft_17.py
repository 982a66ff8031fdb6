"""A bank that stands on soft 17, and hands over 21 that lose whatever it draws."""

import pytest

from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.rules import Blackjack
from cardhouse.ranking.points import Total
from tests.kit.banked import Banked, game


def corner() -> BlackjackGame:
    return game("corner-club", "blackjack")


def drawn(table: Banked) -> int:
    """The number of cards the bank took after its first."""
    return sum(event.hand == BANK for event in table.events(CardTaken))


@pytest.mark.parametrize(("soft_17", "cards"), [("stand", 1), ("hit", 2)])
def test_a_soft_17_is_drawn_to_only_where_the_house_says_so(soft_17: str, cards: int) -> None:
    played = game("corner-club", "blackjack", blackjack={"soft_17": soft_17})
    # The player's ten, the bank's ace, the player's nine; the bank draws a six, and a three.
    table = Banked(played, bank=8, money=200, wagers={1: 10}, shoe="T A 9 6 3")
    table.stand()
    assert drawn(table) == cards


def test_the_bank_does_not_draw_against_hands_that_have_lost() -> None:
    table = Banked(corner(), bank=8, money=200, wagers={1: 10}, shoe="T 6 6 T T T")
    table.act("1 hit")
    assert table.hand.over
    assert (drawn(table), table.won()[1]) == (0, -10)


@pytest.mark.parametrize(("bust", "result"), [("may-push", "push"), ("loses", "lose")])
def test_over_21_against_a_bank_further_over(bust: str, result: str) -> None:
    rules = Blackjack(bust=bust)  # type: ignore[arg-type]
    player, bank = Total(points=22, kind="hard"), Total(points=25, kind="hard")
    assert outcome(player, 3, bank, rules).result == result


def test_the_figures_read_both_from_the_page() -> None:
    play = rules_of(corner()).play
    assert (play.soft_17, play.bust) == ("stand", "loses")


@pytest.mark.parametrize(
    ("third", "insurance", "draws"),
    [("Th", 0, False), ("Th", 5_00, True), ("2h", 0, True), ("2h", 5_00, True)],
)
def test_the_bank_draws_on_if_a_hand_or_its_insurance_is_still_open(
    third: str, insurance: int, draws: bool
) -> None:
    table = Banked(corner(), bank=8, money=200, wagers={1: 10}, shoe="T 6 6 T T T")
    hand = table.hand.copy()
    hand.up[1].append(Card(third))
    hand.layout.wagers[0].insurance = insurance
    assert DrawBank().draws(hand) is draws
