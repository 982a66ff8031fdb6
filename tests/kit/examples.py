"""Numbers of examples that follow the profile: fewer in a daily run than in a long one."""

from typing import Final

from hypothesis import settings

# The usual number in a long run, in `tests/conftest.py`.
LONG: Final = 100


def examples(number: int) -> settings:
    """Settings to try this many examples in a long run, and in a daily one a like share of them."""
    return settings(max_examples=number * settings().max_examples // LONG)
