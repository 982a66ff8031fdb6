"""Spots, or the bank, that were missed in the first deal of blackjack."""

from msgspec.structs import replace

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.insurance import OfferInsurance
from cardhouse.engine.banked.blackjack.rounds import COMPLETE, DealRound
from cardhouse.engine.banked.blackjack.turn_events import (
    Doubled,
    HitTaken,
    PairSplit,
    Stood,
    Surrendered,
)
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Step
from cardhouse.floor.banked.blackjack.hands import instead, out, partial_round, pending
from cardhouse.floor.banked.reports import MissedHand
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy

ACTED = Doubled | HitTaken | PairSplit | Stood | Surrendered


@remedy(
    MissedHand,
    "mistake.missed",
    "mistake.missed.late",
    "mistake.bank-missed",
    "mistake.bank-missed.two",
    after=True,
)
def missed_hand(case: Case[BlackjackHand], report: MissedHand) -> Ruling:
    """Cards are moved back into order while no hand has two; after that the spot is out."""
    hand, spot, cite = case.hand, report.spot, "mistake.missed"
    if spot == BANK:
        yield from _bank_missed(case)
        return
    playing = hand.layout.in_play()
    if spot not in playing or hand.up[spot]:
        raise no_such_case(cite, say("spot-not-missed", spot=spot))
    if _due(hand, spot):
        raise no_such_case(cite, say("spot-not-in-turn", spot=spot))
    seat = hand.layout.players[spot]
    if _complete(hand):
        yield Ruled(kind="missed-hand", seat=seat, cite=f"{cite}.late")
        yield from out(hand, spot, f"{cite}.late")
        return
    # In deal order, which may differ from seat order.
    order = (*playing, BANK)
    # Starting at the first missed spot, each takes the card of the next spot that has one; the last
    # spots get new cards.
    places = order[next(i for i, key in enumerate(order) if not hand.up[key]) :]
    later = [key for key in places if hand.up[key]]
    yield Ruled(kind="missed-hand", seat=seat, cite=cite)
    for target, source in zip(places, later, strict=False):
        cards = tuple(hand.up[source])
        yield CardsMoved(cards=cards, source=up(source), target=up(target), cite=cite)
    served = tuple(key for key in order if hand.up[key])
    yield _dealt_on(hand, DealRound(bank="up", served=served))


def _bank_missed(case: Case[BlackjackHand]) -> Ruling:
    """The bank's first card comes as soon as possible; at most one card is backed up for it."""
    hand, playing = case.hand, case.hand.layout.in_play()
    dealt = any(hand.up[key] for key in playing)
    if hand.up[BANK] or not dealt or _due(hand, BANK) or _acted(case):
        raise no_such_case("mistake.bank-missed", say("bank-not-missed"))
    two = _complete(hand)
    to_bank = DealRound(bank="up", served=hand.layout.order)
    cite = "mistake.bank-missed.two" if len(two) > 1 else "mistake.bank-missed"
    yield Ruled(kind="missed-hand", detail=say("bank-missed"), cite=cite)
    rest = partial_round(hand)
    if not two:
        yield _dealt_on(hand, to_bank)
    elif len(two) == 1:
        card = hand.up[two[0]][-1]
        yield CardsMoved(cards=(card,), source=up(two[0]), target=up(BANK), cite=cite)
        again = _second_cards(hand, rest)
        yield instead(hand, int(rest is not None), again, *_passed(hand))
    elif rest is None:
        yield instead(hand, 0, to_bank, *_passed(hand))
    else:
        yield instead(hand, 1, rest, to_bank)


def _due(hand: BlackjackHand, key: int) -> bool:
    """True while the first round has yet to reach a spot or the bank."""
    rounds = [step for step in hand.script[pending(hand) :] if isinstance(step, DealRound)]
    first = [step for step in rounds if step.bank == "up"]
    return any(not step.served or key in step.places(hand) for step in first)


def _complete(hand: BlackjackHand) -> list[int]:
    """Hands with a second card."""
    return [key for key in hand.layout.in_play() if len(hand.up[key]) >= COMPLETE]


def _dealt_on(hand: BlackjackHand, first: DealRound) -> StepsReplaced:
    """Deal the rest of the first round, then the second again if it is already over."""
    skip = int(partial_round(hand) is not None)
    ahead = hand.script[pending(hand) + skip :]
    if any(isinstance(step, DealRound) and not step.served for step in ahead):
        return instead(hand, skip, first)
    return instead(hand, skip, first, _second_cards(hand, None), *_passed(hand))


def _second_cards(hand: BlackjackHand, rest: DealRound | None) -> DealRound:
    """The rest of a second round, for hands without a second card."""
    # A bank that already has its hole card keeps it.
    hole = (BANK,) if hand.down[BANK] else ()
    *_, second = (step for step in hand.game.script if isinstance(step, DealRound))
    return replace(rest or second, served=(*_complete(hand), *hole))


def _passed(hand: BlackjackHand) -> tuple[Step, ...]:
    """Steps repeated after late cards: the bank may show an ace, a player may have a decision."""
    again = (OfferInsurance, PlayHands)
    return tuple(step for step in hand.script[: hand.cursor] if isinstance(step, again))


def _acted(case: Case[BlackjackHand]) -> bool:
    """True once a player has played; after that all cards of the bank come at the end."""
    return any(isinstance(event, ACTED) for event in effective(case.log))
