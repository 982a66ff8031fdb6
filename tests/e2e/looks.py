"""Look at a page as axe does, and as people do."""

from pathlib import Path
from typing import Final

from axe_playwright_python.base import (  # type: ignore[import-untyped]
    AXE_SCRIPT,
    AxeResults,
)
from playwright.sync_api import Page

# A page keeps axe until the next one is loaded. What axe found in order is more than the page
# itself, and is not sent.
FAULTS: Final = """async () => {
  const found = await axe.run({ resultTypes: ["violations"] });
  return { violations: found.violations };
}"""


def by_axe(page: Page) -> AxeResults:
    """The faults of a page that axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return AxeResults(page.evaluate(FAULTS))


def look(page: Page, gallery: Path, name: str) -> None:
    """Take a picture, and let axe look at the page; each says how the money works."""
    page.locator("[data-money]").first.wait_for()
    page.screenshot(path=gallery / f"{name}.png")
    found = by_axe(page)
    assert found.violations_count == 0, f"{name}\n{found.generate_report()}"
    cut = page.evaluate(
        "[...document.querySelectorAll('figure svg text')].filter(each => each.getBBox().x < 0)"
        ".map(each => each.textContent)"
    )
    assert not cut, f"{name}: labels begin outside their chart: {cut}"
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"{name} is {wide} pixels too wide"
