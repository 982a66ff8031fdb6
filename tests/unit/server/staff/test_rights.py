"""The table of rights: complete, told to everybody, and written down in the documents."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardhouse.server.people.roles import ALL_ROLES, INCOMPATIBLE, ROLES, PersonRole, clash
from cardhouse.server.staff.acts import ACTS
from cardhouse.server.staff.rights import PAGES, PLAY, RIGHTS
from cardhouse.server.staff.roles_page import roles_page
from cardhouse.words.catalogue import catalogue, languages
from tests.kit.staff import staffed
from tests.kit.web import run, served

DOCUMENT = Path(__file__).parents[4] / "docs" / "roles.md"


def test_every_act_and_page_has_its_right_and_words_in_every_language() -> None:
    assert RIGHTS.keys() == ACTS.keys() | PAGES.keys() | PLAY.keys()
    assert len(languages()) > 1
    said = [*(f"right-{name}" for name in RIGHTS), *(f"role-{role}" for role in ALL_ROLES)]
    said += [f"clash-{why}" for why in INCOMPATIBLE.values()]
    missing = [key for each in languages() for key in said if not catalogue(each).has(key)]
    assert not missing


def test_the_document_is_up_to_date() -> None:
    told = "run `.venv/bin/python -m cardhouse.server.staff.roles_page`"
    assert DOCUMENT.read_text(encoding="utf-8") == roles_page(), told


@pytest.mark.parametrize(
    ("one", "other"),
    # Sells chips and counts the drop; rules and approves payouts; edits fees and closes the day.
    [("sell-chips", "fetch-drop"), ("rule", "invite"), ("sell-chips", "set-money")],
)
def test_no_single_person_has_both_duties(one: str, other: str) -> None:
    given = set(ROLES)
    for role in given & {*RIGHTS[one].roles}:
        for second in given & {*RIGHTS[other].roles}:
            assert clash((role, second)) is not None, (role, second)
    assert given & {*RIGHTS[one].roles} and given & {*RIGHTS[other].roles}


def test_an_auditor_changes_nothing() -> None:
    acts = {name for name in ACTS if "auditor" in (*RIGHTS[name].roles, *RIGHTS[name].second)}
    # They may ask to see cards, which another person allows them; nothing moves.
    assert acts == {"show-hand"} and "auditor" not in RIGHTS["show-hand"].second
    assert RIGHTS["show-hand"].second and "auditor" in RIGHTS["see-journal"].roles


def test_everybody_can_read_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            table = (await client.get("/api/rights")).json()
            assert {card["do"] for card in table["rights"]} == RIGHTS.keys()
            assert not any(card["yours"] for card in table["rights"])
            told = await crew["Cass"].read("/api/rights?language=es")
            yours = {card["do"] for card in told["rights"] if card["yours"]}
            assert "sell-chips" in yours and not yours & {"rule", "fetch-drop", "see-journal"}
            assert told["roles"]["cashier"] == "cajero"
            assert {tuple(pair["roles"]) for pair in told["incompatible"]} == {
                tuple(role for role in ALL_ROLES if role in pair) for pair in INCOMPATIBLE
            }

    run(work())


@pytest.mark.parametrize("pair", INCOMPATIBLE, ids=lambda pair: "-".join(sorted(pair)))
def test_nobody_is_given_two_roles_that_do_not_go_together(
    tmp_path: Path, pair: frozenset[PersonRole]
) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, roles = crew["Rosa"], sorted(pair)
            both = await rosa.act("give-roles", name="Pat", roles=["player", *roles])
            assert both.status_code == 409 and "nobody has both" in both.json()["words"]
            assert (await crew["Pat"].read("/api/me"))["roles"] == ["player"]
            await rosa.did("give-roles", name="Pat", roles=["player", roles[0]])
            assert (await crew["Pat"].read("/api/me"))["roles"] == ["player", roles[0]]

    run(work())
