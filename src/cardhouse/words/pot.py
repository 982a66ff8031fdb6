"""Games for a pot, as somebody at the table would tell them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.cards import HIDDEN, card_words, show_cards
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot import deal_events as deal
from cardhouse.engine.pot import events as pot
from cardhouse.engine.pot import opening, redeal, resting, rulings, straddle, thrown
from cardhouse.engine.pot.commands import Bet, Raise
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.pots import pots
from cardhouse.engine.pot.view import PotView
from cardhouse.ranking import best, scale
from cardhouse.words.fees import own_fee
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Telling, Words, nothing

STREETS: Final = {3: "Flop", 4: "Turn", 5: "River"}
LIMITS: Final = {"fixed": "limit", "spread": "spread limit", "pot": "pot limit", "no": "no limit"}
BLINDS = {"blind.small": "the small blind", "blind.full": "the big blind"}


def hand_name(hand: PotHand, seat: int) -> str:
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


def _shown_name(scene: Scene, seat: int) -> str:
    assert isinstance(scene.hand, PotHand)
    return hand_name(scene.hand, seat)


def _shown(event: pot.Shown, scene: Scene) -> str:
    name = _shown_name(scene, event.seat)
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
    if any(isinstance(e, pot.PotAwarded) and e.pot for e in scene.log):
        which = f"side pot {event.pot}" if event.pot else "the main pot"
    share = {"award.split": "a share of ", "award.odd-chip": "a share with the odd chip of "}
    half = f"the {event.half} half of " if event.half else ""
    what = share.get(event.cite, "") + half + which
    name = "" if event.cite == "award.unshown" else _shown_name(scene, event.seat)
    hand = f" with {name}" if name else ""
    return f"{scene.who(event.seat)} wins {what}, {dollars(event.amount)}{hand}"


def _scrap(event: deal.ScrapFound | deal.ScrapMarked, scene: Scene) -> str:
    found = "comes off the deck" if isinstance(event, deal.ScrapFound) else "is in the deck"
    card = card_words(event.card)
    return f"The {card} {found}: a scrap of paper{scene.rules(event.cite)}"


def holding(view: PotView, game: PotGame) -> str:
    """What the viewer's own cards make with the board, in words; empty before five cards."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    cards = () if own is None else (*own.down, *own.up)
    if not cards or len(cards) + len(view.board) < 5 or HIDDEN in cards:
        return ""
    scales = [scale(rules) for rules in (game.high, game.low) if rules is not None]
    try:
        made = [(each, best.of(each, cards, view.board, game.pick)) for each in scales]
        return "; ".join(each.name(value) for each, value in made if value)
    except ValueError:
        # A card too many, or one that does not belong to the deck.
        return ""


def stakes_words(stakes: Stakes) -> str:
    """What a table plays for: "limit $4-$8, blinds $2 and $4"."""
    words = f"{LIMITS[stakes.limit]} {dollars(stakes.small_bet)}-{dollars(stakes.big_bet)}"
    if stakes.ante:
        words += f", ante {dollars(stakes.ante)}"
    if stakes.blinds:
        name = "blind" if len(stakes.blinds) == 1 else "blinds"
        words += f", {name} {' and '.join(dollars(blind) for blind in stakes.blinds)}"
    if stakes.bring_in:
        words += f", bring-in {dollars(stakes.bring_in)}"
    return words


def _heading(event: Event, hand: PotHand) -> Iterator[str]:
    """A new street begins with the whole board, the showdown with the pots."""
    if isinstance(event, deal.BoardDealt):
        street = STREETS.get(len(hand.board), "Board")
        yield f"*** {street} *** {show_cards(hand.board)}"
    elif isinstance(event, pot.ShowdownOpened):
        amounts = [dollars(pot.amount) for pot in pots(hand)]
        sides = "".join(f", side pot {i} {amount}" for i, amount in enumerate(amounts[1:], 1))
        yield f"*** Showdown *** pot {amounts[0]}{sides}"


WORDS: Final[Words] = {
    deal.BoardDealt: nothing,
    deal.ScrapFound: _scrap,
    deal.ScrapMarked: _scrap,
    deal.Misdealt: lambda e, s: f"Misdeal: all cards come in{s.rules(e.cite)}",
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
    redeal.TurnedLow: lambda e, s: f"Nobody opens: the low hand wins now{s.rules(e.cite)}",
    redeal.PassedOut: lambda e, s: f"Nobody opens for low either{s.rules(e.cite)}",
    redeal.AntedAgain: lambda e, s: (
        f"{s.who(e.seat)} antes another {dollars(e.amount)}{s.all_in(e.seat)}"
    ),
    redeal.ShareGivenUp: lambda e, s: f"{s.who(e.seat)} does not ante again{s.rules(e.cite)}",
    redeal.Redealt: lambda e, s: f"New cards for the same pot{s.rules(e.cite)}",
    thrown.ThrownIn: lambda e, s: f"{s.who(e.seat)} throws the hand away{s.rules(e.cite)}",
    thrown.Merged: lambda e, s: f"The hand of {s.who(e.seat)} goes into the muck{s.rules(e.cite)}",
    pot.DrawOpened: nothing,
    pot.Discarded: _discarded,
    pot.Drawn: _drawn,
    pot.StockRenewed: lambda e, s: (
        f"The deck has run out: folded hands and discards make a new one{s.rules(e.cite)}"
    ),
    pot.DeadPosted: lambda e, s: f"{s.who(e.seat)} posts {dollars(e.amount)} dead",
    straddle.PauseOpened: nothing,
    straddle.Passed: nothing,
    straddle.Straddled: lambda e, s: (
        f"{s.who(e.seat)} straddles: {dollars(e.to)} to go{s.all_in(e.seat)}"
    ),
    pot.BettingOpened: nothing,
    deal.Scrambled: lambda e, s: (
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
    pot.ShowdownOpened: nothing,
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
}

TELLING: Final = Telling(
    family=POT,
    words=WORDS,
    stakes=lambda post, rules: stakes_words(rules.stakes),
    fees=own_fee,
    limits=lambda room: f"bets up to {dollars(room.limits.most_bet)}" if room.limits else "",
    mark="button",
    heading=_heading,
    hand_name=hand_name,
    holding=holding,
)
