"""The cards that may be laid out at a pan table, at the edges of each command."""

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.pan.commands import DiscardCard, Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.terms import Laying, OneCard, proposed
from cardhouse.ranking.melds import MeldRules, classify

RULES = MeldRules()


def meld(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def laying(hand: str, *melds: str, card: str = "", must: bool = False, only: int = 0) -> Laying:
    spread = [classify(meld(text), RULES) for text in melds]
    return Laying(
        cards=meld(hand),
        card=Card(card) if card else None,
        must=must,
        melds=tuple(each for each in spread if each is not None),
        rules=RULES,
        only=only,
    )


@pytest.mark.parametrize(
    ("borrowed", "number", "allowed"),
    [
        (("3h",), 1, True),
        ((), 0, False),
        (("3h",), 0, False),
        (("3h",), 2, False),
        (("4h",), 1, False),
        (("3h", "4h"), 1, False),
        (("",), 1, False),
        (("Ks", "", "up:1"), 0, False),
        (("??",), 1, False),
    ],
)
def test_a_card_is_borrowed_from_a_meld_that_can_spare_it(
    borrowed: tuple[str, ...], number: int, allowed: bool
) -> None:
    terms = laying("3c 3d Kd", "3h 4h 5h 6h")
    order = LayMeld(1, meld("3c 3d"), number, tuple(Card(card) for card in borrowed))
    assert terms.allows(order) is allowed
    assert laying("3c 3d 3s").allows(LayMeld(1, meld("3c 3d 3s")))
    assert not laying("3c 3d 3s").allows(LayMeld(1, meld("3c 3d 3s"), 1))


@pytest.mark.parametrize("first", [("",), ("3c", ""), ("??", "3c", "3d"), ()])
def test_a_split_names_cards_that_are_there(first: tuple[str, ...]) -> None:
    terms = laying("3c 3d 3s", "3h 3h 3h 3h")
    assert not terms.allows(SplitMeld(1, 1, meld("3c 3d"), tuple(Card(card) for card in first)))


def test_what_is_to_be_made_valid_is_the_only_meld_that_may_be_touched() -> None:
    terms = laying("6h 6c", "3h 4h 5h", "3c 4c 5c", only=2)
    assert terms.allows(Increase(1, 2, meld("6c")))
    assert not terms.allows(Increase(1, 1, meld("6h")))
    assert not laying("3c 3d 3s", "3h 4h 5h", only=1).allows(LayMeld(1, meld("3c 3d 3s")))


def test_a_card_that_must_be_laid_out_is_among_them() -> None:
    assert laying("3c 3d Kh", card="3s", must=True).allows(LayMeld(1, meld("3c 3d 3s")))
    assert not laying("3c 3d 3h", card="3s", must=True).allows(LayMeld(1, meld("3c 3d 3h")))
    assert laying("3c 3d 3h", card="3s").allows(LayMeld(1, meld("3c 3d 3h")))
    assert not laying("3c 3d").allows(LayMeld(1, meld("3c 3d 3h")))


def test_only_an_increase_may_make_a_meld_valid() -> None:
    terms = laying("3c 3d 3s", "3h 3h 3h 3h", only=1)
    split = SplitMeld(1, 1, meld("3c 3d 3s"), meld("3h 3h 3h"))
    assert laying("3c 3d 3s", "3h 3h 3h 3h").allows(split)
    assert not terms.allows(split)


def test_the_listed_choices_are_those_a_player_would_think_of() -> None:
    terms = laying("6h 2h Kc", "3h 4h 5h", card="7h")
    listed = list(terms.choices(Increase, 1))
    assert Increase(1, 1, meld("2h")) in listed and len(listed) > 1
    assert [choice for choice in listed if not terms.allows(choice)] == []
    assert list(OneCard(cards=meld("3h 4h 3h")).choices(DiscardCard, 1)) == [
        DiscardCard(1, Card("3h")),
        DiscardCard(1, Card("4h")),
    ]


def test_where_a_card_must_be_laid_only_moves_with_it_are_proposed() -> None:
    with_it = laying("3c 3d Kh Kc Kd", card="3s", must=True)
    assert {move.cards for move in with_it.proposals(LayMeld)} == {meld("3s 3c 3d")}
    either = laying("3c 3d Kh Kc Kd", card="3s")
    assert len(either.proposals(LayMeld)) == 2
    # There is no card that must be laid before one is drawn.
    assert laying("3c 3d Kh Kc Kd", must=True).proposals(LayMeld)


def test_a_meld_is_proposed_once_however_its_cards_lie() -> None:
    terms = laying("Jc Jd Js Js 2d 7h 3d", card="Jc")
    ask = Ask(actor=1, offers={LayMeld: terms})
    twice = [tuple(sorted(move.cards)) for move in terms.proposals(LayMeld)]
    once = [tuple(sorted(move.cards)) for move in proposed(ask)]
    assert len(set(twice)) < len(twice)
    assert len(once) == len(set(once)) and set(once) == set(twice)
    worths = [move.worth for move in proposed(ask)]
    assert worths == sorted(worths, reverse=True)
