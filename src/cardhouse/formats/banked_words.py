"""What happens at a banked table, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardhouse.cards import HIDDEN, show_cards
from cardhouse.engine.banked import bank, collection, settle, wagers
from cardhouse.engine.banked.blackjack import bank_hand, insurance, shoe, turn_events
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import Event
from cardhouse.formats.scene import Scene, dollars
from cardhouse.ranking.points import total, total_words

HANDS: Final = {1: "first", 2: "second"}


def _nothing(event: Any, scene: Scene) -> str:
    return ""


def _designated(event: bank.BankDesignated, scene: Scene) -> str:
    hand = HANDS.get(event.turn, f"number {event.turn}")
    return f"{scene.who(event.seat)} has the bank, {hand} hand"


def _put_up(event: bank.MoneyPutUp, scene: Scene) -> str:
    behind = " behind the bank" if event.behind else " for the bank"
    return f"{scene.who(event.seat)} puts up {dollars(event.amount)}{behind}"


def _placed(event: wagers.WagerPlaced, scene: Scene) -> str:
    where = "" if event.spot == event.seat else f" on spot {event.spot}"
    if event.behind:
        where = f" behind spot {event.spot}"
    return f"{scene.who(event.seat)} bets {dollars(event.amount)}{where}"


def _taken_back(event: wagers.WagerTakenBack, scene: Scene) -> str:
    who, amount = scene.who(event.seat), dollars(event.amount)
    if event.refused:
        refused = f"The bet of {who} behind spot {event.spot} is turned down"
        return f"{refused}: {amount} goes back{scene.rules(event.cite)}"
    return f"{who} takes back {amount} from spot {event.spot}"


def _collected(event: collection.CollectionTaken, scene: Scene) -> str:
    paid = f"{scene.who(event.seat)} pays the collection of {dollars(event.amount)}"
    return f"{paid}{'' if event.spot else ' for the bank'}"


def _card(event: turn_events.CardTaken, scene: Scene) -> str:
    card = show_cards((event.card,))
    return f"{scene.hand_of(event.hand)} gets {card}{_total(scene, event.hand)}"


def _hole(event: bank_hand.HoleTurned, scene: Scene) -> str:
    return f"The bank turns over {show_cards((event.card,))}{_total(scene, BANK)}"


def _total(scene: Scene, key: int) -> str:
    """What the cards on a place count, ": soft 17"; empty where that cannot be told."""
    rules, cards = scene.hand.game.points, scene.hand.up.get(key, [])
    if rules is None or not cards or HIDDEN in cards:
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


def _settled(event: settle.WagerSettled, scene: Scene) -> str:
    who = scene.who(event.seat) if event.insurance else _better(event, scene)
    what = " the insurance" if event.insurance else ""
    moved = sum(amount for _, amount in event.shares)
    uncovered = ""
    if event.uncovered:
        rules = scene.rules("settle.uncovered")
        uncovered = f"{dollars(event.uncovered)} is not covered{rules}"
        if not moved:
            return f"{who} {event.result}s{what} nothing: {uncovered}"
        uncovered = f", {uncovered}"
    if event.result == "push":
        return f"{who} pushes{what}"
    verb, by = ("wins", "from") if event.result == "win" else ("loses", "to")
    shares = [f"{dollars(amount)} {by} {scene.who(player)}" for player, amount in event.shares]
    told = " and ".join(shares) if len(shares) > 1 else dollars(moved)
    return f"{who} {verb}{what} {told}{uncovered}"


def _better(event: settle.WagerSettled, scene: Scene) -> str:
    """Who settles: the player of the hand, or somebody who bets behind him."""
    whose, who = scene.hand_of(event.hand), scene.who(event.seat)
    return whose if whose.startswith(who) else f"{who}, behind {whose},"


BANKED_WORDS: dict[type[Event], Callable[[Any, Scene], str]] = {
    bank.BankDesignated: _designated,
    bank.MoneyPutUp: _put_up,
    bank.MoneyTakenBack: _nothing,
    wagers.WagersOpened: _nothing,
    wagers.WagerPlaced: _placed,
    wagers.WagerTakenBack: _taken_back,
    wagers.PlayerDone: _nothing,
    wagers.WagersClosed: lambda e, s: "No more bets",
    collection.CollectionTaken: _collected,
    collection.CollectionReturned: lambda e, s: (
        f"The collection of {dollars(e.amount)} goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    shoe.ShoeRenewed: lambda e, s: (
        f"The shoe has run out: the discards are shuffled{s.rules(e.cite)}"
    ),
    insurance.InsuranceOpened: lambda e, s: "Insurance is offered",
    insurance.InsuranceAnswered: _insured,
    turn_events.TurnsOpened: _nothing,
    turn_events.HitTaken: lambda e, s: f"{s.hand_of(e.hand)} hits",
    turn_events.Stood: lambda e, s: f"{s.hand_of(e.hand)} stands{_total(s, e.hand)}",
    turn_events.Doubled: lambda e, s: f"{s.hand_of(e.hand)} doubles for {dollars(e.amount)}",
    turn_events.PairSplit: lambda e, s: f"{s.who(e.seat)} splits for {dollars(e.amount)}",
    turn_events.BetFollowed: _followed,
    turn_events.CardTaken: _card,
    turn_events.CardDue: _nothing,
    turn_events.HandClosed: _nothing,
    turn_events.Surrendered: lambda e, s: f"{s.hand_of(e.hand)} surrenders",
    turn_events.LateLapsed: _nothing,
    bank_hand.HoleTurned: _hole,
    settle.SettlementOpened: _nothing,
    settle.AddedReturned: lambda e, s: (
        f"{dollars(e.amount)} added to a bet goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    settle.JackpotDue: lambda e, s: f"{s.hand_of(e.hand)} has the jackpot hand{s.rules(e.cite)}",
    settle.WagerSettled: _settled,
    settle.TableCleared: _nothing,
}
