"""Tommy's pan: wrong numbers of cards, wrong spreads, and a barred discard."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.events import Collected, DiscardTaken, TurnBegan
from cardhouse.engine.pan.mend import (
    CardsServed,
    CardsWithdrawn,
    GivenBack,
    HandDead,
    PlayerFouled,
    SpreadDemanded,
    SpreadTakenBack,
)
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)
from cardhouse.ledger import POT
from cardhouse.rulebook import posted
from tests.kit.pan import Pan


def misdealt(seat: int, cards: int, **options: object) -> Pan:
    """Four players, one of them with a wrong number of cards nobody has noticed."""
    table = Pan(seats=4, first=4, on_top=False, **options)  # type: ignore[arg-type]
    table.report(PacketMistake(seat=seat, cards=cards))
    assert len(table.hand.down[seat]) == cards
    return table


@pytest.mark.rule("TOM-PAN-53", "TOM-PAN-P4")
@pytest.mark.parametrize(("cards", "rule"), [(9, "TOM-PAN-53"), (8, "TOM-PAN-P4")])
def test_a_short_hand_is_served_from_the_top_of_the_deck(cards: int, rule: str) -> None:
    table = misdealt(3, cards).all_on_top()
    deck, held = list(table.hand.stock), list(table.hand.down[3])
    table.report(WrongCount(seat=3))
    assert table.hand.down[3] == held + deck[: 10 - cards]
    assert table.hand.stock == deck[10 - cards :]
    assert table.rules_of(table.events(CardsServed)[0]) == {rule}
    assert table.turn == 4


@pytest.mark.rule("TOM-PAN-54", "TOM-PAN-P4")
@pytest.mark.parametrize(("cards", "rule"), [(11, "TOM-PAN-54"), (12, "TOM-PAN-P4")])
def test_a_card_too_many_is_withdrawn_unseen(cards: int, rule: str) -> None:
    table = misdealt(3, cards)
    deck, held = list(table.hand.stock), list(table.hand.down[3])
    table.report(WrongCount(seat=3))
    (gone,) = table.events(CardsWithdrawn)
    assert len(gone.cards) == cards - 10 and table.hand.eliminated == list(gone.cards)
    assert sorted([*table.hand.down[3], *gone.cards]) == sorted(held)
    assert table.hand.stock == deck and table.rules_of(gone) == {rule}
    assert gone.seen(1).cards == ("??",) * (cards - 10)


@pytest.mark.rule("TOM-PAN-55")
@pytest.mark.parametrize("cards", [7, 13])
def test_a_dead_hand_gets_its_ante_back(cards: int) -> None:
    table = misdealt(3, cards)
    assert table.hand.chips[POT] == 4_00
    table.report(WrongCount(seat=3))
    assert table.hand.chips[POT] == 3_00 and table.hand.chips[3] == 100_00
    assert len(table.hand.eliminated) == cards and 3 not in table.hand.live
    assert table.rules_of(table.events(HandDead)[0]) == {"TOM-PAN-55"}
    # The seat neither pays nor collects.
    table.all_on_top()
    assert not table.hand.spreads.fouled


def test_a_right_number_of_cards_is_no_case() -> None:
    table = Pan(seats=4, first=4)
    table.refused(WrongCount(seat=3), Reason.NOT_SUCH_CASE)
    table.act("4 draw")
    table.refused(WrongCount(seat=4), Reason.NOT_SUCH_CASE)
    table.refused(PacketMistake(seat=4, cards=9), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PAN-56", "TOM-PAN-57", "TOM-PAN-05")
def test_a_wrong_number_after_the_first_draw_fouls_the_hand() -> None:
    hands = {1: "3h 3h 3h 2c 4d Jc Qs As 6d 7c", 2: "3s 3s 3s 6c 6c 6c 2h 2h 2h 2h"}
    deck = "Jd Kd Kh Qd Jd Kd Kh Qd Jd Kd 3s"
    table = misdealt(1, 11, hands=hands, deck=deck).all_on_top().idle(3)
    table.act("1 draw", "1 meld 3h 3h 3h", "1 throw Jd")
    assert table.chips() == {1: 5, 2: -3, 3: -3, 4: -3}
    table.report(WrongCount(seat=1))
    (back,) = table.events(GivenBack)
    assert back.shares == {2: 2_00, 3: 2_00, 4: 2_00}
    assert table.chips() == {1: -1, 2: -1, 3: -1, 4: -1} and table.hand.chips[POT] == 4_00
    assert not table.hand.up[1] and not table.hand.down[1] and len(table.hand.eliminated) == 11
    fouled = table.events(PlayerFouled)[0]
    assert table.rules_of(fouled) == {"TOM-PAN-56", "TOM-PAN-57"}
    table.idle(2).act("2 draw", "2 meld 3s 3s 3s")
    assert table.chips()[1] == -1 - 4
    table.act("2 meld 6c 6c 6c", "2 meld 2h 2h 2h 2h", "2 throw Qd")
    before = table.chips()
    table.idle(2).act("2 draw", "2 add 1 3s")
    assert table.hand.over
    # The fourth three, then two chips and all conditions: 6 for threes, 1 for sixes, 2 for twos.
    lost = {seat: table.chips()[seat] - before[seat] for seat in (1, 3, 4)}
    assert lost == dict.fromkeys((1, 3, 4), -2 - (2 + 6 + 1 + 2))


@pytest.mark.rule("TOM-PAN-56", "TOM-PAN-57")
def test_who_has_lost_their_chips_gives_back_as_far_as_they_go() -> None:
    # Seat 1 has nothing after the ante: it collects six chips, and pays four of them to seat 2.
    hands = {1: "3h 3h 3h 2c 4d Jc Qs As 6d 7c", 2: "3s 3s 3s 6c 6c 6c 2h 2h 2h 2h"}
    deck = "Jd Kd Kh Qd Jd Kd Kh Qd Jd Kd 3s"
    stacks = {1: 1_00, 2: 100_00, 3: 100_00, 4: 100_00}
    table = misdealt(1, 11, hands=hands, deck=deck, stacks=stacks).all_on_top().idle(3)
    table.act("1 draw", "1 meld 3h 3h 3h", "1 throw Jd").idle(2)
    table.act("2 draw", "2 meld 3s 3s 3s")
    assert table.hand.chips[1] == 2_00
    table.report(WrongCount(seat=1))
    (back,) = table.events(GivenBack)
    assert sum(back.shares.values()) == 2_00 and len(back.shares) == 1
    assert table.hand.chips[1] == 0


WRONG = "4h 4h 4c 4s 2c Jc Qs As 6d 7c"


def wrongly_spread(cards: str, collected: int = 0, held: str = WRONG, deck: str = "") -> Pan:
    """Seat 5 of five has drawn and laid down a spread that does not conform."""
    table = Pan(seats=5, first=5, hands={5: held}, deck=deck or "Kd").act("5 draw")
    table.report(WrongSpread(seat=5, cards=parse_cards(cards), collected=collected))
    return table


@pytest.mark.rule("TOM-PAN-58")
@pytest.mark.parametrize("cards", ["4h 4c 4s", ""])
def test_a_spread_that_conforms_is_no_wrong_one(cards: str) -> None:
    table = Pan(seats=5, first=5, hands={5: WRONG}, deck="Kd").act("5 draw")
    table.refused(WrongSpread(seat=5, cards=parse_cards(cards)), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PAN-58")
def test_a_wrong_spread_is_made_valid_on_demand() -> None:
    table = wrongly_spread("4h 4h 4c")
    table.report(SpreadChallenged(seat=5))
    assert table.rules_of(table.events(SpreadDemanded)[0]) == {"TOM-PAN-58"}
    assert table.turn == 5
    table.refused("5 throw Kd")
    table.act("5 add 1 4s")
    assert table.melds(5) == ["4c 4h 4h 4s"] and table.hand.spreads.melds[5][0].kind == "different"
    table.act("5 throw Kd")
    assert table.turn == 4 and not table.events(PlayerFouled)


@pytest.mark.rule("TOM-PAN-58", "TOM-PAN-61")
@pytest.mark.parametrize(
    ("held", "wrong", "added", "more"),
    [
        # The valid set is worth nothing: the chip stays.
        (WRONG, "4h 4h 4c", "4s", []),
        # Four sevens of different suits are worth 2: the chip counts towards it.
        ("7h 7h 7c 7s 2c Jc Qs As 6d 4c", "7h 7h 7c", "7s", [1]),
    ],
)
def test_made_valid_on_demand_a_spread_keeps_what_it_collected(
    held: str, wrong: str, added: str, more: list[int]
) -> None:
    table = wrongly_spread(wrong, 1, held)
    before = table.chips()
    assert before == {1: -2, 2: -2, 3: -2, 4: -2, 5: 3}
    table.report(SpreadChallenged(seat=5))
    assert table.chips() == before and not table.events(GivenBack)
    table.act(f"5 add 1 {added}")
    assert [event.chips for event in table.events(Collected)[1:]] == more
    assert table.chips()[5] == 3 + 4 * sum(more)
    rules = posted("tommys", "pan").rules
    assert "Ruled: kept" in rules["TOM-PAN-58"].note and "TOM-PAN-58" in rules["TOM-PAN-61"].note


@pytest.mark.rule("TOM-PAN-59")
def test_or_taken_back_if_he_has_not_discarded() -> None:
    held = "Kc Qc Jh 4d 2c 2h 7s As 6d 5s"
    table = wrongly_spread("Kc Qc Jh", 1, held, deck="7d")
    assert table.chips() == {1: -2, 2: -2, 3: -2, 4: -2, 5: 3}
    table.report(SpreadChallenged(seat=5))
    assert table.chips() == {1: -1, 2: -1, 3: -1, 4: -1, 5: -1}
    (back,) = table.events(SpreadTakenBack)
    assert table.rules_of(back) == {"TOM-PAN-59"}
    assert sorted(table.hand.down[5]) == sorted(held.split()) and not table.hand.up[5]
    assert table.hand.drawn == ["7d"]
    table.act("5 throw 7d")


@pytest.mark.rule("TOM-PAN-59")
def test_the_drawn_card_must_then_be_melded_otherwise_or_discarded() -> None:
    held = "Kc Qc 5h 4d 2c 2h 7s As 6d 5s"
    table = wrongly_spread("Kc Qc Jd", 1, held, deck="Jd")
    assert not table.hand.drawn
    table.report(SpreadChallenged(seat=5))
    assert table.hand.drawn == ["Jd"] and sorted(table.hand.down[5]) == sorted(held.split())
    table.refused("5 throw 2c", Reason.WRONG_CARDS)
    table.act("5 throw Jd")


@pytest.mark.rule("TOM-PAN-59", "TOM-PAN-52")
def test_a_card_taken_back_is_still_barred_from_the_discards() -> None:
    c, b = "6h 5h 4h 7h 3c 3d 3h Kc Kd Ks", "5c 5d 5h 6h 7h 2c 2d Qc Kd 3c"
    table = Pan(seats=3, first=1, hands={1: c, 2: b}, deck="2s Qd Jh")
    table.act("1 draw", "1 meld 6h 5h 4h 7h", "1 meld 3c 3d 3h", "1 meld Kc Kd Ks", "1 throw 2s")
    table.idle().act("2 draw")
    table.report(WrongSpread(seat=2, cards=parse_cards("Jh 7h 2c"), collected=1))
    table.report(SpreadChallenged(seat=2))
    assert table.hand.drawn == ["Jh"]
    assert table.refused("2 throw Jh", Reason.NOT_OFFERED) == {"TOM-PAN-52"}
    assert "TOM-PAN-52" in table.refused("2 meld 5c 5d 5h", Reason.WRONG_CARDS)
    table.act("2 meld Jh 7h 6h")


@pytest.mark.rule("TOM-PAN-59", "TOM-PAN-50")
def test_a_forced_card_taken_back_must_still_be_added_to_a_spread() -> None:
    held = "6h 5h 4h Jh Qh 2d 2d Kd 3c 3d"
    table = Pan(seats=3, first=3, hands={2: held}, deck="Qc 2h 6d 7h")
    table.idle().act("2 draw", "2 meld 6h 5h 4h", "2 throw 2h").idle().act("3 draw", "3 throw 7h")
    table.act("1 force")
    table.report(WrongSpread(seat=2, cards=parse_cards("7h 2d 2d")))
    table.report(SpreadChallenged(seat=2))
    assert table.refused("2 meld 7h Jh Qh", Reason.NOT_OFFERED) == {"TOM-PAN-50"}
    table.act("2 add 1 7h")
    assert table.melds(2) == ["4h 5h 6h 7h"]


@pytest.mark.rule("TOM-PAN-25")
def test_a_discard_taken_and_thrown_again_is_not_straight_from_the_deck() -> None:
    b, a = "7h 6h Kd Kd Kd 2d 6c 6d Qh Qd", "Qh Kh 2c 4d 6s 2s 4c As 7c 5d"
    table = Pan(seats=3, first=3, hands={2: b, 1: a}, deck="Jh")
    table.act("3 draw", "3 throw Jh", "2 take")
    # The card fits nothing any more, as the wrong spread holds what it was taken for.
    table.report(WrongSpread(seat=2, cards=parse_cards("7h 6h 6c"), collected=1))
    table.act("2 throw Jh")
    assert table.refused("1 take", Reason.NOT_OFFERED) == {"TOM-PAN-25"}


@pytest.mark.rule("TOM-PAN-60", "TOM-PAN-57")
def test_after_his_discard_the_hand_is_fouled() -> None:
    held = "Kc Qc Jh 3h 3h 3h 7s As 6d 5s"
    table = Pan(seats=5, first=5, hands={5: held}, deck="7d").act("5 draw", "5 meld 3h 3h 3h")
    table.report(WrongSpread(seat=5, cards=parse_cards("Kc Qc Jh"), collected=1))
    table.act("5 throw 7d").idle()
    assert table.chips() == {1: -4, 2: -4, 3: -4, 4: -4, 5: 11}
    table.report(SpreadChallenged(seat=5))
    assert table.chips() == {1: -1, 2: -1, 3: -1, 4: -1, 5: -1}
    (fouled,) = table.events(PlayerFouled)
    assert table.rules_of(fouled) == {"TOM-PAN-60"} and table.hand.spreads.fouled == [5]
    assert len(table.hand.eliminated) == 10 and not table.hand.up[5]


@pytest.mark.rule("TOM-PAN-61")
def test_no_penalty_if_it_was_mended_before_anybody_noticed() -> None:
    table = wrongly_spread("4h 4h 4c", 1).act("5 throw Kd").idle(4)
    table.act("5 draw", "5 add 1 4s", f"5 throw {table.hand.stock[0]}").idle()
    before = table.chips()
    assert table.refused(SpreadChallenged(seat=5), Reason.NOT_SUCH_CASE) == {"TOM-PAN-61"}
    assert table.chips() == before and before[5] == 3
    assert table.melds(5) == ["4c 4h 4h 4s"]


@pytest.mark.rule("TOM-PAN-P13", "TOM-PAN-52")
def test_the_offender_pays_for_all() -> None:
    c, b = "6h 5h 4h 6c 6c 6c 6c 2s 2s 2s", "4h 5h 6h Jd Qs Kc 3s Ah 4s Jc"
    hands = {1: c, 2: b}
    table = Pan(seats=4, first=1, hands=hands, deck="Kd Jh Js Kd Kc 2d Qd 7h")
    table.act("1 draw", "1 meld 6h 5h 4h", "1 meld 6c 6c 6c 6c", "1 meld 2s 2s 2s", "1 throw Kd")
    table.idle(2).act("2 draw", "2 meld 4h 5h 6h", "2 throw Kd").idle(3).act("2 draw")
    table.refused("2 throw 7h")
    table.refused(ForbiddenDiscard(seat=2, by="", reason=""), Reason.NOT_SUCH_CASE)
    table.refused(ForbiddenDiscard(seat=3, by="Al", reason="x"), Reason.NOT_SUCH_CASE)
    table.report(ForbiddenDiscard(seat=2, by="Al", reason="he had another choice"))
    assert table.events(Ruled)[-1].by == "Al"
    before = table.chips()
    table.act("1 take", "1 add 1 7h")
    assert table.hand.over and table.events(DiscardTaken)
    out = table.events(Collected)[-1]
    # Two chips, 2 for four sixes of clubs and 2 for the twos of spades: three owe 6 each.
    assert out.chips == 6 and out.shares == {2: 18_00}
    lost = {seat: table.chips()[seat] - before[seat] for seat in (2, 3, 4)}
    assert lost == {2: -18, 3: 0, 4: 0} and table.rules_of(out) == {"TOM-PAN-P13"}


@pytest.mark.rule("TOM-PAN-55")
def test_who_is_left_alone_by_a_dead_hand_is_not_asked_to_draw() -> None:
    table = Pan(seats=2, first=2, on_top=False)
    table.report(PacketMistake(seat=2, cards=7))
    table.all_on_top()
    assert table.turn == 2
    table.report(WrongCount(seat=2))
    assert table.hand.over and [event.seat for event in table.events(TurnBegan)] == [2]


@pytest.mark.rule("TOM-PAN-58", "TOM-PAN-60")
def test_nothing_is_demanded_any_more_of_a_hand_that_is_fouled() -> None:
    table = wrongly_spread("4h 4h 4c")
    table.report(SpreadChallenged(seat=5))
    assert table.hand.spreads.demanded == (5, 1)
    for seat, demanded in ((4, (5, 1)), (5, None)):
        hand = table.hand.copy()
        kernel.fold(hand, PlayerFouled(seat=seat, cite="hand.foul"))
        assert hand.spreads.demanded == demanded
