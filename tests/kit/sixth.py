"""The sixth house: a book of TOML alone, beside the tests, with games of the other houses."""

from pathlib import Path

from cardhouse import rulebook
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import House, Posted, all_games, load

FOLDER = Path(__file__).parent.parent / "sixth_house" / "corner-club"


def sixth() -> House:
    """The sixth house's book."""
    return load(str(FOLDER))


def sixth_game(name: str, table: str = "") -> PotGame:
    """A pot game of its book, at one of its tables."""
    post = sixth().games[name]
    game = post.game(post.table(table))
    assert isinstance(game, PotGame)
    return game


def games_everywhere() -> list[Posted]:
    """Every game of the packaged houses, and of the sixth."""
    return [*all_games(), *sixth().games.values()]


def posted(house: str, game: str) -> Posted:
    """A game of any house, including the sixth."""
    return sixth().games[game] if house == FOLDER.name else rulebook.posted(house, game)
