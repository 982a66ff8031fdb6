"""Games that a player banks, as somebody at the table would tell them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardhouse.engine.banked import bank, collection, mistakes, settle, wagers
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.rules import Collection
from cardhouse.rulebook import Posted
from cardhouse.table.banked import events as table
from cardhouse.table.events import TableEvent
from cardhouse.table.rules import TableRules
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Between, Words, nothing

HANDS: Final = {1: "first", 2: "second"}


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


def _counted(event: mistakes.WagerCounted, scene: Scene) -> str:
    parts = [f"The bet of {scene.who(event.seat)} is counted"]
    if event.change_by:
        more = "more" if event.change_by > 0 else "less"
        parts.append(f"it is {dollars(abs(event.change_by))} {more}")
    if event.excess:
        parts.append(f"{dollars(event.excess)} of it has no action")
    return ", ".join(parts) + scene.rules(event.cite)


def _covered(event: mistakes.CoverCounted, scene: Scene) -> str:
    more = "more" if event.change_by > 0 else "less"
    amount = dollars(abs(event.change_by))
    return f"{scene.who(event.seat)} covers {amount} {more}{scene.rules(event.cite)}"


def hand_of(scene: Scene, key: int) -> str:
    """Whose cards lie on a place: a player's, one of several hands of his, or the bank's."""
    assert isinstance(scene.hand, BankedHand)
    lay = scene.hand.layout
    if key == BANK:
        return "The bank"
    spot = spot_of(key)
    who, made = scene.who(lay.players.get(spot, spot)), lay.hands.get(spot, ())
    if len(made) > 1 and key in made:
        return f"{who} (hand {made.index(key) + 1})"
    # One player may have hands on several spots.
    spots = list(lay.players.values()).count(lay.players.get(spot, spot))
    return f"{who} (spot {spot})" if spots > 1 else who


def stakes(post: Posted, rules: TableRules) -> str:
    """What a table plays for: "wagers $5 to $100"."""
    return f"wagers {dollars(rules.stakes.small_bet)} to {dollars(rules.stakes.big_bet)}"


def fees(post: Posted, rules: TableRules) -> str:
    """What a table collects for each wager, and from the bank."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    return _collection_words(game.banking.collection)


def _collection_words(fees: Collection) -> str:
    """What a banked table collects: "$0.50 a wager up to $50, ...; $1 a hand from the bank"."""
    tiers = ", ".join(f"{dollars(t.amount)} up to {dollars(t.up_to)}" for t in fees.wagers)
    if len(fees.wagers) == 1:
        tiers = dollars(fees.wagers[0].amount)
    words = f"a flat collection for each wager, {tiers}; {dollars(fees.bank)} a hand from the bank"
    return f"{words}, {dollars(fees.behind)} from who covers behind it" if fees.behind else words


WORDS: Final[Words] = {
    bank.BankDesignated: _designated,
    bank.MoneyPutUp: _put_up,
    bank.MoneyTakenBack: nothing,
    wagers.WagersOpened: nothing,
    wagers.WagerPlaced: _placed,
    wagers.WagerTakenBack: _taken_back,
    wagers.PlayerDone: nothing,
    wagers.WagersClosed: lambda e, s: "No more bets",
    collection.CollectionTaken: _collected,
    collection.CollectionReturned: lambda e, s: (
        f"The collection of {dollars(e.amount)} goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    settle.SettlementOpened: nothing,
    settle.WagerSettled: _settled,
    settle.TableCleared: nothing,
    mistakes.HandVoided: lambda e, s: f"{s.hand_of(e.hand)} has no action{s.rules(e.cite)}",
    mistakes.WagerReturned: lambda e, s: (
        f"{dollars(e.amount)} goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    mistakes.WagerShort: lambda e, s: (
        f"{dollars(e.amount)} of the bet of {s.who(e.seat)} has left the table{s.rules(e.cite)}"
    ),
    mistakes.WagerCounted: _counted,
    mistakes.CoverCounted: _covered,
    mistakes.HandAbandoned: lambda e, s: (
        f"{s.who(e.seat)} has walked away: the dealer plays on{s.rules(e.cite)}"
    ),
    mistakes.HeldInCage: lambda e, s: (
        f"{dollars(e.amount)} is held in the cage for {s.who(e.seat)}{s.rules(e.cite)}"
    ),
}
BETWEEN: Final[Between] = {
    table.BankTaken: lambda e, names: f"{names.get(e.seat, e.seat)} takes the bank",
    table.BankPassed: lambda e, names: f"{names.get(e.seat, e.seat)} passes the bank on",
    table.GameBroken: lambda e, names: "Nobody takes the bank: the game is broken",
    table.ShoeShuffled: lambda e, names: "The shoe is shuffled",
}
SEATED: Final[Mapping[type[TableEvent], Callable[[Any], str]]] = {
    table.BankOffered: lambda e: "is offered the bank",
    table.FreshAsked: lambda e: "asks for fresh cards",
}
