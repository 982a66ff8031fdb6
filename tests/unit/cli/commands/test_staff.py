"""`cardhouse staff` and `cardhouse open --manager`: invitations from the shell."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cardhouse.cli.main import main
from cardhouse.cli.qr import qr_code
from cardhouse.room.clock import StoppedClock
from cardhouse.room.premises import locked
from cardhouse.room.room import Room
from cardhouse.server.people.commands import Come, GiveRoles
from cardhouse.server.people.passwords import digest
from cardhouse.server.people.people import People
from cardhouse.server.people.register import open_register
from cardhouse.store.sqlite import SqliteStore
from tests.kit.process import free_port
from tests.kit.rooms import NOON

Capsys = pytest.CaptureFixture[str]
WORD = r"[a-z0-9]{5}(?:-[a-z0-9]{5}){4}"


async def _people(folder: Path) -> People:
    async with SqliteStore(folder / "room.db") as store:
        return (await open_register(Room(store))).state


def people(folder: Path) -> People:
    return asyncio.run(_people(folder))


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A closed room in which Flo has an account, and the floor."""

    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            register = await open_register(Room(store, clock=StoppedClock(NOON)))
            await register.order(Come(at=NOON, name="Flo", digest="f", password="kept"), "flo")
            order = GiveRoles(at=NOON, name="Flo", roles=("player", "floor"), by="owner")
            await register.order(order, "roles")

    asyncio.run(work())
    return tmp_path


def test_a_newcomer_gets_a_link_and_a_picture_of_it(room: Path, capsys: Capsys) -> None:
    url = "https://room.example"
    argv = ["staff", "add", "Cass", "--role", "cashier", "--data", str(room), "--link", f"{url}/"]
    assert main(argv) == 0
    first, link, *picture = capsys.readouterr().out.splitlines()
    assert first.startswith("Cass (cashier) comes in here, once")
    found = re.fullmatch(f"{url}/join#({WORD})", link)
    assert found and "\n".join(picture) == qr_code(link).rstrip("\n")
    assert people(room).invitations["cass"].digest == digest(found[1])
    assert main(["verify", "--data", str(room)]) == 0


def test_an_account_has_the_role_at_once(room: Path, capsys: Capsys) -> None:
    assert main(["staff", "add", "flo", "--role", "dealer", "--data", str(room)]) == 0
    assert capsys.readouterr().out == "flo has an account: it has the roles now (dealer).\n"
    assert people(room).persons["flo"].roles == ("player", "dealer", "floor")


def test_the_same_as_json(room: Path, capsys: Capsys) -> None:
    argv = ["staff", "add", "Max", "--role", "manager", "--role", "player", "--data", str(room)]
    assert main([*argv, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["roles"] == ["player", "manager"] and re.search(f"/join#{WORD}$", told["link"])


@pytest.mark.parametrize(
    ("name", "role", "words"),
    [
        ("Flo", "cashier", "nobody has both roles"),
        ("F1o", "dealer", "Somebody is called F1o already, or nearly so"),
        ("Dealer", "floor", "Dealer is what the room calls"),
    ],
)
def test_who_cannot_be_appointed_is_not(
    room: Path, capsys: Capsys, name: str, role: str, words: str
) -> None:
    assert main(["staff", "add", name, "--role", role, "--data", str(room)]) == 2
    told = capsys.readouterr().err
    assert words in told and told.count("\n") == 1 and not people(room).invitations


def test_a_room_that_is_open_or_not_there_is_left_alone(
    room: Path, tmp_path: Path, capsys: Capsys
) -> None:
    argv = ["staff", "add", "Cass", "--role", "cashier", "--data"]
    with locked(room):
        assert main([*argv, str(room)]) == 1
    assert "another process has this room open" in capsys.readouterr().err
    (empty := tmp_path / "empty").mkdir()
    assert main([*argv, str(empty)]) == 2 and not list(empty.iterdir())
    assert "there is no room in this folder" in capsys.readouterr().err
    assert not people(room).invitations


def test_an_invitation_takes_the_place_of_another_when_told_so(room: Path, capsys: Capsys) -> None:
    argv = ["staff", "add", "Cass", "--role", "cashier", "--data", str(room)]
    assert main(argv) == 0
    first = people(room).invitations["cass"].digest
    assert main(argv) == 2
    assert "Cass is invited already" in (told := capsys.readouterr().err) and "--again" in told
    assert main([*argv, "--again"]) == 0
    assert people(room).invitations["cass"].digest != first


def test_a_room_opened_again_prints_a_new_link(room: Path) -> None:
    words = [_link(room, "Max") for _ in range(2)]
    assert people(room).invitations["max"].digest == digest(words[1]) != digest(words[0])


def _link(room: Path, manager: str) -> str:
    """The word in the link of a manager that a room prints, which is closed then."""
    argv = ["open", "--data", str(room), "--port", str(free_port()), "--manager", manager]
    with subprocess.Popen(
        [sys.executable, "-m", "cardhouse", *argv, "tommys/holdem"],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(2)][1]
        process.send_signal(signal.SIGINT)
        process.stdout.read()
    return told.partition("#")[2].strip()


def test_a_manager_who_cannot_be_one_leaves_the_room_as_it_is(room: Path, capsys: Capsys) -> None:
    argv = ["open", "--data", str(room), "--port", str(free_port()), "--manager", "Flo"]
    assert main([*argv, "tommys/holdem"]) == 2
    assert "nobody has both roles" in capsys.readouterr().err

    async def streams() -> list[str]:
        async with SqliteStore(room / "room.db") as store:
            return await store.streams()

    assert not [each for each in asyncio.run(streams()) if "holdem" in each]


def test_the_first_manager_comes_in_by_a_link(tmp_path: Path) -> None:
    port = free_port()
    argv = ["open", "--data", str(tmp_path), "--port", str(port), "--manager", "Max"]
    with subprocess.Popen(
        [sys.executable, "-m", "cardhouse", *argv, "tommys/holdem"],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith("The room is open at ")
            told = process.stdout.readline()
            found = re.fullmatch(
                rf"Max becomes its manager, once: (http://localhost:{port})/join#({WORD})\n", told
            )
            assert found, told
            picture = qr_code(told.rpartition(" ")[2].strip()).splitlines()
            assert [process.stdout.readline().rstrip("\n") for _ in picture] == picture
            body = {"word": found[2], "password": "battery staple"}
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                shown = client.post("/api/invitation", json={"word": found[2]}).json()
                assert (shown["name"], shown["roles"]) == ("Max", ["player", "manager"])
                answer = client.post("/api/join", json=body)
                assert answer.json()["roles"] == ["player", "manager"]
                # The link works once; the account is a manager's, with its own password.
                assert client.get("/api/journal").status_code == 200
                assert client.post("/api/join", json=body).status_code == 403
                assert client.post("/api/invitation", json={"word": found[2]}).status_code == 403
                known = {"name": "Max", "password": "battery staple"}
                assert client.post("/api/login", json=known).status_code == 200
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(timeout=180) == 0
    assert not people(tmp_path).invitations
