"""Acts in words: sums in dollars, no defaults, and each figure of an edition before and after."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cardhouse.cli.remote.fields import fields_of
from cardhouse.server.staff.acts import ACTS, REPORTS
from cardhouse.server.staff.details import SILENT, details
from cardhouse.table.amendments import Amendment
from cardhouse.words.catalogue import catalogue
from tests.kit.acts import report, sample
from tests.kit.refused import ALONE, FAST, TABLE
from tests.kit.staff import staffed
from tests.kit.web import run, served

LANGUAGES = ("en", "es")


def test_every_field_has_words() -> None:
    acts = {each.encode_name for kind in ACTS.values() for each in fields_of(kind)} - {*SILENT}
    messages = catalogue("es")
    assert not [name for name in acts if not messages.has(f"field-{name}")]
    for kind, (_, sent) in REPORTS.items():
        for each in fields_of(sent):
            name = each.encode_name
            assert messages.has(f"report-{kind}.{name}") or messages.has(f"field-{name}")
    assert all(messages.has(f"figure-{name}") for name in Amendment.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_is_told_without_the_marks_of_programs(language: str) -> None:
    reported = [
        {"do": "rule", "table": TABLE, "seq": 3, "report": report(name)} for name in REPORTS
    ]
    acts = [sample(do, TABLE) for do in ACTS]
    told = [details(act, language) for act in (*acts, *reported)]
    assert len(told) > 50
    assert not [each for each in told if re.search(r"[{}\[\]_]|True|False|None", each)]


@pytest.mark.parametrize(
    ("act", "english", "spanish"),
    [
        (
            {"do": "buy-in", "table": "a", "amount": 4000, "brings": 4000, "seat": 0},
            "table: a · amount: $40 · brings to the table: $40",
            "mesa: a · importe: $40 · lleva a la mesa: $40",
        ),
        ({"do": "close-day", "day": "2026-11-16"}, "day: 2026-11-16", "día: 2026-11-16"),
        (
            {"do": "pause-table", "table": "a", "reason": "a drink", "after_hand": False},
            "table: a · reason: a drink",
            "mesa: a · motivo: a drink",
        ),
        (
            {"do": "pause-table", "table": "a", "reason": "a drink", "after_hand": True},
            "table: a · reason: a drink · after the hand in play",
            "mesa: a · motivo: a drink · después de la mano en juego",
        ),
        (
            {"do": "give-roles", "name": "Ann", "roles": ["floor", "dealer"]},
            "name: Ann · roles: floor person, dealer",
            "nombre: Ann · funciones: floor, crupier",
        ),
        (
            {"do": "set-hours", "table": "a", "hours": [{"opens": 600, "closes": 90}]},
            "table: a · opening hours: 10:00-01:30",
            "mesa: a · horario: 10:00-01:30",
        ),
        (
            {"do": "set-hours", "table": "a", "hours": []},
            "table: a · no opening hours",
            "mesa: a · sin horario",
        ),
        (
            {"do": "edit-book", "house": "h", "game": "g", "limits": {}, "rules": {}},
            "house: h · game: g · as printed",
            "casa: h · juego: g · como está impreso",
        ),
        ({"do": "moon", "an_old_field": 7}, "an_old_field: 7", "an_old_field: 7"),
    ],
)
def test_an_act_in_words(act: dict[str, Any], english: str, spanish: str) -> None:
    assert (details(act, "en"), details(act, "es")) == (english, spanish)


def test_an_edition_tells_each_figure_before_and_after() -> None:
    act = {"do": "edit-book", "house": "h", "game": "g", "limits": {"2-4": {"ante": 50}}}
    bands = [{"up_to": 5, "amount": 100}, {"up_to": 9, "amount": 300}]
    changed = {
        "before": {"2-4": {"ante": 0, "bands": bands[:1]}},
        "after": {"2-4": {"ante": 50, "bands": bands}, "9-18": {"like": "2-4"}},
    }
    assert details(act, "en", changed).split(" · ") == [
        "house: h",
        "game: g",
        "2-4, ante: $0 → $0.50",
        "2-4, fee of a hand: up to 5: $1 → up to 5: $1, up to 9: $3",
        "9-18, made after: none → 2-4",
    ]


def test_the_journal_and_the_requests_say_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=0)
            (asked,) = await crew["Rosa"].read("/api/requests")
            assert asked["details"] == f"table: {TABLE} · counted: $0"
            books = await crew["Rosa"].read("/api/books")
            book = next(each for each in books if each["game"] == "holdem")
            limit = book["limits"][0]
            figures, name = limit["figures"], limit["name"]
            more = {name: {"buy_in": figures["buy_in"] + 100}}
            await crew["Rosa"].did("edit-book", house=book["house"], game="holdem", limits=more)
            edited, *_ = [
                each for each in await crew["Rosa"].read("/api/journal") if "act" in each["said"]
            ]
            # The last line of a page has its effect on the page before.
            paged = await crew["Rosa"].read(f"/api/journal?before={edited['number'] + 1}")
            assert paged[0] == edited and "→" in edited["details"]
            assert f"{name}, buy-in: " in edited["details"]

    run(work())
