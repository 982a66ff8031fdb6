"""The Lo-Ball Room's blackjack: the totals and the winners, by its worked examples."""

import re

import pytest

from cardhouse.cards import JOKER, PACK
from cardhouse.ranking.points import BEST, Points, total
from cardhouse.rulebook import posted
from tests.kit.banked import Banked, game, ranks
from tests.kit.totals import against, banked, dealt, points_of

HOUSE = "lo-ball-room"
GAME = game(HOUSE)
NATURAL = "Jo Jo"

PLAYERS = {"N": NATURAL, **{str(p): dealt(p) for p in range(12, 30)}}
BANKS = {"N": NATURAL, **{str(d): banked(d) for d in range(17, 27)}}
# A joker up ends the draws, so nobody goes over against a natural.
CELLS = [(p, d) for p in PLAYERS for d in BANKS if d != "N" or p == "N" or int(p) <= 21]


def result(player: str, bank: str) -> str:
    (settled,) = against(GAME, player, bank).settled()
    return settled.result


def ruled(player: str, bank: str) -> tuple[str, str]:
    """The result of a cell and its rule, in the document's terms."""
    if player == bank == "N":
        return "push", "LBR-BJ-36"
    if "N" in (player, bank):
        return ("win" if player == "N" else "lose"), "LBR-BJ-28"
    p, d = int(player), int(bank)
    match p > 21, d > 21:
        case True, False:
            return "lose", "LBR-BJ-30"
        case False, True:
            return "win", "LBR-BJ-31"
        case True, True if p == d:
            return "lose", "LBR-BJ-34"
        case True, True:
            return ("lose", "LBR-BJ-32") if d < p else ("push", "LBR-BJ-33")
    if p == d:
        return "push", "LBR-BJ-36"
    return ("win" if p > d else "lose"), "LBR-BJ-35"


@pytest.mark.rule("LBR-BJ-28", "LBR-BJ-29", "LBR-BJ-30", "LBR-BJ-31", "LBR-BJ-32")
@pytest.mark.rule("LBR-BJ-33", "LBR-BJ-34", "LBR-BJ-35", "LBR-BJ-36", "LBR-BJ-P5")
@pytest.mark.parametrize(("player", "bank"), CELLS)
def test_every_total_against_every_total(player: str, bank: str) -> None:
    expected, rule = ruled(player, bank)
    table = against(GAME, PLAYERS[player], BANKS[bank], wager=20)
    (settled,) = table.settled()
    assert settled.result == expected
    assert rule in table.rules_of(settled)
    assert table.won()[1] == {"win": 20, "lose": -20, "push": 0}[expected]
    assert table.won()[8] == -table.won()[1]


@pytest.mark.rule("LBR-BJ-17")
def test_what_cards_count() -> None:
    counted = {"K 7": "hard 17", "A 6": "soft 17", "A 6 9": "hard 16", "A A": "soft 12"}
    counted |= {"Q 5 6": "hard 21", "J 2": "hard 12", "2 3 4": "hard 9", "T 9 A": "hard 20"}
    assert {cards: points_of(GAME, cards) for cards in counted} == counted
    # At 26 it could not win against 22, and at 16 it does not reach 17.
    assert (result("A 6 9", banked(22)), result("A 6 9", "T 7")) == ("win", "lose")
    assert result("A 6", "K 7") == "push"
    assert result("Q 5 6", "T A") == "push"


@pytest.mark.rule("LBR-BJ-18", "LBR-BJ-27")
def test_a_joker_with_anything_else_makes_21() -> None:
    for hand in ("Jo 2", "Jo A", "9 8 Jo"):
        assert points_of(GAME, hand) == "joker 21"
        assert result(hand, "T A") == "push"
        assert result(hand, "T K") == "win"
    assert points_of(GAME, NATURAL) == "natural 21"


@pytest.mark.rule("LBR-BJ-27", "LBR-BJ-28")
def test_only_two_jokers_are_a_natural() -> None:
    for plain in ("A K", "A A", "Jo A"):
        assert not points_of(GAME, plain).startswith("natural")
    table = against(GAME, NATURAL, "7 7 7")
    (settled,) = table.settled()
    assert (settled.result, table.won()[1]) == ("win", 20)
    assert {"LBR-BJ-27", "LBR-BJ-28"} <= table.rules_of(settled)
    for cards in ("A K", "Jo A", "7 7 7"):
        assert result(cards, "7 7 7") == "push"


@pytest.mark.rule("LBR-BJ-29", "LBR-BJ-35")
def test_more_than_a_natural_is_22_or_more() -> None:
    assert result("T 2 9", "T K") == "win"
    assert result("T 2 K", "T 7") == "lose"
    assert [result(dealt(p), banked(d)) for p, d in ((20, 19), (18, 21), (21, 20))] == [
        "win",
        "lose",
        "win",
    ]


@pytest.mark.rule("LBR-BJ-30", "LBR-BJ-31", "LBR-BJ-32", "LBR-BJ-34")
def test_the_worked_examples_over_21() -> None:
    for player, bank, won in ((22, 17, -20), (12, 22, 20), (25, 22, -20), (23, 23, -20)):
        assert against(GAME, dealt(player), banked(bank), wager=20).won()[1] == won


@pytest.mark.rule("LBR-BJ-33")
def test_a_wager_over_21_stays_until_the_bank_is_complete() -> None:
    table = Banked(GAME, wagers={1: 20, 2: 10}, shoe="T T T 2 9 K 4 K").act("1 hit")
    assert table.cards(1) == "T 2 K"
    assert (table.turn, table.settled()) == (2, [])
    assert [w.amount for w in table.layout.on(1)] == [20_00]
    # The bank draws to 24, and the player's 22 is nearer.
    table.act("2 stand")
    saved = next(s for s in table.settled() if s.seat == 1)
    assert (saved.result, saved.returned, saved.shares) == ("push", 20_00, ())
    assert "LBR-BJ-33" in table.rules_of(saved)
    assert table.won() == {1: 0, 2: 10, 8: -10}


@pytest.mark.rule("LBR-BJ-36")
def test_equal_hands_push() -> None:
    assert result("T 8", "T 8") == "push"
    assert result("Jo 5", "A K") == "push"
    assert result("A K", "Jo 5") == "push"
    assert result(NATURAL, NATURAL) == "push"
    table = against(GAME, "A K", NATURAL)
    (settled,) = table.settled()
    assert settled.result == "lose"
    assert "LBR-BJ-28" in table.rules_of(settled)


@pytest.mark.rule("LBR-BJ-P5")
def test_every_win_is_even_money() -> None:
    assert against(GAME, "T K", "T 9", wager=20).won()[1] == 20
    assert against(GAME, NATURAL, "T 9", wager=20).won()[1] == 20
    assert GAME.blackjack is not None and not GAME.blackjack.odds


@pytest.mark.rule("LBR-BJ-37")
def test_the_chart_of_cards_that_help_is_counted_from_53_cards() -> None:
    rules = Points(joker="makes-21")
    fresh = (*PACK, JOKER)

    def helps(points: int) -> int:
        """The number of cards that keep a hard total of two cards at 21 or less."""
        hard = ranks(dealt(points) if points > 11 else "9 2", PACK)
        assert (total(hard, rules).points, total(hard, rules).kind) == (points, "hard")
        return sum(total((*hard, card), rules).points <= BEST for card in fresh)

    counted = {points: helps(points) for points in range(11, 20)}
    assert counted == {11: 53, 12: 37, 13: 33, 14: 29, 15: 25, 16: 21, 17: 17, 18: 13, 19: 9}
    shares = {points: round(100 * cards / 53) for points, cards in counted.items()}
    text = posted(HOUSE, "no-bust-blackjack").rules["LBR-BJ-37"].text
    rows = re.findall(r"(\d+): (\d+) / (\d+)", text)
    printed = {int(points): (int(good), int(bad)) for points, good, bad in rows}
    assert printed == {points: (share, 100 - share) for points, share in shares.items()}
