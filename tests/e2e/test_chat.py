"""Chat in the browser: two people, a mute that lasts, and silence by the floor."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Locator, expect

from cardhouse.server.talking import Talk, TalkLine
from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import PHONE, Person, leave
from tests.e2e.staged import Shown, Staged, over

TABLE = "tommys-stud7"


def opened(person: Person) -> None:
    """Open the chat."""
    person.page.get_by_role("button", name="Chat", exact=False).first.click()
    person.page.get_by_role("region", name="Chat").wait_for()


def test_two_people_talk_and_one_mutes_the_other(guest: Guests, gallery: Path) -> None:
    ann, bob = guest(), guest(size=PHONE)
    for each in (ann, bob):
        each.out = True
        each.come(TABLE)
    opened(ann)
    look(ann.page, gallery, "chat-empty")
    line = ann.page.get_by_label("Talk to the table")
    # Letters that are typed play no key of the table.
    line.press_sequentially("fold? c r f")
    line.press("Enter")
    expect(line).to_have_value("")
    # The button counts what was not read.
    bob.page.get_by_role("button", name="Chat, 1 new line").click()
    said = bob.page.get_by_role("region", name="Chat")
    expect(said.get_by_text("fold? c r f")).to_be_visible()
    said.get_by_role("button", name="Nice hand").click()
    expect(
        ann.page.get_by_role("region", name="Chat").get_by_text("Nice hand").first
    ).to_be_visible()
    look(ann.page, gallery, "chat-desk")
    look(bob.page, gallery, "chat-phone")
    # The panel leaves the own cards and buttons free.
    panel, foot = said.bounding_box(), bob.page.locator("footer").bounding_box()
    assert panel is not None and foot is not None and panel["y"] + panel["height"] <= foot["y"]
    said.get_by_role("button", name=ann.name, exact=True).click()
    said.get_by_role("button", name=f"Mute {ann.name}").click()
    expect(said.get_by_text("fold? c r f")).to_have_count(0)
    bob.page.reload()
    bob.page.get_by_role("button", name="Chat", exact=True).click()
    expect(said.get_by_text("Nice hand").first).to_be_visible()
    expect(said.get_by_text("fold? c r f")).to_have_count(0)
    said.get_by_role("button", name=f"hear {ann.name} again").click()
    expect(said.get_by_text("fold? c r f")).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    leave([ann, bob])
    assert httpx.get(f"{ann.url}/api/tables/{TABLE}/hands").status_code == 200


def edges(found: Locator) -> tuple[float, float]:
    """The left and the right edge of something on a page."""
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def test_a_silence_ends_by_itself_and_letters_from_the_right_stay_in_their_line(
    guest: Guests, gallery: Path
) -> None:
    person = guest()
    shown = Shown(person.page, person.url)
    shown.show(Staged("tommys/holdem", 3).play(over))
    page = shown.page
    lines = (
        TalkLine(line=1, name="Dov", text="\u05e9\u05dc\u05d5\u05dd 123 (abc) \u05d8\u05d5\u05d1!"),
        TalkLine(line=2, name="\u05d3\u05d1", text="7 8 9, <b>bold</b> { $name } Kd"),
    )
    shown.hear(Talk(lines=lines, quiet=2))
    page.get_by_role("button", name="Chat", exact=False).first.click()
    said = page.get_by_role("region", name="Chat")
    expect(said.get_by_text("quiet")).to_be_visible()
    expect(said.get_by_label("Talk to the table")).to_have_count(0)
    expect(said.get_by_text("7 8 9, <b>bold</b> { $name } Kd", exact=True)).to_be_visible()
    # A name is left of what its person says, in whatever direction either is read.
    names = (said.get_by_role("button", name=line.name, exact=True) for line in lines)
    ends = [edges(each)[1] for each in names]
    begins = [edges(said.get_by_text(line.text, exact=True))[0] for line in lines]
    assert ends[0] <= begins[0] + 1 and ends[1] <= begins[1] + 1
    look(page, gallery, "chat-right-to-left")
    # Nobody says anything, and the time is up.
    expect(said.get_by_label("Talk to the table")).to_be_visible()
    expect(said.get_by_text("quiet")).to_have_count(0)
