"""No request of a player brings a chip into a room that sells them, or into a club.

The requests are made from the routes, the acts and the commands that there are; a new one is tried
without a word here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from cardhouse.ledger import OUTSIDE
from cardhouse.management import Money
from cardhouse.server.app import HANDLERS
from cardhouse.server.commands import SENT
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.staff.acts import ACTS
from cardhouse.table.accounts import purse
from tests.kit.acts import body, order, sample
from tests.kit.staff import Crew, Member, staffed
from tests.kit.web import Visitor, Web, run, served
from tests.unit.server.staff.test_money import came_in, verified

GAMES = ("tommys/holdem", "tommys/no-bust-blackjack")
HOLDEM, BLACKJACK = "tommys-holdem", "tommys-no-bust-blackjack"
TABLES = (HOLDEM, BLACKJACK)
EIGHT = ("Pat", "Ann", "Bob", "Cy", "Dee", "Eli", "Fay", "Gus")
CREW: Crew = {
    "Rosa": ("manager",),
    "Cass": ("cashier",),
    **dict.fromkeys(EIGHT, ("player",)),
}
MANY = Rate(100_000, 100_000)
FAST = Limits(requests=MANY, journal=MANY, messages=MANY, newcomers=MANY)
# A little, a usual sum, and more than anybody has.
NUMBERS = (1, 100_00, 10**9)
# Sums to sit down with; 0 is the usual one.
SUMS = (0, 1, 40_00, 100_00, 200_00, 300_00, 10**9)


async def outside(web: Web) -> int:
    """The chips and the cash in the room: all accounts together but the world outside."""
    return sum(chips for name, chips in (await web.balances()).items() if name != OUTSIDE)


async def knocks(web: Web, member: Member) -> int:
    """Try every route with every method, and every act with small and large sums."""
    tries = 0
    values = {"name": HOLDEM, "number": "1", "seat": "1", "house": "tommys", "game": "holdem"}
    for handler in HANDLERS:
        # Nobody tries anything after logging out; a new guest would be somebody else.
        if any(path.startswith(("/api/logout", "/api/guest")) for path in handler.paths):
            continue
        hints = get_type_hints(handler.fn)
        for path in handler.paths:
            there = re.sub(r"{(\w+):\w+}", lambda found: values[found[1]], path)
            sent = {"json": body(hints["data"])} if "data" in hints else {}
            for method in handler.http_methods:
                await member.client.request(method, there, **sent)
                tries += 1
    for do in ACTS:
        for table in TABLES:
            for number in NUMBERS:
                await member.act(**sample(do, table, number))
                tries += 1
    return tries


def messages() -> Iterator[dict[str, Any]]:
    """Every command there is, standing and seated; many sums to sit down with; each order twice."""
    commands = [order(do, number) for number in NUMBERS for do in SENT if do != "leave"]
    yield from ({"type": "order", "command": each} for each in commands)
    for seat, chips in product((1, 2), SUMS):
        yield from [{"type": "sit", "seat": seat, "chips": chips, "id": f"sit-{seat}-{chips}"}] * 2
    for number in NUMBERS:
        buys = {"do": "buy-chips", "chips": number}
        yield from [{"type": "order", "command": buys, "id": f"buy-{number}"}] * 2
    yield from ({"type": "order", "command": each} for each in commands)
    yield {"type": "leave"}


async def orders(visitor: Visitor) -> int:
    """Send everything there is; each is carried out or refused."""
    tries = 0
    for message in messages():
        seq = {"seq": visitor.state["seq"]} if message["type"] == "order" else {}
        answer = await visitor.ask(**message, **seq)
        assert answer["type"] in ("done", "refused"), answer
        tries += 1
    return tries


async def tried_at_tables(web: Web, member: Member) -> int:
    """Order everything at each table, with a second device of the same person beside it."""
    tries = 0
    for table in TABLES:
        async with (
            web.visit(table, cookie=member.cookie) as first,
            web.visit(table, cookie=member.cookie) as second,
        ):
            for device in (first, second):
                await device.hello()
                tries += await orders(device)
    return tries


@pytest.mark.parametrize("money", ["cage", pytest.param("club", marks=pytest.mark.long)])
def test_no_request_of_a_player_creates_a_chip(tmp_path: Path, money: Money) -> None:
    async def work() -> int:
        async with (
            served(tmp_path, *GAMES, money=money, limits=FAST) as web,
            staffed(web, **CREW) as crew,
        ):
            if money == "cage":
                await crew["Cass"].did("open-drawer", drawer="1", cash=500_00)
                sale = {"name": "Pat", "amount": 250_00, "drawer": "1"}
                await crew["Cass"].did("sell-chips", **sale)
            before, came = await outside(web), await came_in(web)
            tries = await tried_at_tables(web, crew["Pat"])
            tries += await knocks(web, crew["Pat"])
            # With requests of theirs that wait, and from a seat.
            tries += await tried_at_tables(web, crew["Pat"])
            assert (await outside(web), await came_in(web)) == (before, came)
            mine = (await web.balances()).get(purse("Pat"), 0)
            assert mine == (250_00 if money == "cage" else 0)
        return tries

    assert run(work()) > 1_000
    run(verified(tmp_path))


def test_eight_people_of_a_club_get_just_the_chips_that_were_approved(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, money="club", limits=FAST) as web,
            staffed(web, **CREW, Hana=("player",)) as crew,
        ):
            await crew["Rosa"].did("name-host", table=HOLDEM, name="Hana")
            for seat, name in enumerate(EIGHT, 1):
                async with web.visit(HOLDEM, cookie=crew[name].cookie) as visitor:
                    await visitor.hello()
                    asked = await visitor.ask(type="sit", seat=seat, chips=100_00)
                    assert asked["type"] == "done" and asked["waits"]
            waiting = await crew["Hana"].read("/api/requests")
            assert len(waiting) == 8 and await came_in(web) == 0
            for card in waiting:
                for name in (card["by"], "Cass", EIGHT[card["number"] % 8]):
                    refused = await crew[name].act("confirm", request=card["number"])
                    assert refused.status_code == 403
            assert await came_in(web) == 0
            approved = {card["by"] for card in waiting[::2]}
            for card in waiting:
                do = "confirm" if card["by"] in approved else "decline"
                await crew["Hana"].did(do, request=card["number"])
            assert await came_in(web) == 100_00 * len(approved)
            assert web.room.cage.state.owed == dict.fromkeys(approved, 100_00)
            seated = web.room.tables[HOLDEM].state.players.values()
            assert {player.name for player in seated} == approved
            # A host does not approve their own buy-in either.
            own = await crew["Hana"].did("buy-in", table=HOLDEM, amount=100_00)
            refused = await crew["Hana"].act("confirm", request=own["request"])
            assert refused.status_code == 403 and await came_in(web) == 100_00 * len(approved)

    run(work())
