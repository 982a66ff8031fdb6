"""Turns: a sender with many requests waits for each, and others come between."""

from __future__ import annotations

import asyncio

from cardhouse.server.front.turns import Turns
from tests.kit.web import run


def test_one_address_after_the_other_a_few_in_each_round() -> None:
    async def work() -> list[tuple[int, str]]:
        turns, begun, rounds = Turns(2), list[tuple[int, str]](), 0

        async def ask(address: str) -> None:
            await turns.wait(address)
            begun.append((rounds, address))

        asked = [asyncio.ensure_future(ask(address)) for address in ("a",) * 6 + ("b", "c")]
        while not all(task.done() for task in asked):
            rounds += 1
            await asyncio.sleep(0)
        return begun

    begun = run(work())
    assert [address for _, address in begun] == ["a", "a", "a", "b", "c", "a", "a", "a"]
    rounds = [number for number, _ in begun]
    assert max(rounds.count(number) for number in rounds) == 2


def test_whoever_asks_alone_does_not_wait() -> None:
    async def work() -> int:
        turns, begun = Turns(1), 0
        for _ in range(3):
            await turns.wait("a")
            begun += 1
            await asyncio.sleep(0)
        return begun

    assert run(work()) == 3


def test_who_goes_away_takes_nobodys_turn() -> None:
    async def work() -> bool:
        turns = Turns(1)
        await turns.wait("a")
        waits = [asyncio.ensure_future(turns.wait(each)) for each in ("b", "c", "d")]
        await asyncio.sleep(0)
        _, gone, next_one = waits
        gone.cancel()
        await asyncio.wait_for(next_one, 60)
        return gone.cancelled()

    assert run(work())
