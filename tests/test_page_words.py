"""The pages show only words from the catalogues, and ask for none that are not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.words.catalogue import FOLDER, catalogue

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src"
SOURCES = sorted(
    file
    for file in (*PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts"))
    if not file.name.endswith(".test.ts")
)

# Words that are the same in every language, or that only somebody who mends the pages reads.
EXCEPTIONS = {
    # The name of the program, an index on a card, and the names of keys.
    *("Cardhouse", "JOKER", "Jo"),
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Enter", "Esc", "Escape", "Home"),
    # A page that was put together wrongly; places in a page, and how things are moved there.
    *("the page has no place for the room", "input, select, textarea, dialog"),
    "button, a",
    *("nbsp", "translate(px, px)"),
}

# Attributes that people read, or hear.
SHOWN = re.compile(
    r'\b(?:aria-\w+text|aria-label|alt|label|placeholder|purpose|title|what)="([^"]*)"'
)
TOKEN = re.compile(
    r"""/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.S
)
CARD = re.compile("[2-9TJQKA][cdhs]")


def blocks(text: str) -> tuple[str, str]:
    """The code of a component, and its markup with what lies between braces as code."""
    code = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.S))
    markup = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", text, flags=re.S)
    shown, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if depth:
            code += letter
        else:
            shown.append(letter)
        if letter == "}":
            depth -= 1
            code += "\n" if not depth else ""
    return code, "".join(shown)


def literals(code: str) -> Iterator[str]:
    """The texts in code, without comments and without what is put into them."""
    for token in TOKEN.findall(code):
        if token[0] in "\"'`":
            yield re.sub(r"\$\{[^}]*\}", "", token[1:-1])


def is_for_people(text: str) -> bool:
    """True for words that begin as a label does, or that stand beside each other."""
    words = text.strip()
    if re.search(r"[^\w\s,.;:?!'\u2019“”…·●½$()/-]|\d", words) or CARD.fullmatch(words):
        return False
    label = re.match(r"[A-Z][a-z]+\b(?![-/(])", words)
    return bool(label or re.search(r"[A-Za-z]{2,},? [a-z]", words))


def shown(file: Path) -> Iterator[str]:
    """Words that a source shows to people by itself."""
    text = file.read_text("utf-8")
    if file.suffix == ".ts":
        yield from filter(is_for_people, literals(text))
        return
    code, markup = blocks(text)
    yield from filter(is_for_people, literals(code))
    yield from (said for said in SHOWN.findall(markup) if re.search("[A-Za-z]{2}", said))
    yield from re.findall(r"[A-Za-z][A-Za-z ]+", re.sub(r"<[^>]*>", "\n", markup))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(PAGES).as_posix())
def test_a_source_holds_no_words_of_its_own(file: Path) -> None:
    assert {words.strip() for words in shown(file)} - EXCEPTIONS == set()


def test_words_are_found_wherever_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "Some.svelte"
    file.write_text(
        '<script lang="ts">const words = "Nobody yet"; // Not this.\n</script>\n'
        '<p title="Seat">Free {few ? `only a few` : t("page-some")}</p>\n'
    )
    assert {words.strip() for words in shown(file)} == {"Nobody yet", "only a few", "Seat", "Free"}


def messages(language: str) -> set[str]:
    """The messages that only the pages use."""
    files = (FOLDER / language / f"{name}.ftl" for name in ("me", "pages"))
    text = "\n".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def test_pages_ask_for_all_their_messages_and_for_no_others() -> None:
    known = messages("en")
    areas = {name.partition("-")[0] for name in known}
    commands = set(literals((PAGES / "wire" / "messages.ts").read_text("utf-8")))
    asked, begun = set[str](), set[str]()
    for file in SOURCES:
        text = file.read_text("utf-8")
        asked |= set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text))
        begun |= set(re.findall(r"\b(?:t|has|said)\([^`;]*`([a-z-]+-)\$\{", text))
    asked = {name for name in asked - commands if name.partition("-")[0] in areas}
    every = set(catalogue("en").entries)
    assert asked - every == set()
    assert {start for start in begun if not any(name.startswith(start) for name in every)} == set()
    assert {name for name in known - asked if not name.startswith(tuple(begun))} == set()
