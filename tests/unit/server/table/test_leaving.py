"""A player on the way out, from outside: nobody waits for them, and they may stay after all."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.kit.quiet import quiet
from tests.kit.staff import staffed
from tests.kit.web import QUICK, run, served

GAME, TABLE = "tommys/no-bust-blackjack", "tommys-no-bust-blackjack"


def test_a_player_who_leaves_in_a_hand_is_offered_to_stay_and_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, GAME) as web, staffed(web) as crew:
            keeper = web.room.tables[TABLE]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                table, placed = await pat.asked(), False
                while "stand" not in pat.offers():
                    order = quiet(table, placed)
                    placed = placed or order["do"] == "wager"
                    await pat.order(**order)
                    table = await pat.asked()
                # After one more decision everybody takes their time.
                web.room.dealers[TABLE].patience = replace(QUICK, pace=600.0)
                seat, hands = table["you"], keeper.state.hands
                await pat.ask(type="leave")
                told = await pat.until(lambda m: m["type"] == "state" and not pat.offers())
                between = [(each["do"], each["words"]) for each in told["table"]["between"]]
                assert between == [("stay", "Stay at the table after all")]
                assert (await pat.order(do="stay"))["type"] == "done"
                assert keeper.state.hands == hands and not keeper.state.players[seat].leaving
                again = await pat.order(do="stay")
                assert again["words"].endswith("You did not want to leave.")

    run(work())


def test_a_player_who_loses_the_role_gets_up_and_nobody_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            keeper = web.room.tables["tommys-holdem"]
            async with web.visit("tommys-holdem", cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await pat.asked()
                await crew["Rosa"].did("give-roles", name="pat", roles=["dealer"])
                await pat.until(lambda told: told["type"] == "state" and told["table"]["you"] == 0)
                assert "Pat" not in {each.name for each in keeper.state.players.values()}
                assert (await web.balances())["player/Pat"] > 0

    run(work())
