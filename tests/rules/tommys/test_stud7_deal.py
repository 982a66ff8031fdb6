"""Tommy's seven card stud: the deck, the streets, the antes and the button."""

from collections import Counter

import pytest

from cardhouse.cards import JOKER
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.events import Dealt as DealtCards
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import AntePosted, BettingOpened, ShowdownOpened
from cardhouse.rulebook import open_table, posted
from cardhouse.table import play
from cardhouse.table.commands import Sit
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt, game

BOTH = pytest.mark.parametrize("name", ["stud7", "stud7-hilo"])


def held(dealt: Dealt) -> set[tuple[int, int]]:
    """The numbers of down and up cards in the live hands."""
    hand = dealt.hand
    return {(len(hand.down[seat]), len(hand.up[seat])) for seat in hand.live}


@pytest.mark.rule("TOM-S7-01", "TOM-S7HL-02")
@BOTH
def test_one_deck_of_52_cards_without_the_joker(name: str) -> None:
    cards = game(name=name).deck.cards()
    assert len(cards) == len(set(cards)) == 52
    assert JOKER not in cards
    assert Counter(card[1] for card in cards) == dict.fromkeys("cdhs", 13)


@pytest.mark.rule("TOM-S7-03")
def test_two_cards_down_and_one_up_in_rotation() -> None:
    dealt = stud(8, button=3)
    assert held(dealt) == {(2, 1)}
    assert len(dealt.hand.stock) == 28
    assert not dealt.hand.burns
    rounds = dealt.events(DealtCards)
    assert [event.up for event in rounds] == [False, False, True]
    assert {event.seats for event in rounds} == {(4, 5, 6, 7, 8, 1, 2, 3)}


@pytest.mark.rule("TOM-S7-05", "TOM-S7-07", "TOM-S7-09", "TOM-S7-11")
def test_three_more_cards_up_and_the_seventh_down() -> None:
    dealt = stud(5)
    for kind in ((2, 2), (2, 3), (2, 4), (3, 4)):
        before, burned = len(dealt.hand.stock), len(dealt.hand.burns)
        dealt.check_round()
        assert held(dealt) == {kind}
        assert before - len(dealt.hand.stock) == 6
        assert len(dealt.hand.burns) == burned + 1


@pytest.mark.rule("TOM-S7-05")
def test_only_active_players_get_the_fourth_card() -> None:
    dealt = stud(6, {1: "As Ah 2c"}, gone={4: 3})
    dealt.act("1 bring-in", "2 call", "3 call", "4 fold", "5 call", "6 call")
    last = dealt.events(DealtCards)[-1]
    assert last.seats == (1, 2, 3, 5, 6)
    assert last.up


@pytest.mark.rule("TOM-S7-04", "TOM-S7-06", "TOM-S7-08", "TOM-S7-10", "TOM-S7-12")
def test_five_betting_rounds_after_cards_three_to_seven() -> None:
    dealt = stud(3)
    kinds = []
    for cards in (3, 4, 5, 6, 7):
        kinds.append(dealt.events(BettingOpened)[-1].cite)
        assert {len(dealt.hand.cards_of(seat)) for seat in dealt.hand.live} == {cards}
        # No card comes before the round has closed.
        ask = dealt.ask
        dealt.act(f"{ask.actor} bring-in" if cards == 3 else f"{ask.actor} check")
        assert {len(dealt.hand.cards_of(seat)) for seat in dealt.hand.live} == {cards}
        assert not dealt.events(ShowdownOpened)
        dealt.check_round()
    assert kinds == [f"round.{n}" for n in ("third", "fourth", "fifth", "sixth", "seventh")]
    assert len(dealt.events(ShowdownOpened)) == 1


@pytest.mark.rule("TOM-S7-P5")
def test_a_burn_before_each_street_after_the_third() -> None:
    dealt = streets(stud(6), 4)
    order = [type(e).__name__ for e in dealt.log if isinstance(e, Burned | DealtCards)]
    assert order == ["Dealt"] * 3 + ["Burned", "Dealt"] * 4
    assert len(dealt.hand.burns) == 4
    assert len(dealt.hand.stock) == 6


@pytest.mark.rule("TOM-S7-P1")
def test_each_player_antes_a_quarter_of_the_small_bet() -> None:
    dealt = stud(8, wait=True)
    assert [(e.seat, e.amount) for e in dealt.events(AntePosted)] == [(s, 50) for s in range(1, 9)]
    assert dealt.hand.chips["pot"] == 4_00
    # The antes are in before the first card.
    assert not any(dealt.hand.down.values())


@pytest.mark.rule("TOM-S7-P1", "TOM-S7-P2")
@BOTH
def test_every_table_posts_these_antes_and_forced_bets(name: str) -> None:
    tables = posted("tommys", name).page.table
    assert [table.name for table in tables] == ["2-4", "4-8", "8-16", "1-4 spread"]
    for stakes in (table.stakes for table in tables):
        assert stakes.ante == round(stakes.small_bet / 4 / stakes.chip) * stakes.chip
        assert stakes.bring_in == stakes.small_bet // 2
        assert not stakes.blinds


@pytest.mark.rule("TOM-S7-P8")
@BOTH
def test_at_most_eight_players(name: str) -> None:
    table = open_table(posted("tommys", name))
    for seat in range(1, 9):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=40_00))
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=9, name="Player 9", chips=40_00))
    assert error.value.reason is Reason.NO_SUCH_SEAT


@pytest.mark.rule("TOM-S7-P8")
def test_the_button_marks_the_start_of_the_deal_and_who_pays_the_fee() -> None:
    hands = {7: "As Ah 2c"} | {seat: "" for seat in (1, 2, 3, 4, 5, 6, 8)}
    dealt = stud(8, hands, button=3, fee=3_00)
    assert dealt.events(DealtCards)[0].seats[0] == 4
    assert dealt.hand.chips["box"] == 3_00
    assert dealt.hand.chips[3] == 200_00 - 3_00 - 50
    # The low card opens, wherever the button is.
    assert dealt.turn == 7
