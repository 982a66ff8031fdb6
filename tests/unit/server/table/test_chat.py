"""Talk at a table: heard by everybody there, said by those who sit, moderated by the staff."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.table.chat import LINES_MOST, Chat, fault, tidy
from cardhouse.server.talking import TEXT_MOST
from tests.kit.staff import staffed
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
OTHER = "tommys-stud7"
# As much as a test likes.
FREE = Limits(talk=Rate(1_000, 1_000))


async def heard(visitor: Visitor) -> dict[str, Any]:
    """The next talk at the visitor's table."""
    return await visitor.until(lambda m: m["type"] == "talk")


async def told(visitor: Visitor, text: str) -> dict[str, Any]:
    """The first talk that ends with a line."""
    return await visitor.until(
        lambda m: m["type"] == "talk" and [e.get("text") for e in m["lines"]][-1:] == [text]
    )


async def say(visitor: Visitor, text: str = "", **more: Any) -> dict[str, Any]:
    return await visitor.ask(type="say", text=text, **more)


async def seated(visitor: Visitor) -> None:
    await visitor.hello()
    assert (await visitor.sit())["type"] == "done"


def test_everybody_hears_and_only_seated_people_talk(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Ann") as ann,
            web.visit(TABLE, "Bob") as bob,
            web.visit(TABLE) as rail,
        ):
            for each in (ann, bob):
                await seated(each)
            await rail.hello()
            streams = {s: await web.room.store.head(s) for s in await web.room.store.streams()}
            assert (await say(ann, "  Good \n luck,   Bob ", id="a"))["type"] == "done"
            assert (await told(bob, "Good luck, Bob"))["lines"][-1]["name"] == "Ann"
            assert (await told(rail, "Good luck, Bob"))["quiet"] == 0
            assert (await say(bob, emote="thanks"))["type"] == "done"
            assert (await heard(rail))["lines"][-1] == {"line": 2, "name": "Bob", "emote": "thanks"}
            # A line whose answer was lost is sent again, and said once.
            assert (await say(ann, "Good luck, Bob", id="a"))["type"] == "done"
            assert len(web.office.desk(TABLE).talk.chat.lines) == 2  # type: ignore[union-attr]
            assert "sign in" in (await say(rail, "Hi"))["words"].lower()
            async with web.visit(TABLE, "Cleo") as cleo:
                # A newcomer hears what was said before.
                await cleo.hello()
                assert len((await heard(cleo))["lines"]) == 2
                assert "take a seat" in (await say(cleo, "Hi"))["words"]
            # Nothing of it is written anywhere.
            store = web.room.store
            tables = ("table/", "cage", "people")
            assert not [
                s for s in streams if not s.startswith(tables) and streams[s] != await store.head(s)
            ]
            async for event in store.read(f"table/{TABLE}"):
                assert b"Good luck" not in event.body

    run(work())


def test_another_table_hears_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, "tommys/holdem", "tommys/stud7") as web,
            web.visit(TABLE, "Ann") as ann,
            web.visit(OTHER, "Bob") as bob,
        ):
            await seated(ann)
            await seated(bob)
            assert (await say(ann, "Hello"))["type"] == "done"
            assert (await say(bob, "Anybody here?"))["type"] == "done"
            assert [e["text"] for e in (await heard(bob))["lines"]] == ["Anybody here?"]

    run(work())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("   ", "Say something"),
        ("x" * (TEXT_MOST + 1), "letters at most"),
        ("dead\u202ehand", "cannot be seen"),
        ("a\u0000b", "cannot be seen"),
        ("a\u200bb", "cannot be seen"),
        ("Z" + "\u0301" * 4, "cover others"),
        ("\u3164", "cannot be seen"),
        ("\u200d", "cannot be seen"),
        ("\ufe0f", "cannot be seen"),
        ("a\u034fb", "cannot be seen"),
        ("a" + "\u0489" * 6, "cover others"),
        ("a" + "\u200d" * 6, "cannot be seen"),
        ("\u0301abc", "cover others"),
    ],
)
def test_a_line_that_misleads_is_not_said(tmp_path: Path, text: str, words: str) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Ann") as ann:
            await seated(ann)
            answer = await say(ann, text)
            assert answer["type"] == "refused" and words in answer["words"], answer
            assert not web.office.desk(TABLE).talk.chat.lines  # type: ignore[union-attr]

    run(work())


def test_lines_of_every_script_and_pictures_are_fine() -> None:
    pictures = ("\U0001f469\u200d\U0001f52c", "\u2764\ufe0f", "1\ufe0f\u20e3")
    eye = "\U0001f441\ufe0f\u200d\U0001f5e8\ufe0f"
    burmese, tibetan = "\u100a\u103d\u103e\u102d\u102f\u1038", "\u0f66\u0f92\u0fb2\u0f74\u0f56"
    words = ("¡Buena mano!", "Việt Nam", "שלום", "नमस्ते", burmese, tibetan)
    for text in (*words, *pictures, eye):
        assert fault(tidy(text)) is None, text


def test_only_the_last_lines_are_kept() -> None:
    chat = Chat()
    for number in range(LINES_MOST + 5):
        assert chat.say("Ann", str(number), None, str(number))
    assert [line.line for line in chat.lines] == [*range(6, LINES_MOST + 6)]
    chat.strike(7)
    assert chat.line(7) is None and chat.line(1) is None and chat.lines[1].gone
    assert chat.lines[1].text == "" and chat.lines[0].text == "5"


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(talk=Rate(3, 0.001))
        async with served(tmp_path, limits=limits) as web, web.visit(TABLE, "Ann") as ann:
            await seated(ann)
            answers = [await say(ann, str(number)) for number in range(4)]
            assert [each["type"] for each in answers] == ["done"] * 3 + ["refused"]
            assert "wait a moment" in answers[3]["words"]

    run(work())


async def silenced(web: Web, visitor: Visitor, by: str) -> None:
    quiet = await visitor.until(lambda m: m["type"] == "talk" and m["quiet"] > 0)
    assert 590 <= quiet["quiet"] <= 600
    answer = await say(visitor, "But")
    assert answer["type"] == "refused" and answer["words"].startswith(f"{by} has asked")
    assert "10 more minutes" in answer["words"]


def test_the_floor_and_a_host_silence_people_and_take_lines_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, "tommys/holdem", "tommys/stud7", limits=FREE) as web,
            staffed(web) as crew,
            web.visit(TABLE, "Ann") as ann,
            web.visit(OTHER, "Bob") as bob,
        ):
            await seated(ann)
            await seated(bob)
            flo, deb, rosa = crew["Flo"], crew["Deb"], crew["Rosa"]
            await rosa.did("name-host", table=TABLE, name="Deb")
            sentence: dict[str, Any] = {"name": "ann", "minutes": 10, "reason": "coarse words"}
            # A host has a say at their own table, and nowhere else.
            assert (await deb.act("silence", table=OTHER, **sentence)).status_code == 403
            assert (await deb.act("silence-everywhere", **sentence)).status_code == 403
            await deb.did("silence", table=TABLE, **sentence)
            await silenced(web, ann, "Deb")
            assert (await say(bob, "Fine here"))["type"] == "done"
            await deb.did("let-speak", table=TABLE, name="Ann")
            await ann.until(lambda m: m["type"] == "talk" and not m["quiet"])
            assert (await say(ann, "Sorry"))["type"] == "done"
            assert (await deb.act("let-speak", table=TABLE, name="Ann")).status_code == 409
            # In the whole room, by the floor.
            await flo.did("silence-everywhere", **sentence | {"name": "Bob"})
            await silenced(web, bob, "Flo")
            await flo.did("strike-line", table=TABLE, line=1)
            struck = await ann.until(lambda m: m["type"] == "talk" and m["lines"][-1].get("gone"))
            assert struck["lines"] == [{"line": 1, "name": "Ann", "gone": True}]
            assert (await flo.act("strike-line", table=TABLE, line=1)).status_code == 409
            # The journal has the words, and who said them.
            journal = await rosa.read("/api/journal")
            (line,) = [each["said"] for each in journal if each["kind"] == "line-struck"]
            assert (line["name"], line["text"]) == ("Ann", "Sorry")
            assert [e["by"] for e in journal if e["kind"] == "person-silenced"] == ["Flo", "Deb"]

    run(work())


def test_a_room_without_talk(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, "Ann") as ann,
        ):
            await seated(ann)
            assert (await say(ann, "Hi"))["type"] == "done"
            assert (await crew["Flo"].act("set-chat", chat=False)).status_code == 403
            await crew["Rosa"].did("set-chat", chat=False)
            off = await ann.until(lambda m: m["type"] == "talk" and m["off"])
            assert off["lines"] == [] and "Nobody talks" in (await say(ann, "Hi"))["words"]
            assert (await crew["Rosa"].act("set-chat", chat=False)).status_code == 409
            await crew["Rosa"].did("set-chat", chat=True)
            assert (await say(ann, "Back"))["type"] == "done"

    run(work())


def test_whoever_comes_back_hears_that_what_they_knew_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            await seated(pat)
            await crew["Flo"].did("silence", table=TABLE, name="Pat", minutes=9, reason="noise")
            assert (await heard(pat))["quiet"] > 0
            cookie, last = pat.cookie, pat.state["seq"]
            await pat.socket.close()
            await crew["Flo"].did("let-speak", table=TABLE, name="Pat")
            async with web.visit(TABLE, cookie=cookie) as pat:
                await pat.hello(last=last)
                back = await heard(pat)
                assert (back["lines"], back["quiet"], back["off"]) == ([], 0, False)

    run(work())


def test_a_silence_is_told_in_the_language_of_the_line_and_outlives_the_room(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            await seated(pat)
            await crew["Flo"].did("silence-everywhere", name="Pat", minutes=1, reason="noise")
            await pat.send(type="hello", language="es")
            assert "te ha pedido silencio" in (await say(pat, "Pero"))["words"]
            cookie = pat.cookie
        async with served(tmp_path) as web, web.visit(TABLE, cookie=cookie) as pat:
            await pat.hello()
            assert (await heard(pat))["quiet"] > 0
            assert "be quiet" in (await say(pat, "But"))["words"]

    run(work())
