"""A person at a browser: looks at the pages, and acts by mouse or by keyboard alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize, WebSocket
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Hands = Literal["mouse", "keys", "words"]

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

# What a person who wants to see the hand through answers, in the order of preference; a number
# stands for that card of one's hand.
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

# What is answered with the cards that lie nearest: a meld that the page proposes, or a discard.
LAYS = frozenset(("meld", "increase", "split-meld", "discard-card"))
# What somebody answers who is on his way out; where checking is free he is asked twice.
OUT: dict[str, str] = {"fold": "f f", "retire": "f", "done": "d"}

# For a machine that has much else to do.
PATIENCE_SECONDS = 100.0
_names = count(1)


class Person:
    """Somebody with a browser of his own; all that comes over the wire is kept."""

    def __init__(
        self, browser: Browser, url: str, *, size: ViewportSize = DESK, hands: Hands = "mouse"
    ) -> None:
        self.url = url
        self.name = f"Zoe {next(_names)}"
        self.hands = hands
        self.context = browser.new_context(
            viewport=size, has_touch=size == PHONE, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self._console(said.type, said.text))
        self.table: dict[str, Any] = {}
        self.seq = 0
        self.heard: list[str] = []
        self.leaving = False
        self.faults: list[str] = []

    def come(self, table: str) -> None:
        """From the door to a chair at a table."""
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
        """Get up, and play on as long as the hand lasts."""
        leave([self])

    def gets_up(self) -> None:
        """Say that one leaves."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Leave the table").click()
        self.page.keyboard.press("Escape")
        self.leaving = True

    # What is on the table.

    @property
    def hand(self) -> dict[str, Any]:
        return self.table.get("hand") or {}

    @property
    def offers(self) -> list[str]:
        """What one may do now in the hand."""
        if not self.hand or self.hand["over"]:
            return []
        return [offer["do"] for offer in self.hand["offers"]]

    @property
    def cards(self) -> list[str]:
        """One's own cards, wherever they lie."""
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
        """One's own chips, in cents."""
        own = [seat for seat in self.hand["seats"] if seat["seat"] == self.table["you"]]
        chips: int = own[0]["chips"]
        return chips

    @property
    def playing(self) -> bool:
        """Whether one is in a hand that goes on, with cards."""
        return bool(self.cards) and not self.hand["over"]

    # Acting.

    def press(self, key: str) -> None:
        """Press a button of the bar, or a card by its number; one that is gone is let be."""
        if self.hands == "keys":
            self.page.keyboard.press(key.capitalize() if key == "enter" else key)
            return
        if self.hands == "words":
            self.say(key)
            return
        if key.isdigit():
            found = self.page.locator("section[aria-label='Your hand'] button").nth(int(key) - 1)
        else:
            found = self.page.locator(
                f'footer [data-key="{key}"]:not([aria-disabled="true"])'
            ).first
        try:
            found.click(timeout=700)
        except PlaywrightTimeout:
            return

    def say(self, words: str) -> str:
        """Type words where commands are typed, and read the reply."""
        line = self.page.get_by_role("form", name="Commands in words")
        field = line.get_by_role("textbox")
        if not field.evaluate("each => each === document.activeElement"):
            self.page.keyboard.press("/")
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(60)
        return line.get_by_role("status").inner_text()

    def answer(self) -> None:
        """Say something to what one is asked."""
        offers = self.offers
        answers = OUT | ANSWERS if self.leaving else ANSWERS
        keys = next((keys for do, keys in answers.items() if do in offers), "n")
        if not LAYS.isdisjoint(offers):
            keys = self._lay_or_discard()
        for key in keys.split():
            self.press(key)
            self.page.wait_for_timeout(30)

    def play(self, until: Callable[[], bool], what: str) -> None:
        """Answer whatever is asked, until something is the case."""
        together([self], until, what)

    def step(self) -> None:
        """Answer if one is asked."""
        if self.offers:
            seq = self.seq
            # A press right after the question is not taken: nobody decides so quickly.
            self.page.wait_for_timeout(280)
            if seq == self.seq and self.offers:
                self.answer()
        else:
            self._between_hands()

    def _between_hands(self) -> None:
        """Leave the bank to others; out of chips, buy some more and come in again."""
        offers = [offer["do"] for offer in self.table.get("between", ())]
        you = self.table.get("you", 0)
        own = [plate for plate in self.table.get("seats", ()) if plate["seat"] == you]
        if "pass-bank" in offers:
            self.press("n")
        elif "come-in" in offers:
            self.press("c")
        elif "buy-chips" in offers and not self.leaving and not own[0]["chips"]:
            self.press("b")

    def play_hand(self) -> int:
        """See one hand through from its first card to the end; its number is returned."""
        self.play(lambda: self.playing, "cards")
        number: int = self.table["hands"] + 1
        self.play(lambda: self.table["hands"] >= number, "the end of the hand")
        return number

    def wait(self, until: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
        """Do nothing until something is the case."""
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, f"{self.name} waits for {what} in vain: {self.told()}"
            self.page.wait_for_timeout(20)

    def told(self) -> str:
        """Where things stand, for the message of a test that fails."""
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
        # A browser notes every request that is refused, and lines that break: neither is a fault.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.faults.append(text)


def together(people: Sequence[Person], until: Callable[[], bool], what: str) -> None:
    """Everybody answers whatever he is asked, until something is the case."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not until():
        told = "\n".join(person.told() for person in people) if time.monotonic() > end else ""
        assert not told, f"waited for {what} in vain: {told}"
        for person in people:
            # What is waited for may be that somebody is asked: it must not be answered away.
            if not until():
                person.step()
        people[0].page.wait_for_timeout(40)


def leave(people: Sequence[Person]) -> None:
    """Everybody gets up, and plays on as long as the hand lasts."""
    for person in people:
        person.gets_up()
    together(people, lambda: all(p.table.get("you") == 0 for p in people), "to have left")
    faults = [fault for person in people for fault in person.faults]
    assert not faults, faults
