"""`rules` prints a house's rules in plain words."""

import pytest

from cardhouse.rulebook import Posted, all_games, posted
from cardhouse.words.sources import SILENT as PRACTICE
from cardhouse.words.speech import plain
from tests.unit.cli.calls import call, complaint

SILENT = plain(PRACTICE)


def test_every_rule_of_a_game_is_printed_under_its_kind(
    capsys: pytest.CaptureFixture[str],
) -> None:
    called = call(capsys, "rules", "tommys", "holdem")
    assert called.code == 0
    ids = [line.strip() for line in called.lines if line.startswith("  TOM-")]
    assert sorted(ids) == sorted(posted("tommys", "holdem").rules)
    assert len(ids) == len(set(ids))
    assert called.lines.index("SHOWDOWN") < called.lines.index("  TOM-HE-39")
    words = " ".join(called.out.split())
    for rule in posted("tommys", "holdem").rules.values():
        note = f" Note: {rule.note}" if rule.note else ""
        assert " ".join(f"{rule.id} {rule.text}{note}".split()) in words


def test_an_ambiguity_is_printed_with_the_rule_that_has_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = " ".join(call(capsys, "rules", "tommys", "holdem").out.split())
    assert "Ruled: the game begins anew" in words
    assert "Setting heads_up = button-small (default) or literal." in words


def test_limits_and_fee_stand_on_top(capsys: pytest.CaptureFixture[str]) -> None:
    top = call(capsys, "rules", "tommys", "holdem").out.split("\n\n")[0]
    assert top.startswith("Tommy's Casino and Saloon, 467 Main St., El Centro, CA 92243\n")
    assert "a flat fee a hand, $3; paid by the button" in top
    assert "Limit: bets up to $16" in top
    assert "Table 8-16: limit $8-$16, blinds $4 and $8, buy-in from $80" in top


@pytest.mark.parametrize("columns", [40, 80])
def test_lines_are_wrapped_to_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = call(capsys, "rules", "tommys", "holdem").lines[1:]
    assert columns - 20 < max(map(len, lines)) <= columns


def test_all_games_of_a_house_are_printed_without_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ids = {line.strip() for line in call(capsys, "rules", "tommys").lines}
    assert {"TOM-ROOM-01", "TOM-HE-01"} <= ids


def test_one_rule_is_printed_with_its_note(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-34")
    rule = posted("tommys", "holdem").rules["TOM-HE-34"]
    words = " ".join(called.out.split())
    assert words.startswith(f"TOM-HE-34 (betting) {' '.join(rule.text.split())}")
    assert " ".join(rule.note.split()) in words
    assert words.endswith("Answers for: bet.uncapped")


def test_the_rules_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-34", "--json").data
    assert data["house"] == "tommys"
    assert data["fee"]["payer"] == "button"
    assert data["games"][0]["game"] == "holdem"
    (rule,) = data["rules"]
    assert (rule["id"], rule["kind"], rule["cites"]) == ("TOM-HE-34", "betting", ["bet.uncapped"])


def test_how_each_rule_is_enforced(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "rules", "tommys", "holdem", "--enforced")
    ids = [line.split()[0] for line in called.lines if not line.startswith(" ")]
    assert sorted(ids) == sorted(posted("tommys", "holdem").rules)
    start = called.lines.index("TOM-HE-33 (betting)")
    assert called.lines[start + 1 : start + 3] == ["    sets betting.raises = 3", "    step bet"]
    start = called.lines.index("TOM-HE-45 (irregularity)")
    assert called.lines[start + 3] == "    ruling exposed"
    start = called.lines.index("TOM-HE-30 (limits)")
    assert called.lines[start + 2] == "    room sit"
    one = call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-33").lines
    assert "Enforced: sets betting.raises = 3; step bet" in one


def test_the_bonuses_of_a_game_are_enforced_too(capsys: pytest.CaptureFixture[str]) -> None:
    lowball = call(capsys, "rules", "lo-ball-room", "lowball", "--enforced").lines
    assert lowball[lowball.index("LBR-BO-15 (bonus)") + 2] == "    bonus claim-prize"
    holdem = call(capsys, "rules", "lo-ball-room", "holdem", "--enforced").lines
    assert "LBR-HE-01 (limits)" in holdem and "LBR-BO-15 (bonus)" not in holdem


def test_only_the_rules_that_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "rules", "new-esquire", "--words-only")
    assert called.lines == [
        "ESQ-BJ-01 (glossary)",
        "    words only: It is the name of the game.",
        "ESQ-BJ-09 (glossary)",
        "    words only: It is advice and no rule of play.",
    ]
    data = call(capsys, "rules", "new-esquire", "--words-only", "--json").data
    assert [rule["id"] for rule in data["rules"]] == ["ESQ-BJ-01", "ESQ-BJ-09"]
    complaint(capsys, "rules", "new-esquire", "--words-only", "--enforced")


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (("nowhere",), "no house 'nowhere'"),
        (("tommys", "bridge"), "no game 'bridge' at tommys; it posts: "),
        (("tommys", "holdem", "--id", "TOM-HE-340"), "no rule 'TOM-HE-340'; there are TOM-HE-40, "),
    ],
)
def test_what_is_not_posted_is_refused(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], what: str
) -> None:
    assert complaint(capsys, "rules", *argv).startswith(what)


@pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
def test_every_game_has_its_page(capsys: pytest.CaptureFixture[str], post: Posted) -> None:
    called = call(capsys, "rules", post.house, post.name)
    assert called.code == 0
    top = called.out.split("\n\n")[0].splitlines()
    assert top[0].startswith(post.room.name) and not top[0].endswith(", ")
    assert post.page.title in top
    printed = {line.strip() for line in called.lines if line.startswith("  ")}
    assert set(post.rules) <= printed


def test_a_house_s_fee_is_left_out_where_every_table_has_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    top = call(capsys, "rules", "ven-a-mexico", "draw-joker").out.split("\n\n")[0]
    assert "Fee:" not in top and "taken from the pot" in " ".join(top.split())
    assert (
        "Fee: a flat fee a hand, $3; paid by the button"
        in call(capsys, "rules", "ven-a-mexico", "holdem").lines
    )


def test_a_rule_of_general_practice_is_marked_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    out = " ".join(call(capsys, "rules", "tommys", "holdem").out.split())
    marked = sum(rule.practice for rule in posted("tommys", "holdem").rules.values())
    assert marked == out.count(SILENT) == 16
    assert SILENT in call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-P1").out
    one = call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-33").out
    assert "Source: Games Rules: Texas Hold-Em part 2 #4" in one and SILENT not in one
