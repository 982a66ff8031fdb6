"""A seat's view as the numbers that decisions are made of, and nothing that it does not show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import traits as t
from cardhouse.analysis.pot.policies.buckets import street
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.cards import JOKER, PACK, Card
from cardhouse.engine.core.asks import Amounts, Ask, Cards
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Pass,
    Raise,
    Show,
    Stake,
    StayOut,
    Straddle,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView

NUMBERS: Final[dict[Card, int]] = {card: number for number, card in enumerate((*PACK, JOKER))}
# The commands that decisions know, by their act: the first one offered of each is meant.
COMMANDS: Final[dict[int, tuple[type[Command], ...]]] = {
    acts.FOLD: (Fold,),
    acts.CALL: (Check, Call),
    acts.RAISE: (Bet, Raise),
    acts.BRING_IN: (BringIn,),
    acts.PASS: (Pass,),
    acts.STRADDLE: (Straddle,),
    acts.STAKE: (Stake,),
    acts.MATCH: (Match,),
    acts.STAY_OUT: (StayOut,),
    acts.THROW: (Discard,),
    acts.SHOW: (Show,),
}


def sight_of(game: PotGame, view: PotView, ask: Ask) -> list[int]:
    """Everything that a decision is made of."""
    found, own = [0] * s.SIZE, view.own
    places = [seat.seat for seat in view.seats]
    rivals = [seat for seat in view.seats if seat.live and seat.seat != own.seat]
    behind = [seat for seat in rivals if places.index(seat.seat) > places.index(own.seat)]
    found[s.TURNED] = int(view.turned_low)
    found[s.RIVALS], found[s.BEHIND] = len(rivals), len(behind)
    found[s.POT], found[s.CHIPS] = view.pot, own.chips
    found[s.LEVEL], found[s.BET] = max(seat.bet for seat in view.seats), own.bet
    found[s.STEP] = 1
    _add_offers(found, ask)
    add_cards(found, own.down, own.up, view.board)
    _add_shown(found, rivals)
    found[s.FEWEST] = s.NOT_YET
    numbers = traits(game)
    drawn = bool(numbers[t.DRAWS] and (view.burns or any(seat.discards for seat in view.seats)))
    if drawn:
        found[s.FEWEST] = min(s.NOT_YET, *(seat.discards for seat in rivals), s.NOT_YET)
    found[s.STREET] = street(numbers, found[s.CARDS], found[s.SHARED], drawn)
    return found


def _add_offers(found: list[int], ask: Ask) -> None:
    """The acts offered, the cost of staying in, and the amounts or cards."""
    for act, kinds in COMMANDS.items():
        for kind in kinds:
            if (terms := ask.offers.get(kind)) is None:
                continue
            found[s.OFFERS] |= 1 << act
            found[s.COST] = max(found[s.COST], terms.cost)
            if isinstance(terms, Amounts):
                found[s.LEAST], found[s.MOST], found[s.STEP] = terms.least, terms.most, terms.step
            elif isinstance(terms, Cards) and kind is Discard:
                found[s.LEAST], found[s.MOST], found[s.STEP] = terms.least, terms.most, 1


def add_cards(
    found: list[int], down: Iterable[Card], up: Iterable[Card], board: Iterable[Card]
) -> None:
    """The own cards, and those that everybody shares."""
    downs, own = _numbers(down), [*_numbers(down), *_numbers(up)][: s.HELD]
    shared = _numbers(board)
    found[s.CARD : s.CARD + len(own)] = own
    found[s.BOARD : s.BOARD + len(shared)] = shared
    found[s.DOWNS], found[s.CARDS], found[s.SHARED] = min(len(downs), s.HELD), len(own), len(shared)


def _add_shown(found: list[int], rivals: list[PotSeat]) -> None:
    place = s.UP
    for seat in rivals:
        if shown := _numbers(seat.up):
            found[place : place + 1 + len(shown)] = [len(shown), *shown]
            place += 1 + len(shown)
            found[s.SHOWN] += 1


def _numbers(cards: Iterable[Card]) -> list[int]:
    """Cards as numbers, as far as they are seen."""
    return [NUMBERS[card] for card in cards if card in NUMBERS][: s.HELD]
