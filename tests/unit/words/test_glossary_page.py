"""The glossary is made from the types, and a word has one meaning."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cardhouse.words.catalogue import FOLDER, catalogue
from cardhouse.words.glossary import SPANISH, TERMS
from cardhouse.words.glossary_page import glossary_page, main, sections

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "glossary.md"
SOURCE = ROOT / "src" / "cardhouse"
# Spanish words that mean something for which the catalogues have another word.
OTHER_WORDS = {
    "jefe de sala": "floor",
    "tarifa": "fee",
    "repartidor": "dealer",
    "dinero de juego": "play money",
    "fichas cambiadas": "redeem",
}
# Arguments that the pages fill with a moment, which ends in Spanish with a point: "8:36 a. m."
MOMENTS = ("at", "begin", "since", "until")
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
    assert len(found) == 7 and all(len(words) > 10 for words in found.values())
    assert not [word for words in found.values() for word, said in words.items() if not said]


def test_a_word_of_the_card_room_is_explained_once() -> None:
    """The list does not repeat a command, a step or a noun that the code explains."""
    others = [words for words in sections().values() if words not in (TERMS, SPANISH)]
    told = Counter(word.lower() for words in others for word in words)
    assert {*TERMS} & {*told} == NAMESAKES
    assert [*TERMS] == sorted(TERMS)


def test_the_spanish_catalogues_have_one_word_for_one_thing() -> None:
    files = [file.read_text("utf-8").lower() for file in (FOLDER / "es").glob("*.ftl")]
    assert {*OTHER_WORDS.values()} <= SPANISH.keys() and len(files) > 10
    assert not [word for word in OTHER_WORDS if any(word in text for text in files)]
    # Words bend at their ends.
    assert not [word for word in SPANISH.values() if not any(word[:4] in text for text in files)]
    assert [*SPANISH] == sorted(SPANISH)


def test_a_drawer_is_no_box_and_neither_is_the_cage() -> None:
    words = {"drawer": "cajón", "drawers": "cajones", "box": "gaveta"}
    mixed = [
        name
        for name, entry in catalogue("es").entries.items()
        for part, other in words.items()
        if part in name.split("-") and other in entry.text.lower()
    ]
    assert not mixed


def test_no_moment_stands_before_a_point_in_spanish() -> None:
    """The clock of the pages says "8:36 a. m.", and one point is enough."""
    late = re.compile(rf"\$(?:{'|'.join(MOMENTS)}) }}\.")
    assert not [name for name, each in catalogue("es").entries.items() if late.search(each.text)]


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
