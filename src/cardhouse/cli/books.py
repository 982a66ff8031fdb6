"""Lookup of houses, games and tables for commands, and their names in the output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from cardhouse.rulebook import AnyPosted, House, Posted
    from cardhouse.table.rules import TableRules


def house(name: str) -> House:
    """A house by its name or folder."""
    from cardhouse.rulebook import RulebookError, load

    try:
        return load(name)
    except LookupError as error:
        raise Mistake(str(error)) from None
    except RulebookError as error:
        more = len(error.faults) - 1
        rest = f" (and {more} more: cardhouse check {name})" if more else ""
        raise Mistake(f"{error.faults[0]}{rest}") from None


def posted(name: str, game: str) -> Posted:
    """A game of a house."""
    games = house(name).games
    if game not in games:
        raise Mistake(f"no game {game!r} at {name}; it posts: {', '.join(games)}")
    return games[game]


def opened_by(name: str, game: str) -> AnyPosted:
    """A game of a house, or a mix of games that its tables change between."""
    posts = house(name).posts()
    if game not in posts:
        raise Mistake(f"no game {game!r} at {name}; it posts: {', '.join(posts)}")
    return posts[game]


def table_name(post: AnyPosted, name: str) -> str:
    """The name of a table; by default the first one's."""
    try:
        return post.table(name).name
    except LookupError as error:
        raise Mistake(str(error)) from None


def table(post: Posted, name: str) -> TableRules:
    """A table of a game; by default the first one."""
    try:
        return post.table(name)
    except LookupError as error:
        raise Mistake(str(error)) from None


def house_words(book: House) -> str:
    """A house's name, and its address if the documents give one."""
    return ", ".join(filter(None, (book.room.name, book.room.address)))


def print_json(data: Any) -> None:
    """Print data as an indented JSON document."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
