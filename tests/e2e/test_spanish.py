"""The pages in Spanish: whole hands, by mouse, for a browser that asks for it."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import Guests
from tests.e2e.person import Person

# Labels of the buttons for a family's first questions.
SAID = {
    "tommys-holdem": r"Retirarme|Pasar|Igualar|Subir a|Apostar",
    "new-esquire-no-bust-blackjack": r"Pedir|Plantarme|Doblar|Apostar|Sin apuesta|No, gracias",
    "tommys-pai-gow-poker": r"Armar la mano|Como la casa|Apostar|Sin apuesta|Agitar",
    "tommys-pan": r"Jugar|Retirarme|Robar|Descartar|Combinar",
}
DAILY = ("tommys-holdem", "new-esquire-no-bust-blackjack")
TABLES = [pytest.param(table, marks=() if table in DAILY else pytest.mark.long) for table in SAID]


def labels(person: Person) -> list[str]:
    """The labels of the buttons under the table."""
    found: list[str] = person.page.locator("footer .press").evaluate_all(
        "all => all.map(each => each.dataset.says)"
    )
    return found


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_hand_in_spanish(guest: Guests, table: str) -> None:
    person = guest(locale="es-MX")
    page = person.page
    page.goto(person.url)
    spread = page.locator(f'article[aria-labelledby="table-{table}"]')
    spread.get_by_role("button", name="Sentarme").click()
    assert page.locator("html").get_attribute("lang") == "es"
    page.get_by_label("¿Cómo te llamará el dealer?").fill(person.name)
    page.get_by_role("button", name="Tomar asiento").click()
    person.wait(lambda: person.table.get("you", 0) > 0, "a seat")
    person.play(lambda: person.playing and bool(person.offers), "a decision")
    page.locator("footer .press").first.wait_for()
    said = labels(person)
    assert any(re.match(SAID[table], each) for each in said), said
    person.play_hand()
    page.get_by_role("button", name="Menú").click()
    page.get_by_role("button", name="Dejar la mesa").click()
    page.keyboard.press("Escape")
    # Nobody is left behind at a table where others play next.
    person.gives_up = True
    person.play(lambda: person.table.get("you") == 0, "to have left")
    assert not person.faults


def test_the_language_is_a_setting(guest: Guests) -> None:
    person = guest(locale="de-DE")
    page = person.page
    page.goto(person.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Español").check()
    page.get_by_role("heading", name="Ajustes").wait_for()
    page.reload()
    page.get_by_role("button", name="Quiero jugar").wait_for()
    assert page.locator("html").get_attribute("lang") == "es"
