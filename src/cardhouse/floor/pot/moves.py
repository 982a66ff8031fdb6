"""The moves of a dealer's hand that rulings on games for a pot share."""

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.events import CardsMoved, FeeReturned, StepsReplaced
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.deal_events import Misdealt, ScrapFound
from cardhouse.engine.pot.events import Called, Checked, Folded, Raised, Refunded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.redeal import Redealt
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, effective, no_such_case, top


def acted(case: Case[PotHand]) -> set[int]:
    """Who has acted on the cards that he holds; what was taken back does not count."""
    seats: set[int] = set()
    for event in effective(case.log):
        if isinstance(event, Misdealt | Redealt):
            seats.clear()
        elif isinstance(event, Folded | Checked | Called | Raised):
            seats.add(event.seat)
    return seats


def from_stock(hand: PotHand, count: int, target: str, cite: str) -> Ruling:
    """Cards off the top of the stock to a place, past scraps; the board shows them to everybody."""
    face_up = target == "board"
    scrap = "scrap.down-card" if target.startswith("down") else "scrap.board"
    while card := _scrap(hand, count, face_up=face_up):
        yield ScrapFound(card=card, cite=scrap)
    cards = top(hand, count, cite)
    # A card that lay face up on the stock is seen wherever it goes.
    public = face_up or all(card in hand.exposed for card in cards)
    yield CardsMoved(cards=cards, source="stock", target=target, public=public, cite=cite)


def replacement(case: Case[PotHand], target: str, cite: str) -> Ruling:
    """The card that makes good another one: off the top of the stock, or out of its middle."""
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
        raise no_such_case(cite, "The cards have not been dealt yet.")
    return middle[0]


def _scrap(hand: PotHand, count: int, *, face_up: bool) -> Card | None:
    """The first scrap among the next cards; a foreign card is seen only where it is turned up."""
    cards = hand.stock[:count]
    found = (c for c in cards if c in hand.scraps or (face_up and c in hand.foreign))
    return next(found, None)


def before_action(case: Case[PotHand]) -> bool:
    """Whether the cards are dealt and nobody has acted on them yet."""
    hand = case.hand
    return not acted(case) and not hand.board and isinstance(hand.at, Round)


def hole_cards(hand: PotHand) -> int:
    """How many down cards the game deals before the first betting."""
    return sum(step.down for step in hand.game.script if isinstance(step, Deal))


def misdeal(hand: PotHand, cite: str) -> Ruling:
    """All chips go back, all cards come in, and the same button deals again; the fee stays."""
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
    """Chips that a ruling has moved can no longer go back to their owners."""
    if hand.moved:
        raise no_such_case(cite, "A ruling has already moved chips of this hand.")


def refund(hand: PotHand, cite: str) -> Ruling:
    """What each seat put into the pot goes back to it."""
    for seat in hand.seats:
        if amount := hand.paid[seat] + hand.dead[seat]:
            yield Refunded(seat=seat, amount=amount, cite=cite)
