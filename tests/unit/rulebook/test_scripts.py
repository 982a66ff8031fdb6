"""A script that is no game is refused, with the file, the path and one clear line."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cardhouse.rulebook.files import shipped
from tests.unit.rulebook.books import faults

Step = dict[str, Any]
# A house that plays by the common script.
BLACKJACK = "new-esquire"


def steps(game: str) -> list[Step]:
    """The script of a common page."""
    page = tomllib.loads((shipped() / "base" / f"{game}.toml").read_text(encoding="utf-8"))
    found: list[Step] = page["script"]
    return found


def written(script: list[Step]) -> str:
    """A script in the form of a page."""
    lines = ", ".join("{ " + ", ".join(map(_field, step.items())) + " }" for step in script)
    return f"script = [{lines}]"


def _field(field: tuple[str, Any]) -> str:
    key, value = field
    word = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else None
    return f"{key} = {word or (value if isinstance(value, int | list) else repr(value))}"


def refused(place: Path, game: str, base: str, script: list[Step]) -> list[str]:
    """The faults of a house whose page of a game has another script."""
    extends = f'extends = "base/{base}"'
    house = BLACKJACK if base == "no-bust-blackjack" else "tommys"
    place = place / house
    place.mkdir(exist_ok=True)
    return faults(place, (f"{game}.toml", extends, f"{extends}\n{written(script)}"), of=house)


def test_a_step_of_another_family_is_refused(tmp_path: Path) -> None:
    script = steps("holdem")
    script.insert(-1, {"step": "turns"})
    assert refused(tmp_path, "holdem", "holdem", script) == [
        "corner-club/holdem.toml: $.script[14]: `turns` is no step of games of the family `pot`, "
        "as the other steps are"
    ]
    script = steps("no-bust-blackjack")
    script[3] = {"step": "showdown"}
    (fault,) = refused(tmp_path, "no-bust-blackjack", "no-bust-blackjack", script)
    assert "$.script[3]: `showdown` is no step of games of the family `blackjack`" in fault


@pytest.mark.parametrize(
    ("game", "base", "place", "field", "value"),
    [
        ("holdem", "holdem", 4, "short", [1]),
        ("holdem", "holdem", 4, "extra", [1]),
        ("holdem", "holdem", 4, "turned", [[1, 1]]),
        ("holdem", "holdem", 5, "shown", 1),
        ("lowball", "lowball", 7, "fill", [1]),
        ("lowball", "lowball", 7, "late", []),
        ("lowball", "lowball", 7, "late_cite", "exposed.draw"),
        ("no-bust-blackjack", "no-bust-blackjack", 3, "cards", 2),
        ("no-bust-blackjack", "no-bust-blackjack", 4, "missed", [1]),
        ("no-bust-blackjack", "no-bust-blackjack", 4, "stop", 1),
        ("pai-gow-poker", "pai-gow-poker", 3, "extra", [1]),
        ("pan", "pan", 2, "mistakes", [[1, 9]]),
    ],
)
def test_what_only_rulings_set_no_page_sets(
    tmp_path: Path, game: str, base: str, place: int, field: str, value: object
) -> None:
    script = steps(base)
    script[place][field] = value
    (fault,) = refused(tmp_path, game, base, script)
    name = script[place]["step"]
    assert fault == (
        f"corner-club/{game}.toml: $.script[{place}].{field}: "
        f"`{field}` of the step `{name}` is for rulings; no page sets it"
    )


def test_a_deck_that_is_too_small_for_its_seats_is_refused(tmp_path: Path) -> None:
    script = steps("omaha")
    script[4]["down"] = 5
    (fault,) = refused(tmp_path, "omaha-hi", "omaha", script)
    assert fault == (
        "corner-club/omaha-hi.toml: $.seating.most: "
        "10 seats need 58 cards, and the deck has 52: it serves 8"
    )


def test_a_draw_needs_cards_for_who_draws_first(tmp_path: Path) -> None:
    """Ten hands of five and a burn leave too few cards; after that the discards are shuffled."""
    seats = ("lowball.toml", "least = 2\nmost = 8", "least = 2\nmost = 10")
    (fault,) = faults(tmp_path, seats)
    assert "lowball.toml: $.seating.most: 10 seats need " in fault and "it serves 8" in fault


def test_stud_without_its_last_street_rule_serves_fewer(tmp_path: Path) -> None:
    script = [step for step in steps("stud7") if step["step"] != "stretch"]
    found = refused(tmp_path, "stud7", "stud7", script)
    what = "stud7.toml: $.seating.most: 8 seats need 60 cards, and the deck has 52: it serves 6"
    assert any(what in fault for fault in found)


@pytest.mark.parametrize(
    ("base", "game", "place", "step", "what"),
    [
        ("holdem", "holdem", 13, {"step": "stretch"}, "is for a street of one card to each player"),
        ("holdem", "holdem", 4, {"step": "redeal"}, "follows a round of betting, `bet`"),
        ("holdem", "holdem", 9, {"step": "blinds"}, "stands here a second time"),
        ("holdem", "holdem", 4, {"step": "draw"}, "needs `deal` before it"),
        ("holdem", "holdem", 4, {"step": "showdown"}, "needs `deal` and `bet` before it"),
        ("stud7", "stud7", 5, {"step": "straddle"}, "needs `blinds` before it"),
        ("pan", "pan", 1, {"step": "pan-play"}, "needs `go-on-top` before it"),
        ("pai-gow-poker", "pai-gow-poker", 2, {"step": "deliver"}, "needs `dice` before it"),
    ],
)
def test_a_step_out_of_its_place_is_refused(
    tmp_path: Path, base: str, game: str, place: int, step: Step, what: str
) -> None:
    script = steps(base)
    script.insert(place, step)
    fault, *_ = refused(tmp_path, game, base, script)
    assert fault.startswith(f"corner-club/{game}.toml: $.script[{place}]: `{step['step']}` {what}")


def test_a_hand_is_settled_and_then_it_is_over(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "holdem", "holdem", steps("holdem")[:-1])
    assert fault == "corner-club/holdem.toml: $.script: no step `showdown` settles the hand"
    late = [*steps("holdem"), {"step": "deal", "burn": 1}]
    (fault,) = refused(tmp_path, "holdem", "holdem", late)
    assert fault.startswith("corner-club/holdem.toml: $.script[15]: `deal` comes after `showdown`")


def test_a_round_after_the_blinds_needs_blinds(tmp_path: Path) -> None:
    script = [step for step in steps("holdem") if step["step"] != "blinds"]
    found = refused(tmp_path, "holdem", "holdem", script)
    what = "`bet` is opened after the blinds, and no `blinds` stands before it"
    assert f"corner-club/holdem.toml: $.script[4]: {what}" in found


@pytest.mark.parametrize(
    ("game", "base", "down", "what"),
    [
        ("holdem", "holdem", 3, "each player ends with 3 cards and 5 on the board"),
        ("omaha-hi", "omaha", 1, "two of 1 cards play with three of 5 on the board"),
    ],
)
def test_five_to_seven_cards_come_to_the_showdown(
    tmp_path: Path, game: str, base: str, down: int, what: str
) -> None:
    script = steps(base)
    script[4]["down"] = down
    (fault,) = refused(tmp_path, game, base, script)
    assert fault.startswith(f"corner-club/{game}.toml: $.script: {what}")
