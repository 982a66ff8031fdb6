"""A person at a table of No-Bust Blackjack: the input, the answers, the drawing."""

from pathlib import Path

import pytest

from cardhouse.cli.main import main
from cardhouse.formats.history import read
from tests.unit.cli.banked.table import Table

# Two eights against a king: split, the first hand doubled to 21, the second stays at 17.
EIGHTS = "8s Ks 8h 3d Tc 9c 7d"


def test_a_pair_is_split_and_doubled() -> None:
    table = Table("pass", "w 10", "done", "p", "d", "s", shoe=EIGHTS)
    assert "Your turn: hard 16, the bank shows hard 10, your wager $10" in table.said
    assert "[s]tand [h]it [d]ouble for $10 s[p]lit for $10 Enter: stand" in table.said
    assert "Your hand 1 doubles for $10" in table.said
    assert "Your 21 (hand 1) beats the bank's 17: you win $20" in table.said
    assert "Your 17 (hand 2) ties the bank's 17: you push" in table.said
    assert "You have $219.50 (+$19.50), collection paid: $0.50" in table.said
    assert table.chips == {1: 219.5, 2: 179}


def test_the_felt_shows_bank_wagers_hands_and_results() -> None:
    table = Table("pass", "w 10", "done", "p", "d", "s", shoe=EIGHTS)
    assert table.row("2 Ben", "(B1)")
    assert table.row("Bank Ben $100, wagers $30")
    # The split hands lie side by side, with the one in turn marked.
    assert table.row("21 x2", "▸ 17")
    assert table.row("│8    │", "│3    │", "│10   │", "│8    │", "│9    │")
    assert table.row("$169.50", "● $30")
    assert table.row("21 x2 wins", "17 push")
    assert table.row("$219.50 wins $20")
    assert table.row("$179", "loses $20")
    # Two wagers of $20 in all were paid from the bank's money.
    assert table.row("Bank Ben $100, $80 left")


def test_enter_bets_nothing_at_first_and_then_the_same_again() -> None:
    table = Table("", "", "w 15", "", "s", "", "", "s", "", shoe=EIGHTS + " " + EIGHTS)
    assert "[pass] it on Enter: pass You pass the bank on Ben takes the bank" in table.said
    assert "[done] Enter: nothing Enter alone gives nothing up and spends nothing" in table.said
    assert "Enter: done No more bets" in table.said
    assert "Enter: wager $15, done You bet $15 No more bets" in table.said


def test_a_broken_game_waits_for_somebody_who_banks() -> None:
    first = ("pass", "w 5", "done", "s", "", "", "s", "", "pass", "")
    lines = (*first, "pass", "take", "", "put 50", "quit")
    table = Table(*lines, shoe="Ts Ks 9h 8d")
    assert "Nobody has the bank: the game is broken." in table.said
    # Enter takes no bank and bets no money that nobody has named.
    assert table.said.count("[take] it for 2 hands quit Enter: nothing") == 3
    assert "Enter: nothing put 50" in table.said
    assert "You have the bank, first hand" in table.said


def test_an_empty_screen_says_what_is_played_before_it_offers_the_bank() -> None:
    table = Table("pass", "w 5", "done", "s", "", "", "s", shoe="Ts Ks 9h 8d")
    first = table.said.partition("The bank is offered to you.")[0]
    assert first.startswith("Tommy's Casino and Saloon · No-Bust Blackjack · 5-100")
    assert "Come nearer to 21 than the bank" in first
    assert "wagers $5 to $100" in first and "$0.50; $1 a hand from the bank" in first
    assert "The house does not bank. A player puts up the bank's money" in first
    assert "You sit in seat 1 with $200, against bots." in first
    assert table.said.count("The house does not bank.") == 1, "it is said once"
    assert table.row("[take]", "[pass]", "Enter: pass")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("w", "How much? From $5 to $100. Like: w 10, or on spot 3: w 3 10."),
        ("w ten", "'ten' is not an amount: write dollars, like 4 or 2.50."),
        ("w 3", "A wager here is $5 to $100"),
        ("w 2 10", "That cannot be done now. ["),
        ("w x 10", "'x' is not a seat: write its number."),
        ("back", "That cannot be done now. ["),
        ("back 1 2", "One number, please: back 1."),
        ("put", "How much do you put up? Like: put 100."),
        ("hit", "That cannot be done now. ["),
        ("done now", "'done' takes nothing more: 'now' was not understood."),
        ("lapse", "There is nothing here that could lapse: it is your turn to decide."),
        ("fold", "'fold' is not known here: type help."),
        ("report nothing", "There is no report 'nothing': type report to see them all."),
        ("report missed", "Something is missing: report missed 3."),
    ],
)
def test_what_cannot_be_done_is_one_line_and_changes_nothing(line: str, answer: str) -> None:
    table = Table("pass", line, "w 5", "done", "s", shoe="Ts Ks 9h")
    assert answer in table.said
    assert "You bet $5" in table.said and "No more bets" in table.said
    assert sum(table.chips.values()) == 400 - 1.5


def test_a_wager_is_taken_back() -> None:
    table = Table("pass", "w 25", "take back", "w 10", "done", "s", shoe="Ts Ks 9h 8d")
    assert "take [back] 1" in table.said
    assert "You take back $25 from spot 1" in table.said
    assert "you win $10" in table.said


def test_the_player_holds_the_bank_for_two_hands() -> None:
    table = Table("take", "put 50", "", "", "", "quit", shoe="Ts Ks 9h 8d")
    assert "You take the bank You have the bank, first hand" in table.said
    assert "[put] up to $199 Enter: nothing" in table.said
    assert table.row("1 You", "(B1)")
    assert table.row("Bank You $50, $45 left")
    assert "quit pass the bank" in table.said
    assert "You have the bank, second hand" in table.said
    assert "Enter: put up $50" in table.said
    assert "Ben has the bank, first hand" in table.said


def test_the_bank_is_given_on_after_the_first_hand() -> None:
    table = Table("take", "put 50", "pass", "", "quit", shoe="Ts Ks 9h 8d")
    assert "You have the bank, second hand" not in table.said
    assert "Ben has the bank, first hand" in table.said


def test_insurance_pays_for_a_natural() -> None:
    shoe = "2c Ts As 6h Kd"
    table = Table("pass", "w 10", "done", "i", "s", "", "quit", house="ven-a-mexico", shoe=shoe)
    assert "The bank shows an ace" in table.said
    assert "[no] [i]nsure for $5 Enter: no" in table.said
    assert "You insure for $5" in table.said
    assert "The bank turns over K♦: natural 21.5" in table.said
    assert "Your 16 loses to the bank's natural: you lose $10" in table.said
    assert "The bank has a natural: you win $10 on insurance" in table.said
    assert table.chips == {1: 199.5, 2: 199}


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("u", "You surrender You surrendered: you lose $5"),
        ("lapse", "you lose $10"),
        ("", "lose $10"),
    ],
)
def test_a_played_hand_may_still_be_given_up(line: str, end: str) -> None:
    shoe = "2c Ts 9s 6h Kd"
    table = Table("pass", "w 10", "done", "s", line, house="ven-a-mexico", shoe=shoe)
    assert "You may still give a hand up" in table.said
    assert "s[u]rrender 1 Enter: let it pass" in table.said
    assert end in table.said


def test_several_spots_and_a_bet_behind_another_player() -> None:
    lines = ("pass", "w 10", "w 7 15", "w 3 5", "done", *[""] * 12)
    table = Table(*lines, house="ven-a-mexico", seats=4, shoe="2c")
    assert "on 1, 3-8" in table.said or "on 1-2, 4-8" in table.said or "on 1-3, 5-8" in table.said
    assert "You bet $15 on spot 7" in table.said
    assert table.row("spot 7:")
    assert sum(table.chips.values()) < 800


def test_who_covers_behind_is_drawn_with_his_money() -> None:
    table = Table("pass", "w 5", "done", "s", house="new-esquire", seats=3, shoe="2c Ts 9s 9h 8d")
    assert "behind the bank" in table.said
    assert table.row("covers $")
    assert table.row("behind, wagers $")


def test_seats_that_are_kept_for_the_banks_are_left_to_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["play", "lo-ball-room", "no-bust-blackjack", "--seed", "1", "--fast"]) == 0
    said = capsys.readouterr().out
    assert "2 You" in said or "The bank is offered to you" in said


def test_help_stacks_rules_and_why() -> None:
    lines = (
        "pass",
        "help",
        "stacks",
        "why",
        "why hit",
        "rules tom-bj-02",
        "w 5",
        "done",
        "s",
        "history",
    )
    table = Table(*lines, shoe="Ts Ks 9h 8d")
    assert "h, hit / s, stand" in table.said
    assert "stake AMOUNT" not in table.said and "shake" not in table.said
    assert "box dropped by the house $0" in table.said
    assert "You may wager $5-$100 on 1" in table.said
    assert "No. That cannot be done now." in table.said
    assert "TOM-BJ-02 A natural beats every hand that is not a natural" in table.said
    assert "Table 5-100: wagers $5 to $100" in table.said
    assert "Seat 2: Ben, $200, bank" in table.said


def test_before_the_first_hand_nothing_can_be_done_with_it() -> None:
    early = ("hit", "why", "report cancel", "table", "stacks", "help")
    table = Table(*early, "pass", "quit", shoe="Ts Ks 9h")
    assert table.said.count("No hand has been dealt yet.") == 5
    assert "w, wager [SPOT] AMOUNT" in table.said


def test_hands_are_saved_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hands.jsonl"
    Table("pass", "w 10", "done", "p", "d", "s", f"save {file}", shoe=EIGHTS)
    (history,) = read(file.read_bytes().split(b"\n"))
    assert (history.house, history.game) == ("tommys", "no-bust-blackjack")
    assert main(["replay", str(file), "--viewer", "1"]) == 0
    told = capsys.readouterr().out
    assert "Table 5-100: wagers $5 to $100" in told
    assert "You's 21 (hand 1) beats the bank's 17: You wins $20" in told


def test_a_report_is_ruled_on_and_its_changes_are_shown() -> None:
    table = Table("pass", "w 5", "done", "report", 'report cancel "fire"', shoe="Ts Ks 9h 8d")
    assert 'report reopen 3 "reason"' in table.said
    assert "report exposed" not in table.said
    assert "Floor: hand cancelled (by the floor: fire)" in table.said
    assert "hand 1: cards T♠ 9♥ > none" in table.said
    assert "wagers $5 > $0" in table.said
    assert table.chips == {1: 200, 2: 200}


def test_the_lists_speak_of_wagers_and_collections(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    fee = "a flat collection for each wager, $0.50; $1 a hand from the bank"
    listed = f"    Table 5-100: wagers $5 to $100, buy-in from $50; {fee}"
    assert listed in capsys.readouterr().out.split("\n")
    assert main(["rules", "tommys", "no-bust-blackjack"]) == 0
    top = " ".join(capsys.readouterr().out.split("\n\n")[0].split())
    assert f"Table 5-100: wagers $5 to $100, buy-in from $50; {fee}" in top
    assert "blind" not in top and "Limit: bets" not in top
