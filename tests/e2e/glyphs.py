"""Measure the cards of a page: the height of their ranks, and whether anything hides them."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, convert
from playwright.sync_api import Page

# The smallest rank in CSS pixels, by the height of the figure 7: on a phone, and from a desktop on.
PHONE_LEAST: Final = 14.0
DESK_LEAST: Final = 22.0

# A card is hidden if something else is on top at its rank, its suit or near one of its corners;
# also something that takes no presses. It is cut if it leaves the window or a box that clips.
LOOK: Final = """(root) => {
  const pen = document.createElement("canvas").getContext("2d");
  const solid = new CSSStyleSheet(), worn = [...document.adoptedStyleSheets];
  solid.insertRule("*:not([data-flight]) { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...worn, solid];
  const inside = (box, frame) =>
    box.left >= frame.left - 1 && box.top >= frame.top - 1 &&
    box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
  const cut = (card, box) => {
    if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
    for (let at = card.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== "visible" && !inside(box, at.getBoundingClientRect()))
        return true;
    return false;
  };
  const places = [[0.5, 0.3], [0.5, 0.75], [0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]];
  const hidden = (card, box) =>
    places.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return !top || !(card.contains(top) || top.contains(card));
    });
  const found = [...document.querySelectorAll(`${root} .card:not(.back)`)].map((card) => {
    const box = card.getBoundingClientRect(), rank = card.querySelector("text.rank");
    let glyph = 0;
    if (rank) {
      const style = getComputedStyle(rank), drawn = card.querySelector("svg");
      pen.font = `${style.fontWeight} 100px ${style.fontFamily}`;
      const share = pen.measureText("7").actualBoundingBoxAscent / 100;
      const scale = drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width;
      glyph = parseFloat(style.fontSize) * scale * share;
    }
    return {
      rank: rank?.textContent ?? "", glyph, own: card.closest("section") !== null,
      seat: Number(card.closest("[data-seat]")?.dataset.seat ?? 0),
      box: [box.left, box.top, box.right, box.bottom],
      cut: cut(card, box), hidden: hidden(card, box),
      lit: ["high", "low", "both"].find((name) => card.classList.contains(name)) ?? "",
    };
  });
  document.adoptedStyleSheets = worn;
  return found;
}"""


# Names of hands and sums that are cut, text too small to read, and seats and pots that leave the
# cloth or lie upon each other.
FAULTS: Final = """(smallest) => {
  const faults = [], frame = document.querySelector("main").getBoundingClientRect();
  const seen = (each) => each.getClientRects().length > 0 && !each.closest(".unseen");
  const shown = (sought) => [...document.querySelectorAll(sought)].filter(seen);
  const words = ".seat .words, .seat .words span, .seat .net, .seat .money, .seat .status";
  const cuts = `.speech, .own .holding, .pot, .seat .name, .seat .said, ${words}`;
  for (const each of shown(cuts))
    if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
      if (getComputedStyle(each).display !== "inline")
        faults.push(`cut: ${each.className} ${each.textContent}`);
  for (const each of shown(".room *"))
    if ([...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
      if (!each.closest("svg") && parseFloat(getComputedStyle(each).fontSize) < smallest)
        faults.push(`small: ${each.className} ${each.textContent}`);
  const boxes = shown("main [data-seat], main .told").map((each) =>
    [each, each.getBoundingClientRect()]);
  for (const [each, box] of boxes) {
    if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
      faults.push(`off the cloth: ${each.textContent}`);
    for (const [other, its] of boxes)
      if (other !== each && Math.min(box.right, its.right) - Math.max(box.left, its.left) > 2)
        if (Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 2)
          faults.push(`overlap: ${each.textContent} and ${other.textContent}`);
  }
  return faults;
}"""
TEXT_LEAST: Final = 13


class Seen(Struct, frozen=True):
    """A card face on the page."""

    rank: str
    # The height of its figure in CSS pixels; 0 for a joker, which has none.
    glyph: float
    # True at the viewer's own place.
    own: bool
    # The seat before which it lies; 0 for any other place.
    seat: int
    box: tuple[float, float, float, float]
    cut: bool
    hidden: bool
    # The ring of a winning hand.
    lit: str


def seen(page: Page, root: str = ".room") -> list[Seen]:
    """All card faces within a part of the page."""
    found: list[dict[str, Any]] = page.evaluate(LOOK, root)
    return convert(found, list[Seen])


def legible(page: Page, least: float, root: str = ".room") -> float:
    """The smallest rank; no face is smaller than the least, cut off, hidden or under another."""
    cards = seen(page, root)
    assert cards, "no card lies open"
    faults = [card for card in cards if card.cut or card.hidden or 0 < card.glyph < least]
    assert not faults, faults
    for one in cards:
        under = [each for each in cards if each is not one and _overlap(one, each)]
        assert not under, (one, under)
    return min(card.glyph for card in cards if card.glyph)


def faults(page: Page) -> list[str]:
    """Parts of a table that are cut, too small to read, off the cloth or upon others."""
    found: list[str] = page.evaluate(FAULTS, TEXT_LEAST)
    return found


def smallest(page: Page) -> tuple[float, float]:
    """The smallest rank of others' cards and of the viewer's own; 0 where none lies open."""
    cards = [card for card in seen(page) if card.glyph]
    others = min((card.glyph for card in cards if not card.own), default=0.0)
    return others, min((card.glyph for card in cards if card.own), default=0.0)


def least_of(page: Page) -> float:
    """The least height of a rank in a window of this width."""
    size = page.viewport_size
    assert size is not None
    return DESK_LEAST if size["width"] >= 1200 else PHONE_LEAST


def _overlap(one: Seen, other: Seen) -> bool:
    (left, top, right, bottom), (l2, t2, r2, b2) = one.box, other.box
    slack = 1.5
    across = min(right, r2) - max(left, l2)
    along = min(bottom, b2) - max(top, t2)
    return across > slack and along > slack
