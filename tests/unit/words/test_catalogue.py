"""Every message of every language, with every shape of its arguments."""

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardhouse.words.catalogue import (
    ENGLISH,
    FOLDER,
    Catalogue,
    CatalogueError,
    catalogue,
    languages,
)

LANGUAGES = languages()
# How a sentence looks that has the verb of somebody else: said of a player as if to them, or so.
GRAMMAR = {
    "en": r"\bYou (is|has|does)\b|\byou (is|has)\b|Ann (are|have)\b",
    "es": r"^Ann (no |ya |se )?(?!es\b)\w+s\b|\bde el\b|\ba el\b|^Tú \w+",
}
# Messages are tried by their first letters: a test for each of them would take longer to find.
LETTERS = ("ab", "cd", "efg", "hijkl", "mno", "p", "qr", "stuvwxyz")
# A player, or cards on a place, that a message is about.
WHO = {"you", "other", "nobody", "bank"}
NAME = "Ann"
SHAPES_MOST = 4000


class Shapes(Visitor):
    """The arguments of a message, and what it chooses its forms by."""

    def __init__(self) -> None:
        self.chosen: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {_key(variant) for variant in node.variants}
        self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.chosen.setdefault(node.id.name, set())


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def shapes(messages: Catalogue, name: str) -> Iterator[dict[str, object]]:
    """Arguments for every form of a message and of those that it refers to."""
    found = Shapes()
    for each in messages.needed(name):
        found.visit(messages.entries[each].message)
    values = {arg: sorted(_values(arg, keys), key=str) for arg, keys in found.chosen.items()}
    for chosen in islice(product(*values.values()), SHAPES_MOST):
        yield dict(zip(values, chosen, strict=True))


def _values(arg: str, keys: set[str]) -> set[object]:
    """Values to try for an argument, given the words that a message chooses by."""
    if keys & (WHO - {"other"}):
        return {*keys, "you", "other"}
    if "one" in keys or any(key.isdigit() for key in keys):
        return {0, 1, 2, 7}
    return set(keys) or {NAME if arg.endswith("_name") else f"<{arg}>"}


def parts(messages: Catalogue) -> set[str]:
    """Messages that are only parts of others, and may begin or end with a gap."""
    used = {each for entry in messages.entries.values() for each in entry.refers}
    return used | {name for name in messages.entries if name.startswith("list-")}


def tried(messages: Catalogue, name: str, *, part: bool) -> int:
    """Try every form of a message, and count them."""
    grammar, count = GRAMMAR.get(messages.language, "$^"), 0
    for values in shapes(messages, name):
        for key in messages.entries[name].speaks():
            wrong: list[Exception] = []
            text = messages[key](values, wrong)
            assert not wrong, f"{key} {values}: {wrong[0]}"
            assert not faults(text, part), f"{key} {values}: {text!r} {faults(text, part)}"
            assert not re.search(grammar, text), f"{key} {values}: {text!r}"
            count += 1
    return count


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_message_is_a_whole_text(language: str, letters: str) -> None:
    messages = catalogue(language)
    incomplete, names = parts(messages), [n for n in messages.entries if n[0] in letters]
    assert names
    for name in names:
        assert tried(messages, name, part=name in incomplete), name


def test_every_message_begins_with_one_of_the_letters() -> None:
    names = [name for each in LANGUAGES for name in catalogue(each).entries]
    assert names and all(name[0] in "".join(LETTERS) for name in names)


def faults(text: str, part: bool) -> str:
    """The fault of a text, if any."""
    if re.search(
        r"[{}]|\$(?!\d)|\?\?|\u2068|\u2069|None|\n", text.replace("<", "").replace(">", "")
    ):
        return "raw"
    if re.search(r"\(\s|\s\)|\s[,.;]|  ", text):
        return "gaps"
    if text.count("(") != text.count(")") or text.count('"') % 2:
        return "unbalanced"
    if not part and (not text or text != text.strip()):
        return "edges"
    return ""


@pytest.mark.parametrize("letters", LETTERS)
def test_a_sentence_to_a_player_has_another_verb(letters: str) -> None:
    """A sentence that begins with "You" has a verb that fits "You"."""
    messages = catalogue(ENGLISH)
    texts = [
        messages[key](values, [])
        for name, entry in messages.entries.items()
        if name[0] in letters
        for values in shapes(messages, name)
        for key in entry.speaks()
    ]
    assert texts
    for text in texts:
        if found := re.match(r"You(?:, behind [^,]+,)? (\w+)", text):
            verb = found[1]
            assert verb in KNOWN or not verb.endswith("s"), text


# Verbs that may follow "You", whatever their ending.
KNOWN = {"pass", "discard", "cross"}


def test_every_language_has_every_message_with_the_same_arguments() -> None:
    english = catalogue(ENGLISH)
    assert ENGLISH in LANGUAGES
    for language in LANGUAGES:
        messages = catalogue(language)
        assert messages.entries.keys() == english.entries.keys()
        for name, entry in messages.entries.items():
            assert entry.speaks() == english.entries[name].speaks(), (language, name)
            assert arguments(messages, name) == arguments(english, name), (language, name)


def arguments(messages: Catalogue, name: str) -> set[str]:
    """The arguments of a message: the parts of a seat or of cards stand for the whole."""
    found = Shapes()
    for each in messages.needed(name):
        found.visit(messages.entries[each].message)
    return {
        re.sub(r"_(name|number|seen|count|many|small|smalls)$", "", arg) for arg in found.chosen
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_as_the_library_finds_it(language: str) -> None:
    found = catalogue(language)
    left = {**found.entries}
    for file in sorted(FOLDER.rglob(f"{language}/*.ftl")):
        for read in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            assert isinstance(read, ast.Message | ast.ResourceComment | ast.Comment), read
            if isinstance(read, ast.Message):
                entry = left.pop(read.id.name)
                # The comment above a message is no part of it.
                read.comment = None
                assert entry.message.equals(read) and entry.file == file.name
                attributes = [f"{entry.name}.{each.id.name}" for each in read.attributes]
                assert entry.speaks() == [entry.name] * bool(read.value) + attributes
    assert found.entries and left == {}


def test_a_message_that_cannot_be_read_is_named_with_its_file() -> None:
    messages = Catalogue(ENGLISH, {"a.ftl": "folded = Folds\nraised = { $to"})
    assert messages["folded"]({}, []) == "Folds"
    with pytest.raises(CatalogueError, match=re.escape("a.ftl: Expected token")):
        messages["raised"]


def test_a_message_stands_in_one_file() -> None:
    texts = {"a.ftl": "raised = A\n", "b.ftl": "raised = B\n"}
    with pytest.raises(CatalogueError, match=re.escape("b.ftl: raised is also in a.ftl")):
        Catalogue(ENGLISH, texts)


def test_comments_and_brackets_at_the_beginning_of_a_line_begin_no_message() -> None:
    text = """### A file.

# Said of one
raised = { $to ->
    [one] One
   *[other] { $to }
} = the bet
    .short = Raise
# Nobody says this = it is a comment.

folded =
    .plain = Fold
"""
    messages = Catalogue(ENGLISH, {"a.ftl": text})
    assert messages.entries.keys() == {"raised", "folded"}
    assert messages["raised"]({"to": 2}, []) == "2 = the bet"
    assert messages["raised.short"]({}, []) == "Raise" and messages.has("folded.plain")
    assert not messages.has("folded")


def test_a_message_that_nobody_can_say_is_found_when_it_is_wanted() -> None:
    messages = Catalogue(ENGLISH, {"a.ftl": "raised = { NO-SUCH($to) }\n"})
    with pytest.raises(CatalogueError, match="raised"):
        messages["raised"]


def test_there_is_no_such_language() -> None:
    with pytest.raises(CatalogueError, match="'xx'"):
        catalogue("xx")


def test_a_second_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "pot.ftl").write_text("folded = { $seat_name } se retira\n", "utf-8")
    monkeypatch.setattr("cardhouse.words.catalogue.FOLDER", tmp_path)
    assert languages() == ["es"]
    messages = catalogue.__wrapped__("es")
    assert messages["folded"]({"seat_name": "Ann"}, []) == "Ann se retira"
