"""Which hands of a game for a pot are counted."""

from cardhouse.cli.terminal import Counted
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low

FIVE, SEVEN = 5, 7
TWO_OF_FOUR = "(Any five cards: with two of four and a board, see `cardhouse odds`.)"


def counted(game: PotGame) -> Counted:
    """Hands for high, low or both, of the cards that a player chooses from."""
    both = {"high": game.high, "low": game.low}
    sides: dict[str, High | Low] = {side: rules for side, rules in both.items() if rules}
    return Counted(sides, _cards(game), TWO_OF_FOUR if game.pick == "two" else "")


def _cards(game: PotGame) -> int:
    """How many cards a player's hand is chosen from, as far as any five of them may play."""
    deals = [step for step in game.script if isinstance(step, Deal)]
    dealt = sum(deal.down + deal.up + deal.board for deal in deals)
    return SEVEN if game.pick == "any" and dealt >= SEVEN else FIVE
