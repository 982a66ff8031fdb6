"""`cardhouse open --money` and `--bots`: chosen when a room is first opened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest

from cardhouse.cli.commands.open import MONEY, opened
from cardhouse.cli.parser import Mistake
from cardhouse.management import Money
from cardhouse.room.furnish import BOTS, furnish
from cardhouse.rulebook import posted
from cardhouse.store.sqlite import SqliteStore

GAMES = [posted("tommys", "holdem"), posted("new-esquire", "no-bust-blackjack")]


def open_once(folder: Path, money: Money | None = None, bots: int | None = None) -> tuple[str, int]:
    """Open a room and leave it; returns how its money works, and the number of its players."""

    async def scenario() -> tuple[str, int]:
        async with SqliteStore(folder / "room.db") as store:
            room = await opened(store, shared=False, money=money, bots=bots)
            await furnish(room, GAMES, bots=BOTS if bots is None else bots)
            seated = sum(len(keeper.state.players) for keeper in room.tables.values())
            return room.management.state.money, seated

    return asyncio.run(scenario())


def test_every_way_can_be_named() -> None:
    assert get_args(Money) == MONEY


def test_play_money_and_bots_are_the_default(tmp_path: Path) -> None:
    money, seated = open_once(tmp_path)
    assert money == "play-money" and seated >= 10
    # A table that exists keeps its players.
    assert open_once(tmp_path, bots=0) == (money, seated)


def test_bots_can_be_left_out(tmp_path: Path) -> None:
    assert open_once(tmp_path, bots=0) == ("play-money", 0)


@pytest.mark.parametrize("money", ["club", "cage"])
def test_a_room_is_opened_again_as_it_was(tmp_path: Path, money: Money) -> None:
    assert open_once(tmp_path, money) == (money, 0)
    assert open_once(tmp_path) == open_once(tmp_path, money) == (money, 0)
    with pytest.raises(Mistake, match="--bots 3: bots play for play money only"):
        open_once(tmp_path, bots=3)


def test_a_room_with_chips_stays_as_it_is(tmp_path: Path) -> None:
    open_once(tmp_path)
    words = "--money cage: this room was opened for play-money, and there are chips in it"
    with pytest.raises(Mistake, match=words):
        open_once(tmp_path, "cage")
    assert open_once(tmp_path)[0] == "play-money"
