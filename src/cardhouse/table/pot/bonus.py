"""Winning a bonus in a game for a pot: with a hand beaten as the house says."""

from collections.abc import Sequence

from cardhouse.cards import JOKER, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.engine.pot.events import BetReturned, HandKilled, PotAwarded, ShowdownOpened
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ranking import scale
from cardhouse.table.bonus_rules import Bonus

# Cards in a low hand.
HAND = 5


def as_settled(hand: PotHand, log: Sequence[Event]) -> Hand | None:
    """A hand as it stood when it was settled, after all rulings; None if it never was."""
    stands = effective(list(log))
    if stands[-1].cite == "fee.cancelled":
        return None
    opened = [i for i, event in enumerate(stands) if isinstance(event, ShowdownOpened)]
    ahead = range(opened[-1] if opened else 0, len(stands))
    # At a free table nothing is paid, and the hands simply lie there at the end.
    settled = next((i for i in ahead if _settles(stands[i])), len(stands))
    return kernel.replay(hand.game, stands[:settled])


def _settles(event: Event) -> bool:
    """True for events of the settlement: losing hands killed, chips pushed."""
    lost = isinstance(event, HandKilled) and event.cite == "kill"
    return lost or isinstance(event, PotAwarded | BetReturned)


def wins(stood: PotHand, bonus: Bonus, dummies: tuple[int, ...]) -> tuple[int, ...]:
    """Seats whose hand wins a bonus; a dummy hand wins only by being beaten."""
    if bonus.won_by == "two-jokers":
        keys = (seat for seat in stood.seats if seat not in dummies)
        return tuple(seat for seat in keys if stood.up[seat][:2] == [JOKER, JOKER])[:1]
    return _beaten(stood, bonus)


def _beaten(stood: PotHand, bonus: Bonus) -> tuple[int, ...]:
    """Seats whose hand was shown and beaten as the bonus asks, from the button's left."""
    if stood.game.low is None:
        return ()
    low, shown = scale(stood.game.low), _shown(stood)
    spelled = {seat: low.spell(low.value(cards)) for seat, cards in shown.items()}
    winners = [shown[seat] for seat, ranks in spelled.items() if ranks == bonus.winner]

    def qualifies(seat: int) -> bool:
        jokers = [JOKER in (*shown[seat], *cards) for cards in winners]
        allowed = {"any": (True, False), "with": (True,), "without": (False,)}[bonus.joker]
        return any(joker in allowed for joker in jokers)

    return tuple(s for s in stood.seats if spelled.get(s) == bonus.beaten and qualifies(s))


def _shown(stood: PotHand) -> dict[int, tuple[Card, ...]]:
    """Live hands of five cards lying face up."""
    return {seat: tuple(stood.up[seat]) for seat in stood.live if len(stood.up[seat]) == HAND}
