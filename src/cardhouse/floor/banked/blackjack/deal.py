"""Mistakes on the first deal of blackjack: hands too many, hands missed, hands incomplete."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import play_rules
from cardhouse.engine.banked.blackjack.insurance import OfferInsurance
from cardhouse.engine.banked.blackjack.rounds import COMPLETE, DealRound, Noticed
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.blackjack.turn_events import (
    Doubled,
    HitTaken,
    PairSplit,
    Stood,
    Surrendered,
)
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import CardsMoved, Dealt, Ruled, StepsReplaced
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.step import Step
from cardhouse.floor.banked.blackjack.hands import burned, instead, out, partial_round
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, IncompleteHand, MissedHand
from cardhouse.floor.core.case import Case, Ruling, effective, no_such_case
from cardhouse.floor.core.reports import Boxed, BurnMistake

ACTED = Doubled | HitTaken | PairSplit | Stood | Surrendered


def deal_mistake(case: Case[BlackjackHand], report: DealMistake) -> Ruling:
    """The round is dealt as the dealer deals it; nothing is ruled until somebody notices."""
    hand = case.hand
    rounds = [
        i for i, step in enumerate(hand.script) if isinstance(step, DealRound) and not step.served
    ]
    start = rounds[report.round - 1]
    if start < hand.cursor:
        raise no_such_case("deal.round", f"Round {report.round} has been dealt.")
    step = hand.script[start]
    assert isinstance(step, DealRound)
    known = (*hand.layout.order, BANK)
    named = (*report.missed, *report.extra, *report.twice)
    if report.stop < 0 or not (named or report.stop) or not set(named) <= set(known):
        raise no_such_case("deal.round", "That is no mistake.")
    wrong = replace(
        step, missed=report.missed, extra=report.extra, twice=report.twice, stop=report.stop
    )
    rest = hand.script[start + 1 :]
    yield StepsReplaced(start=start, steps=(wrong, *(_looked_at(rest) if report.missed else rest)))


def _looked_at(rest: tuple[Step, ...]) -> tuple[Step, ...]:
    """Before the bank's hand is completed somebody may see that another one is not."""
    if Noticed(short=True) in rest:
        return rest
    bank = next(i for i, step in enumerate(rest) if isinstance(step, DrawBank))
    return (*rest[:bank], Noticed(short=True), *rest[bank:])


def extra_hand(case: Case[BlackjackHand], report: ExtraHand) -> Ruling:
    """A hand too many is burned whole; of two on one spot the first is the right one."""
    hand, spot = case.hand, report.spot
    lay, held = hand.layout, hand.up.get(report.spot, [])
    second = spot in lay.hands
    cite = "mistake.second-hand" if second else "mistake.extra-hand"
    wrong = _second(case, spot) if second else tuple(held)
    if spot not in lay.order or not wrong or Counter(wrong) - Counter(held):
        raise no_such_case(cite, f"There is no hand too many on spot {spot}.")
    yield Ruled(kind="extra-hand", detail=f"spot {spot}", cite=cite)
    yield from burned(hand, spot, wrong, cite)


def _second(case: Case[BlackjackHand], spot: int) -> tuple[Card, ...]:
    """The cards that fell on a spot right after its own, as far as they still lie there."""
    found = list[Card]()
    for event in effective(case.log):
        if isinstance(event, Dealt) and event.seats.count(spot) > 1:
            cards = zip(event.seats, event.cards, strict=True)
            found += [card for key, card in cards if key == spot][1:]
        if isinstance(event, CardsMoved) and event.cite == "mistake.second-hand":
            found = [] if event.source == up(spot) else found
    return tuple(found)


def missed_hand(case: Case[BlackjackHand], report: MissedHand) -> Ruling:
    """Cards are put in their order as long as nobody has two; then the spot is out."""
    hand, spot = case.hand, report.spot
    if spot == BANK:
        yield from _bank_missed(case)
        return
    playing = hand.layout.in_play()
    # In the order of the deal, which need not be that of the seats' numbers.
    order = (*playing, BANK)
    dealt = [key for key in order if hand.up[key]]
    if spot not in playing or spot in dealt or not dealt:
        raise no_such_case("mistake.missed", f"Spot {spot} was not missed.")
    seat = hand.layout.players[spot]
    if any(len(hand.up[key]) >= COMPLETE for key in playing):
        yield Ruled(kind="missed-hand", seat=seat, cite="mistake.missed.late")
        yield from out(hand, spot, "mistake.missed.late")
        return
    later = [key for key in dealt if order.index(key) > order.index(spot)]
    if not later:
        raise no_such_case("mistake.missed", f"It is not the turn of spot {spot} yet.")
    cite = "mistake.missed"
    yield Ruled(kind="missed-hand", seat=seat, cite=cite)
    # The missed spot takes the next one's card, and so on; the last one gets a new card.
    for target, source in zip((spot, *later), later, strict=False):
        cards = tuple(hand.up[source])
        yield CardsMoved(cards=cards, source=up(source), target=up(target), cite=cite)
    served = tuple(key for key in order if hand.up[key])
    rest = DealRound(bank="up", served=served)
    yield instead(hand, int(partial_round(hand) is not None), rest)


def _bank_missed(case: Case[BlackjackHand]) -> Ruling:
    """The bank's first card comes as soon as it can; at most one card is backed up for it."""
    hand, playing = case.hand, case.hand.layout.in_play()
    rest = partial_round(hand)
    due = rest is not None and rest.bank == "up" and BANK not in rest.missed
    if due or hand.up[BANK] or not any(hand.up[key] for key in playing) or _acted(case):
        raise no_such_case("mistake.bank-missed", "The bank's first card is not missing.")
    two = [key for key in playing if len(hand.up[key]) >= COMPLETE]
    to_bank = DealRound(bank="up", served=hand.layout.order)
    cite = "mistake.bank-missed.two" if len(two) > 1 else "mistake.bank-missed"
    yield Ruled(kind="missed-hand", detail="the bank", cite=cite)
    if len(two) == 1:
        card = hand.up[two[0]][-1]
        yield CardsMoved(cards=(card,), source=up(two[0]), target=up(BANK), cite=cite)
        # Its hole card, if the bank has that already, stays where it is.
        hole = (BANK,) if hand.down[BANK] else ()
        served = (*(key for key in playing if len(hand.up[key]) >= COMPLETE), *hole)
        again = replace(rest, served=served) if rest is not None else DealRound(served=served)
        yield instead(hand, int(rest is not None), again, *_insured(hand))
    elif not two:
        yield instead(hand, int(rest is not None), to_bank)
    elif rest is None:
        yield instead(hand, 0, to_bank, *_insured(hand))
    else:
        yield instead(hand, 1, rest, to_bank)


def _insured(hand: BlackjackHand) -> Iterator[Step]:
    """The card that the bank gets so late may be an ace: insurance is offered after it."""
    passed = hand.script[: hand.cursor]
    return (step for step in passed if isinstance(step, OfferInsurance))


def _acted(case: Case[BlackjackHand]) -> bool:
    """Whether a player has played: from then on the bank's cards come all at the end."""
    return any(isinstance(event, ACTED) for event in effective(case.log))


def incomplete_hand(case: Case[BlackjackHand], report: IncompleteHand) -> Ruling:
    """A hand of one card is dead when the draw begins, with everything back; a joker lives."""
    hand, spot = case.hand, report.spot
    cite, lay = "mistake.incomplete", hand.layout
    made = lay.hands.get(spot, [])
    if spot not in hand.layout.in_play() or len(made) > 1 or len(hand.up[spot]) != 1:
        raise no_such_case(cite, f"The hand of spot {spot} is not incomplete.")
    if any(isinstance(step, PlayHands) for step in hand.script[hand.cursor + 1 :]):
        raise no_such_case(cite, "The draw has not begun.")
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
    """The hand gets its second card once all others have been played."""
    others = tuple(key for key in hand.layout.order if key != spot)
    start = hand.cursor + 1
    steps = (DealRound(served=others), *hand.script[start:])
    return StepsReplaced(start=start, steps=steps, cite="mistake.incomplete.jackpot")


def burn_mistake(case: Case[BlackjackHand], report: BurnMistake) -> Ruling:
    """A burn forgotten or too many burned: it stays as it lies."""
    hand, cite = case.hand, "mistake.burn"
    found = [i for i, step in enumerate(hand.script) if isinstance(step, BurnFirst)]
    fresh = len(hand.stock) == len(hand.deck)
    if not found or found[0] < hand.cursor or not fresh:
        raise no_such_case(cite, "The first card of the shoe is not to be burned.")
    if report.cards == 1 or not 0 <= report.cards < len(hand.stock):
        raise no_such_case(cite, "That is no wrong number of cards.")
    yield Ruled(kind="burn-mistake", detail=f"{report.cards} burned", cite=cite)
    start = found[0]
    steps = (BurnFirst(cards=report.cards), *hand.script[start + 1 :])
    yield StepsReplaced(start=start, steps=steps, cite=cite)


def boxed(case: Case[BlackjackHand], report: Boxed) -> Ruling:
    """A card that lies face up in the shoe is as if it were not there."""
    hand, cite = case.hand, "mistake.boxed"
    if len(hand.stock) == len(hand.deck) or hand.stock[:1] != [report.card]:
        raise no_such_case(cite, f"{report.card} is not the next card of the shoe.")
    yield Ruled(kind="boxed", detail=report.card, cite=cite)
    yield CardsMoved(cards=(report.card,), source="stock", target="burns", cite=cite)
