"""Scraps of paper: boxed cards and jokers that do not belong in the deck."""

from cardhouse.cards import JOKER, Card
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Ruled
from cardhouse.engine.core.piles import down, pile, up
from cardhouse.engine.core.said import Cards, Seat, say
from cardhouse.engine.pot.deal_events import ScrapMarked
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round, Showdown
from cardhouse.floor.core.case import Case, Ruling, named, no_such_case
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot import where as at
from cardhouse.floor.pot.faced import opened_anew
from cardhouse.floor.pot.moves import acted_on, from_stock, replacement
from cardhouse.floor.pot.reports import JokerFound


@remedy(Boxed, "scrap", "scrap.down-card", where(at.faced, "scrap.board"))
def boxed(case: Case[PotHand], report: Boxed) -> Ruling:
    """A boxed card counts for nothing; its place decides how it is replaced."""
    hand, card = case.hand, report.card
    place, seat = _lies(hand, card)
    if acted_on(case, seat, card):
        raise no_such_case("scrap.down-card", say("acted-on-card"))
    if place == up(seat) and not _just_dealt(hand):
        raise no_such_case("scrap.board", say("up-cards-bet-on"))
    if not place:
        _must_be_unseen(hand, card)
    yield Ruled(kind="boxed", seat=seat, detail=named(card), cite="scrap")
    yield from _made_good(case, card, place, "scrap")
    if place == up(seat):
        yield from opened_anew(hand)


@remedy(
    JokerFound,
    *("scrap", "scrap.down-card"),
    where(at.faced, "scrap.board"),
    where(at.no_joker, "joker", "joker.foul"),
    after=True,
)
def joker(case: Case[PotHand], report: JokerFound) -> Ruling:
    """A joker is a scrap too; a player who acts on a hand that holds it has a foul hand."""
    hand = case.hand
    place, seat = _lies(hand, JOKER)
    if not place:
        if JOKER not in hand.deck or JOKER in hand.game.deck.cards():
            raise no_such_case("joker", say("no-joker-in-deck"))
        _must_be_unseen(hand, JOKER)
    if acted_on(case, seat, JOKER):
        detail = say("acted-on-joker", seat=Seat(seat))
        yield Ruled(kind="joker", seat=seat, detail=detail, cite="joker.foul")
        yield HandKilled(seat=seat, cite="joker.foul")
        return
    yield Ruled(kind="joker", seat=seat, cite="joker")
    yield from _made_good(case, JOKER, place, "joker")


def _made_good(case: Case[PotHand], card: Card, place: str, cite: str) -> Ruling:
    """In a hand or on the table it is replaced at once; in the stock, when it turns up."""
    if not place:
        yield ScrapMarked(card=card, cite=cite)
        return
    yield CardsMoved(cards=(card,), source=place, target="aside", public=True, cite=cite)
    if not place.startswith("down"):
        yield from from_stock(case.hand, 1, place, "scrap.board")
    elif card == JOKER:
        yield from replacement(case, place, "scrap.down-card")
    else:
        yield from from_stock(case.hand, 1, place, "scrap.down-card")


def _lies(hand: PotHand, card: Card) -> tuple[str, int]:
    """The place of a card in play, and its seat; none for a card in the stock."""
    for place in ("board", "burns"):
        if card in pile(hand, place):
            return place, 0
    for seat in hand.seats:
        if card in hand.down[seat]:
            return down(seat), seat
        # Shown hands lie here too: only a card dealt face up can still be a scrap.
        if card in hand.up[seat] and not isinstance(hand.at, Showdown):
            return up(seat), seat
    return "", 0


def _just_dealt(hand: PotHand) -> bool:
    return isinstance(hand.at, Round) and not hand.at.done


def _must_be_unseen(hand: PotHand, card: Card) -> None:
    if card in hand.scraps or card in hand.aside:
        raise no_such_case("scrap", say("out-of-play-already", card=Cards((card,))))
    seen = (*hand.up.values(), *hand.discards.values())
    if card not in hand.deck or card in hand.muck or any(card in cards for cards in seen):
        raise no_such_case("scrap", say("not-in-stock", card=Cards((card,))))
