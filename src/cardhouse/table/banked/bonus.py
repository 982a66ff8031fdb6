"""How a bonus is won against a bank: by the first two cards of a hand."""

from collections.abc import Sequence

from cardhouse.cards import JOKER
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import SettlementOpened
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.case import effective
from cardhouse.table.bonus_rules import Bonus


def as_settled(hand: BankedHand, log: Sequence[Event]) -> Hand | None:
    """A hand as it stood when it was settled, after all rulings; none where it never was."""
    stands = effective(list(log))
    found = [i for i, event in enumerate(stands) if isinstance(event, SettlementOpened)]
    if not found or stands[-1].cite == "fee.cancelled":
        return None
    return kernel.replay(hand.game, stands[: found[-1]])


def wins(stood: BankedHand, bonus: Bonus, dummies: tuple[int, ...]) -> tuple[int, ...]:
    """Whose first two cards are jokers: the first one dealt, and never a hand of nobody."""
    if bonus.won_by != "two-jokers":
        return ()
    # The hands that a split makes have their first card from elsewhere.
    for key in (*stood.layout.in_play(), BANK):
        if key <= BANK and key not in dummies and stood.up[key][:2] == [JOKER, JOKER]:
            # The bank's is that of whoever holds the deal.
            return (stood.button if key == BANK else stood.layout.players[key],)
    return ()


def sharers(hand: BankedHand) -> set[int]:
    """The bank, who plays a spot, who covers behind, and who takes no part."""
    return {hand.button, *hand.layout.players.values(), *hand.behind, *hand.idle}
