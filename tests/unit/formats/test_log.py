"""A table's log goes out as bytes and comes back the same."""

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import StepsReplaced
from cardhouse.engine.pot.mend import TakeOut
from cardhouse.formats.history import event_types
from cardhouse.formats.log import LogError, decode_event, encode_event, table_event_types
from cardhouse.rulebook import all_games, open_table
from cardhouse.rulebook.book import Posted
from cardhouse.table import AnyEvent, replay
from cardhouse.table.events import PlayerSat

SEATS = 5


def played(post: Posted) -> tuple[Session, list[AnyEvent]]:
    bots = dict.fromkeys(range(1, SEATS + 1), "random")
    session = Session.open(post, chance=Seeded(3), seats=SEATS, bots=bots, seed=3)
    log: list[AnyEvent] = []
    for _ in range(3):
        log += session.next_hand() + session.advance()
    return session, log


@pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
def test_every_event_of_a_table_comes_back(post: Posted) -> None:
    _, log = played(post)
    assert len(log) > 50
    assert [decode_event(encode_event(event)) for event in log] == log


def test_steps_that_a_ruling_put_in_come_back() -> None:
    event = StepsReplaced(start=4, steps=(TakeOut(seats=(1, 2), cite="premature.street"),))
    assert decode_event(encode_event(event)) == event


def test_no_two_kinds_of_event_have_the_same_tag() -> None:
    tags = [kind.__struct_config__.tag for kind in (*event_types(), *table_event_types())]
    assert len(tags) == len(set(tags)) > 100


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"event":"no-such"}', b"\xff", b"{"])
def test_other_bytes_are_refused_in_one_line(body: bytes) -> None:
    with pytest.raises(LogError, match="not an event") as error:
        decode_event(body)
    assert "\n" not in str(error.value)


def test_a_table_is_rebuilt_from_the_bytes() -> None:
    post = next(post for post in all_games() if post.name == "holdem")
    table = open_table(post)
    sat = PlayerSat(seat=2, name="Ann", chips=50_00)
    replay(table, [decode_event(encode_event(sat))])
    assert table.players[2].name == "Ann"
