"""Expulsion from the club: never automatic, always with a name and a reason."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table import play
from cardhouse.table.commands import Expel, NextHand, Sit
from cardhouse.table.events import PlayerExpelled
from tests.kit.hands import cited, finish, seated


@pytest.mark.rule("TOM-HE-29")
def test_a_player_who_miscalled_on_purpose_may_be_expelled() -> None:
    table = seated(3)
    name = table.players[2].name
    (event,) = play(table, Expel(seat=2, by="Flo", reason="miscalled a full house"))
    assert isinstance(event, PlayerExpelled)
    assert (event.by, event.reason, event.name) == ("Flo", "miscalled a full house", name)
    assert "TOM-HE-29" in cited(event.cite)
    assert 2 not in table.players
    with pytest.raises(Illegal) as refused:
        play(table, Sit(seat=2, name=name, chips=200_00))
    assert refused.value.reason is Reason.BARRED


@pytest.mark.rule("TOM-HE-29")
def test_in_mid_hand_the_seat_is_free_once_the_hand_is_over() -> None:
    table = seated(3)
    play(table, NextHand())
    play(table, Expel(seat=2, by="Flo", reason="miscalled"))
    assert 2 in table.players
    finish(table)
    assert 2 not in table.players


@pytest.mark.rule("TOM-HE-29")
@pytest.mark.parametrize(("by", "reason"), [("", "miscalled"), ("Flo", " ")])
def test_an_expulsion_needs_a_name_and_a_reason(by: str, reason: str) -> None:
    table = seated(3)
    with pytest.raises(Illegal):
        play(table, Expel(seat=2, by=by, reason=reason))
    assert 2 in table.players and not table.barred
