"""A choice of games for a person who has named none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardhouse.cli.books import house
from cardhouse.rulebook.files import houses
from cardhouse.words.book import about_words
from cardhouse.words.said import Arg, say
from cardhouse.words.speech import plain

if TYPE_CHECKING:
    from rich.console import Console

    from cardhouse.cli.play.loop import Read
    from cardhouse.rulebook import AnyPosted, House

QUIT: Final = ("q", "quit", "exit")


def choose(console: Console, read: Read, language: str, name: str = "") -> tuple[str, str] | None:
    """Ask for one of the games, of one house or of all; None if the person wants none."""
    found = _offered(name)

    def told(key: str, **args: Arg) -> None:
        console.print(f" {plain(say(key, **args), language)}")

    told("choose-game", one=bool(name))
    for number, (_, post) in enumerate(found, 1):
        about = about_words(post, post.name, language)
        line = plain(say("choose-line", title=post.title, about=about), language)
        console.print(Text(f" {number:>2}  {line}"), no_wrap=True, overflow="ellipsis")
    while True:
        told("choose-how", most=len(found))
        try:
            typed = read("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        if typed in QUIT:
            return None
        for number, (book, post) in enumerate(found, 1):
            if typed in (str(number), post.name, post.title.lower()):
                return book.id, post.name


def _offered(name: str) -> list[tuple[House, AnyPosted]]:
    """All games of a house; of all houses each game once, at the first that posts it."""
    books = [house(name)] if name else [house(each) for each in houses()]
    # The house with the most games first: newcomers read from the top.
    books.sort(key=lambda book: -len(book.games))
    found: dict[str, tuple[House, AnyPosted]] = {}
    for book in books:
        posts: list[AnyPosted] = [*book.games.values(), *book.mixed.values()]
        for post in posts:
            found.setdefault(post.title, (book, post))
    return list(found.values())
