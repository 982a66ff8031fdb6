"""The documents name files, folders and modules that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cardhouse"
# The changelog tells history: it may name things that are gone.
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
# Files that are built and not kept in the repository.
MADE = {"src/cardhouse/server/static": "`make web` builds it"}

FENCED = re.compile(r"```.*?```", re.DOTALL)
QUOTED = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)#]+)")
TOPS = ("src", "tests", "docs", "web", "bench", "examples", "requirements", ".ci")
LAYERS = tuple(sorted(path.name for path in PACKAGE.iterdir() if path.is_dir()))
ENDINGS = "py|toml|md|ts|svelte|json|conf|lock"
# A path from the root; a path from the package, limited to likely files and folders, because a bare
# name and a slash may be an account (`cage/short`); a file without its folder; a module.
FROM_ROOT = re.compile(rf"(?:{'|'.join(map(re.escape, TOPS))})/\S*")
FROM_PACKAGE = re.compile(rf"(?:{'|'.join(LAYERS)})/(?:\S*/|\S*\.(?:{ENDINGS}))?")
FILE = re.compile(r"\w+\.(?:py|toml|ts|svelte)")
MODULE = re.compile(r"(?:cardhouse|tests)(?:\.[a-z_]+)+")


def quoted(text: str) -> Iterator[str]:
    """Every word in backticks, outside blocks of code."""
    for span in QUOTED.findall(FENCED.sub("", text)):
        yield from span.split()


def is_missing(word: str) -> bool:
    """True if a word looks like a part of the repository and is not there."""
    # A placeholder stands for any name.
    name = re.sub(r"<\w+>", "*", word).rstrip("/")
    if name in MADE:
        return False
    if FROM_ROOT.fullmatch(word):
        return not any(ROOT.glob(name))
    if FROM_PACKAGE.fullmatch(word):
        return not any(PACKAGE.glob(name))
    if FILE.fullmatch(word):
        below = ("src", "tests", "web/src", "deploy")
        return not ((ROOT / word).exists() or any(any((ROOT / top).rglob(word)) for top in below))
    if word.removeprefix("cardhouse.") in cardhouse.__all__:
        return False
    if MODULE.fullmatch(word):
        path = (ROOT / "src" if word.startswith("cardhouse") else ROOT) / word.replace(".", "/")
        return not (path.is_dir() or path.with_suffix(".py").is_file())
    return False


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    words = quoted(document.read_text(encoding="utf-8"))
    missing = sorted({word for word in words if is_missing(word)})
    assert not missing, f"{document.name} names what is not there: {', '.join(missing)}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_link_leads_to_a_file(document: Path) -> None:
    links = LINK.findall(FENCED.sub("", document.read_text(encoding="utf-8")))
    lost = [to for to in links if "://" not in to and not (document.parent / to).exists()]
    assert not lost, f"{document.name} links to what is not there: {', '.join(lost)}"


def test_the_documents_name_enough_to_be_looked_at() -> None:
    text = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    shapes = (FROM_ROOT, FROM_PACKAGE, FILE, MODULE)
    found = [[word for word in quoted(text) if shape.fullmatch(word)] for shape in shapes]
    assert len(DOCUMENTS) > 5 and all(len(words) > 3 for words in found)


@pytest.mark.parametrize(
    "text",
    [
        "see `tests/server/test_socket.py`",
        "in `web/src/gone/`",
        "`src/cardhouse/engine/hand.py`",
        "`engine/hand.py` has it",
        "the folder `engine/poker/`",
        "`floor/core/cites.py` and `floor/core/reports.py`",
        "`pai_gow_best.py`",
        "`rulebooks/<house>/saloon.toml`",
        "run `python -m cardhouse.formats.enforced_page`",
        "a line may\nbreak: `python\ntests/kit/nothing.py --write`",
    ],
)
def test_a_name_of_what_is_gone_is_found(text: str) -> None:
    assert sum(map(is_missing, quoted(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "`tests/unit`, `tests/laws/` and `web/build.py dev`",
        "`src/cardhouse/rulebooks/<house>/` and `tests/hands/<house>/<game>/`",
        "`requirements/*.lock`, `.ci/run`",
        "`engine/core/hand.py`, `engine/banked/pai_gow/`",
        "`families.py`, `room.toml` and `pyproject.toml`",
        "`python -m tests.pinned` and `cardhouse.table`",
        "`src/cardhouse/server/static` is built",
        "the accounts `cage/short` and `tommys-holdem/box`, and `GET /api/room`",
        "```\ntests/gone.py and `tests/gone.py`\n```",
    ],
)
def test_nothing_else_is(text: str) -> None:
    assert not any(map(is_missing, quoted(text)))
