"""An orbit of a table that changes games, in the terminal and by `cardhouse deal`."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.rulebook import AnyPosted, opened_by
from tests.kit.mixed import mixed_folder, three_kinds
from tests.unit.cli.calls import call

NAMES = {1: "You", 2: "Ben", 3: "Cora"}

# The cheapest choice wherever Enter does nothing.
LEAST = {"[f]old": "fold", "stay [out]": "out", "[done]": "done", "[retire]": "retire"}


class Typist:
    """Names the games asked for, and otherwise presses Enter, or folds where that does nothing."""

    def __init__(self, games: list[str], hands: int, out: io.StringIO) -> None:
        self.games, self.hands, self.out = games, hands, out
        self.sitting: Sitting | None = None

    def __call__(self, prompt: str) -> str:
        assert self.sitting is not None
        if len(self.sitting.histories) >= self.hands:
            raise EOFError
        said = self.out.getvalue().rstrip()
        if said.endswith("as it was"):
            return self.games.pop(0) if self.games else ""
        if not said.endswith("Enter: nothing"):
            return ""
        offers = said.splitlines()[-1]
        return next(word for offer, word in LEAST.items() if offer in offers)


def sat(post: AnyPosted, games: list[str], hands: int) -> tuple[Sitting, str]:
    """The output for a player who plays this many hands."""
    bots = {2: "caller", 3: "caller"}
    table = post.table().name
    session = Session.open(
        post, chance=Seeded(3), seats=3, bots=bots, names=NAMES, chips=400_00, seed=3
    )
    out = io.StringIO()
    read = Typist(games, hands, out)
    console = Console(file=out, width=80, height=24, color_system=None)
    sitting = Sitting(
        Sight(post, session, table), screen=Screen(console, Look(colour=False)), read=read
    )
    read.sitting = sitting
    sitting.run()
    return sitting, " ".join(out.getvalue().split())


@pytest.mark.rule("BTN-RM-04", "BTN-RM-P1")
def test_the_person_with_the_button_is_asked_for_the_game() -> None:
    sitting, said = sat(opened_by("button-room", "dealers-choice"), ["4", "draw poker"], 7)
    assert "You have the button: name the game. 1 Five Card Stud 2 Seven Card Stud" in said
    assert "You name Texas Hold'em" in said and "Dealer's Choice · Texas Hold'em · 3-6" in said
    assert "You name Draw Poker" in said and "Dealer's Choice · Draw Poker · 3-6" in said
    assert "You leave the game as it is" in said
    assert len({history.game for history in sitting.histories}) >= 2


def test_an_orbit_of_three_kinds_is_played_through(tmp_path: Path) -> None:
    names = ["no-bust-blackjack", "pan", "holdem"]
    sitting, said = sat(three_kinds(tmp_path), names, 9)
    games = [history.game for history in sitting.histories]
    assert games[0::3] == ["no-bust-blackjack", "pan", "holdem"]
    assert all(f"The Mix · {title}" in said for title in ("No-Bust Blackjack", "Pan"))


def test_hands_of_a_mix_are_dealt_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = str(mixed_folder(tmp_path))
    dealt = call(capsys, "deal", house, "mix", "--hands", "12", "--seed", "5")
    titles = set(re.findall(r"^Hand \d+: (.*) at ", dealt.out, re.MULTILINE))
    assert {"Texas Hold'em", "No-Bust Blackjack", "Pan"} <= titles
    assert re.search(r"^\w+ names Pan$", dealt.out, re.MULTILINE)
    written = call(capsys, "deal", house, "mix", "--hands", "12", "--seed", "5", "--json")
    file = tmp_path / "hands.jsonl"
    file.write_text(written.out)
    again = call(capsys, "replay", str(file), "--house", house)
    assert again.code == 0 and again.err == ""
    told = [line for line in dealt.lines if " names " not in line and " leaves the " not in line]
    assert [line for line in again.lines if line] == [line for line in told if line]


def test_games_and_rules_tell_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "dealers-choice: Dealer's Choice" in call(capsys, "games").out
    (house,) = [h for h in call(capsys, "games", "--json").data if h["house"] == "button-room"]
    assert house["mixed"][0]["tables"][0]["plays"]["holdem"] == "3-6"
    assert "BTN-RM-04" in call(capsys, "rules", "button-room", "dealers-choice").out
    done = call(capsys, "simulate", "button-room", "dealers-choice", "--hands", "20", "--json")
    assert done.data["hands"] == 20 and done.data["roles"]["house"]["net"] == 40_00
