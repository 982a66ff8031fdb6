"""Chips are sold in sums that the chips of the room's tables make."""

from __future__ import annotations

from pathlib import Path

from cardhouse.server.staff.effects.chips import smallest_chip
from cardhouse.table.accounts import purse
from tests.kit.staff import staffed
from tests.kit.web import run, served


def test_no_cent_is_sold_that_is_no_chip(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass, chip = crew["Cass"], smallest_chip(web.room)
            assert chip == 100
            await cass.did("open-drawer", drawer="1", cash=500_00)
            refused = await cass.act("sell-chips", name="Pat", amount=1, drawer="1")
            assert refused.status_code == 409
            assert refused.json()["words"] == (
                "$0.01 cannot be made of the chips of this room: the smallest is $1."
            )
            await cass.did("sell-chips", name="Pat", amount=chip, drawer="1")
            assert (await web.balances())[purse("Pat")] == chip
            # Chips of older times are redeemed, however small.
            await cass.did("redeem-chips", name="Pat", amount=1, drawer="1")

    run(work())


def test_nobody_who_is_barred_buys_chips_but_they_redeem_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass = crew["Cass"]
            await cass.did("open-drawer", drawer="1", cash=500_00)
            await cass.did("sell-chips", name="Pat", amount=100_00, drawer="1")
            await crew["Flo"].did("bar", name="Pat", reason="cheating")
            refused = await cass.act("sell-chips", name="pat", amount=100_00, drawer="1")
            assert refused.status_code == 409
            assert refused.json()["words"] == "Pat is barred from this room."
            await cass.did("redeem-chips", name="Pat", amount=100_00, drawer="1")
            assert not (await web.balances()).get(purse("Pat"))

    run(work())
