"""The recipes of CONTRIBUTING.md, followed to the letter in a copy of the package."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.kit.alone import pass_alone
from tests.kit.rooms import opened_room
from tests.recipes.books import HOUSE
from tests.recipes.copied import (
    ADD_GAME,
    ADD_HOUSE,
    ADD_RULING,
    ADD_STEP,
    RECIPES,
    Recipe,
    at_home,
    followed,
)

ROOT = Path(__file__).parents[2]
PLAYS = {
    "plays_house": (ADD_HOUSE, ADD_GAME),
    "plays_step": (ADD_HOUSE, ADD_GAME, ADD_STEP),
    "plays_ruling": (ADD_RULING,),
}


def section(heading: str) -> str:
    """The text of CONTRIBUTING.md under a heading."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(
    "recipe", [ADD_HOUSE, ADD_GAME, ADD_STEP, ADD_RULING], ids=lambda recipe: recipe.heading
)
def test_nothing_is_touched_that_the_recipe_does_not_name(recipe: Recipe) -> None:
    words = section(recipe.heading)
    touched = recipe.new.keys() | {path for path, *_ in recipe.edits}
    assert touched
    # A new file may also be named by its folder.
    folders = {path: f"`{path.rpartition('/')[0]}/`" for path in recipe.new}
    unnamed = [path for path in touched if placed(path) not in words]
    assert [path for path in unnamed if folders.get(path, path) not in words] == []


def placed(path: str) -> str:
    """A file as a recipe names it, for any house and game."""
    path = re.sub(rf"{HOUSE}/(?!room)[a-z-]+", f"{HOUSE}/<game>", path)
    return re.sub(r"base/[a-z-]+", "base/<game>", path).replace(HOUSE, "<house>")


def test_all_four_are_tried() -> None:
    assert {recipe.heading for recipes in PLAYS.values() for recipe in recipes} == {
        *("Add a house", "Add a game", "Add a step", "Add a ruling")
    }


@pytest.mark.long
@pytest.mark.parametrize("part", PLAYS)
def test_what_was_added_is_played_through_everything(part: str, tmp_path: Path) -> None:
    """Run in a separate process, so that no other test sees it."""
    place = followed(tmp_path / "copy", *PLAYS[part])
    _room_from_before(tmp_path / "old")
    file = tmp_path / f"{part}.py"
    file.write_text(at_home((RECIPES / f"{part}.py").read_text("utf-8")), "utf-8")
    pass_alone(file, place)


def _room_from_before(folder: Path) -> None:
    """A room of the unchanged package, with some hands of a shipped game."""

    async def evening() -> None:
        async with opened_room(folder, ("tommys", "holdem")) as room:
            while room.tables["holdem"].state.hands < 3:
                await room.dealer("holdem").step()

    folder.mkdir()
    asyncio.run(evening())
