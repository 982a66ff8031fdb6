"""The default bot at a pan table plays better than one that takes any offer."""

from cardhouse.bots import Session, make
from cardhouse.chance import Seeded
from cardhouse.rulebook import posted
from tests.kit.pan import game


def test_a_sensible_player_wins_from_one_who_takes_any_offer() -> None:
    bots = {1: "sensible", 2: "random", 3: "sensible", 4: "random"}
    session = Session.open(
        posted("tommys", "pan"), chance=Seeded(3), seats=4, bots=bots, seed=3, chips=1000_00
    )
    for _ in range(150):
        session.next_hand()
        session.advance()
    chips = {seat: player.chips for seat, player in session.table.players.items()}
    assert chips[1] + chips[3] > chips[2] + chips[4]
    assert make("caller", game(), seed=1)
