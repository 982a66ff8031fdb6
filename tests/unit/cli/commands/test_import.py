"""`import` reads hands of other programs; what is wrong with one is said with its place."""

from pathlib import Path

import pytest

from tests.unit.cli.calls import call, complaint

HAND = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 AsAd", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 cbr 18", "p2 f", "p3 f"]
"""
STARS = """\
PokerStars Hand #42:  Hold'em No Limit ($1/$2 USD) - 2026/11/19 20:15:00 ET
Table 'Aludra' 6-max Seat #5 is the button
Seat 1: a: b ($200 in chips)
Seat 3: Bo ($150.50 in chips)
Seat 5: Cy ($99 in chips)
a: b: posts small blind $1
Bo: posts big blind $2
*** HOLE CARDS ***
Dealt to Bo [Kh Kd]
Cy: raises $4 to $6
a: b: folds
Bo: calls $4
*** FLOP *** [2c 7d Th]
Bo: checks
Cy: bets $8
Bo: calls $8
*** TURN *** [2c 7d Th] [3s]
Bo: checks
Cy: checks
*** RIVER *** [2c 7d Th 3s] [9c]
Bo: bets $20
Cy: calls $20
*** SHOW DOWN ***
Bo: shows [Kh Kd] (a pair of Kings)
Cy: mucks hand
Bo collected $66 from pot
*** SUMMARY ***
Total pot $69 | Rake $3
Board [2c 7d Th 3s 9c]
Seat 3: Bo (big blind) showed [Kh Kd] and won ($66) with a pair of Kings
Seat 5: Cy (button) mucked
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hands"


def test_a_hand_of_no_house_is_told_by_rules_of_its_own(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(HAND, encoding="utf-8")
    log = call(capsys, "import", str(file))
    assert log.data["house"] == "imported" and log.data["rules"]
    file.write_text(log.out, encoding="utf-8")
    told = call(capsys, "replay", str(file)).lines
    assert "Seat 1 is dealt As Ad" in told
    assert "$12 that nobody called goes back to Seat 1" in told
    assert "Seat 1: Seat 1, $208 (+$8)" in told


def test_text_of_a_room_is_read_with_its_rake(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(STARS, encoding="utf-8")
    told = call(capsys, "replay", str(file)).lines
    assert told[0] == "Hand 42: Hold'em at Imported hands"
    assert "Seat 3: Bo, $182.50 (+$32)" in told and "Seat 1: a: b, $199 (-$1)" in told
    assert told[-2] == "Dropped: $3"


def test_names_move_no_cursor(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    names = '["\\u001b[2J", "Bo", "Cy"]'
    file.write_text(f"{HAND}players = {names}\nvenue = 'a\\t'\n", encoding="utf-8")
    told = call(capsys, "replay", str(file)).out
    assert "Seat 1: ?[2J, $200" in told and "\x1b" not in told


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"NT"', '"XX"', "no game of the variant 'XX'"),
        ("min_bet = 2\n", "", "the field `min_bet` is missing"),
        ("p3 cbr 6", "p3 cbr 3", "raise to 3 is not possible"),
        ("p3 cbr 6", "p2 cbr 6", "it is the turn of seat 3"),
        ("AsAd", "AsAs", "is dealt"),
        ("[200, 200, 200]", "[200, 0, 200]", "a stack above 0"),
        ("[1, 2, 0]", "[0, 0, 0]", "nobody posts a blind"),
        ("p3 f", "p3 dances", "is none of PHH's"),
        ("p3 f", "p7 f", "no player p7"),
        ("antes =", "winnings = [99, 0, 0]\nantes =", "does not follow from its cards and bets"),
    ],
)
def test_a_wrong_hand_is_refused_with_its_place(
    capsys: pytest.CaptureFixture[str], file: Path, old: str, new: str, what: str
) -> None:
    assert old in HAND
    file.write_text(f"[first]\n{HAND}\n[second]\n{HAND.replace(old, new)}", encoding="utf-8")
    called = call(capsys, "import", str(file))
    assert called.code == 2 and len(called.lines) == 1
    (line,) = called.err.splitlines()
    assert line.startswith(f"cardhouse: {file}: hand second: ") and what in line


def test_a_house_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ours = '{house = "nowhere", game = "holdem", table = "a", hand = 1, book = "b", button = 3}'
    file.write_text(f"{HAND}_cardhouse = {ours}\n", encoding="utf-8")
    assert "no house 'nowhere'" in complaint(capsys, "import", str(file))
