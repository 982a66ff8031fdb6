"""`python -m tests.e2e.picture`: take the README's picture of a table anew."""

import base64
import shutil
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import BROWSERS, FLAGS
from tests.e2e.looks import look
from tests.e2e.person import Person
from tests.e2e.room import Room

IMAGES: Final = Path(__file__).parents[2] / "docs" / "img"
TABLE: Final = "tommys-holdem"
# Cards on the board when the picture is taken: the turn has come.
BOARD: Final = 4
# As wide as a README, with fewer shades: soft shadows on felt and wood make a large file.
SMALLER: Final = """async ([picture, wide, step]) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const high = Math.round(image.height * wide / image.width);
  const canvas = new OffscreenCanvas(wide, high);
  const pen = canvas.getContext("2d", { alpha: false });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, wide, high);
  const dots = pen.getImageData(0, 0, wide, high);
  dots.data.forEach((value, i) => { dots.data[i] = Math.round(value / step) * step; });
  pen.putImageData(dots, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
}"""
WIDE, STEP = 880, 8
BYTES_MOST: Final = 200_000


def main() -> None:
    """Play hold'em until there is something to see, and take a picture of it."""
    program = next(path for name in BROWSERS if (path := shutil.which(name)))
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder), "tommys/holdem")
        room.open()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        person = Person(browser, room.url)
        person.name = "Zoe"
        person.come(TABLE)
        person.play(lambda: is_worth_a_picture(person), "a bet on the turn")
        look(person.page, IMAGES, "table")
        make_smaller(browser.new_page(), IMAGES / "table.png")
        assert (IMAGES / "table.png").stat().st_size < BYTES_MOST
        browser.close()
        room.close()


def make_smaller(page: Page, picture: Path) -> None:
    """Write a picture in fewer dots and shades."""
    address = f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"
    picture.write_bytes(base64.b64decode(page.evaluate(SMALLER, [address, WIDE, STEP])))


def is_worth_a_picture(person: Person) -> bool:
    """True if the person faces a bet on the turn, with others still in the hand."""
    board, seats = person.hand.get("board") or [], person.hand.get("seats") or []
    live = sum(seat["live"] for seat in seats)
    return "call" in person.offers and len(board) == BOARD and live > 2


if __name__ == "__main__":
    main()
