"""Read a table as people do: no text is cut or small, and every button can be hit."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# CSS pixels: the smallest print, and the least side of a button.
PRINT: Final = 13
TARGET: Final = 44

FAULTS: Final = """([print, target]) => {
  const shown = (each) => {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && style.opacity > 0 &&
      !each.closest(".unseen, [aria-hidden=true]");
  };
  const words = (each) => [...each.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join("");
  const found = [];
  for (const each of document.querySelectorAll("main *, section.own *, footer *")) {
    if (each.closest("svg, .card") || !shown(each)) continue;
    const style = getComputedStyle(each), text = words(each);
    if (text && parseFloat(style.fontSize) < print) found.push(`small: ${text}`);
    if (text && style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
      found.push(`cut: ${text}`);
    const box = each.getBoundingClientRect();
    // A rule's link stands in a line of words.
    const least = Math.min(box.width, box.height);
    if (each.matches("button:not(.card):not(p *)") && least < target - 0.5)
      found.push(`target: ${each.innerText} ${Math.round(least)}`);
  }
  return found;
}"""


def faults(page: Page) -> list[str]:
    """Everything at a table that cannot be read or hit, each in a few words."""
    found: list[str] = page.evaluate(FAULTS, [PRINT, TARGET])
    return found
