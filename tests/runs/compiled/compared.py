"""The things that the engine's hand and the compiled row hold: chips, bets, pots, cards, turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardhouse.analysis.pot.compiled import acts, mapping
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.doors import lay_out
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.cards import HIDDEN
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import pots
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT

Pair = tuple[str, Any, Any]


def pairs(hand: PotHand, row: Numbers) -> Iterator[Pair]:
    """Each thing by its name, here and there."""
    lay_out(row)
    # A list is read ten times faster than an array.
    now: Any = row.tolist()
    seats = hand.seats
    yield from _chips(hand, now, seats)
    yield from _cards(hand, now, seats)
    if not hand.over:
        yield from _turns(hand, now, seats)
        found = pots(hand)
        yield "pots", [(pot.amount, pot.seats, pot.beyond) for pot in found], _pots(now, seats)


def _chips(hand: PotHand, now: Any, seats: tuple[int, ...]) -> Iterator[Pair]:
    for name, amounts, first in (
        ("chips", hand.chips, r.CHIPS),
        ("bets", hand.bets, r.BETS),
        ("paid", hand.paid, r.PAID),
        ("dead", hand.dead, r.DEAD),
    ):
        yield name, [amounts[seat] for seat in seats], now[first : first + len(seats)]
    yield "pot", hand.chips[POT], now[r.POT]
    yield "box", hand.chips[hand.game.fund], now[r.BOX]
    yield "fee", (hand.fee_due, hand.fee_taken), (now[r.FEE_DUE], now[r.FEE_TAKEN])


def _cards(hand: PotHand, now: Any, seats: tuple[int, ...]) -> Iterator[Pair]:
    away = mapping.away(now)
    for place, seat in enumerate(seats):
        yield f"down {seat}", tuple(hand.down[seat]), mapping.down(now, place)
        yield f"up {seat}", tuple(hand.up[seat]), mapping.up(now, place)
        thrown = sorted(hand.discards.get(seat, ()))
        yield f"discards {seat}", thrown, sorted(away.get(place + 1, ()))
    yield "board", tuple(hand.board), mapping.board(now)
    yield "burns", sorted(hand.burns), sorted(away.get(r.BURNED, ()))
    yield "muck", sorted(hand.muck), sorted(away.get(r.IN_MUCK, ()))
    stock = mapping.stock(now)
    hidden = stock if now[r.KNOWN] else (HIDDEN,) * len(stock)
    yield "stock", tuple(hand.stock), hidden


def _turns(hand: PotHand, now: Any, seats: tuple[int, ...]) -> Iterator[Pair]:
    def seat_of(field: int) -> int:
        return 0 if now[field] == r.NOBODY else seats[now[field]]

    live = [seat for place, seat in enumerate(seats) if now[r.LIVE + place]]
    yield "live", hand.live, live
    dead = [seat for place, seat in enumerate(seats) if now[r.RECEIVING + place]]
    yield "receiving", sorted(hand.receiving), sorted(dead)
    yield "opener", hand.opener, seat_of(r.OPENER)
    yield "aggressor", hand.aggressor, seat_of(r.AGGRESSOR)
    yield "stake", hand.stake, now[r.STAKE]
    yield "turned", hand.low is not None, bool(now[r.TURNED])
    at = hand.at
    if isinstance(at, Round):
        yield "queue", at.to_act, [seats[each] for each in _queue(now)]
        here = (at.level, at.base, at.by, at.most, at.raises)
        yield "round", here, tuple(now[i] for i in (r.LEVEL, r.BASE, r.BY, r.LIMIT, r.RAISES))


def _queue(now: Any) -> list[int]:
    queue: list[int] = now[r.QUEUE + now[r.HEAD] : r.QUEUE + now[r.TAIL]]
    return queue


def _pots(now: Any, seats: tuple[int, ...]) -> list[tuple[int, tuple[int, ...], int]]:
    found = []
    for number in range(now[r.POTS]):
        bits = now[r.CONTENDERS + number]
        contenders = tuple(seat for place, seat in enumerate(seats) if bits >> place & 1)
        found.append((now[r.AMOUNT + number], contenders, now[r.BEYOND + number]))
    return found


def awaited(hand: PotHand, now: Any) -> Iterator[Pair]:
    """The seats asked, and their offers."""
    if now[r.ASKED] != acts.DECISION:
        yield "asked", [ask.actor for ask in hand.asked], now[r.ASKED]
        return
    seat = hand.seats[now[r.ACTOR]]
    asks = {ask.actor: ask.offers for ask in hand.asked}
    yield "offers", asks.get(seat), mapping.offers(now)
    if len(asks) > 1:
        # The engine asks all others at once to match a stake.
        yield "asked at once", sorted(asks), sorted(hand.seats[each] for each in _queue(now))
    else:
        yield "asked", list(asks), [seat]
