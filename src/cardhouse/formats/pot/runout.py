"""The order of the last acts where other programs differ: hands shown before the last cards."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.formats.pot.holdings import holdings
from cardhouse.formats.pot.plain import Act, PlainHand

ENDS: Final = ("show", "muck")
DEALS: Final = ("deal", "board")


def shown_before_runout(plain: PlainHand) -> list[Act]:
    """Hands turned up once nobody can bet any more, as far as dealt, and in stud again in the end.

    The last player at a showdown turns up their hand too.
    """
    ends = [act for act in plain.acts if act.kind in ENDS]
    rest = [act for act in plain.acts if act.kind not in ENDS]
    # Forced bets may have taken all chips: then the first cards come before the hands.
    first = len({act.seat for act in rest if act.kind == "deal"}) - 1
    last = max((i for i, act in enumerate(rest) if act.kind not in DEALS), default=first)
    before, after = rest[: last + 1], rest[last + 1 :]
    unshown = [Act(kind="show", seat=seat) for seat in plain.unshown]
    if not (ends and after) or rest[last].kind == "discard":
        return [*rest, *ends, *_up(unshown, rest, plain)]
    ends += unshown
    again = ends if any(act.kind == "deal" for act in after) else []
    return [*before, *_up(ends, before, plain), *after, *_up(again, rest, plain)]


def _up(ends: Sequence[Act], acts: Sequence[Act], plain: PlainHand) -> list[Act]:
    """These hands shown, with the cards held after some acts, as far as they are known ever."""
    held, known = holdings(plain.seats, acts), holdings(plain.seats, plain.acts)
    shown = []
    for act in ends:
        dealt = known[act.seat].dealt
        cards = _ordered(act, [dealt[place] for place in held[act.seat].held])
        shown.append(Act(kind="show", seat=act.seat, cards=cards, says=act.says))
    return shown


def _ordered(act: Act, held: list[Card]) -> tuple[Card, ...]:
    """The cards held, in the order in which their owner shows them."""
    first = tuple(card for card in act.cards if card in held and card != HIDDEN)
    return first + tuple(card for card in held if card not in first)
