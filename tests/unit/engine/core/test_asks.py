"""The commands an Ask allows, samples and proposes."""

from random import Random

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.engine.core.asks import PLAIN, Amounts, Arrangement, Ask, Cards, Terms
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Raise, Show
from tests.kit.hands import Dealt, game

SPREAD = Amounts(least=400, most=750, step=100)


@pytest.mark.parametrize(
    ("to", "allowed"),
    [
        (399, False),
        (400, True),
        (450, False),
        (700, True),
        (750, True),
        (751, False),
        (-400, False),
    ],
)
def test_amounts_go_in_steps_and_all_in_is_the_most(to: int, allowed: bool) -> None:
    assert SPREAD.allows(Raise(3, to)) is allowed


def test_a_step_of_a_cent_ends_at_the_least_and_the_most() -> None:
    terms = Amounts(least=400, most=750)
    amounts = (399, 400, 401, 750, 751)
    assert [terms.allows(Raise(3, to)) for to in amounts] == [False, True, True, True, False]


def test_a_sample_of_amounts_reaches_every_step() -> None:
    rolls = Random(1)
    sampled = [SPREAD.sample(Raise, 3, rolls.randrange) for _ in range(100)]
    assert set(sampled) == {Raise(3, 400), Raise(3, 500), Raise(3, 600), Raise(3, 700)}


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [("", True), ("As", True), ("As Kd", True), ("Kd As", True), ("As As", False), ("Qc", False)],
)
def test_cards_are_chosen_out_of_those_offered(chosen: str, allowed: bool) -> None:
    terms = Cards(cards=parse_cards("As Kd"), least=0, most=2)
    assert terms.allows(Show(3, parse_cards(chosen))) is allowed


def test_no_fewer_and_no_more_cards_than_asked() -> None:
    terms = Cards(cards=parse_cards("As Kd Qc"), least=2, most=2)
    counts = [terms.allows(Show(3, parse_cards(cards))) for cards in ("As", "As Kd", "As Kd Qc")]
    assert counts == [False, True, False]


def test_a_sample_of_cards_is_a_choice_of_different_cards() -> None:
    terms = Cards(cards=parse_cards("As Kd"), least=0, most=2)
    rolls = Random(1)
    sampled = {terms.sample(Show, 3, rolls.randrange) for _ in range(100)}
    wanted = ["", "As", "Kd", "As Kd", "Kd As"]
    assert sampled == {Show(3, parse_cards(cards)) for cards in wanted}


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [("2c 3c", True), ("3c 2c 4c", True), ("2c", False), ("2c 2c", False), ("2c As", False)],
)
def test_an_order_names_enough_of_the_cards_once(cards: str, allowed: bool) -> None:
    terms = Arrangement(cards=parse_cards("2c 3c 4c"), least=2)
    assert terms.allows(Arrange(cards=parse_cards(cards))) is allowed


def test_an_order_of_a_shoe_may_name_a_card_as_often_as_it_is_there() -> None:
    terms = Arrangement(cards=parse_cards("2c 2c 3c"), least=2)
    assert terms.allows(Arrange(cards=parse_cards("2c 2c")))
    assert not terms.allows(Arrange(cards=parse_cards("3c 3c")))


def test_a_sample_of_an_order_has_every_card() -> None:
    cards: tuple[Card, ...] = parse_cards("2c 3c 4c")
    command = Arrangement(cards=cards, least=1).sample(Arrange, CHANCE, lambda count: count - 1)
    assert command == Arrange(cards=parse_cards("4c 3c 2c"))


def test_a_plain_command_has_nothing_to_be_wrong() -> None:
    assert PLAIN.allows(Fold(3))
    assert PLAIN.sample(Fold, 3, lambda count: 0) == Fold(3)


def test_an_ask_allows_only_what_it_offers() -> None:
    ask = Ask(3, {Fold: PLAIN, Call: Terms(200), Raise: SPREAD}, Fold(3))
    commands: list[Command] = [Fold(3), Call(3), Raise(3, 500), Check(3), Bet(3, 500), Raise(3, 1)]
    assert [ask.allows(command) for command in commands] == [True, True, True, False, False, False]


def test_a_sample_of_an_ask_takes_each_offer() -> None:
    ask = Ask(3, {Fold: PLAIN, Call: Terms(200), Raise: SPREAD}, Fold(3))
    rolls = Random(1)
    sampled = {type(ask.sample(rolls.randrange)) for _ in range(60)}
    assert sampled == {Fold, Call, Raise}


def test_the_ask_of_a_betting_round() -> None:
    dealt = Dealt(game(), seats=3)
    assert dealt.ask == Ask(
        3, {Fold: PLAIN, Call: Terms(200), Raise: Amounts(least=400, most=400, step=100)}, Fold(3)
    )
    dealt.act("3 call", "1 call")
    assert dealt.ask == Ask(
        2, {Fold: PLAIN, Check: PLAIN, Raise: Amounts(least=400, most=400, step=100)}, Check(2)
    )


def test_of_all_orders_only_the_one_as_listed_is_a_choice() -> None:
    terms = Arrangement(cards=parse_cards("2c 3c 4c"), least=2)
    assert list(terms.choices(Arrange, CHANCE)) == [Arrange(cards=parse_cards("2c 3c 4c"))]
