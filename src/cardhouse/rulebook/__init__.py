"""The only reader of rule books: TOML in, typed and checked games out."""

from cardhouse.rulebook.book import GamePage, Posted, RoomPage, Rule
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.load import all_games, composed, examine, load, opened_by, posted, reposted
from cardhouse.rulebook.mixed import AnyPosted, House, Mixed
from cardhouse.rulebook.opening import open_table
from cardhouse.rulebook.unanswered import unanswered

__all__ = [
    "AnyPosted",
    "Fault",
    "GamePage",
    "House",
    "Mixed",
    "Posted",
    "RoomPage",
    "Rule",
    "RulebookError",
    "all_games",
    "composed",
    "examine",
    "load",
    "open_table",
    "opened_by",
    "posted",
    "reposted",
    "unanswered",
]
