"""The duty to bet a good low, when the pot holds less than was paid into it."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.pot.events import BetReturned, PotAwarded
from cardhouse.engine.pot.must_bet import failing
from cardhouse.floor.core.reports import GiveChips
from tests.kit.draws import drawn, lowball
from tests.kit.hands import Dealt

HANDS = {1: "7c 5c 4d 2h Ah", 2: "8c 6c 4c 3h 2c", 3: "Kd Qd Jd Td 9d"}


def called(dealt: Dealt) -> Dealt:
    """Seat 1 checks its seven and calls $4 after the draw."""
    dealt.check_round()
    dealt.act("1 discard", "2 discard", "3 discard", "1 check", "2 bet 4", "3 fold", "1 call")
    return dealt


def test_a_house_without_the_rule_has_no_failing() -> None:
    game = lowball("4-4")
    free = replace(game, betting=replace(game.betting, must_bet_low=None))
    dealt = called(drawn(free, HANDS))
    assert failing(dealt.hand, dealt.hand.live) == {}
    assert dealt.show_all().won() == {1: 1200, 2: -800, 3: -400}


def test_chips_that_the_floor_took_come_out_of_the_pot_before_the_draw() -> None:
    dealt = called(drawn(lowball("4-4"), HANDS))
    dealt.report(
        GiveChips(source="pot", target=3, amount=400, by="Rosa", reason="he was not dealt in")
    )
    dealt.show_all()
    assert [(e.seat, e.amount) for e in dealt.events(PotAwarded)] == [(1, 800)]
    returned = dealt.events(BetReturned)
    assert [(e.seat, e.amount) for e in returned] == [(1, 400), (2, 400)]
    assert {e.cite for e in returned} == {"must-bet.returned"}


def test_no_more_goes_back_than_the_pot_holds() -> None:
    dealt = called(drawn(lowball("4-4"), HANDS))
    dealt.report(
        GiveChips(source="pot", target=3, amount=1400, by="Rosa", reason="all of it and more")
    )
    dealt.show_all()
    assert not dealt.events(PotAwarded)
    assert [(e.seat, e.amount) for e in dealt.events(BetReturned)] == [(1, 400), (2, 200)]
    assert dealt.hand.over


@pytest.mark.rule("TOM-LB-10")
@pytest.mark.parametrize(
    ("passive", "seats", "found"),
    [
        ({1: "checked", 3: "checked"}, (1, 2, 3), {1: "checked"}),
        ({1: "called", 2: "called"}, (1, 2, 3), {1: "called"}),
        ({1: "short"}, (1, 2, 3), {}),
        ({1: "checked"}, (2, 3), {}),
        ({}, (1, 2, 3), {}),
    ],
)
def test_only_a_low_that_must_be_bet_and_was_not_fails(
    passive: dict[int, str], seats: tuple[int, ...], found: dict[int, str]
) -> None:
    hand = drawn(lowball("4-4"), HANDS).hand.copy()
    hand.passive = passive  # type: ignore[assignment]
    assert failing(hand, seats) == found
