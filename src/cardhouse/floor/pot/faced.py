"""Mistakes of stud with cards face up: hole cards and last cards that should be down."""

from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import down, up
from cardhouse.engine.core.portion import portions, total
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.commands import BringIn, Fold
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.dismissal import Dismiss, dismissed
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.resting import AllInOption
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, insert, named, no_such_case
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot import where as at
from cardhouse.floor.pot.moves import hole_cards
from cardhouse.floor.pot.reports import Absent, LastExposed


def out_once_dealt(hand: PotHand, deal: Deal, seat: int) -> StepsReplaced:
    """Both hole cards of a seat come face up: its player is out as soon as they are dealt."""
    steps = (deal, Dismiss(seat=seat, cite="exposed.two"), *hand.script[hand.cursor + 1 :])
    return StepsReplaced(start=hand.cursor, steps=steps, cite="exposed.two")


def out(hand: PotHand, seat: int, cite: str) -> Ruling:
    """A player who has not acted gets their chips back; another opens if their card did."""
    yield from dismissed(hand, seat, cite)
    yield from opened_anew(hand)


def opened_anew(hand: PotHand) -> Ruling:
    """The up cards have changed: while nobody has bet, they decide again who begins."""
    at = hand.at
    if isinstance(at, Round) and at.fresh:
        yield insert(hand)


@remedy(
    LastExposed,
    where(at.last_down, "exposed.last", "exposed.last.order"),
    where(at.last_choice, "exposed.last.first", "exposed.last.all-in", "exposed.last.active"),
)
def last_exposed(case: Case[PotHand], report: LastExposed) -> Ruling:
    """The card stays up, and the betting order of the previous street holds."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "exposed.last")
    if not _awaiting_last_bets(hand) or not _has_last(hand, seat):
        raise no_such_case("exposed.last", say("last-card-before-betting"))
    option = case.rules.last_exposed == "all-in"
    everybody = option and seat == hand.live[0]
    cite = "exposed.last.first" if everybody else "exposed.last"
    yield Ruled(kind="last-exposed", seat=seat, detail=named(hand.down[seat][-1]), cite=cite)
    for other in hand.live if everybody else (seat,):
        if _has_last(hand, other):
            card = (hand.down[other][-1],)
            yield CardsMoved(
                cards=card, source=down(other), target=up(other), public=True, cite=cite
            )
    offered = (AllInOption(seat=seat),) if option and not everybody else ()
    steps = (*offered, *_order_kept(hand, drop_options=everybody))
    yield StepsReplaced(start=hand.cursor, steps=steps, cite="exposed.last.order")


@remedy(Absent, where(at.antes, "ante.absent"))
def absent(case: Case[PotHand], report: Absent) -> Ruling:
    """The forced bet is taken from the player's chips; at any other action their hand is dead."""
    hand, seat = case.hand, report.seat
    ask = next((ask for ask in hand.asked if ask.actor == seat), None)
    if ask is None or not isinstance(hand.at, Round):
        raise Illegal(Reason.NOT_YOUR_TURN, "turn")
    forced = BringIn in ask.offers
    if not forced and Fold not in ask.offers:
        raise no_such_case("ante.absent")
    pays, dead = say("absent-pays", seat=Seat(seat)), say("absent-dead", seat=Seat(seat))
    detail = pays if forced else dead
    yield Ruled(kind="absent", seat=seat, detail=detail, cite="ante.absent")
    yield from hand.script[hand.cursor].answer(hand, BringIn(seat) if forced else Fold(seat))


def _awaiting_last_bets(hand: PotHand) -> bool:
    """True once the last street is dealt, while nobody has acted on it."""
    at, ahead = hand.at, hand.script[hand.cursor :]
    if any(portion.dealt for portion in portions(ahead)):
        return False
    return isinstance(ahead[0], AllInOption) or (isinstance(at, Round) and at.fresh)


def _has_last(hand: PotHand, seat: int) -> bool:
    """True once the seat has all its cards, the last one face down."""
    last = [portion for portion in portions(hand.game.script) if portion.held][-1]
    return not last.up and len(hand.down[seat]) == hole_cards(hand) > last.down


def _order_kept(hand: PotHand, *, drop_options: bool) -> Iterator[Step]:
    """The last round in the order it would have had without the cards exposed."""
    shown = total(hand.game.script).up
    for step in hand.script[hand.cursor :]:
        if isinstance(step, BettingRound):
            yield replace(step, shown=shown, cite="exposed.last.order")
        elif not (drop_options and isinstance(step, AllInOption)):
            yield step
