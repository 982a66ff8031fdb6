"""Mistakes on the deal: exposed cards, and hands with a wrong number of cards."""

from msgspec.structs import replace

from cardhouse.engine.deal import Deal
from cardhouse.engine.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.mend import TakeBack
from cardhouse.engine.piles import down
from cardhouse.engine.pot.events import HandKilled
from cardhouse.floor.reports import Exposed, ExtraDealt, ShortDealt, WrongCount
from cardhouse.floor.table import (
    Case,
    Ruling,
    before_action,
    from_stock,
    hole_cards,
    insert,
    misdeal,
    no_such_case,
)

# So many exposed cards, or players who have acted, are one too many.
EXPOSED_MISDEAL = 2
ACTED_FINAL = 2


def exposed(case: Case, report: Exposed) -> Ruling:
    """One exposed card is exchanged and becomes the burn; two are a misdeal."""
    hand, seat, card = case.hand, report.seat, report.card
    if not before_action(case):
        raise no_such_case("exposed.one", "A card is exposed on the deal only before the action.")
    if card not in hand.down.get(seat, ()):
        raise Illegal(Reason.WRONG_CARDS, "exposed.one", f"Seat {seat} does not hold {card}.")
    if len(hand.exposed) + 1 >= EXPOSED_MISDEAL:
        yield Ruled(kind="exposed", seat=seat, detail=card, cite="exposed.two")
        yield from misdeal(hand, "exposed.two")
        return
    cite = "exposed.one"
    yield Ruled(kind="exposed", seat=seat, detail=card, cite=cite)
    yield from from_stock(hand, 1, down(seat), cite)
    yield CardsMoved(
        cards=(card,), source=down(seat), target="stock", on_top=True, public=True, cite=cite
    )


def short_dealt(case: Case, report: ShortDealt) -> Ruling:
    """The dealer passes a seat over: nobody has noticed yet."""
    deal = _deal_to_come(case.hand, report.seat, "count.short")
    if report.seat in deal.short:
        raise no_such_case("count.short", f"Seat {report.seat} is passed over already.")
    yield _mistaken(case.hand, replace(deal, short=(*deal.short, report.seat)))


def extra_dealt(case: Case, report: ExtraDealt) -> Ruling:
    """The dealer gives a seat a card too many: nobody has noticed yet."""
    hand, seat = case.hand, report.seat
    if before_action(case) and seat in hand.live:
        yield from from_stock(hand, 1, down(seat), "count.over")
        return
    deal = _deal_to_come(hand, seat, "count.over")
    yield _mistaken(hand, replace(deal, extra=(*deal.extra, seat)))


def wrong_count(case: Case, report: WrongCount) -> Ruling:
    """Put right while nobody has acted, a misdeal after one action, a dead hand after two."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "count.misdeal")
    if _dealing(hand) or seat in hand.boards:
        raise no_such_case("count.misdeal", f"Nobody can count the cards of seat {seat} now.")
    due, held = hole_cards(hand), len(hand.cards_of(seat))
    if held == due:
        raise no_such_case("count.misdeal", f"Seat {seat} holds {held} cards, as it should.")
    detail = f"{held} cards instead of {due}"
    if len(case.acted()) >= ACTED_FINAL:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.dead")
        yield HandKilled(seat=seat, cite="count.dead")
    elif case.acted() or abs(held - due) > 1 or not case.rules.repair:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.misdeal")
        yield from misdeal(hand, "count.misdeal")
    elif held < due:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.short")
        yield from from_stock(hand, 1, down(seat), "count.short")
    else:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.over")
        yield insert(hand, TakeBack(seat=seat, cards=due))


def _deal_to_come(hand: Hand, seat: int, cite: str) -> Deal:
    """The deal of the down cards, as long as chance has not ordered the deck for it."""
    if hand.cursor < 0 or seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, cite)
    deal = _dealing(hand)
    if deal is None:
        raise no_such_case(cite, "The hands have been dealt.")
    return deal


def _dealing(hand: Hand) -> Deal | None:
    """The deal of the down cards, if that is where the hand stands."""
    step = hand.script[hand.cursor]
    return step if isinstance(step, Deal) and step.down else None


def _mistaken(hand: Hand, deal: Deal) -> StepsReplaced:
    return StepsReplaced(start=hand.cursor, steps=(deal, *hand.script[hand.cursor + 1 :]))
