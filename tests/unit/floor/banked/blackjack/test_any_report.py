"""Any report at a blackjack table is refused, or leaves a hand that plays on."""

import random
from typing import Any

import pytest

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.floor import Report
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WagerFound,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import Boxed, BurnMistake, CancelHand, GiveChips
from tests.kit.banked import game
from tests.unit.floor.any_moment import played_with_reports

SEATS = (1, 2, 4, 5, 8, 101)
SIGNED: dict[str, Any] = {"by": "Rosa", "reason": "because"}


def any_report(rng: random.Random, hand: BlackjackHand) -> Report:
    """A report about some hand or player of this table, true or not."""
    key = rng.choice((1, 2, 3, 4, 5, 9, 11, 12, 14))
    spots = tuple(rng.sample((1, 2, 3, 4, 5, 9), rng.randrange(3)))
    stop, round_ = rng.randrange(5), rng.choice((1, 2))
    found: list[Report] = [
        DealMistake(round=round_, missed=spots, stop=stop),  # type: ignore[arg-type]
        DealMistake(round=round_, extra=spots, stop=stop),  # type: ignore[arg-type]
        DealMistake(round=round_, twice=spots, stop=stop),  # type: ignore[arg-type]
        ExtraHand(spot=key),
        MissedHand(spot=key),
        IncompleteHand(spot=key),
        PassedOver(hand=key, given=spots),
        UnaskedCard(hand=key, late=rng.random() < 0.5),
        EarlyDouble(hand=key),
        WavedOff(hand=key, broken=rng.random() < 0.5),
        WagerFound(seat=key, spot=key, amount=rng.choice((0, 1_00, 50_00, 140_00))),
        BurnMistake(cards=rng.randrange(-1, 4)),
        Boxed(card=hand.stock[0]),
        ReopenTurn(hand=key, **SIGNED),
        GiveChips(source=rng.choice(("pot", key)), target=key, amount=5_00, **SIGNED),
    ]
    if rng.random() < 0.1:
        found = [WalkedAway(seat=rng.choice(SEATS)), CancelHand(**SIGNED)]
    return rng.choice(found)


@pytest.mark.parametrize("house", ["new-esquire", "ven-a-mexico", "tommys"])
@pytest.mark.parametrize("seed", range(60))
def test_a_report_is_refused_or_the_hand_plays_on(house: str, seed: int) -> None:
    hand = played_with_reports(BlackjackHand, game(house), SEATS, any_report, seed=seed, share=0.5)
    assert hand.over
