"""The bank on offer: its price, its turns, its sums, and the time to read them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from cardhouse.engine.banked.commands import PutUp
from cardhouse.engine.banked.terms import Sum
from cardhouse.engine.core.asks import Ask
from cardhouse.room.patience import AT_LEISURE, Patience
from cardhouse.rulebook import open_table, posted
from cardhouse.server.table.banked.bank import proposed, sensible
from cardhouse.server.table.between import room_offers
from cardhouse.server.table.scene import Around, sign, table_view
from cardhouse.table import Table, offered, play
from cardhouse.table.banked.bank import banking
from cardhouse.table.commands import Sit, TableCommand
from tests.kit.rooms import opened_room
from tests.kit.web import QUICK, run, served

GAME, TABLE = "tommys/no-bust-blackjack", "tommys-no-bust-blackjack"
BOOK = posted("tommys", "no-bust-blackjack")


def at_the_table(*commands: TableCommand) -> Table:
    table = open_table(BOOK)
    for command in commands:
        play(table, command)
    return table


def test_the_offer_has_its_price_its_turns_and_a_sum_far_from_everything() -> None:
    table = at_the_table(
        Sit(seat=2, name="Ann", chips=300_00), Sit(seat=3, name="Bob", chips=300_00)
    )
    asked = offered(table)
    take = next(each for each in room_offers(table, asked, "") if each.do == "take-bank")
    rules, stakes = banking(table), table.game.stakes
    assert (take.fee, take.turns) == (rules.collection.bank, table.rotation.hands)
    assert take.most == 300_00 - take.fee
    assert take.least <= take.proposed == 20 * stakes.small_bet <= take.most // 2
    # Nobody else is told a price, and everybody sees who is asked.
    others = [room_offers(table, seat, "") for seat in (2, 3) if seat != asked]
    assert others and all(each.do != "take-bank" for found in others for each in found)
    seen = table_view(sign("t", BOOK, BOOK.table().name, table), table, "", Around())
    assert seen.offered == asked and seen.kind == "blackjack"


def test_no_more_than_half_is_proposed_unless_the_house_asks_for_it() -> None:
    stakes = at_the_table().game.stakes
    assert sensible(Sum(least=100, most=298_00), stakes) == 20 * stakes.small_bet
    assert sensible(Sum(least=100, most=59_00), stakes) == 29_00
    assert sensible(Sum(least=50_00, most=59_00), stakes) == 50_00
    table = at_the_table()
    assert proposed(table, None) == 0
    assert proposed(table, Ask(2, {PutUp: Sum(least=100, most=298_00)})) == 20 * stakes.small_bet


def test_there_is_time_to_read_the_offer_and_it_is_shown(tmp_path: Path) -> None:
    assert AT_LEISURE.offer > AT_LEISURE.may

    async def scenario() -> None:
        patience = Patience(must=3600.0, may=0.0, offer=25)
        game = ("tommys", "no-bust-blackjack")
        async with opened_room(tmp_path, game, bots=0, patience=patience) as room:
            keeper = room.tables["no-bust-blackjack"]
            for seat, name in ((2, "Ann"), (3, "Bob")):
                await room.sell(name, 300_00, name)
                await keeper.order(Sit(seat=seat, name=name, chips=300_00), name)
            asked, dealer = offered(keeper.state), room.dealer("no-bust-blackjack")
            left = dealer.clocks()
            assert list(left) == [asked]
            assert (left[asked].of, left[asked].bank) == (25, 0)
            # The dealer waits: the offer does not pass by itself.
            step = asyncio.ensure_future(dealer.step())
            await asyncio.sleep(0.05)
            assert not step.done() and offered(keeper.state) == asked
            keeper.changed.set()
            await step

    asyncio.run(scenario())


def test_whoever_takes_the_bank_puts_up_what_is_proposed(tmp_path: Path) -> None:
    async def work() -> None:
        patience = replace(QUICK, offer=30)
        async with (
            served(tmp_path, GAME, bots=0, patience=patience) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Bob") as bob,
        ):
            for each in (zoe, bob):
                await each.hello()
                await each.sit()
            await zoe.until(lambda told: told["type"] == "state" and zoe.state["table"]["offered"])
            asked = next(
                v for v in (zoe, bob) if v.state["table"]["you"] == zoe.state["table"]["offered"]
            )
            table = asked.state["table"]
            assert "take-bank" in {each["do"] for each in table["between"]}
            assert table["deadline"][str(table["you"])]["of"] == 30
            await asked.order(do="take-bank")
            await asked.asked()
            hints = asked.state["table"]["hints"]
            assert 0 < hints["bank"] < asked.offers()["put-up"]["most"]

    run(work())
