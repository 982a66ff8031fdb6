"""Blackjack, as somebody at the table would tell it."""

from __future__ import annotations

from typing import Final

from cardhouse.cards import HIDDEN, show_cards
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
from cardhouse.engine.banked.layout import BANK
from cardhouse.ranking.points import total, total_words
from cardhouse.words import banked
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Telling, Words, nothing


def _card(event: turn_events.CardTaken, scene: Scene) -> str:
    card = show_cards((event.card,))
    return f"{scene.hand_of(event.hand)} gets {card}{_total(scene, event.hand)}"


def _hole(event: bank_hand.HoleTurned, scene: Scene) -> str:
    return f"The bank turns over {show_cards((event.card,))}{_total(scene, BANK)}"


def _total(scene: Scene, key: int) -> str:
    """What the cards on a place count, ": soft 17"; empty where that cannot be told."""
    assert isinstance(scene.hand, BlackjackHand)
    rules, cards = scene.hand.game.points, scene.hand.up.get(key, [])
    if not cards or HIDDEN in cards:
        return ""
    return f": {total_words(total(cards, rules, split=' (hand ' in scene.hand_of(key)), rules)}"


def _followed(event: turn_events.BetFollowed, scene: Scene) -> str:
    who = scene.who(event.seat)
    if not event.amount:
        return f"{who} leaves the bet behind as it is"
    return f"{who} adds {dollars(event.amount)} behind"


def _insured(event: insurance.InsuranceAnswered, scene: Scene) -> str:
    if not event.amount:
        return ""
    return f"{scene.who(event.seat)} insures for {dollars(event.amount)}"


WORDS: Final[Words] = {
    **banked.WORDS,
    shoe.ShoeRenewed: lambda e, s: (
        f"The shoe has run out: the discards are shuffled{s.rules(e.cite)}"
    ),
    insurance.InsuranceOpened: lambda e, s: "Insurance is offered",
    insurance.InsuranceAnswered: _insured,
    turn_events.TurnsOpened: nothing,
    turn_events.HitTaken: lambda e, s: f"{s.hand_of(e.hand)} hits",
    turn_events.Stood: lambda e, s: f"{s.hand_of(e.hand)} stands{_total(s, e.hand)}",
    turn_events.Doubled: lambda e, s: f"{s.hand_of(e.hand)} doubles for {dollars(e.amount)}",
    turn_events.PairSplit: lambda e, s: f"{s.who(e.seat)} splits for {dollars(e.amount)}",
    turn_events.BetFollowed: _followed,
    turn_events.CardTaken: _card,
    turn_events.CardDue: nothing,
    turn_events.HandClosed: nothing,
    turn_events.Surrendered: lambda e, s: f"{s.hand_of(e.hand)} surrenders",
    turn_events.LateLapsed: nothing,
    bank_hand.HoleTurned: _hole,
    settle.AddedReturned: lambda e, s: (
        f"{dollars(e.amount)} added to a bet goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    settle.JackpotDue: lambda e, s: f"{s.hand_of(e.hand)} has the jackpot hand{s.rules(e.cite)}",
    mistakes.HitCancelled: lambda e, s: f"{s.hand_of(e.hand)} takes no card{s.rules(e.cite)}",
    mistakes.TurnReopened: lambda e, s: f"{s.hand_of(e.hand)} plays again{s.rules(e.cite)}",
}

TELLING: Final = Telling(
    family=BLACKJACK,
    words=WORDS,
    stakes=banked.stakes,
    fees=banked.fees,
    mark="bank",
    between=banked.BETWEEN,
    seated=banked.SEATED,
    hand_of=banked.hand_of,
    pauses=(turn_events.TurnsOpened,),
)
