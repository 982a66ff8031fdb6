"""Winning a bonus against a bank: by the first two cards of a hand."""

from collections.abc import Sequence

from cardhouse.cards import JOKER
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import SettlementOpened
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.table.bonus_rules import Bonus


def as_settled(hand: BankedHand, log: Sequence[Event]) -> Hand | None:
    """A hand as it stood when it was settled, after all rulings; None if it never was."""
    stands = effective(list(log))
    found = [i for i, event in enumerate(stands) if isinstance(event, SettlementOpened)]
    # A ruling on a settled hand takes its settlement back, so that a cancelled one has none.
    return kernel.replay(hand.game, stands[: found[-1]]) if found else None


def wins(stood: BankedHand, bonus: Bonus, dummies: tuple[int, ...]) -> tuple[int, ...]:
    """The first seat dealt two jokers as its first two cards; never a dummy hand."""
    if bonus.won_by != "two-jokers":
        return ()
    # Split hands got their first card from another hand.
    for key in (*stood.layout.in_play(), BANK):
        if key <= BANK and key not in dummies and stood.up[key][:2] == [JOKER, JOKER]:
            # The bank's hand counts for the player who holds the deal.
            return (stood.button if key == BANK else stood.layout.players[key],)
    return ()


def sharers(hand: BankedHand) -> set[int]:
    """The bank, players of spots, covers behind the bank, and players taking no part.

    A player out of the hand, with all chips back, was not dealt in.
    """
    lay = hand.layout
    played = {lay.players[spot] for spot, keys in lay.hands.items() if {*keys} - {*lay.void}}
    return {hand.button, *played, *hand.behind, *hand.idle}
