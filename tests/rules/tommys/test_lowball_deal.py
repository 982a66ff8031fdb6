"""Low Ball: the deck, the deal, and the draw."""

import pytest

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.events import Burned, Dealt, Shuffled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.events import (
    BettingOpened,
    Discarded,
    Drawn,
    DrawOpened,
    ShowdownOpened,
    StockRenewed,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import open_table, posted
from tests.kit import hands as kit
from tests.kit.draws import drawn, lowball

STUB = "Kc Kd Kh Ks Qc Qd Qh Qs"


def cited(key: str) -> set[str]:
    return kit.cited(key, "tommys", "lowball")


@pytest.mark.rule("TOM-LB-01")
def test_the_deck_has_52_cards() -> None:
    dealt = kit.Dealt(lowball(), seats=2, wait=True)
    assert len(dealt.hand.deck) == 52 and JOKER not in dealt.hand.deck
    assert "TOM-LB-01" in cited("deck")


@pytest.mark.rule("TOM-LB-02")
@pytest.mark.parametrize(("name", "count"), [("4-8", 52), ("4-8 joker", 53), ("2-4 joker", 53)])
def test_a_table_may_add_the_joker(name: str, count: int) -> None:
    table = open_table(posted("tommys", "lowball"), name)
    cards = table.game.deck.cards()
    assert len(cards) == len(set(cards)) == count
    assert cards.count(JOKER) == count - 52
    assert isinstance(table.game, PotGame)
    assert table.game.low is not None
    assert table.game.low.joker == ("lowest" if count == 53 else "none")


@pytest.mark.rule("TOM-LB-03")
@pytest.mark.parametrize(("table", "left"), [("4-8", 12), ("4-8 joker", 13)])
def test_five_cards_each_face_down(table: str, left: int) -> None:
    dealt = kit.Dealt(lowball(table), seats=8)
    assert all(len(cards) == 5 for cards in dealt.hand.down.values())
    assert not any(dealt.hand.up.values()) and len(dealt.hand.stock) == left
    assert not any(event.up for event in dealt.events(Dealt))


@pytest.mark.rule("TOM-LB-03")
def test_eight_can_play() -> None:
    assert posted("tommys", "lowball").page.seating.most == 8


@pytest.mark.rule("TOM-LB-04")
def test_there_is_always_a_bet_on_the_first_five_cards() -> None:
    dealt = kit.Dealt(lowball(), seats=6)
    assert dealt.turn == 3 and dealt.offers == {"fold", "call", "raise"}
    assert "TOM-LB-04" in dealt.refused("3 check", Reason.BET_TO_CALL)


@pytest.mark.rule("TOM-LB-05")
def test_as_many_cards_come_as_were_thrown_away() -> None:
    dealt = drawn(lowball(), {1: "2c 4c 6c Th Jh", 2: "As"}, STUB).check_round()
    (thrown, got) = dealt.play(Discard(1, parse_cards("Th Jh")))[:2]
    assert isinstance(thrown, Discarded) and isinstance(got, Drawn)
    assert dealt.hand.down[1] == list(parse_cards("2c 4c 6c Kd Kh"))
    assert dealt.hand.discards[1] == list(parse_cards("Th Jh"))
    assert "TOM-LB-05" in cited(got.cite)


@pytest.mark.rule("TOM-LB-06")
@pytest.mark.parametrize("count", range(6))
def test_none_to_five_cards_may_be_drawn(count: int) -> None:
    dealt = kit.Dealt(lowball(), seats=2).check_round()
    seat = dealt.turn
    dealt.play(Discard(seat, tuple(dealt.hand.down[seat][:count])))
    dealt.play(Discard(dealt.turn))
    assert len(dealt.hand.down[seat]) == 5 and len(dealt.hand.discards[seat]) == count


@pytest.mark.rule("TOM-LB-06")
def test_six_cards_or_somebody_elses_cannot_be_drawn() -> None:
    dealt = kit.Dealt(lowball(), seats=2).check_round()
    held = tuple(dealt.hand.down[1])
    other = dealt.hand.down[2][0]
    for cards in ((*held, held[0]), (*held, other), (other,), (held[0], held[0])):
        assert "TOM-LB-06" in dealt.refused(Discard(1, cards), Reason.WRONG_CARDS)


@pytest.mark.rule("TOM-LB-07")
def test_two_betting_rounds_and_the_draw_between_them() -> None:
    dealt = kit.Dealt(lowball(), seats=3).check_round()
    for seat in (1, 2, 3):
        assert "TOM-LB-07" in dealt.refused(f"{(seat % 3) + 1} check", Reason.NOT_YOUR_TURN)
        dealt.refused(f"{seat} check", Reason.NOT_OFFERED)
        dealt.play(Discard(seat))
    dealt.check_round()
    assert len(dealt.events(BettingOpened)) == 2 and len(dealt.events(ShowdownOpened)) == 1
    assert [event.cite for event in dealt.events(BettingOpened)] == ["round.first", "round.second"]
    assert dealt.show_all().hand.over


@pytest.mark.rule("TOM-LB-P3")
def test_blinds_first_round_draw_and_second_round_have_their_order() -> None:
    dealt = kit.Dealt(lowball("2-4"), seats=6, button=1)
    assert dealt.hand.bets[2] == 100 and dealt.hand.bets[3] == 200
    assert dealt.turn == 4
    dealt.act("4 call", "5 fold", "6 fold", "1 call", "2 call", "3 check")
    assert dealt.turn == 2
    opened = dealt.events(DrawOpened)[0]
    assert opened.order == (2, 3, 4, 1) and "TOM-LB-P3" in cited(opened.cite)
    dealt.act("2 discard", "3 discard", "4 discard", "1 discard")
    assert dealt.turn == 2 and dealt.offers == {"fold", "check", "bet"}
    dealt.act("2 fold")
    assert dealt.turn == 3


@pytest.mark.rule("TOM-LB-P3")
def test_who_has_folded_neither_draws_nor_acts() -> None:
    dealt = kit.Dealt(lowball("2-4"), seats=6, button=1)
    dealt.act("4 call", "5 fold", "6 fold", "1 call", "2 fold", "3 check")
    assert dealt.turn == 3
    dealt.act("3 discard", "4 discard", "1 discard")
    assert dealt.turn == 3


@pytest.mark.rule("TOM-LB-P4")
def test_one_card_at_a_time_from_the_buttons_left() -> None:
    dealt = kit.Dealt(lowball(), seats=3, button=2)
    rounds = dealt.events(Dealt)
    assert len(rounds) == 5 and all(event.seats == (3, 1, 2) for event in rounds)


@pytest.mark.rule("TOM-LB-P4")
def test_a_card_is_burned_once_and_the_cards_come_together() -> None:
    dealt = drawn(lowball(), {2: "2c 4c 6c Th Jh", 4: "3c 5c Td Jd Js"}, STUB, button=1)
    assert dealt.turn == 4 and not dealt.hand.burns
    dealt.act("4 call", "1 fold", "2 call", "3 fold")
    assert dealt.hand.burns == list(parse_cards("Kc"))
    dealt.act("2 discard Th Jh", "4 discard Td Jd Js")
    assert [e.cards for e in dealt.events(Drawn)] == [parse_cards("Kd Kh"), parse_cards("Ks Qc Qd")]
    assert dealt.hand.burns == list(parse_cards("Kc")) and len(dealt.events(Burned)) == 1
    assert dealt.hand.discards == {
        2: list(parse_cards("Th Jh")),
        4: list(parse_cards("Td Jd Js")),
    }
    assert "TOM-LB-P4" in cited("deal.burn") & cited("draw")


@pytest.mark.rule("TOM-LB-P4")
def test_a_request_cannot_be_changed_once_its_cards_are_dealt() -> None:
    dealt = kit.Dealt(lowball(), seats=3).check_round()
    held = dealt.hand.down[1][:]
    dealt.play(Discard(1, (held[0],)))
    dealt.refused(Discard(1, (held[1],)), Reason.NOT_YOUR_TURN)
    assert len(dealt.hand.discards[1]) == 1


@pytest.mark.rule("TOM-LB-P5")
def test_the_fifth_of_five_cards_comes_after_all_others() -> None:
    dealt = drawn(lowball(), {2: "2c 4c 6c Th Jh", 4: "3c 5c Td Jd Js"}, STUB, button=1)
    dealt.act("4 call", "1 fold", "2 call", "3 fold")
    dealt.act("2 discard 2c 4c 6c Th Jh")
    assert dealt.hand.down[2] == list(parse_cards("Kd Kh Ks Qc")) and dealt.turn == 4
    dealt.act("4 discard Js")
    assert dealt.hand.down[4][-1] == "Qd"
    assert dealt.hand.down[2] == list(parse_cards("Kd Kh Ks Qc Qh"))
    assert dealt.hand.burns == ["Kc"]
    assert "TOM-LB-P5" in cited(dealt.events(Drawn)[-1].cite)


@pytest.mark.rule("TOM-LB-P5")
def test_a_card_is_burned_before_the_fifth_of_the_last_to_draw() -> None:
    dealt = drawn(lowball(), {2: "2c 4c 6c Th Jh", 4: "3c 5c Td Jd Js"}, STUB, button=1)
    dealt.act("4 call", "1 fold", "2 call", "3 fold")
    dealt.act("2 discard Jh", "4 discard 3c 5c Td Jd Js")
    assert dealt.hand.down[4] == list(parse_cards("Kh Ks Qc Qd Qs"))
    assert dealt.hand.burns == list(parse_cards("Kc Qh"))
    assert dealt.events(Burned)[-1].cite == "draw.fifth"


def crowded(table: str = "4-8") -> kit.Dealt:
    """Eight players who all stay in: twelve of 52 cards are left, and one is burned."""
    dealt = kit.Dealt(lowball(table), seats=8).check_round()
    assert len(dealt.hand.stock) == 11 and len(dealt.hand.burns) == 1
    return dealt


@pytest.mark.rule("TOM-LB-P6")
def test_the_last_card_is_shuffled_with_the_burn_and_what_others_threw_away() -> None:
    dealt = crowded()
    hand = dealt.hand
    own: dict[int, tuple[str, ...]] = {}
    for count in (4, 4, 2):
        seat = dealt.turn
        own[seat] = tuple(hand.down[seat][:count])
        dealt.play(Discard(seat, tuple(hand.down[seat][:count])))
    assert len(hand.stock) == 1 and not dealt.events(StockRenewed)
    last, burn, seat = hand.stock[0], hand.burns[0], dealt.turn
    thrown = tuple(hand.down[seat][:1])
    dealt.play(Discard(seat, thrown))
    renewed = dealt.events(StockRenewed)
    assert len(renewed) == 1 and "TOM-LB-P6" in cited(renewed[0].cite)
    made = {last, burn, *(card for cards in own.values() for card in cards)}
    assert {*hand.stock, hand.down[seat][-1]} == made and len(hand.stock) == 11
    assert hand.discards[seat] == list(thrown) and not hand.burns
    assert len(dealt.events(Burned)) == 1 and not dealt.events(Shuffled)


@pytest.mark.rule("TOM-LB-P6")
def test_folded_hands_make_the_new_stock_too_and_the_drawers_own_cards_never() -> None:
    dealt = kit.Dealt(lowball(), seats=8)
    dealt.act("3 fold", *(f"{seat} call" for seat in (4, 5, 6, 7, 8, 1)), "2 check")
    hand = dealt.hand
    folded = set(hand.muck)
    for _ in range(2):
        dealt.play(Discard(dealt.turn, tuple(hand.down[dealt.turn][:4])))
    seat, stock = dealt.turn, hand.stock[:]
    own = hand.down[seat][:4]
    earlier = {card for cards in hand.discards.values() for card in cards}
    assert len(stock) == 3
    dealt.play(Discard(seat, tuple(own)))
    # Two came off the old stock; its last card is in the new one.
    assert hand.down[seat][1:3] == stock[:2]
    new = {*hand.stock, *hand.down[seat][3:]}
    assert new == {stock[2], dealt.events(Burned)[0].card, *folded, *earlier}
    assert not new & set(own) and not hand.muck


@pytest.mark.rule("TOM-LB-P6")
def test_who_waits_for_his_fifth_card_cannot_get_his_own_back() -> None:
    dealt = crowded()
    hand = dealt.hand
    first = dealt.turn
    own = tuple(hand.down[first])
    dealt.play(Discard(first, own))
    while dealt.turn != 8:
        dealt.play(Discard(dealt.turn, tuple(hand.down[dealt.turn][:2])))
    dealt.play(Discard(8))
    assert dealt.events(StockRenewed)
    assert hand.discards[first] == list(own)
    assert len(hand.down[first]) == 5 and not set(hand.down[first]) & set(own)
