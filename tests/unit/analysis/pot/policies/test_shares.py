"""The shares of hands, held against counts of every deal."""

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.buckets import place, size
from cardhouse.analysis.pot.policies.shares import key, known, shares_of, streets, stretched
from cardhouse.analysis.pot.policies.traits import ROUNDS, traits
from cardhouse.bots.pot.sight import add_cards
from cardhouse.cards import PACK, parse_cards
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, best, scale
from cardhouse.rulebook import Posted, all_games
from tests.kit.hands import game

GAMES = [post.game() for post in all_games() if isinstance(post, Posted)]
POTS = [each for each in GAMES if isinstance(each, PotGame)]


def share(played: PotGame, cards: str, board: str, street: int, rivals: int = 1) -> float:
    """The share that a hand reckons with."""
    sight = [0] * s.SIZE
    add_cards(sight, parse_cards(cards), (), parse_cards(board))
    sight[s.STREET], sight[s.RIVALS], sight[s.FEWEST] = street, rivals, s.NOT_YET
    return shares_of(played)[place(traits(played), sight)] / 255


def exact(played: PotGame, cards: str, board: str) -> float:
    """The share that a hand on the river wins, over all hands of one rival."""
    assert played.high is not None
    ranks, own, shared = scale(played.high), parse_cards(cards), parse_cards(board)
    mine = best.of(ranks, own, shared, played.pick)
    left = [card for card in PACK if card not in (*own, *shared)]
    found = [best.of(ranks, two, shared, played.pick) for two in combinations(left, 2)]
    return sum(1.0 if mine > each else 0.5 * (mine == each) for each in found) / len(found)


@pytest.mark.parametrize(
    ("cards", "board"),
    [
        ("As Ah", "Kd 9c 7h 4s 2d"),
        ("Kc Qh", "Kd 9c 7h 4s 2d"),
        ("9h 8h", "Kd 9c 7h 4s 2d"),
        ("Qs Jh", "Kd 9c 7h 4s 2d"),
        ("7c 7s", "Kd 9c 7h 4s 2d"),
        ("As Qs", "Ks 9s 7s 4d 2d"),
    ],
)
def test_a_hand_on_the_river_is_worth_nearly_what_all_rivals_leave_it(
    cards: str, board: str
) -> None:
    assert share(game(), cards, board, 3) == pytest.approx(exact(game(), cards, board), abs=0.15)


def test_better_cards_are_worth_more_and_more_rivals_cost() -> None:
    hands = ["As Ah", "Ks Kh", "As Kh", "9s 4h"]
    shares = [share(game(), each, "", 0) for each in hands]
    assert shares == sorted(shares, reverse=True)
    # Of all 2,097,572,400 deals aces win 85.2 %.
    assert shares[0] == pytest.approx(0.852, abs=0.02)
    assert shares[0] > share(game(), "As Ah", "", 0, rivals=5) > 0.4


@pytest.mark.parametrize("played", POTS, ids=lambda each: f"{each.house} {each.name}")
def test_every_packaged_game_ships_with_its_table(
    played: PotGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A table that was once counted on this machine would hide that none ships.
    monkeypatch.setenv("CARDHOUSE_CACHE", str(tmp_path))
    table = known(key(played))
    assert len(table) == size(traits(played))
    assert len(set(table)) > 60


class Newer(High, frozen=True):
    """A ranking to which an option was added."""

    added: bool = False


def test_only_an_option_in_use_gives_a_table_another_name() -> None:
    played = game("tommys", "holdem")
    assert isinstance(played, PotGame)
    older = key(replace(played, high=High(qualifier="pair")))
    assert key(replace(played, high=Newer(qualifier="pair"))) == older
    assert key(replace(played, high=Newer(qualifier="pair", added=True))) != older


def test_a_game_without_a_table_is_judged_by_the_likest() -> None:
    stud5, stud7 = streets(game("button-room", "stud5")), streets(game("tommys", "stud7"))
    table = shares_of(game("tommys", "stud7"))
    shorter = stretched(table, stud7, stud5)
    assert len(shorter) == size(stud5)
    across = len(table) // stud7[ROUNDS]
    assert shorter == table[across:], "the last streets are alike"
