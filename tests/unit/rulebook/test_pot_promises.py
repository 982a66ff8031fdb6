"""A table is refused if it announces amounts its script never asks for or its chips cannot make."""

from pathlib import Path

import pytest

from cardhouse.rulebook import examine
from tests.unit.rulebook.books import faults
from tests.unit.rulebook.test_scripts import refused, steps

PLAIN = "small_bet = 200, big_bet = 400, blinds = [100, 200]"
STUD = "small_bet = 400, big_bet = 800, ante = 100, bring_in = 200"


@pytest.mark.parametrize(
    ("game", "stakes", "key", "what"),
    [
        ("holdem", f"{PLAIN}, ante = 100", "ante", "no step `antes` asks for it"),
        (
            "holdem",
            f"{PLAIN}, bring_in = 100",
            "bring_in",
            "no round is opened by a low or a high card",
        ),
        ("stud7", f"{STUD}, blinds = [100]", "blinds", "no step `blinds` asks for them"),
        ("stud7", STUD.replace("100", "150"), "ante", "150 cannot be made up of chips of 100"),
        ("stud7", STUD.replace("200", "250"), "bring_in", "250 cannot be made up of chips of 100"),
        ("holdem", PLAIN.replace("400", "450"), "big_bet", "450 cannot be made up of chips of 100"),
        (
            "holdem",
            PLAIN.replace("[100, 200]", "[100, 500]"),
            "blinds",
            "a blind of 500 is more than the largest bet, 400",
        ),
    ],
)
def test_stakes_are_what_the_script_asks_for_in_whole_chips(
    tmp_path: Path, game: str, stakes: str, key: str, what: str
) -> None:
    true, number = (PLAIN, 0) if game == "holdem" else (STUD, 1)
    found = faults(tmp_path, (f"{game}.toml", f"stakes = {{ {true} }}", f"stakes = {{ {stakes} }}"))
    assert found[0] == f"corner-club/{game}.toml: $.table[{number}].stakes.{key}: {what}"


def test_a_fee_is_dropped_when_it_is_due_or_later(tmp_path: Path) -> None:
    script = [step for step in steps("holdem") if step["step"] != "collect"]
    fault = "corner-club/holdem.toml: $.script: no step `collect` drops the fee, which is due at"
    assert refused(tmp_path, "holdem", "holdem", script) == [f"{fault} the start"]
    early = [script[0], {"step": "collect", "when": "start"}, *script[1:]]
    assert refused(tmp_path, "holdem", "holdem", early) == []


@pytest.mark.parametrize("first", ["low-card", "high-card", "high-hand", "low-hand"])
def test_up_cards_open_a_round_only_where_they_lie(tmp_path: Path, first: str) -> None:
    script = steps("holdem")
    place = max(i for i, step in enumerate(script) if step["step"] == "bet")
    script[place] = {**script[place], "first": first}
    found = refused(tmp_path, "holdem", "holdem", script)
    what = f"`{first}` opens the round, and no card lies face up before it"
    assert f"corner-club/holdem.toml: $.script[{place}].first: {what}" in found


def test_the_bands_of_a_fee_reach_to_the_last_seat(tmp_path: Path) -> None:
    (tmp_path / "room.toml").write_text(
        'name = "The Bare Room"\n[limits]\nmost_bet = 1600\n'
        "[fee]\nbands = [{ up_to = 4, amount = 300 }]\n",
        encoding="utf-8",
    )
    page = f'extends = "base/holdem"\n[[table]]\nname = "2-4"\nstakes = {{ {PLAIN} }}\n'
    (tmp_path / "holdem.toml").write_text(page, encoding="utf-8")
    (fault,) = examine(tmp_path)[1]
    assert fault.path == "$.seating.most"
    assert fault.what == "10 may play, and the fee's bands end with 4 players"
    four = page.replace("[[table]]", "[seating]\nmost = 4\n[[table]]")
    (tmp_path / "holdem.toml").write_text(four, encoding="utf-8")
    assert examine(tmp_path)[1] == []
