"""Events in words, as somebody at the table would tell them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from cardhouse.cards import HIDDEN, Card, card_words, show_cards
from cardhouse.engine.core import collect
from cardhouse.engine.core import events as engine
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot import events as pot
from cardhouse.engine.pot import opening, redeal, resting, rulings, straddle, thrown
from cardhouse.engine.pot.commands import Bet, Raise
from cardhouse.formats.banked_words import BANKED_WORDS
from cardhouse.formats.mistake_words import MISTAKE_WORDS
from cardhouse.formats.pai_gow_words import PAI_GOW_WORDS
from cardhouse.formats.pan_words import PAN_WORDS
from cardhouse.formats.scene import Scene, dollars
from cardhouse.ledger import BOX, LEFT
from cardhouse.ranking import best, scale

__all__ = ["WORDS", "Scene", "dollars", "hand_name", "tell"]

BLINDS = {"blind.small": "the small blind", "blind.full": "the big blind"}
PILES = {
    "stock": "the deck",
    "burns": "the burns",
    "board": "the board",
    "muck": "the muck",
    "aside": "cards laid aside",
    "eliminated": "cards out of play",
}


def hand_name(hand: Hand, seat: int) -> str:
    """The hand that a seat has shown, in words; empty while it cannot be told."""
    cards = () if seat in hand.boards else tuple(hand.up[seat])
    pick = "any" if seat in hand.boards else hand.game.pick
    known = (*cards, *hand.board)
    if len(known) < 5 or HIDDEN in known or (hand.down[seat] and seat not in hand.boards):
        return ""
    ranks = hand.ranks()
    try:
        return "; ".join(
            scale(rules).name(best.of(scale(rules), cards, hand.board, pick))
            for rules in ranks
            if rules is not None
        )
    except ValueError:
        # A card that does not belong to the deck, or more cards than a hand has.
        return ""


def tell(event: Event, scene: Scene) -> str:
    """An event in words; empty for what nobody would mention."""
    words = WORDS.get(type(event))
    return words(event, scene) if words is not None else _plain(event)


def _plain(event: Event) -> str:
    """Any other event: its tag and what it says."""
    said = {key: value for key, value in asdict(event).items() if key != "cite"}
    tag = str(event.__struct_config__.tag).replace("-", " ")
    return f"{tag} {said}" if said else tag


def _nothing(event: Any, scene: Scene) -> str:
    return ""


def _blind(event: pot.BlindPosted, scene: Scene) -> str:
    what = BLINDS.get(event.cite, "a blind to come in")
    paid = f"{scene.who(event.seat)} posts {what}, {dollars(event.amount)}"
    return paid + scene.all_in(event.seat)


def _called(event: pot.Called, scene: Scene) -> str:
    return f"{scene.who(event.seat)} calls {dollars(event.amount)}{scene.all_in(event.seat)}"


def _raised(event: pot.Raised, scene: Scene) -> str:
    verb = "bets" if event.opening else "raises to"
    return f"{scene.who(event.seat)} {verb} {dollars(event.to)}{scene.all_in(event.seat)}"


def _discarded(event: pot.Discarded, scene: Scene) -> str:
    who, count = scene.who(event.seat), len(event.cards)
    if not count:
        return f"{who} stands pat"
    thrown = "" if HIDDEN in event.cards else f", throwing {show_cards(event.cards)}"
    return f"{who} draws {count}{thrown}"


def _drawn(event: pot.Drawn, scene: Scene) -> str:
    if HIDDEN in event.cards:
        return ""
    return f"{scene.who(event.seat)} gets {show_cards(event.cards)}"


def _shown(event: pot.Shown, scene: Scene) -> str:
    name = hand_name(scene.hand, event.seat)
    says = f' and says "{event.says}"' if event.says else ""
    shown = f"{scene.who(event.seat)} shows {show_cards(event.cards)}{says}"
    return f"{shown}: {name}" if name else shown


def _mucked(event: pot.Mucked, scene: Scene) -> str:
    who = scene.who(event.seat)
    return f"{who} plays the board" if event.board else f"{who} mucks"


def _killed(event: pot.HandKilled, scene: Scene) -> str:
    # A beaten hand is told by who wins.
    if event.cite == "kill":
        return ""
    return f"The hand of {scene.who(event.seat)} is dead{scene.rules(event.cite)}"


def _early(event: rulings.ActedEarly, scene: Scene) -> str:
    act = str(type(event.act).__struct_config__.tag)
    to = f" to {dollars(event.act.to)}" if isinstance(event.act, Bet | Raise) else ""
    return f"{scene.who(event.seat)} acts out of turn: {act}{to}{scene.rules(event.cite)}"


def _halves(event: rulings.HalvesRuled, scene: Scene) -> str:
    what = f"is dead for the {event.dead_for[0]} half" if event.dead_for else "plays again"
    return f"The hand of {scene.who(event.seat)} {what}{scene.rules(event.cite)}"


def _awarded(event: pot.PotAwarded, scene: Scene) -> str:
    which = "the pot"
    if scene.side_pots:
        which = f"side pot {event.pot}" if event.pot else "the main pot"
    share = {"award.split": "a share of ", "award.odd-chip": "a share with the odd chip of "}
    half = f"the {event.half} half of " if event.half else ""
    what = share.get(event.cite, "") + half + which
    name = "" if event.cite == "award.unshown" else hand_name(scene.hand, event.seat)
    hand = f" with {name}" if name else ""
    return f"{scene.who(event.seat)} wins {what}, {dollars(event.amount)}{hand}"


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


def _scrap(event: engine.ScrapFound | engine.ScrapMarked, scene: Scene) -> str:
    found = "comes off the deck" if isinstance(event, engine.ScrapFound) else "is in the deck"
    card = card_words(event.card)
    return f"The {card} {found}: a scrap of paper{scene.rules(event.cite)}"


def _ended(event: engine.HandEnded, scene: Scene) -> str:
    return f"The hand is cancelled{scene.rules(event.cite)}" if event.cite else ""


WORDS: dict[type[Event], Callable[[Any, Scene], str]] = {
    engine.HandStarted: _nothing,
    engine.Began: _nothing,
    engine.StepsReplaced: _nothing,
    engine.HandEnded: _ended,
    engine.Arranged: _nothing,
    engine.Shuffled: lambda e, s: f"The deck is shuffled and cut{s.rules(e.cite)}",
    engine.Burned: _nothing,
    engine.Dealt: _nothing,
    engine.BoardDealt: _nothing,
    engine.ScrapFound: _scrap,
    engine.ScrapMarked: _scrap,
    engine.CardsMoved: _moved,
    engine.FeeAssessed: _nothing,
    engine.FeeDropped: _dropped,
    engine.FeeReturned: _fee_back,
    engine.Ruled: _ruled,
    engine.BackedUp: lambda e, s: f"The action is taken back{s.rules(e.cite)}",
    engine.ChipsMoved: _chips_moved,
    engine.ChipsTaken: lambda e, s: (
        f"{dollars(e.amount)} of the hand has left the table{s.rules(e.cite)}"
    ),
    engine.Misdealt: lambda e, s: f"Misdeal: all cards come in{s.rules(e.cite)}",
    pot.BlindPosted: _blind,
    pot.AntePosted: lambda e, s: f"{s.who(e.seat)} antes {dollars(e.amount)}{s.all_in(e.seat)}",
    pot.BroughtIn: lambda e, s: (
        f"{s.who(e.seat)} brings it in for {dollars(e.amount)}{s.all_in(e.seat)}"
    ),
    opening.StakeSet: lambda e, s: f"{s.who(e.seat)} stakes {dollars(e.amount)}{s.all_in(e.seat)}",
    opening.StakeMatched: lambda e, s: (
        f"{s.who(e.seat)} puts in {dollars(e.amount)}{s.all_in(e.seat)}"
    ),
    opening.StayedOut: lambda e, s: f"{s.who(e.seat)} stays out",
    collect.LeftOut: lambda e, s: f"{s.who(e.seat)} is not dealt in{s.rules(e.cite)}",
    redeal.TurnedLow: lambda e, s: f"Nobody opens: the low hand wins now{s.rules(e.cite)}",
    redeal.PassedOut: lambda e, s: f"Nobody opens for low either{s.rules(e.cite)}",
    redeal.AntedAgain: lambda e, s: (
        f"{s.who(e.seat)} antes another {dollars(e.amount)}{s.all_in(e.seat)}"
    ),
    redeal.ShareGivenUp: lambda e, s: f"{s.who(e.seat)} does not ante again{s.rules(e.cite)}",
    redeal.Redealt: lambda e, s: f"New cards for the same pot{s.rules(e.cite)}",
    thrown.ThrownIn: lambda e, s: f"{s.who(e.seat)} throws the hand away{s.rules(e.cite)}",
    thrown.Merged: lambda e, s: f"The hand of {s.who(e.seat)} goes into the muck{s.rules(e.cite)}",
    pot.DrawOpened: _nothing,
    pot.Discarded: _discarded,
    pot.Drawn: _drawn,
    pot.StockRenewed: lambda e, s: (
        f"The deck has run out: folded hands and discards make a new one{s.rules(e.cite)}"
    ),
    pot.DeadPosted: lambda e, s: f"{s.who(e.seat)} posts {dollars(e.amount)} dead",
    straddle.PauseOpened: _nothing,
    straddle.Passed: _nothing,
    straddle.Straddled: lambda e, s: (
        f"{s.who(e.seat)} straddles: {dollars(e.to)} to go{s.all_in(e.seat)}"
    ),
    pot.BettingOpened: _nothing,
    engine.Scrambled: lambda e, s: (
        f"The last cards and the burns are scrambled and cut{s.rules(e.cite)}"
    ),
    resting.AllInDeclared: lambda e, s: (
        f"{s.who(e.seat)} stands all-in for the pot as it lies{s.rules(e.cite)}"
    ),
    resting.StayedIn: lambda e, s: f"{s.who(e.seat)} stays active{s.rules(e.cite)}",
    resting.RaisesBarred: lambda e, s: (
        f"{s.who(e.seat)} keeps the card and may not raise{s.rules(e.cite)}"
    ),
    pot.Folded: lambda e, s: f"{s.who(e.seat)} folds",
    pot.Checked: lambda e, s: f"{s.who(e.seat)} checks",
    pot.Called: _called,
    pot.Raised: _raised,
    pot.UncalledReturned: lambda e, s: (
        f"{dollars(e.amount)} that nobody called goes back to {s.who(e.seat)}"
    ),
    pot.ShowdownOpened: _nothing,
    pot.Shown: _shown,
    pot.Mucked: _mucked,
    pot.HandKilled: _killed,
    pot.HandRevived: lambda e, s: f"The hand of {s.who(e.seat)} plays again{s.rules(e.cite)}",
    rulings.ActedEarly: _early,
    rulings.HalvesRuled: _halves,
    pot.PotAwarded: _awarded,
    pot.BetReturned: lambda e, s: (
        f"{dollars(e.amount)} of the last round goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    pot.Refunded: lambda e, s: f"{dollars(e.amount)} goes back to {s.who(e.seat)}",
    **BANKED_WORDS,
    **PAI_GOW_WORDS,
    **MISTAKE_WORDS,
    **PAN_WORDS,
}
