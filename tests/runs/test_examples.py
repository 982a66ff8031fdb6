"""The examples learn: what they have learned beats chance, with both intervals apart."""

import pytest

from examples import learn_blackjack, learn_holdem


@pytest.mark.long
@pytest.mark.parametrize("example", [learn_holdem, learn_blackjack])
def test_an_example_learns_to_beat_chance(example: object) -> None:
    by_chance, learned = example.learn(hands=15_000, tested=4_000)  # type: ignore[attr-defined]
    assert learned.beats(by_chance)
