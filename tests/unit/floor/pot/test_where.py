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
