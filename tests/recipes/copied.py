"""A copy of the package changed by the recipes of CONTRIBUTING.md."""

import re
import shutil
from pathlib import Path
from typing import Final

from msgspec import Struct

import cardhouse
from tests.recipes import books

PACKAGE: Final = Path(cardhouse.__file__).parent
RECIPES: Final = Path(__file__).parent
# The proper places of the modules beside this one.
HOMES: Final = {
    "tests.recipes.step.commands": "cardhouse.engine.pot.commands",
    "tests.recipes.step.passing": "cardhouse.engine.pot.passing",
    "tests.recipes.ruling.reports": "cardhouse.floor.pot.reports",
    "tests.recipes.ruling.phones": "cardhouse.floor.pot.phones",
}
# A file, some words of it, and their replacement.
Edit = tuple[str, str, str]


class Recipe(Struct, frozen=True, kw_only=True):
    """The work of following a recipe: new files, and lines in others."""

    heading: str
    new: dict[str, str] = {}
    edits: tuple[Edit, ...] = ()


def at_home(text: str) -> str:
    """A module's text as it reads in its proper place."""
    for here, home in HOMES.items():
        text = text.replace(here, home)
    return text


def module(name: str) -> str:
    """A module beside this one, as it reads in its proper place."""
    return at_home((RECIPES / name).read_text("utf-8"))


def classes(name: str) -> str:
    """The classes of a module, for pasting into another."""
    return re.sub(r"^.*?(?=\nclass )", "\n", module(name), count=1, flags=re.DOTALL)


def followed(place: Path, *recipes: Recipe) -> Path:
    """Write a copy of the package after some recipes; returns the folder to import it from."""
    package = place / "cardhouse"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static"))
    for recipe in recipes:
        for path, text in recipe.new.items():
            (package / path).parent.mkdir(exist_ok=True)
            (package / path).write_text(text, "utf-8")
        for path, old, new in recipe.edits:
            text = (package / path).read_text("utf-8")
            assert text.count(old) == 1, f"{path}: {old!r} stands there {text.count(old)} times"
            (package / path).write_text(text.replace(old, new), "utf-8")
    return place


def _page(name: str) -> str:
    return f"rulebooks/{books.HOUSE}/{name}.toml"


ADD_HOUSE: Final = Recipe(
    heading="Add a house",
    new={_page("room"): books.ROOM, _page("holdem"): books.HOLDEM},
)
ADD_GAME: Final = Recipe(
    heading="Add a game",
    new={
        "rulebooks/base/crazy-pineapple.toml": books.PINEAPPLE,
        _page("crazy-pineapple"): books.PINEAPPLE_PAGE,
    },
)
ADD_STEP: Final = Recipe(
    heading="Add a step",
    new={
        "engine/pot/passing.py": module("step/passing.py"),
        "rulebooks/base/anaconda.toml": books.ANACONDA,
        _page("anaconda"): books.ANACONDA_PAGE,
    },
    edits=(
        (
            "engine/pot/commands.py",
            '\n\nclass Muck(Command, frozen=True, tag="muck"):',
            f'{classes("step/commands.py")}\n\nclass Muck(Command, frozen=True, tag="muck"):',
        ),
        (
            "engine/pot/family.py",
            "from cardhouse.engine.pot.opening import OpeningStake\n",
            "from cardhouse.engine.pot.opening import OpeningStake\n"
            "from cardhouse.engine.pot.passing import PassLeft\n",
        ),
        ("engine/pot/family.py", "        ShowHands,\n", "        PassLeft,\n        ShowHands,\n"),
        (
            "words/pot.py",
            "from cardhouse.engine.pot import events as pot\n",
            "from cardhouse.engine.pot import events as pot\n"
            "from cardhouse.engine.pot import passing\n",
        ),
        (
            "words/pot.py",
            "WORDS: Final[Words] = {\n",
            "WORDS: Final[Words] = {\n"
            "    passing.PassOpened: nothing,\n"
            "    passing.CardsChosen: nothing,\n"
            "    passing.CardsPassed: fields(\n"
            '        "seat", to=lambda e, s: Seat(e.to), cards=lambda e, s: Cards(e.gave)\n'
            "    ),\n",
        ),
        (
            "words/en/pot.ftl",
            "# The showdown.\n",
            "cards-passed = { $seat ->\n"
            "    [you] You pass\n"
            "   *[other] { $seat_name } passes\n"
            "} { $cards_seen ->\n"
            "    [yes] { $cards }\n"
            "   *[no] { $cards_count } cards\n"
            "} to { $to ->\n"
            "    [you] you\n"
            "   *[other] { $to_name }\n"
            "}\n\n# The showdown.\n",
        ),
        (
            "words/en/refusals.ftl",
            "throw-away = ",
            "pass-count = Pass { $count } of your own cards.\nthrow-away = ",
        ),
    ),
)
ADD_RULING: Final = Recipe(
    heading="Add a ruling",
    new={"floor/pot/phones.py": module("ruling/phones.py")},
    edits=(
        (
            "floor/pot/reports.py",
            '\n\nclass CallMisdeal(FloorOrder, frozen=True, kw_only=True, tag="misdeal"):',
            f"{classes('ruling/reports.py')}\n\n"
            'class CallMisdeal(FloorOrder, frozen=True, kw_only=True, tag="misdeal"):',
        ),
        ("floor/pot/remedies.py", "faced, orders, scraps", "faced, orders, phones, scraps"),
        ("floor/pot/remedies.py", "betting, thrown, orders)", "betting, thrown, orders, phones)"),
        (
            "words/en/refusals.ftl",
            "nobody-gave-up = ",
            "nobody-else-left = Nobody else is left in the hand.\nnobody-gave-up = ",
        ),
        (
            "words/en/rulings.ftl",
            "ruling-opened-again = ",
            "ruling-on-phone = on phone\nruling-opened-again = ",
        ),
    ),
)
