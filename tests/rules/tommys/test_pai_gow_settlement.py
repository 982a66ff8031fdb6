"""Pai gow poker: both hands against the bank's, as far as its money covers."""

from itertools import product

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.layout import Laid
from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.settle import HandExposed, compared
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.ranking.paigow import PaiGow, back, back_scale
from tests.kit.pai_gow import BANK_HAND, LOSES, PUSHES, WINS, WINS_TOO, PaiGowTable, pai_gow

HIGH_LIMIT = {"big_bet": 200_00}

# The bank's king-jack in front: higher, the same, lower; its nines behind likewise.
FRONTS = {"higher": "Ks Qh", "copy": "Kh Jd", "lower": "Qs Jc"}
BACKS = {"higher": "Ts Th 7d 4c 2h", "copy": "9s 9h 7d 4c 2h", "lower": "8s 8h 7d 4c 2h"}
MATRIX = {
    "higher": {"higher": "win", "copy": "push", "lower": "push"},
    "copy": {"higher": "push", "copy": "lose", "lower": "lose"},
    "lower": {"higher": "push", "copy": "lose", "lower": "lose"},
}


def laid(front: str, back: str) -> Laid:
    return Laid(parse_cards(front), parse_cards(back))


BANK_LAID = laid("Kd Jh", "9d 9c 7h 4s 2c")


@pytest.mark.rule("TOM-PG-07", "TOM-PG-21", "TOM-PG-P17")
def test_both_hands_higher_win_even_money_in_chips() -> None:
    table = PaiGowTable(wagers={6: 35}, hands={6: WINS, 2: BANK_HAND}).read()
    assert table.results() == {(6, 6): ("win", 35, 35)}
    table.end()
    assert table.won() == {1: 0, 2: -35, 3: 0, 4: 0, 5: 0, 6: 35, 7: 0}
    assert table.hand.chips[6] == 5_034_00, "35 more in chips, less the collection of 1"


@pytest.mark.rule("TOM-PG-08", "TOM-PG-P17")
@pytest.mark.parametrize(("cards", "won"), [(WINS, 20.50), (LOSES, -20.50)])
def test_a_wager_that_is_no_whole_chip_is_settled_as_it_lies(cards: str, won: float) -> None:
    table = PaiGowTable(wagers={6: 20}, hands={6: cards, 2: BANK_HAND}).shake()
    table.report(WagerFound(seat=6, spot=6, amount=20_50))
    table.set().bank_sets().end()
    assert (table.won()[6], table.won()[2]) == (won, -won)


@pytest.mark.rule("TOM-PG-08")
def test_both_hands_lower_lose() -> None:
    table = PaiGowTable(wagers={6: 20}, hands={2: WINS, 6: BANK_HAND}).read().end()
    assert table.results() == {(6, 6): ("lose", 20, 0)}
    assert table.won()[2] == 20 and table.won()[6] == -20


@pytest.mark.rule("TOM-PG-09")
def test_one_higher_and_one_lower_is_a_push() -> None:
    hands = {6: "As 4d 5s 5c Jc 8c 2s", 2: WINS}
    table = PaiGowTable(wagers={6: 20}, hands=hands).read({6: "As 4d"})
    assert table.results() == {(6, 6): ("push", 0, 20)}
    assert table.cover() == 1000
    assert set(table.end().won().values()) == {0}


@pytest.mark.rule("TOM-PG-P10", "TOM-PG-P9")
@pytest.mark.parametrize(("front", "back"), [*product(FRONTS, BACKS)])
def test_the_matrix_of_outcomes(front: str, back: str) -> None:
    outcome = compared(laid(FRONTS[front], BACKS[back]), BANK_LAID, PaiGow())
    assert outcome.result == MATRIX[front][back]


@pytest.mark.rule("TOM-PG-P9", "TOM-PG-P10")
@pytest.mark.parametrize(
    ("cards", "front", "result"),
    [
        # Two pair behind a copy in front; then a lower back, and two copies.
        ("As Kh 8s 8h 4d 4c 2h", "As Kh", ("push", 0, 20)),
        ("As Kh 5s 5h 4d 8c 2h", "As Kh", ("lose", 20, 0)),
        ("As Kh 7s 7h Td 4c 3h", "As Kh", ("lose", 20, 0)),
    ],
)
def test_the_bank_wins_copies(cards: str, front: str, result: tuple[str, float, float]) -> None:
    bank = "Ad Kd 7d 7c Ts 4s 3c"
    table = PaiGowTable(wagers={6: 20}, hands={6: cards, 2: bank})
    assert table.read({6: front}, "Ad Kd").results() == {(6, 6): result}
    assert "TOM-PG-P9" in table.rules_of(table.settled()[0])


@pytest.mark.rule("TOM-PG-P9")
@pytest.mark.parametrize(("front", "back"), [*product(FRONTS, BACKS)])
def test_where_copies_push_only_two_lower_hands_lose(front: str, back: str) -> None:
    outcome = compared(laid(FRONTS[front], BACKS[back]), BANK_LAID, PaiGow(copies="push"))
    literal = {("higher", "higher"): "win", ("lower", "lower"): "lose"}
    assert outcome.result == literal.get((front, back), "push")


@pytest.mark.rule("TOM-PG-P11", "TOM-PG-48")
def test_each_chip_of_the_bank_plays_once() -> None:
    hands = {6: WINS, 7: LOSES, 1: PUSHES, 3: WINS_TOO, 2: BANK_HAND}
    wagers = {6: 100, 7: 150, 1: 80, 3: 50}
    table = PaiGowTable(pai_gow(stakes=HIGH_LIMIT), wagers=wagers, hands=hands, money=200).read()
    assert table.results() == {
        (6, 6): ("win", 100, 100),
        (7, 7): ("lose", 100, 50),
        (1, 1): ("push", 0, 80),
        (3, 3): ("push", 0, 50),
    }
    assert [e.spot for e in table.events(HandExposed)] == [6, 7]
    assert {e.cite for e in table.settled()[2:]} == {"settle.uncovered"}
    assert table.cover() == 0
    assert table.end().won()[2] == 0


@pytest.mark.rule("TOM-PG-P11")
def test_a_running_bank_covers_with_what_it_collects() -> None:
    hands = {6: WINS, 7: LOSES, 1: PUSHES, 3: WINS_TOO, 2: BANK_HAND}
    wagers = {6: 100, 7: 150, 1: 80, 3: 50}
    played = pai_gow(stakes=HIGH_LIMIT, banking={"cover": "running"})
    table = PaiGowTable(played, wagers=wagers, hands=hands, money=200).read()
    assert table.results()[7, 7] == ("lose", 150, 0)
    assert table.results()[3, 3] == ("win", 50, 50)
    assert table.end().won()[2] == 0


@pytest.mark.rule("TOM-PG-48")
def test_once_the_cover_is_used_up_the_other_hands_are_not_read() -> None:
    hands = {6: WINS, 7: LOSES, 1: WINS_TOO, 2: BANK_HAND}
    wagers = {6: 50, 7: 50, 1: 20, 3: 30}
    table = PaiGowTable(wagers=wagers, hands=hands, money=100).read()
    assert table.cover() == 0
    assert [e.spot for e in table.events(HandExposed)] == [6, 7]
    assert len(table.hand.down[1]) == len(table.hand.down[3]) == 7
    assert (table.results()[1, 1], table.results()[3, 3]) == (("push", 0, 20), ("push", 0, 30))
    assert not any(e.uncovered for e in table.settled()[2:]), "nor is told what they would have won"


@pytest.mark.rule("TOM-PG-P12")
def test_on_one_spot_the_player_is_settled_first_then_the_back_lines() -> None:
    others = "1 wager 3 30; 4 wager 3 10"
    hands = {3: WINS, 2: BANK_HAND}
    table = PaiGowTable(wagers={3: 20}, others=others, hands=hands, money=40).read()
    assert [e.seat for e in table.settled()] == [3, 1, 4]
    assert table.results() == {
        (3, 3): ("win", 20, 20),
        (3, 1): ("win", 20, 30),
        (3, 4): ("win", 0, 10),
    }
    assert table.settled()[2].cite == "settle.uncovered"


@pytest.mark.rule("TOM-PG-P14")
def test_the_bank_covers_first_then_who_stands_behind_it() -> None:
    hands = {6: WINS, 7: LOSES, 1: WINS_TOO, 2: BANK_HAND}
    wagers = {6: 80, 7: 60, 1: 30}
    table = PaiGowTable(wagers=wagers, others="5 put-up 50", hands=hands, money=100).read()
    assert [e.shares for e in table.settled()] == [
        ((2, 80_00),),
        ((2, 20_00), (5, 40_00)),
        ((5, 10_00),),
    ]
    assert table.settled()[2].uncovered == 20_00
    won = table.end().won()
    assert (won[2], won[5]) == (-60, 30)


@pytest.mark.rule("TOM-PG-39")
def test_the_banks_wager_is_counted_before_the_first_hand_is_opened() -> None:
    hands = {6: WINS, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20}, hands=hands, money=240).read()
    [counted] = table.events(BankCounted)
    assert counted.amount == 240_00
    [exposed] = table.events(HandExposed)
    assert table.log.index(counted) < table.log.index(exposed)


@pytest.mark.rule("TOM-PG-49")
def test_cards_speak() -> None:
    hands = {6: "9s 9h 9d 4c 2s Ks Qd", 2: "Kh Jh Td Tc 8s 8h 3c"}
    table = PaiGowTable(wagers={6: 20}, hands=hands).read({6: "Ks Qd"}, "Kh Jh")
    [exposed] = table.events(HandExposed)
    scale = back_scale(PaiGow())
    assert scale.name(scale.value(exposed.back)) == "Three Nines"
    assert table.results() == {(6, 6): ("win", 20, 20)}, "as two pair it would have lost"


@pytest.mark.rule("TOM-PG-59")
def test_a_back_that_does_not_outrank_the_front_is_foul() -> None:
    hands = {6: "7s 7h Ks Qd 9c 4h 2d", 2: "Jh 8d 6c 5c 4s 3h Tc"}
    table = PaiGowTable(wagers={6: 20}, hands=hands, money=50).read({6: "7s 7h"})
    assert table.results() == {(6, 6): ("lose", 20, 0)}, "whatever the bank holds"
    assert table.cover() == 30
    assert "TOM-PG-59" in table.rules_of(table.settled()[0])


@pytest.mark.rule("TOM-PG-60")
@pytest.mark.parametrize("front", ["Ks Qh Td", "Ks"])
def test_three_and_four_or_one_and_six_is_foul(front: str) -> None:
    hands = {6: WINS, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20}, hands=hands, money=50).read({6: front})
    assert table.results() == {(6, 6): ("lose", 20, 0)}
    assert table.cover() == 30


@pytest.mark.rule("TOM-PG-59", "TOM-PG-60")
def test_a_foul_hand_loses_only_what_the_money_covers() -> None:
    hands = {6: WINS, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20}, hands=hands, money=15).read({6: "Ks"})
    assert table.results() == {(6, 6): ("lose", 15, 5)}


@pytest.mark.rule("TOM-PG-73")
@pytest.mark.parametrize(("name", "result"), [("10-100", "win"), ("10-100 joker wild", "lose")])
def test_a_wild_joker_in_front_is_a_pair_that_the_back_must_outrank(name: str, result: str) -> None:
    hands = {6: "Jo 9d 8s 8h Kc 4d 2s", 2: "Th 9s 7c 7d 6d 3h 2h"}
    table = PaiGowTable(pai_gow(name), wagers={6: 20}, hands=hands).read({6: "Jo 9d"}, "Th 9s")
    assert table.results()[6, 6][0] == result


@pytest.mark.rule("TOM-PG-48")
def test_nothing_can_be_done_to_a_hand_that_is_over() -> None:
    table = PaiGowTable(wagers={6: 20}, hands={6: WINS, 2: BANK_HAND}).read().end()
    table.refused("lapse", Reason.HAND_OVER)


@pytest.mark.rule("TOM-PG-P10")
def test_the_smallest_difference_in_the_back_decides() -> None:
    rules, front = PaiGow(), parse_cards("Ac 3d")
    player = Laid(front, parse_cards("Ks Qh Jd 9c 3s"))
    bank = Laid(parse_cards("Ah 2d"), parse_cards("Kd Qd Jh 9h 2s"))
    assert back(player.back, rules) - back(bank.back, rules) == 1
    assert compared(player, bank, rules).result == "win"
    assert compared(bank, player, rules).result == "lose"


# Each hand is the next better one after the one before it: nothing lies between them.
NEXT_FRONTS = ("5s 3h", "5s 4h", "6s 2h", "6s 3h")
NEXT_BACKS = ("9s 9h 7d 4c 3h", "9s 9h 7d 5c 2h", "9s 9h 7d 5c 3h", "9s 9h 7d 5c 4h")


@pytest.mark.rule("TOM-PG-07", "TOM-PG-08")
@pytest.mark.parametrize("number", range(3))
def test_the_least_difference_decides(number: int) -> None:
    low, high = (
        laid(NEXT_FRONTS[number], NEXT_BACKS[0]),
        laid(NEXT_FRONTS[number + 1], NEXT_BACKS[3]),
    )
    rules = pai_gow().paigow
    assert (
        compared(high, low, rules).result == "win" and compared(low, high, rules).result == "lose"
    )
    low, high = (
        laid(NEXT_FRONTS[0], NEXT_BACKS[number]),
        laid(NEXT_FRONTS[3], NEXT_BACKS[number + 1]),
    )
    assert (
        compared(high, low, rules).result == "win" and compared(low, high, rules).result == "lose"
    )
