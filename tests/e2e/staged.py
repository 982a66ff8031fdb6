"""Tables set as a test wants them: real hands, played by bots, sent to a page in a room's place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

from cardhouse.bots.names import make_for
from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.families import look
from cardhouse.rulebook import posted
from cardhouse.server.messages import Countdown, State
from cardhouse.server.table.scene import Around, sign, table_view
from cardhouse.server.table.telling import Telling
from cardhouse.server.talking import Talk
from cardhouse.table import AnyEvent
from cardhouse.table.commands import PassBank

# The viewer's seat.
YOU: Final = 1
# Two frames later everything has its place; with less motion each way there takes a millisecond.
FRAMES: Final = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  await frame();
  await frame();
  const under = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(under.map((each) => each.finished));
  await frame();
}"""
Until = Callable[[Hand, Ask | None], bool]


class Staged:
    """A table with bots in all seats but the first, which plays as told."""

    def __init__(
        self, table: str, seats: int, *, seed: int = 5, bots: str = "caller", chips: int = 200_00
    ) -> None:
        self.name = table.replace("/", "-")
        self._posted = posted(*table.split("/"))
        named = dict.fromkeys(range(2, seats + 1), bots)
        self.session = Session.open(
            self._posted, chance=Seeded(seed), seats=seats, bots=named, seed=seed, chips=chips
        )
        # Until the moment comes, the viewer plays as the others do.
        self._mine = make_for(self.session.table, bots, seed=seed)
        self._telling = Telling(self._posted, self.session.table, viewers=(YOU,))

    @property
    def hand(self) -> Hand:
        hand = self.session.table.hand
        assert hand is not None, "no hand has been dealt"
        return hand

    def play(self, until: Until) -> State:
        """Deal a hand and play it to a moment at which the viewer is asked, or to its end."""
        self._hear(self.session.next_hand())
        while self.session.offered:
            # The viewer leaves the bank to others.
            self._hear(self.session.play(PassBank(seat=YOU)))
            self._hear(self.session.next_hand())
        return self.go_on(until)

    def go_on(self, until: Until) -> State:
        """Play the same hand on to a later moment."""
        session = self.session
        while True:
            while not until(self.hand, session.waiting) and (events := session.step()):
                self._hear(events)
            ask = session.waiting
            if until(self.hand, ask) or ask is None:
                break
            self._hear(session.play(self._mine.decide(look(self.hand, YOU), ask)))
        assert until(self.hand, session.waiting), "the moment did not come"
        return self.state()

    def state(self) -> State:
        """The table as the viewer sees it now."""
        table = self.session.table
        asked = self.session.waiting is not None
        clock = {YOU: Countdown(left=40.0, of=60.0)} if asked else {}
        over = sign(self.name, self._posted, "", table)
        # Players who were dealt in see their own cards also when the hand is over.
        dealt = {seat: player.name for seat, player in table.players.items()}
        around = Around(deadline=clock, dealt=dealt)
        view = table_view(over, table, table.players[YOU].name, around)
        return State(seq=1, table=view, lines=self._telling.lines(YOU, table))

    def rail(self) -> State:
        """The table as a spectator sees it now."""
        table = self.session.table
        view = table_view(sign(self.name, self._posted, "", table), table, "", Around())
        return State(seq=1, table=view, lines=self._telling.lines(RAIL, table))

    def _hear(self, events: list[AnyEvent]) -> None:
        self._telling.hear(events, self.session.table)


class Shown:
    """A page on which the states of a test are shown instead of a room's."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self._url = url
        self._wire: WebSocketRoute | None = None
        self._state = ""
        self._seq = 0
        # Messages of the page, but for its greetings.
        self.said: list[dict[str, Any]] = []
        page.route_web_socket(re.compile("/ws/tables/"), self._answer)

    def show(self, state: State) -> None:
        """Open the table's page, or send the state to the one that is open."""
        self._seq += 1
        self._state = msgspec.json.encode(replace(state, seq=self._seq)).decode()
        address = f"{self._url}/tables/{state.table.name}"
        if self._wire is None or self.page.url != address:
            self.page.goto(address)
        else:
            self._wire.send(self._state)
        self.page.locator(f'.room[data-seq="{self._seq}"]').wait_for()
        # A felt is measured first, and laid out then.
        self.page.evaluate(FRAMES)

    def send(self, state: State) -> None:
        """Send a state to the open page, which may take its time to show it."""
        assert self._wire is not None, "no table is shown"
        self._seq += 1
        self._wire.send(msgspec.json.encode(replace(state, seq=self._seq)).decode())

    def hear(self, talk: Talk) -> None:
        """Send talk to the open page."""
        assert self._wire is not None, "no table is shown"
        self._wire.send(msgspec.json.encode(talk).decode())

    def _answer(self, wire: WebSocketRoute) -> None:
        self._wire = wire
        wire.on_message(lambda said: self._hear(wire, said))

    def _hear(self, wire: WebSocketRoute, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            wire.send(self._state)
        elif said["type"] == "ping":
            # A page that hears nothing for long says that its line is lost.
            wire.send('{"type": "pong"}')
        else:
            self.said.append(said)


def over(hand: Hand, ask: Ask | None) -> bool:
    """True once the hand is over."""
    return hand.over


def asked(*offers: str) -> Until:
    """True when the viewer is asked and may give one of some orders."""
    return lambda hand, ask: (
        ask is not None and any(kind.__struct_config__.tag in offers for kind in ask.offers)
    )
