"""People at a table are told what became of their wishes, and nobody else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.kit.refused import ALONE, FAST, TABLE
from tests.kit.staff import staffed
from tests.kit.web import Visitor, run, served


async def told(visitor: Visitor, *words: str) -> None:
    """Wait until the table tells a viewer just this."""

    def heard(message: dict[str, Any]) -> bool:
        return message["type"] == "state" and tuple(message["table"]["told"]) == words

    await visitor.until(heard)


def test_a_call_is_on_the_way_once_somebody_has_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            pat, flo = crew["Pat"], crew["Flo"]
            async with (
                web.visit(TABLE, cookie=pat.cookie) as caller,
                web.visit(TABLE, cookie=crew["Deb"].cookie) as other,
            ):
                await other.hello()
                await caller.hello()
                await pat.did("call-floor", table=TABLE)
                await told(caller, "The floor has been called.")
                (card,) = [
                    each
                    for table in (await flo.read("/api/floor"))["tables"]
                    for each in table["calls"]
                ]
                await flo.did("answer-call", call=card["call"])
                await told(caller, "Flo is on the way.")
                state = web.office.desk(TABLE)
                assert state is not None and state.state("Deb").table.told == ()
                assert state.state("Pat", "es").table.told == ("Flo ya viene.",)
                # A new call takes the place of the old answer.
                await pat.did("call-floor", table=TABLE)
                await told(caller, "The floor has been called.")

    run(work())


def test_an_answer_is_not_told_for_ever(tmp_path: Path, monkeypatch: Any) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            desk = web.office.desk(TABLE)
            assert desk is not None
            await crew["Pat"].did("call-floor", table=TABLE)
            await crew["Flo"].did("answer-call", call=1)
            assert desk.state("Pat").table.told == ("Flo is on the way.",)
            monkeypatch.setattr("cardhouse.server.table.notices.ANSWER_SECONDS", -1.0)
            assert desk.state("Pat").table.told == ()

    run(work())


def test_a_player_hears_of_the_hosts_word_on_a_buy_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, money="club", limits=FAST) as web,
            staffed(web, **ALONE) as crew,
        ):
            rosa, desk = crew["Rosa"], web.office.desk(TABLE)
            assert desk is not None
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.ask(type="sit", seat=3, chips=100_00)
                waits = "The host has been asked for $100: your chips come with their word."
                assert desk.state("Pat").table.told == (waits,)
                await rosa.did("decline", request=1)
                await told(pat, "Rosa has declined your buy-in of $100.")
                await pat.ask(type="sit", seat=3, chips=100_00)
                assert desk.state("Pat").table.told == (waits,)
                await rosa.did("confirm", request=2)
                await told(pat, "Rosa has lent you $100: your chips are there.")
                await pat.order(do="buy-chips", chips=40_00)
                await crew["Pat"].did("decline", request=3)
                # Nobody is told what they took back themselves.
                assert desk.state("Pat").table.told == ()

    run(work())
