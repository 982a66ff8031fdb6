"""The log leads to the state; a copy is the same hand, and playing it leaves the original alone."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.engine.core import kernel
from tests.laws.deals import Play, chooser, decide, plays


@given(play=plays(), data=st.data())
def test_folding_the_log_gives_the_state(play: Play, data: st.DataObject) -> None:
    def each(play: Play) -> None:
        assert kernel.replay(play.game, play.log) == play.hand

    play.to_the_end(chooser(data), each)
    assert play.looks == len(play.commands) + 1


@given(play=plays(), data=st.data())
def test_playing_on_a_copy_does_not_touch_the_original(play: Play, data: st.DataObject) -> None:
    choose = chooser(data)

    def each(play: Play) -> None:
        hand = play.hand
        copy = hand.copy()
        assert copy == hand
        before = msgspec.json.encode((hand.chips, hand.at, hand.stock, hand.down, hand.live))
        if not hand.over:
            command = decide(play.ask, choose) if play.commands else play.chance.answer(play.ask)
            events = kernel.play(copy, command)
            assert copy != hand
            assert kernel.replay(play.game, [*play.log, *events]) == copy
        after = msgspec.json.encode((hand.chips, hand.at, hand.stock, hand.down, hand.live))
        assert after == before
        assert kernel.replay(play.game, play.log) == hand

    play.to_the_end(choose, each)
    assert play.looks == len(play.commands) + 1


@given(play=plays(), data=st.data())
def test_the_same_commands_give_the_same_log(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    again = Play(play.game, play.started, play.deck)
    for command in play.commands:
        again.play(command)
    assert again.log == play.log
    assert again.hand == play.hand
