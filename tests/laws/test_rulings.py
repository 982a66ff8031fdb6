"""A viewer's view is the fold of the events seen, even after the floor has ruled."""

import contextlib

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import HIDDEN, PACK, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import CardsMoved
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.floor import Report, rule
from cardhouse.floor.core.reports import Boxed, WrongCount
from cardhouse.floor.pot.reports import (
    CallMisdeal,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    KillHand,
    OutOfTurn,
    ReviveHand,
    ShortDealt,
)
from tests.laws.deals import Play, chooser, plays


def likely(play: Play, data: st.DataObject) -> Report:
    """A report that may well be true at this moment."""
    hand = play.hand
    seat = data.draw(st.sampled_from(hand.live))
    released = data.draw(st.sampled_from(list(hand.released) or [seat]))
    held = data.draw(st.sampled_from(hand.down[seat] or hand.stock or PACK))
    reports: list[Report] = [
        EarlyBoard(),
        FlopCount(cards=data.draw(st.sampled_from((1, 2, 4)))),
        Exposed(seat=seat, card=held),
        ExtraDealt(seat=seat),
        ShortDealt(seat=seat),
        WrongCount(seat=seat),
        Boxed(card=data.draw(st.sampled_from([held, *hand.stock[:5], *hand.board]))),
        KillHand(seat=seat, by="Rosa", reason="seen by her"),
        KillHand(seat=seat, half="low", by="Rosa", reason="seen by her"),
        OutOfTurn(seat=seat, do=data.draw(st.sampled_from(("fold", "check", "call")))),
        ReviveHand(seat=released, by="Rosa", reason="seen by her"),
        CallMisdeal(by="Rosa", reason="seen by her"),
    ]
    return data.draw(st.sampled_from(reports))


def report(play: Play, data: st.DataObject) -> None:
    """Make an occasional report; an impossible one is refused."""
    if not play.hand.over and data.draw(st.integers(0, 3)) == 0 and len(play.log) < 200:
        with contextlib.suppress(Illegal):
            play.log += rule(play.hand, play.log, likely(play, data))


@given(play=plays(), data=st.data())
def test_the_view_is_the_fold_of_what_was_seen_through_all_rulings(
    play: Play, data: st.DataObject
) -> None:
    def each(play: Play) -> None:
        report(play, data)
        assert kernel.replay(play.game, play.log) == play.hand
        for viewer in (RAIL, *play.hand.seats[:3]):
            seen = kernel.replay(play.game, [see(event, viewer) for event in play.log])
            assert look(seen, viewer) == look(play.hand, viewer)

    play.to_the_end(chooser(data), each)
    assert play.looks == len(play.commands) + 1


@given(play=plays(), data=st.data())
def test_no_ruling_tells_a_viewer_a_card_that_lies_hidden_from_him(
    play: Play, data: st.DataObject
) -> None:
    play.to_the_end(chooser(data), lambda play: report(play, data))
    assert len(play.log) > 1
    for viewer in (RAIL, *play.hand.seats[:3]):
        own = f"down:{viewer}"
        for event in play.log:
            seen = see(event, viewer)
            if isinstance(event, CardsMoved) and not event.public:
                open_to_him = {event.source, event.target} & {own, "board", "aside"}
                wanted: tuple[Card, ...] = event.cards if open_to_him else ()
                assert isinstance(seen, CardsMoved)
                assert seen.cards == (wanted or (HIDDEN,) * len(event.cards))
            assert msgspec.json.encode(seen)


@given(play=plays(), data=st.data())
def test_a_hand_with_rulings_ends_and_pays_out(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data), lambda play: report(play, data))
    total = sum(play.started.stacks.values())
    assert sum(play.hand.chips.values()) == total
    assert play.hand.chips["pot"] == 0
    assert all(ask.actor == CHANCE for ask in play.hand.asked)
