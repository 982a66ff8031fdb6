"""Blackjack, as somebody at the table would tell it."""

from __future__ import annotations

from typing import Any, Final

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.blackjack import (
    bank_hand,
    insurance,
    mistakes,
    settle,
    shoe,
    turn_events,
)
from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.ranking.points import total
from cardhouse.words import banked
from cardhouse.words.blackjack_rank import counts
from cardhouse.words.hands import total_said
from cardhouse.words.rank import alone
from cardhouse.words.said import Arg, Cards, Money, Said, Seat, Whose, say, small
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling, Words, fields, nothing, tag


def _whose(event: Any, scene: Scene) -> Arg:
    return scene.hand_of(event.hand)


def _counted(event: Any, scene: Scene) -> Said:
    """An act on a hand, with its total afterwards."""
    at = getattr(event, "hand", BANK)
    made = _total(scene, at)
    args: dict[str, Arg] = {"whose": scene.hand_of(at)}
    if card := getattr(event, "card", None):
        args["card"] = Cards((card,))
    return Said(tag(event), {**args, "counted": made is not None, "total": made or ""})


def _total(scene: Scene, key: int) -> Said | None:
    """The total of the cards on a place; None while any is hidden."""
    assert isinstance(scene.hand, BlackjackHand)
    rules, cards = scene.hand.game.points, scene.hand.up.get(key, [])
    if not cards or HIDDEN in cards:
        return None
    whose = scene.hand_of(key)
    split = isinstance(whose, Whose) and bool(whose.hand)
    return total_said(total(cards, rules, split=split), rules)


def _followed(event: turn_events.BetFollowed, scene: Scene) -> Said:
    amount = Money(event.amount)
    return say("bet-followed", seat=Seat(event.seat), more=bool(event.amount), amount=amount)


def _insured(event: insurance.InsuranceAnswered, scene: Scene) -> Said | None:
    if not event.amount:
        return None
    return say("insurance-answered", seat=Seat(event.seat), amount=Money(event.amount))


# How a hand stands against the bank's, by the rule that settles it.
_STANDS: Final = {
    "settle.naturals": "ties",
    "settle.natural": "beats",
    "settle.bank-natural": "loses",
    "settle.bank-over": "bank-over",
    "settle.over": "over",
    "settle.over-tie": "over-tie",
    "settle.over-bank-closer": "over-bank-closer",
    "settle.over-not-saved": "over-not-saved",
    "settle.over-closer": "over-closer",
    "settle.equal": "ties",
}


def _settled(event: WagerSettled, scene: Scene) -> Said:
    """The outcome of a wager, with the totals of its hand and the bank's."""
    assert isinstance(scene.hand, BlackjackHand)
    if event.insurance:
        natural = bool(count(scene.hand, BANK).natural)
        return banked.because(event, scene, say("insured", natural=natural))
    whose = scene.hand_of(event.hand)
    hand, spot = (whose.hand, whose.spot) if isinstance(whose, Whose) else (0, 0)
    if event.hand in scene.hand.layout.surrendered:
        given = say("hand-surrendered", seat=Seat(whose.seat), number=hand, spot=spot)
        return banked.because(event, scene, given)
    mine, bank = _total(scene, event.hand), _total(scene, BANK)
    if mine is None or bank is None:
        return banked.settled(event, scene)
    compared = say(
        "totals-compared",
        seat=Seat(whose.seat),
        number=hand,
        spot=spot,
        how=_stands(scene.hand, event.hand),
        mine=small(mine),
        bank=small(bank),
    )
    return banked.because(event, scene, compared)


def _stands(hand: BlackjackHand, key: int) -> str:
    """How a hand stands against the bank's."""
    found = outcome(count(hand, key), len(hand.up[key]), count(hand, BANK), hand.game.blackjack)
    return _STANDS.get(found.cite) or ("beats" if found.result == "win" else "loses")


WORDS: Final[Words] = {
    **banked.WORDS,
    shoe.ShoeRenewed: fields(ruled=True),
    insurance.InsuranceOpened: fields(),
    insurance.InsuranceAnswered: _insured,
    turn_events.TurnsOpened: nothing,
    turn_events.HitTaken: fields(whose=_whose),
    turn_events.Stood: _counted,
    turn_events.Doubled: fields("amount", whose=_whose),
    turn_events.PairSplit: fields("seat", "amount"),
    turn_events.BetFollowed: _followed,
    turn_events.CardTaken: _counted,
    turn_events.CardDue: nothing,
    turn_events.HandClosed: nothing,
    turn_events.Surrendered: fields(whose=_whose),
    turn_events.LateLapsed: nothing,
    bank_hand.HoleTurned: _counted,
    WagerSettled: _settled,
    settle.AddedReturned: fields("seat", "amount", ruled=True),
    settle.JackpotDue: fields(ruled=True, whose=_whose),
    mistakes.HitCancelled: fields(ruled=True, whose=_whose),
    mistakes.TurnReopened: fields(ruled=True, whose=_whose),
}

TELLING: Final = Telling(
    family=BLACKJACK,
    words=WORDS,
    stakes=banked.stakes,
    fees=banked.fees,
    cost=banked.cost,
    about=lambda game: say("about-blackjack"),
    mark="bank",
    between=banked.BETWEEN,
    seated=banked.SEATED,
    hand_of=banked.hand_of,
    numbered=banked.numbered,
    pauses=(turn_events.TurnsOpened,),
    rank=alone(counts),
)
