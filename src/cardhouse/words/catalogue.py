"""The messages of one language: Project Fluent's files in a folder, each compiled when needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER: Final = Path(__file__).parent
# A folder of this name, here or in a family's own, has the messages; so has every other language.
ENGLISH: Final = "en"

# A message begins where a line begins with its name, and an attribute where one is set in. What
# else stands at the beginning of a line is a comment, or the end of a bracket.
_MESSAGE: Final = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#", re.MULTILINE)
_NAME: Final = re.compile(r"[^ =]+")
_ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)

# How a message speaks: its arguments go in, and whatever was wrong with them comes out.
Speaks = Callable[[dict[str, Any], list[Exception]], str]


class CatalogueError(Exception):
    """A file of messages that cannot be used."""


class Catalogue(dict[str, Speaks]):
    """Messages, and `message.attribute`s, by their ids.

    To read and compile all of them takes a second or two, and a table needs a few dozen: one that
    is asked for is read and compiled with those that it refers to.
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

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        found = _NAME.match(text)
        assert found is not None
        self.name = found[0]

    @cached_property
    def message(self) -> ast.Message:
        """The message, read by the library; few are ever asked for."""
        # The library is loaded where something is said, not where this is imported.
        from fluent.syntax import FluentParser, ast

        *others, message = FluentParser(with_spans=False).parse(self.text).body
        if isinstance(message, ast.Junk):
            raise CatalogueError(f"{self.file}: {message.annotations[0].message}: {self.text!r}")
        assert isinstance(message, ast.Message) and not others
        return message

    @cached_property
    def refers(self) -> list[str]:
        """The messages to which it refers."""
        return list(_references(self.message))

    def speaks(self) -> list[str]:
        """The parts of it that can be said: the message itself, and its attributes."""
        first = _ATTRIBUTE.search(self.text)
        own = self.text[: first.start() if first else None].partition("=")[2].strip()
        attributes = [f"{self.name}.{name}" for name in _ATTRIBUTE.findall(self.text)]
        return [self.name, *attributes] if own else attributes


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
    """The messages of some files, which `tests/unit/words/test_catalogue.py` reads to the end."""
    seen: dict[str, str] = {}
    for file, text in texts.items():
        _, *entries = _MESSAGE.split(text)
        for each in entries:
            # The comment that ends a message is about the next one.
            entry = Entry(file, _COMMENT.split(each)[0].rstrip())
            if entry.name in seen:
                raise CatalogueError(f"{file}: {entry.name} is also in {seen[entry.name]}")
            seen[entry.name] = file
            yield entry.name, entry
