"""A connection to a viewer: answers in order, only the newest state, and closed if unread."""

from __future__ import annotations

import asyncio
import json

from cardhouse.server.front.limits import Buckets, Rate
from cardhouse.server.messages import Done, Failed
from cardhouse.server.table.line import ANSWERS_MOST, SocketLine
from tests.kit.web import run


def test_a_slow_reader_gets_every_answer_and_the_newest_state() -> None:
    async def work() -> list[str]:
        sent: list[str] = []
        gate = asyncio.Event()

        async def send(text: str) -> None:
            await gate.wait()
            sent.append(text)

        line = SocketLine("Zoe", send)
        writing = asyncio.ensure_future(line.run())
        line.show("state 1")
        await asyncio.sleep(0)
        for number in range(2, 100):
            line.show(f"state {number}")
            if number < 5:
                line.answer(Done(id=f"{number}", seq=number))
        gate.set()
        while len(sent) < 5:
            await asyncio.sleep(0)
        line.close()
        await writing
        return sent

    sent = run(work())
    assert sent[0] == "state 1" and sent[-1] == "state 99" and len(sent) == 5
    assert [json.loads(text)["id"] for text in sent[1:4]] == ["2", "3", "4"]


def test_the_last_word_of_a_line_is_why_it_ends() -> None:
    async def work() -> list[str]:
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        line = SocketLine("Zoe", send)
        line.show("state 1")
        line.answer(Failed(words="The room is closing."))
        line.close()
        line.show("state 2")
        await line.run()
        return sent

    (word,) = run(work())
    assert json.loads(word)["words"] == "The room is closing."


def test_whoever_reads_no_answers_is_cut_off() -> None:
    async def work() -> bool:
        async def send(text: str) -> None:
            await asyncio.Event().wait()

        line = SocketLine("Zoe", send)
        for number in range(ANSWERS_MOST):
            line.answer(Done(id="x", seq=number))
        assert not line.closed.is_set()
        line.answer(Done(id="x", seq=0))
        return line.closed.is_set()

    assert run(work())


def test_a_bucket_drips_and_everybody_has_his_own() -> None:
    now = 0.0
    buckets = Buckets(Rate(3, 0.5), clock=lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 1.9
    assert not buckets.take("a")
    now = 2.0
    assert buckets.take("a") and not buckets.take("a")
    now = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
