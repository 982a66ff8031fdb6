"""Keys declared beside their use, some of them only if an option brings them in."""

from cardhouse.engine.core.cites import cited_at, known, where

CITES = ("draw", where(lambda cards: cards > 4, "draw.fifth", "draw.last"))


def test_all_keys_are_known_wherever_they_are_cited() -> None:
    assert known(CITES) == {"draw", "draw.fifth", "draw.last"}
    assert known(()) == frozenset()


def test_a_key_of_an_option_is_cited_only_where_it_is_set() -> None:
    assert cited_at(CITES, 5) == {"draw", "draw.fifth", "draw.last"}
    assert cited_at(CITES, 4) == {"draw"}


def test_what_a_condition_is_asked_with_is_up_to_what_cites() -> None:
    asked = where(lambda game, rules: game == "stud" and rules == "out", "count.out")
    assert cited_at([asked], "stud", "out") == {"count.out"}
    assert cited_at([asked], "stud", "misdeal") == frozenset()
