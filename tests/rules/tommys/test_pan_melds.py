"""Tommy's pan: melding, adding, splitting and borrowing, and their collections."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.events import Collected, Laid
from cardhouse.ranking.melds import (
    VALLE,
    MeldRules,
    classify,
    divided,
    increased,
    lent,
    value,
)
from cardhouse.ranking.melds import Meld as Spread
from cardhouse.rulebook import posted
from tests.kit.pan import Pan, game

RULES = MeldRules()
ANY = {"same_suit_set_takes": "any-suit"}
FILL = "2c 4d Jc Qs As 6d 7c 3s Kd 2h Js 4c"


def holding(*cards: str, rules: dict[str, str] | None = None, deck: str = "2d") -> Pan:
    """Seat 4 of four holds these cards, has drawn a useless one, and is in turn."""
    held = " ".join(cards)
    used, fill = len(parse_cards(held)), parse_cards(FILL)
    spare = [card for card in fill if card not in parse_cards(held)][: 10 - used]
    hands = {4: " ".join((held, *spare))}
    return Pan(game(melds=rules), seats=4, first=4, hands=hands, deck=deck).act("4 draw")


def spread(text: str) -> Spread:
    found = classify(parse_cards(text), RULES)
    assert found is not None
    return found


def note(rule: str) -> str:
    """The book's note on its reading of a rule."""
    return posted("tommys", "pan").rules[rule].note


def collected(table: Pan) -> list[tuple[int, str]]:
    """The chips collected from each player, and the cite, in order."""
    return [(event.chips, event.cite) for event in table.events(Collected)]


@pytest.mark.rule("TOM-PAN-09", "TOM-PAN-30", "TOM-PAN-29")
def test_ropes() -> None:
    for good in ("Jh 7h 6h", "Qh Jh 7h"):
        table = holding(good).act(f"4 meld {good}")
        laid = table.events(Laid)[0]
        assert laid.melds[0].kind == "rope"
        assert {"TOM-PAN-09", "TOM-PAN-30"} == table.rules_of(laid)
    for bad in ("Kh Ah 2h", "Qh Jh 7d", "7h 5h 4h"):
        assert "TOM-PAN-28" in holding(bad).refused(f"4 meld {bad}", Reason.WRONG_CARDS)


@pytest.mark.rule("TOM-PAN-31", "TOM-PAN-32", "TOM-PAN-33", "TOM-PAN-29")
def test_sets() -> None:
    for cards, rule in (
        ("4h 4s 4c", "31"),
        ("Qc Qc Qc", "32"),
        ("Ad Ad Ac", "33"),
        ("Kh Kh Ks", "33"),
    ):
        table = holding(cards).act(f"4 meld {cards}")
        laid = table.events(Laid)[0]
        assert laid.melds[0].kind != "rope" and table.rules_of(laid) == {f"TOM-PAN-{rule}"}
    for bad in ("4h 4h 4c", "Qd Qd Qc"):
        holding(bad).refused(f"4 meld {bad}", Reason.WRONG_CARDS)


@pytest.mark.rule("TOM-PAN-28", "TOM-PAN-04")
def test_three_to_eleven_cards() -> None:
    kings = "Kh Kh Kd Kd Kc Kc Ks Ks Kh Kd"
    assert holding("Kh Kh").refused("4 meld Kh Kh", Reason.WRONG_CARDS) >= {"TOM-PAN-28"}
    table = holding(kings, deck="Kc").act(f"4 meld {kings} Kc")
    assert table.hand.over and len(table.events(Laid)[0].melds[0].cards) == 11
    assert classify(parse_cards(f"{kings} Kc Kc"), RULES) is None


@pytest.mark.rule("TOM-PAN-35")
def test_valle_cards() -> None:
    assert {rank for rank in "A234567JQK" if rank in VALLE} == {"3", "5", "7"}


CONDITIONS = [
    ("5h 5s 5c", 1, "36"),
    ("7s 7s 7s", 4, "37"),
    ("7d 7d 7d", 2, "37"),
    ("Qs Qs Qs", 2, "38"),
    ("Kc Kc Kc", 1, "38"),
    ("Qc Qc Qc", 1, "38"),
    ("As 2s 3s", 2, "39"),
    ("Ah 2h 3h", 1, "39"),
    ("Ks Qs Js", 2, "40"),
    ("Kd Qd Jd", 1, "40"),
]


@pytest.mark.rule("TOM-PAN-36", "TOM-PAN-37", "TOM-PAN-38", "TOM-PAN-39", "TOM-PAN-40")
@pytest.mark.parametrize(("cards", "chips", "rule"), CONDITIONS)
def test_the_five_conditions(cards: str, chips: int, rule: str) -> None:
    table = holding(cards).act(f"4 meld {cards}")
    assert table.chips() == {s: -1 - chips for s in (1, 2, 3)} | {4: 3 * chips - 1}
    assert f"TOM-PAN-{rule}" in table.rules_of(table.events(Collected)[0])


@pytest.mark.rule("TOM-PAN-38", "TOM-PAN-39", "TOM-PAN-40", "TOM-PAN-10")
@pytest.mark.parametrize("cards", ["Kc Kc Kd", "4h 4s 4c", "2h 3h 4h", "Qd Jd 7d"])
def test_melds_that_are_no_condition(cards: str) -> None:
    assert collected(holding(cards).act(f"4 meld {cards}")) == []


@pytest.mark.rule("TOM-PAN-10")
def test_spades_merely_pay_double_in_some_conditions() -> None:
    values = {t: value(spread(t), RULES) for t in ("Qs Qs Qs", "Qc Qc Qc", "5h 5s 5c")}
    assert values == {"Qs Qs Qs": 2, "Qc Qc Qc": 1, "5h 5s 5c": 1}


@pytest.mark.rule("TOM-PAN-02")
def test_settlement_is_in_chips_of_the_table() -> None:
    table = holding("3h 3h 3h").act("4 meld 3h 3h 3h")
    assert table.events(Collected)[0].shares == {3: 2_00, 2: 2_00, 1: 2_00}
    hands = {4: "3h 3h 3h 2c 4d Jc Qs As 6d 7c"}
    dear = Pan(game("$2"), seats=4, first=4, hands=hands, deck="2d")
    dear.act("4 draw", "4 meld 3h 3h 3h")
    assert dear.events(Collected)[0].shares == {3: 4_00, 2: 4_00, 1: 4_00}


@pytest.mark.rule("TOM-PAN-41")
def test_increasing_a_rope() -> None:
    for added in ("7h", "3h", "7h Jh"):
        table = holding("6h 5h 4h", added).act("4 meld 6h 5h 4h", f"4 add 1 {added}")
        assert len(table.melds(4)[0].split()) == 3 + len(added.split())
    table = holding("6h 5h 4h 7d Jh").act("4 meld 6h 5h 4h")
    for bad in ("7d", "Jh"):
        assert table.refused(f"4 add 1 {bad}", Reason.WRONG_CARDS) == {"TOM-PAN-41"}


@pytest.mark.rule("TOM-PAN-42")
def test_what_sets_of_different_suits_and_of_aces_and_kings_take() -> None:
    table = holding("4h 4s 4c 4c 4c").act("4 meld 4h 4s 4c", "4 add 1 4c", "4 add 1 4c")
    assert table.melds(4) == ["4c 4c 4c 4h 4s"]
    kings = holding("Kc Kc Kc Kd").act("4 meld Kc Kc Kc", "4 add 1 Kd")
    assert collected(kings) == [(1, "condition.same")]
    assert "TOM-PAN-42" in kings.rules_of(kings.events(Laid)[-1])
    larger = increased(spread("Kc Kc Kc"), parse_cards("Kd"), RULES)
    assert larger is not None and value(larger, RULES) == 1
    literal = holding("Kc Kc Kc Kd", rules=ANY).act("4 meld Kc Kc Kc", "4 add 1 Kd")
    assert collected(literal) == [(1, "condition.same"), (1, "increase")]


@pytest.mark.rule("TOM-PAN-43")
def test_what_a_set_of_one_suit_takes() -> None:
    table = holding("Qc Qc Qc Qc Qh").act("4 meld Qc Qc Qc")
    assert table.refused("4 add 1 Qh", Reason.WRONG_CARDS) == {"TOM-PAN-42", "TOM-PAN-43"}
    table.act("4 add 1 Qc")
    assert collected(table) == [(1, "condition.same"), (1, "increase")]
    literal = holding("Qc Qc Qc Qh", rules=ANY).act("4 meld Qc Qc Qc", "4 add 1 Qh")
    assert collected(literal) == [(1, "condition.same"), (1, "increase")]


@pytest.mark.rule("TOM-PAN-44")
@pytest.mark.parametrize(
    ("meld", "added", "chips"),
    [("5h 5s 5c", "5d", 1), ("Qs Qs Qs", "Qs", 2), ("As 2s 3s", "4s 5s", 4), ("4h 4s 4c", "4d", 0)],
)
def test_added_cards_collect_the_condition_again(meld: str, added: str, chips: int) -> None:
    table = holding(meld, added).act(f"4 meld {meld}")
    before = len(table.events(Collected))
    table.act(f"4 add 1 {added}")
    paid = table.events(Collected)[before:]
    assert [event.chips for event in paid] == ([chips] if chips else [])
    assert all(table.rules_of(event) == {"TOM-PAN-44"} for event in paid)


@pytest.mark.rule("TOM-PAN-45")
def test_a_card_added_to_a_valle_set_of_one_suit_pays_half() -> None:
    table = holding("5s 5s 5s 5s").act("4 meld 5s 5s 5s", "4 add 1 5s")
    assert collected(table) == [(4, "condition.valle-same"), (2, "increase.half")]
    table = holding("7d 7d 7d 7d 7d").act("4 meld 7d 7d 7d", "4 add 1 7d", "4 add 1 7d")
    assert [chips for chips, _ in collected(table)] == [2, 1, 1]
    assert table.rules_of(table.events(Collected)[-1]) == {"TOM-PAN-45"}


@pytest.mark.rule("TOM-PAN-46")
def test_splitting_a_rope() -> None:
    table = holding("Jd 7d 6d 5d Qd 4d").act("4 meld Jd 7d 6d 5d")
    alone = table.refused("4 split 1 4d into 4d 5d 6d", Reason.WRONG_CARDS)
    assert alone == {"TOM-PAN-46"}
    table.act("4 split 1 Qd 4d into Qd Jd 7d")
    assert table.melds(4) == ["7d Jd Qd", "4d 5d 6d"]


@pytest.mark.rule("TOM-PAN-46")
@pytest.mark.parametrize("drawn", ["4h", "4c"])
def test_splitting_a_set_into_two_of_different_suits(drawn: str) -> None:
    """Legal with or without another possible split into three of one suit."""
    hands = {2: "4c 4c 4d 4h 4s 4d 6d Jh Qs 7c"}
    table = Pan(seats=2, first=2, hands=hands, deck=drawn).act("2 draw", "2 meld 4c 4c 4d 4h 4s")
    table.act(f"2 split 1 {drawn} 4d into 4c 4d 4h")
    rest = sorted(["4c", "4d", "4s", drawn])
    assert table.melds(2) == ["4c 4d 4h", " ".join(rest)]
    assert collected(table) == []


@pytest.mark.rule("TOM-PAN-47")
def test_a_split_that_creates_a_condition() -> None:
    table = holding("4h 4s 4c 4c 4c 4d").act("4 meld 4h 4s 4c 4c")
    table.act("4 split 1 4c 4d into 4c 4c 4c")
    assert table.melds(4) == ["4c 4c 4c", "4d 4h 4s"] and collected(table) == [(1, "split")]
    assert table.rules_of(table.events(Collected)[0]) == {"TOM-PAN-47"}
    spades = holding("4h 4c 4s 4s 4s 4d").act("4 meld 4h 4c 4s 4s")
    spades.act("4 split 1 4s 4d into 4s 4s 4s")
    assert collected(spades) == [(2, "split")]
    # A valle set of one suit made by splitting has the flat price too.
    fives = holding("5h 5s 5c 5c 5c 5d").act("4 meld 5h 5s 5c 5c")
    fives.act("4 split 1 5c 5d into 5c 5c 5c")
    # Cards that stay with the old condition are paid as an increase of it.
    assert collected(fives)[1:] == [(1, "split"), (1, "increase")]
    assert "of the new condition only" in note("TOM-PAN-47")


@pytest.mark.rule("TOM-PAN-48")
def test_borrowing() -> None:
    rope = spread("7c 6c 5c 4c")
    assert {card for card in rope.cards if lent(rope, card, RULES)} == {"7c", "4c"}
    fours = spread("4h 4s 4c 4c")
    assert {card for card in fours.cards if lent(fours, card, RULES)} == {"4c"}
    three = spread("7c 6c 5c")
    assert not any(lent(three, card, RULES) for card in three.cards)
    table = holding("7c 6c 5c 4c 4h 4s").act("4 meld 7c 6c 5c 4c")
    assert table.refused("4 meld 5h 5s from 1 5c", Reason.WRONG_CARDS)
    table.act("4 meld 4h 4s from 1 4c")
    assert table.melds(4) == ["5c 6c 7c", "4c 4h 4s"]
    assert table.rules_of(table.events(Laid)[-1]) == {"TOM-PAN-48"}


@pytest.mark.rule("TOM-PAN-48")
def test_borrowing_may_break_a_condition_and_gives_no_chips_back() -> None:
    table = holding("Ad 2d 3d 4d As Ac").act("4 meld Ad 2d 3d 4d", "4 meld As Ac from 1 Ad")
    assert table.melds(4) == ["2d 3d 4d", "Ac Ad As"]
    assert collected(table) == [(2, "condition.low")] and table.chips()[4] == 5
    assert value(spread("2d 3d 4d"), RULES) == 0
    refused = holding("Ad 2d 3d 4d As Kc").act("4 meld Ad 2d 3d 4d")
    assert refused.refused("4 meld As Kc from 1 Ad", Reason.WRONG_CARDS) == {"TOM-PAN-48"}


@pytest.mark.rule("TOM-PAN-42", "TOM-PAN-48", "TOM-PAN-05")
def test_a_set_that_lends_counts_as_it_then_lies() -> None:
    """Paid as clubs; the diamonds left over were never paid for, and count when going out."""
    kings = "Kc Kc Kc Kd Kd Kd"
    table = holding(kings, "Qc Jc").act(f"4 meld {kings}")
    assert collected(table) == [(1, "condition.same")]
    table.act("4 meld Qc Jc from 1 Kc")
    # Only the new meld collects: nothing was laid down at the meld that lent the card.
    assert collected(table)[1:] == [(1, "condition.high")]
    lender = table.hand.spreads.melds[4][0]
    assert (lender.kind, lender.suit, value(lender, RULES)) == ("same", "d", 1)
    assert "as it lies" in note("TOM-PAN-48") and "TOM-PAN-48" in note("TOM-PAN-42")
    out = holding(kings, "Qc Jc 2s 2s", deck="2s")
    out.act(f"4 meld {kings}", "4 meld Qc Jc from 1 Kc", "4 meld 2s 2s 2s")
    # Two for winning, 1 each for diamonds and K Q J, 2 for the twos of spades.
    assert out.hand.over and collected(out)[-1] == (2 + 1 + 1 + 2, "out")


@pytest.mark.rule("TOM-PAN-P9")
def test_the_value_of_a_meld_as_it_lies() -> None:
    values = {
        "5s 5s 5s 5s": 6,
        "3h 3s 3d 3d 3c": 3,
        "Ah 2h 3h 4h": 2,
        "Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc": 8,
        "Kc Kc Kd Kh": 0,
    }
    assert {text: value(spread(text), RULES) for text in values} == values
    table = holding("5s 5s 5s 5s").act("4 meld 5s 5s 5s 5s")
    assert [chips for chips, _ in collected(table)] == [6]
    rope = holding("Qd Jd 7d Kd").act("4 meld Qd Jd 7d", "4 add 1 Kd")
    assert collected(rope) == [(2, "value")]
    assert rope.rules_of(rope.events(Collected)[0]) == {"TOM-PAN-P9"}


def test_what_is_no_split() -> None:
    old = spread("6h 5h 4h")
    # Nothing is added, or one part has no card of the old meld.
    assert divided(spread("7h 6h 5h 4h 3h 2h"), (), parse_cards("7h 6h 5h"), RULES) is None
    assert divided(old, parse_cards("Ad Ad Ad"), parse_cards("Ad Ad Ad"), RULES) is None
