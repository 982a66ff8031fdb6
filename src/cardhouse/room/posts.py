"""The games of a room: each as its house prints it, and as its latest edition has it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from cardhouse.management import Management, book_key
from cardhouse.rulebook import AnyPosted, Mixed, Posted
from cardhouse.rulebook.editions import Revision, edited

LOG = logging.getLogger(__name__)


class Posts(dict[tuple[str, str], AnyPosted]):
    """The posts in force, by house and name."""

    def __init__(self) -> None:
        super().__init__()
        self.printed: dict[tuple[str, str], AnyPosted] = {}

    def post(self, printed: AnyPosted, management: Management) -> AnyPosted:
        """Take a book into the room; the edition that the management has of it is in force."""
        where = printed.house, printed.name
        self.printed[where] = printed
        fresh, faults = edited(printed, revisions(management, printed.house))
        if fresh is None:
            # A new print may not bear the old edition: the print alone is in force.
            LOG.warning("no edition of %s/%s: %s", *where, faults[0])
        self[where] = fresh or printed
        return self[where]

    def revise(self, management: Management, house: str) -> None:
        """Put the latest editions of a house in force."""
        for printed in [each for each in self.printed.values() if each.house == house]:
            self.post(printed, management)

    def games(self) -> Iterator[Posted]:
        """Every game of the room as it is printed, those of changing tables too, each once."""
        seen = set[tuple[str, str]]()
        for post in self.printed.values():
            for game in post.games.values() if isinstance(post, Mixed) else (post,):
                if (game.house, game.name) not in seen:
                    seen.add((game.house, game.name))
                    yield game


def revisions(management: Management, house: str) -> dict[str, Revision]:
    """The differences of the latest editions of a house's games from the print, by game."""
    found = {}
    for book, editions in management.editions.items():
        last = editions[-1]
        if book.startswith(book_key(house, "")) and (last.limits or last.rules):
            game = book.removeprefix(book_key(house, ""))
            found[game] = Revision(limits=last.limits, rules=last.rules)
    return found
