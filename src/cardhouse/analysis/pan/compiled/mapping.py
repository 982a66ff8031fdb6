"""The engine's Asks and commands as rows and decisions, and back.

Places are seats counted from the left of the first player, in the order of `HandStarted.seats`. An
order of the stock is the engine's Ask to chance, and acts.SHUFFLE here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import CARDS, KINDS, NO_CARD, NUMBER
from cardhouse.analysis.pan.compiled.doors import clear
from cardhouse.analysis.pan.compiled.plan import Plan
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.cards import SUITS, Card
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.ranking.melds import Kind, Meld

Seats = Sequence[int]

# A command's act, by its number.
COMMANDS: Final[tuple[type[Command], ...]] = (
    *(GoOnTop, Retire, DrawCard, TakeDiscard, Force, LetGo, LayMeld, Increase, SplitMeld),
    DiscardCard,
)
KINDS_OF_MELDS: Final[tuple[Kind, ...]] = ("rope", "same", "different", "any")


def move_at(number: int) -> int:
    """The place of a move on the sheet."""
    return s.ORDER if number == s.OWN else s.MOVES + s.MOVE_SIZE * number


def begin(plan: Plan, hand: Numbers, started: HandStarted) -> None:
    """Set a row up as a hand is started."""
    if started.deck or started.stock:
        raise ValueError("compiled play deals from the game's own deck, in an order unknown before")
    seats = started.seats
    first = seats.index(started.button) if started.button else r.NOBODY
    clear(plan.game, hand, len(seats), first)
    for place, seat in enumerate(seats):
        hand[r.CHIPS + place] = started.stacks[seat]
    hand[r.FEE] = started.fee


def offers(hand: Numbers) -> set[type[Command]]:
    """The kinds of commands that a row offers to the seat in turn."""
    return {kind for act, kind in enumerate(COMMANDS) if hand[r.OFFERS] >> act & 1}


def command(hand: Any, sheet: Any, seats: Seats, act: int, amount: int = 0) -> Command:
    """A decision of the seat in turn as the engine's command."""
    seat = seats[int(hand[r.ACTOR])]
    if act == acts.THROW:
        return DiscardCard(seat, CARDS[amount])
    if act not in (acts.MELD, acts.INCREASE, acts.SPLIT):
        return COMMANDS[act](seat)
    move = move_at(amount)
    touched, loan = int(sheet[move + s.TOUCHED]) + 1, int(sheet[move + s.BORROWED])
    cards = _cards(sheet, move + s.CARD, sheet[move + s.SIZE])
    if act == acts.INCREASE:
        return Increase(seat, touched, cards)
    if act == acts.SPLIT:
        first = _cards(sheet, move + s.FIRST, sheet[move + s.FIRST_SIZE])
        return SplitMeld(seat, touched, cards, first)
    return LayMeld(seat, cards, touched, () if loan == NO_CARD else (CARDS[loan],))


def decision(sheet: Numbers, order: Command) -> tuple[int, int]:
    """The engine's command of the seat in turn as an act and its amount.

    Cards laid out are written on the sheet, as a move of the player's own.
    """
    act = COMMANDS.index(type(order))
    if isinstance(order, DiscardCard):
        return act, NUMBER[order.card]
    if not isinstance(order, LayMeld | Increase | SplitMeld):
        return act, 0
    loan = order.borrowed if isinstance(order, LayMeld) else ()
    first = order.first if isinstance(order, SplitMeld) else ()
    move = move_at(s.OWN)
    sheet[move + s.DO] = act - acts.MELD
    sheet[move + s.TOUCHED] = order.meld - 1
    sheet[move + s.BORROWED] = NUMBER[loan[0]] if loan else NO_CARD
    for size, place, cards in ((s.SIZE, s.CARD, order.cards), (s.FIRST_SIZE, s.FIRST, first)):
        sheet[move + size] = len(cards)
        sheet[move + place : move + place + len(cards)] = [NUMBER[card] for card in cards]
    return act, s.OWN


def down(hand: Any, place: int) -> tuple[Card, ...]:
    """The cards in a seat's hand."""
    return piled(hand, r.DOWN + KINDS * place)


def piled(hand: Any, first: int) -> tuple[Card, ...]:
    """The cards of a place where only their numbers are kept, in no order of their own."""
    counts = Counter({card: int(hand[first + i]) for i, card in enumerate(CARDS)})
    return tuple(sorted(counts.elements()))


def melds(hand: Any, place: int) -> list[Meld]:
    """A seat's melds."""
    return [_meld(hand, place, number) for number in range(int(hand[r.MELDED + place]))]


def _meld(hand: Any, place: int, number: int) -> Meld:
    at = r.MELD + r.MELD_SIZE * (r.MELDS * place + number)
    suit = int(hand[at + r.SUIT])
    cards = _cards(hand, at + r.CARD, hand[at + r.SIZE])
    name = "" if suit == r.NO_SUIT else SUITS[suit]
    return Meld(KINDS_OF_MELDS[int(hand[at + r.KIND])], cards, name)


def discards(hand: Any) -> tuple[Card, ...]:
    """The discards, the top one last."""
    return _cards(hand, r.DISCARDS, hand[r.THROWN])


def stock(hand: Any) -> tuple[Card, ...]:
    """The stock, top card first."""
    top = int(hand[r.TOP])
    return _cards(hand, r.STOCK + top, hand[r.BOTTOM] - top)


def _cards(box: Any, first: int, count: int) -> tuple[Card, ...]:
    cards: Iterable[Any] = box[first : first + int(count)]
    return tuple([CARDS[int(card)] for card in cards])
