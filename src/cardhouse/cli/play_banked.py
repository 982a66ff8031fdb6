"""What the person at a banked table is told besides the hand: the bank's turn, results, status."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from cardhouse.engine import kernel
from cardhouse.engine.banked.collection import CollectionReturned, CollectionTaken
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.banked.view import LayoutView
from cardhouse.engine.events import Event
from cardhouse.engine.game import Game
from cardhouse.engine.view import View, look
from cardhouse.formats.words import dollars
from cardhouse.room import AnyEvent
from cardhouse.room.bank_events import (
    BankPassed,
    BankTaken,
    GameBroken,
    ShoeShuffled,
)
from cardhouse.room.bonus_events import BonusPaid

# What a hand has to do with the one who is asked, by what he may do.
ASKED: Final = {
    "put-up": "You hold the bank: put money up",
    "insure": "The bank shows an ace",
    "follow": "The player of your spot adds to his wager",
    "shake": "You hold the bank: shake the dice cup",
    "look-at": "Which hand do you want to see?",
    "confirm": "You hold the bank: confirm how your hand is set, or set it again",
    "set-hand": "Set your hand",
    "propose": "Say how you would set the hand",
}


def between_words(events: Iterable[AnyEvent], names: dict[int, str]) -> Iterator[str]:
    """What happened between two hands: to the bank, the shoe and the bonuses."""
    for event in events:
        match event:
            case BankTaken(seat=seat):
                yield f"{names.get(seat, seat)} takes the bank"
            case BankPassed(seat=seat):
                yield f"{names.get(seat, seat)} passes the bank on"
            case GameBroken():
                yield "Nobody takes the bank: the game is broken"
            case ShoeShuffled():
                yield "The shoe is shuffled"
            case BonusPaid(shares=shares, bonus=bonus) if shares:
                paid = ", ".join(f"{names.get(s, s)} {dollars(a)}" for s, a in shares.items())
                yield f"The {bonus} bonus is paid: {paid}"
            case BonusPaid(bonus=bonus):
                yield f"The {bonus} bonus has been won already today"


def before_clearing(view: View, log: list[Event], game: Game) -> View:
    """A finished hand with its cards still on the table, for the eye."""
    cleared = next((n for n, event in enumerate(log) if isinstance(event, TableCleared)), 0)
    if not cleared or not results(log):
        # Where nothing was settled the hand was cancelled, and its cards are gone.
        return view
    return replace(view, layout=look(kernel.replay(game, log[:cleared]), view.viewer).layout)


def results(log: Iterable[Event]) -> dict[tuple[int, int], int]:
    """What each player won or lost with each hand, insurance included, and who covered."""
    found: dict[tuple[int, int], int] = {}
    for event in log:
        if isinstance(event, WagerSettled):
            sign = 1 if event.result == "win" else -1
            found[event.seat, event.hand] = found.get((event.seat, event.hand), 0)
            for player, share in event.shares:
                found[event.seat, event.hand] += sign * share
                found[player, BANK] = found.get((player, BANK), 0) - sign * share
    return found


def collected(log: Iterable[Event], seat: int) -> int:
    """The fees that a player paid in a hand."""
    paid = 0
    for event in log:
        if isinstance(event, CollectionTaken) and event.seat == seat:
            paid += event.amount
        elif isinstance(event, CollectionReturned) and event.seat == seat:
            paid -= event.amount
    return paid


def status(view: View, names: dict[int, str]) -> str:
    """What is asked of the viewer, and what he has at stake."""
    lay = view.layout
    assert lay is not None
    offers = {offer.do: offer for offer in view.offers}
    hand = next((hand for hand in lay.hands if hand.hand == lay.turn), None)
    if "wager" in offers or "done" in offers:
        parts = ["Place your bets", _bank(lay, names)]
    elif hand is not None and offers and ("hit" in offers or "stand" in offers):
        own = [h for h in lay.hands if lay.players.get(spot_of(h.hand)) == view.viewer]
        which = f", hand {own.index(hand) + 1}" if len(own) > 1 else ""
        shown = lay.bank_hand.total
        bet = sum(w.amount for w in lay.wagers if (w.seat, w.hand) == (view.viewer, hand.hand))
        turn = f" Your turn{which}: {hand.total}, the bank shows {shown}"
        return f"{turn}, your wager {dollars(bet)}"
    elif set(offers) == {"surrender"}:
        parts = ["You may still give a hand up"]
    elif set(offers) == {"set-hand"} and lay.bank_hand.front:
        parts = ["Your hand is final; until the first hand is read you may still set it anew"]
    else:
        parts = [next((ASKED[do] for do in ASKED if do in offers), "Your turn")]
    parts += _stakes(lay, view.viewer, names)
    return " " + ", ".join(parts)


def _bank(lay: LayoutView, names: dict[int, str]) -> str:
    return f"{names.get(lay.bank, lay.bank)} banks with {dollars(lay.covers[0].posted)}"


def _stakes(lay: LayoutView, viewer: int, names: dict[int, str]) -> Iterator[str]:
    own = sum(w.amount for w in lay.wagers if w.seat == viewer and not w.behind)
    if own:
        yield f"your wager {dollars(own)}"
    for wager in lay.wagers:
        if wager.seat == viewer and wager.behind:
            spot = spot_of(wager.hand)
            yield f"{dollars(wager.amount)} behind {names.get(spot, f'spot {spot}')}"
