"""Refusals as people read them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.words.refusals import refusal_words
from cardhouse.words.speech import plain


@contextmanager
def refusal(words: str) -> Iterator[None]:
    """Expect a refusal whose English text has these words, a regular expression."""
    with pytest.raises(Illegal) as refused:
        yield
    said = refusal_words(refused.value)
    assert re.search(words, said), said


def well_put(refused: Illegal) -> Illegal:
    """The refusal: it has a reason, the key of a rule or none, and words that people can read."""
    assert isinstance(refused.reason, Reason) and isinstance(refused.cite, str)
    assert refusal_words(refused)
    return refused


def detail_of(refused: Illegal) -> str:
    """The detail of a refusal in English; empty if there is none."""
    return plain(refused.detail) if refused.detail else ""
