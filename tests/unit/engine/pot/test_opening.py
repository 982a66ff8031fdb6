"""The opening stake: its amounts, the floor's powers meanwhile, and the views."""

import pytest

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Match, Stake, StayOut
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.floor.pot.reports import KillHand, ReviveHand
from cardhouse.ledger import POT
from tests.kit.hands import Dealt, game

DRAW = game("ven-a-mexico", "draw-joker")


def opened(stacks: int | dict[int, int] = 200_00) -> Dealt:
    return Dealt(DRAW, seats=4, button=4, stacks=stacks)


@pytest.mark.parametrize(
    ("chips", "least", "most"), [(200_00, 2_00, 100_00), (40_00, 2_00, 40_00), (1_50, 1_50, 1_50)]
)
def test_the_stake_is_within_the_table_s_bets_and_the_button_s_chips(
    chips: int, least: int, most: int
) -> None:
    dealt = opened({1: 200_00, 2: 200_00, 3: 200_00, 4: chips})
    assert dealt.range("stake") == (least, most)
    assert dealt.ask.default == Stake(4, least)
    dealt.refused(f"4 stake {most / 100 + 1}", Reason.WRONG_AMOUNT)


def test_silence_means_to_stay_out() -> None:
    dealt = opened().act("4 stake 2")
    assert [ask.actor for ask in dealt.hand.asked] == [1, 2, 3]
    for ask in dealt.hand.asked:
        assert ask.default == StayOut(ask.actor)
        assert set(ask.offers) == {Match, StayOut}


def test_a_short_stake_does_not_lower_the_least_bet() -> None:
    stacks = {1: 200_00, 2: 200_00, 3: 200_00, 4: 1_00}
    dealt = opened(stacks).act("4 stake 1", "1 match", "2 match", "3 out")
    assert dealt.range("bet") == (2_00, 100_00)


def test_a_hand_killed_before_the_deal_is_not_awaited_any_more() -> None:
    dealt = opened().act("4 stake 5", "1 match")
    dealt.report(KillHand(seat=2, by="Rosa", reason="he left the room"))
    assert [ask.actor for ask in dealt.hand.asked] == [3]
    dealt.report(ReviveHand(seat=2, by="Rosa", reason="he is back"))
    assert [ask.actor for ask in dealt.hand.asked] == [2, 3]
    dealt.act("3 match", "2 match")
    assert {each.seats for each in dealt.events(CardsDealt)} == {(1, 2, 3, 4)}


def test_the_stake_of_a_killed_hand_stays_in_the_pot() -> None:
    dealt = opened().act("4 stake 5", "1 match", "2 out")
    dealt.report(KillHand(seat=1, by="Rosa", reason="he left the room"))
    dealt.act("3 out")
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (4, 10_00)
    assert dealt.hand.over and not dealt.events(CardsDealt)


def test_everybody_sees_the_stakes_and_his_own_offers() -> None:
    dealt = opened().act("4 stake 5", "2 match")
    for viewer in (RAIL, 1, 2, 3, 4):
        view = look(dealt.hand, viewer)
        assert view.pot == dealt.hand.chips[POT] == 10_00
        assert view.awaited == (1, 3)
        assert [offer.do for offer in view.offers] == (
            ["match", "stay-out"] if viewer in (1, 3) else []
        )
        seen = kernel.replay(DRAW, [see(event, viewer) for event in dealt.log])
        assert look(seen, viewer) == view
