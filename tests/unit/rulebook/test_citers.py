"""Citers are found by their declarations: rulings, room commands, bonuses."""

from cardhouse.engine.core.cites import known
from cardhouse.engine.pot.family import POT
from cardhouse.floor.families import RULINGS
from cardhouse.rulebook import posted
from cardhouse.rulebook.citers import of_bonuses, of_floor, of_room
from cardhouse.rulebook.cites import citing, known_cites, needed_cites
from cardhouse.table.families import COURSES


def test_a_ruling_is_found_by_its_report() -> None:
    found = {citer.name: known(citer.cites) for citer in of_floor(RULINGS[POT])}
    assert found["short-deal"] == {"count.short", "count.missing", "floor.final"}
    # A finished hand may be reopened for this report.
    assert {"floor", "floor.final", "joker"} <= found["joker"]


def test_the_room_has_its_commands_and_the_count_of_a_hand() -> None:
    found = {citer.name: citer for citer in of_room(COURSES[POT])}
    assert "button.first" in known(found["draw-button"].cites)
    assert known(found["next-hand"].of_bonus) == {"paid"}
    assert known(found["hand-counted"].of_bonus) == {"won"}
    assert "leave" not in found


def test_bonuses_have_commands_of_their_own_and_a_sign() -> None:
    assert {"claim-prize", "deal-free", "notice"} <= {citer.name for citer in of_bonuses()}
    assert all(citer.kind == "bonus" for citer in of_bonuses())


def test_an_option_of_the_house_brings_its_keys_in() -> None:
    low, high = posted("tommys", "lowball"), posted("tommys", "holdem")
    assert "must-bet" in needed_cites(low) and "must-bet" not in needed_cites(high)
    assert "premature.flop" in needed_cites(high) and "premature.flop" not in needed_cites(low)
    assert {"must-bet", "premature.flop"} <= known_cites()


def test_each_table_of_a_game_has_a_say() -> None:
    post = posted("tommys", "holdem")
    steps = [each for each in citing(post) if each.kind == "step"]
    assert len(steps) == len(post.page.script) * len(post.page.table)
