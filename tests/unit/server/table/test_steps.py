"""Steps of a state: the hand after each line that a change of the table tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.view import RAIL
from cardhouse.rulebook import posted
from cardhouse.server.messages import Line, Step
from cardhouse.server.table.steps import steps
from cardhouse.server.table.telling import Telling
from tests.kit.web import run, served
from tests.unit.server.playing import play

EAR = RAIL, "en"


def last_change(game: str) -> tuple[tuple[Step, ...], tuple[Line, ...]]:
    """The steps of the change with which a hand ends, and the lines so far."""
    house, _, name = game.partition("/")
    bots = dict.fromkeys(range(1, 8), "caller")
    session = Session.open(posted(house, name), chance=Seeded(5), seats=7, bots=bots, seed=5)
    table = session.table
    telling = Telling(posted(house, name), table, viewers=(RAIL,))
    telling.hear(session.next_hand(), table)
    passed = telling.passed()
    while events := session.step():
        telling.hear(events, table)
        passed = telling.passed() or passed
    lines = telling.lines(RAIL, table)
    return tuple(steps(table, passed, EAR, lines)), lines


def test_a_settlement_is_seen_wager_by_wager() -> None:
    found, lines = last_change("tommys/no-bust-blackjack")
    kinds = {line.seq: line.kind for line in lines}
    settled = [step for step in found if kinds[step.line] == "wager-settled"]
    # The last of six wagers is the state itself.
    assert len(settled) == 5
    assert [len(step.hand_results) for step in settled] == sorted(
        len(step.hand_results) for step in settled
    )
    left = []
    for step in settled:
        assert isinstance(step.hand, BankedView) and not step.hand.offers
        left.append(len(step.hand.layout.wagers))
        assert step.chips[step.hand.layout.bank] >= 0
    assert left == [5, 4, 3, 2, 1]


def test_hands_turn_over_one_after_another_at_pai_gow() -> None:
    found, lines = last_change("tommys/pai-gow-poker")
    kinds = {line.seq: line.kind for line in lines}
    shown = []
    for step in found:
        assert isinstance(step.hand, BankedView)
        if kinds[step.line] == "hand-exposed":
            shown.append(sum(bool(hand.front) for hand in step.hand.layout.hands))
            # The bank's hand lies open before them.
            assert len(step.readings) == shown[-1] + 1
    assert shown == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("game", ["tommys/holdem", "tommys/pan"])
def test_every_step_tells_a_line_of_the_state(game: str) -> None:
    found, lines = last_change(game)
    numbers = [line.seq for line in lines]
    assert [step.line for step in found] == sorted({step.line for step in found})
    assert {step.line for step in found} < set(numbers) or not found
    assert numbers[-1] not in {step.line for step in found}


def test_a_viewer_gets_the_steps_with_the_change_and_nobody_gets_them_again(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, "new-esquire/no-bust-blackjack", bots=3) as web,
            web.visit("new-esquire-no-bust-blackjack", "Zoe") as zoe,
            web.visit("new-esquire-no-bust-blackjack") as rail,
        ):
            assert not (await zoe.hello())["steps"] and not (await rail.hello())["steps"]
            await zoe.sit()
            await play(zoe, 1)
            states = [heard for heard in map(json.loads, zoe.heard) if heard["type"] == "state"]
            over = next(state for state in states if state["table"]["hands"])
            numbers, passed = [line["seq"] for line in over["lines"]], over["steps"]
            assert [step["line"] for step in passed] == numbers[-1 - len(passed) : -1]
            banks = [len(step["hand"]["layout"]["bank_hand"]["up"]) for step in passed]
            assert banks == sorted(banks) and banks[-1] > banks[0]
            async with web.visit("new-esquire-no-bust-blackjack", "Yan") as yan:
                assert not (await yan.hello())["steps"]

    run(work())
