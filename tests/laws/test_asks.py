"""The Ask can always be obeyed; anything else is Illegal and changes nothing; hands end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, JOKER, PACK
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Amounts, Cards
from cardhouse.engine.core.commands import CHANCE, DEALER, FLOOR, Actor, Arrange, Command, Pick
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Muck, PlayBoard, Raise, Show
from cardhouse.words.refusals import refusal_words
from tests.laws.deals import Play, chooser, plays

ACTORS: st.SearchStrategy[Actor] = st.one_of(
    st.integers(-1, 11), st.sampled_from((CHANCE, DEALER, FLOOR))
)
CARDS = st.lists(st.sampled_from((*PACK, JOKER, HIDDEN)), max_size=4).map(tuple)
AMOUNTS = st.one_of(st.integers(-1_00, 60_00), st.integers(0, 40).map(lambda bets: bets * 100))


@st.composite
def any_command(draw: st.DrawFn) -> Command:
    """A command of any kind by anybody, mostly nonsense."""
    seat = draw(ACTORS)
    kind = draw(
        st.sampled_from((Fold, Check, Call, Bet, Raise, Show, Muck, PlayBoard, Arrange, Pick))
    )
    command: Command
    if kind in (Bet, Raise):
        command = kind(seat, draw(AMOUNTS))
    elif kind in (Show, Arrange, Pick):
        command = kind(seat=seat, cards=draw(CARDS))
    else:
        command = kind(seat)
    return command


def edges(play: Play) -> list[Command]:
    """Commands at the limits of every offer."""
    commands: list[Command] = []
    for kind, terms in play.ask.offers.items():
        commands.append(terms.sample(kind, play.ask.actor, lambda count: 0))
        commands.append(terms.sample(kind, play.ask.actor, lambda count: count - 1))
        if isinstance(terms, Amounts):
            commands.append(replace(commands[-1], to=terms.most))
        if isinstance(terms, Cards):
            commands += [replace(commands[-1], cards=(card,)) for card in terms.cards]
    return commands


@given(play=plays(), data=st.data())
def test_whatever_is_offered_is_accepted(play: Play, data: st.DataObject) -> None:
    def each(play: Play) -> None:
        assert play.hand.over or play.hand.asked
        for ask in play.hand.asked:
            assert ask.must
            assert ask.default is None or ask.allows(ask.default)
            assert (ask.default is None) == (ask.actor == CHANCE)
            for command in [*edges(play), *filter(None, [ask.default])]:
                assert ask.allows(command)
                assert kernel.play(play.hand.copy(), command)

    play.to_the_end(chooser(data), each)
    assert play.looks == len(play.commands) + 1


@given(play=plays(), data=st.data())
def test_whatever_is_not_offered_is_illegal_and_changes_nothing(
    play: Play, data: st.DataObject
) -> None:
    refusals: list[Reason] = []

    def each(play: Play) -> None:
        hand = play.hand
        for command in data.draw(st.lists(any_command(), min_size=1, max_size=4)):
            before = hand.copy()
            if any(ask.actor == command.seat and ask.allows(command) for ask in hand.asked):
                assert kernel.play(before, command)
                continue
            with pytest.raises(Illegal) as refused:
                kernel.play(hand, command)
            assert isinstance(refused.value.reason, Reason)
            assert refusal_words(refused.value)
            assert hand == before
            refusals.append(refused.value.reason)

    play.to_the_end(chooser(data), each)
    assert refusals[-1] == Reason.HAND_OVER


def bound(play: Play) -> int:
    """More commands than any hand can take: each step asks everybody, every chip is a raise."""
    seats, stakes = len(play.hand.seats), play.game.stakes
    forced = [amount for amount in (*stakes.blinds[-1:], stakes.bring_in) if amount]
    raises = sum(play.started.stacks.values()) // (min([stakes.small_bet, *forced]) // 2) + seats
    return 2 * len(play.game.script) * seats + raises * seats


@given(play=plays(), data=st.data())
def test_every_hand_ends(play: Play, data: st.DataObject) -> None:
    most = bound(play)
    play.to_the_end(chooser(data))
    assert len(play.commands) <= most
    with pytest.raises(Illegal) as refused:
        kernel.play(play.hand, Fold(play.hand.seats[0]))
    assert refused.value.reason == Reason.HAND_OVER


@given(play=plays())
def test_a_hand_of_defaults_ends(play: Play) -> None:
    hand = play.hand
    while not hand.over:
        default = play.ask.default
        play.play(default if default is not None else play.chance.answer(play.ask))
        assert len(play.commands) <= 2 * len(play.game.script) * len(hand.seats)
    assert play.commands
    # Silence never puts a chip in: only the forced money was at stake.
    stakes = play.game.stakes
    full = sum(stakes.blinds[-1:]) + stakes.ante + stakes.bring_in + hand.stake
    for seat in hand.seats:
        post = play.started.posts.get(seat)
        owed = play.started.fee * (seat == play.started.fee_seat)
        owed += full + (post.dead if post else 0)
        assert hand.chips[seat] >= play.started.stacks[seat] - owed
