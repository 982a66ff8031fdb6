"""Finding houses, games and tables for a command, and what its output says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from cardhouse.rulebook import House, Posted
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
    """One game of a house."""
    games = house(name).games
    if game not in games:
        raise Mistake(f"no game {game!r} at {name}; it posts: {', '.join(games)}")
    return games[game]


def table(post: Posted, name: str) -> TableRules:
    """A table of a game; the first one if none is named."""
    try:
        return post.table(name)
    except LookupError as error:
        raise Mistake(str(error)) from None


def house_words(book: House) -> str:
    """A house's name, and its address where the documents give one."""
    return ", ".join(filter(None, (book.room.name, book.room.address)))


def print_json(data: Any) -> None:
    """Data as an indented JSON document."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
