"""What a table owes the bonuses, and they to it, survives everything in between."""

import asyncio
from pathlib import Path

from cardhouse.house.audit import audit
from cardhouse.house.settling import settle
from cardhouse.room.accounts import at
from cardhouse.room.bonus_events import BonusWon
from cardhouse.room.winning import Claim
from cardhouse.rulebook import posted, reposted
from cardhouse.store.records import Record
from tests.house.rooms import opened_house, play_hands

LOWBALL = ("lo-ball-room", "lowball")
FUND = at("lowball", "bonus")


def test_a_dollar_is_not_forgotten_when_a_new_book_is_posted(tmp_path: Path) -> None:
    old = posted(*LOWBALL)
    new = reposted(old.house, old.name, old.text.replace("Lo-Ball Bonus", "Low-Ball Bonus"))
    assert new.hash != old.hash

    async def scenario() -> None:
        async with opened_house(tmp_path, LOWBALL) as house:
            await play_hands(house, 1)
            assert (await house.store.balances())[FUND] == 1_00
            await house.spread("lowball", new)
            assert house.tables["lowball"].state.hand is None
            assert (await house.store.balances())[FUND] == 0
            pools = house.bonuses["lo-ball-room"].state.pools
            assert sum(pool.collected for pool in pools.values()) == 1_00

    asyncio.run(scenario())


def test_a_prize_is_paid_once_however_often_it_is_tried(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_house(tmp_path, LOWBALL) as house:
            await play_hands(house, 1)
            keeper = house.tables["lowball"]
            seats = sorted(keeper.state.players)
            claim = Claim(bonus="lo-ball", mains=tuple(seats[:1]), others=tuple(seats[1:]))
            won = BonusWon(hand=1, claim=claim, cite="bonus.won.lo-ball")
            after = keeper.state.copy()
            won.change(after)
            await keeper.begin(after, (Record(keeper.craft.records(after, [won])[0].body),), "won")
            chips = {seat: player.chips for seat, player in keeper.state.players.items()}
            for _ in range(3):
                await settle(house, keeper)
            gained = {seat: keeper.state.players[seat].chips - chips[seat] for seat in seats}
            assert sum(gained.values()) == 100_00
            assert gained[seats[0]] == 60_00
            balances = await house.store.balances()
            assert balances["bonus/owed"] == 0
            assert keeper.state.claim is None
            assert (await audit(house.store)).hands == 1

    asyncio.run(scenario())
