"""Scraps of paper: boxed cards and jokers that do not belong in the deck."""

from cardhouse.cards import JOKER, Card
from cardhouse.engine.core.events import CardsMoved, Ruled
from cardhouse.engine.core.piles import down
from cardhouse.engine.pot.deal_events import ScrapMarked
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.moves import acted, from_stock, replacement
from cardhouse.floor.pot.reports import JokerFound


def boxed(case: Case[PotHand], report: Boxed) -> Ruling:
    """A boxed card counts for nothing: where it lies decides how it is made good."""
    hand, card = case.hand, report.card
    if card in hand.scraps or card in hand.aside:
        raise no_such_case("scrap", f"{card} is out of play already.")
    seat = _holder(hand, card)
    if seat and seat in acted(case):
        raise no_such_case("scrap.down-card", "The player has acted on the card.")
    if card not in (*hand.board, *hand.burns):
        _must_be_unseen(hand, card)
    yield Ruled(kind="boxed", seat=seat, detail=card, cite="scrap")
    yield from _made_good(case, card, seat, "scrap")


def joker(case: Case[PotHand], report: JokerFound) -> Ruling:
    """A joker is a scrap too; who acts on a hand that holds it has a foul hand."""
    hand = case.hand
    seat = _holder(hand, JOKER)
    if not seat and JOKER not in (*hand.board, *hand.burns):
        if JOKER not in hand.deck or JOKER in hand.game.deck.cards():
            raise no_such_case("joker", "There is no joker in this deck.")
        _must_be_unseen(hand, JOKER)
    if seat in acted(case):
        yield Ruled(kind="joker", seat=seat, detail="acted on", cite="joker.foul")
        yield HandKilled(seat=seat, cite="joker.foul")
        return
    yield Ruled(kind="joker", seat=seat, cite="joker")
    yield from _made_good(case, JOKER, seat, "joker")


def _made_good(case: Case[PotHand], card: Card, seat: int, cite: str) -> Ruling:
    """In a hand or on the table it is replaced at once; in the stock when it turns up."""
    hand = case.hand
    if seat:
        yield CardsMoved(cards=(card,), source=down(seat), target="aside", public=True, cite=cite)
        if card == JOKER:
            yield from replacement(case, down(seat), "scrap.down-card")
        else:
            yield from from_stock(hand, 1, down(seat), "scrap.down-card")
        return
    for place, cards in (("board", hand.board), ("burns", hand.burns)):
        if card in cards:
            yield CardsMoved(cards=(card,), source=place, target="aside", public=True, cite=cite)
            yield from from_stock(hand, 1, place, "scrap.board")
            return
    yield ScrapMarked(card=card, cite=cite)


def _holder(hand: PotHand, card: Card) -> int:
    return next((seat for seat, cards in hand.down.items() if card in cards), 0)


def _must_be_unseen(hand: PotHand, card: Card) -> None:
    seen = (*hand.up.values(), *hand.discards.values())
    known = (*hand.muck, *hand.aside, *(c for cards in seen for c in cards))
    if card not in hand.deck or card in known or card in hand.scraps:
        raise no_such_case("scrap", f"{card} is not in the stock.")
