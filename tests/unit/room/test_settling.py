"""The debts between a table and the bonuses survive everything in between."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.bonus import award
from cardhouse.engine.core.illegal import Illegal
from cardhouse.room.audit import audit
from cardhouse.room.settling import settle
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import posted, reposted
from cardhouse.store.records import Record
from cardhouse.table.accounts import at
from cardhouse.table.bonus_events import BonusTakenBack, BonusWon
from cardhouse.table.claim import Claim
from cardhouse.table.events import TableEvent
from tests.kit.forcing import force
from tests.kit.rooms import opened_room, play_hands

LOWBALL = ("lo-ball-room", "lowball")
FUND = at("lowball", "bonus")


async def happens(keeper: TableKeeper, event: TableEvent) -> None:
    """Apply an event of the table by itself, without the play that leads to it."""
    after = keeper.state.copy()
    event.change(after)
    (record,) = keeper.craft.records(after, [event])
    await force(keeper, after, (Record(record.body),), type(event).__name__)


def test_a_dollar_is_not_forgotten_when_a_new_book_is_posted(tmp_path: Path) -> None:
    old = posted(*LOWBALL)
    new = reposted(old.house, old.name, old.text.replace("Lo-Ball Bonus", "Low-Ball Bonus"))
    assert new.hash != old.hash

    async def scenario() -> None:
        async with opened_room(tmp_path, LOWBALL) as room:
            await play_hands(room, 1)
            assert (await room.store.balances())[FUND] == 1_00
            await room.spread("lowball", new)
            assert room.tables["lowball"].state.hand is None
            assert (await room.store.balances())[FUND] == 0
            pools = room.bonuses["lo-ball-room"].state.pools
            assert sum(pool.collected for pool in pools.values()) == 1_00

    asyncio.run(scenario())


def test_a_prize_is_paid_once_however_often_it_is_tried(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, LOWBALL) as room:
            await play_hands(room, 1)
            keeper = room.tables["lowball"]
            seats = sorted(keeper.state.players)
            claim = Claim(bonus="lo-ball", mains=tuple(seats[:1]), others=tuple(seats[1:]))
            await happens(keeper, BonusWon(hand=1, claim=claim, cite="bonus.won.lo-ball"))
            chips = {seat: player.chips for seat, player in keeper.state.players.items()}
            for _ in range(3):
                await settle(room, keeper)
            gained = {seat: keeper.state.players[seat].chips - chips[seat] for seat in seats}
            assert sum(gained.values()) == 100_00
            assert gained[seats[0]] == 60_00
            balances = await room.store.balances()
            assert balances["bonus/owed"] == 0
            assert keeper.state.claim is None
            assert (await audit(room.store)).hands == 1

    asyncio.run(scenario())


def test_a_hand_that_is_opened_again_before_its_prize_is_paid_is_awarded_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, LOWBALL) as room:
            await play_hands(room, 1)
            keeper, pools = room.tables["lowball"], room.bonuses["lo-ball-room"]
            seats = tuple(keeper.state.players)
            claim = Claim(bonus="lo-ball", mains=seats[:1], others=seats[1:])
            await happens(keeper, BonusWon(hand=1, claim=claim, cite="bonus.won.lo-ball"))
            prize, order = pools.state.pools["lo-ball"].prize, pools.order

            async def and_a_ruling(*given: Any) -> Any:
                done = await order(*given)
                if keeper.state.claim is not None:
                    await happens(keeper, BonusTakenBack(hand=1, bonus="lo-ball"))
                return done

            monkeypatch.setattr(pools, "order", and_a_ruling)
            with pytest.raises(Illegal):
                await settle(room, keeper)
            assert (await room.store.balances()).get("bonus/owed", 0) == 0
            assert pools.state.pools["lo-ball"].prize == prize
            assert award(pools.state, "lowball", 1) is None

    asyncio.run(scenario())
