"""Mistakes on the deal: exposed cards, and hands with a wrong number of cards."""

from msgspec.structs import replace

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import down, up
from cardhouse.engine.core.said import Cards, Seat, say
from cardhouse.engine.pot.deal import Deal, due_now, laid_to_burn
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.mend import TakeBack
from cardhouse.engine.pot.redeal import Redealt
from cardhouse.floor.core.case import Case, Ruling, insert, named, no_such_case
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot import drawing, faced, streets
from cardhouse.floor.pot import where as at
from cardhouse.floor.pot.moves import acted, before_action, from_stock, misdeal, replacement
from cardhouse.floor.pot.reports import DealtUp, Exposed, ExtraDealt, ShortDealt

# At this number of exposed cards, or of players who have acted, the ruling changes.
EXPOSED_MISDEAL = 2
ACTED_FINAL = 2


@remedy(
    Exposed,
    *("exposed.one", "exposed.two", "scrap.down-card"),
    where(at.kept, "exposed.kept"),
    where(at.draw, "exposed.draw"),
)
def exposed(case: Case[PotHand], report: Exposed) -> Ruling:
    """A single exposed card is exchanged, or stays as an up card; two are a misdeal."""
    hand, seat, card = case.hand, report.seat, report.card
    if drawing.drawing(hand):
        yield from drawing.exposed(case, report)
        return
    if not before_action(case):
        raise no_such_case("exposed.one", say("exposed-before-action"))
    if card not in hand.down.get(seat, ()):
        words = say("card-not-held", seat=Seat(seat), card=Cards((card,)))
        raise Illegal(Reason.WRONG_CARDS, "exposed.one", words)
    if _exposures(case, seat) + 1 >= EXPOSED_MISDEAL:
        yield Ruled(kind="exposed", seat=seat, detail=named(card), cite="exposed.two")
        if case.rules.exposed_two == "out":
            yield from faced.out(hand, seat, "exposed.two")
        else:
            yield from misdeal(hand, "exposed.two")
        return
    if drawing.must_keep(case, card):
        yield from drawing.kept(report)
        return
    cite = "exposed.one"
    yield Ruled(kind="exposed", seat=seat, detail=named(card), cite=cite)
    if case.rules.exposed == "up" and hand.up[seat]:
        # Noticed only now: the card dealt up is the one that should have come down.
        seen = tuple(hand.up[seat][-1:])
        yield CardsMoved(cards=(card,), source=down(seat), target=up(seat), public=True, cite=cite)
        yield CardsMoved(cards=seen, source=up(seat), target=down(seat), public=True, cite=cite)
        yield from faced.opened_anew(hand)
        return
    yield from replacement(case, down(seat), cite)
    burns = case.rules.exposed == "burn"
    target = "stock" if burns else "muck"
    yield CardsMoved(
        cards=(card,), source=down(seat), target=target, on_top=burns, public=True, cite=cite
    )
    if burns:
        yield from laid_to_burn(hand, cite)


@remedy(DealtUp, "exposed.one", "exposed.two")
def dealt_up(case: Case[PotHand], report: DealtUp) -> Ruling:
    """A down card that comes face up stays up, and the next up card is dealt down."""
    hand, seat = case.hand, report.seat
    deal = _deal_to_come(hand, seat, "exposed.one")
    turned = (seat, report.number)
    if case.rules.exposed != "up" or not 1 <= report.number <= deal.down or turned in deal.turned:
        raise no_such_case("exposed.one", say("no-down-card-stays-up"))
    detail = say("down-card", number=report.number)
    if _exposures(case, seat) + 1 >= EXPOSED_MISDEAL:
        yield Ruled(kind="exposed", seat=seat, detail=detail, cite="exposed.two")
        if case.rules.exposed_two == "out":
            yield faced.out_once_dealt(hand, replace(deal, turned=(*deal.turned, turned)), seat)
        else:
            yield from misdeal(hand, "exposed.two")
        return
    yield Ruled(kind="exposed", seat=seat, detail=detail, cite="exposed.one")
    yield _mistaken(hand, replace(deal, turned=(*deal.turned, turned)))


def _exposures(case: Case[PotHand], seat: int) -> int:
    """Number of cards exposed so far in this deal, or in this hand alone."""
    count = 0
    for event in effective(case.log):
        if isinstance(event, Misdealt | Redealt):
            count = 0
        elif isinstance(event, Ruled) and event.kind == "exposed":
            count += case.rules.exposed_two == "misdeal" or event.seat == seat
    return count


@remedy(ShortDealt, "count.short", where(at.count_out, "count.missing"))
def short_dealt(case: Case[PotHand], report: ShortDealt) -> Ruling:
    """The dealer passes over a seat; nobody has noticed yet."""
    if ahead := streets.to_come(case):
        yield streets.passed_over(case, ahead, report.seat)
        return
    deal = _deal_to_come(case.hand, report.seat, "count.short")
    if report.seat in deal.short:
        raise no_such_case("count.short", say("passed-over-already", seat=Seat(report.seat)))
    yield _mistaken(case.hand, replace(deal, short=(*deal.short, report.seat)))


@remedy(ExtraDealt, "count.over", "scrap.down-card")
def extra_dealt(case: Case[PotHand], report: ExtraDealt) -> Ruling:
    """The dealer gives a seat an extra card; nobody has noticed yet."""
    hand, seat = case.hand, report.seat
    if before_action(case) and seat in hand.live:
        yield from from_stock(hand, 1, down(seat), "count.over")
        return
    deal = _deal_to_come(hand, seat, "count.over")
    yield _mistaken(hand, replace(deal, extra=(*deal.extra, seat)))


@remedy(
    WrongCount,
    *("count.short", "count.over", "count.misdeal", "count.dead", "scrap.down-card"),
    where(at.count_out, "count.out", "count.foul", "count.missing"),
    where(at.filled, "count.fill"),
    after=True,
)
def wrong_count(case: Case[PotHand], report: WrongCount) -> Ruling:
    """Put right while nobody has acted, a misdeal after one action, a dead hand after two."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "count.misdeal")
    if _dealing(hand) or seat in hand.boards:
        raise no_such_case("count.misdeal", say("nobody-can-count", seat=Seat(seat)))
    if case.rules.put_right == "until-draw":
        yield from drawing.wrong_count(case, seat)
        return
    if case.rules.count == "out":
        yield from streets.wrong_count(case, report)
        return
    due, held = due_now(hand, seat), len(hand.cards_of(seat))
    if held == due:
        raise no_such_case("count.misdeal", say("holds-as-due", seat=Seat(seat), held=held))
    detail = say("holds-instead", seat=Seat(seat), held=held, due=due)
    if len(acted(case)) >= ACTED_FINAL:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.dead")
        yield HandKilled(seat=seat, cite="count.dead")
    elif abs(held - due) > 1 or not (case.rules.repair and before_action(case)):
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.misdeal")
        yield from misdeal(hand, "count.misdeal")
    elif held < due:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.short")
        yield from from_stock(hand, 1, down(seat), "count.short")
    else:
        yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite="count.over")
        yield insert(hand, TakeBack(seat=seat, cards=due))


def _deal_to_come(hand: PotHand, seat: int, cite: str) -> Deal:
    """The deal of the down cards, while chance has not yet ordered the deck for it."""
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, cite)
    deal = _dealing(hand)
    if deal is None:
        raise no_such_case(cite, say("hands-dealt"))
    return deal


def _dealing(hand: PotHand) -> Deal | None:
    """The deal of the down cards, if the hand is at it."""
    step = hand.script[hand.cursor]
    return step if isinstance(step, Deal) and step.down else None


def _mistaken(hand: PotHand, deal: Deal) -> StepsReplaced:
    return StepsReplaced(start=hand.cursor, steps=(deal, *hand.script[hand.cursor + 1 :]))
