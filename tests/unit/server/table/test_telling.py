"""What is told of a hand: to each viewer what he saw, in lines whose numbers grow."""

from __future__ import annotations

import pytest

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.view import RAIL
from cardhouse.rulebook import posted
from cardhouse.server.messages import Line
from cardhouse.server.table.telling import Telling

GAMES = ("tommys/holdem", "tommys/pai-gow-poker", "tommys/pan", "lo-ball-room/no-bust-blackjack")


def session(game: str) -> Session:
    house, _, name = game.partition("/")
    bots = dict.fromkeys(range(1, 6), "caller")
    return Session.open(posted(house, name), chance=Seeded(5), seats=5, bots=bots, seed=5)


def numbers(lines: tuple[Line, ...]) -> list[int]:
    return [line.seq for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_joins_late_is_told_the_same_as_who_was_there(game: str) -> None:
    play = session(game)
    table, post = play.table, posted(*game.split("/"))
    telling = Telling(post, table, viewers=(RAIL, 2))
    for _ in range(3):
        telling.hear(play.next_hand(), table)
        while events := play.step():
            telling.hear(events, table)
            fresh = Telling(post, table)
            for viewer in (RAIL, 2):
                told = telling.lines(viewer, table)
                late = fresh.lines(viewer, table)
                hand = [line for line in told if line.kind in {each.kind for each in late}]
                assert [each.text for each in late] == [each.text for each in hand][-len(late) :]
                assert numbers(told) == sorted(set(numbers(told)))
                assert numbers(late) == sorted(set(numbers(late)))
    ours, theirs = telling.lines(2, table), telling.lines(RAIL, table)
    assert any(line.text.startswith("You") for line in ours)
    assert not any(line.text.startswith("You ") for line in theirs)


def test_rules_stand_beside_a_line_and_not_in_it() -> None:
    play = session("tommys/holdem")
    telling = Telling(posted("tommys", "holdem"), play.table, viewers=(RAIL,))
    telling.hear(play.next_hand(), play.table)
    telling.hear(play.advance(), play.table)
    lines = telling.lines(RAIL, play.table)
    fee = next(line for line in lines if line.kind == "fee-dropped")
    assert fee.rules and "[" not in fee.text and fee.seat
    assert not any("***" in line.text for line in lines)
