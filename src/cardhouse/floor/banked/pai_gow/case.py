"""Questions and moves shared by the rulings on pai gow poker."""

from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.core.events import BackedUp
from cardhouse.floor.core.case import Case, Ruling


def reading(hand: PaiGowHand) -> bool:
    """True while hands are read and wagers are paid and collected."""
    return isinstance(hand.script[hand.cursor], SettlePaiGow)


def delivered(hand: PaiGowHand) -> bool:
    """True once the players have received their cards."""
    return bool(hand.layout.watching)


def reopened(case: Case[PaiGowHand], cite: str) -> Ruling:
    """Back up to before the first hand was read, so that every hand is compared again."""
    if reading(case.hand):
        counted = [i for i, event in enumerate(case.log) if isinstance(event, BankCounted)]
        yield BackedUp(to=counted[-1], cite=cite)
