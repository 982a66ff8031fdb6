"""What Enter stands for: what silence means, or what one did the last time."""

from msgspec import Struct

from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.terms import Spots, Sum
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View

# So many of the table's least wagers make a sound bank.
BANK_BETS = 20


class Habit(Struct):
    """What somebody put up and wagered the last time."""

    bank: int = 0
    wager: int = 0

    def learn(self, command: Command) -> None:
        """What was done is likely to be done again."""
        if isinstance(command, PutUp):
            self.bank = command.amount
        elif isinstance(command, PlaceWager):
            self.wager = command.amount


def silence(view: View, ask: Ask, habit: Habit) -> tuple[Command, ...]:
    """The commands behind Enter; none where one may let pass what is offered."""
    lay, seat = view.layout, view.viewer
    if lay is not None and not lay.covers and isinstance(terms := ask.offers.get(PutUp), Sum):
        usual = habit.bank or BANK_BETS * view.stakes.small_bet
        return (PutUp(seat, max(terms.least, min(usual, terms.most))),)
    terms = ask.offers.get(PlaceWager)
    fresh = lay is not None and all(wager.seat != seat for wager in lay.wagers)
    if fresh and isinstance(terms, Spots) and seat in terms.spots:
        least, most = terms.spots[seat]
        more = (min(habit.wager, most) - least) // terms.step * terms.step
        return PlaceWager(seat, seat, least + max(0, more)), Done(seat)
    return () if ask.default is None else (ask.default,)
