"""The `rule` mark must name the rules a test proves."""

from types import SimpleNamespace
from typing import cast

import pytest

from tests.conftest import pytest_runtest_setup


def item_marked(mark: pytest.MarkDecorator) -> pytest.Item:
    marks = {mark.name: [mark.mark]}
    stand_in = SimpleNamespace(iter_markers=lambda name: marks.get(name, []))
    return cast(pytest.Item, stand_in)


def test_a_rule_mark_with_ids_is_taken() -> None:
    pytest_runtest_setup(item_marked(pytest.mark.rule("TOM-HE-1", "TOM-HE-2")))


@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(pytest.mark.rule(), id="no id"),
        pytest.param(pytest.mark.rule(""), id="empty id"),
        pytest.param(pytest.mark.rule(7), id="number"),
        pytest.param(pytest.mark.rule(id="TOM-HE-1"), id="keyword"),
    ],
)
def test_a_rule_mark_without_ids_is_refused(mark: pytest.MarkDecorator) -> None:
    with pytest.raises(pytest.fail.Exception, match="a rule mark needs the ids"):
        pytest_runtest_setup(item_marked(mark))
