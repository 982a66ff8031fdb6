"""The question to the person at a banked table, in a line."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.view import BankedView, HandView, LayoutView
from cardhouse.words.banked import count_said
from cardhouse.words.said import Listed, Money, Said, Seat, say

# Options that a question is about, the most important first.
ASKED: Final = (
    "put-up",
    "insure",
    "follow",
    "shake",
    "look-at",
    "confirm",
    "set-hand",
    "propose",
)


def status(view: BankedView) -> Said:
    """The question to the viewer, and their stakes."""
    lay = view.layout
    offers = {offer.do for offer in view.offers}
    stakes = tuple(_stakes(lay, view.viewer))
    if offers & {"wager", "done"}:
        stakes = (_bank(lay), *stakes)
        asked = say("asked-bets")
    elif (hand := lay.in_turn) is not None and offers & {"hit", "stand"}:
        asked, stakes = _playing(view, hand), (_on(view, hand),)
    elif offers == {"surrender"}:
        asked = say("asked-surrender")
    elif offers == {"set-hand"} and lay.bank_hand.front:
        asked = say("asked-final")
    else:
        about = next((do for do in ASKED if do in offers), "")
        asked = say(f"asked-{about}" if about else "your-turn")
    return say("status", parts=Listed((asked, *stakes)))


def _playing(view: BankedView, hand: HandView) -> Said:
    """The count of the hand in play, and of the bank's; which hand, if there are several."""
    lay = view.layout
    own = [h for h in lay.hands if lay.players.get(spot_of(h.hand)) == view.viewer]
    number = own.index(hand) + 1 if hand in own else 0
    total, bank = count_said(hand), count_said(lay.bank_hand)
    return say("asked-play", several=len(own) > 1, number=number, total=total, bank=bank)


def _on(view: BankedView, hand: HandView) -> Said:
    """The viewer's wager on a hand."""
    bet = (w.amount for w in view.layout.wagers if (w.seat, w.hand) == (view.viewer, hand.hand))
    return say("your-wager", amount=Money(sum(bet)))


def _bank(lay: LayoutView) -> Said:
    return say("bank-with", seat=Seat(lay.bank), amount=Money(lay.covers[0].posted))


def _stakes(lay: LayoutView, viewer: int) -> Iterator[Said]:
    own = sum(w.amount for w in lay.wagers if w.seat == viewer and not w.behind)
    if own:
        yield say("your-wager", amount=Money(own))
    for wager in lay.wagers:
        if wager.seat == viewer and wager.behind:
            spot = spot_of(wager.hand)
            player = Seat(lay.players.get(spot, spot))
            yield say("wager-behind", seat=player, amount=Money(wager.amount))
