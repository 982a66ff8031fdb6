"""The options of every page are written down a second time, and a slip in a book is seen.

Most options are also stated by the rule that sets them, or shown by hands that are played. Some
show in no hand of today's houses, such as the last band of a fee or the script of a page that no
house begins with. A deliberate change of an option needs the file to be written anew.
"""

import pytest

from tests.pinned.options import names, options, read

PINNED = read()


@pytest.mark.parametrize("name", PINNED)
def test_the_options_of_a_page_are_as_they_were(name: str) -> None:
    assert options(name) == PINNED[name]


def test_no_page_is_left_out() -> None:
    assert list(PINNED) == names()
