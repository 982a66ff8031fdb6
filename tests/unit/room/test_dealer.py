"""A dealer plays hands, waits for people, pays prizes and collects by the clock."""

import asyncio
from pathlib import Path

from cardhouse.bots import make
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.families import look
from cardhouse.engine.pan.events import NotForced
from cardhouse.engine.pot.events import Folded
from cardhouse.ledger import OUTSIDE
from cardhouse.room.absence import Absence
from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock
from cardhouse.room.patience import Patience, Waiting
from cardhouse.rulebook import all_games, posted
from cardhouse.rulebook.load import reposted
from cardhouse.store.verify import verify
from cardhouse.table import AnyEvent
from cardhouse.table.accounts import holdings
from cardhouse.table.clock import HOUR, MINUTE
from cardhouse.table.commands import JoinList, Leave, Sit, Stay
from cardhouse.table.events import TableOpened
from cardhouse.table.timed import TimeCollected
from tests.kit.rooms import NOON, opened_room, play_hands


def test_every_game_is_dealt_and_its_chips_are_in_the_ledger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            for post in all_games():
                name = f"{post.house} {post.name}"
                keeper = await room.spread(name, post)
                kept = keeper.state.rotation.seats
                for seat in [s for s in range(1, 6) if s not in kept]:
                    await room.seat_bot(name, seat, f"{name} {seat}", "random")
                for seat in kept:
                    await room.seat_bot(name, seat, f"{name} {seat}", "random", role="bank")
            await play_hands(room, 2)
            balances = await room.store.balances()
            for name, keeper in room.tables.items():
                held = {a: v for a, v in balances.items() if v and a.startswith(f"{name}/")}
                kept_apart = (f"{name}/box", f"{name}/bonus")
                seats = {a: v for a, v in held.items() if a not in kept_apart}
                assert holdings(name, keeper.state) == seats
                assert held.get(f"{name}/box", 0) == keeper.state.box
            chips = sum(amount for account, amount in balances.items() if account != OUTSIDE)
            assert chips == -balances[OUTSIDE] > 0
            # Beside the tables: the cage, the management and one house's bonuses.
            assert (await verify(room.store)).streams == len(room.tables) + 3

    asyncio.run(scenario())


def test_whoever_does_not_answer_in_time_gets_the_default(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem"), bots=2) as room:
            keeper = room.tables["holdem"]
            await room.sell("Ann", 100_00, "ann")
            await keeper.order(Sit(seat=9, name="Ann", chips=100_00), "ann")
            heard: list[AnyEvent] = []
            keeper.follow(lambda done: heard.extend(done.events))
            await play_hands(room, 3)
            folds = [event for event in heard if isinstance(event, Folded) and event.seat == 9]
            assert folds

    asyncio.run(scenario())


def test_nobody_waits_for_a_player_on_the_way_out_who_may_stay_after_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        patience = Patience(must=3600.0, may=3600.0)
        async with opened_room(tmp_path, ("tommys", "holdem"), bots=2, patience=patience) as room:
            keeper = room.tables["holdem"]
            await room.sell("Ann", 100_00, "ann")
            await keeper.order(Sit(seat=9, name="Ann", chips=100_00), "ann")
            dealer = room.dealer("holdem")

            async def until_asked() -> None:
                while not any(ask.actor == 9 for ask in dealer.crew.awaited(keeper.state)):
                    await dealer.step()

            await until_asked()
            hand = keeper.state.hands
            await keeper.order(Leave(seat=9), "leaves")
            await dealer.step()
            assert not any(ask.actor == 9 for ask in dealer.crew.awaited(keeper.state))
            await keeper.order(Stay(seat=9), "stays")
            while keeper.state.hands == hand and not dealer.crew.awaited(keeper.state):
                await dealer.step()
            assert keeper.state.name_at(9) == "Ann"

    asyncio.run(asyncio.wait_for(scenario(), 30))


def test_a_chance_that_is_let_pass_is_no_absence(tmp_path: Path) -> None:
    """A person plays pan without ever answering about a forced discard: the window just closes."""
    old = posted("tommys", "pan")
    book = reposted("tommys", "pan", old.text.replace('"pan": {}', '"pan": {"force_seconds": 0}'))

    async def scenario() -> None:
        async with opened_room(tmp_path, bots=0) as room:
            keeper = await room.spread("pan", book)
            for seat in (1, 2, 3):
                await room.seat_bot("pan", seat, f"bot {seat}", "sensible")
            await room.sell("Ann", 100_00, "ann")
            await keeper.order(Sit(seat=4, name="Ann", chips=100_00), "ann")
            heard: list[AnyEvent] = []
            keeper.follow(lambda done: heard.extend(done.events))
            dealer = room.dealer("pan")
            patience = Patience(must=600.0, absences=1)
            dealer.waiting, dealer.absence = Waiting(patience), Absence(patience)
            ann = make("sensible", keeper.state.game, seed=1)
            while keeper.state.hands < 12:
                hand = keeper.state.hand
                asked = hand.asked if hand and not hand.over else ()
                mine = [ask for ask in asked if ask.actor == 4 and ask.seconds is None]
                if mine and hand:
                    await keeper.order(ann.decide(look(hand, 4), mine[0]), f"ann {keeper.count}")
                else:
                    await dealer.step()
            passed = [event for event in heard if isinstance(event, NotForced) and event.seat == 4]
            assert passed and keeper.state.players[4].standing == "in"

    asyncio.run(scenario())


def test_the_bonuses_collect_what_the_button_paid_for_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, ("lo-ball-room", "lowball")) as room:
            await play_hands(room, 5)
            pools = room.bonuses["lo-ball-room"].state.pools.values()
            collected = sum(pool.collected for pool in pools)
            # The last hand's dollar is collected before the next one is dealt.
            paid, left = room.tables["lowball"].state.bonus, 1_00
            assert collected == paid - left > 0
            balances = await room.store.balances()
            assert balances["lowball/bonus"] == left
            in_pools = sum(v for a, v in balances.items() if a.startswith("lo-ball-room/bonus/"))
            assert in_pools == sum(pool.prize + pool.fund for pool in pools if pool.collects)

    asyncio.run(scenario())


def test_the_clock_collects_from_whoever_has_a_seat(tmp_path: Path) -> None:
    clock = StoppedClock(NOON)

    async def scenario() -> None:
        post = posted("lo-ball-room", "lowball")
        timed = next(table for table in post.page.table if table.time_fee is not None)
        async with opened_room(tmp_path, clock=clock) as room:
            keeper = await room.spread("timed", post, timed.name)
            for seat in (1, 2, 3):
                await room.seat_bot("timed", seat, f"bot {seat}", "sensible")
            await play_hands(room, 1)
            heard: list[AnyEvent] = []
            keeper.follow(lambda done: heard.extend(done.events))
            clock.at += HOUR
            await play_hands(room, 2)
            assert timed.time_fee is not None
            due = timed.time_fee.amount * 60 // timed.time_fee.minutes
            paid = {e.seat: e.amount for e in heard if isinstance(e, TimeCollected)}
            assert paid == {1: due, 2: due, 3: due}

    asyncio.run(scenario())


def test_a_call_to_a_seat_lapses_also_at_a_table_that_rests(tmp_path: Path) -> None:
    clock = StoppedClock(NOON)

    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem"), bots=10, clock=clock) as room:
            keeper, dealer = room.tables["holdem"], room.dealer("holdem")
            room.rests = True
            for name in ("Ann", "Bob"):
                await keeper.order(JoinList(name=name), f"join {name}")
            await keeper.order(Leave(seat=4), "leave")
            await dealer.step()
            assert keeper.state.paged == {"Ann": NOON}
            clock.at += keeper.state.seating.page_minutes * MINUTE
            await dealer.step()
            assert keeper.state.waiting == ["Bob"] and keeper.state.paged == {"Bob": clock.at}
            assert not keeper.state.hands and not keeper.state.running()
            await audit(room.store)

    asyncio.run(scenario())


def test_an_old_hand_is_under_its_own_book_and_the_next_one_under_the_new(tmp_path: Path) -> None:
    old = posted("tommys", "holdem")
    new = reposted(old.house, old.name, old.text.replace("Tommy's", "Thomas's"))
    assert old.hash != new.hash

    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem")) as room:
            await play_hands(room, 2)
            keeper = room.tables["holdem"]
            before = keeper.state
            await room.spread("holdem", new)
            assert keeper.posted == new
            assert (keeper.state.players, keeper.state.hands) == (before.players, before.hands)
            await play_hands(room, 3)
        async with opened_room(tmp_path) as room:
            assert room.tables["holdem"].posted == new
            stored = [each async for each in room.store.read("table/holdem")]
            events = [room.tables["holdem"].craft.decode(each.body) for each in stored]
            opened = [event.book for event in events if isinstance(event, TableOpened)]
            assert opened == [old.hash, new.hash]
            assert await room.store.book(old.hash) == old.text.encode()

    asyncio.run(scenario())


def test_a_fault_at_one_table_leaves_the_others_alone(tmp_path: Path) -> None:
    class Broken(Seeded):
        def answer(self, ask: Ask) -> Command:
            raise ZeroDivisionError("a fault of ours")

    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem"), ("tommys", "omaha-hi")) as room:
            room.dealer("holdem").crew.chance = Broken(1)
            other = room.tables["omaha-hi"]
            other.follow(lambda done: room.stop() if other.state.hands >= 2 else None)
            await room.run()
            assert other.state.hands >= 2
            assert [type(error) for error in room.faults.values()] == [ZeroDivisionError]
            assert list(room.faults) == ["holdem"]

    asyncio.run(scenario())
