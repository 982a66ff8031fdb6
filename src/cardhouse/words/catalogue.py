"""The messages of one language: Project Fluent's files in a folder, each compiled when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER: Final = Path(__file__).parent
# A folder of this name, here or in a family's own, has the messages; so has every other language.
ENGLISH: Final = "en"

# How a message speaks: its arguments go in, and whatever was wrong with them comes out.
Speaks = Callable[[dict[str, Any], list[Exception]], str]


class CatalogueError(Exception):
    """A file of messages that cannot be used."""


class Catalogue(dict[str, Speaks]):
    """Messages, and `message.attribute`s, by their ids.

    To compile all of them takes a second or two, and a table needs a few dozen: one that is asked
    for is compiled with those that it refers to.
    """

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        super().__init__()
        self.language = language
        self.entries = dict(_entries(texts))
        self._keys = frozenset(key for each in self.entries.values() for key in each.speaks())

    def __missing__(self, key: str) -> Speaks:
        from fluent_compiler.compiler import compile_messages
        from fluent_compiler.resource import FtlResource

        name, _, _ = key.partition(".")
        needed = "\n".join(self.entries[each].text for each in sorted(self.needed(name)))
        made = compile_messages(self.language, [FtlResource(needed)], use_isolating=False)
        if made.errors:
            raise CatalogueError(f"{self.language}, {name}: {made.errors[0][1]}")
        for each in self.entries[name].speaks():
            self[each] = made.message_functions[each]
        return self[key]

    def has(self, key: str) -> bool:
        """True if there is such a message, or such an attribute of one."""
        return key in self._keys

    def needed(self, name: str) -> set[str]:
        """A message and all that it refers to."""
        needed, left = set[str](), [name]
        while left:
            if (each := left.pop()) not in needed:
                needed.add(each)
                left += self.entries[each].refers
        return needed


class Entry:
    """A message as it stands in a file."""

    def __init__(self, message: ast.Message, text: str) -> None:
        self.message = message
        self.text = text
        self.name: str = message.id.name

    @cached_property
    def refers(self) -> list[str]:
        """The messages to which it refers; few are ever asked for."""
        return list(_references(self.message))

    def speaks(self) -> list[str]:
        """The parts of it that can be said: the message itself, and its attributes."""
        attributes = [f"{self.name}.{each.id.name}" for each in self.message.attributes]
        return [self.name, *attributes] if self.message.value else attributes


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """The messages of a language."""
    files = sorted(FOLDER.rglob(f"{language}/*.ftl"))
    if not files:
        raise CatalogueError(f"no messages in the language {language!r}")
    return Catalogue(language, {file.name: file.read_text("utf-8") for file in files})


def languages() -> list[str]:
    """Every language that has a folder of messages."""
    return sorted({file.parent.name for file in FOLDER.rglob("*.ftl")})


def _references(node: object) -> Iterator[str]:
    """The messages to which a message, or a part of one, refers."""
    from fluent.syntax import ast

    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from _references(list(vars(node).values()))
    elif isinstance(node, list):
        for each in node:
            yield from _references(each)


def _entries(texts: dict[str, str]) -> Iterator[tuple[str, Entry]]:
    # The library is loaded where something is said, not where this is imported.
    from fluent.syntax import FluentParser, ast

    seen: dict[str, str] = {}
    for file, text in texts.items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{file}: {entry.annotations[0].message}: {entry.content!r}")
            if isinstance(entry, ast.Message):
                name, span = entry.id.name, entry.span
                if name in seen:
                    raise CatalogueError(f"{file}: {name} is also in {seen[name]}")
                assert span is not None
                seen[name] = file
                yield name, Entry(entry, text[span.start : span.end])
