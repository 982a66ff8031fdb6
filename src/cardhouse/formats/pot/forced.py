"""Forced bets of a plain hand, as the engine posts them: antes, blinds in order, other posts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cardhouse.engine.core.post import Post
from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.plain import PlainHand
from cardhouse.formats.pot.variants import VARIANTS

BLINDS_MOST: Final = 3


class Forced(Struct, frozen=True):
    """The stakes of a table and what each seat posts besides."""

    # An ante that everybody posts; a single one is a post.
    ante: int
    blinds: tuple[int, ...]
    posts: dict[int, Post]
    # Seats before the last blind that post none.
    between: tuple[int, ...]
    # True if, heads-up, the button posts the big blind.
    literal: bool


def forced_bets(plain: PlainHand) -> Forced:
    """The forced bets of a hand; a form of them that the engine does not know is refused."""
    blinds, live = _blinds(plain)
    if not blinds and _has_blinds(plain):
        raise HistoryError("nobody posts a blind")
    even = len(plain.antes) == len(plain.seats) and len(set(plain.antes.values())) == 1
    dead = {} if even else plain.antes
    posters = (seat for seat in plain.seats if live.get(seat) or dead.get(seat))
    order, last = _around(plain), list(blinds)[-1:]
    return Forced(
        ante=plain.antes[plain.seats[0]] if even else 0,
        blinds=tuple(blinds.values()),
        posts={seat: Post(live.get(seat, 0), dead.get(seat, 0)) for seat in posters},
        between=tuple(
            seat for seat in (order[: order.index(last[0])] if last else ()) if seat not in blinds
        ),
        literal=order == plain.seats,
    )


def _around(plain: PlainHand) -> tuple[int, ...]:
    """The seats in the order of the blinds: heads-up the button usually posts first."""
    seats = plain.seats
    amounts = [plain.blinds.get(seat, 0) for seat in seats]
    reverse = len(seats) == 2 and all(amounts) and amounts[0] > amounts[1]
    return seats[::-1] if reverse else seats


def _blinds(plain: PlainHand) -> tuple[dict[int, int], dict[int, int]]:
    """The blinds, smallest first, and the live posts of the others."""
    blinds: dict[int, int] = {}
    live = dict(plain.posts)
    for seat in _around(plain):
        if not (amount := plain.blinds.get(seat, 0)):
            continue
        last = max(blinds.values(), default=0)
        if amount > last and len(blinds) < BLINDS_MOST:
            blinds[seat] = amount
        elif amount > last:
            raise HistoryError("four blinds are posted; at most three are known here")
        else:
            live[seat] = amount
    return blinds, live


def _has_blinds(plain: PlainHand) -> bool:
    script = VARIANTS[plain.variant].page["script"]
    return any(step["step"] == "blinds" for step in script)
