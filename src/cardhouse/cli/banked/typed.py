"""Reads commands that a person types at a table banked by a player."""

from collections.abc import Callable
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.cli.play.read import Unclear, amount, chosen, nothing_more, seat
from cardhouse.engine.banked.commands import (
    AskAdvice,
    Confirm,
    Decline,
    Done,
    Double,
    Follow,
    Hit,
    Insure,
    LetDealerSet,
    LookAt,
    PlaceWager,
    Propose,
    PutUp,
    Refuse,
    SetHand,
    Shake,
    Split,
    Stand,
    Surrender,
    TakeBack,
)
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView, View
from cardhouse.words.said import Arg, Cards, Money

VERBS: Final[dict[str, type[Command]]] = {
    "put": PutUp,
    "put-up": PutUp,
    "w": PlaceWager,
    "wager": PlaceWager,
    "bet": PlaceWager,
    "take": TakeBack,
    "back": TakeBack,
    "take-back": TakeBack,
    "refuse": Refuse,
    "done": Done,
    "h": Hit,
    "hit": Hit,
    "s": Stand,
    "stand": Stand,
    "d": Double,
    "double": Double,
    "p": Split,
    "split": Split,
    "u": Surrender,
    "surrender": Surrender,
    "i": Insure,
    "insure": Insure,
    "no": Decline,
    "decline": Decline,
    "f": Follow,
    "follow": Follow,
    "shake": Shake,
    "look": LookAt,
    "set": SetHand,
    "propose": Propose,
    "house": AskAdvice,
    "advice": AskAdvice,
    "dealer": LetDealerSet,
    "y": Confirm,
    "confirm": Confirm,
}
# Cards in the front hand.
FRONT: Final = 2

Read = Callable[[str, list[str], OfferView | None, int], Command]


def is_verb(word: str) -> bool:
    """True if a word is a player's command at a banked table."""
    return word in VERBS


def command(words: list[str], view: View, ask: Ask | None = None) -> Command:
    """The viewer's command behind the words; the only choice may be left out."""
    verb, *rest = words
    kind = VERBS[verb]
    offer = next((o for o in view.offers if o.do == kind.__struct_config__.tag), None)
    if reader := _READERS.get(kind):
        return reader(verb, rest, offer, view.viewer)
    nothing_more(verb, rest)
    return kind(view.viewer)


def _put_up(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> PutUp:
    rest = rest[1:] if rest[:1] == ["up"] else rest
    if len(rest) == 1:
        return PutUp(viewer, amount(rest[0]))
    raise Unclear("put", **_bounds((offer.least, offer.most) if offer else None))


def _wager(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> PlaceWager:
    spots = offer.spots if offer else {}
    if not rest or len(rest) > 2:
        raise Unclear("wager", verb=verb, **_bounds(spots.get(viewer)))
    if len(rest) == 2:
        return PlaceWager(viewer, seat(rest[0]), amount(rest[1]))
    if viewer not in spots and len(spots) > 1:
        known, first = ", ".join(map(str, spots)), next(iter(spots))
        raise Unclear("spot", spots=known, verb=verb, like=first, typed=rest[0])
    spot = viewer if viewer in spots or not spots else next(iter(spots))
    return PlaceWager(viewer, spot, amount(rest[0]))


def _take_back(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> TakeBack:
    rest = rest[1:] if rest[:1] == ["back"] else rest
    return TakeBack(viewer, _one(verb, rest, offer, viewer))


def _refuse(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> Refuse:
    return Refuse(viewer, _one(verb, rest, offer, 0))


def _surrender(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> Surrender:
    return Surrender(viewer, _one(verb, rest, offer, 0))


def _shake(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> Shake:
    return Shake(viewer, seat(rest[0]) if rest else 0)


def _set_hand(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> SetHand:
    front, back = _two_hands(verb, rest, offer)
    return SetHand(seat=viewer, front=front, back=back)


def _propose(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> Propose:
    front, back = _two_hands(verb, rest, offer)
    return Propose(seat=viewer, front=front, back=back, spot=0)


def _look(verb: str, rest: list[str], offer: OfferView | None, viewer: int) -> LookAt:
    return LookAt(viewer, _one(verb, rest, offer, 0))


def _two_hands(
    verb: str, rest: list[str], offer: OfferView | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards named for the front hand, and the others."""
    held = offer.cards if offer else ()
    if not rest:
        raise Unclear("front", verb=verb)
    front = chosen(rest, held) if held else ()
    left = list(held)
    for card in front:
        if card not in left:
            raise Unclear("not-held", card=Cards((card,)))
        left.remove(card)
    if held and len(front) != FRONT:
        raise Unclear("two", count=len(front))
    return front, tuple(left)


def _one(verb: str, rest: list[str], offer: OfferView | None, usual: int) -> int:
    """A number among those offered; the usual or only one may be left out."""
    if len(rest) > 1:
        raise Unclear("one-number", verb=verb, typed=rest[0])
    if rest:
        return seat(rest[0])
    values = offer.values if offer else ()
    if not values or usual in values:
        return usual
    if len(values) > 1:
        known = ", ".join(map(str, values))
        raise Unclear("which", numbers=known, verb=verb, like=values[0])
    return values[0]


def _bounds(bounds: tuple[int, int] | None) -> dict[str, Arg]:
    """The least and the most of an amount, if anything is offered."""
    least, most = bounds or (0, 0)
    return {"bounded": bounds is not None, "least": Money(least), "most": Money(most)}


_READERS: Final[dict[Any, Read]] = {
    PutUp: _put_up,
    PlaceWager: _wager,
    TakeBack: _take_back,
    Refuse: _refuse,
    Surrender: _surrender,
    Shake: _shake,
    LookAt: _look,
    SetHand: _set_hand,
    Propose: _propose,
}
