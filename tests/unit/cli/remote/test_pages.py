"""Every page of the staff at a shell: text for people, JSON for programs; and rulings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from cardhouse.cli.remote.columns import COUNTS, SUMS, cell, lines
from cardhouse.cli.remote.pages import CAGE, FLOOR, STAFF, TABLES
from cardhouse.cli.remote.room import MAY_NOT, NOT_NOW, WAITS
from cardhouse.server.staff.rights import RIGHTS
from cardhouse.words.catalogue import catalogue
from tests.kit.refused import ALONE, FAST, NAMES, TABLE
from tests.kit.shell import Shell, token_of
from tests.kit.staff import PASSWORD, staffed
from tests.kit.web import run, served

Capsys = pytest.CaptureFixture[str]
SHOWN = {"staff": STAFF, "tables": TABLES, "cage": CAGE, "floor": FLOOR}
# Words for the places of a page, and pages that have nothing to show in a new room.
PLACES = {"table": TABLE, "hand": "1", "seat": "1", "name": "Pat", "what": "tables"}
LATER = {"cards", "hand", "statement"}


def numbers(info: inspect.Type) -> set[str]:
    """The names of all whole numbers in a message."""
    match info:
        case inspect.Metadata(type=inner):
            return numbers(inner)
        case inspect.StructType(fields=fields):
            own = {each.encode_name for each in fields if _whole(each.type)}
            return own.union(*(numbers(each.type) for each in fields))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return numbers(item)
        case inspect.UnionType(types=types):
            return set().union(*map(numbers, types))
    return set()


def headings(info: inspect.Type) -> set[str]:
    """The names of all fields in a message."""
    match info:
        case inspect.Metadata(type=inner) | inspect.DictType(value_type=inner):
            return headings(inner)
        case inspect.StructType(fields=fields):
            own = {each.encode_name for each in fields}
            return own.union(*(headings(each.type) for each in fields))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return headings(item)
        case inspect.UnionType(types=types):
            return set().union(*map(headings, types))
    return set()


def _whole(info: inspect.Type) -> bool:
    match info:
        case inspect.IntType():
            return True
        case inspect.Metadata(type=inner):
            return _whole(inner)
        case inspect.UnionType(types=types):
            return any(map(_whole, types)) and all(
                isinstance(each, inspect.IntType | inspect.NoneType) for each in types
            )
        case inspect.DictType(value_type=value):
            return _whole(value)
    return False


def test_every_number_is_known_as_money_or_as_a_count() -> None:
    own = [page for pages in SHOWN.values() for page in pages.values() if page.show is None]
    found = set().union(*(numbers(inspect.type_info(page.kind)) for page in own))
    assert found and not found - SUMS - COUNTS and not SUMS & COUNTS


def test_every_heading_has_words() -> None:
    own = [page for pages in SHOWN.values() for page in pages.values() if page.show is None]
    found = set().union(*(headings(inspect.type_info(page.kind)) for page in own))
    assert found and not [each for each in found if not catalogue("es").has(f"shown-{each}")]
    told = {"totals": {"sold": 500, "lent_to_bots": 200, "settled": 0}, "yours": True}
    assert list(lines("report", told, "es")) == [
        "tuyo: sí",
        "totales:",
        "  vendido  prestado a bots  ajustado",
        "  $5       $2               $0",
    ]


def test_a_list_in_a_row_is_spelled_out() -> None:
    limits = [{"name": "2-4", "stakes": "limit $2-$4"}, {"name": "4-8", "stakes": "limit $4-$8"}]
    assert cell("games", "limits", limits) == (
        "name=2-4 stakes=limit $2-$4; name=4-8 stakes=limit $4-$8"
    )


def test_amounts_are_dollars_and_nothing_moves_the_cursor() -> None:
    told = {"day": "2026-11-16", "patrons": [{"name": "A\x1b[2J", "purse": 1250, "held": None}]}
    assert list(lines("window", told)) == [
        "day: 2026-11-16",
        "patrons:",
        "  name      purse",
        "  A\\x1b[2J  $12.50",
    ]
    assert cell("list", "seq", 812) == "812" and cell("tables", "players", 3) == "3"
    assert cell("totals", "players", 300) == "$3"


def test_sums_beside_names_and_those_of_bots_are_dollars() -> None:
    settled = {"results": {"Ann": -300, "Bob": 300}, "boxes": {TABLE: 1800}}
    told = {"closing": {"bots": 9000}, "held": {"Eve": 2500}}
    shown = ["closing:", "  bots", "  $90", "held:", "  Eve", "  $25"]
    assert list(lines("report", told)) == shown
    assert cell("settled", "results", settled["results"]) == "Ann=-$3 Bob=$3"
    assert cell("settled", "boxes", settled["boxes"]) == f"{TABLE}=$18"
    assert cell("tables", "bots", 5) == "5"


def test_every_page_is_shown_to_somebody(tmp_path: Path, capsys: Capsys) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            await crew["Pat"].did("call-floor", table=TABLE, reason="a boxed card")
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=0)
            shells = {name: Shell(web, capsys, await token_of(crew[name])) for name in crew}
            for command, pages in SHOWN.items():
                for name, page in pages.items():
                    role = RIGHTS[page.right].roles[-1] if page.right else "player"
                    places = [PLACES[each] for each in (*page.places, *page.needs)]
                    called = await shells[NAMES[role]](command, name, *places)
                    expected = NOT_NOW if name in LATER else 0
                    assert called.code == expected, (command, name, called)
                    assert (called.err if expected else called.out).strip(), (command, name)
                    if page.kind is not str and not expected:
                        told = await shells[NAMES[role]](command, name, *places, "--json")
                        assert told.code == 0 and told.data, (command, name)
            listed = (await shells["Flo"]("floor", "list")).out
            assert "a boxed card" in listed and TABLE in listed
            # The figures of the office's form are cents, and for programs alone.
            books = (await shells["Rosa"]("tables", "books")).out
            assert "blinds $1 and $2" in books and "small bet" not in books
            spanish = await shells["Pat"]("cage", "window", "--language", "es")
            assert spanish.code == MAY_NOT and "Eso no te corresponde" in spanish.err

    run(work())


def test_a_ruling_is_previewed_and_made_on_the_table_that_was_seen(
    tmp_path: Path, capsys: Capsys
) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            flo = Shell(web, capsys, await token_of(crew["Flo"]))
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await pat.asked()
                await flo("tables", "pause-table", TABLE, "--reason", "a ruling")
                keeper = web.room.tables[TABLE]
                seq = keeper.count
                seen = await flo("floor", "table", TABLE)
                assert seen.out.startswith(f"{TABLE} at {seq}: ") and "kill-hand --seat" in seen.out
                orders = [each for each in seen.out.splitlines() if each.startswith("  kill-hand")]
                assert orders and "--reason" in orders[0]
                # Hidden cards have places, as a ruling points at them.
                assert "(down:1/1 down:1/2): ?? ??" in seen.out
                assert "(stock/1 ... stock/4): ?? ?? ?? ??" in seen.out
                rule = ("floor", "rule", TABLE, "kill-hand", "--seat", "1", "--reason", "fouled")
                told = await flo(*rule, "--preview")
                assert told.code == 0 and f"(at {seq}; nothing is ruled yet)" in told.out
                assert keeper.count == seq
                stale = await flo(*rule, "--seq", str(seq - 1))
                assert stale.code == NOT_NOW and keeper.count == seq
                done = await flo(*rule, "--seq", str(seq), "--id", "kill")
                assert done.code == 0 and f"stands at {keeper.count}" in done.out
                again = await flo(*rule, "--seq", str(seq), "--id", "kill", "--json")
                assert again.code == 0 and again.data["id"] == "kill"
            events = [each async for each in web.room.store.read("management")]
            assert sum(b'"do":"rule"' in each.body for each in events) == 1

    run(work())


def test_a_token_by_name_and_password(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            shell, saved = Shell(web, capsys), tmp_path / "rosa.token"
            (secret := tmp_path / "secret").write_text(f"{PASSWORD}\n")
            (wrong := tmp_path / "wrong").write_text("no such word\n")
            sessions = (await crew["Rosa"].read("/api/me"))["sessions"]
            make = ("staff", "token", "Rosa", "--password-file")
            assert (await shell(*make, str(wrong))).code == MAY_NOT
            assert "no terminal" in (await shell("staff", "token", "Rosa")).err
            made = await shell(*make, str(secret), "--save", str(saved))
            assert made.code == 0 and saved.stat().st_mode & 0o777 == 0o600
            assert saved.read_text().strip() not in made.out
            assert (await shell(*make, str(secret), "--save", str(saved))).code == 2
            # The session for it is over, and a second one of that title is refused.
            assert (await crew["Rosa"].read("/api/me"))["sessions"] == sessions
            assert (await shell(*make, str(secret))).code == NOT_NOW
            people = ("staff", "people", "--token-file", str(saved))
            assert (await shell(*people)).code == 0
            revoke = ("staff", "revoke-token", "Rosa", "--password-file", str(secret))
            assert (await shell(*revoke)).code == 0
            refused = await shell(*people)
            assert refused.code == MAY_NOT and "does not know this token" in refused.err
            monkeypatch.setattr("sys.stdin", _Terminal())
            monkeypatch.setattr("getpass.getpass", lambda words: PASSWORD)
            told = await shell("staff", "token", "Rosa", "--json")
            client = crew["Pat"].client
            bearer = {"Authorization": f"Bearer {told.data['token']}"}
            assert (await client.get("/api/me", headers=bearer)).json()["name"] == "Rosa"

    run(work())


class _Terminal:
    """Somebody at a keyboard."""

    def isatty(self) -> bool:
        return True


def test_a_person_is_added_in_a_running_room(tmp_path: Path, capsys: Capsys) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            rosa = Shell(web, capsys, await token_of(crew["Rosa"]))
            told: Any = (await rosa("staff", "add", "Max", "--role", "floor", "--json")).data
            assert told["link"].startswith(f"{web.http}/join#")
            word = told["link"].partition("#")[2]
            async with web.client() as client:
                body = {"word": word, "password": PASSWORD}
                # Just the role that was asked for, as with an invitation in the browser.
                assert (await client.post("/api/join", json=body)).json()["roles"] == ["floor"]
            again = await rosa("staff", "add", "pat", "--role", "dealer")
            assert again.out == "pat has an account: it has the roles now (dealer).\n"
            clash = await rosa("staff", "add", "Max", "--role", "cashier")
            assert clash.code == NOT_NOW and "nobody has both" in clash.err
            flo = Shell(web, capsys, await token_of(crew["Flo"]))
            assert (await flo("staff", "add", "Zed", "--role", "floor")).code == MAY_NOT
            invite = ("staff", "add", "Zed", "--role", "floor")
            assert (await rosa(*invite)).code == 0
            assert (await rosa(*invite)).err.endswith("(--again makes one)\n")
            assert (await rosa(*invite, "--again")).code == 0
            unpaid = await flo("tables", "pause-table", TABLE, "--reason", "")
            assert unpaid.err == "cardhouse: reason: say something here\n"
            asked = await flo("cage", "fetch-drop", TABLE, "--counted", "0")
            assert asked.code == WAITS and "request 1 waits" in asked.out

    run(work())
