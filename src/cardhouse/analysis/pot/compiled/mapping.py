"""The engine's Asks and commands as rows and decisions, and back.

| act | the engine's command | its amount |
| --- | --- | --- |
| FOLD | Fold | |
| CALL | Check if it costs nothing, else Call | |
| RAISE | Bet if nobody has bet on top of the forced money, else Raise | to |
| BRING_IN | BringIn | |
| PASS, STRADDLE | Pass, Straddle | to |
| STAKE | Stake | to |
| MATCH, STAY_OUT | Match, StayOut | |
| THROW | Discard | the cards as bits, bit 0 the first down card |
| SHOW | Show, all cards at once and without words | |
| MUCK, BOARD | Muck, PlayBoard | |

The engine asks all others at once to match a stake; a row asks them one by one, from the button's
left. The order of the stock is the engine's Ask to chance, and acts.SHUFFLE here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardhouse.analysis.evaluate.tables import CARDS
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.doors import clear
from cardhouse.analysis.pot.compiled.plan import Plan
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.cards import Card
from cardhouse.engine.core.asks import PLAIN, Amounts, Cards, Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Pass,
    PlayBoard,
    Raise,
    Show,
    Stake,
    StayOut,
    Straddle,
)

Seats = Sequence[int]
Offers = dict[type[Command], Terms]

_PLAIN: Final[dict[int, type[Command]]] = {
    acts.FOLD: Fold,
    acts.PASS: Pass,
    acts.STAY_OUT: StayOut,
    acts.MUCK: Muck,
    acts.BOARD: PlayBoard,
}
_PAID: Final[dict[int, type[Command]]] = {acts.BRING_IN: BringIn, acts.MATCH: Match}
_TO: Final[dict[int, Any]] = {acts.STRADDLE: Straddle, acts.STAKE: Stake}
# Raises, the other way round.
_ACTS: Final[dict[type[Command], int]] = {
    **{kind: act for act, kind in (*_PLAIN.items(), *_PAID.items(), *_TO.items())},
    **{Check: acts.CALL, Call: acts.CALL, Bet: acts.RAISE, Raise: acts.RAISE},
    **{Discard: acts.THROW, Show: acts.SHOW},
}


def begin(plan: Plan, hand: Numbers, started: HandStarted) -> Numbers:
    """Set a row up as a hand is started; the plan's array that it is played by."""
    if started.deck or started.stock:
        raise ValueError("compiled play deals from the game's own deck, in an order unknown before")
    game = plan.killed if started.kill else plan.game
    seats = started.seats
    clear(game, hand, len(seats))
    for place, seat in enumerate(seats):
        hand[r.CHIPS + place] = started.stacks[seat]
        hand[r.BLINDLESS + place] = seat in (*started.absent, *started.between)
        if post := started.posts.get(seat):
            hand[r.POST_LIVE + place] = post.live
            hand[r.POST_DEAD + place] = post.dead
    hand[r.FEE] = started.fee
    if started.fee_seat:
        hand[r.FEE_SEAT] = seats.index(started.fee_seat)
    for players, fee in started.fees.items():
        hand[r.FEES + players] = fee
    if started.kill:
        hand[r.KILL] = seats.index(started.kill)
    return game


def offers(hand: Numbers) -> Offers:
    """The offers of a row to the seat in turn, as in the engine's Ask."""
    found: Offers = {}
    for act in range(acts.ACTS):
        if hand[r.OFFERS] >> act & 1:
            kind, terms = _offer(hand, act)
            found[kind] = terms
    return found


def _offer(hand: Numbers, act: int) -> tuple[type[Command], Terms]:
    cost = int(hand[r.COST])
    match act:
        case acts.CALL:
            return (Call, Terms(cost)) if cost > 0 else (Check, PLAIN)
        case acts.RAISE:
            return Bet if hand[r.OPENING] else Raise, _amounts(hand)
        case acts.STRADDLE | acts.STAKE:
            return _TO[act], _amounts(hand)
        case acts.BRING_IN | acts.MATCH:
            return _PAID[act], Terms(cost)
        case acts.THROW:
            held = down(hand, int(hand[r.ACTOR]))
            least, most = int(hand[r.LEAST]), int(hand[r.MOST])
            return Discard, Cards(cards=held, least=least, most=most)
        case acts.SHOW:
            held = down(hand, int(hand[r.ACTOR]))
            return Show, Cards(cards=held, least=0, most=len(held))
    return _PLAIN[act], PLAIN


def _amounts(hand: Numbers) -> Amounts:
    least, most, step = int(hand[r.LEAST]), int(hand[r.MOST]), int(hand[r.STEP])
    return Amounts(least=least, most=most, step=step)


def command(hand: Numbers, seats: Seats, act: int, amount: int = 0) -> Command:
    """A decision of the seat in turn as the engine's command."""
    seat = seats[int(hand[r.ACTOR])]
    if act == acts.SHOW:
        return Show(seat)
    kind: Any
    kind, _ = _offer(hand, act)
    if act in (acts.RAISE, acts.STRADDLE, acts.STAKE):
        return kind(seat, amount)  # type: ignore[no-any-return]
    if act == acts.THROW:
        held = down(hand, int(hand[r.ACTOR]))
        return Discard(seat, tuple(card for i, card in enumerate(held) if amount >> i & 1))
    return kind(seat)  # type: ignore[no-any-return]


def decision(hand: Numbers, order: Command) -> tuple[int, int]:
    """The engine's command of the seat in turn as an act and its amount."""
    act = _ACTS[type(order)]
    if isinstance(order, Bet | Raise | Straddle | Stake):
        return act, order.to
    if isinstance(order, Discard):
        held = down(hand, int(hand[r.ACTOR]))
        return act, sum(1 << held.index(card) for card in order.cards)
    return act, 0


def down(hand: Numbers, place: int) -> tuple[Card, ...]:
    """A seat's cards face down."""
    return _cards(hand, r.DOWN + r.HELD * place, hand[r.DOWN_COUNT + place])


def up(hand: Numbers, place: int) -> tuple[Card, ...]:
    """A seat's cards face up."""
    return _cards(hand, r.UP + r.HELD * place, hand[r.UP_COUNT + place])


def board(hand: Numbers) -> tuple[Card, ...]:
    """The board."""
    return _cards(hand, r.BOARD, hand[r.BOARD_COUNT])


def stock(hand: Numbers) -> tuple[Card, ...]:
    """The stock, top card first."""
    top = int(hand[r.TOP])
    return _cards(hand, r.STOCK + top, hand[r.BOTTOM] - top)


def away(hand: Numbers) -> dict[int, list[Card]]:
    """The cards that are out by their place: a seat's discards (1 and up), the burns, the muck."""
    found: dict[int, list[Card]] = {}
    for number, place in enumerate(hand[r.AWAY : r.AWAY + r.DECK]):
        if place:
            found.setdefault(int(place), []).append(CARDS[number])
    return found


def _cards(hand: Numbers, first: int, count: int) -> tuple[Card, ...]:
    return tuple([CARDS[int(card)] for card in hand[first : first + int(count)]])
