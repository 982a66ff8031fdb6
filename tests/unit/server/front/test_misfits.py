"""A field that does not fit is told in words, in both languages, wherever people meet it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardhouse.server.front.misfits import misfit
from cardhouse.server.staff.acts import AnyAct
from cardhouse.words.said import Said
from cardhouse.words.speech import plain

HALF: dict[str, Any] = {"do": "sell-chips", "name": "Ann", "drawer": "A"}
OPEN = {"do": "open-table", "house": "tommys", "game": "holdem"}
PAUSE = {"do": "pause-table", "table": "x"}


@pytest.mark.parametrize(
    ("act", "english", "spanish"),
    [
        ({**HALF, "amount": 0}, "this must be more than 0", "esto debe ser más que 0"),
        ({"do": "confirm", "request": -1}, "this must be", "esto debe ser"),
        (
            {"do": "bots", "table": "x", "count": 201},
            "this must be 200 or less",
            "esto debe ser 200 o menos",
        ),
        (
            {"do": "buy-in", "table": "x", "amount": 10**13},
            "this is too large",
            "esto es demasiado grande",
        ),
        ({**PAUSE, "reason": ""}, "say something here", "escribe algo aquí"),
        ({**PAUSE, "reason": "x" * 9999}, "this must have", "esto debe tener"),
        ({**OPEN, "table": "Late Night!"}, "such as late-holdem", "como late-holdem"),
        (
            {"do": "set-hours", "table": "x", "hours": [{"opens": 1, "closes": 2}] * 5},
            "these must be 4 or fewer",
            "estos deben ser 4 o menos",
        ),
    ],
)
def test_a_field_of_an_act(act: dict[str, Any], english: str, spanish: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(act, AnyAct)
    said = misfit(str(error.value).partition(" - at ")[0])
    assert isinstance(said, Said)
    assert english in plain(said) and spanish in plain(said, "es")


def test_a_password_that_is_too_short() -> None:
    said = misfit("Expected `str` of length >= 8")
    assert isinstance(said, Said) and plain(said) == "this must have 8 characters or more"


def test_what_only_programs_meet_stays_in_the_words_of_the_library() -> None:
    for why in ("Expected `int`, got `str`", "Object contains unknown field `do`"):
        assert misfit(why) == why
