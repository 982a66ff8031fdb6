"""Hidden cards never leave the server: every byte is compared with the true cards."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.hand import PotHand
from cardhouse.room.keeper import Done
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.table import AnyEvent
from tests.kit.web import QUICK, Visitor, Web, run, served
from tests.unit.server.playing import play

# Hands that are passed out are played faster than people may send orders.
HASTY = Limits(messages=Rate(100_000, 100_000))
CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


class Truth:
    """The true cards of a table after each sequence."""

    def __init__(self, web: Web, table: str) -> None:
        self.hands: dict[int, Hand] = {}
        # The cards each seat has held in the hand so far: all may come back in a redeal.
        self._held: dict[int, set[str]] = {}
        self.held: dict[int, dict[int, set[str]]] = {}
        self._keeper = web.room.tables[table]
        self._keeper.follow(self._look)

    def _look(self, done: Done[AnyEvent]) -> None:
        hand = self._keeper.state.hand
        if any(isinstance(event, HandStarted) for event in done.events):
            self._held = {}
        if hand is not None:
            self.hands[done.count] = hand.copy()
            for seat, cards in hand.down.items():
                self._held[seat] = self._held.get(seat, set()) | {str(card) for card in cards}
            self.held[done.count] = self._held.copy()

    def hidden(self, seq: int, viewer: int) -> set[str]:
        """Cards a viewer may not know: in the stock, burnt, thrown away, or in other hands."""
        hand = self.hands[seq]
        own = hand.layout.watching.get(viewer, viewer) if isinstance(hand, BankedHand) else viewer
        cards = [*hand.stock, *hand.burns]
        thrown = hand.discards if isinstance(hand, PotHand) else {}
        for held in (hand.down, thrown):
            cards += [card for key, each in held.items() if key != own for card in each]
        known = set(hand.exposed) | self.held[seq].get(own, set())
        return {str(card) for card in cards if card != HIDDEN} - known


class You(Struct):
    """The viewer's seat."""

    you: int


class Read(Struct):
    """A message with nothing read but its kind, its number and the seat of its viewer."""

    type: str
    seq: int = 0
    table: You | None = None


def seen(visitor: Visitor) -> Iterator[tuple[str, int, int]]:
    """The bytes of each state with its number and its viewer's seat: there is much to read."""
    read = msgspec.json.Decoder(Read)
    for raw in visitor.heard:
        message = read.decode(raw)
        if message.type == "state":
            assert message.table is not None
            yield raw, message.seq, message.table.you


def states(visitor: Visitor) -> list[tuple[str, dict[str, Any]]]:
    read = [(raw, msgspec.json.decode(raw)) for raw in visitor.heard]
    return [(raw, message) for raw, message in read if message["type"] == "state"]


async def watched(
    web: Web, table: str, hands: int, orders: int = 1_000
) -> tuple[Truth, list[Visitor]]:
    """Two people play and one watches, for so many hands or until one gave so many orders."""
    async with (
        web.visit(table, "Zoe") as zoe,
        web.visit(table, "Yan") as yan,
        web.visit(table) as rail,
    ):
        truth = Truth(web, table)
        for visitor in (zoe, yan, rail):
            await visitor.hello()
        free = next(o for o in zoe.state["table"]["between"] if o["do"] == "sit")["seats"]
        for visitor, seat in ((zoe, free[0]), (yan, free[-1])):
            assert (await visitor.sit(seat))["type"] == "done"
        until = web.room.tables[table].state.hands + hands

        async def look_on() -> None:
            while True:
                await rail.hear()

        looking = asyncio.ensure_future(look_on())
        playing = [asyncio.ensure_future(play(each, until, orders)) for each in (zoe, yan)]
        # At the last hand both are done; at the last order the other may wait for this one.
        done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in (*playing, looking):
            task.cancel()
        for task in done:
            task.result()
        return truth, [zoe, yan, rail]


ONE_PACK = (
    *("tommys/holdem", "tommys/stud7", "tommys/omaha-hilo", "lo-ball-room/lowball"),
    *("tommys/pai-gow-poker", "button-room/draw"),
)


@pytest.mark.parametrize("game", ONE_PACK)
def test_no_byte_tells_a_hidden_card(tmp_path: Path, game: str) -> None:
    async def work() -> tuple[Truth, list[Visitor]]:
        async with served(tmp_path, game, bots=2, limits=HASTY) as web:
            # A hand that everybody passes is dealt again, and may go on for long.
            return await watched(web, game.replace("/", "-"), hands=8, orders=100)

    truth, visitors = run(work())
    looked, knew = 0, 0
    for visitor in visitors:
        for raw, seq, you in seen(visitor):
            if seq not in truth.hands:
                continue
            told = set(CARD.findall(raw))
            secret = truth.hidden(seq, you)
            assert not told & secret, (you, told & secret)
            looked += bool(secret)
            knew += bool(told)
    assert looked > 20 and knew > 20


@pytest.mark.parametrize("game", ["tommys/pan", "lo-ball-room/no-bust-blackjack"])
def test_with_many_packs_other_hands_are_backs(tmp_path: Path, game: str) -> None:
    async def work() -> tuple[Truth, list[Visitor]]:
        async with served(tmp_path, game, bots=2, limits=HASTY) as web:
            # A quiet hand of pan may go several times through the deck.
            return await watched(web, game.replace("/", "-"), hands=1, orders=40)

    truth, visitors = run(work())
    backs = 0
    for visitor in visitors:
        for _, state in states(visitor):
            table = state["table"]
            seats = table["hand"]["seats"] if table["hand"] else ()
            for seat in seats:
                if seat["seat"] != table["you"]:
                    assert set(seat["down"]) <= {HIDDEN}
                    backs += len(seat["down"])
            layout = table["hand"] and table["hand"].get("layout")
            if layout:
                lying = truth.hands.get(state["seq"])
                if lying is not None and not lying.over:
                    shown = len(layout["bank_hand"]["up"])
                    assert shown == len(lying.up[9])
                    backs += 1
    assert backs > 10


def test_whoever_takes_a_seat_does_not_see_the_cards_of_who_left_it(tmp_path: Path) -> None:
    """Zoe folds unseen and leaves; Yan takes her seat before the next hand."""

    async def work() -> None:
        async with (
            served(tmp_path, "tommys/holdem", bots=2) as web,
            web.visit("tommys-holdem", "Zoe") as zoe,
            web.visit("tommys-holdem", "Yan") as yan,
        ):
            await zoe.hello()
            await yan.hello()
            await zoe.sit(1)
            table = await zoe.asked()
            cards = next(s["down"] for s in table["hand"]["seats"] if s["seat"] == 1)
            keeper = web.room.tables["tommys-holdem"]
            # Keeps the next hand from being dealt meanwhile.
            web.room.dealers["tommys-holdem"].patience = replace(QUICK, hands=60.0)
            while keeper.state.players[1].name == "Zoe" and keeper.state.playing(1):
                await (zoe.order(do="fold") if zoe.offers() else zoe.hear())
            await zoe.ask(type="leave")
            while keeper.state.running():
                await zoe.hear()
            assert not keeper.state.running() and 1 not in keeper.state.players
            known = len(yan.heard)
            assert (await yan.sit(1))["type"] == "done"
            await yan.hello()
            assert yan.state["table"]["you"] == 1
            for raw in yan.heard[known:]:
                assert not set(cards) & set(CARD.findall(raw)), raw

    run(work())
