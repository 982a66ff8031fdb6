"""Cards pointed at: the backs that can be told apart, and the faces that everybody sees."""

from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.pointing import card_at, pointed, pointer, pointers, seen
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pan.reports import WrongSpread
from tests.kit.hands import Dealt
from tests.kit.refusals import refusal

BOARD = "Kh Kd 7c 4s 2d"


def flop() -> PotHand:
    """Two players at the flop, and a third whose hand lies in the muck."""
    table = Dealt(seats=3, hands={1: "As Kc", 2: "9h 9s"}, board=BOARD)
    return table.act("3 fold", "1 call", "2 check").hand


def test_the_next_four_cards_of_the_deck_are_pointed_at_and_none_of_the_muck() -> None:
    hand = flop()
    assert len(hand.muck) == 2 and len(hand.stock) > 4
    own = [f"down:{seat}/{number}" for seat in (1, 2) for number in (1, 2)]
    assert sorted(pointers(hand)) == sorted(
        [*(f"stock/{n}" for n in (1, 2, 3, 4)), "burns/1", *(f"board/{n}" for n in (1, 2, 3)), *own]
    )


def test_a_place_is_counted_from_one_to_its_last_card() -> None:
    hand = flop()
    assert pointer("down:2", 1) == "down:2/1"
    assert [card_at(hand, Card(f"down:1/{n}")) for n in (1, 2)] == ["As", "Kc"]
    assert card_at(hand, Card("board/3")) == "7c"
    for words in ("down:1/0", "down:1/3", "down:1/+1", "down:7/1", "chips/1", "/1"):
        with refusal("No card lies at"):
            card_at(hand, Card(words))


def test_only_a_card_that_everybody_sees_is_named() -> None:
    hand = flop()
    assert card_at(hand, Card("Kd")) == "Kd"
    for words in ("As", HIDDEN):
        with refusal("face up"):
            card_at(hand, Card(words))


def test_an_exposed_card_is_seen_as_often_as_it_was_exposed() -> None:
    hand = flop()
    assert seen(hand)["down:1"] == (HIDDEN, HIDDEN)
    hand.exposed.append(Card("Kc"))
    assert seen(hand)["down:1"] == (HIDDEN, "Kc")
    assert seen(hand)["board"] == ("Kh", "Kd", "7c")
    # Of two such cards, in a deck with a foreign one, one has been exposed.
    hand.down[2] = [Card("Kc"), Card("9s")]
    faces = (*seen(hand)["down:1"], *seen(hand)["down:2"])
    assert sorted(faces) == sorted([HIDDEN, "Kc", HIDDEN, HIDDEN])
    assert card_at(hand, Card("Kc")) == "Kc"


def test_a_report_gets_the_cards_that_it_points_at() -> None:
    hand = flop()
    assert pointed(hand, Boxed(card=Card("down:2/2"))) == Boxed(card=Card("9s"))
    several = WrongSpread(seat=1, cards=parse_cards("Kh Kd"))
    at = tuple(Card(f"board/{n}") for n in (1, 2))
    assert pointed(hand, WrongSpread(seat=1, cards=at)) == several == pointed(hand, several)
