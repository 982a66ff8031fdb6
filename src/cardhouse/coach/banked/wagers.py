"""Wagers at a banked table as choices: the least and the most on each spot."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.coach.advice import Choice
from cardhouse.engine.banked.commands import PlaceWager, PutUp
from cardhouse.engine.banked.terms import OneOf, Spots, Sum
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask


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


def on(view: BankedView, hand: int) -> int:
    """The viewer's own wager on a hand, in cents."""
    found = view.layout.wagers
    return sum(each.amount for each in found if each.hand == hand and each.seat == view.viewer)
