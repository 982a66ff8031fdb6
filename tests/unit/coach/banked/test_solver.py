"""The coach's figures at banked games are those of `cardhouse strategy` and `cardhouse edge`."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.analysis.blackjack.chart import UPS
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.analysis.pai_gow.value import is_kept
from cardhouse.coach.banked.blackjack import play_values
from cardhouse.coach.banked.pai_gow import SAMPLED
from cardhouse.coach.families import advise, bank_of
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.commands import Done, PlaceWager
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.families import look
from cardhouse.rulebook import load
from cardhouse.words.catalogue import languages
from cardhouse.words.speech import Listener, spoken
from tests.kit.banked import Banked, game
from tests.kit.coached import decisions
from tests.unit.cli.calls import call

HOUSE = "new-esquire"
# A hand of each sort, by its row in the chart: hard, soft and a pair.
HANDS = {"hard 12": "5 7", "hard 16": "T 6", "soft 17": "A 6", "8, 8": "8 8"}
# Two cards for every row.
ROWS = {
    **{f"hard {total}": f"T {total - 10}" for total in range(12, 20)},
    **{f"hard {total}": f"2 {total - 2}" for total in range(5, 12)},
    **{f"soft {total}": f"A {total - 11}" for total in range(13, 21)},
    **{f"{rank}, {rank}": f"{rank} {rank}" for rank in "A23456789T"},
}


def view_of(played: BlackjackGame, hand: str, up: str) -> tuple[Banked, BankedView]:
    """A table at which spot 1 holds two cards against the bank's card."""
    first, second = hand.split()
    table = Banked(played, bank=8, money=200, wagers={1: 10}, shoe=f"{first} {up} {second}")
    seen = look(table.hand, 1)
    assert isinstance(seen, BankedView)
    return table, seen


def test_plays_are_worth_what_strategy_says(capsys: pytest.CaptureFixture[str]) -> None:
    said: Any = call(capsys, "strategy", HOUSE, "no-bust-blackjack", "--values", "--json").data
    played, compared = game(HOUSE), 0
    for row, hand in HANDS.items():
        for up in "2T":
            table, view = view_of(played, hand, up)
            shown = view.layout.in_turn
            assert shown is not None
            column = UPS.index(up)
            cells = {play: each[column] for play, each in said["values"][row].items()}
            assert play_values(rules_of(played), view, shown) == {
                play: value for play, value in cells.items() if value is not None
            }
            ask = next(ask for ask in table.hand.asked if ask.actor == 1)
            advice = advise(played, view, ask)
            best = max(value for value in cells.values() if value is not None)
            worth = next(c.worth for c in advice.choices if c.command == advice.best)
            assert worth == pytest.approx(best * 10_00)
            compared += 1
    assert compared == len(HANDS) * 2


@pytest.mark.long
@pytest.mark.parametrize("house", ["new-esquire", "ven-a-mexico", "lo-ball-room", "tommys"])
def test_every_cell_is_that_of_strategy(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All plays of every cell: hits, stands, doubles, splits and surrenders."""
    said: Any = call(capsys, "strategy", house, "no-bust-blackjack", "--values", "--json").data
    played, plays = game(house), set[str]()
    for row, hand in ROWS.items():
        for up in UPS[:-1] if UPS[-1] == "Jo" else UPS:
            shown = (view := view_of(played, hand, up)[1]).layout.in_turn
            if shown is None or row not in said["values"]:
                continue
            column = UPS.index(up)
            cells = {play: each[column] for play, each in said["values"][row].items()}
            known = {play: value for play, value in cells.items() if value is not None}
            assert play_values(rules_of(played), view, shown) == known, (row, up)
            plays |= set(known)
    assert {"hit", "stand", "double", "split"} <= plays


def test_a_wager_that_lies_is_enough() -> None:
    """A player with a wager down is not told to put down another."""
    laid = [
        (ask, advice)
        for _, view, ask, advice in decisions(HOUSE, "no-bust-blackjack", 2)
        if Done in ask.offers
        and isinstance(view, BankedView)
        and any(each.seat == 1 for each in view.layout.wagers)
    ]
    assert laid and all(isinstance(advice.best, Done) for _, advice in laid)


def test_a_wager_is_worth_what_edge_says(capsys: pytest.CaptureFixture[str]) -> None:
    said: Any = call(capsys, "edge", HOUSE, "no-bust-blackjack", "--json").data
    value = float(said["player"])
    compared = 0
    for played, _, _, advice in decisions(HOUSE, "no-bust-blackjack", 2):
        assert isinstance(played, BlackjackGame)
        for choice in advice.choices:
            if isinstance(choice.command, PlaceWager):
                fee = played.banking.collection.due(choice.cost)
                assert choice.worth == pytest.approx(value * choice.cost - fee)
                compared += 1
    assert compared


@pytest.mark.parametrize("house", ["tommys", "new-esquire", "lo-ball-room"])
def test_the_bank_is_worth_what_edge_says(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    said: Any = call(capsys, "edge", house, "no-bust-blackjack", "--json").data
    nets = {each["wagers"]: each["net"] for each in said["after_collection"]["bank"]}
    assert told_of_bank(house, "no-bust-blackjack") == nets


def test_the_bank_of_pai_gow_is_worth_what_edge_says(capsys: pytest.CaptureFixture[str]) -> None:
    played = load("tommys").games["pai-gow-poker"].game()
    assert isinstance(played, PaiGowGame)
    rules = played.paigow
    # Until it has been worked out on this machine, deals are sampled.
    how = () if is_kept(rules.joker, rules.wheel) else ("--trials", str(SAMPLED))
    said: Any = call(capsys, "edge", "tommys", "pai-gow-poker", "--json", *how).data
    nets = [each["net"] for each in said["after_collection"] if "bank" in each["who"]][:2]
    assert list(told_of_bank("tommys", "pai-gow-poker").values()) == nets


def told_of_bank(house: str, name: str) -> dict[int, float]:
    """The worth of the bank at a house's table; its words have the same figures."""
    played = load(house).games[name].game()
    work = bank_of(played)
    assert work is not None
    worth = work(played)
    for language in languages():
        words = spoken(worth.why, Listener(language=language))
        for net in worth.nets.values():
            assert f"{'-' if net < 0 else '+'}${abs(net) / 100:.2f} " in words
        assert "cardhouse edge" in spoken(worth.basis, Listener(language=language))
    return worth.nets
