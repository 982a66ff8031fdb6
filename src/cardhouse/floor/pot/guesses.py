"""Guesses at what may have happened in a game for a pot."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.asks import Amounts
from cardhouse.engine.pot.commands import Bet, Raise
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.guesses import Guesses
from cardhouse.floor.core.pointing import pointer
from cardhouse.floor.core.reports import Report
from cardhouse.floor.pot.board import FLOP
from cardhouse.floor.pot.moves import hole_cards
from cardhouse.floor.pot.reports import ChipsPushed, Exposed, FlopCount, OutOfTurn

# No dealer turns more cards than this too many.
TOO_MANY: Final = 2


def _sums(hand: PotHand, seat: int) -> Iterator[int]:
    """Bets that a seat could have made: those offered now, a bet or a raise, all of its chips."""
    terms = (ask.offers.get(kind) for ask in hand.asked for kind in (Raise, Bet))
    for each in terms:
        if isinstance(each, Amounts):
            yield from (each.least, each.most)
    level = hand.at.level if isinstance(hand.at, Round) else 0
    for bet in (hand.game.stakes.small_bet, hand.game.stakes.big_bet):
        yield level + bet
    yield hand.bets[seat] + hand.chips[seat]


def _exposed(hand: PotHand) -> Iterator[Report]:
    for seat in hand.seats:
        for number in range(1, len(hand.down[seat]) + 1):
            yield Exposed(seat=seat, card=pointer(f"down:{seat}", number))


def _flop(hand: PotHand) -> Iterator[Report]:
    for told in (False, True):
        for cards in range(1, FLOP + TOO_MANY + 1):
            yield FlopCount(cards=cards, told=told)


def _pushed(hand: PotHand) -> Iterator[Report]:
    for seat in hand.seats:
        for single in (False, True):
            for announced in (False, True):
                for motion in (*_sums(hand, seat), hand.chips[seat], 1):
                    yield ChipsPushed(
                        seat=seat, motions=(motion,), single=single, announced=announced
                    )


def _out_of_turn(hand: PotHand) -> Iterator[Report]:
    for seat in hand.seats:
        for do in ("fold", "check", "call", "bet", "raise"):
            for to in _sums(hand, seat):
                yield OutOfTurn(seat=seat, do=do, to=to)


GUESSES: Final = Guesses[PotHand](
    values={
        "by": lambda hand: hand.seats,
        "number": lambda hand: range(1, hole_cards(hand) + 1),
        # Cards burned, or dealt of a street.
        "cards": lambda hand: range(len(hand.seats) + 1),
        "kept": lambda hand: hand.live,
        "mixed": lambda hand: hand.live,
    },
    reports={
        Exposed: _exposed,
        FlopCount: _flop,
        ChipsPushed: _pushed,
        OutOfTurn: _out_of_turn,
    },
)
