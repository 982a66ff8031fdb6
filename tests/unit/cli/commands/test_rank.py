"""`rank` names hands in words and tells the winner."""

import argparse

import pytest
from msgspec.structs import replace

from cardhouse.cards import Deck
from cardhouse.cli import books
from cardhouse.cli.commands import rank
from cardhouse.ranking import High, Low
from cardhouse.rulebook import Posted, posted
from tests.unit.cli.calls import call, complaint

RANK = ("rank", "tommys", "holdem")
BOARD = ("--board", "Ks 7d 7h 2c 3s")


def test_the_winner_is_named_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, *RANK, "As Ah", "Kd Kc", *BOARD, "--json").data
    assert data["high"]["winner"] == "Kings full of Sevens"
    assert data["high"]["winners"] == [2]
    first, second = data["high"]["hands"]
    assert (first["name"], first["wins"]) == ("Two pair, Aces and Sevens", False)
    assert (second["name"], second["wins"]) == ("Kings full of Sevens", True)
    assert second["five"] == ["Ks", "Kd", "Kc", "7h", "7d"]
    assert "low" not in data


def test_cards_may_stand_with_or_without_gaps(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, *RANK, "AsAh", "kd, KC", "--board", "ks7d7h2c3s")
    assert called.lines == [
        "As Ah  Two pair, Aces and Sevens (As Ah 7h 7d Ks)",
        "Kd Kc  Kings full of Sevens (Ks Kd Kc 7h 7d)",
        "Kd Kc wins with Kings full of Sevens",
    ]


def test_ties_split(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("As 2d", "Ah 4d", "Qc Jd")
    called = call(capsys, *RANK, *hands, "--board", "Ks Kd 9h 9c 3s")
    assert called.lines[-1] == "As 2d and Ah 4d split with Two pair, Kings and Nines"
    data = call(capsys, *RANK, *hands, "--board", "Ks Kd 9h 9c 3s", "--json").data
    assert data["high"]["winners"] == [1, 2]


def test_one_hand_and_a_flop_are_enough(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, *RANK, "As Ks", "--board", "Qs Js Ts")
    assert called.lines == ["As Ks  Royal flush (As Ks Qs Js Ts)"]


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (("As Ax", *BOARD), "'Ax' is not a card"),
        (("As As", *BOARD), "As (ace of spades) is named twice"),
        (("As Ah", "As Kd", *BOARD), "As (ace of spades) is named twice"),
        (("As Ks", *BOARD), "Ks (king of spades) is named twice"),
        (("As Jo", *BOARD), "Jo (joker) is not in the deck of this game"),
        (("As ??", *BOARD), "a hidden card (??) has no rank"),
        (("As", *BOARD), "the hand 'As' is not 2 cards but 1"),
        (("As Ah Ad", *BOARD), "the hand 'As Ah Ad' is not 2 cards but 3"),
        (("", *BOARD), "the hand '' is not 2 cards but 0"),
        (("As Ah",), "the board is not 3 to 5 cards but 0"),
        (("As Ah", "--board", "Ks Kd"), "the board is not 3 to 5 cards but 2"),
        (("As Ah", "--board", "2s 3s 4s 5s 6s 7s"), "the board is not 3 to 5 cards but 6"),
        ((), "the following arguments are required: HAND"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], what: str
) -> None:
    assert complaint(capsys, *RANK, *argv).startswith(what)


@pytest.mark.parametrize(
    ("argv", "lines"),
    [
        (
            ("tommys", "stud7", "As Ah Ad Ks Kd 2c 3d", "Qs Qh Qd Qc 2d"),
            [
                "As Ah Ad Ks Kd 2c 3d  Aces full of Kings (As Ah Ad Ks Kd)",
                "Qs Qh Qd Qc 2d        Four Queens (Qs Qh Qd Qc 2d)",
                "Qs Qh Qd Qc 2d wins with Four Queens",
            ],
        ),
        (
            ("tommys", "lowball", "As 2d 3h 4c 6s"),
            ["As 2d 3h 4c 6s  Six low: 6-4-3-2-A (6s 4c 3h 2d As)"],
        ),
        (
            ("lo-ball-room", "lowball", "As 2d 3h 4c Jo", "Ad 2c 3c 4s 5s"),
            [
                "As 2d 3h 4c Jo  Wheel: 5-4-3-2-A (Jo 4c 3h 2d As)",
                "Ad 2c 3c 4s 5s  Wheel: 5-4-3-2-A (5s 4s 3c 2c Ad)",
                "As 2d 3h 4c Jo and Ad 2c 3c 4s 5s split with Wheel: 5-4-3-2-A",
            ],
        ),
        (
            ("ven-a-mexico", "draw-joker", "9s 9h 9d 9c Jo", "As Ks Qs Js Ts"),
            [
                "9s 9h 9d 9c Jo  Five Nines (9s 9h 9d 9c Jo)",
                "As Ks Qs Js Ts  Royal flush (As Ks Qs Js Ts)",
                "As Ks Qs Js Ts wins with Royal flush",
            ],
        ),
        (
            ("tommys", "omaha-hilo", "As 2s Kd Kc", "Ah 3h 4d 5c", "--board", "Ks 7d 8h 2c 3s"),
            [
                "As 2s Kd Kc  high: Three Kings (Ks Kd Kc 8h 7d)",
                "Ah 3h 4d 5c  high: Pair of Threes (3s 3h Ah Ks 8h)",
                "high: As 2s Kd Kc wins with Three Kings",
                "As 2s Kd Kc  low: Eight low: 8-7-3-2-A (8h 7d 3s 2s As)",
                "Ah 3h 4d 5c  low: Seven low: 7-4-3-2-A (7d 4d 3s 2c Ah)",
                "low: Ah 3h 4d 5c wins with Seven low: 7-4-3-2-A",
            ],
        ),
        (
            ("tommys", "draw-hilo", "As 2d 3h 4c Jo"),
            [
                "As 2d 3h 4c Jo  high: Five-high straight (Jo 4c 3h 2d As)",
                "As 2d 3h 4c Jo  low: Wheel: 5-4-3-2-A (Jo 4c 3h 2d As)",
            ],
        ),
    ],
)
def test_every_kind_of_game(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], lines: list[str]
) -> None:
    assert call(capsys, "rank", *argv).lines == lines


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (("tommys", "omaha-hi", "As 2s Kd", *BOARD), "the hand 'As 2s Kd' is not 4 cards but 3"),
        (("tommys", "stud7", "Qs Qh"), "the hand 'Qs Qh' is not 5 to 7 cards but 2"),
        (("tommys", "lowball", "As 2d 3h 4c"), "the hand 'As 2d 3h 4c' is not 5 cards but 4"),
        (("ven-a-mexico", "draw-joker", "9s 9h 9d 9c Jo", *BOARD), "this game has no board"),
        (("ven-a-mexico", "draw-joker", "9s 9h 9d Jo Jo"), "Jo (joker) is named twice"),
        (
            ("ven-a-mexico", "bridge", "9s"),
            "no game 'bridge' at ven-a-mexico; it posts: draw-joker",
        ),
    ],
)
def test_a_hand_that_no_game_of_the_kind_deals_is_refused(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], what: str
) -> None:
    assert complaint(capsys, "rank", *argv).startswith(what)


@pytest.fixture
def high_low(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that splits the pot between high and eight or better, with a joker as a bug."""
    post = posted("tommys", "holdem")
    page = replace(
        post.page, deck=Deck(jokers=1), high=High(joker="bug"), low=Low(qualifier=8, joker="lowest")
    )
    found = Posted(house=post.house, name=post.name, room=post.room, page=page, text="", hash="")
    monkeypatch.setattr(books, "posted", lambda house, game: found)


def ranked(capsys: pytest.CaptureFixture[str], hands: list[str], board: str) -> list[str]:
    args = argparse.Namespace(house="x", game="y", hands=hands, board=board, json=False)
    assert rank.run(args) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("high_low")
def test_high_and_low_have_their_own_winners(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ranked(capsys, ["Ks Kd", "Ah 2d"], "Kc 3d 4h 8s 8d")
    assert lines[2] == "high: Ks Kd wins with Kings full of Eights"
    assert lines[3] == "Ks Kd  low: No low"
    assert lines[5] == "low: Ah 2d wins with Eight low: 8-4-3-2-A"


@pytest.mark.usefixtures("high_low")
def test_a_low_may_be_won_by_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ranked(capsys, ["Ks Jo", "Ah 2d"], "Kc Qd Jh 8s 9d")
    assert lines[-1] == "low: no hand qualifies"


@pytest.mark.parametrize(
    ("argv", "lines"),
    [
        (
            ("new-esquire", "no-bust-blackjack", "As Kh", "Jo Jo", "Td 6h 7c", "As 6h"),
            [
                "As Kh     soft 21",
                "Jo Jo     natural 21",
                "Td 6h 7c  23, over",
                "As 6h     soft 17",
            ],
        ),
        (("ven-a-mexico", "no-bust-blackjack", "As Kh"), ["As Kh  natural 21.5"]),
        (
            ("tommys", "pai-gow-poker", "As Kh 7c 7d Qh 3s Jd"),
            [
                "As Kh 7c 7d Qh 3s Jd  the house way: Ace-King (As Kh) in front, "
                "Pair of Sevens (7d 7c Qh Jd 3s) in the back"
            ],
        ),
        (
            ("tommys", "pan", "As 2s 3s", "4h 4s 4c", "7s 7s 7s", "4h 4h 4c"),
            [
                "As 2s 3s  a rope, 2 chips from each",
                "4h 4s 4c  a set, no condition",
                "7s 7s 7s  a set, 4 chips from each",
                "4h 4h 4c  no meld",
            ],
        ),
    ],
)
def test_a_hand_that_plays_alone_is_named(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], lines: list[str]
) -> None:
    assert call(capsys, "rank", *argv).lines == lines
    data = call(capsys, "rank", *argv, "--json").data
    assert [hand["name"] for hand in data["hands"]] == [
        line.split("  ")[-1].strip() for line in lines
    ]


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (("tommys", "pai-gow-poker", "As Kh"), "the hand 'As Kh' is not 7 cards but 2"),
        (("tommys", "pan", "8s 8h 8d"), "8s (eight of spades) is not in the deck of this game"),
        (("ven-a-mexico", "no-bust-blackjack", "Jo As"), "Jo (joker) is not in the deck"),
        (("tommys", "pan", "As As As As As As As As As"), "is named more than 8 times"),
        (("tommys", "no-bust-blackjack", "As"), "the hand 'As' needs two cards at least"),
        (("tommys", "pan", "As 2s 3s", "--board", "4s"), "this game has no board"),
    ],
)
def test_what_cannot_be_a_hand_is_refused(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], what: str
) -> None:
    assert what in complaint(capsys, "rank", *argv)
