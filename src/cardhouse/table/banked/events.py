"""Events of the bank between hands."""

from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table


class BankOffered(TableEvent, frozen=True, kw_only=True, tag="bank-offered"):
    """A player is offered the bank."""

    seat: int
    cite: str = "bank.offer"

    def change(self, table: Table) -> None:
        table.turn.offered = self.seat


class BankTaken(TableEvent, frozen=True, kw_only=True, tag="bank-taken"):
    """A player has the bank, or a standing bank if no player wants it."""

    seat: int
    standing: bool = False
    # True if everybody else is asked again after this turn, from here on.
    opens: bool = False
    cite: str = "bank.turn"

    def change(self, table: Table) -> None:
        turn = table.turn
        turn.holder = self.seat
        if table.mix is None:
            table.button = self.seat
        turn.number, turn.offered = 1, 0
        if self.opens:
            turn.start, turn.asked = self.seat, ()
        turn.asked = (*turn.asked, table.name_at(self.seat))
        if self.standing:
            turn.standing = self.seat


class BankPassed(TableEvent, frozen=True, kw_only=True, tag="bank-passed"):
    """A player declined the bank, or passed it on before their turn was over."""

    seat: int
    cite: str = "bank.passed"

    def change(self, table: Table) -> None:
        turn = table.turn
        turn.asked, turn.offered = (*turn.asked, table.name_at(self.seat)), 0
        if turn.holder == self.seat:
            turn.holder = turn.number = 0


class BankKept(TableEvent, frozen=True, kw_only=True, tag="bank-kept"):
    """The button is turned to the next hand of the same turn."""

    seat: int
    number: int
    cite: str = "bank.turn"

    def change(self, table: Table) -> None:
        table.turn.last, table.turn.number = table.name_at(self.seat), self.number


class BankEnded(TableEvent, frozen=True, kw_only=True, tag="bank-ended"):
    """A turn is over: somebody else must bank next."""

    seat: int
    cite: str = "bank.turn"

    def change(self, table: Table) -> None:
        table.turn.last = table.name_at(self.seat)
        table.turn.holder = table.turn.number = 0


class GameBroken(TableEvent, frozen=True, kw_only=True, tag="game-broken"):
    """Nobody takes the bank: the game stops until somebody does."""

    cite: str = "bank.broken"


class FreshAsked(TableEvent, frozen=True, kw_only=True, tag="fresh-asked"):
    """A player asked for fresh cards for the next hand."""

    seat: int
    cite: str = "shoe.asked"

    def change(self, table: Table) -> None:
        table.fresh = True


class ShoeShuffled(TableEvent, frozen=True, kw_only=True, tag="shoe-shuffled"):
    """All cards of the shoe were shuffled together: the cut card is out, or somebody asked."""

    cite: str = "shoe.cut"

    def change(self, table: Table) -> None:
        table.fresh = False
