"""Whether a finished hand wins a bonus: its hands as they stood when they were settled."""

from collections.abc import Sequence

from msgspec import Struct

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import SettlementOpened
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.events import BetReturned, HandKilled, PotAwarded, ShowdownOpened
from cardhouse.floor.core.case import effective
from cardhouse.ranking import scale
from cardhouse.table.bonus_rules import Bonus

# How many cards make a low hand.
HAND = 5


class Claim(Struct, frozen=True, kw_only=True):
    """A hand has won a bonus: who had it, and who shares, in the order of odd dollars."""

    bonus: str
    mains: tuple[int, ...]
    others: tuple[int, ...]
    # Those of them whose hands belong to nobody: what falls to them is not paid.
    dummies: tuple[int, ...] = ()


def won(
    hand: Hand, log: Sequence[Event], bonuses: Sequence[Bonus], dummies: tuple[int, ...] = ()
) -> Claim | None:
    """The bonus that a finished hand wins: at most one, the first in the house's order."""
    stood = as_settled(hand, log) if bonuses else None
    if stood is None:
        return None
    for bonus in bonuses:
        mains = (
            _two_jokers(stood, dummies) if bonus.won_by == "two-jokers" else _beaten(stood, bonus)
        )
        if mains:
            others = tuple(seat for seat in _sharers(hand, mains) if seat not in mains)
            return Claim(bonus=bonus.name, mains=mains, others=others, dummies=dummies)
    return None


def as_settled(hand: Hand, log: Sequence[Event]) -> Hand | None:
    """A hand as it stood when it was settled, after all rulings; none where it never was."""
    stands = effective(list(log))
    if stands[-1].cite == "fee.cancelled":
        return None
    if hand.family is not None:
        found = [i for i, event in enumerate(stands) if isinstance(event, SettlementOpened)]
        return kernel.replay(hand.game, stands[: found[-1]]) if found else None
    opened = [i for i, event in enumerate(stands) if isinstance(event, ShowdownOpened)]
    ahead = range(opened[-1] if opened else 0, len(stands))
    # Where nothing is paid, at a free table, the hands lie there in the end.
    settled = next((i for i in ahead if _settles(stands[i])), len(stands))
    return kernel.replay(hand.game, stands[:settled])


def _settles(event: Event) -> bool:
    """Whether an event is part of the settlement of a pot: losing hands killed, chips pushed."""
    lost = isinstance(event, HandKilled) and event.cite == "kill"
    return lost or isinstance(event, PotAwarded | BetReturned)


def _two_jokers(stood: Hand, dummies: tuple[int, ...]) -> tuple[int, ...]:
    """Whose first two cards are jokers: the first one dealt, and never a hand of nobody."""
    keys = stood.seats if stood.family is None else (*stood.layout.in_play(), BANK)
    # The hands that a split makes have their first card from elsewhere.
    for key in (key for key in keys if key <= BANK and key not in dummies):
        if stood.up[key][:2] == [JOKER, JOKER]:
            return (_owner(stood, key),)
    return ()


def _owner(hand: Hand, key: int) -> int:
    """Whose hand lies there; the bank's is that of whoever holds the deal."""
    if hand.family is None:
        return key
    return hand.button if key == BANK else hand.layout.players[key]


def _beaten(stood: Hand, bonus: Bonus) -> tuple[int, ...]:
    """The seats whose hand was shown and beaten as the bonus asks, from the button's left."""
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


def _shown(stood: Hand) -> dict[int, tuple[Card, ...]]:
    """The live hands of five cards that lie face up."""
    return {seat: tuple(stood.up[seat]) for seat in stood.live if len(stood.up[seat]) == HAND}


def _sharers(hand: Hand, mains: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody at the table with a share: clockwise from the hand that won, if it is one."""
    dealt = set(hand.seats) - set(hand.left_out)
    if hand.family is not None:
        dealt = {hand.button, *hand.layout.players.values(), *hand.behind, *hand.idle}
    around = hand.seats if len(mains) > 1 else hand.clockwise(mains[0])
    return tuple(seat for seat in around if seat in dealt)
