"""The opening stake: the button names it, and players who match it are dealt in."""

from typing import Any, ClassVar

from cardhouse.engine.core.asks import PLAIN, Amounts, Ask, Terms
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.commands import Match, Stake, StayOut
from cardhouse.engine.pot.events import Paid, Refunded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ledger import POT


class Staking(Position):
    """The stake is named, and these seats have not decided yet to come in."""

    waiting: list[int]

    def copy(self) -> "Staking":
        return Staking(waiting=self.waiting[:])


class StakeSet(Paid, frozen=True, kw_only=True, tag="stake-set"):
    """The button put the stake of this hand into the pot; it is no part of a bet."""

    cite: str = "stake"

    def change(self, hand: PotHand) -> None:
        hand.paid[self.seat] += self.amount
        hand.stake = self.amount
        hand.at = Staking(waiting=[seat for seat in hand.live if seat != self.seat])


class StakeMatched(Paid, frozen=True, kw_only=True, tag="stake-matched"):
    """A player put in the same, or all their chips, and is dealt in."""

    cite: str = "stake.match"

    def change(self, hand: PotHand) -> None:
        hand.paid[self.seat] += self.amount
        Staking.of(hand).waiting.remove(self.seat)


class StayedOut(Event[PotHand], frozen=True, kw_only=True, tag="stayed-out"):
    """A player stayed out of this hand, and is not dealt in."""

    seat: int
    cite: str = "stake.out"

    def change(self, hand: PotHand) -> None:
        Staking.of(hand).waiting.remove(self.seat)
        hand.live.remove(self.seat)


class OpeningStake(Step[PotHand], frozen=True, tag="stake"):
    """The button stakes from the least to the most bet; then all others are asked at once."""

    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "stake",
        "stake.match",
        "stake.out",
        "stake.alone",
    )
    joining: ClassVar[bool] = True

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        if len(hand.live) < 2:
            return ()
        if not isinstance(hand.at, Staking):
            seat = hand.live[-1]
            terms = self._terms(hand, seat)
            return (Ask(seat, {Stake: terms}, Stake(seat, terms.least)),)
        waiting = [seat for seat in hand.at.waiting if seat in hand.live]
        return tuple([self._joining(hand, seat) for seat in waiting])

    def _joining(self, hand: PotHand, seat: int) -> Ask:
        cost = min(hand.stake, hand.chips[seat])
        offers: dict[type[Command], Terms] = {Match: Terms(cost), StayOut: PLAIN}
        return Ask(seat, offers, StayOut(seat))

    def _terms(self, hand: PotHand, seat: int) -> Amounts:
        stakes, chips = hand.game.stakes, hand.chips[seat]
        least, most = min(stakes.small_bet, chips), min(stakes.big_bet, chips)
        return Amounts(least=least, most=most, step=stakes.unit)

    def answer(self, hand: PotHand, command: Any) -> Events:
        seat = command.seat
        match command:
            case Stake(to=amount):
                yield StakeSet(seat=seat, amount=amount)
            case Match():
                yield StakeMatched(seat=seat, amount=min(hand.stake, hand.chips[seat]))
            case StayOut():
                yield StayedOut(seat=seat)

    def close(self, hand: PotHand) -> Events:
        """Return the stake to a player left alone; nothing is dealt."""
        match hand.live:
            case [seat] if (amount := hand.paid[seat]) == hand.chips[POT] > 0:
                yield Refunded(seat=seat, amount=amount, cite="stake.alone")

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if isinstance(command, Stake) and isinstance(command.seat, int):
            if isinstance(hand.at, Staking):
                return Illegal(Reason.ALREADY_BET, "stake.match")
            terms = self._terms(hand, command.seat)
            words = say("stake-range", least=Money(terms.least), most=Money(terms.most))
            return Illegal(Reason.WRONG_AMOUNT, "stake", words)
        return Illegal(Reason.NOT_OFFERED, "stake")
