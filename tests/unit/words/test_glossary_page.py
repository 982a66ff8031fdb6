"""The glossary is made from the types, and a word has one meaning."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cardhouse.words.glossary import TERMS
from cardhouse.words.glossary_page import glossary_page, main, sections

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "glossary.md"
SOURCE = ROOT / "src" / "cardhouse"
# Commands, steps and reports that bear the name of the thing that they are about.
NAMESAKES = {
    "bank",
    "bring-in",
    "exposed",
    "joker",
    "misdeal",
    "muck",
    "round",
    "tops",
    "wager",
}


def test_the_glossary_is_up_to_date() -> None:
    now = glossary_page()
    assert PAGE.read_text(encoding="utf-8") == now, "run: python -m cardhouse.words.glossary_page"


def test_every_word_has_a_meaning() -> None:
    found = sections()
    assert len(found) == 6 and all(len(words) > 10 for words in found.values())
    assert not [word for words in found.values() for word, said in words.items() if not said]


def test_a_word_of_the_card_room_is_explained_once() -> None:
    """The list does not repeat a command, a step or a noun that the code explains."""
    others = [words for title, words in sections().items() if words is not TERMS]
    told = Counter(word.lower() for words in others for word in words)
    assert {*TERMS} & {*told} == NAMESAKES
    assert [*TERMS] == sorted(TERMS)


def test_every_word_is_one_that_the_package_uses() -> None:
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
    own = SOURCE / "words" / "glossary.py"
    text = "\n".join(file.read_text(encoding="utf-8").lower() for file in files if file != own)
    words = {part for term in TERMS for part in term.split() if part not in ("of", "and")}
    unused = [word for word in words if not re.search(rf"\b{re.escape(word)}", text)]
    assert not unused


def test_it_is_written_where_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "glossary.md"
    monkeypatch.setattr("sys.argv", ["glossary_page", str(target)])
    main()
    assert target.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")
