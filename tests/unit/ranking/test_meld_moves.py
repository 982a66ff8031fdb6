"""The search for melds by worked examples: every move a player would think of, none twice."""

from itertools import permutations

import pytest

from cardhouse.cards import parse_cards
from cardhouse.ranking.meld_search import Move, _groups, _runs, moves, partition
from cardhouse.ranking.melds import Due, MeldRules, classify

RULES = MeldRules()
ANY = MeldRules(same_suit_set_takes="any-suit")


def words(move: Move) -> str:
    """A move in words: `meld 2h 3h with 4h`, `split 5h 6h into Ah 2h 3h`."""
    said = f"{move.do} {' '.join(move.cards)}"
    said += f" with {' '.join(move.borrowed)}" if move.borrowed else ""
    return said + (f" into {' '.join(move.first)}" if move.first else "")


def found(held: str, meld: str = "", card: str = "", rules: MeldRules = RULES) -> list[str]:
    """The moves with the cards held and a meld on the table, using this card if given."""
    laid = classify(parse_cards(meld), rules) if meld else None
    assert bool(laid) == bool(meld), f"{meld} is no meld"
    used = parse_cards(card)[0] if card else None
    ways = moves(parse_cards(held), () if laid is None else (laid,), used, rules)
    assert all(move.meld == (1 if move.borrowed or move.do != "meld" else 0) for move in ways)
    return [words(move) for move in ways]


@pytest.mark.rule("TOM-PAN-26")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("6s 6s 6s 6s", ["6s 6s 6s", "6s 6s 6s 6s"]),
        ("6s 6s 6s 6s 6h", ["6s 6s 6s", "6s 6s 6s 6s"]),
        ("6s 6h 6d", ["6s 6h 6d"]),
        ("6s 6h 6d 6c", ["6s 6h 6d", "6s 6h 6c", "6s 6d 6c", "6h 6d 6c", "6s 6h 6d 6c"]),
        # Kings make a set of any suits.
        ("Ks Ks Kh Kd", ["Ks Kh Kd", "Ks Ks Kh Kd", "Ks Ks Kh"]),
        ("Ks Kh Kh Kh", ["Kh Kh Kh", "Ks Kh Kh Kh", "Ks Kh Kh"]),
        ("Ks Kh Kd Kd", ["Ks Kh Kd", "Ks Kh Kd Kd", "Ks Kd Kd"]),
        ("2h 3h 4h 5h", ["2h 3h 4h", "2h 3h 4h 5h", "3h 4h 5h"]),
        ("7h Jh Qh Kh Ah", ["7h Jh Qh", "7h Jh Qh Kh", "Jh Qh Kh"]),
    ],
)
def test_new_melds_small_and_large(held: str, expected: list[str]) -> None:
    assert found(held) == [f"meld {cards}" for cards in expected]


@pytest.mark.rule("TOM-PAN-26")
@pytest.mark.parametrize(
    ("held", "card", "expected"),
    [
        ("2h 3h 4h 5h", "6h", ["2h 3h 4h 5h 6h", "3h 4h 5h 6h", "4h 5h 6h"]),
        ("6h 6h 7d", "6h", ["6h 6h 6h"]),
        # Three sixes of hearts are held: the card itself must be in the meld.
        ("6h 6h 6h", "6s", []),
    ],
)
def test_every_new_meld_has_the_card_in_it(held: str, card: str, expected: list[str]) -> None:
    assert found(held, card=card) == [f"meld {cards}" for cards in expected]


@pytest.mark.rule("TOM-PAN-41")
@pytest.mark.parametrize(
    ("held", "meld", "expected"),
    [
        # No card follows the king, and none comes before the ace.
        ("Ah Kc", "2h 3h 4h", ["increase Ah"]),
        ("Kh Ah", "7h Jh Qh", ["increase Kh"]),
        ("Kh", "Ah 2h 3h", []),
        ("5h", "4h 4d 4s", []),
        ("Kd Kh", "Ks Ks Ks", ["increase Kd", "increase Kh"]),
    ],
)
def test_what_a_meld_can_be_increased_by(held: str, meld: str, expected: list[str]) -> None:
    assert found(held, meld) == expected


@pytest.mark.rule("TOM-PAN-46", "TOM-PAN-48")
@pytest.mark.parametrize(
    ("held", "meld", "expected"),
    [
        # Split within its own kind; into a rope and a set only if there is no such way.
        (
            "5h 6h 4s 4d",
            "Ah 2h 3h 4h",
            [
                "increase 5h",
                "increase 5h 6h",
                "split 5h 6h into Ah 2h 3h",
                "meld 4s 4d with 4h",
                "meld 5h 6h with 4h",
            ],
        ),
        ("4s 4d", "Ah 2h 3h 4h", ["split 4s 4d into Ah 2h 3h", "meld 4s 4d with 4h"]),
        ("2h 4h", "3h 3d 3s 3c", ["split 2h 4h into 2h 3h 4h", "meld 2h 4h with 3h"]),
        # Two parts of three are one split, whichever is named first.
        (
            "4s 4s 6h",
            "4s 4s 4s 4s",
            ["increase 4s", "split 4s 4s into 4s 4s 4s", "meld 4s 4s with 4s"],
        ),
        (
            "Kh Kd",
            "Ks Ks Ks Ks",
            [
                "increase Kh",
                "increase Kd",
                "split Kh Kd into Ks Ks Kd",
                "split Kh Kd into Ks Kh Kd",
                "meld Kh Kd with Ks",
            ],
        ),
        # A meld of three lends nothing.
        ("2h 4h", "3h 3d 3s", []),
    ],
)
def test_how_a_meld_is_split_or_lends_a_card(held: str, meld: str, expected: list[str]) -> None:
    assert found(held, meld) == expected


@pytest.mark.rule("TOM-PAN-26")
def test_one_of_each_suit_and_all_cards_of_the_rank_are_two_sets() -> None:
    large = [way for way in found("6s 6s 6h 6d 6c") if len(way.split()) > 4]
    assert large == ["meld 6s 6h 6d 6c", "meld 6s 6s 6h 6d 6c"]


@pytest.mark.rule("TOM-PAN-46")
def test_a_part_of_added_cards_alone_is_no_split_but_a_new_meld() -> None:
    ways = found("4s 4s 4s 5s", "4s 4s 4s 4s")
    assert [way for way in ways if way.startswith("split")] == ["split 4s 4s into 4s 4s 4s"]
    assert ways[0] == "meld 4s 4s 4s"


@pytest.mark.rule("TOM-PAN-48")
def test_what_the_hand_holds_itself_is_not_borrowed() -> None:
    ways = found("4h 4s 4d", "Ah 2h 3h 4h")
    assert "meld 4h 4s 4d" in ways and "meld 4s 4d with 4h" not in ways
    assert "meld 4s 4d with 4h" in found("4s 4d", "Ah 2h 3h 4h")


def test_where_a_set_takes_every_suit_one_part_may_need_a_card_more() -> None:
    assert "split 4d 4d 4d into 4h 4d 4d 4d" in found("4d 4d 4d", "4h 4h 4h 4h", rules=ANY)
    assert found("4c 4d", "4h 4h 4h 4h", rules=ANY)[-2:] == [
        "split 4c 4d into 4h 4c 4d",
        "meld 4c 4d with 4h",
    ]


def test_a_move_is_worth_all_that_it_collects() -> None:
    dues = (Due(1, "split"), Due(2, "increase"))
    assert Move("split", parse_cards("4s 4s"), 1, dues=dues).worth == 3
    assert Move("meld", parse_cards("2h 3h 4h")).worth == 0


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        # The rope ends early: its last card is wanted in the set.
        ("2h 3h 4h 5h 5s 5d", ["2h 3h 4h", "5d 5h 5s"]),
        ("4h 4h 4h 4s 4s 4s", ["4h 4h 4h", "4s 4s 4s"]),
        ("Ah 2h 3h As 2s 3s", ["Ah 2h 3h", "As 2s 3s"]),
    ],
)
def test_a_hand_is_laid_out_in_the_same_way_whatever_its_order(
    cards: str, melds: list[str]
) -> None:
    laid = {partition(order, RULES) for order in permutations(parse_cards(cards))}
    assert len(laid) == 1
    (found,) = laid
    assert found is not None
    assert [" ".join(meld.cards) for meld in found] == melds


@pytest.mark.rule("TOM-PAN-46", "TOM-PAN-48")
@pytest.mark.parametrize(
    ("held", "meld", "card", "rules", "expected"),
    [
        # The whole rope stays, beside a set around a second queen of spades.
        (
            *("Qd Qs", "7s Js Qs Ks", "Qh", RULES),
            ["meld Qh Qd Qs", "split Qs Qd Qh into 7s Js Qs Ks"],
        ),
        ("7h 7h", "7h Jh Qh Kh", "", RULES, ["split 7h 7h into Jh Qh Kh", "meld 7h 7h with 7h"]),
        # No card of the rope is in two parts, and nobody adds a card that they do not hold.
        ("4h Jc Qh", "7h Jh Qh", "Kh", ANY, ["increase Kh"]),
        ("Jh Js", "7h Jh Qh", "", ANY, []),
    ],
)
def test_a_rope_and_a_set_out_of_one_meld_need_every_card_themselves(
    held: str, meld: str, card: str, rules: MeldRules, expected: list[str]
) -> None:
    assert found(held, meld, card, rules) == expected


@pytest.mark.rule("TOM-PAN-26")
def test_the_search_tries_no_set_or_rope_of_less_than_three_cards() -> None:
    assert [list(_groups(parse_cards(held), None)) for held in ("6s", "6s 6h", "6s 7s")] == [[]] * 3
    assert parse_cards("6s 6h 6d") in _groups(parse_cards("6s 6h 6d"), None)
    assert list(_runs([True, True, False, True, True, True, True])) == [(3, 6), (3, 7), (4, 7)]
