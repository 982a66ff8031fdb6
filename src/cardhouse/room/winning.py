"""Whether a finished hand wins a bonus, read from its log."""

from collections.abc import Sequence

from msgspec import Struct

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.layout import BANK, layout
from cardhouse.engine.banked.turn_events import CardTaken
from cardhouse.engine.events import BackedUp, Dealt, Event, Misdealt
from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.events import HandKilled, Shown
from cardhouse.ranking import scale
from cardhouse.room.bonus_rules import Bonus

Hands = dict[int, tuple[Card, ...]]


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
    stands = standing(log)
    for bonus in bonuses:
        if bonus.won_by == "two-jokers":
            mains = _two_jokers(hand, stands, dummies)
        else:
            mains = _beaten(hand, stands, bonus)
        if mains:
            others = tuple(seat for seat in _sharers(hand, mains) if seat not in mains)
            return Claim(bonus=bonus.name, mains=mains, others=others, dummies=dummies)
    return None


def standing(log: Sequence[Event]) -> list[Event]:
    """What is left of a log when action that was taken back is left out."""
    for i in range(len(log) - 1, -1, -1):
        event = log[i]
        if isinstance(event, BackedUp):
            return standing(log[: event.to]) + list(log[i + 1 :])
    return list(log)


def _two_jokers(hand: Hand, log: Sequence[Event], dummies: tuple[int, ...]) -> tuple[int, ...]:
    """Whose first two cards are jokers: the first one dealt, and never a hand of nobody."""
    first: dict[int, list[Card]] = {}
    for event in log:
        dealt: list[tuple[int, Card]] = []
        if isinstance(event, Misdealt):
            first.clear()
        elif isinstance(event, Dealt):
            dealt = list(zip(event.seats, event.cards, strict=True))
        elif isinstance(event, CardTaken):
            dealt = [(event.hand, event.card)]
        # The hands that a split makes have their first card from elsewhere.
        for key, card in (each for each in dealt if each[0] <= BANK):
            cards = first.setdefault(key, [])
            cards.append(card)
            if cards == [JOKER, JOKER] and key not in dummies:
                return (_owner(hand, key),)
    return ()


def _owner(hand: Hand, key: int) -> int:
    """Whose hand lies there; the bank's is that of whoever holds the deal."""
    if hand.family is None:
        return key
    return hand.button if key == BANK else layout(hand).players[key]


def _beaten(hand: Hand, log: Sequence[Event], bonus: Bonus) -> tuple[int, ...]:
    """The seats whose hand was shown and beaten as the bonus asks, from the button's left."""
    if hand.game.low is None:
        return ()
    low, shown = scale(hand.game.low), _shown(hand, log)
    spelled = {seat: low.spell(low.value(cards)) for seat, cards in shown.items()}
    winners = [shown[seat] for seat, ranks in spelled.items() if ranks == bonus.winner]

    def qualifies(seat: int) -> bool:
        jokers = [JOKER in (*shown[seat], *cards) for cards in winners]
        allowed = {"any": (True, False), "with": (True,), "without": (False,)}[bonus.joker]
        return any(joker in allowed for joker in jokers)

    return tuple(s for s in hand.seats if spelled.get(s) == bonus.beaten and qualifies(s))


def _shown(hand: Hand, log: Sequence[Event]) -> Hands:
    """The hands of five cards that were shown and not declared foul."""
    found: Hands = {}
    for event in log:
        if isinstance(event, Shown):
            found[event.seat] = (*found.get(event.seat, ()), *event.cards)
        elif isinstance(event, HandKilled) and event.cite != "kill":
            found.pop(event.seat, None)
    return {seat: cards for seat, cards in found.items() if len(cards) == 5}


def _sharers(hand: Hand, mains: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody at the table with a share: clockwise from the hand that won, if it is one."""
    dealt = set(hand.seats) - set(hand.left_out)
    if hand.family is not None:
        dealt = {hand.button, *layout(hand).players.values(), *hand.behind, *hand.idle}
    around = hand.seats if len(mains) > 1 else hand.clockwise(mains[0])
    return tuple(seat for seat in around if seat in dealt)
