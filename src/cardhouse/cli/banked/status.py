"""The question to the person at a banked table, in a line."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.view import BankedView, LayoutView
from cardhouse.words.scene import dollars

# The question, by the option that it is about.
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


def status(view: BankedView, names: dict[int, str]) -> str:
    """The question to the viewer, and their stakes."""
    lay = view.layout
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
