"""Errors of msgspec are put into words for people who write rule books."""

import pytest

from cardhouse.engine.pot.family import POT
from cardhouse.rulebook.book import RoomPage
from cardhouse.rulebook.pages import page_type
from cardhouse.rulebook.phrases import keys, meant, plain


@pytest.mark.parametrize(
    ("path", "what", "said"),
    [
        (
            "$.betting",
            "Object contains unknown field `raise`",
            ("$.betting.raise", "unknown key `raise`; did you mean `raises`?"),
        ),
        (
            "$.betting",
            "Object contains unknown field `zebra`",
            ("$.betting.zebra", "unknown key `zebra`"),
        ),
        (
            "$.rule[3]",
            "Object missing required field `text`",
            ("$.rule[3]", "the key `text` is missing"),
        ),
        (
            "$.script[0].step",
            "Invalid value 'blind'",
            ("$.script[0].step", "no such step: 'blind'; did you mean `blinds`?"),
        ),
        (
            "$.rule[0].kind",
            "Invalid enum value 'setlement'",
            ("$.rule[0].kind", "no such kind: 'setlement'; did you mean `settlement`?"),
        ),
        (
            "$.table",
            "Expected `array` of length >= 1",
            ("$.table", "at least 1 needed"),
        ),
        (
            "$.table[0].stakes.blinds",
            "Expected `array` of length <= 3",
            ("$.table[0].stakes.blinds", "at most 3 allowed"),
        ),
        (
            "$.rule[0].id",
            "Expected `str` matching regex '^[A-Z]+(-[A-Z0-9]+)+$'",
            ("$.rule[0].id", "the id is not written like `TOM-HE-33`"),
        ),
        (
            "$.table[0].time_fee.minutes",
            "Invalid enum value 17",
            ("$.table[0].time_fee.minutes", "no such minutes: 17"),
        ),
        ("$.title", "Expected `str` of length >= 1", ("$.title", "the title is empty")),
        ("$.x", "Expected `int`, got `str`", ("$.x", "expected `int`, got `str`")),
    ],
)
def test_a_fault_is_said_in_words(path: str, what: str, said: tuple[str, str]) -> None:
    assert plain(path, what, page_type(POT)) == said


def test_only_a_slip_of_the_pen_gets_a_hint() -> None:
    assert meant("bands", ["band", "payer"]) == "; did you mean `band`?"
    assert meant("percent", ["band", "payer"]) == ""


def test_the_keys_of_a_page_are_its_fields() -> None:
    assert keys(RoomPage) == ["name", "address", "document", "fee", "limits", "silent", "rule"]
