"""What a person types in a game for a pot, read as a command; the engine says what is legal."""

from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.cli.play.read import Unclear, amount, cards, chosen
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView, View
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
from cardhouse.words.scene import dollars

VERBS: Final[dict[str, type[Command]]] = {
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
    """Whether a word is something that a player does with his hand."""
    return word in VERBS or word == "c"


def command(words: list[str], view: View, ask: Ask | None = None) -> Command:
    """The command of the viewer behind the words; an amount may be left out if there is one."""
    verb, *rest = words
    offers = {offer.do: offer for offer in view.offers}
    # One key for staying in, whether it costs something or not.
    kind = VERBS.get(verb) or (Check if "call" not in offers and "check" in offers else Call)
    if kind in (Bet, Raise, Straddle, Stake):
        to = _to(rest, offers.get(str(kind.__struct_config__.tag)), verb)
        return _with_amount(kind, view.viewer, to)
    if kind is Discard:
        return Discard(view.viewer, _thrown(verb, rest, offers.get("discard")))
    if kind is Show:
        return Show(view.viewer, cards(rest))
    if rest:
        raise Unclear(f"{verb!r} takes nothing more: {' '.join(rest)!r} was not understood.")
    return kind(view.viewer)


def _thrown(verb: str, rest: list[str], offer: OfferView | None) -> tuple[Card, ...]:
    """The cards to throw away: by name, or by their places in the hand, from 1."""
    if verb == "pat":
        if rest:
            raise Unclear("To stand pat is to keep all cards: pat.")
        return ()
    if not rest:
        raise Unclear(f"Which cards? By place or by name: {verb} 1 3, {verb} Kh 9c, or pat.")
    if offer is None:
        # Nothing is to be drawn: the engine says why not.
        return ()
    return chosen(rest, offer.cards)


def _to(rest: list[str], offer: OfferView | None, verb: str) -> int:
    if rest[:1] == ["to"]:
        rest = rest[1:]
    if len(rest) > 1:
        raise Unclear(f"One amount, please: {verb} {rest[0]}.")
    if rest:
        return amount(rest[0])
    if offer is None:
        # Nothing is offered: whatever the amount, the engine says why not.
        return 0
    if offer.least < offer.most:
        least, most = dollars(offer.least), dollars(offer.most)
        raise Unclear(f"To how much? From {least} to {most}, like: {verb} {offer.least // 100}.")
    return offer.least


def _with_amount(kind: Any, viewer: int, to: int) -> Command:
    made: Command = kind(viewer, to)
    return made
