"""A hand reopened by a ruling after its end: stored, read back, listed and counted once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.floor.core.reports import GiveChips
from cardhouse.floor.pot.reports import CallMisdeal
from cardhouse.room.audit import audit
from cardhouse.room.reports import NEVER, report
from cardhouse.room.room import Room
from cardhouse.room.statements import Period
from cardhouse.server.history import HandHistory
from cardhouse.table.reopening import HandReopened
from tests.kit.rooms import opened_room, play_hands

GAME = ("tommys", "holdem")
BANKED = ("new-esquire", "no-bust-blackjack")
SIGNED: dict[str, Any] = {"by": "Rosa", "reason": "because"}


async def open_again(room: Room, name: str) -> None:
    """A dollar of the pot, or of the wagers' cover, goes to the first player of the hand."""
    keeper = room.tables[name]
    hand = keeper.state.hand
    assert hand is not None and hand.over
    source = "pot" if name == "holdem" else f"bank:{hand.button}"
    target = next(seat for seat in hand.seats if seat != hand.button)
    order = GiveChips(source=source, target=target, amount=1_00, **SIGNED)
    done = await keeper.order(order, f"again/{name}/{keeper.state.hands}")
    assert any(isinstance(event, HandReopened) for event in done.events)


def test_a_hand_that_is_played_on_is_reviewed_when_it_is_over_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened_room(tmp_path, GAME, bots=4) as room:
            await play_hands(room, 2)
            keeper = room.tables["holdem"]
            history = HandHistory(room.store, keeper)
            assert await history.reviewed(2, "") is not None
            order = CallMisdeal(**SIGNED)
            await keeper.order(order, "misdeal")
            assert keeper.state.running() and keeper.state.hands == 1
            assert await history.reviewed(2, "") is None
            await play_hands(room, 2)
            assert await history.reviewed(2, "") is not None

    asyncio.run(run())


@pytest.mark.parametrize("game", [GAME, BANKED], ids=lambda game: game[1])
def test_it_is_one_hand_in_the_store(tmp_path: Path, game: tuple[str, str]) -> None:
    name = game[1]

    async def run() -> None:
        async with opened_room(tmp_path, game, bots=4) as room:
            await play_hands(room, 2)
            await open_again(room, name)
            keeper = room.tables[name]
            before = keeper.state.copy()
            assert keeper.state.hands == 2
            page = await HandHistory(room.store, keeper).page("")
            assert [card.number for card in page] == [2, 1]
            replayed = await HandHistory(room.store, keeper).replay(2, "")
            assert replayed is not None and replayed.frames
            found, _ = await report(room.store, Period("", NEVER, "always"), "")
            assert found.tables[name].hands == 2
            assert found.tables[name].collected == before.box
            await audit(room.store)
        async with opened_room(tmp_path, game, bots=4) as again:
            assert again.tables[name].state == before
            await play_hands(again, 3)

    asyncio.run(run())
