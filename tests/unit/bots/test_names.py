"""Bots are found by name."""

import pytest

from cardhouse.bots import DEFAULT, NAMES, make
from cardhouse.bots.simple import Caller
from tests.kit.hands import game


def test_the_default_is_one_of_the_names() -> None:
    assert DEFAULT == "sensible"
    assert set(NAMES) == {"sensible", "tight", "loose", "caller", "random"}
    assert isinstance(make("caller", game(), seed=1), Caller)


def test_an_unknown_bot_is_refused_with_the_names() -> None:
    with pytest.raises(
        LookupError, match="no bot 'fish'; there are: sensible, tight, loose, caller, random"
    ):
        make("fish", game(), seed=1)
