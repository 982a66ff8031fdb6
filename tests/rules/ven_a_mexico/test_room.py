"""Ven-A-Mexico's page for all its games."""

import pytest

from cardhouse.rulebook import load


@pytest.mark.rule("VEN-RM-01")
def test_the_house_and_its_address() -> None:
    house = load("ven-a-mexico")
    assert house.room.name == "Ven-A-Mexico"
    assert house.room.address.startswith("955 Front St., Soledad")
    (rule,) = house.room.rule
    assert (rule.id, rule.kind) == ("VEN-RM-01", "glossary")
    assert rule.text == "The room is at 955 Front St., Soledad (California)."
