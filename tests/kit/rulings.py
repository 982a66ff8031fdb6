"""Rulings as people read them."""

from cardhouse.engine.core.events import Event, Ruled
from cardhouse.words.said import Said
from cardhouse.words.speech import plain


def detail_of(ruled: Event) -> str:
    """The detail of a new ruling in English, to somebody at the rail; empty if there is none."""
    assert isinstance(ruled, Ruled)
    if isinstance(ruled.detail, Said):
        return plain(ruled.detail)
    assert not ruled.detail, f"only logs from before have a text: {ruled.detail}"
    return ""
