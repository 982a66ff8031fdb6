"""The events of every game, in words."""

from __future__ import annotations

from typing import Final

from cardhouse.cards import JOKER, PACK, Card
from cardhouse.engine.core import collect
from cardhouse.engine.core import events as engine
from cardhouse.ledger import BANK, BONUS, LEFT, Account
from cardhouse.words.catalogue import catalogue
from cardhouse.words.said import Arg, Cards, Money, Said, Seat, say, seats_in
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Words, fields, nothing

# Details from before they were messages are texts, and often a card.
CARDS: Final = frozenset((*PACK, JOKER))


def _ruled(event: engine.Ruled, scene: Scene) -> Said:
    detail = _detail(event.detail)
    # A detail about the player of the ruling names them itself.
    named = isinstance(detail, Said) and event.seat in seats_in(detail)
    return say(
        "ruled",
        event.cite,
        kind=_called(event.kind),
        seat=Seat(0 if named else event.seat),
        detailed=bool(event.detail),
        detail=detail,
        ordered=bool(event.by),
        by=event.by,
        reason=event.reason,
        over=event.supersedes,
    )


def _detail(detail: Said | str) -> Arg:
    """The detail of a ruling; a message that was given up since goes by its id."""
    if isinstance(detail, Said):
        return detail if catalogue().has(detail.id) else say("untold", what=detail.id)
    return Cards((Card(detail),)) if detail in CARDS else detail


def _called(kind: str) -> Said:
    """The name of a ruling; one of a kind that was given up since goes by its kind."""
    key = f"ruling-{kind}"
    return say(key) if catalogue().has(key) else say("untold", what=kind)


def _chips_moved(event: engine.ChipsMoved, scene: Scene) -> Said | None:
    # Chips that have left the table are told at once.
    if event.target == LEFT:
        return None
    source, target = _party(event.source), _party(event.target)
    amount = Money(event.amount)
    return say("chips-moved", event.cite, amount=amount, source=source, target=target)


def _party(account: Account) -> Said:
    """A player, or one of the accounts of a hand."""
    if isinstance(account, int):
        return say("party", seat=Seat(account))
    if account.startswith(BANK):
        return say("account-bank", seat=Seat(int(account.removeprefix(BANK))))
    return say("account", which=account)


def _moved(event: engine.CardsMoved, scene: Scene) -> Said | None:
    source, target = _place(event.source, scene), _place(event.target, scene)
    cards = Cards(event.cards)
    if not event.cards:
        return None
    if source == target:
        # They are shown where they lie.
        return say("cards-stay", event.cite, cards=cards, place=target)
    return say("cards-moved", event.cite, cards=cards, source=source, target=target)


def _place(place: str, scene: Scene) -> Said:
    kind, _, seat = place.partition(":")
    if not seat:
        return say("pile", which=kind)
    return say("pile-of", whose=scene.hand_of(int(seat)))


def _dropped(event: engine.FeeDropped, scene: Scene) -> Said:
    how = "bonus" if event.fund == BONUS else "fee"
    if event.from_pot:
        how = "part" if event.seat else "pot"
    seat, amount = Seat(event.seat), Money(event.amount)
    return say("fee-dropped", event.cite, how=how, seat=seat, amount=amount)


def _fee_back(event: engine.FeeReturned, scene: Scene) -> Said:
    how = "pot" if event.to_pot else "seat"
    seat, amount = Seat(event.seat), Money(event.amount)
    return say("fee-returned", event.cite, how=how, seat=seat, amount=amount)


def _ended(event: engine.HandEnded, scene: Scene) -> Said | None:
    return say("hand-ended", event.cite) if event.cite else None


WORDS: Final[Words] = {
    engine.HandStarted: nothing,
    engine.Began: nothing,
    engine.StepsReplaced: nothing,
    engine.HandEnded: _ended,
    engine.Arranged: nothing,
    engine.Shuffled: fields(ruled=True),
    engine.Burned: nothing,
    engine.Dealt: nothing,
    engine.CardsMoved: _moved,
    engine.FeeAssessed: nothing,
    engine.FeeDropped: _dropped,
    engine.FeeReturned: _fee_back,
    engine.Ruled: _ruled,
    engine.BackedUp: fields(ruled=True),
    engine.ChipsMoved: _chips_moved,
    engine.ChipsTaken: fields("amount", ruled=True),
    collect.LeftOut: fields("seat", ruled=True),
}
