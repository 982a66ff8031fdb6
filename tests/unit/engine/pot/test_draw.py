"""The draw: its options, the questions to chance, and hands that die during it."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.view import see
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.events import Drawn, StockRenewed, throw_in
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.round import Drawing
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import Exposed, KillHand, ReviveHand
from tests.kit.draws import drawn, lowball
from tests.kit.hands import Dealt

HANDS = {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd", 3: "Ad 9h Ts Js Qs"}
STUB = "Kc Kh 9c 9d Ks Qc Qd 8d"


def with_draw(**options: object) -> PotGame:
    """Low ball with other options for the draw."""
    game = lowball()
    script = tuple(
        replace(step, **options) if isinstance(step, Draw) else step for step in game.script
    )
    return replace(game, script=script)


def crowded(**options: object) -> Dealt:
    """Eight players before the draw: eleven cards are left, and one is burned."""
    return Dealt(with_draw(**options), seats=8).check_round()


def throw(dealt: Dealt, count: int) -> int:
    """The player in turn throws away this many of their first cards."""
    seat = dealt.turn
    dealt.play(Discard(seat, tuple(dealt.hand.down[seat][:count])))
    return seat


def test_all_five_may_come_at_once() -> None:
    dealt = drawn(with_draw(fifth_last=False), HANDS, STUB).check_round()
    dealt.act("1 discard 2c 4c 6c Th Jh")
    assert dealt.hand.down[1] == list(parse_cards("Kh 9c 9d Ks Qc")) and dealt.turn == 2


def test_the_last_card_may_be_dealt_and_the_burn_stay_out() -> None:
    dealt = crowded(deal_last=True, refill_burns=False)
    burn = dealt.hand.burns[:]
    for count in (4, 4, 3):
        throw(dealt, count)
    assert not dealt.hand.stock and not dealt.events(StockRenewed)
    earlier = {card for cards in dealt.hand.discards.values() for card in cards}
    seat = throw(dealt, 2)
    assert {*dealt.hand.stock, *dealt.hand.down[seat][3:]} == earlier
    assert dealt.hand.burns == burn


def test_a_burn_that_would_leave_one_card_makes_a_new_stock_without_a_burn() -> None:
    dealt = crowded()
    for count in (3, 2, 0, 0, 0, 0, 0):
        throw(dealt, count)
    own = tuple(dealt.hand.down[8])
    dealt.play(Discard(8, own))
    # Six were left: four were dealt, and the last two are neither burned nor dealt.
    assert len(dealt.events(StockRenewed)) == 1 and len(dealt.events(Burned)) == 1
    assert len(dealt.hand.down[8]) == 5 and not set(dealt.hand.down[8]) & set(own)
    assert len(dealt.hand.stock) == 2 + 1 + 5 - 1


def test_if_only_those_who_wait_threw_cards_away_theirs_must_do() -> None:
    dealt = crowded(refill_burns=False)
    for _ in range(3):
        throw(dealt, 5)
    while isinstance(dealt.hand.script[dealt.hand.cursor], Draw):
        throw(dealt, 5)
    assert all(len(cards) == 5 for cards in dealt.hand.down.values())
    assert dealt.events(StockRenewed)


def test_chance_may_answer_card_by_card() -> None:
    dealt = crowded()
    for count in (4, 4, 2):
        throw(dealt, count)
    hand, seat = dealt.hand, dealt.turn
    kernel.play(hand, Discard(seat, tuple(hand.down[seat][:3])))
    asked = 0
    while hand.asked[0].actor == CHANCE:
        (terms,) = hand.asked[0].offers.values()
        kernel.play(hand, Arrange(cards=terms.cards[:1]))  # type: ignore[attr-defined]
        asked += 1
    assert asked == 3 and len(hand.down[seat]) == 5 and HIDDEN in hand.stock


def test_scraps_are_passed_over_even_at_the_end_of_the_stock() -> None:
    dealt = crowded()
    for count in (4, 4):
        throw(dealt, count)
    last = dealt.hand.stock[-1]
    dealt.report(Boxed(card=last))
    seat = throw(dealt, 2)
    assert last in dealt.hand.aside and last not in dealt.hand.down[seat]
    assert dealt.events(StockRenewed)


@pytest.mark.parametrize("dead", [1, 2, 3])
def test_a_hand_that_dies_in_the_draw_draws_no_more(dead: int) -> None:
    dealt = drawn(lowball(), HANDS, STUB).check_round()
    dealt.act("1 discard 2c 4c 6c Th Jh")
    dealt.report(KillHand(seat=dead, by="Rosa", reason="foul"))
    while isinstance(dealt.hand.script[dealt.hand.cursor], Draw):
        dealt.act(f"{dealt.turn} discard")
    assert dead not in dealt.hand.live and dealt.turn == min(dealt.hand.live)
    assert all(len(dealt.hand.down[seat]) == 5 for seat in dealt.hand.live)


def test_a_hand_given_back_in_the_draw_draws_if_its_turn_has_not_passed() -> None:
    dealt = drawn(lowball(), HANDS, STUB).check_round()
    for seat in (3, 1):
        dealt.report(KillHand(seat=seat, by="Rosa", reason="foul"))
        dealt.report(ReviveHand(seat=seat, by="Rosa", reason="it was not"))
    assert dealt.turn == 2
    dealt.act("2 discard", "3 discard Qs")
    assert dealt.turn == 1 and len(dealt.hand.down[3]) == 5


def test_two_who_die_in_the_draw_leave_the_pot_to_the_third() -> None:
    dealt = drawn(lowball(), HANDS, STUB).check_round().act("1 discard 2c 4c 6c Th Jh")
    dealt.report(KillHand(seat=2, by="Rosa", reason="foul"))
    dealt.report(KillHand(seat=3, by="Rosa", reason="foul"))
    assert dealt.hand.over and dealt.won() == {1: 800, 2: -400, 3: -400}


def test_nobody_sees_what_others_throw_away_or_draw() -> None:
    dealt = crowded()
    dealt.report(KillHand(seat=8, by="Rosa", reason="foul"))
    for count in (4, 4, 5):
        throw(dealt, count)
    assert {event.seat for event in dealt.events(Drawn)} == {1, 2, 3}
    for viewer in (0, 1, 2, 8):
        seen = [see(event, viewer) for event in dealt.log]
        hand = kernel.replay(dealt.game, seen)
        hand.asked = dealt.hand.asked
        assert look(hand, viewer) == look(dealt.hand, viewer)
        for event in seen:
            if isinstance(event, Drawn) and event.seat != viewer:
                assert set(event.cards) == {HIDDEN}


def test_after_a_new_stock_nobody_can_tell_where_a_card_lies_that_all_have_seen() -> None:
    dealt = Dealt(lowball(), seats=8)
    seen = next(card for card in dealt.hand.down[1] if card[0] in "234567")
    dealt.report(Exposed(seat=1, card=seen)).clear()
    dealt.check_round()
    dealt.play(Discard(1, tuple(dealt.hand.down[1])))
    for count in (4, 4, 2):
        throw(dealt, count)
    assert dealt.events(StockRenewed) and not dealt.hand.exposed
    for viewer in (0, 2):
        hand = kernel.replay(dealt.game, [see(event, viewer) for event in dealt.log])
        hand.asked = dealt.hand.asked
        assert look(hand, viewer) == look(dealt.hand, viewer)


def test_who_sees_only_backs_go_cannot_tell_whether_an_exposed_card_is_still_held() -> None:
    dealt = Dealt(lowball(), seats=3)
    seen = next(card for card in dealt.hand.down[1] if card[0] in "234567")
    dealt.report(Exposed(seat=1, card=seen)).clear()
    dealt.check_round()
    gone = dealt.hand.down[1][-1]
    dealt.play(Discard(1, (gone,)))
    watched = kernel.replay(dealt.game, [see(event, 2) for event in dealt.log])
    assert set(watched.down[1]) == {HIDDEN} and len(watched.down[1]) == len(dealt.hand.down[1])


def test_nobody_waits_for_a_card_before_the_draw() -> None:
    table = Dealt(lowball(), seats=3)
    step = next(step for step in table.hand.script if isinstance(step, Draw))
    assert [step.coming(table.hand, seat) for seat in (1, 2, 3)] == [0, 0, 0]


def test_the_last_card_is_dealt_if_nothing_is_left_for_a_new_stock() -> None:
    """Three cards are left: two are dealt, and the third stays if there are other cards."""
    for thrown, left in ((False, 0), (True, 2)):
        hand = drawn(with_draw(refill_burns=False), HANDS, STUB).check_round().hand.copy()
        hand.stock = hand.stock[:3]
        hand.at = Drawing(to_draw=[1, 2, 3], owed=3)
        hand.muck = [*parse_cards("7h 7d")] if thrown else []
        step = hand.script[hand.cursor]
        assert isinstance(step, Draw)
        (drawn_now, *more) = step._give(hand, 1, 3)
        assert isinstance(drawn_now, Drawn) and len(drawn_now.cards) == 3 - bool(left)
        assert [type(event) for event in more] == [StockRenewed] * bool(left)


@pytest.mark.rule("TOM-LB-P6")
def test_hands_that_were_thrown_in_are_lost_in_a_new_stock() -> None:
    for sources, known in ((("burns",), 1), (("burns", "muck"), 0)):
        hand = drawn(lowball(), HANDS, STUB).check_round().hand.copy()
        hand.up[1] = [hand.down[1].pop()]
        throw_in(hand, 1)
        assert hand.released_up == {1: 1}
        StockRenewed(sources=sources).change(hand)
        assert len(hand.released) == len(hand.released_up) == known


def test_the_deck_must_have_the_cards_of_the_first_to_draw_a_burn_and_a_last_card() -> None:
    assert [Draw(most=most).portion() for most in (4, 5)] == [Portion(spare=4), Portion(spare=5)]
    assert Draw(most=5, fifth_last=True).portion() == Portion(spare=7)
