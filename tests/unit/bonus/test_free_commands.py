"""The keys that commands to a free table cite, where the bonus brings them in."""

import pytest
from msgspec.structs import replace

from cardhouse.bonus.free_commands import DealFree, OpenFree
from cardhouse.engine.core.cites import cited_at
from cardhouse.rulebook import load


@pytest.mark.parametrize("kind", [OpenFree, DealFree])
def test_a_live_game_is_cited_only_where_the_bonus_needs_one(
    kind: type[OpenFree | DealFree],
) -> None:
    bonus = load("lo-ball-room").bonuses.of("lowball")[0]
    assert bonus.free is not None and bonus.free.needs == "live-game"
    assert "bonus.free.live" in cited_at(kind.cites, bonus)
    open_room = replace(bonus, free=replace(bonus.free, needs="room-open"))
    assert "bonus.free.live" not in cited_at(kind.cites, open_room)
