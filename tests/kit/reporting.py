"""Random reports at any moment of any game: most cannot be true and are refused."""

import random
from typing import Any

from cardhouse.cards import HIDDEN, Card
from cardhouse.chance import Seeded
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import Report
from cardhouse.floor.core.reports import Boxed, CancelHand, GiveChips, WrongCount
from cardhouse.floor.pot.reports import (
    AwardPot,
    CallMisdeal,
    ChipsPushed,
    DealtUp,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    KillHand,
    Miscalled,
    OutOfTurn,
    ReviveHand,
    ShortDealt,
    StringRaise,
    Thrown,
)
from cardhouse.ledger import Account
from tests.unit.floor.banked.blackjack import test_any_report as blackjack
from tests.unit.floor.banked.pai_gow import test_any_report as pai_gow
from tests.unit.floor.pan import test_any_report as pan

SIGNED: dict[str, Any] = {"by": "Flora", "reason": "because"}


def any_report(rng: random.Random, hand: Hand) -> Report:
    """A random report of an irregularity at this table."""
    if isinstance(hand, PanHand):
        return pan.any_report(hand, Seeded(rng.randrange(10**9)))
    if isinstance(hand, BlackjackHand):
        return blackjack.any_report(rng, hand)
    if isinstance(hand, PaiGowHand):
        return pai_gow.any_report(rng, hand)
    assert isinstance(hand, PotHand)
    return _of_a_pot(rng, hand)


def _of_a_pot(rng: random.Random, hand: PotHand) -> Report:
    seat = rng.choice(hand.seats)
    held = [card for card in (*hand.down.get(seat, ()), *hand.board) if card != HIDDEN]
    card = rng.choice(held or [Card("As")])
    amount = rng.choice((1_00, 2_00, 4_00, 8_00, 40_00))
    places: tuple[Account, ...] = (*hand.seats, "pot", "box")
    found: list[Report] = [
        Boxed(card=card),
        Exposed(seat=seat, card=card),
        DealtUp(seat=seat, number=rng.randrange(3)),
        ShortDealt(seat=seat),
        ExtraDealt(seat=seat),
        WrongCount(seat=seat),
        EarlyBoard(),
        ChipsPushed(seat=seat, motions=(amount, amount), single=rng.random() < 0.5),
        OutOfTurn(seat=seat, do=rng.choice(("fold", "call", "bet", "raise")), to=amount),
        *(StringRaise(by=rng.choice(hand.seats)) for _ in range(4)),
        Thrown(seat=seat),
        Miscalled(seat=seat, **SIGNED),
        KillHand(seat=seat, **SIGNED),
        ReviveHand(seat=seat, **SIGNED),
        GiveChips(source=rng.choice(places), target=rng.choice(places), amount=amount, **SIGNED),
        AwardPot(seat=seat, **SIGNED),
    ]
    if rng.random() < 0.1:
        found = [CallMisdeal(**SIGNED), CancelHand(**SIGNED)]
    return rng.choice(found)
