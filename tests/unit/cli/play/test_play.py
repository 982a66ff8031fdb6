"""A person at the terminal table: the input and the answers."""

import argparse
import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cardhouse.bots import Session
from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.cli.commands import play
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.main import main
from cardhouse.cli.parser import Mistake
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.formats.history import read
from cardhouse.rulebook import posted

# Three seats, one card to each for the button (seat 3), which deals to seat 1 first.
KINGS_FULL = "Kd 2c As Kc 8h 4d 5c Ks 7d 7h 5d 2h 5h 3s"


def typed(lines: Iterable[str]) -> Callable[[str], str]:
    """A player who types these lines and then is gone."""
    left = iter(lines)

    def read_line(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read_line


class Table:
    """A table with a stacked deck, and everything printed at it."""

    def __init__(
        self, *lines: str, deck: str = KINGS_FULL, left: int = 100_00, bots: str = "caller"
    ) -> None:
        post = posted("tommys", "holdem")
        self.session = Session.open(
            post,
            chance=Stacked(parse_cards(deck)),
            seats=3,
            bots={2: bots, 3: bots},
            names={1: "You", 2: "Ben", 3: "Cora"},
            chips=100_00,
        )
        # The player's chips after earlier hands.
        self.session.table.players[1].chips = left
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, height=24, color_system=None)
        self.sitting = Sitting(
            Sight(post, self.session, "2-4"),
            screen=Screen(console, Look(colour=False)),
            read=typed(lines),
        )
        self.code = self.sitting.run()
        # Long lines are wrapped, so only the words count.
        self.said = " ".join(self.out.getvalue().split())

    @property
    def chips(self) -> dict[int, int]:
        return {seat: player.chips for seat, player in self.session.table.players.items()}


def options(**changes: Any) -> argparse.Namespace:
    given: dict[str, Any] = {
        "house": "tommys",
        "game": "holdem",
        "table": "",
        "seats": 4,
        "seed": "7",
        "name": "You",
        "language": "",
        "bots": "caller",
        "four_colour": False,
        "fast": True,
    }
    return argparse.Namespace(**given | changes)


def test_a_hand_is_played_to_the_showdown() -> None:
    table = Table("c", "k", "b", "b", "s")
    assert "[f]old [c]all $1 [r]aise to $4" in table.said
    assert "[f]old chec[k] [b]et $2" in table.said
    assert "You show K♦ K♣: Kings full of Sevens" in table.said
    # Three calls of $2, nothing on the flop, then three times two bets of $4.
    assert "You win the pot, $30 with Kings full of Sevens" in table.said
    assert "You have $120 (+$20), fee dropped: $3" in table.said
    assert table.chips == {1: 120_00, 2: 90_00, 3: 87_00}
    assert "You leave after 1 hand with $120: $20 up." in table.said
    assert table.code == 0


def test_enter_checks_and_starts_the_next_hand_and_never_folds() -> None:
    table = Table("", "c", "", "", "", "", "", "quit")
    empty = "Enter alone gives nothing up and spends nothing: type one of the choices."
    assert f"[r]aise to $4 Enter: nothing {empty} Your turn, $1 to call" in table.said
    assert "You fold" not in table.said
    assert "[f]old chec[k] [b]et $2 Enter: check You check" in table.said
    assert "Enter: show You show" in table.said
    assert "hand 2" in table.said


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("check", "There is a bet to you: call it, raise it or fold. [TOM-HE-14]"),
        ("bet 4", "There is a bet already: raise it instead."),
        ("raise 100", "That amount is not allowed. Bet or raise to $4."),
        ("raise 4.005", "'4.005' is not an amount: write dollars, like 4 or 2.50."),
        ("raise nan", "'nan' is not an amount"),
        ("raise 4 5", "One amount, please: raise 4."),
        ("call 3", "'call' takes nothing more: '3' was not understood."),
        ("show Xx", "'xx' is not a card"),
        ("muck", "That cannot be done now."),
        ("dance", "'dance' is not known here: type help."),
        ("report", "the dealer turned the next board card before the betting was over"),
        ("report nonsense", "There is no report 'nonsense': type report to see them all."),
        ("report boxed", "Something is missing: report boxed 8d."),
        ("report boxed 9x", "'9x' is not a card"),
        ("report count x", "'x' is not a seat: write its number."),
        ("report count 9", "You are not in this hand."),
        (
            "report turn 3 jump",
            "What was done out of turn is one of fold, check, call, bet, raise.",
        ),
        ('report misdeal "oops', "A quotation mark is missing."),
        ("report misdeal", "A ruling needs the floor person's name and a reason."),
        ("report flop 4", "Nothing of that kind can have happened now."),
        ("rules xylophone", "No rule of this house speaks of 'xylophone'."),
        ("history", "No hand has been finished yet."),
        ("save", "Save to which file?"),
        ("save nowhere.jsonl", "No hand has been finished yet."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_and_changes_nothing(line: str, answer: str) -> None:
    before = Table()
    after = Table(line)
    assert answer in after.said
    assert after.session.table.log == before.session.table.log
    assert "Traceback" not in after.said


def test_why_gives_the_rules_behind_what_happened_and_what_is_legal() -> None:
    said = Table("why").said
    assert "Cora calls $2 [TOM-ROOM-13, TOM-ROOM-14]" in said
    assert "You may raise to $4 [TOM-HE-P2]" in said
    assert "each player in between has the option to call, raise or fold." in said


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("why raise", "Yes, that can be done now."),
        ("why check", "No. There is a bet to you: call it, raise it or fold. [TOM-HE-14]"),
        ("why bet", "No. There is a bet already: raise it instead."),
        ("why tom-he-34", "TOM-HE-34"),
    ],
)
def test_why_tries_an_action_without_playing_it(line: str, answer: str) -> None:
    table = Table(line)
    assert answer in table.said
    assert table.session.waiting is not None
    assert table.session.table.log == Table().session.table.log


def test_a_premature_flop_is_reported_and_ruled_upon() -> None:
    table = Table("report early", "c", "k", "quit")
    assert "Floor: early board, the flop [TOM-HE-52]" in table.said
    assert "The burn card stays burned" in table.said
    assert "laid aside none > K♠ 7♦ 7♥" in table.said
    assert "stock 46 > 42" in table.said
    assert "burns 0 > 1" in table.said
    assert "K♠ 7♦ 7♥ from cards laid aside to the deck [TOM-HE-52]" in table.said


def test_a_boxed_card_of_the_board_is_replaced() -> None:
    table = Table("c", "report boxed 7d", "quit")
    assert "board K♠ 7♦ 7♥ > K♠ 7♥ 5♦" in table.said
    assert "laid aside none > 7♦" in table.said


def test_a_misdeal_gives_everything_back_and_deals_again() -> None:
    table = Table('report misdeal "a card on the floor"')
    assert "(by the floor: a card on the floor)" in table.said
    assert "Cora: chips $95 > $97" in table.said
    assert "The fee is not taken twice." in table.said
    assert "TOM-HE-08" not in table.said
    assert table.session.waiting is not None


def test_a_card_too_many_is_found_by_a_count() -> None:
    deck = "As Kd 2c 8h 4d 9c 5c Ks 7d 7h 5d 2h 5h 3s"
    table = Table("report extra 2", "report count 2", deck=deck)
    # Seat 1 has the button and acts first, so nothing has happened yet.
    assert "Ben: cards 2 down > 3 down" in table.said
    assert "Floor: wrong count, Ben holds 3 cards instead of 2" in table.said
    assert "Ben: cards 3 down > 2 down" in table.said


def test_a_card_too_many_that_nobody_notices_is_a_dead_hand_at_the_showdown() -> None:
    deck = "As Kd 2c 8h 4d 9c 5c Ks 7d 7h 5d 2h 5h 3s"
    table = Table("report extra 2", *["c"] * 8, *["s"] * 2, deck=deck, bots="sensible")
    assert "The hand of Ben is dead [TOM-HE-48]" in table.said
    assert "You leave after 1 hand" in table.said


def test_out_of_chips_one_may_buy_in_again() -> None:
    deck = "2d Kh As 3c Kc 4d 5c Ks 7d 7h 5d 8h 5h 9s"
    table = Table("c", "b", "", "", "maybe", "yes", "quit", deck=deck, left=4_00)
    again = "You are out of chips. Buy in again for $4? (yes or quit)"
    assert table.said.count(again) == 3, "Enter buys nothing"
    assert "'maybe' is not known here" in table.said
    assert table.chips[1] == 4_00
    assert "You leave after 1 hand with $4: $4 down." in table.said


def test_out_of_chips_one_may_go_home() -> None:
    deck = "2d Kh As 3c Kc 4d 5c Ks 7d 7h 5d 8h 5h 9s"
    table = Table("c", "b", "", "no", deck=deck, left=4_00)
    assert "You leave after 1 hand with $0: $4 down." in table.said


def test_talk_about_the_table() -> None:
    said = Table("stacks", "rules", "rules betting", "help", "table", "quit").said
    assert "seat 3 Cora $95" in said
    assert "box dropped by the house $3" in said
    assert "irregularity (" in said
    assert "TOM-HE-06 The button acts last in every betting round" in said
    assert "write all finished hands as lines of JSON" in said
    assert said.count("2-4 · hand 1") == 2


def test_hands_are_saved_and_read_again(tmp_path: Path) -> None:
    file, taken = tmp_path / "hands.jsonl", tmp_path / "taken"
    taken.write_text("mine")
    table = Table(
        "f", f"save {file}", "", f"save {file}", f"save {taken}", f"save {tmp_path}/no/x", "history"
    )
    (history,) = read(file.read_bytes().splitlines())
    assert history == table.sitting.histories[0]
    assert history.names == {1: "You", 2: "Ben", 3: "Cora"}
    assert taken.read_text() == "mine"
    said = re.sub(r"\s", "", table.said)
    assert "existsalready:chooseanothername." in said
    assert "cannotbewritten:Nosuchfileordirectory." in said
    assert "Hand 1: Texas Hold'em at Tommy's Casino and Saloon" in table.said


def test_without_anybody_at_the_keyboard_the_table_is_dealt_once() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system=None)
    assert play.sit(options(), console, typed([])) == 0
    assert out.getvalue().count("1 You") == 1
    assert (
        "Nobody answers. In a terminal, play with: cardhouse play tommys holdem" in out.getvalue()
    )


def test_an_interrupted_player_leaves_politely() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    assert play.sit(options(), console, interrupt) == 0


def test_the_same_seed_deals_the_same_hands() -> None:
    lines = ["c", "c", "c", "c", "c", "", "", "c", "c", "quit"]
    outs = []
    for _ in range(2):
        out = io.StringIO()
        console = Console(file=out, width=100, height=32, color_system=None)
        play.sit(options(bots="sensible"), console, typed(lines))
        outs.append(out.getvalue())
    assert outs[0] == outs[1]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seats": 11}, "holdem is for 2 to 10 players, not 11"),
        ({"bots": "shark"}, "no bot 'shark'; there are: sensible, tight, loose, caller, random"),
        ({"table": "1-2"}, "no table '1-2'"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"house": "nowhere"}, "nowhere"),
    ],
)
def test_a_table_that_cannot_be_opened_is_one_mistake(changes: dict[str, Any], what: str) -> None:
    console = Console(file=io.StringIO(), color_system=None)
    with pytest.raises(Mistake, match=re.escape(what)):
        play.sit(options(**changes), console, typed([]))


def test_a_name_is_made_to_fit_its_plate() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system=None)
    play.sit(options(name="[red]\x1b[2J\u5927 very long name"), console, typed([]))
    assert "1 [red][2J? v " in out.getvalue()


def test_a_terminal_is_redrawn_and_waits_after_a_ruling() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system="truecolor")
    table = Table("f")
    lines = typed(["report boxed 5s", "", "f", "quit"])
    screen = Screen(console, Look(), live=True, echo=False)
    assert Sitting(table.sitting.sight, screen=screen, read=lines).run() == 0
    frames = out.getvalue().split("\x1b[2J")
    assert len(frames) > 8
    assert "TOM-HE-40" in frames[1]
    # From the ruling to the goodbye, every frame leaves room for the prompt in the last row.
    assert {frame.count("\n") for frame in frames[2:-1]} == {21, 23}


def test_help_ends_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "cardhouse play tommys holdem" in capsys.readouterr().out
