"""The spread of a table: one game with its rules, or several in turn."""

from msgspec import Struct

from cardhouse.engine.core.game import Game
from cardhouse.floor.core.rules import Irregularities
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.rules import Changing, Fee, Rotation, Seating


class Spread(Struct, frozen=True, kw_only=True):
    """A game as a table spreads it, with its fee, seats, rulings, bank and bonuses."""

    game: Game
    fee: Fee
    seating: Seating
    floor: Irregularities = Irregularities()
    rotation: Rotation = Rotation()
    bonuses: tuple[Bonus, ...] = ()


class Mix(Struct, frozen=True, kw_only=True):
    """The games of a table whose game changes from hand to hand, in the order of the book."""

    spreads: tuple[Spread, ...]
    changing: Changing
    # The step chips are sold in: whole bets in every game.
    step: int

    def of(self, game: str) -> Spread:
        """A game by its name; a table spreads none twice."""
        return next(each for each in self.spreads if each.game.name == game)

    def after(self, game: str) -> tuple[Spread, ...]:
        """All games in order, starting after the given one."""
        place = self.spreads.index(self.of(game)) + 1
        return self.spreads[place:] + self.spreads[:place]


class Naming(Struct, frozen=True, kw_only=True):
    """The player who named the next game, and the run of the last one."""

    # Name of the holder of the coming button; empty while nobody has named a game.
    by: str = ""
    # The game of the last hands, the names of the players who had the button, and the number of
    # hands.
    game: str = ""
    buttons: tuple[str, ...] = ()
    hands: int = 0

    def counted(self, game: str, holder: str) -> "Naming":
        """The same after another completed hand."""
        if game != self.game:
            return Naming(game=game, buttons=(holder,), hands=1)
        buttons = (*self.buttons, holder)
        return Naming(game=game, buttons=buttons, hands=self.hands + 1)
