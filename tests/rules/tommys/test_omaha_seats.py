"""Tommy's Omaha, both games: coming in, by the hold'em rules that also hold here."""

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import BlindPosted, DeadPosted
from cardhouse.table.commands import ComeIn
from cardhouse.table.events import BlindsMissed
from tests.kit.tables import Seated, rules_cited
from tests.rules.tommys.omaha import both


def seated(name: str, seats: tuple[int, ...] = (1, 2, 3, 4, 5, 6)) -> Seated:
    """A $4-$8 table after one hand; the next button is seat 1."""
    table = Seated(seats, button=6, game=name, name="4-8")
    table.hands(1)
    return table


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-46"))
def test_a_new_player_posts_one_live_big_blind(name: str, ids: set[str]) -> None:
    table = seated(name, (1, 2, 3, 4, 6))
    table.sit(5)
    assert ids <= rules_cited(table.post(5), name)
    table.start()
    assert table.blinds() == (1, [(2, 2_00), (3, 4_00), (5, 4_00)])
    posts = [event for event in table.table.log if isinstance(event, BlindPosted)]
    assert ids <= rules_cited(posts[-1:], name)
    hand = table.hand
    assert (len(hand.down[5]), hand.bets[5], hand.dead[5]) == (4, 4_00, 0)
    table.act("4 raise 8", "5 call")
    assert hand.chips[5] == 192_00


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-41"))
def test_nobody_comes_in_between_the_blinds(name: str, ids: set[str]) -> None:
    table = seated(name, (1, 2, 4, 5, 6))
    table.sit(3)
    for _ in ("button 1", "button 2"):
        error = table.refused(ComeIn(seat=3, how="post"), Reason.BETWEEN_BLINDS)
        assert ids <= rules_cited([error], name)
        table.hands(1)
        assert 3 not in table.hand.seats
    table.post(3)
    table.start()
    assert table.blinds() == (4, [(5, 2_00), (6, 4_00), (3, 4_00)])


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-42", "TOM-OHL-43"))
def test_missed_blinds_are_posted_in_total_the_small_one_dead(name: str, ids: set[str]) -> None:
    table = seated(name)
    table.sit_out(3)
    table.hands(3)
    assert table.player(3).missed
    missed = [event for event in table.log if isinstance(event, BlindsMissed)]
    came_in = table.post(3)
    table.start()
    hand = table.hand
    (dead,) = [event for event in table.table.log if isinstance(event, DeadPosted)]
    assert (dead.seat, dead.amount) == (3, 2_00)
    assert (hand.chips[3], hand.bets[3], hand.dead[3]) == (194_00, 4_00, 2_00)
    assert hand.chips["pot"] == 2_00 + 4_00 + 6_00
    assert ids <= rules_cited([*missed, *came_in, dead], name)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-42"))
def test_or_he_waits_and_posts_the_big_blind_only(name: str, ids: set[str]) -> None:
    table = seated(name)
    table.sit_out(3)
    table.hands(3)
    assert ids <= rules_cited(table.wait(3), name)
    table.hands(2)
    assert 3 not in table.hand.seats
    table.start()
    assert table.blinds() == (1, [(2, 2_00), (3, 4_00)])
    assert not any(table.hand.dead.values())
