"""The only reader of rule books: TOML in, typed and checked games out."""

from cardhouse.rulebook.book import GamePage, House, Posted, RoomPage, Rule
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.load import all_games, examine, load, posted, reposted
from cardhouse.rulebook.opening import open_table

__all__ = [
    "Fault",
    "GamePage",
    "House",
    "Posted",
    "RoomPage",
    "Rule",
    "RulebookError",
    "all_games",
    "examine",
    "load",
    "open_table",
    "posted",
    "reposted",
]
