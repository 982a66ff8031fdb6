"""Reads commands that a person types in a game for a pot; the engine decides what is legal."""

from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.cli.play.read import Unclear, amount, cards, chosen, kinds_in, nothing_more
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView, View
from cardhouse.engine.pot import commands
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Pass,
    PlayBoard,
    Raise,
    Show,
    Stake,
    StandAllIn,
    StayIn,
    StayOut,
    Straddle,
)
from cardhouse.words.said import Money

# A word for an amount: the most allowed, which at no limit is everything.
MOST: Final = "most"
# Every command by its own name, and short words for most of them.
VERBS: Final[dict[str, type[Command]]] = {
    **{str(kind.__struct_config__.tag): kind for kind in kinds_in(commands)},
    "f": Fold,
    "fold": Fold,
    "k": Check,
    "x": Check,
    "check": Check,
    "call": Call,
    "b": Bet,
    "bet": Bet,
    "d": Discard,
    "draw": Discard,
    "discard": Discard,
    "pat": Discard,
    "p": Pass,
    "pass": Pass,
    "straddle": Straddle,
    "stake": Stake,
    "match": Match,
    "in": Match,
    "out": StayOut,
    "bring": BringIn,
    "bring-in": BringIn,
    "all-in": StandAllIn,
    "stay": StayIn,
    "r": Raise,
    "raise": Raise,
    "s": Show,
    "show": Show,
    "m": Muck,
    "muck": Muck,
    "board": PlayBoard,
}


def is_verb(word: str) -> bool:
    """True if a word is a player's command in a game for a pot."""
    return word in VERBS or word == "c"


def command(words: list[str], view: View, ask: Ask | None = None) -> Command:
    """The viewer's command behind the words; the only possible amount may be left out."""
    verb, *rest = words
    offers = {offer.do: offer for offer in view.offers}
    # The same key stays in, at a price or for free.
    kind = VERBS.get(verb) or (Check if "call" not in offers and "check" in offers else Call)
    if kind in (Bet, Raise, Straddle, Stake):
        to = _to(rest, offers.get(str(kind.__struct_config__.tag)), verb)
        return _with_amount(kind, view.viewer, to)
    if kind is Discard:
        return Discard(view.viewer, _thrown(verb, rest, offers.get("discard")))
    if kind is Show:
        return Show(view.viewer, cards(rest))
    if "cards" in kind.__struct_fields__:
        return _with_cards(kind, view.viewer, rest, offers.get(str(kind.__struct_config__.tag)))
    nothing_more(verb, rest)
    return kind(view.viewer)


def _with_cards(kind: Any, viewer: int, rest: list[str], offer: OfferView | None) -> Command:
    """A command with some of the player's cards; the engine decides if they are right."""
    made: Command = kind(viewer, chosen(rest, offer.cards) if offer is not None else ())
    return made


def _thrown(verb: str, rest: list[str], offer: OfferView | None) -> tuple[Card, ...]:
    """The cards to throw away: by name, or by their places in the hand, from 1."""
    if verb == "pat":
        if rest:
            raise Unclear("cards-pat")
        return ()
    if offer is None:
        # No draw is offered: the engine says why.
        return ()
    if not rest and offer.least:
        raise Unclear("throw", verb=verb)
    if not rest:
        raise Unclear("draw", verb=verb)
    return chosen(rest, offer.cards)


def _to(rest: list[str], offer: OfferView | None, verb: str) -> int:
    if rest[:1] == ["to"]:
        rest = rest[1:]
    if len(rest) > 1:
        raise Unclear("one-amount", verb=verb, typed=rest[0])
    if rest and rest[0] != MOST:
        return amount(rest[0])
    if offer is None:
        # No amount is offered: the engine says why, whatever the amount.
        return 0
    if rest:
        return offer.most
    if offer.least < offer.most:
        bounds = {"least": Money(offer.least), "most": Money(offer.most)}
        raise Unclear("raise", verb=verb, like=offer.least // 100, **bounds)
    return offer.least


def _with_amount(kind: Any, viewer: int, to: int) -> Command:
    made: Command = kind(viewer, to)
    return made
