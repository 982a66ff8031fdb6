"""Wagers at a banked table as choices: the least and the most on each spot."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.coach.advice import Advice, Choice, best_of
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.banked.terms import OneOf, Spots, Sum
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.words.said import Money, say


def wagers(view: BankedView, ask: Ask) -> Iterator[Choice]:
    """The least and the most on the player's own spot, and what the bank may put up."""
    for kind, terms in ask.offers.items():
        if isinstance(terms, Spots):
            spot = view.viewer if view.viewer in terms.spots else next(iter(terms.spots))
            least, most = terms.spots[spot]
            for amount in dict.fromkeys((least, most - (most - least) % terms.step)):
                yield Choice(command=PlaceWager(ask.actor, spot, amount), cost=amount)
        elif isinstance(terms, Sum) and kind is PutUp:
            yield Choice(command=PutUp(ask.actor, terms.least), cost=terms.least)
        elif isinstance(terms, OneOf):
            yield Choice(command=next(terms.choices(kind, ask.actor)), cost=terms.cost)


def least_loss(
    view: BankedView, ask: Ask, found: tuple[Choice, ...], value: float, fees: Collection
) -> Advice | None:
    """Wagers by the edge: the least loses least, and one that lies already need not grow."""
    weighed = tuple(
        replace(choice, worth=value * choice.cost - fees.due(choice.cost))
        if isinstance(choice.command, PlaceWager)
        else choice
        for choice in found
    )
    best = best_of(weighed)
    if best is None:
        return None
    lies = sum(each.amount for each in view.layout.wagers if each.seat == view.viewer)
    enough = Done in ask.offers and lies > 0
    fee = Money(fees.due(lies if enough else best.cost))
    return Advice(
        choices=weighed,
        best=Done(ask.actor) if enough else best.command,
        why=(say("coach-edge", edge=f"{100 * value:+.2f}", fee=fee),),
        basis=say("coach-basis-edge"),
    )


def on(view: BankedView, hand: int) -> int:
    """The viewer's own wager on a hand, in cents."""
    found = view.layout.wagers
    return sum(each.amount for each in found if each.hand == hand and each.seat == view.viewer)
