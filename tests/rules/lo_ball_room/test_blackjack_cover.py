"""The Lo-Ball Room's blackjack: the reach of the bank's money, by the worked examples."""

import pytest

from tests.kit.banked import Banked, game

GAME = game("lo-ball-room")
WIN, LOSE, PUSH = "9", "7", "8"


def settled(
    bank: int, money: float, wagers: dict[int, float], ends: str = "", behind: int = 0
) -> Banked:
    """A hand against the bank's 18: each spot from the bank's left stands with 19, 17 or 18."""
    order = [(bank + i - 1) % 8 + 1 for i in range(1, 9)]
    spots = [spot for spot in order if spot in wagers]
    seconds = ends.split() or [WIN] * len(spots)
    shoe = " ".join(["T"] * (len(spots) + 1) + seconds + ["8"])
    return Banked(
        GAME,
        bank=bank,
        money=money,
        wagers=wagers,
        behind=(behind,) if behind else (),
        shoe=shoe,
    ).stand()


def shares(table: Banked) -> dict[int, dict[int, float]]:
    """By spot in settling order: the amount each covering player paid or took, in dollars."""
    return {
        each.seat: {player: amount / 100 for player, amount in each.shares}
        for each in table.settled()
    }


@pytest.mark.rule("LBR-BJ-16")
@pytest.mark.parametrize("behind", [1, 5])
def test_the_bank_that_dealt_last_covers_the_rest(behind: int) -> None:
    table = settled(4, 100, {6: 100, 7: 50}, behind=behind)
    assert table.won() == {4: -100, behind: -50, 6: 100, 7: 50}
    put_up = [e for e in table.log if e.cite == "bank.behind"]
    assert put_up and all("LBR-BJ-16" in table.rules_of(event) for event in put_up)


@pytest.mark.rule("LBR-BJ-46")
def test_nobody_behind_the_last_bank() -> None:
    table = settled(1, 100, {3: 50, 4: 80})
    assert shares(table) == {4: {1: 80}, 3: {1: 20}}
    last = table.settled()[-1]
    assert (last.returned, last.uncovered) == (50_00, 30_00)
    assert table.won() == {1: -100, 3: 20, 4: 80}


@pytest.mark.rule("LBR-BJ-46")
def test_a_wager_that_is_not_covered_at_all_goes_back() -> None:
    table = settled(1, 100, {2: 40, 3: 50, 4: 100}, f"{LOSE} {WIN} {WIN}")
    assert shares(table) == {4: {1: 100}, 3: {}, 2: {}}
    assert table.won() == {1: -100, 2: 0, 3: 0, 4: 100}
    assert all("LBR-BJ-46" in table.rules_of(each) for each in table.settled()[1:])


@pytest.mark.rule("LBR-BJ-P9")
def test_all_win_and_the_covering_bank_pays_the_rest() -> None:
    table = settled(2, 100, {3: 60, 4: 60, 5: 30}, behind=1)
    assert shares(table) == {5: {2: 30}, 4: {2: 60}, 3: {2: 10, 1: 50}}
    assert list(shares(table)) == [5, 4, 3]
    assert table.won() == {1: -50, 2: -100, 3: 60, 4: 60, 5: 30}


@pytest.mark.rule("LBR-BJ-P9")
def test_all_lose_and_the_covering_bank_wins_the_rest() -> None:
    table = settled(2, 100, {3: 60, 4: 60, 5: 30}, f"{LOSE} {LOSE} {LOSE}", behind=1)
    assert shares(table) == {5: {2: 30}, 4: {2: 60}, 3: {2: 10, 1: 50}}
    assert table.won() == {1: 50, 2: 100, 3: -60, 4: -60, 5: -30}


@pytest.mark.rule("LBR-BJ-P9")
def test_what_the_bank_has_won_covers_nothing_more() -> None:
    """Each chip changes hands once: lost or won, it is used up; a push uses none."""
    table = settled(2, 100, {3: 60, 4: 60, 5: 30, 6: 50}, f"{WIN} {WIN} {PUSH} {LOSE}", behind=1)
    assert shares(table) == {6: {2: 50}, 5: {}, 4: {2: 50, 1: 10}, 3: {1: 60}}
    assert table.won() == {1: -70, 2: 0, 3: 60, 4: 60, 5: 0, 6: -50}


@pytest.mark.rule("LBR-BJ-P9")
def test_a_surrender_uses_half_its_wager() -> None:
    table = Banked(
        GAME, bank=2, money=100, behind=(1,), wagers={3: 60, 4: 80, 5: 40}, shoe="T T T T 9 9 6 8"
    )
    table.act("3 stand", "4 stand", "5 surrender")
    assert shares(table) == {5: {2: 20}, 4: {2: 80}, 3: {1: 60}}
    assert table.won() == {1: -60, 2: -60, 3: 60, 4: 80, 5: -20}


@pytest.mark.rule("LBR-BJ-P9")
def test_the_order_goes_round_from_the_spot_that_acted_last() -> None:
    table = settled(4, 1000, {2: 10, 5: 10, 7: 10})
    assert list(shares(table)) == [2, 7, 5]
