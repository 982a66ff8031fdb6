"""What is told of a player is said to them in the same words, whatever they do."""

import pytest

from cardhouse.words.addressed import addressed


@pytest.mark.parametrize(
    ("does", "do"),
    [
        ("acts out of turn: call", "act out of turn: call"),
        ("exchanges with Ben", "exchange with Ben"),
        ("loses $5", "lose $5"),
        ("goes out with eleven cards", "go out with eleven cards"),
        ("fetches what the cage holds", "fetch what the cage holds"),
        ("relaxes", "relax"),
        ("tries again", "try again"),
        ("is served a card", "are served a card"),
        ("has the bank", "have the bank"),
        ("puts up $5 and is all-in", "put up $5 and are all-in"),
    ],
)
def test_whatever_somebody_does_is_said_to_them(does: str, do: str) -> None:
    assert addressed(f"You {does}") == f"You {do}"
    assert addressed(f"Ben {does}") == f"Ben {does}"
