"""A person at a table of Pai Gow Poker: seven cards set as two hands, as player and as bank."""

import pytest

from tests.unit.cli.banked.table import Table

BET = ("w 10", "done")


def pai_gow(*lines: str) -> Table:
    """Seat 1 against the bank of seat 2; the cards lie as in a new pack, the dice show ones."""
    return Table(*lines, game="pai-gow-poker")


def held() -> list[str]:
    """The seven cards dealt to seat 1 there."""
    table = pai_gow("pass", *BET, "quit")
    dealt = next(line for line in table.lines if line.startswith("You are dealt"))
    return dealt.split()[3:]


@pytest.mark.rule("TOM-PG-58")
def test_the_house_way_is_shown_and_sets_nothing_by_itself() -> None:
    table = pai_gow("pass", *BET, "house", "quit")
    assert sorted(held()) == sorted(["K♣", "9♠", "A♦", "8♥", "7♦", "6♣", "2♠"])
    assert "[set] two in front [dealer] sets [house] way Enter: house" in table.said
    assert "You ask the floor for the house way" in table.said
    assert "Your setting: front King-Nine, back Ace high" in table.said
    assert "You set" not in table.said
    # Advice is given once; the setting stays on the felt until it is confirmed.
    assert "[set] two in front [dealer] sets [confirm] Enter: confirm" in table.said
    assert table.row("King-Nine", "Ace high")


def test_enter_shows_the_house_way_and_then_confirms_it() -> None:
    table = pai_gow("pass", *BET, "", "")
    assert "You set K♣ 9♠ in front, A♦ 8♥ 7♦ 6♣ 2♠ in the back" in table.said
    assert "You win $10" in table.said
    # Both hands of the bank lie open in the middle.
    assert table.row("[T♠] [9♥]")
    assert table.row("[A♣] [8♦] [7♣] [3♠] [2♥]")
    assert table.row("$209", "wins $10")


def test_cards_are_named_by_place_or_by_name() -> None:
    cards = held()
    table = pai_gow("pass", *BET, "set 1 2", "set kc 8h", "confirm")
    assert table.row("1", "2", "3", "4", "5", "6", "7")
    front = " ".join(sorted(cards[:2]))
    assert front == "6♣ K♣"
    assert "Your setting: front King-Six, back Ace high" in table.said
    assert "You set K♣ 8♥ in front" in table.said


def test_a_foul_setting_is_warned_of_before_it_is_confirmed() -> None:
    table = pai_gow("pass", *BET, "set Ad Kc", "confirm")
    warning = "front Ace-King, back Nine high: FOUL, the front outranks the back"
    assert f"Your setting: {warning}" in table.said
    assert table.said.index("FOUL") < table.said.index("You set")
    assert "You lose $10" in table.said


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("set", "Which two go in front? By place or name: set 1 2, or set Kd Qc."),
        ("set 1 1", "Name each place once, from 1 to 7."),
        ("set 1 8", "Name each place once, from 1 to 7."),
        ("set 1", "Two cards go in front, not 1."),
        ("set Kc", "Two cards go in front, not 1."),
        ("set As Ks", "As is not among your cards."),
        ("set king queen", "'king' is not a card"),
        ("w 10", "That cannot be done now. ["),
        ("shake", "That cannot be done now. ["),
        ("confirm", "That cannot be done now. ["),
        ("propose 1 2", "Those cards cannot be chosen. ["),
        ("look 1", "That cannot be done now. ["),
    ],
)
def test_what_cannot_be_set_changes_nothing(line: str, answer: str) -> None:
    table = pai_gow("pass", *BET, line, "dealer")
    assert answer in table.said
    assert "in front, A♦ 8♥ 7♦ 6♣ 2♠ in the back" in table.said


def test_the_bank_puts_up_shakes_sets_and_confirms() -> None:
    table = pai_gow("take", "put 50", "shake", "set 1 2", "", "set 1 3", "", "", "", "quit")
    assert "You hold the bank: put money up" in table.said
    assert "You hold the bank: shake the dice cup" in table.said
    assert "You shake the dice cup The dice show 1, 1, 1" in table.said
    assert "Set your hand" in table.said
    assert "The bank sets" in table.said
    assert "The bank's hand is final" in table.said
    assert (
        "Your hand is final; until the first hand is read you may still set it anew" in table.said
    )
    assert "The bank covers $50" in table.said


def test_after_a_misdeal_a_setting_that_was_meant_is_forgotten() -> None:
    table = pai_gow("pass", *BET, "set 1 2", 'report misdeal "dropped"', "", "", "")
    assert "Misdeal: all cards come in [TOM-PG-P15]" in table.said
    # Twice before the deal, for a wager and for no more, and once after the misdeal.
    assert table.said.count("Place your bets") == 3
    assert "You set K♣ 9♠ in front" in table.said


def test_help_and_reports_are_those_of_the_game() -> None:
    table = pai_gow(
        "pass", "help", "report", *BET, "report twins As", "stacks", "dealer", "history"
    )
    assert "set TWO CARDS" in table.said
    assert "h, hit" not in table.said
    assert "report misread 3 win" in table.said and "report early" in table.said
    assert "report reopen" not in table.said
    assert "Table 10-100: wagers $10 to $100" in table.said


@pytest.mark.parametrize(
    "line",
    [
        "faced Jo",
        "pile 3 over",
        "count 1",
        "early",
        "foul",
        "misread 1 win",
        "noticed 1",
        "found 1 5",
    ],
)
def test_every_report_of_the_list_is_understood(line: str) -> None:
    table = pai_gow("pass", *BET, f"report {line}", "quit")
    assert "There is no report" not in table.said
    assert "Something is missing" not in table.said
