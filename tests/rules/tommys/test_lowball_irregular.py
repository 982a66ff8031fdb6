"""Low Ball and draw hi-lo: exposed and boxed cards, and hands with a wrong number of cards."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Burned, Dealt, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal_events import Misdealt, ScrapFound
from cardhouse.engine.pot.events import Discarded, Drawn, DrawOpened, HandKilled, PotAwarded
from cardhouse.floor.core.reports import Boxed, WrongCount
from cardhouse.floor.pot.reports import Exposed, ExtraDealt, ShortDealt
from tests.kit import hands as kit
from tests.kit.draws import draw_hilo, drawn, lowball

HANDS = {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd", 3: "Ad 9h Ts Js Qs"}
STUB = "Kc Kh 9c 9d Ks Qc Qd 8d"

BOTH = pytest.mark.parametrize(
    ("name", "rule"), [("lowball", "TOM-LB-P10"), ("draw-hilo", "TOM-DHL-P5")]
)


def cited(key: str, name: str = "lowball") -> set[str]:
    return kit.cited(key, "tommys", name)


def draw_round(name: str = "lowball") -> kit.Dealt:
    """Three players before the draw; the top card has been burned."""
    return drawn(kit.game("tommys", name, "4-8"), HANDS, STUB).check_round()


@pytest.mark.rule("TOM-LB-P7")
@pytest.mark.parametrize(("seat", "card"), [(2, "5d"), (1, "2c"), (3, "Ad")])
def test_a_seven_or_lower_exposed_on_the_deal_is_kept(seat: int, card: str) -> None:
    dealt = drawn(lowball(), HANDS, STUB)
    before = dealt.hand.copy()
    dealt.report(Exposed(seat=seat, card=parse_cards(card)[0]))
    assert sorted(dealt.hand.down[seat]) == sorted(before.down[seat])
    assert dealt.hand.stock == before.stock and dealt.hand.exposed == [card]
    assert "TOM-LB-P7" in cited(dealt.events(Ruled)[0].cite)
    assert dealt.events(Ruled)[0].cite == "exposed.kept"
    dealt.check_round()
    assert dealt.hand.burns == ["Kc"]


@pytest.mark.rule("TOM-LB-P7")
def test_a_seven_is_the_highest_card_that_is_kept_and_an_eight_is_not() -> None:
    dealt = drawn(lowball(), HANDS | {1: "7c 4c 6c Th Jh"}, STUB)
    dealt.report(Exposed(seat=1, card=parse_cards("7c")[0]))
    assert "7c" in dealt.hand.down[1] and dealt.stock(1) == ["Kc"]
    dealt = drawn(lowball(), HANDS | {1: "8s 4c 6c Th Jh"}, STUB)
    dealt.report(Exposed(seat=1, card=parse_cards("8s")[0]))
    assert "8s" not in dealt.hand.down[1] and dealt.stock(1) == ["8s"]


@pytest.mark.rule("TOM-LB-P7", "TOM-LB-P10")
def test_the_exposed_card_stays_the_burn_of_the_draw() -> None:
    dealt = drawn(lowball(), HANDS, STUB)
    dealt.report(Exposed(seat=2, card=parse_cards("Qh")[0]))
    dealt.report(Boxed(card=parse_cards("9h")[0]))
    assert ("Kc" in dealt.hand.down[2], "Kh" in dealt.hand.down[3]) == (True, True)
    dealt.check_round()
    assert (dealt.hand.burns, dealt.stock(1)) == (["Qh"], ["9c"])


@pytest.mark.rule("TOM-LB-P7")
def test_an_exposed_joker_is_kept() -> None:
    dealt = drawn(lowball("4-8 joker"), HANDS | {1: "Jo 4c 6c Th Jh"}, STUB)
    dealt.report(Exposed(seat=1, card=parse_cards("Jo")[0]))
    assert "Jo" in dealt.hand.down[1] and dealt.hand.exposed == ["Jo"]


@pytest.mark.rule("TOM-LB-P7")
@pytest.mark.parametrize(("seat", "card"), [(2, "Qh"), (2, "8c"), (3, "Ts")])
def test_a_higher_one_is_replaced_and_becomes_the_burn(seat: int, card: str) -> None:
    dealt = drawn(lowball(), HANDS, STUB)
    dealt.report(Exposed(seat=seat, card=parse_cards(card)[0]))
    assert dealt.hand.down[seat][-1] == "Kc" and card not in dealt.hand.down[seat]
    assert dealt.stock(2) == [card, "Kh"]
    dealt.check_round()
    assert dealt.hand.burns == [card] and dealt.stock(1) == ["Kh"]
    assert "TOM-LB-P7" in cited(dealt.events(Ruled)[0].cite)


@pytest.mark.rule("TOM-LB-P7")
@pytest.mark.parametrize("first", ["5d", "Qh"])
def test_two_exposed_cards_are_a_misdeal(first: str) -> None:
    dealt = drawn(lowball(), HANDS, STUB)
    dealt.report(Exposed(seat=2, card=parse_cards(first)[0]))
    dealt.report(Exposed(seat=1, card=parse_cards("Jh")[0]))
    assert len(dealt.events(Misdealt)) == 1 and not dealt.hand.exposed
    assert dealt.hand.paid == {1: 200, 2: 400, 3: 0} and dealt.turn == 3


@pytest.mark.rule("TOM-LB-P7")
def test_on_the_deal_a_card_is_exposed_only_before_the_action() -> None:
    dealt = drawn(lowball(), HANDS, STUB).act("3 call")
    dealt.refused(Exposed(seat=2, card=parse_cards("Qh")[0]), Reason.NOT_SUCH_CASE)
    dealt.refused(Exposed(seat=2, card=parse_cards("5d")[0]), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-LB-P7", "TOM-DHL-P5")
@pytest.mark.parametrize(("name", "rule"), [("lowball", "TOM-LB-P7"), ("draw-hilo", "TOM-DHL-P5")])
def test_a_card_exposed_on_the_draw_is_replaced_after_everybody_has_drawn(
    name: str, rule: str
) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, "Kc 2d 9c 9d Ks Qc Qd").check_round()
    dealt.act("1 discard Jh")
    assert dealt.hand.down[1][-1] == "2d"
    dealt.report(Exposed(seat=1, card=parse_cards("2d")[0]))
    assert dealt.hand.down[1] == list(parse_cards("2c 4c 6c Th"))
    assert dealt.hand.discards[1] == list(parse_cards("Jh 2d")) and dealt.turn == 2
    assert rule in cited(dealt.events(Ruled)[0].cite, name)
    dealt.act("2 discard Qh Kd", "3 discard Qs")
    assert dealt.hand.down[2][3:] == ["9c", "9d"] and dealt.hand.down[3][-1] == "Ks"
    assert dealt.hand.down[1] == list(parse_cards("2c 4c 6c Th Qc"))
    assert dealt.events(Drawn)[-1].cite == "exposed.draw" and len(dealt.events(Burned)) == 1
    assert dealt.turn == 1 and dealt.offers == {"fold", "check", "bet"}


@pytest.mark.rule("TOM-LB-P7")
def test_the_last_drawers_exposed_card_is_replaced_before_the_betting() -> None:
    dealt = draw_round().act("1 discard", "2 discard", "3 discard Qs")
    assert dealt.hand.down[3][-1] == "Kh" and dealt.turn == 1
    dealt.refused(Exposed(seat=3, card=parse_cards("Ad")[0]), Reason.WRONG_CARDS)
    dealt.report(Exposed(seat=3, card=parse_cards("Kh")[0]))
    assert dealt.hand.down[3][-1] == "9c" and dealt.hand.discards[3] == ["Qs", "Kh"]
    assert dealt.turn == 1 and dealt.offers == {"fold", "check", "bet"}
    dealt.act("1 check")
    dealt.refused(Exposed(seat=3, card=parse_cards("9c")[0]), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-LB-P7")
def test_two_who_wait_are_served_in_turn_after_a_fifth_card() -> None:
    dealt = draw_round().act("1 discard 2c 4c 6c Th Jh", "2 discard Qh Kd")
    assert dealt.hand.down[2][3:] == ["Qc", "Qd"]
    dealt.report(Exposed(seat=2, card=parse_cards("Qd")[0]))
    dealt.report(Exposed(seat=2, card=parse_cards("Qc")[0]))
    dealt.act("3 discard")
    assert dealt.hand.down[1] == list(parse_cards("Kh 9c 9d Ks 8d"))
    assert len(dealt.hand.down[2]) == 5
    assert [event.order for event in dealt.events(DrawOpened)] == [(1, 2, 3), (), ()]


@pytest.mark.rule("TOM-LB-P7")
def test_a_boxed_card_on_the_deal_is_made_good_when_the_round_is_dealt() -> None:
    dealt = drawn(lowball(), HANDS, STUB, wait=True)
    dealt.report(Boxed(card=parse_cards("4c")[0]))
    dealt.deal()
    # Seat 1 waits for the others in the second round, and every later card comes one place later.
    assert dealt.hand.aside == ["4c"] and "4c" not in dealt.hand.down[1]
    assert [len(cards) for cards in dealt.hand.down.values()] == [5, 5, 5]
    assert dealt.hand.down[1][1] == "6c" and dealt.events(Dealt)[1].seats == (2,)
    assert "TOM-LB-P7" in cited(dealt.events(ScrapFound)[0].cite)


@pytest.mark.rule("TOM-LB-P7")
def test_a_boxed_card_in_the_stub_is_passed_over_on_the_draw() -> None:
    dealt = draw_round()
    dealt.report(Boxed(card=parse_cards("9c")[0]))
    dealt.act("1 discard Th Jh")
    assert dealt.hand.down[1][3:] == ["Kh", "9d"] and dealt.hand.aside == ["9c"]
    assert "TOM-LB-P7" in cited("scrap.down-card")


@pytest.mark.rule("TOM-LB-P10", "TOM-DHL-P5")
@BOTH
@pytest.mark.parametrize("acts", [(), ("3 call",)])
def test_a_missing_card_comes_from_the_top_before_two_have_acted(
    name: str, rule: str, acts: tuple[str, ...]
) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, STUB, wait=True)
    dealt.report(ShortDealt(seat=3))
    dealt.deal().act(*acts)
    top = dealt.stock(2)
    assert len(dealt.hand.down[3]) == 4
    dealt.report(WrongCount(seat=3))
    assert dealt.hand.down[3][-1] == top[0] and len(dealt.hand.down[3]) == 5
    assert dealt.stock(1) == top[1:] and rule in cited("count.short", name)
    assert not dealt.events(Misdealt)


@pytest.mark.rule("TOM-LB-P10", "TOM-DHL-P5")
@BOTH
@pytest.mark.parametrize("acts", [(), ("3 call",)])
def test_a_card_too_many_is_a_misdeal_before_two_have_acted(
    name: str, rule: str, acts: tuple[str, ...]
) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, STUB)
    dealt.report(ExtraDealt(seat=2))
    dealt.act(*acts)
    dealt.report(WrongCount(seat=2))
    assert len(dealt.events(Misdealt)) == 1 and rule in cited("count.misdeal", name)
    assert dealt.hand.paid == {1: 200, 2: 400, 3: 0}


@pytest.mark.rule("TOM-LB-P10", "TOM-DHL-P5")
@BOTH
def test_later_a_short_hand_is_filled_up_on_the_draw(name: str, rule: str) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, STUB, wait=True)
    dealt.report(ShortDealt(seat=3))
    dealt.deal().act("3 call", "1 call")
    before = dealt.hand.copy()
    dealt.report(WrongCount(seat=3))
    assert dealt.hand.down == before.down and dealt.hand.stock == before.stock
    assert rule in cited("count.fill", name)
    dealt.refused(WrongCount(seat=3), Reason.NOT_SUCH_CASE)
    dealt.act("2 check", "1 discard", "2 discard")
    stub = dealt.stock(3)
    dealt.act("3 discard Ts Js")
    assert dealt.hand.down[3] == [*parse_cards("Ad 9h"), *stub]
    assert dealt.events(Discarded)[-1].filled == 1


@pytest.mark.rule("TOM-LB-P10")
def test_a_short_hand_found_while_others_draw_is_filled_up_when_they_have() -> None:
    dealt = drawn(lowball(), HANDS, STUB, wait=True)
    dealt.report(ShortDealt(seat=3))
    dealt.deal().check_round().act("1 discard Jh")
    dealt.report(WrongCount(seat=3))
    dealt.refused(WrongCount(seat=3), Reason.NOT_SUCH_CASE)
    dealt.act("2 discard", "3 discard")
    assert len(dealt.hand.down[3]) == 5 and dealt.events(Drawn)[-1].cite == "count.fill"


@pytest.mark.rule("TOM-LB-P10", "TOM-DHL-P5")
@BOTH
def test_later_a_hand_with_too_many_cards_is_dead(name: str, rule: str) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, STUB)
    dealt.report(ExtraDealt(seat=2))
    dealt.act("3 call", "1 call")
    dealt.report(WrongCount(seat=2))
    assert dealt.hand.live == [1, 3] and dealt.hand.chips["pot"] == 1200
    assert rule in cited(dealt.events(HandKilled)[0].cite, name)


@pytest.mark.rule("TOM-LB-P10", "TOM-DHL-P5")
@BOTH
def test_six_cards_after_the_draw_are_a_foul_hand(name: str, rule: str) -> None:
    dealt = drawn(kit.game("tommys", name, "4-8"), HANDS, STUB)
    dealt.report(ExtraDealt(seat=2))
    dealt.check_round().act("1 discard", "2 discard Kd", "3 discard")
    assert len(dealt.hand.down[2]) == 6
    dealt.act("1 bet 8", "2 call")
    dealt.report(WrongCount(seat=2))
    assert dealt.hand.live == [1, 3] and dealt.hand.chips["pot"] == 1200 + 1600
    assert rule in cited(dealt.events(HandKilled)[0].cite, name)
    dealt.act("3 fold")
    assert dealt.events(PotAwarded)[0].amount == 2800


@pytest.mark.rule("TOM-LB-P10")
def test_four_cards_after_the_draw_are_a_foul_hand_too() -> None:
    dealt = drawn(lowball(), HANDS, STUB, wait=True)
    dealt.report(ShortDealt(seat=3))
    dealt.deal().check_round().act("1 discard", "2 discard", "3 discard Js")
    dealt.report(WrongCount(seat=3))
    assert dealt.hand.live == [1, 2]
    assert dealt.events(HandKilled)[0].cite == "count.dead"


@pytest.mark.rule("TOM-LB-P10")
def test_who_waits_for_a_card_has_no_wrong_number() -> None:
    dealt = draw_round().act("1 discard 2c 4c 6c Th Jh")
    dealt.refused(WrongCount(seat=1), Reason.NOT_SUCH_CASE)
    dealt.act("2 discard Kd")
    dealt.report(Exposed(seat=2, card=dealt.hand.down[2][-1]))
    dealt.refused(WrongCount(seat=2), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-DHL-P5")
@pytest.mark.parametrize("card", ["5d", "Qh"])
def test_in_hi_lo_every_card_exposed_on_the_deal_is_replaced(card: str) -> None:
    dealt = drawn(draw_hilo(), HANDS, STUB)
    dealt.report(Exposed(seat=2, card=parse_cards(card)[0]))
    assert dealt.hand.down[2][-1] == "Kc" and card not in dealt.hand.down[2]
    dealt.check_round()
    assert dealt.hand.burns == [card] and "TOM-DHL-P5" in cited("exposed.one", "draw-hilo")
