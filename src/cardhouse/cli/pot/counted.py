"""The hands to count in a game for a pot."""

from cardhouse.cli.terminal import Counted
from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low

FIVE, SEVEN = 5, 7
TWO_OF_FOUR = "(Any five cards; for two of four cards with a board, see `cardhouse odds`.)"


def counted(game: PotGame) -> Counted:
    """Hands for high, low or both, from the cards that a player chooses from."""
    both = {"high": game.high, "low": game.low}
    sides: dict[str, High | Low] = {side: rules for side, rules in both.items() if rules}
    return Counted(sides, _cards(game), TWO_OF_FOUR if game.pick == "two" else "")


def _cards(game: PotGame) -> int:
    """The number of cards that a player's hand is chosen from, if any five of them may play."""
    dealt = total(game.script)
    return SEVEN if game.pick == "any" and dealt.held + dealt.board >= SEVEN else FIVE
