"""The games that the formats of other programs name, each as the page of a rule book."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.step import Script
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.ranking import High, Low
from cardhouse.rulebook import Posted, composed

Page = dict[str, Any]

# Steps that no format tells: they follow from the forced bets and from the fee.
SILENT: Final = (Assess, Collect, Antes, Blinds, Stretch, ShowHands)


class Variant(Struct, frozen=True):
    """A game by its name here, its title and its page without stakes."""

    name: str
    title: str
    page: Page


def _blinds(*steps: Page) -> list[Page]:
    begin: list[Page] = [
        {"step": "assess"}, {"step": "collect"}, {"step": "antes"}, {"step": "blinds"}
    ]  # fmt: skip
    return [*begin, *steps, {"step": "collect", "when": "end"}, {"step": "showdown"}]


def _bet(size: str, first: str = "left-of-button") -> Page:
    return {"step": "bet", "size": f"{size}-bet", "first": first, "cite": "round.bet"}


def _board(down: int) -> list[Page]:
    return _blinds(
        {"step": "deal", "down": down},
        _bet("small", "after-blinds"),
        {"step": "deal", "burn": 1, "board": 3},
        _bet("small"),
        {"step": "deal", "burn": 1, "board": 1},
        _bet("big"),
        {"step": "deal", "burn": 1, "board": 1},
        _bet("big"),
    )


def _draws(cards: int, *sizes: str) -> list[Page]:
    rounds = [
        step
        for size in sizes
        for step in ({"step": "deal", "burn": 1}, {"step": "draw", "most": cards}, _bet(size))
    ]
    return _blinds({"step": "deal", "down": cards}, _bet("small", "after-blinds"), *rounds)


def _stud(low: bool) -> list[Page]:
    first, board = ("high-card", "low-hand") if low else ("low-card", "high-hand")
    begin: list[Page] = [{"step": "assess"}, {"step": "collect"}, {"step": "antes"}]
    streets: list[Page] = [{"step": "deal", "down": 2, "up": 1}, _bet("small", first)]
    for size in ("small", "big", "big"):
        streets += [{"step": "deal", "burn": 1, "up": 1}, _bet(size, board)]
    last: list[Page] = [
        {"step": "stretch"},
        {"step": "deal", "burn": 1, "down": 1},
        _bet("big", board),
        {"step": "collect", "when": "end"},
        {"step": "showdown"},
    ]
    return [*begin, *streets, *last]


HIGH: Final[Page] = {"high": {"joker": "none"}}
EIGHT: Final[Page] = {"low": {"qualifier": 8}}
SHORT: Final[Page] = {"high": {"flush_beats_full_house": True, "ace_below_six": True}}
BADUGI: Final[Page] = {"low": {"apart": True}}
SEVEN: Final[Page] = {"low": {"aces": "high", "straights_and_flushes": True}}
ANY_TWO: Final[Page] = {"pick": "two"}

VARIANTS: Final = {
    variant.name: variant
    for variant in (
        Variant("holdem", "Hold'em", {"script": _board(2)} | HIGH),
        Variant("omaha", "Omaha", {"script": _board(4)} | HIGH | ANY_TWO),
        Variant("omaha-hilo", "Omaha Hi-Lo", {"script": _board(4)} | HIGH | EIGHT | ANY_TWO),
        Variant("stud7", "Seven-Card Stud", {"script": _stud(low=False)} | HIGH),
        Variant("stud7-hilo", "Stud Hi-Lo", {"script": _stud(low=False)} | HIGH | EIGHT),
        Variant("razz", "Razz", {"script": _stud(low=True), "low": {}}),
        Variant("draw", "Five-Card Draw", {"script": _draws(5, "big")} | HIGH),
        Variant("single-draw", "2-7 Single Draw", {"script": _draws(5, "big")} | SEVEN),
        Variant(
            "short-deck",
            "Short-Deck Hold'em",
            {"script": _board(2), "deck": {"without": "2345"}} | SHORT,
        ),
        Variant("badugi", "Badugi", {"script": _draws(4, "small", "big", "big")} | BADUGI),
        Variant(
            "triple-draw", "2-7 Triple Draw", {"script": _draws(5, "small", "big", "big")} | SEVEN
        ),
    )
}


def variant_of(game: PotGame) -> str | None:
    """The name of a game whose script, deck and ranking are those of a variant."""
    ranks = _ranks(game.high, game.low)
    for name in VARIANTS:
        like = pattern(name)
        same = _shape(game.script) == _shape(like.script) and game.pick == like.pick
        if same and game.deck == like.deck and ranks == _ranks(like.high, like.low):
            return name
    return None


@cache
def pattern(name: str) -> PotGame:
    """The game of a variant at the smallest stakes."""
    variant = VARIANTS[name]
    game = posted(name, {"name": "any", "stakes": _least(variant)}, {"name": "any"}).game()
    assert isinstance(game, PotGame)
    return game


def posted(name: str, table: Page, room: Page) -> Posted:
    """A variant as a house posts it, with one table."""
    variant = VARIANTS[name]
    page = {
        "title": variant.title,
        "betting": {"raises": 100, "uncapped": "two-left", "short_raise": "full"},
        "showing": {"first": "last-aggressor"},
        "table": [table],
    }
    return composed("imported", name, page | variant.page, room)


def _least(variant: Variant) -> Page:
    blinds = any(step["step"] == "blinds" for step in variant.page["script"])
    return {"small_bet": 100, "big_bet": 100, "blinds": [100] if blinds else []}


def _ranks(high: High | None, low: Low | None) -> tuple[High | None, Low | None]:
    """A ranking without what decides only between hands of equal ranks."""
    plain = None if high is None else replace(high, suits_break_ties=False, suit_order="cdhs")
    return plain, None if low is None else replace(low, suits_break_ties=False, suit_order="cdhs")


def _shape(script: Script) -> list[tuple[Any, ...]]:
    """The steps of a script that a history tells, without the house's own burns and sizes."""
    shape: list[tuple[Any, ...]] = []
    for step in script:
        match step:
            case Deal(down=down, up=up, board=board):
                shape += [("deal", down, up, board)] if down or up or board else []
            case BettingRound(first=first, limp=limp, openers=openers):
                shape.append(("bet", first, limp, openers))
            case Draw():
                shape.append(("draw",))
            case _ if not isinstance(step, SILENT):
                shape.append((type(step).__struct_config__.tag,))
    return shape
