"""A table that is watched: what is asked comes at once, what is not at its pace; the tab tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.hand import PotHand
from cardhouse.server.messages import State, Step
from tests.e2e.felts import POTS, staged, view_of
from tests.e2e.person import DESK
from tests.e2e.room import Room
from tests.e2e.staged import Shown, Staged, Until, asked, over

# The cards on the board, and whether anything moves.
BOARD: Final = """() => [
  document.querySelectorAll("main .middle .card").length, document.getAnimations().length]"""
PREFER: Final = """(some) => {
  const now = JSON.parse(localStorage["cardhouse.preferences"] ?? "{}");
  localStorage["cardhouse.preferences"] = JSON.stringify({ ...now, ...some });
  window.dispatchEvent(new StorageEvent("storage", { key: "cardhouse.preferences" }));
}"""
BOARDS: Final = [0, 3, 4, 5]
AT_ONCE_MS: Final = 150
# A step of the page's clock, and steps enough for the slowest pace.
STEP_MS: Final = 50
STEPS: Final = 80


@pytest.fixture
def shown(browser: Browser, room: Room) -> Iterator[Shown]:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Shown(page, room.url)
    context.close()
    assert not faults


@pytest.fixture(scope="module")
def streets() -> list[State]:
    """Questions to the viewer before the flop, on the flop, on the turn and on the river."""
    table = staged(POTS["holdem"])
    found = [table.play(asked("call", "check"))]
    for count in BOARDS[1:]:
        found.append(table.go_on(on_the_street(count)))
    return found


def on_the_street(count: int) -> Until:
    """True when the viewer is asked with so many cards on the board."""

    def reached(hand: Hand, ask: Ask | None) -> bool:
        assert isinstance(hand, PotHand)
        return ask is not None and len(hand.board) == count

    return reached


def unasked(state: State) -> State:
    """The same state where nobody asks the viewer anything."""
    view = replace(view_of(state), offers=(), awaited=())
    return replace(state, table=replace(state.table, hand=view, deadline={}))


def with_steps(streets: list[State]) -> State:
    """The last street, and how the table came there since the first."""
    steps = tuple(
        Step(
            line=each.lines[-1].seq,
            hand=view_of(unasked(each)),
            chips={seat.seat: seat.chips for seat in view_of(each).seats},
        )
        for each in streets[1:-1]
    )
    return replace(streets[-1], steps=steps)


def boards(shown: Shown, first: State, last: State) -> dict[int, int]:
    """The boards that are seen between two states, and the page's milliseconds until each."""
    # Another table is looked at meanwhile, so that this one is seen anew.
    shown.page.goto("about:blank")
    shown.show(first)
    clock = shown.page.clock
    # Time goes on by steps, however busy the machine is.
    clock.pause_at(shown.page.evaluate("Date.now()") / 1000 + 1)
    found = {shown.page.evaluate(BOARD)[0]: 0}
    shown.send(last)
    for step in range(STEPS):
        count, moves = shown.page.evaluate(BOARD)
        # With less motion the order stays, and nothing moves.
        assert not moves
        found.setdefault(count, step * STEP_MS)
        if count == BOARDS[-1]:
            break
        clock.run_for(STEP_MS)
    clock.resume()
    return found


def test_a_question_shows_the_newest_table_at_once_and_other_news_come_at_their_pace(
    shown: Shown, streets: list[State]
) -> None:
    last = with_steps(streets)
    shown.page.clock.install()
    shown.show(streets[0])
    shown.page.evaluate(PREFER, {"pace": "slow"})
    at_once = boards(shown, streets[0], last)
    assert list(at_once) == [0, 5] and at_once[5] <= AT_ONCE_MS
    took = {}
    for pace in ("fast", "normal", "slow"):
        shown.page.evaluate(PREFER, {"pace": pace})
        seen = boards(shown, unasked(streets[0]), unasked(last))
        assert list(seen) == BOARDS
        took[pace] = seen[BOARDS[-1]] - seen[BOARDS[1]]
    assert took["fast"] + AT_ONCE_MS < took["normal"] < took["slow"] - AT_ONCE_MS, took


def test_a_beaten_hand_is_mucked_for_those_who_want_it(shown: Shown) -> None:
    table = Staged("tommys/stud7", 5, seed=2)
    first = table.play(asked("check", "call"))
    last = table.go_on(asked("muck"))
    assert last.table.hints.beaten
    for wanted in (False, True):
        shown.page.goto("about:blank")
        shown.show(first)
        shown.page.evaluate(PREFER, {"muck": wanted})
        shown.said.clear()
        shown.show(last)
        shown.page.wait_for_timeout(AT_ONCE_MS)
        orders = [said["command"]["do"] for said in shown.said if said["type"] == "order"]
        assert orders == (["muck"] if wanted else [])


def test_a_tab_that_nobody_looks_at_tells_of_every_table_that_waits(
    shown: Shown, streets: list[State]
) -> None:
    page, waits = shown.page, {"other": False}
    me = {"name": "Ada", "guest": True, "roles": ["player"], "hosts": [], "purse": 0}
    page.route("**/api/me?*", lambda route: route.fulfill(json={**me, "tables": [], "sessions": 1}))
    card = {"stakes": "", "left": 0.0}
    page.route(
        "**/api/seats?*",
        lambda route: route.fulfill(
            json=[
                {**card, "table": "tommys-holdem", "title": "Texas Hold'em", "turn": False},
                {
                    **card,
                    "table": "tommys-stud7",
                    "title": "Seven Card Stud",
                    "turn": waits["other"],
                },
            ]
        ),
    )
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    shown.show(unasked(streets[0]))
    icon = page.locator("link[rel=icon]")
    assert page.title() == "Texas Hold'em · Cardhouse"
    waits["other"] = True
    # The other tab has news.
    page.evaluate("new BroadcastChannel('cardhouse.turns').postMessage([])")
    title = "● Your turn at Seven Card Stud · Texas Hold'em · Cardhouse"
    expect(page).to_have_title(title)
    assert icon.get_attribute("href") == "/icon-turn.svg"
    # The viewer's turn here goes first, and the title names no card.
    shown.show(streets[-1])
    assert page.title() == "● Your turn · Texas Hold'em · Cardhouse"


def test_hands_are_parted_by_a_line_in_the_log(shown: Shown) -> None:
    table = staged(POTS["holdem"])
    shown.show(table.play(over))
    shown.show(table.play(asked("call", "check", "fold")))
    parted = shown.page.locator("aside li.hand-started")
    assert parted.all_inner_texts() == ["Hand 1", "Hand 2"]
    above = parted.last.evaluate(
        "(each) => [getComputedStyle(each).borderBottomWidth, each.previousElementSibling !== null]"
    )
    assert above == ["1px", True]
