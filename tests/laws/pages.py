"""Games built from the base pages, with the tests' own options."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from cardhouse.cards import Deck
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook.steps import AnyStep


@cache
def _page(name: str) -> dict[str, Any]:
    text = (files("cardhouse") / "rulebooks" / "base" / f"{name}.toml").read_text()
    page = tomllib.loads(text)
    return {
        "script": msgspec.convert(page["script"], tuple[AnyStep, ...]),
        "pick": page.get("pick", "any"),
    }


def game_of(page: str, stakes: Stakes, **options: Any) -> PotGame:
    """The game of a base page; the caller names its winning hands (`high`, `low`)."""
    given = {"house": "laws", "name": page, "title": page, "deck": Deck()}
    return PotGame(**{**given, **_page(page), "stakes": stakes, **options})
