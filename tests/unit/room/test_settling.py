"""What a table owes the bonuses, and they to it, survives everything in between."""

import asyncio
from pathlib import Path

from cardhouse.room.audit import audit
from cardhouse.room.settling import settle
from cardhouse.rulebook import posted, reposted
from cardhouse.store.records import Record
from cardhouse.table.accounts import at
from cardhouse.table.bonus_events import BonusWon
from cardhouse.table.claim import Claim
from tests.kit.rooms import opened_room, play_hands

LOWBALL = ("lo-ball-room", "lowball")
FUND = at("lowball", "bonus")


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
            won = BonusWon(hand=1, claim=claim, cite="bonus.won.lo-ball")
            after = keeper.state.copy()
            won.change(after)
            await keeper.begin(after, (Record(keeper.craft.records(after, [won])[0].body),), "won")
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
