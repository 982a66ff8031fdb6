"""Mistakes on the first deal of blackjack: extra hands, incomplete hands, wrong burns."""

from collections import Counter

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import play_rules
from cardhouse.engine.banked.blackjack.rounds import DealRound, Noticed
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Dealt, Ruled, StepsReplaced
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.said import Cards, say
from cardhouse.engine.core.step import Step
from cardhouse.floor.banked.blackjack.hands import burned, out
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, IncompleteHand
from cardhouse.floor.core.case import Case, Ruling, named, no_such_case
from cardhouse.floor.core.reports import Boxed, BurnMistake
from cardhouse.floor.core.rulings import remedy


@remedy(DealMistake, "floor", "deal.round")
def deal_mistake(case: Case[BlackjackHand], report: DealMistake) -> Ruling:
    """The dealer deals the round wrongly; nothing is ruled until somebody notices."""
    hand = case.hand
    rounds = [
        i for i, step in enumerate(hand.script) if isinstance(step, DealRound) and not step.served
    ]
    start = rounds[report.round - 1]
    if start < hand.cursor:
        raise no_such_case("deal.round", say("round-dealt", round=report.round))
    step = hand.script[start]
    assert isinstance(step, DealRound)
    known = (*hand.layout.order, BANK)
    named = (*report.missed, *report.extra, *report.twice)
    if report.stop < 0 or not (named or report.stop) or not set(named) <= set(known):
        raise no_such_case("deal.round", say("no-mistake"))
    wrong = replace(
        step, missed=report.missed, extra=report.extra, twice=report.twice, stop=report.stop
    )
    rest = hand.script[start + 1 :]
    yield StepsReplaced(start=start, steps=(wrong, *(_looked_at(rest) if named else rest)))


def _looked_at(rest: tuple[Step, ...]) -> tuple[Step, ...]:
    """Leave a moment to notice a misdealt hand before the bank's hand is completed."""
    if Noticed(short=True) in rest:
        return rest
    bank = next(i for i, step in enumerate(rest) if isinstance(step, DrawBank))
    return (*rest[:bank], Noticed(short=True), *rest[bank:])


@remedy(ExtraHand, "mistake.extra-hand", "mistake.second-hand", "mistake.burned", after=True)
def extra_hand(case: Case[BlackjackHand], report: ExtraHand) -> Ruling:
    """An extra hand is burned whole; of two hands on one spot the first is good."""
    hand, spot = case.hand, report.spot
    lay, held = hand.layout, hand.up.get(report.spot, [])
    second = spot in lay.hands
    cite = "mistake.second-hand" if second else "mistake.extra-hand"
    wrong = _second(case, spot) if second else tuple(held)
    if spot not in lay.order or not wrong:
        raise no_such_case(cite, say("no-extra-hand", spot=spot))
    yield Ruled(kind="extra-hand", detail=say("on-spot", spot=spot), cite=cite)
    yield from burned(hand, spot, wrong, cite)


def _second(case: Case[BlackjackHand], spot: int) -> tuple[Card, ...]:
    """Cards dealt to a spot on top of its own hand, if they are still there."""
    found = list[Card]()
    for event in effective(case.log):
        if isinstance(event, Dealt):
            cards = zip(event.seats, event.cards, strict=True)
            found += [card for key, card in cards if key == spot][1:]
        if isinstance(event, CardsMoved) and event.cite == "mistake.second-hand":
            found = [] if event.source == up(spot) else found
    return tuple((Counter(found) & Counter(case.hand.up[spot])).elements())


@remedy(
    IncompleteHand,
    "mistake.incomplete",
    "mistake.incomplete.joker",
    "mistake.burned",
    where(lambda game, rules: game.blackjack.jackpot, "mistake.incomplete.jackpot"),
    after=True,
)
def incomplete_hand(case: Case[BlackjackHand], report: IncompleteHand) -> Ruling:
    """A one-card hand is dead once the draw begins, with all chips back; a joker lives."""
    hand, spot = case.hand, report.spot
    cite, lay = "mistake.incomplete", hand.layout
    made = lay.hands.get(spot, [])
    one = spot in lay.in_play() and len(made) == len(hand.up[spot]) == 1
    begun = not any(isinstance(step, PlayHands) for step in hand.script[hand.cursor + 1 :])
    late = _late_round(hand) if begun else None
    if not one or (late and spot not in late.served):
        raise no_such_case(cite, say("hand-complete", spot=spot))
    if not begun:
        raise no_such_case(cite, say("draw-not-begun"))
    seat, cards = lay.players[spot], tuple(hand.up[spot])
    if cards != (JOKER,):
        yield Ruled(kind="incomplete-hand", seat=seat, cite=cite)
        yield from burned(hand, spot, cards, cite)
        yield from out(hand, spot, cite)
    elif play_rules(hand)[0].jackpot:
        yield Ruled(kind="incomplete-hand", seat=seat, cite=f"{cite}.jackpot")
        yield _served_last(hand, spot)
    else:
        yield Ruled(kind="incomplete-hand", seat=seat, cite=f"{cite}.joker")


def _served_last(hand: BlackjackHand, spot: int) -> StepsReplaced:
    """The hand gets its second card after all others have been played, in the order of the deal."""
    late, start = _late_round(hand), _after_turns(hand)
    waiting = late.places(hand) if late else ()
    others = tuple(key for key in hand.layout.order if key not in (spot, *waiting))
    steps = (DealRound(served=others), *hand.script[start + bool(late) :])
    return StepsReplaced(start=start, steps=steps, cite="mistake.incomplete.jackpot")


def _late_round(hand: BlackjackHand) -> DealRound | None:
    """The round for hands that get their second card last, once there are any."""
    step = next(iter(hand.script[_after_turns(hand) :]), None)
    return step if isinstance(step, DealRound) else None


def _after_turns(hand: BlackjackHand) -> int:
    """Index in the script of the step after the players' turns."""
    start = hand.cursor + 1
    # A pending chance to notice a misdeal comes first.
    return start + isinstance(next(iter(hand.script[start:]), None), Noticed)


@remedy(BurnMistake, "mistake.burn")
def burn_mistake(case: Case[BlackjackHand], report: BurnMistake) -> Ruling:
    """A missed burn or extra burns: the cards stay as they lie."""
    hand, cite = case.hand, "mistake.burn"
    found = [i for i, step in enumerate(hand.script) if isinstance(step, BurnFirst)]
    fresh = len(hand.stock) == len(hand.deck)
    if not found or found[0] < hand.cursor or not fresh:
        raise no_such_case(cite, say("nothing-to-burn"))
    if report.cards == 1 or not 0 <= report.cards < len(hand.stock):
        raise no_such_case(cite, say("number-is-right"))
    yield Ruled(kind="burn-mistake", detail=say("cards-burned", burned=report.cards), cite=cite)
    start = found[0]
    steps = (BurnFirst(cards=report.cards), *hand.script[start + 1 :])
    yield StepsReplaced(start=start, steps=steps, cite=cite)


@remedy(Boxed, "mistake.boxed")
def boxed(case: Case[BlackjackHand], report: Boxed) -> Ruling:
    """A card face up in the shoe is treated as if it were not there."""
    hand, cite = case.hand, "mistake.boxed"
    unknown = report.card == HIDDEN or len(hand.stock) == len(hand.deck)
    if unknown or hand.stock[:1] != [report.card]:
        raise no_such_case(cite, say("not-next-in-shoe", card=Cards((report.card,))))
    yield Ruled(kind="boxed", detail=named(report.card), cite=cite)
    yield CardsMoved(cards=(report.card,), source="stock", target="burns", cite=cite)
