"""Many read the hand history at once while seats change hands: `make readers`.

The room runs in this process, and the true cards of each table are recorded from its events. The
readers are a separate process: people in seats, people who held them before, and spectators, 64 at
a time. Every card in every answer must be one its reader could see.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.hand import PotHand
from cardhouse.room.keeper import Done
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.guards import COOKIE
from cardhouse.table import AnyEvent
from tests.kit.quiet import quiet
from tests.kit.web import QUICK, Visitor, Web, served

GAMES = ("tommys/holdem", "tommys/stud7", "button-room/draw", "tommys/pai-gow-poker")
# The number of people who take turns in one seat of each table, and the hands each stays.
TURNS, STAY = 3, 2
READERS = 64
# Nobody keeps the table waiting for long.
BRISK = replace(QUICK, must=1.0)
CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jo)\b")
FREE = Limits(requests=Rate(1e9, 1e9), newcomers=Rate(1e9, 1e9), messages=Rate(1e9, 1e9))


class Lay(Struct):
    """The true cards of one hand."""

    names: dict[int, str]
    held: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    public: set[str] = field(default_factory=set)

    def known(self, who: str) -> set[str]:
        """The cards this person could see in this hand."""
        own = [self.held[seat] for seat, name in self.names.items() if who and name == who]
        return self.public.union(*own)


class Truth:
    """Every hand of a table as it was dealt, taken from the table itself."""

    def __init__(self, web: Web, table: str) -> None:
        self.hands: dict[int, Lay] = {}
        self._keeper = web.room.tables[table]
        self._keeper.follow(self._look)
        self._hand: Hand | None = None

    def _look(self, done: Done[AnyEvent]) -> None:
        """Follow the hand event by event: a card shown and taken in at once was seen, too."""
        table = self._keeper.state
        for event in done.events:
            if isinstance(event, HandStarted):
                self._hand = kernel.replay(table.game, [event])
                people = {s: p.name for s, p in table.players.items() if not p.bot}
                dealt = {s: name for s, name in people.items() if s in event.seats}
                self.hands[len(self.hands) + 1] = Lay(dealt)
            elif isinstance(event, Event) and self._hand is not None:
                kernel.fold(self._hand, event)
            if self._hand is not None:
                self._write_down(self._hand, self.hands[len(self.hands)])

    def _write_down(self, hand: Hand, lay: Lay) -> None:
        for seat, cards in hand.down.items():
            lay.held[seat].update(str(card) for card in cards)
        board = hand.board if isinstance(hand, PotHand) else ()
        shown = [*hand.exposed, *board, *(c for up in hand.up.values() for c in up)]
        lay.public.update(str(card) for card in shown if card != HIDDEN)


async def come(web: Web, name: str) -> str:
    """Sign in a guest; returns the session cookie."""
    async with web.client() as client:
        assert (await client.post("/api/guest", json={"name": name})).status_code == 200
        return str(client.cookies[COOKIE])


async def take_turns(web: Web, table: str, cookies: list[str], stop: asyncio.Event) -> None:
    """Several people hold one seat, one after another."""
    while not stop.is_set():
        for cookie in cookies:
            async with web.visit(table, cookie=cookie) as visitor:
                await visitor.hello()
                between = visitor.state["table"]["between"]
                offer = next((o for o in between if o["do"] == "sit"), None)
                if offer and (await visitor.sit(offer["seats"][0]))["type"] == "done":
                    await stay(visitor, visitor.state["table"]["hands"] + STAY, stop)
                else:
                    await asyncio.sleep(0.05)


async def stay(visitor: Visitor, until: int, stop: asyncio.Event) -> None:
    """Play as quietly as possible for some hands, and leave."""
    asked, placed, gone = -1, -1, False
    while True:
        table, seq = visitor.state["table"], visitor.state["seq"]
        if not gone and (stop.is_set() or table["hands"] >= until):
            await visitor.ask(type="leave")
            gone = True
            continue
        if gone and not visitor.state["table"]["you"]:
            return
        between = {offer["do"] for offer in table["between"]}
        if seq != asked and (visitor.offers() or "pass-bank" in between):
            asked = seq
            order = {"do": "pass-bank"} if "pass-bank" in between else calm(visitor, table, placed)
            placed = table["hands"] if order["do"] == "wager" else placed
            await visitor.order(**order)
        else:
            await visitor.hear()


def calm(visitor: Visitor, table: dict[str, Any], placed: int) -> dict[str, Any]:
    if "fold" in visitor.offers() and table["hands"] % 3:
        return {"do": "fold"}
    return quiet(table, placed == table["hands"])


async def storm(folder: Path, answers: int) -> dict[str, Any]:
    """Open the room, let seats change hands while it is read, and return the findings."""
    tables = [game.replace("/", "-") for game in GAMES]
    out = folder / "answers"
    async with served(folder, *GAMES, bots=3, limits=FREE, patience=BRISK) as web:
        truths = {table: Truth(web, table) for table in tables}
        stop, turns, cookies = asyncio.Event(), [], {"": ""}
        for number, table in enumerate(tables):
            names = [f"P{number}{each}" for each in range(TURNS)]
            cookies |= {name: await come(web, name) for name in names}
            mine = [cookies[name] for name in names]
            turns.append(asyncio.ensure_future(take_turns(web, table, mine, stop)))
        work = {
            "port": web.port,
            "tables": tables,
            "cookies": cookies,
            "answers": answers,
            "out": str(out),
        }
        (folder / "work.json").write_text(json.dumps(work))
        reader = Path(__file__).with_name("reader.py")
        reading = await asyncio.create_subprocess_exec(
            sys.executable, str(reader), str(folder / "work.json"), stderr=subprocess.PIPE
        )
        _, said = await reading.communicate()
        assert reading.returncode == 0, said.decode()
        stop.set()
        await asyncio.gather(*turns)
        await at_rest(web)
        found = judged(out, truths)
        found["lists"] = {t: await whole_list(web, t) for t in tables}
        found["hands"] = {t: web.room.tables[t].state.hands for t in tables}
        return found


async def at_rest(web: Web) -> None:
    """Let every table finish its hand, and start no other."""
    for dealer in web.room.dealers.values():
        dealer.patience = replace(QUICK, hands=600.0)
    while any(keeper.state.running() for keeper in web.room.tables.values()):
        await asyncio.sleep(0.01)


def judged(out: Path, truths: dict[str, Truth]) -> dict[str, Any]:
    """Compare every answer with the true cards."""
    found: dict[str, Any] = {"answers": 0, "lists_read": 0, "foreign": [], "bad": [], "own": 0}
    for raw in out.read_text().splitlines():
        answer = json.loads(raw)
        found["answers"] += 1
        if answer["status"] != 200:
            found["bad"].append(answer)
            continue
        truth, who = truths[answer["table"]].hands, answer["who"]
        if "yours" in answer:
            found["lists_read"] += 1
            for number, yours in answer["yours"].items():
                if yours != (bool(who) and who in truth[int(number)].names.values()):
                    found["foreign"].append(answer | {"number": number})
            continue
        lay = truth[answer["number"]]
        found["own"] += who in lay.names.values()
        if extra := set(answer["cards"]) - lay.known(who):
            found["foreign"].append(answer | {"extra": sorted(extra)})
    return found


async def whole_list(web: Web, table: str) -> list[int]:
    """All hand numbers in the list, page by page, the latest first."""
    numbers: list[int] = []
    async with web.client() as client:
        while True:
            before = f"?before={numbers[-1]}" if numbers else ""
            page = (await client.get(f"/api/tables/{table}/hands{before}")).json()
            if not page:
                return numbers
            numbers += [card["number"] for card in page]


def run_storm(folder: Path, answers: int) -> dict[str, Any]:
    """Run a whole storm, and compare the list with the hands that were played."""
    found = asyncio.run(storm(folder, answers))
    found["unequal"] = [
        table
        for table, numbers in found["lists"].items()
        if numbers != list(range(found["hands"][table], 0, -1))
    ]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="make readers")
    parser.add_argument("--answers", type=int, default=100_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run_storm(Path(folder), args.answers)
    said = (
        f"{found['answers']:,} answers to {READERS} readers at a time, "
        f"{found['lists_read']:,} of them lists, {found['own']:,} of readers' own hands",
        "hands played: " + ", ".join(f"{t} {n:,}" for t, n in found["hands"].items()),
        f"foreign cards or names: {len(found['foreign'])}, not answered: {len(found['bad'])}",
        "lists that are not the hands played: " + (", ".join(found["unequal"]) or "none"),
        *(json.dumps(each) for each in (*found["foreign"][:5], *found["bad"][:5])),
    )
    sys.stdout.write("\n".join(said) + "\n")
    if found["foreign"] or found["bad"] or found["unequal"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
