"""Tommy's seven card stud: absent players, wrong counts, wrong burns, cards too early."""

import pytest

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.events import Burned, CardsMoved, Ruled
from cardhouse.engine.core.events import Dealt as DealtCards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.pot.deal_events import ScrapFound
from cardhouse.engine.pot.events import BettingOpened, BroughtIn, Folded, HandKilled
from cardhouse.engine.pot.round import Round
from cardhouse.engine.pot.view import look
from cardhouse.floor import rule
from cardhouse.floor.core.reports import Boxed, BurnMistake, WrongCount
from cardhouse.floor.pot.reports import (
    Absent,
    DealtUp,
    EarlyCards,
    Exposed,
    ExtraDealt,
    JokerFound,
    ShortDealt,
    WrongBurn,
)
from tests.kit.decks import streets, stud, stud_deck
from tests.kit.hands import Dealt, cited, game
from tests.kit.refusals import refusal

# Seat 1 is low on third street and nobody's board is paired.
THREE = {1: "As Ac 2c Jd 9h Tc", 2: "Ks Kc 9d 4d 5h 3s", 3: "Qs Qc 8d 5d 7c 2h"}


def ids(key: str) -> set[str]:
    return cited(key, name="stud7")


@pytest.mark.rule("TOM-S7-22")
def test_an_absent_low_card_loses_his_ante_and_the_forced_bet() -> None:
    hands = {4: "As Ah 2c", 1: "Ks Kh 9d", 2: "Qs Qh 8d", 3: "Js Jh 7d"}
    dealt = stud(4, hands, gone={4: 4})
    dealt.report(Absent(seat=4))
    assert dealt.events(BroughtIn)[-1].amount == 1_00
    assert dealt.hand.chips[4] == 200_00 - 1_50
    assert dealt.hand.paid[4] == 1_50
    dealt.refused(Absent(seat=4), Reason.NOT_YOUR_TURN)
    dealt.act("1 raise 2", "2 call", "3 call")
    assert dealt.turn == 4
    pot = dealt.hand.chips["pot"]
    dealt.report(Absent(seat=4))
    assert 4 not in dealt.hand.live
    assert dealt.hand.chips[4] == 200_00 - 1_50
    assert dealt.hand.chips["pot"] == pot
    assert ids("ante.absent") == {"TOM-S7-22"}


@pytest.mark.rule("TOM-S7-22", "TOM-S7-23")
def test_an_absent_hand_that_nobody_bet_at_is_dead_when_the_action_reaches_it() -> None:
    hands = {4: "As Ah 2c 3d", 1: "Ks Kh 9d Jc", 2: "Qs Qh 8d Tc", 3: "Js Jh 7d 5c"}
    dealt = stud(4, hands)
    dealt.report(Absent(seat=4))
    dealt.check_round()
    dealt.act("1 check", "2 check", "3 check")
    dealt.report(Absent(seat=4))
    assert dealt.events(Folded)[-1].needless
    assert dealt.hand.live == [1, 2, 3]
    # The seat goes on receiving dead cards, as nobody has bet since.
    assert dealt.events(DealtCards)[-1].seats == (1, 2, 3, 4)


@pytest.mark.rule("TOM-S7-24")
def test_a_wrong_number_of_cards_takes_the_hand_out_with_its_ante() -> None:
    dealt = stud(3, THREE)
    dealt.report(ExtraDealt(seat=2))
    assert len(dealt.hand.cards_of(2)) == 4
    dealt.report(WrongCount(seat=2))
    assert dealt.hand.live == [1, 3]
    assert dealt.won()[2] == 0
    assert dealt.hand.chips["pot"] == 1_00
    assert len(dealt.hand.muck) == 4
    assert "TOM-S7-24" in ids("count.out")
    # The others play on.
    dealt.act("1 bring-in", "3 call")
    assert dealt.events(BettingOpened)[-1].cite == "round.fourth"


@pytest.mark.rule("TOM-S7-24")
def test_if_his_was_the_low_card_the_next_lowest_brings_it_in() -> None:
    dealt = stud(3, THREE)
    assert dealt.turn == 1
    dealt.report(ExtraDealt(seat=1))
    dealt.report(WrongCount(seat=1))
    assert dealt.won()[1] == 0
    assert dealt.turn == 3
    assert "bring-in" in dealt.offers


@pytest.mark.rule("TOM-S7-25")
def test_acted_upon_a_hand_of_four_cards_is_foul() -> None:
    dealt = stud(3, THREE)
    dealt.report(ExtraDealt(seat=2))
    dealt.act("1 bet 2", "2 call")
    pot = dealt.hand.chips["pot"]
    dealt.report(WrongCount(seat=2))
    assert 2 not in dealt.hand.live
    assert dealt.hand.chips["pot"] == pot
    assert dealt.won()[2] == -2_50
    assert ids(dealt.events(HandKilled)[-1].cite) == {"TOM-S7-25"}
    dealt.refused(WrongCount(seat=3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-S7-26")
@pytest.mark.parametrize("burned", [0, 2])
def test_after_a_wrong_burn_everybody_gets_the_card_he_would_have_had(burned: int) -> None:
    right = stud(3, THREE)
    c1, c2, c3, c4, c5 = right.stock(5)
    dealt = stud(3, THREE)
    dealt.report(BurnMistake(cards=burned))
    dealt.check_round()
    wrong = {0: [c1, c2, c3], 2: [c3, c4, c5]}[burned]
    assert [dealt.hand.up[seat][-1] for seat in (1, 2, 3)] == wrong
    assert len(dealt.hand.burns) == burned
    dealt.report(WrongBurn())
    assert dealt.hand.burns == [c1]
    assert [dealt.hand.up[seat][-1] for seat in (1, 2, 3)] == [c2, c3, c4]
    assert dealt.stock(1) == [c5]
    assert ids("burn.moved") == {"TOM-S7-26"}
    # The high hand by the right cards begins, and the mistake is mended once.
    right.check_round()
    assert dealt.turn == right.turn
    dealt.refused(WrongBurn(), Reason.NOT_SUCH_CASE)
    assert [dealt.hand.up[seat] for seat in (1, 2, 3)] == [right.hand.up[s] for s in (1, 2, 3)]


@pytest.mark.rule("TOM-S7-26")
def test_a_right_burn_is_none_to_mend() -> None:
    dealt = stud(3, THREE)
    dealt.refused(BurnMistake(cards=1), Reason.NOT_SUCH_CASE)
    dealt.refused(BurnMistake(cards=3), Reason.NOT_SUCH_CASE)
    dealt.check_round()
    dealt.refused(WrongBurn(), Reason.NOT_SUCH_CASE)
    dealt.report(BurnMistake(cards=2))
    dealt.check_round()
    dealt.act(f"{dealt.turn} check")
    dealt.refused(WrongBurn(), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-S7-27")
def test_a_down_card_that_cannot_be_told_is_kept() -> None:
    dealt = streets(stud(3, THREE), 3)
    c1, c2, c3, c4, c5 = dealt.stock(5)
    burns = dealt.hand.burns[:]
    dealt.report(BurnMistake(cards=0))
    dealt.check_round()
    assert [dealt.hand.down[seat][-1] for seat in (1, 2, 3)] == [c1, c2, c3]
    dealt.report(WrongBurn(mixed=(1,)))
    assert [dealt.hand.down[seat][-1] for seat in (1, 2, 3)] == [c1, c3, c4]
    assert dealt.hand.burns == [*burns, c2]
    assert dealt.stock(1) == [c5]
    assert ids("burn.kept") == {"TOM-S7-27"}


@pytest.mark.rule("TOM-S7-27")
def test_an_up_card_can_always_be_told() -> None:
    dealt = stud(3, THREE)
    dealt.report(BurnMistake(cards=0))
    dealt.check_round()
    dealt.refused(WrongBurn(mixed=(1,)), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-S7-28", "TOM-S7-29")
def test_cards_dealt_too_early_take_a_whole_street_out_of_play() -> None:
    dealt = streets(stud(5), 1)
    b, *c = dealt.stock(12)
    before = dealt.hand.burns[:]
    dealt.report(EarlyCards(cards=2))
    assert dealt.hand.burns == [*before, b]
    assert dealt.hand.eliminated == c[:2]
    # Everybody saw those two.
    assert set(c[:2]) <= set(look(dealt.hand, RAIL).exposed)
    dealt.check_round()
    assert dealt.hand.eliminated == c[:5]
    assert dealt.hand.burns == [*before, b, c[5]]
    assert [dealt.hand.up[seat][-1] for seat in (1, 2, 3, 4, 5)] == c[6:11]
    assert not set(c[2:5]) & set(look(dealt.hand, RAIL).exposed)
    assert look(dealt.hand, RAIL).eliminated == 5
    assert ids("premature.street") == {"TOM-S7-28"}
    assert ids("premature.resume") == {"TOM-S7-29"}


@pytest.mark.rule("TOM-S7-28")
def test_remaining_players_are_counted_when_the_betting_is_complete() -> None:
    dealt = streets(stud(5), 1)
    seat = dealt.turn
    dealt.act(f"{seat} bet 2")
    _, *c = dealt.stock(12)
    dealt.report(EarlyCards(cards=2))
    folder = next(s for s in (5, 4, 3) if s != seat)
    while dealt.hand.cursor and len(dealt.hand.eliminated) == 2:
        turn = dealt.turn
        dealt.act(f"{turn} fold" if turn == folder else f"{turn} call")
    assert dealt.hand.eliminated == c[:4]
    assert dealt.events(DealtCards)[-1].cards == tuple(c[5:9])


@pytest.mark.rule("TOM-S7-28")
def test_more_cards_than_a_street_has_cannot_come_too_early() -> None:
    dealt = streets(stud(3, THREE), 1)
    dealt.refused(EarlyCards(cards=4), Reason.NOT_SUCH_CASE)
    dealt.refused(EarlyCards(cards=0), Reason.NOT_SUCH_CASE)
    # Everybody sees an up card: nobody can keep it.
    dealt.refused(EarlyCards(cards=1, kept=(1,)), Reason.NOT_SUCH_CASE)
    dealt.report(EarlyCards(cards=1))
    dealt.refused(EarlyCards(cards=1), Reason.NOT_SUCH_CASE)
    streets(dealt, 4)
    dealt.refused(EarlyCards(cards=1), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-S7-P12")
def test_a_last_card_already_looked_at_is_kept_and_bars_raising() -> None:
    dealt = streets(stud(3, THREE), 3)
    b, *c = dealt.stock(8)
    first = dealt.turn
    other = next(seat for seat in (2, 1) if seat != first)
    seats = (1, 2, 3)
    dealt.report(EarlyCards(cards=2, kept=(other,)))
    kept = c[seats.index(other)]
    assert dealt.hand.down[other][-1] == kept
    assert dealt.hand.burns[-1] == b
    dealt.act(f"{first} bet 4")
    while dealt.turn != other:
        dealt.act(f"{dealt.turn} call")
    assert dealt.offers == {"fold", "call"}
    assert dealt.refused(f"{other} raise 8", Reason.ONLY_CALL) == {"TOM-S7-P12"}
    dealt.check_round()
    # No seventh card for this seat later; its early one counts, and the rest of that street is out.
    assert other not in dealt.events(DealtCards)[-1].seats
    assert {len(dealt.hand.cards_of(seat)) for seat in seats} == {7}
    assert dealt.hand.eliminated == [card for card in c[:3] if card != kept]
    assert dealt.events(Burned)[-1].card == c[3]
    # In the last round the seat may bet again.
    assert not Round.of(dealt.hand).calling


@pytest.mark.rule("TOM-S7-P10")
@pytest.mark.parametrize("number", [1, 2])
def test_an_exposed_hole_card_is_the_up_card_and_the_third_comes_down(number: int) -> None:
    hands = THREE | {3: "7h Qc 8d" if number == 1 else "Qc 7h 8d", 1: "As Ac 9c"}
    dealt = stud(3, hands, wait=True)
    dealt.report(DealtUp(seat=3, number=number))
    assert dealt.hand.up[3] == ["7h"]
    assert sorted(dealt.hand.down[3]) == ["8d", "Qc"]
    # It counts for the forced bet.
    assert dealt.turn == 3
    assert "bring-in" in dealt.offers
    assert "8d" not in look(dealt.hand, RAIL).exposed
    assert "TOM-S7-P10" in ids("exposed.one")


@pytest.mark.rule("TOM-S7-P10")
def test_a_card_comes_face_up_once() -> None:
    dealt = stud(3, THREE, wait=True)
    dealt.log += rule(dealt.hand, dealt.log, DealtUp(seat=3, number=1), dealt.rules)
    with refusal("No down card"):
        rule(dealt.hand, dealt.log, DealtUp(seat=3, number=1), dealt.rules)


@pytest.mark.rule("TOM-S7-P10")
def test_noticed_after_the_deal_it_changes_who_brings_it_in() -> None:
    dealt = stud(3, THREE | {3: "Qc 7h 8d", 1: "As Ac 9c"})
    assert dealt.turn == 3
    dealt.report(Exposed(seat=1, card=parse_cards("Ac")[0]))
    assert dealt.hand.up[1] == ["Ac"]
    assert dealt.hand.down[1] == ["As", "9c"]
    low = stud(3, THREE | {3: "Qc Jh Td", 1: "As Ac 9c", 2: "Ks 2d 9d"})
    assert low.turn == 1
    low.report(Exposed(seat=2, card=parse_cards("2d")[0]))
    assert low.turn == 2


@pytest.mark.rule("TOM-S7-P10")
def test_both_hole_cards_exposed_take_the_hand_out_with_its_ante() -> None:
    dealt = stud(3, THREE, wait=True)
    # Both are turned up before chance has dealt a card.
    dealt.log += rule(dealt.hand, dealt.log, DealtUp(seat=3, number=1), dealt.rules)
    dealt.report(DealtUp(seat=3, number=2))
    assert [event.up for event in dealt.events(DealtCards) if 3 in event.seats] == [
        True,
        True,
        False,
    ]
    assert dealt.hand.live == [1, 2]
    assert dealt.won()[3] == 0
    assert ids(dealt.events(HandKilled)[-1].cite) == {"TOM-S7-P10"}
    after = stud(3, THREE)
    after.report(Exposed(seat=3, card=parse_cards("Qs")[0]))
    after.report(Exposed(seat=3, card=parse_cards("Qc")[0]))
    assert after.hand.live == [1, 2]
    assert after.won()[3] == 0


@pytest.mark.rule("TOM-S7-P10")
def test_boxed_cards_and_jokers_are_scraps_of_paper() -> None:
    dealt = stud(3, THREE)
    burn, first, second, third, fourth = dealt.stock(5)
    dealt.report(Boxed(card=second))
    dealt.check_round()
    # The seat that should have got it waits until the others have theirs.
    assert [dealt.hand.up[seat][-1] for seat in (1, 2, 3)] == [first, fourth, third]
    assert dealt.hand.aside == [second]
    assert dealt.hand.burns == [burn]
    assert ids(dealt.events(ScrapFound)[-1].cite) == {"TOM-S7-P10"}
    deck = stud_deck((1, 2, 3), THREE).split()
    joker = Dealt(game(name="stud7"), seats=3, deck=" ".join(["Jo", *deck[:9]]), foreign="Jo")
    assert JOKER in joker.hand.down[1]
    joker.report(JokerFound())
    assert JOKER not in joker.hand.down[1]
    assert len(joker.hand.cards_of(1)) == 3
    # Face up, everybody sees it at once.
    turned = Dealt(
        game(name="stud7"), seats=3, deck=" ".join([*deck[:7], "Jo", *deck[7:9]]), foreign="Jo"
    )
    assert turned.hand.aside == [JOKER]
    assert {len(turned.hand.up[seat]) for seat in (1, 2, 3)} == {1}


@pytest.mark.rule("TOM-S7-P11")
def test_a_missing_last_card_is_given_before_the_last_betting() -> None:
    dealt = streets(stud(3, THREE), 3)
    dealt.report(ShortDealt(seat=2))
    dealt.check_round()
    assert len(dealt.hand.cards_of(2)) == 6
    (card,) = dealt.stock(1)
    dealt.report(WrongCount(seat=2))
    assert dealt.hand.down[2][-1] == card
    assert 2 in dealt.hand.live
    assert "TOM-S7-P11" in ids("count.missing")
    moved = dealt.events(CardsMoved)[-1]
    assert moved.target == "down:2"


@pytest.mark.rule("TOM-S7-P11")
def test_once_the_last_betting_has_begun_it_is_too_late() -> None:
    dealt = streets(stud(3, THREE), 3)
    dealt.report(ShortDealt(seat=2))
    dealt.check_round()
    dealt.act(f"{dealt.turn} check")
    dealt.report(WrongCount(seat=2))
    assert 2 not in dealt.hand.live
    assert dealt.events(Ruled)[-1].cite == "count.foul"
