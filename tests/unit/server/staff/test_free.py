"""A free table from outside: opened by the floor, dealt by a dealer, without a chip."""

from __future__ import annotations

from pathlib import Path

from tests.kit.staff import staffed
from tests.kit.web import run, served
from tests.unit.server.staff.test_acts import verified

GAME = "lo-ball-room/lowball"
FREE = "lo-ball-room-lowball"


def test_a_table_that_could_not_be_opened_is_not_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, GAME) as web, staffed(web) as crew:
            early = await crew["Flo"].act("open-free", house="lo-ball-room", game="lowball")
            assert early.status_code == 409
            assert (await crew["Rosa"].read("/api/bonuses"))["free"] == []

    run(work())


def test_the_staff_runs_a_free_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, GAME) as web,
            staffed(web) as crew,
            web.visit("lo-ball-room-lowball") as rail,
        ):
            # The house asks for a live game, and bots play while somebody looks on.
            await rail.hello()
            await rail.until(lambda m: m["type"] == "state" and m["table"]["hands"] > 0)
            flo, deb = crew["Flo"], crew["Deb"]
            missing = await deb.act("sit-free", table=FREE, seat=3, name="Pat")
            assert missing.status_code == 404
            unknown = await flo.act("open-free", house="lo-ball-room", game="bridge")
            assert unknown.status_code == 404
            await flo.did("open-free", house="lo-ball-room", game="lowball")
            table = web.room.free[FREE].keeper.state
            assert table.by == "Flo"
            await deb.did("sit-free", table=FREE, seat=3, name="Pat")
            await deb.did("deal-free", table=FREE)
            hand = web.room.free[FREE].keeper.state.hand
            assert hand is not None and hand.asked
            while (hand := web.room.free[FREE].keeper.state.hand) is not None and hand.asked:
                asked = hand.asked[0]
                await deb.did(
                    "play-free",
                    table=FREE,
                    seat=asked.actor,
                    command={"do": "discard", "cards": []},
                )
            assert web.room.free[FREE].keeper.state.hands == 1
            wrong = await deb.act(
                "play-free", table=FREE, seat=3, command={"do": "discard", "cards": []}
            )
            assert wrong.status_code == 409
            await deb.did("leave-free", table=FREE, seat=3)
            assert not web.room.free[FREE].keeper.state.players
        await verified(tmp_path)

    run(work())
