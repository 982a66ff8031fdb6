"""The pause before the next hand leaves time for everything that ended the last one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.room.patience import AT_LEISURE, Patience, at_pace
from cardhouse.table import AnyEvent
from tests.kit.rooms import opened_room

GAME = "pai-gow-poker"
# A second for every event, and for nothing else.
COUNTED = Patience(must=0.0, may=0.0, told=1.0)


def pause_after_a_hand(folder: Path, game: str) -> tuple[float, list[AnyEvent]]:
    """The seconds before the second hand at a table of bots, and the events of the first."""
    pauses: list[float] = []
    heard: list[AnyEvent] = []

    async def scenario() -> None:
        async with opened_room(folder, ("tommys", game), bots=6, patience=COUNTED) as room:
            keeper, dealer = room.tables[game], room.dealer(game)
            keeper.follow(lambda done: heard.extend(done.events))
            while not keeper.state.hands:
                await dealer.step()
            played = heard[:]

            async def pause(seconds: float) -> None:
                pauses.append(seconds)

            dealer._pause = pause  # type: ignore[method-assign]
            while not keeper.state.running():
                await dealer.step()
            heard[:] = played

    asyncio.run(asyncio.wait_for(scenario(), 30))
    return max(pauses), heard


def test_a_settlement_of_many_wagers_is_waited_for_longer(tmp_path: Path) -> None:
    seconds, events = pause_after_a_hand(tmp_path, "pai-gow-poker")
    settled = sum(isinstance(event, WagerSettled) for event in events)
    assert settled == 5
    # Each hand is turned over and then settled; after that the cards come in.
    assert 2 * settled <= seconds <= 24


def test_the_end_of_a_hand_for_a_pot_is_waited_for_not_as_long(tmp_path: Path) -> None:
    seconds, events = pause_after_a_hand(tmp_path, "holdem")
    assert 0 < seconds < 15 < len(events)


def test_nobody_waits_for_the_first_hand_of_a_table(tmp_path: Path) -> None:
    pauses: list[float] = []

    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", GAME), bots=6, patience=COUNTED) as room:
            dealer = room.dealer(GAME)

            async def pause(seconds: float) -> None:
                pauses.append(seconds)

            dealer._pause = pause  # type: ignore[method-assign]
            while not room.tables[GAME].state.running():
                await dealer.step()

    asyncio.run(asyncio.wait_for(scenario(), 30))
    # Seats, the button's draw and the bank are no hand to look at.
    assert not any(pauses)


def test_the_time_to_look_goes_with_the_pace() -> None:
    twice = at_pace(2 * AT_LEISURE.pace)
    assert (twice.told, twice.hands) == (2 * AT_LEISURE.told, 2 * AT_LEISURE.hands)
    assert at_pace(0).told == 0
