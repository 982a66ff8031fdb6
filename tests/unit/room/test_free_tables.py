"""Playing for a bonus without a purchase: dealt, stored, and paid to the cage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

import pytest

from cardhouse.bonus.free_commands import LeaveFree, PayFree, SitFree
from cardhouse.bonus.free_events import FreePaid
from cardhouse.cards import parse_cards
from cardhouse.chance import Chance, Seeded, Stacked
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.commands import Discard
from cardhouse.ledger import Transfer
from cardhouse.room import window
from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock
from cardhouse.room.free_dealer import FreeDealer
from cardhouse.room.reports import period, report
from cardhouse.room.room import Room
from cardhouse.rulebook import Posted, posted, reposted
from cardhouse.store.records import Damaged, Record
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import NextHand
from tests.kit.forcing import force
from tests.kit.forging import forge
from tests.kit.refusals import refusal
from tests.kit.rooms import AT_ONCE, NOON

rule = pytest.mark.rule

HOUSE = "lo-ball-room"
JOKERS, LOWBALL = posted(HOUSE, "no-bust-blackjack"), posted(HOUSE, "lowball")
# Seat 1 belongs to nobody when seat 3 plays alone, and is dealt to first.
TWO_JOKERS = Stacked(parse_cards("Ks Jo Qs Jo"))


@asynccontextmanager
async def free_room(folder: Path, chance: Chance = TWO_JOKERS) -> AsyncIterator[Room]:
    """A room whose free tables use this chance; live ones are dealt at random."""
    async with SqliteStore(folder / "room.db") as store:
        room = Room(
            store,
            clock=StoppedClock(NOON),
            chance=lambda name: chance if "/" in name else Seeded(name),
            patience=AT_ONCE,
            seed=0,
        )
        await room.open()
        yield room


async def go_live(room: Room) -> None:
    """A live game of Lo-Ball in action."""
    keeper = await room.spread("lowball", LOWBALL)
    for seat in (1, 2, 3):
        await room.seat_bot("lowball", seat, f"bot {seat}", "sensible")
    while not keeper.state.running():
        await room.dealer("lowball").step()


async def jokers(room: Room, *entrants: int) -> FreeDealer:
    """The free table of the double joker, with these entrants."""
    dealer = await room.open_free(JOKERS, "Flora")
    for seat in entrants or (3,):
        await dealer.order(SitFree(seat=seat, name=f"p{seat}"), f"sit {seat}")
    return dealer


def rules(error: Illegal) -> set[str]:
    return {each.id for each in LOWBALL.cited(error.cite)}


@rule("LBR-BO-12")
def test_what_two_jokers_win_is_held_at_the_cage_and_fetched_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            dealer = await jokers(room)
            await dealer.deal("deal")
            balances = await room.store.balances()
            assert balances["held/p3"] == 25_00
            assert balances["bonus/owed"] == balances.get("house/promotions", 0) == 0
            pools = [f"{HOUSE}/bonus/{name}" for name in ("lo-ball", "lo-ball-joker")]
            assert balances["outside"] == -25_00 - sum(balances[pool] for pool in pools)
            assert (await audit(room.store)).hands == 1
            assert await window.fetch_held(room, "p3", "fetch") == 25_00
            with refusal("holds nothing for p3"):
                await window.fetch_held(room, "p3", "fetch again")
            balances = await room.store.balances()
            assert (balances["held/p3"], balances["player/p3"]) == (0, 25_00)
            await audit(room.store)

    asyncio.run(scenario())


def test_the_report_of_the_day_has_the_free_hands_and_what_they_won(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            dealer = await jokers(room, 1, 3)
            for hand in range(3):
                await dealer.deal(f"deal {hand}")
            day = date(1970, 1, 5)
            found, agreed = await report(room.store, await period(room.store, day), "p3")
            (free,) = found.free
            assert (free.table, free.hands) == ("lo-ball-room-no-bust-blackjack", 3)
            assert (free.won, free.paid) == (1, 50_00), "the prize is won once a day"
            assert found.after.held == found.after.total == 50_00
            assert [(e.amount, e.why) for e in found.accounts.entries] == [
                (25_00, "bonus.paid.double-joker")
            ]
            assert "agreed-players" in [said.id for said in agreed]

    asyncio.run(scenario())


@rule("LBR-BO-29", "LBR-BO-30")
def test_lo_ball_is_dealt_for_nothing_only_beside_a_live_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path, Seeded(1)) as room:
            with pytest.raises(Illegal) as error:
                await room.open_free(LOWBALL, "Flora")
            assert rules(error.value) == {"LBR-BO-29"}
            await go_live(room)
            with pytest.raises(Illegal) as error:
                await room.open_free(LOWBALL, " ")
            assert "LBR-BO-30" in rules(error.value)
            dealer = await room.open_free(LOWBALL, "Flora")
            assert dealer.keeper.state.by == "Flora"
            assert dealer.keeper.stream == "free/lo-ball-room-lowball"

    asyncio.run(scenario())


def test_a_game_is_in_action_also_between_two_of_its_hands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path, Seeded(1)) as room:
            await go_live(room)
            live = room.tables["lowball"]
            while live.state.running():
                await room.dealer("lowball").step()
            dealer = await room.open_free(LOWBALL, "Flora")
            await dealer.order(SitFree(seat=2, name="Ann"), "sit")
            await dealer.deal("deal")
            room.rests = True
            await dealer.order(Discard(2, ()), "pat")
            with pytest.raises(Illegal) as error:
                await dealer.deal("deal 2")
            assert rules(error.value) == {"LBR-BO-29"}, "bots whom nobody watches rest"
            await live.order(NextHand(), "next")
            await dealer.deal("deal 3")
            assert dealer.keeper.state.running()

    asyncio.run(scenario())


@rule("LBR-BO-31")
def test_a_hand_goes_on_with_the_same_cards_after_a_restart(tmp_path: Path) -> None:
    async def begun() -> tuple[list[str], tuple[str, ...]]:
        async with free_room(tmp_path, Seeded("then")) as room:
            await go_live(room)
            dealer = await room.open_free(LOWBALL, "Flora")
            await dealer.order(SitFree(seat=5, name="Ann"), "sit")
            await dealer.deal("deal")
            hand = dealer.keeper.state.hand
            assert hand is not None and len(hand.seats) == 8, "seven hands of nobody"
            assert [ask.actor for ask in hand.asked] == [5]
            return list(hand.down[5]), tuple(hand.deck)

    async def ended(cards: list[str], deck: tuple[str, ...]) -> None:
        # A different chance makes no difference: the order of the cards is in the log.
        async with free_room(tmp_path, Seeded("now")) as room:
            dealer = room.free["lo-ball-room-lowball"]
            hand = dealer.keeper.state.hand
            assert hand is not None and hand.down[5] == cards and tuple(hand.deck) == deck
            thrown = hand.down[5][0]
            await dealer.order(Discard(5, (thrown,)), "draw")
            assert dealer.keeper.state.hands == 1 and not dealer.keeper.state.running()
            shown = dealer.keeper.state.hand
            assert shown is not None and len(shown.up[5]) == 5 and thrown not in shown.up[5]
            await audit(room.store)

    asyncio.run(ended(*asyncio.run(begun())))


def test_a_prize_that_was_awarded_and_not_paid_is_paid_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Exception):
        pass

    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            dealer = await jokers(room, 3)
            order = dealer.keeper.order

            async def dies(command: object, *rest: object) -> object:
                if isinstance(command, PayFree):
                    raise Killed
                return await order(command, *rest)  # type: ignore[arg-type]

            with monkeypatch.context() as patch, pytest.raises(Killed):
                patch.setattr(dealer.keeper, "order", dies)
                await dealer.deal("deal")
            assert (await room.store.balances())["bonus/owed"] == 25_00
            with refusal("paid first"):
                await order(LeaveFree(seat=3), "leave")
        for _ in range(2):
            async with free_room(tmp_path) as room:
                balances = await room.store.balances()
                assert (balances["bonus/owed"], balances["held/p3"]) == (0, 25_00)
                await audit(room.store)

    asyncio.run(scenario())


@rule("LBR-BO-13")
def test_a_new_book_keeps_who_plays_and_what_the_cage_holds(tmp_path: Path) -> None:
    new = reposted(HOUSE, JOKERS.name, JOKERS.text.replace("Double Joker", "Two Joker"))
    assert isinstance(new, Posted) and new.hash != JOKERS.hash

    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            await (await jokers(room)).deal("deal")
            dealer = await room.open_free(new, "Fay")
            assert dealer.keeper.posted.hash == new.hash
            assert dealer.keeper.state.players == {3: "p3"}
            assert dealer.keeper.state.cage == {"p3": 25_00}
            assert await dealer.keeper.keep()
        async with free_room(tmp_path) as room:
            again = room.free["lo-ball-room-no-bust-blackjack"].keeper
            assert again.state.by == "Fay" and again.state.cage == {"p3": 25_00}
            assert (await audit(room.store)).books == 2
            room.stop()
            with pytest.raises(Illegal) as error:
                await room.free[again.name].deal("too late")
            assert {r.id for r in JOKERS.cited(error.value.cite)} == {"LBR-BO-13"}

    asyncio.run(scenario())


def test_nobody_sits_twice_or_without_a_name_to_pay_to(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            dealer = await jokers(room, 3)
            for name, words in (("p3", "p3 has a seat already"), (" ", "needs a name")):
                with refusal(words):
                    await dealer.order(SitFree(seat=4, name=name), f"sit {name}")
            with refusal("no bonus for holdem"):
                await room.open_free(posted("tommys", "holdem"), "Flora")
            assert list(room.free) == ["lo-ball-room-no-bust-blackjack"]

    asyncio.run(scenario())


@pytest.mark.parametrize("amount", [0, 30_00])
def test_verify_finds_a_payment_that_is_booked_otherwise(tmp_path: Path, amount: int) -> None:
    async def scenario() -> None:
        async with free_room(tmp_path) as room:
            keeper = (await jokers(room)).keeper
            paid = FreePaid(shares={"p3": 25_00}, cite="bonus.paid.double-joker")
            body = keeper.craft.records(keeper.state, [paid])[0].body
            moved = (Transfer("outside", "held/p3", amount, paid.cite),) if amount else ()
            await force(keeper, keeper.state, (Record(body, moved),), "a bug")
            with pytest.raises(Damaged, match="moves other chips") as error:
                await audit(room.store)
            assert error.value.stream == keeper.stream

    asyncio.run(scenario())


def test_a_free_table_under_the_name_of_another_game_is_found(tmp_path: Path) -> None:
    async def played() -> None:
        async with free_room(tmp_path) as room:
            await (await jokers(room)).deal("deal")

    async def audited() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await audit(store)

    asyncio.run(played())
    name = f"free/{HOUSE}-lowball"
    forge(tmp_path / "room.db", f"free/{HOUSE}-no-bust-blackjack", lambda number, body: body, name)
    with pytest.raises(Damaged, match=f"{name}: event 1 is damaged: .* table of another game"):
        asyncio.run(audited())
