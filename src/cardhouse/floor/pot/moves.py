"""Dealer's moves shared by the rulings on games for a pot."""

from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.events import CardsMoved, Dealt, Event, FeeReturned, StepsReplaced
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import down, hidden, up
from cardhouse.engine.core.portion import total
from cardhouse.engine.core.said import say
from cardhouse.engine.pot.deal import burning
from cardhouse.engine.pot.deal_events import Misdealt, ScrapFound
from cardhouse.engine.pot.events import (
    Called,
    Checked,
    Discarded,
    Drawn,
    Folded,
    Mucked,
    Raised,
    Refunded,
    Shown,
)
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.redeal import Redealt
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, no_such_case, top

# Ways players act on their hands: bet, exchange cards, show or give up.
ACTS: Final = (Folded, Checked, Called, Raised, Discarded, Shown, Mucked)


def acted(case: Case[PotHand]) -> set[int]:
    """Seats that have acted on the cards they hold; action taken back does not count."""
    seats: set[int] = set()
    for event in effective(case.log):
        if isinstance(event, Misdealt | Redealt):
            seats.clear()
        elif isinstance(event, ACTS):
            seats.add(event.seat)
    return seats


def acted_on(case: Case[PotHand], seat: int, card: Card) -> bool:
    """True if a player has acted since a card they hold came to them."""
    done = False
    for event in effective(case.log):
        if _gives(event, seat, card):
            done = False
        elif isinstance(event, ACTS) and event.seat == seat:
            done = True
    return done


def _gives(event: Event, seat: int, card: Card) -> bool:
    match event:
        case Dealt(seats=seats, cards=cards):
            return (seat, card) in zip(seats, cards, strict=True)
        case Drawn(seat=drawer, cards=cards):
            return drawer == seat and card in cards
        case CardsMoved(target=target, cards=cards, source=source):
            return source != target and target in (down(seat), up(seat)) and card in cards
    return False


def from_stock(
    hand: PotHand, count: int, target: str, cite: str, *, from_top: bool = False
) -> Ruling:
    """Move cards off the stock, past scraps and, unless from the top, cards set to be burned."""
    face_up = not hidden(target)
    scrap = "scrap.down-card" if target.startswith("down") else "scrap.board"
    under = 0 if from_top else laid(hand)
    while card := _scrap(hand, under + count, face_up=face_up):
        yield ScrapFound(card=card, cite=scrap)
    cards = top(hand, under + count, cite)[under:]
    # A card face up on the stock is seen wherever it goes.
    public = face_up or all(card in hand.exposed for card in cards)
    yield CardsMoved(cards=cards, source="stock", target=target, public=public, cite=cite)


def laid(hand: PotHand) -> int:
    """Number of cards on top of the stock set to be the next burn."""
    found = burning(hand)
    return found[1].laid if found else 0


def replacement(case: Case[PotHand], target: str, cite: str) -> Ruling:
    """A replacement card, off the top of the stock or out of its middle."""
    hand = case.hand
    if case.rules.replacement == "top":
        yield from from_stock(hand, 1, target, cite)
        return
    while (card := _middle(hand, cite)) in hand.scraps:
        yield ScrapFound(card=card, cite="scrap.down-card")
    yield CardsMoved(cards=(card,), source="stock", target=target, cite=cite)


def _middle(hand: PotHand, cite: str) -> Card:
    middle = hand.stock[len(hand.stock) // 2 :]
    if not middle or middle[0] == HIDDEN:
        raise no_such_case(cite, say("not-dealt-yet"))
    return middle[0]


def _scrap(hand: PotHand, count: int, *, face_up: bool) -> Card | None:
    """The first scrap among the next cards; a foreign card is seen only if it is turned up."""
    cards = hand.stock[:count]
    found = (c for c in cards if c in hand.scraps or (face_up and c in hand.foreign))
    return next(found, None)


def before_action(case: Case[PotHand]) -> bool:
    """True while the cards are dealt and nobody has acted on them."""
    hand = case.hand
    return not acted(case) and not hand.board and isinstance(hand.at, Round)


def hole_cards(hand: PotHand) -> int:
    """Number of down cards each player has in the end."""
    return total(hand.game.script).down


def misdeal(hand: PotHand, cite: str) -> Ruling:
    """All chips but the button's fee go back, all cards come in, and the same button deals."""
    unmoved(hand, cite)
    if hand.fee_taken:
        fund, taken = hand.game.fund, hand.fee_taken
        yield FeeReturned(seat=hand.fee_seat, amount=taken, to_pot=True, fund=fund, cite=cite)
    yield from refund(hand, cite)
    yield Misdealt(cite=cite)
    script = hand.game.script
    deal = next(i for i, s in enumerate(script) if not isinstance(s, Assess | Collect))
    yield StepsReplaced(start=deal, steps=script[deal:], cite=cite)


def unmoved(hand: PotHand, cite: str) -> None:
    """Refuse a refund after a ruling has moved chips of the hand."""
    if hand.moved:
        raise no_such_case(cite, say("chips-moved-already"))


def refund(hand: PotHand, cite: str) -> Ruling:
    """Each seat gets back the chips it put into the pot."""
    for seat in hand.seats:
        if amount := hand.paid[seat] + hand.dead[seat]:
            yield Refunded(seat=seat, amount=amount, cite=cite)
