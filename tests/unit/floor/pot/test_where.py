"""Rulings on face-up cards can be cited wherever there are any, dealt so or turned up later."""

from msgspec.structs import replace

from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.pot import where
from tests.kit.hands import game

RULES = Irregularities()


class Turn(Step[PotHand], frozen=True, tag="turn-over"):
    """Each player turns up one down card."""

    def portion(self) -> Portion:
        return Portion(down=-1, up=1)


def test_a_card_that_the_player_turns_up_lies_face_up() -> None:
    down = replace(game(name="stud7"), script=(Deal(down=3), Deal(down=1)))
    assert not where.faced(down, RULES) and not where.last_down(down, RULES)
    rolled = replace(down, script=(Deal(down=3), Turn(), Deal(down=1)))
    assert where.faced(rolled, RULES) and where.last_down(rolled, RULES)
    assert not where.last_down(replace(down, script=(Deal(down=3), Deal(up=1))), RULES)


def test_options_count_only_in_a_game_that_they_concern() -> None:
    stud, holdem = game(name="stud7"), game()
    all_in = replace(RULES, last_exposed="all-in")
    assert where.last_choice(stud, all_in) and not where.last_choice(holdem, all_in)
    assert not where.last_choice(stud, replace(RULES, last_exposed="plays"))
    told = replace(RULES, fourth_burns=True)
    assert where.fourth_told(holdem, told) and not where.fourth_told(stud, told)
    one = [where.kept(holdem, replace(RULES, exposed_kept=rank)) for rank in (0, 1, 5)]
    assert one == [False, True, True]
