"""Conditions for citing a ruling: the cards a game deals, and the options of a house."""

from cardhouse.engine.core.portion import Portion, portions
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.deal import deals_board
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.floor.core.rules import Irregularities


def board(game: PotGame, rules: Irregularities) -> bool:
    """The game deals community cards."""
    return deals_board(game)


def faced(game: PotGame, rules: Irregularities) -> bool:
    """Cards lie face up, in front of players or on the board."""
    return deals_board(game) or _shown(game)


def last_down(game: PotGame, rules: Irregularities) -> bool:
    """Cards lie face up in front of the players, and the last one is dealt down."""
    return _shown(game) and not _to_players(game)[-1].up


def last_choice(game: PotGame, rules: Irregularities) -> bool:
    """A player whose last card came face up may stand all-in."""
    return last_down(game, rules) and rules.last_exposed == "all-in"


def antes(game: PotGame, rules: Irregularities) -> bool:
    """Everybody antes before the deal, even absent players."""
    return _has(game, Antes)


def draw(game: PotGame, rules: Irregularities) -> bool:
    """Cards are exchanged."""
    return _has(game, Draw)


def no_joker(game: PotGame, rules: Irregularities) -> bool:
    """A joker does not belong to the deck."""
    return not game.deck.jokers


def streets_mended(game: PotGame, rules: Irregularities) -> bool:
    """Whole streets are put right."""
    return rules.mend_streets


def count_out(game: PotGame, rules: Irregularities) -> bool:
    """A hand of a wrong size is out."""
    return rules.count == "out"


def filled(game: PotGame, rules: Irregularities) -> bool:
    """A hand with too few cards is filled up on the draw."""
    return rules.put_right == "until-draw"


def kept(game: PotGame, rules: Irregularities) -> bool:
    """A good card exposed on the deal must be kept."""
    return rules.exposed_kept > 0


def fourth_told(game: PotGame, rules: Irregularities) -> bool:
    """A fourth card of the flop that can be told from the others is the next burn."""
    return rules.fourth_burns and deals_board(game)


def _shown(game: PotGame) -> bool:
    """Cards lie face up in front of the players: dealt so, or turned up later."""
    return any(portion.up > 0 for portion in portions(game.script))


def _to_players(game: PotGame) -> list[Portion]:
    return [portion for portion in portions(game.script) if portion.held > 0]


def _has(game: PotGame, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in game.script)
