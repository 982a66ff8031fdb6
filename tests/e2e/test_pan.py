"""The pan table as people see it: a row for a player, melds with their worth, what a card fits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pan.commands import LayMeld
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.view import PanView
from cardhouse.server.messages import State
from tests.e2e.felts import LEAST, SIZES
from tests.e2e.glyphs import legible, seen
from tests.e2e.person import PHONE
from tests.e2e.reading import faults
from tests.e2e.room import Room
from tests.e2e.staged import YOU, Shown, Staged, Until, over
from tests.e2e.test_felts import DAILY

# A full table; the seeds of hands in which a drawn card fits while others have spread much: in the
# first the viewer has no meld yet, in the other three cards are left.
SEATS, SEED, LATE = 8, 18, 23
CASES: Final = [
    pytest.param(size, id=size, marks=() if size in DAILY else pytest.mark.long) for size in SIZES
]


def fits(hand: Hand, ask: Ask | None) -> bool:
    """True when the viewer has drawn a card that could be laid, and others have spread cards."""
    assert isinstance(hand, PanHand)
    laid = [len(melds) for seat, melds in hand.spreads.melds.items() if seat != YOU]
    return bool(hand.drawn) and ask is not None and LayMeld in ask.offers and sum(laid) >= 3


def view_of(state: State) -> PanView:
    view = state.table.hand
    assert isinstance(view, PanView)
    return view


@pytest.fixture(scope="module")
def moments() -> dict[str, State]:
    """A question with a drawn card, one late in another hand, and the end of the first."""

    def play(seed: int, until: Until) -> State:
        return Staged("tommys/pan", SEATS, seed=seed, bots="sensible").play(until)

    return {"first": play(SEED, fits), "late": play(LATE, fits), "result": play(SEED, over)}


@pytest.fixture
def shown(browser: Browser, room: Room, request: pytest.FixtureRequest) -> Iterator[Shown]:
    """A page of the size that the test asks for, by day a phone's."""
    size = SIZES[getattr(request, "param", "phone")]
    context = browser.new_context(viewport=size, reduced_motion="reduce", has_touch=size == PHONE)
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Shown(page, room.url)
    context.close()
    assert not faults


@pytest.mark.parametrize("shown", CASES, indirect=True)
def test_melds_and_ones_own_cards_can_be_read(
    shown: Shown, moments: dict[str, State], gallery: Path, request: pytest.FixtureRequest
) -> None:
    size = request.node.callspec.params["shown"]
    assert list(moments) == ["first", "late", "result"]
    for name, state in moments.items():
        shown.show(state)
        shown.page.screenshot(path=gallery / f"felt-pan-{name}-{size}.png")
        assert not faults(shown.page), (name, size)
        least = legible(shown.page, LEAST[size])
        assert least >= LEAST[size]
        view, faces = view_of(state), seen(shown.page)
        for seat, melds in view.spreads.melds.items():
            laid = sum(len(meld.cards) for meld in melds)
            assert sum(card.seat == seat for card in faces) == laid or seat == YOU
        own = next(each for each in view.seats if each.seat == YOU)
        spread = sum(len(meld.cards) for meld in view.spreads.melds.get(YOU, ()))
        held = sum(card != HIDDEN for card in own.down)
        assert sum(card.own for card in faces) == held + spread
        # At a desk a hand is one row, below the melds before it.
        rows = {round(card.box[1]) for card in faces if card.own}
        assert size != "desktop" or len(rows) == 1 + bool(spread), name


def test_what_could_be_laid_is_a_sentence_with_its_sum(
    shown: Shown, moments: dict[str, State]
) -> None:
    state = moments["first"]
    shown.show(state)
    page, hints = shown.page, state.table.hints.melds
    proposals = page.get_by_role("group", name="What you could lay").get_by_role("button")
    assert proposals.count() == len(hints) > 0
    first = proposals.first.inner_text()
    assert first.startswith("Lay")
    assert hints[0].pays in first
    assert first.endswith(f"+${hints[0].amount // 100}" if hints[0].amount else "$0")
    # Every worth is a gold mark, and a meld that pays nothing has none.
    worths = [m.worth for melds in view_of(state).spreads.melds.values() for m in melds if m.worth]
    marks = [int(text) for text in page.locator(".room b.worth").all_inner_texts()]
    assert sorted(marks) == sorted(worths)
    said = page.locator(".room").inner_text()
    assert not any(words in said for words in ("Meld 1", "With drawn", "on top"))


def test_a_drawn_card_is_ringed_with_what_it_fits(shown: Shown, moments: dict[str, State]) -> None:
    state = moments["first"]
    shown.show(state)
    rings = shown.page.locator(".own .use").count() + shown.page.locator(".own .meld.lit").count()
    assert rings > 0
    assert shown.page.get_by_text("You drew").is_visible()
