"""Felts as people see them: ranks that can be read, no card hidden, nothing that jumps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from cardhouse.engine.pot.hand import PotHand
from cardhouse.server.messages import State
from cardhouse.words.said import Cards
from cardhouse.words.scene import dollars
from tests.e2e.felts import LEAST, OWN_LEAST, POTS, SIZES, moments, side_pots, staged, view_of
from tests.e2e.glyphs import faults, legible, seen, smallest
from tests.e2e.looks import by_axe, look
from tests.e2e.person import PHONE
from tests.e2e.room import Room
from tests.e2e.staged import YOU, Shown, asked, over

Played = Callable[[str], dict[str, State]]
# By day the families whose felts differ most; all of them take longer.
DAILY_GAMES: Final = ("holdem", "omaha-hilo", "stud7", "draw")
DAILY: Final = ("phone", "desktop")
CASES: Final = [
    pytest.param(
        name,
        size,
        id=f"{name}-{size}",
        marks=() if size in DAILY and name in DAILY_GAMES else pytest.mark.long,
    )
    for name in POTS
    for size in SIZES
]
# Boxes of the cloth, the board and the viewer's own cards: none may move when the verdict comes.
BOXES: Final = """() => Object.fromEntries(
  ["main", ".own .cards", '[data-seat="2"] .plate', '[data-seat="5"] .plate', ".middle .board"]
    .flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box ? [[name, [box.left, box.top, box.width, box.height]]] : [];
    }))"""
SLACK: Final = 2


@pytest.fixture(scope="module")
def played() -> Callable[[str], dict[str, State]]:
    """A hand of a family, from the viewer's first question to its end."""
    return cache(lambda name: moments(POTS[name]))


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


@pytest.mark.parametrize(("name", "shown"), CASES, indirect=["shown"])
def test_ranks_can_be_read_and_no_card_is_hidden(
    shown: Shown, name: str, played: Played, gallery: Path, request: pytest.FixtureRequest
) -> None:
    size = request.node.callspec.params["shown"]
    before, after = played(name)["decision"], played(name)["verdict"]
    shown.show(before)
    check(shown, size)
    boxes = shown.page.evaluate(BOXES)
    shown.page.screenshot(path=gallery / f"felt-{name}-decision-{size}.png")
    shown.show(after)
    shown.page.locator(".verdict").wait_for()
    check(shown, size)
    shown.page.screenshot(path=gallery / f"felt-{name}-verdict-{size}.png")
    faces = seen(shown.page)
    assert sum(card.own for card in faces) == len(after.table.shown[YOU])
    assert sum(card.seat > 0 for card in faces) == sum(
        len(cards) for seat, cards in after.table.shown.items() if seat != YOU
    )
    # The five that won are ringed, wherever they lie, for high, for low or for both.
    won = [made for made in after.table.made if made.won]
    low = {card for made in won if made.half == "low" for card in made.five}
    high = {card for made in won if made.half != "low" for card in made.five}
    lit = [card.lit for card in faces if card.lit]
    assert lit.count("both") == len(low & high)
    assert lit.count("high") == len(high - low)
    assert lit.count("low") == len(low - high)
    # The cloth and the cards on it stand still when the verdict comes.
    still = shown.page.evaluate(BOXES)
    assert boxes and all(
        abs(now - then) <= SLACK
        for box, then_box in boxes.items()
        for now, then in zip(still[box], then_box, strict=True)
    ), (boxes, still)


def check(shown: Shown, size: str) -> None:
    """Every rank is large, every word whole, and nothing lies upon anything else."""
    if any(card.rank for card in seen(shown.page)):
        assert legible(shown.page, LEAST[size]) >= LEAST[size]
    own = smallest(shown.page)[1]
    assert not own or own >= OWN_LEAST[size]
    assert not faults(shown.page)


@pytest.mark.long
@pytest.mark.parametrize("shown", SIZES, indirect=True)
def test_felts_are_whole_at_the_first_question_and_when_few_are_left(
    shown: Shown, played: Played, request: pytest.FixtureRequest
) -> None:
    size = request.node.callspec.params["shown"]
    for name in POTS:
        sizes = {}
        for moment in ("first", "rail", "decision", "few"):
            shown.show(played(name)[moment])
            check(shown, size)
            sizes[moment] = shown.page.evaluate(
                "Math.max(...[...document.querySelectorAll('main [data-seat] .card, .pile')]"
                ".map((each) => each.getBoundingClientRect().height), 0)"
            )
        assert sizes["few"] >= sizes["decision"] > 0, name
    shown.show(side_pots())
    check(shown, size)
    told = [each.strip() for each in shown.page.locator(".pot .name").all_inner_texts()]
    assert told == ["Main", "Side 1", "Side 2"]


@pytest.mark.long
@pytest.mark.parametrize("shown", ["phone", "desktop"], indirect=True)
def test_felts_are_open_to_everybody(shown: Shown, played: Played) -> None:
    reports = []
    for name in POTS:
        for moment in ("decision", "verdict"):
            shown.show(played(name)[moment])
            found = by_axe(shown.page)
            if found.violations_count:
                reports.append(f"{name} {moment}\n{found.generate_report()}")
    assert not reports, "\n".join(reports)


@pytest.mark.parametrize("shown", ["phone"], indirect=True)
def test_losing_hands_are_named_in_full(shown: Shown, played: Played) -> None:
    after = played("omaha-hilo")["verdict"]
    shown.show(after)
    assert not faults(shown.page)
    for seat in {made.seat for made in after.table.made} - {YOU}:
        halves = [made for made in after.table.made if made.seat == seat]
        told = shown.page.locator(f'[data-seat="{seat}"] .words > span').all_inner_texts()
        alone = len(halves) == 1
        assert told == [made.words if alone else made.brief or made.words for made in halves]


def test_names_and_bets_are_whole_at_the_first_question(shown: Shown, played: Played) -> None:
    first = played("stud7")["first"]
    shown.show(first)
    assert not faults(shown.page)
    bets = {seat.seat: seat.bet for seat in view_of(first).seats if seat.bet and seat.seat != YOU}
    assert bets
    for seat, bet in bets.items():
        plate = shown.page.locator(f'[data-seat="{seat}"] .plate .amount')
        expect(plate).to_contain_text(dollars(bet))


def test_names_of_hands_are_whole_also_where_bots_sit(shown: Shown, played: Played) -> None:
    after = played("holdem")["verdict"]
    bots = tuple(replace(plate, bot=not plate.you) for plate in after.table.seats)
    shown.show(replace(after, table=replace(after.table, seats=bots)))
    assert not faults(shown.page)
    hands = shown.page.locator("[data-seat] .words").count()
    assert hands == len({made.seat for made in after.table.made} - {YOU})


def test_a_ten_reads_as_a_ten(shown: Shown, played: Played) -> None:
    after = played("stud7")["verdict"]
    shown.show(after)
    tens = [card for card in seen(shown.page) if card.rank.startswith("1")]
    assert tens and {card.rank for card in tens} == {"10"}
    inside = shown.page.evaluate(
        """() => [...document.querySelectorAll(".card text.rank")]
          .filter((each) => each.textContent === "10")
          .map((each) => [each, each.closest(".card")].map((part) => part.getBoundingClientRect()))
          .filter(([ten, card]) => ten.left >= card.left && ten.right <= card.right).length"""
    )
    assert inside == len(tens)


def test_open_boards_are_said_in_words(shown: Shown, played: Played) -> None:
    before, after = played("stud7")["decision"], played("stud7")["verdict"]
    shown.show(before)
    told = {made.seat: made.words for made in before.table.made if made.seat != YOU}
    assert len(told) == 7
    for seat, words in told.items():
        assert words.startswith("shows ")
        assert shown.page.locator(f'[data-seat="{seat}"] .words').inner_text() == words
    # Down cards are one back with a number, and each plate has the number of its seat.
    assert shown.page.locator("[data-seat] .pile").all_inner_texts() == ["2"] * 7
    assert sorted(map(int, shown.page.locator("[data-seat] .plate .number").all_inner_texts())) == [
        *range(2, 9)
    ]
    shown.show(after)
    assert shown.page.locator("[data-seat] .pile").count() == 0
    assert shown.page.locator("[data-seat] .card.idle").count() > 0


def test_a_card_thrown_away_says_so_and_backs_tell_what_was_drawn(
    shown: Shown, played: Played
) -> None:
    before = played("draw")["decision"]
    shown.show(before)
    third = shown.page.locator("section .cards button").nth(2)
    third.click()
    assert third.get_attribute("aria-pressed") == "true"
    assert third.locator("em").inner_text() == "out"
    third.click()
    assert third.locator("em").count() == 0
    drawn = [line for line in before.lines if line.kind == "discarded" and line.seat != YOU]
    assert drawn
    for line in drawn:
        told = shown.page.locator(f'[data-seat="{line.seat}"] .drew').inner_text()
        thrown = line.args["cards"]
        assert isinstance(thrown, Cards)
        count = len(thrown.cards)
        assert told == (f"drew {count}" if count else "stood pat")


def test_who_has_folded_is_a_thin_line_and_the_others_grow(shown: Shown) -> None:
    whole = staged(POTS["holdem"]).play(asked("call", "check"))
    view = view_of(whole)
    folded = tuple(
        replace(seat, live=False, down=()) if seat.seat in range(3, 9) else seat
        for seat in view.seats
    )
    shown.show(whole)
    before = shown.page.locator('[data-seat="2"] .card').first.bounding_box()
    few = replace(whole.table, hand=replace(view, seats=folded))
    shown.show(replace(whole, table=few))
    after = shown.page.locator('[data-seat="2"] .card').first.bounding_box()
    thin = shown.page.locator('[data-seat="5"]').bounding_box()
    assert before and after and thin
    assert after["width"] > before["width"] * 1.2
    assert thin["height"] < 40
    assert shown.page.locator('[data-seat="5"] .status').inner_text() == "folded"


def test_who_plays_for_nothing_is_not_called_all_in(shown: Shown) -> None:
    whole = staged(POTS["holdem"]).play(asked("call", "check"))
    view = view_of(whole)
    broke = tuple(
        replace(seat, chips=0, bet=0, paid=0) if seat.seat == 2 else seat for seat in view.seats
    )
    pots = tuple(replace(pot, seats=tuple(s for s in pot.seats if s != 2)) for pot in view.pots)
    table = replace(whole.table, hand=replace(view, seats=broke, pots=pots))
    shown.show(replace(whole, table=table))
    line = shown.page.locator('[data-seat="2"] .line .status')
    assert line.inner_text() == "nothing at stake"


def test_whose_last_chips_were_the_fee_has_no_cards_and_is_not_all_in(
    shown: Shown, gallery: Path
) -> None:
    table = staged(POTS["holdem"])
    table.play(over)
    while table.session.table.button != len(table.session.table.players):
        table.play(over)
    # The viewer has the button next, and pays the fee with everything there is.
    table.session.table.players[YOU].chips = 300
    shown.show(table.play(lambda hand, ask: isinstance(hand, PotHand) and len(hand.board) == 3))
    own = shown.page.get_by_role("region", name="Your hand")
    expect(own).to_contain_text("not dealt in")
    expect(own).not_to_contain_text(re.compile("all-in|at stake|folded", re.IGNORECASE))
    expect(own.locator(".card")).to_have_count(0)
    look(shown.page, gallery, "felt-not-dealt-in")


def test_the_last_action_of_a_hand_does_not_stick_to_the_next(shown: Shown) -> None:
    table = staged(POTS["holdem"])
    ended = table.play(over)
    shown.show(ended)
    begun = table.play(asked("call", "check", "fold"))
    shown.show(begun)
    assert any(line.kind == "shown" for line in ended.lines)
    said = shown.page.locator("[data-seat] .said").all_inner_texts()
    assert not [words for words in said if words.startswith(("show", "muck", "check"))]
