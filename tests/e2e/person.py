"""A person at a browser: looks at the pages, and acts by mouse or by keyboard alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Hands = Literal["mouse", "keys", "words"]

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

# The answers of a player who wants to see the hand through, in order of preference; a number stands
# for that card of the hand.
ANSWERS: dict[str, str] = {
    "check": "c",
    "call": "c",
    "bring-in": "c",
    "match": "c",
    "pass": "c",
    "discard": "2 d",
    "show": "s",
    "muck": "m",
    "decline": "n",
    "stand": "s",
    "hit": "h",
    "shake": "s",
    "look-at": "l",
    "set-hand": "h enter",
    "confirm": "c",
    "go-on-top": "p",
    "draw-card": "d",
    "let-go": "c",
    "take-back": "d",
    "wager": "b",
    "done": "d",
    "put-up": "b",
}

# Commands answered with the nearest cards: a meld the page proposes, or a discard.
LAYS = frozenset(("meld", "increase", "split-meld", "discard-card"))
# The answers of a player who gives hands up; where checking is free the page asks twice.
OUT: dict[str, str] = {"fold": "f f", "retire": "f", "done": "d"}

# The first answers of a player who lets no hand be passed out.
BOLD: dict[str, str] = {"bet": "r"}

# The page ignores a press right after a question, which was meant for an earlier button. Nobody
# looks at these pages: hundreds of presses need not wait for as long as people's do.
GUARD_MS, QUICK_MS = 250, 30
QUICK = f"""
const real = window.setTimeout;
window.setTimeout = (work, ms, ...rest) => real(work, ms === {GUARD_MS} ? {QUICK_MS} : ms, ...rest);
"""
SETTLED_MS = 2 * QUICK_MS

# For a busy machine.
PATIENCE_SECONDS = 300.0
LOOK_SECONDS = 90.0
# A press the page ignored is made again after this time.
HEARD_SECONDS = 1.5
_names = count(1)


class Person:
    """A person with their own browser; every message over the wire is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize = DESK,
        hands: Hands = "mouse",
        locale: str = "en-US",
    ) -> None:
        self.url = url
        self.name = f"Zoe {next(_names)}"
        self.hands = hands
        self.context = browser.new_context(
            viewport=size, has_touch=size == PHONE, reduced_motion="reduce", locale=locale
        )
        self.context.set_default_timeout(LOOK_SECONDS * 1_000)
        self.context.add_init_script(QUICK)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self._console(said.type, said.text))
        self.table: dict[str, Any] = {}
        self.seq = 0
        self.heard: list[str] = []
        # True to give up every hand, like a player about to leave.
        self.gives_up = False
        # True to sit out, and be dealt no other hand.
        self.out = False
        # True to open the betting and take the bank, so that no game waits for a bot.
        self.bold = False
        # Answers that go before the usual ones.
        self.first: dict[str, str] = {}
        self.faults: list[str] = []

    def come(self, table: str) -> None:
        """Walk from the door to a seat at a table."""
        self.page.goto(self.url)
        self.go_for(table)
        name = self.page.get_by_label("What shall the dealer call you?")
        if self.hands == "mouse":
            name.fill(self.name)
            self.page.get_by_role("button", name="Take a seat").click()
        else:
            name.wait_for()
            self.page.keyboard.type(self.name)
            self.page.keyboard.press("Enter")
        self.wait(lambda: self.table.get("you", 0) > 0, "a seat")

    def go_for(self, table: str) -> None:
        """Press the button that leads to a seat at the table."""
        spread = self.page.locator(f'article[aria-labelledby="table-{table}"]')
        button = spread.get_by_role("button", name="Sit down")
        button.wait_for()
        if self.hands == "mouse":
            button.click()
            return
        for _ in range(100):
            self.page.keyboard.press("Tab")
            if button.evaluate("each => each === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"the keyboard does not reach {table}")

    def leave(self) -> None:
        """Get up: the hand goes on without the player, to its end."""
        leave([self])

    def gets_up(self) -> None:
        """Announce that the player leaves."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Leave the table").click()
        self.page.keyboard.press("Escape")

    # The table.

    @property
    def hand(self) -> dict[str, Any]:
        return self.table.get("hand") or {}

    @property
    def offers(self) -> list[str]:
        """The player's choices in the hand now."""
        if not self.hand or self.hand["over"]:
            return []
        return [offer["do"] for offer in self.hand["offers"]]

    @property
    def cards(self) -> list[str]:
        """The player's cards, wherever they lie."""
        you = self.table.get("you", 0)
        mine = [seat for seat in self.hand.get("seats", ()) if seat["seat"] == you]
        cards = [card for seat in mine for card in (*seat["down"], *seat["up"])]
        layout = self.hand.get("layout") or {"hands": (), "players": {}}
        for each in layout["hands"]:
            if layout["players"].get(str(each["hand"] % 10)) == you:
                cards += [*each.get("down", ()), *each["up"]]
        return [card for card in dict.fromkeys(cards) if card != "??"]

    @property
    def stack(self) -> int:
        """The player's chips, in cents."""
        own = [seat for seat in self.hand["seats"] if seat["seat"] == self.table["you"]]
        chips: int = own[0]["chips"]
        return chips

    @property
    def playing(self) -> bool:
        """True while the player holds cards in a hand that goes on."""
        return bool(self.cards) and not self.hand["over"]

    # Actions.

    def press(self, key: str, act: str = "") -> None:
        """Press a button of the bar, or a card by its number; a vanished one is ignored.

        A click waits for its button: `act` keeps it off the buttons of the next question.
        """
        if self.hands == "keys":
            self.page.keyboard.press(key.capitalize() if key == "enter" else key)
            return
        if self.hands == "words":
            self.say(key)
            return
        if key.isdigit():
            found = self.page.locator("[data-own] button.place").nth(int(key) - 1)
        else:
            found = self._button(key, act)
        try:
            found.click(timeout=700)
        except PlaywrightTimeout:
            return

    def _button(self, key: str, act: str) -> Locator:
        """A button of the bar that can be pressed."""
        named = f'[data-act="{act}"]' if act else ""
        return self.page.locator(
            f'footer [data-key="{key}"]{named}:not([aria-disabled="true"])'
        ).first

    def say(self, words: str) -> str:
        """Type words in the command line, and read the reply."""
        line = self.page.get_by_role("form", name="Commands in words")
        field = line.get_by_role("textbox")
        if not field.evaluate("each => each === document.activeElement"):
            self.page.keyboard.press("/")
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(60)
        return line.get_by_role("status").inner_text()

    def answer(self) -> None:
        """Answer the current question."""
        offers = self.offers
        answers = BOLD | ANSWERS if self.bold else ANSWERS
        answers = OUT | answers if self.gives_up else answers
        answers = self.first | {do: keys for do, keys in answers.items() if do not in self.first}
        keys = next((keys for do, keys in answers.items() if do in offers), "n")
        if not LAYS.isdisjoint(offers):
            keys = self._lay_or_discard()
        for key in keys.split():
            self.press(key)
            self.page.wait_for_timeout(30)

    def play(self, until: Callable[[], bool], what: str) -> None:
        """Answer every question, until a condition holds."""
        together([self], until, what)

    def step(self) -> None:
        """Answer a question, if there is one."""
        if self.offers:
            seq = self.seq
            self.page.wait_for_timeout(SETTLED_MS)
            if seq == self.seq and self.offers:
                self.answer()
                self._hear_back(seq)
        else:
            self._between_hands()

    def _between_hands(self) -> None:
        """Leave the bank and the game to others; out of chips, buy some and come in again."""
        offers = [offer["do"] for offer in self.table.get("between", ())]
        you, seq = self.table.get("you", 0), self.seq
        own = [plate for plate in self.table.get("seats", ()) if plate["seat"] == you]
        # A bold player who has the bank keeps it.
        if "pass-bank" in offers and ("take-bank" in offers or not self.bold):
            takes = self.bold
            key, act = ("b", "take-bank") if takes else ("n", "pass-bank")
        elif "come-in" in offers and not self.out:
            key, act = "c", "come-in"
        elif "buy-chips" in offers and not self.gives_up and not own[0]["chips"]:
            key, act = "b", ""
        else:
            return
        # The page may show other questions first; nobody at the table need wait for this one.
        if self.hands != "mouse" or self._button(key, act).is_visible():
            self.press(key, act)
            self._hear_back(seq)

    def _hear_back(self, seq: int) -> None:
        """Wait for the effect of a press: until then the page shows an old table."""
        end = time.monotonic() + HEARD_SECONDS
        while self.seq == seq and time.monotonic() < end:
            self.page.wait_for_timeout(20)

    def play_hand(self) -> int:
        """See one hand through from its first card to the end; returns its number."""
        self.play(lambda: self.playing, "cards")
        number: int = self.table["hands"] + 1
        self.play(lambda: self.table["hands"] >= number, "the end of the hand")
        return number

    def wait(self, until: Callable[[], bool], what: str, seconds: float = LOOK_SECONDS) -> None:
        """Do nothing until a condition holds."""
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, f"{self.name} waits for {what} in vain: {self.told()}"
            self.page.wait_for_timeout(20)

    def told(self) -> str:
        """The state of things, for the message of a failing test."""
        shown = {"seq": self.seq, "offers": self.offers, "cards": self.cards}
        shown |= {key: self.table.get(key) for key in ("you", "hands", "between")}
        try:
            text = self.page.locator("body").inner_text()
        except PlaywrightError as error:
            text = str(error)
        return f"{shown}\n{text}"

    def _lay_or_discard(self) -> str:
        if self.table["hints"]["melds"]:
            return "m"
        return "x" if self.hand["spreads"]["drawn"] else "1 x"

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.table, self.seq = message["table"], message["seq"]

    def _console(self, kind: str, text: str) -> None:
        # The browser logs every refused request and broken connection: neither is a fault.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.faults.append(text)


def together(people: Sequence[Person], until: Callable[[], bool], what: str) -> None:
    """Everybody answers every question, until a condition holds."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not until():
        told = "\n".join(person.told() for person in people) if time.monotonic() > end else ""
        assert not told, f"waited for {what} in vain: {told}"
        for person in people:
            # The condition may be that somebody is asked: that question must stay open.
            if not until():
                person.step()
        people[0].page.wait_for_timeout(40)


def leave(people: Sequence[Person]) -> None:
    """Everybody gets up; nobody waits for them until the hand is over."""
    for person in people:
        person.gets_up()
    people[0].wait(lambda: all(p.table.get("you") == 0 for p in people), "everybody to have left")
    faults = [fault for person in people for fault in person.faults]
    assert not faults, faults
