"""What the rulings on pai gow poker share."""

from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.core.events import BackedUp
from cardhouse.floor.core.case import Case, Ruling


def reading(hand: PaiGowHand) -> bool:
    """Whether the hands are read, and wagers paid and collected."""
    return isinstance(hand.script[hand.cursor], SettlePaiGow)


def delivered(hand: PaiGowHand) -> bool:
    """Whether the players have received their cards."""
    return bool(hand.layout.watching)


def reopened(case: Case[PaiGowHand], cite: str) -> Ruling:
    """All comparisons already made are made again: back to before the first hand was read."""
    if reading(case.hand):
        counted = [i for i, event in enumerate(case.log) if isinstance(event, BankCounted)]
        yield BackedUp(to=counted[-1], cite=cite)
