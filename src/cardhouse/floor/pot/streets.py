"""Mistakes of stud with whole streets: wrong burns, early cards, hands of a wrong size."""

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Dealt, Ruled, StepsReplaced
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import down, pile, up
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal import Deal, receivers
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BroughtIn, HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.mend import TakeOut
from cardhouse.engine.pot.resting import RaisesBarred
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, insert, no_such_case, top
from cardhouse.floor.core.reports import BurnMistake, WrongCount
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot import where as at
from cardhouse.floor.pot.faced import out
from cardhouse.floor.pot.moves import acted, from_stock
from cardhouse.floor.pot.reports import EarlyCards, WrongBurn

# Nobody burns more cards than this unnoticed.
BURN_MOST = 2


@remedy(BurnMistake, where(at.streets_mended, "burn.moved"))
def burn_mistake(case: Case[PotHand], report: BurnMistake) -> Ruling:
    """The next street will be dealt after a wrong burn; nobody has noticed yet."""
    hand = case.hand
    deal = _street_ahead(case, "burn.moved")
    needed = report.cards + len(receivers(hand))
    if not 0 <= report.cards <= BURN_MOST or report.cards == deal.burn or needed > len(hand.stock):
        raise no_such_case("burn.moved", say("burn-is-right"))
    yield _replaced(hand, deal, replace(deal, burn=report.cards))


@remedy(WrongBurn, where(at.streets_mended, "burn.moved", "burn.kept"))
def wrong_burn(case: Case[PotHand], report: WrongBurn) -> Ruling:
    """Every player gets the card due to them; one who cannot tell their card keeps it."""
    hand = case.hand
    deal, right = _misdealt_street(case)
    place = up if deal.up else down
    given = [(s, c) for s, c in _given(case, deal) if c in pile(hand, place(s))]
    mixed = tuple(seat for seat, _ in given if seat in report.mixed)
    if set(mixed) != set(report.mixed) or (mixed and deal.up):
        raise no_such_case("burn.kept", say("only-down-card-mixed"))
    cite = "burn.kept" if mixed else "burn.moved"
    detail = say("burned-instead", burned=deal.burn, due=right)
    yield Ruled(kind="wrong-burn", detail=detail, cite=cite)
    moving = [(place(seat), card) for seat, card in given if seat not in mixed]
    burned = [("burns", card) for card in hand.burns[len(hand.burns) - deal.burn :]]
    # Back onto the stock as they came off, then dealt again correctly.
    for source, card in reversed([*burned, *moving]):
        seen = bool(deal.up) and source != "burns"
        yield CardsMoved(
            cards=(card,), source=source, target="stock", on_top=True, public=seen, cite=cite
        )
    if right:
        yield from from_stock(hand, right, "burns", cite)
    for target, _ in moving:
        yield from from_stock(hand, 1, target, cite)
    yield insert(hand)


@remedy(
    EarlyCards, where(at.streets_mended, "premature.street", "premature.resume", "premature.kept")
)
def early_cards(case: Case[PotHand], report: EarlyCards) -> Ruling:
    """Cards dealt before the betting is complete are eliminated, and a whole street with them."""
    hand, cite = case.hand, "premature.street"
    deal = _street_ahead(case, cite)
    seats = receivers(hand)[: max(report.cards, 0)]
    if not seats or len(seats) < report.cards or isinstance(hand.script[hand.cursor + 1], TakeOut):
        raise no_such_case(cite, say("too-many-too-early"))
    if not set(report.kept) <= {s for s in seats if s in hand.live} or (report.kept and deal.up):
        raise no_such_case("premature.kept", say("only-down-card-mixed"))
    yield Ruled(kind="early-cards", detail=say("dealt-early", count=report.cards), cite=cite)
    if deal.burn:
        yield from from_stock(hand, deal.burn, "burns", cite)
    for seat in seats:
        if seat in report.kept:
            yield from from_stock(hand, 1, down(seat), "premature.kept")
            yield RaisesBarred(seat=seat)
            continue
        card = top(hand, 1, cite)
        seen = bool(deal.up)
        yield CardsMoved(cards=card, source="stock", target="eliminated", public=seen, cite=cite)
    mended = _replaced(hand, deal, replace(deal, short=(*deal.short, *report.kept)))
    steps = (TakeOut(seats=seats, cite=cite), *mended.steps)
    yield replace(mended, steps=steps, cite="premature.resume")


def wrong_count(case: Case[PotHand], report: WrongCount) -> Ruling:
    """Out with the ante back before the player acts, foul after that; a last card may be given."""
    hand, seat, at = case.hand, report.seat, case.hand.at
    if not isinstance(at, Round):
        raise no_such_case("count.out", say("nobody-can-count", seat=Seat(seat)))
    due, last = _due(hand)
    due += seat in at.calling
    held = len(hand.cards_of(seat))
    if held == due:
        raise no_such_case("count.out", say("holds-as-due", seat=Seat(seat), held=held))
    missing = last and at.fresh and held == due - 1
    active = acted(case) | {e.seat for e in effective(case.log) if isinstance(e, BroughtIn)}
    cite = "count.missing" if missing else "count.foul" if seat in active else "count.out"
    detail = say("holds-instead", seat=Seat(seat), held=held, due=due)
    yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite=cite)
    if missing:
        yield from from_stock(hand, 1, down(seat), cite)
    elif seat in active:
        yield HandKilled(seat=seat, cite=cite)
    else:
        yield from out(hand, seat, cite)


def to_come(case: Case[PotHand]) -> Deal | None:
    """The street after the current betting, if the house mends streets."""
    hand = case.hand
    if not (isinstance(hand.at, Round) and case.rules.mend_streets):
        return None
    ahead = (step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Deal))
    return next(ahead, None)


def passed_over(case: Case[PotHand], deal: Deal, seat: int) -> StepsReplaced:
    """The dealer will pass over a seat on the next street; nobody has noticed yet."""
    if seat not in case.hand.live or seat in deal.short:
        raise Illegal(Reason.NOT_IN_HAND, "count.missing")
    return _replaced(case.hand, deal, replace(deal, short=(*deal.short, seat)))


def _due(hand: PotHand) -> tuple[int, bool]:
    """Cards each player should hold in this round, and true if it is the last round."""
    rounds = sum(isinstance(step, BettingRound) for step in hand.script[: hand.cursor + 1])
    cards, ahead = 0, rounds
    for step in hand.game.script:
        if ahead:
            cards += step.portion().held
        ahead -= isinstance(step, BettingRound) and ahead > 0
    last = not any(isinstance(step, BettingRound) for step in hand.script[hand.cursor + 1 :])
    return cards - len(hand.board), last


def _street_ahead(case: Case[PotHand], cite: str) -> Deal:
    """The street after the current betting, or a refusal."""
    deal = to_come(case)
    if deal is None or not (deal.down or deal.up):
        raise no_such_case(cite, say("no-betting-before-street"))
    return deal


def _replaced(hand: PotHand, deal: Deal, mended: Deal) -> StepsReplaced:
    start = hand.cursor + 1
    steps = tuple(mended if step is deal else step for step in hand.script[start:])
    return StepsReplaced(start=start, steps=steps)


def _misdealt_street(case: Case[PotHand]) -> tuple[Deal, int]:
    """The street just dealt after a wrong burn, and the right number of burns."""
    hand, at = case.hand, case.hand.at
    fresh = isinstance(at, Round) and at.fresh
    dealt = [step for step in hand.script[: hand.cursor] if isinstance(step, Deal)]
    proper = [step for step in hand.game.script if isinstance(step, Deal)]
    if fresh and case.rules.mend_streets and not _put_right(case):
        for step in proper:
            if step.cite == dealt[-1].cite and step.burn != dealt[-1].burn:
                return dealt[-1], step.burn
    raise no_such_case("burn.moved", say("no-street-after-burn"))


def _put_right(case: Case[PotHand]) -> bool:
    """True if the floor has already ruled on the burn of this street."""
    for event in reversed(effective(case.log)):
        if isinstance(event, Ruled) and event.kind == "wrong-burn":
            return True
        if isinstance(event, Dealt):
            break
    return False


def _given(case: Case[PotHand], deal: Deal) -> list[tuple[int, Card]]:
    """The cards of a street and the seats that got them, in deal order."""
    given: list[tuple[int, Card]] = []
    for event in effective(case.log):
        match event:
            case Misdealt():
                given.clear()
            case Dealt(cite=deal.cite):
                given += zip(event.seats, event.cards, strict=True)
    return given
