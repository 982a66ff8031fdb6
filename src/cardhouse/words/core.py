"""What happens in every game, in words."""

from __future__ import annotations

from typing import Final

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.core import collect
from cardhouse.engine.core import events as engine
from cardhouse.ledger import BOX, LEFT
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Words, nothing

PILES: Final = {
    "stock": "the deck",
    "burns": "the burns",
    "board": "the board",
    "muck": "the muck",
    "aside": "cards laid aside",
    "eliminated": "cards out of play",
}


def _ruled(event: engine.Ruled, scene: Scene) -> str:
    parts = [event.kind.replace("-", " ")]
    if event.seat:
        parts.append(scene.who(event.seat))
    if event.detail:
        parts.append(event.detail)
    order = f" (by {event.by}: {event.reason})" if event.by else ""
    over = f", overrules ruling {event.supersedes}" if event.supersedes else ""
    return f"Floor: {', '.join(parts)}{order}{over}{scene.rules(event.cite)}"


def _chips_moved(event: engine.ChipsMoved, scene: Scene) -> str:
    # What has left the table is told at once.
    if event.target == LEFT:
        return ""
    source, target = scene.who(event.source), scene.who(event.target)
    return f"{dollars(event.amount)} from {source} to {target}{scene.rules(event.cite)}"


def _moved(event: engine.CardsMoved, scene: Scene) -> str:
    cards = _cards(event.cards)
    source, target = _place(event.source, scene), _place(event.target, scene)
    return f"{cards} from {source} to {target}{scene.rules(event.cite)}"


def _cards(cards: tuple[Card, ...]) -> str:
    if HIDDEN in cards:
        return "A card" if len(cards) == 1 else f"{len(cards)} cards"
    return show_cards(cards)


def _place(place: str, scene: Scene) -> str:
    kind, _, seat = place.partition(":")
    if not seat:
        return PILES.get(kind, kind)
    owner = scene.hand_of(int(seat))
    return f"the hand of {owner[0].lower() + owner[1:] if owner.startswith('The ') else owner}"


def _dropped(event: engine.FeeDropped, scene: Scene) -> str:
    fee, rules = dollars(event.amount), scene.rules(event.cite)
    if event.from_pot:
        part = f"{fee} of the fee comes" if event.seat else f"The fee of {fee} comes"
        return f"{part} out of the pot{rules}"
    what = "the fee" if event.fund == BOX else f"the {event.fund} collection"
    return f"{scene.who(event.seat)} pays {what}, {fee}{rules}"


def _fee_back(event: engine.FeeReturned, scene: Scene) -> str:
    to = "the pot" if event.to_pot else scene.who(event.seat)
    return f"The fee of {dollars(event.amount)} goes back to {to}{scene.rules(event.cite)}"


def _ended(event: engine.HandEnded, scene: Scene) -> str:
    return f"The hand is cancelled{scene.rules(event.cite)}" if event.cite else ""


WORDS: Final[Words] = {
    engine.HandStarted: nothing,
    engine.Began: nothing,
    engine.StepsReplaced: nothing,
    engine.HandEnded: _ended,
    engine.Arranged: nothing,
    engine.Shuffled: lambda e, s: f"The deck is shuffled and cut{s.rules(e.cite)}",
    engine.Burned: nothing,
    engine.Dealt: nothing,
    engine.CardsMoved: _moved,
    engine.FeeAssessed: nothing,
    engine.FeeDropped: _dropped,
    engine.FeeReturned: _fee_back,
    engine.Ruled: _ruled,
    engine.BackedUp: lambda e, s: f"The action is taken back{s.rules(e.cite)}",
    engine.ChipsMoved: _chips_moved,
    engine.ChipsTaken: lambda e, s: (
        f"{dollars(e.amount)} of the hand has left the table{s.rules(e.cite)}"
    ),
    collect.LeftOut: lambda e, s: f"{s.who(e.seat)} is not dealt in{s.rules(e.cite)}",
}
