"""Compare the answers guests got with the store: nothing lost, doubled or made up.

This module imports nothing of cardhouse: it reads the store's tables directly.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from tests.runs.room.guests import Guest, Sent

Rows = Callable[[str], Awaitable[Sequence[Any]]]
Events = dict[tuple[str, str], list[tuple[int, list[dict[str, Any]]]]]


async def compare(rows: Rows, guests: Iterable[Guest]) -> str:
    """Compare all lists with the store; returns a summary in words."""
    events = await _events(rows)
    applied = await rows("select stream, command, count from commands")
    commands = {(stream, command): count for stream, command, count in applied}
    assert set(events) == set(commands), "events and commands do not belong together"
    for key, happened in events.items():
        numbers = [number for number, _ in happened]
        assert numbers == list(range(numbers[0], commands[key] + 1)), f"{key}: {numbers}"
    guests = tuple(guests)
    for guest in guests:
        _compare_guest(guest, commands, events)
    _no_strangers({guest.name: guest for guest in guests}, commands)
    _balances(dict(await rows("select account, balance from accounts")), events)
    orders = [sent for guest in guests for sent in guest.orders]
    done = sum(sent.done for sent in orders)
    again = sum(sent.times > 1 for sent in orders)
    found = sum(sent.found for sent in orders)
    words = f"{done:,} of {len(orders):,} orders acknowledged, {again} sent again"
    return f"{words}, {found} of them found stored; {sum(map(len, events.values())):,} events"


async def _events(rows: Rows) -> Events:
    """The events by stream and command; no stream's numbers have a gap."""
    found: Events = defaultdict(list)
    last: Counter[str] = Counter()
    statement = "select stream, number, command, transfers from events order by stream, number"
    for stream, number, command, moved in await rows(statement):
        last[stream] += 1
        assert number == last[stream], f"{stream}: event {last[stream]} is missing"
        found[stream, command].append((number, json.loads(bytes(moved)) if moved else []))
    heads = dict(await rows("select stream, count from streams"))
    assert heads == {stream: last[stream] for stream in heads}
    return found


def _compare_guest(guest: Guest, commands: dict[tuple[str, str], int], events: Events) -> None:
    for sent in guest.orders:
        key = (f"table/{guest.table}", f"person/{guest.name}/{sent.id}")
        assert sent.answer is not None, f"{key}: never answered"
        if not sent.done:
            assert key not in commands, f"{key}: refused ({sent.answer['words']}), and stored"
        elif sent.do != "waive":
            assert key in commands, f"{key}: acknowledged, and not stored"
            _compare_done(key, sent, commands[key])
            if sent.do == "buy-chips":
                moved = [each for _, transfers in events[key] for each in transfers]
                bought = sum(t["amount"] for t in moved if t["source"] == f"player/{guest.name}")
                assert bought == sent.message["command"]["chips"], f"{key}: {moved}"


def _compare_done(key: tuple[str, str], sent: Sent, count: int) -> None:
    assert sent.answer is not None
    told = sent.answer["seq"]
    # Sitting down may also bring the guest into the game, by another event.
    assert count <= told if sent.do == "sit" else count == told, f"{key}: {told}, not {count}"


def _no_strangers(guests: dict[str, Guest], commands: dict[tuple[str, str], int]) -> None:
    """Check that every event stored in a guest's name was ordered, and not refused."""
    for stream, command in commands:
        match command.split("/"):
            case ["person", name, order]:
                sent = [each for each in guests[name].orders if each.id == order]
                assert len(sent) == 1 and sent[0].done, f"{stream}: {command} was not ordered"
            case ["person", name, order, _]:
                # The chips bought for the order, or the coming in after it.
                known = [each.id for each in guests[name].orders]
                assert known.count(order) == 1, f"{stream}: {command} was not ordered"


def _balances(held: dict[str, int], events: Events) -> None:
    booked: Counter[str] = Counter()
    for happened in events.values():
        for _, transfers in happened:
            for each in transfers:
                booked[str(each["source"])] -= each["amount"]
                booked[str(each["target"])] += each["amount"]
    assert sum(held.values()) == 0
    assert all(amount >= 0 for account, amount in held.items() if account != "outside")
    assert {a: v for a, v in held.items() if v} == {a: v for a, v in booked.items() if v}
