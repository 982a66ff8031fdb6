"""Look at a page as axe does, and as people do."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def look(page: Page, gallery: Path, name: str) -> None:
    """Take a picture, and let axe look at the page; each says how the money works."""
    page.locator("[data-money]").first.wait_for()
    page.screenshot(path=gallery / f"{name}.png")
    found = Axe().run(page)
    assert found.violations_count == 0, f"{name}\n{found.generate_report()}"
    cut = page.evaluate(
        "[...document.querySelectorAll('figure svg text')].filter(each => each.getBBox().x < 0)"
        ".map(each => each.textContent)"
    )
    assert not cut, f"{name}: labels begin outside their chart: {cut}"
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"{name} is {wide} pixels too wide"
