"""Mistakes in games with a draw: cards exposed on the draw, and short hands filled on it."""

from msgspec.structs import replace

from cardhouse.cards import JOKER, RANK, Card
from cardhouse.engine.core.events import CardsMoved, Event, Ruled, StepsReplaced
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import discards, down
from cardhouse.engine.core.said import Cards, Seat, say
from cardhouse.engine.pot.deal import cards_due
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.events import (
    Called,
    Checked,
    Drawn,
    DrawOpened,
    Folded,
    HandKilled,
    Raised,
)
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Drawing, Round
from cardhouse.floor.core.case import Case, Ruling, insert, named, no_such_case
from cardhouse.floor.pot.moves import acted, from_stock, misdeal
from cardhouse.floor.pot.reports import Exposed

# Until this many players have acted, a wrong number of cards is put right or a misdeal.
ACTED_FINAL = 2
ACE = RANK[Card("As")]


def must_keep(case: Case[PotHand], card: Card) -> bool:
    """True if a card exposed on the deal is too good to be exchanged: low, or the joker."""
    most = case.rules.exposed_kept
    # In pips: a deuce has rank 0, and the ace counts one.
    return bool(most) and (card == JOKER or RANK[card] == ACE or RANK[card] + 2 <= most)


def kept(report: Exposed) -> Ruling:
    """The card stays in the hand, seen by everybody."""
    seat, card, cite = report.seat, report.card, "exposed.kept"
    yield Ruled(kind="exposed", seat=seat, detail=named(card), cite=cite)
    yield CardsMoved(cards=(card,), source=down(seat), target=down(seat), public=True, cite=cite)


def drawing(hand: PotHand) -> bool:
    """True once the draw, or the betting after it, has begun."""
    past = any(isinstance(step, Draw) for step in hand.script[: hand.cursor])
    return isinstance(hand.at, Drawing) or (isinstance(hand.at, Round) and past)


def exposed(case: Case[PotHand], report: Exposed) -> Ruling:
    """A card exposed on the draw is dead; its replacement comes after all others have drawn."""
    hand, seat, card, cite = case.hand, report.seat, report.card, "exposed.draw"
    drawn, acted = _since_the_draw(case.log)
    if acted:
        raise no_such_case(cite, say("acted-since-draw"))
    if card not in drawn.get(seat, ()) or card not in hand.down[seat]:
        words = say("card-not-drawn", seat=Seat(seat), card=Cards((card,)))
        raise Illegal(Reason.WRONG_CARDS, cite, words)
    yield Ruled(kind="exposed", seat=seat, detail=named(card), cite=cite)
    yield CardsMoved(
        cards=(card,), source=down(seat), target=discards(seat), public=True, cite=cite
    )
    yield _served_late(hand, seat, 1, cite)


def wrong_count(case: Case[PotHand], seat: int) -> Ruling:
    """Put right or a misdeal at first, then filled up on the draw if short, then foul."""
    hand, due = case.hand, cards_due(case.hand)
    held = len(hand.cards_of(seat)) + _awaited(hand, seat)
    if held == due:
        raise no_such_case("count.misdeal", say("holds-as-due", seat=Seat(seat), held=held))
    begun = drawing(hand) or not any(isinstance(s, Draw) for s in hand.script[hand.cursor :])
    if not begun and len(acted(case)) < ACTED_FINAL:
        cite = "count.short" if held < due else "count.misdeal"
    elif held < due and (not begun or _has_still_to_draw(hand, seat)):
        cite = "count.fill"
    else:
        cite = "count.dead"
    detail = say("holds-instead", seat=Seat(seat), held=held, due=due)
    yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite=cite)
    match cite:
        case "count.short":
            yield from from_stock(hand, due - held, down(seat), cite)
        case "count.misdeal":
            yield from misdeal(hand, cite)
        case "count.fill":
            yield _served_late(hand, seat, due - held, cite) if begun else _filled(hand, seat)
        case "count.dead":
            yield HandKilled(seat=seat, cite=cite)


def _since_the_draw(log: list[Event]) -> tuple[dict[int, list[Card]], bool]:
    """Cards drawn by each seat, and true if anybody has acted since."""
    drawn: dict[int, list[Card]] = {}
    acted = False
    for event in effective(log):
        if isinstance(event, DrawOpened | Misdealt):
            acted = False
        if isinstance(event, Misdealt):
            drawn.clear()
        elif isinstance(event, Drawn):
            drawn.setdefault(event.seat, []).extend(event.cards)
        elif isinstance(event, Folded | Checked | Called | Raised):
            acted = True
    return drawn, acted


def _awaited(hand: PotHand, seat: int) -> int:
    """Number of cards a seat will still get without discarding."""
    coming = [step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Draw)]
    count = sum(step.late.count(seat) for step in coming)
    return count + hand.script[hand.cursor].coming(hand, seat)


def _has_still_to_draw(hand: PotHand, seat: int) -> bool:
    at = hand.at
    return isinstance(at, Drawing) and seat in at.to_draw[1 if at.owed else 0 :]


def _filled(hand: PotHand, seat: int) -> StepsReplaced:
    """The coming draw fills up the seat's short hand."""
    ahead = range(hand.cursor + 1, len(hand.script))
    index, draw = next((i, s) for i in ahead if isinstance(s := hand.script[i], Draw))
    if seat in draw.fill:
        raise no_such_case("count.fill", say("filled-on-draw", seat=Seat(seat)))
    mended = replace(draw, fill=(*draw.fill, seat))
    steps = (*hand.script[hand.cursor + 1 : index], mended, *hand.script[index + 1 :])
    return StepsReplaced(start=hand.cursor + 1, steps=steps, cite="count.fill")


def _served_late(hand: PotHand, seat: int, count: int, cite: str) -> StepsReplaced:
    """Cards off the stock for one seat: after the current draw, or before the betting."""
    script, cursor = hand.script, hand.cursor
    draw = next(step for step in reversed(script[: cursor + 1]) if isinstance(step, Draw))
    late = replace(draw, late=(seat,) * count, fill=(), late_cite=cite)
    if not isinstance(hand.at, Drawing):
        return insert(hand, late)
    # Seats that were put off earlier are served first.
    after = cursor + 1
    while after < len(script) and isinstance(step := script[after], Draw) and step.late:
        after += 1
    return StepsReplaced(start=after, steps=(late, *script[after:]), cite=cite)
