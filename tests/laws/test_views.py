"""Hidden cards make no difference to a viewer's view."""

import msgspec
from hypothesis import assume, given, reject
from hypothesis import strategies as st

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import Arrange, Command
from cardhouse.engine.core.events import Dealt, Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import Drawn, Shown, StockRenewed
from cardhouse.engine.pot.view import look as pot_look
from tests.laws.deals import Play, chooser, plays


def known_to(viewer: int, log: list[Event]) -> set[Card]:
    """The cards a viewer sees by the rules: their own, the board, and the cards shown."""
    known: set[Card] = set()
    for event in log:
        if isinstance(event, BoardDealt | Shown):
            known.update(event.cards)
        if isinstance(event, Dealt):
            dealt = zip(event.seats, event.cards, strict=True)
            known.update(card for seat, card in dealt if event.up or seat == viewer)
        if isinstance(event, Drawn) and event.seat == viewer:
            known.update(event.cards)
    return known


def in_place(command: Command, first: Hand, other: Hand) -> Command:
    """The same command in another hand: a draw throws the cards in the same places."""
    if not isinstance(command, Discard) or not isinstance(command.seat, int):
        return command
    held = first.down[command.seat]
    places = [held.index(card) for card in command.cards]
    return Discard(command.seat, tuple(other.down[command.seat][at] for at in places))


def hidden_permuted(
    deck: tuple[Card, ...], known: set[Card], data: st.DataObject
) -> tuple[Card, ...]:
    """The deck with every card the viewer never sees in another place."""
    unknown = iter(data.draw(st.permutations([card for card in deck if card not in known])))
    return tuple(card if card in known else next(unknown) for card in deck)


@given(play=plays(), data=st.data())
def test_hands_that_differ_only_in_hidden_cards_look_the_same(
    play: Play, data: st.DataObject
) -> None:
    play.to_the_end(chooser(data))
    # Cards that return to the stock lie elsewhere in the other hand.
    assume(not any(isinstance(event, StockRenewed) for event in play.log))
    viewer = data.draw(st.sampled_from((RAIL, *play.hand.seats)))
    deck = hidden_permuted(play.deck, known_to(viewer, play.log), data)
    other, again = Play(play.game, play.started, deck), Play(play.game, play.started, play.deck)
    for command in play.commands:
        assert look(other.hand, viewer) == look(again.hand, viewer)
        if isinstance(command, Arrange):
            other.play(other.chance.answer(other.ask))
        else:
            try:
                other.play(in_place(command, again.hand, other.hand))
            except Illegal as refused:
                # Only the right to open a pot depends on cards that just their owner sees.
                assert command.seat != viewer and refused.reason is Reason.NO_OPENERS
                reject()
        again.play(command)
    assert look(other.hand, viewer) == look(again.hand, viewer)
    seen, same = [
        [msgspec.json.encode(see(event, viewer)) for event in each.log] for each in (again, other)
    ]
    assert seen == same


@given(play=plays(), data=st.data())
def test_the_view_is_the_fold_of_what_was_seen(play: Play, data: st.DataObject) -> None:
    def each(play: Play) -> None:
        for viewer in (RAIL, *play.hand.seats):
            seen = kernel.replay(play.game, [see(event, viewer) for event in play.log])
            assert look(seen, viewer) == look(play.hand, viewer)

    play.to_the_end(chooser(data), each)
    assert play.looks == len(play.commands) + 1


@given(play=plays(), data=st.data())
def test_no_view_names_a_card_that_its_viewer_may_not_know(play: Play, data: st.DataObject) -> None:
    def each(play: Play) -> None:
        for viewer in (RAIL, *play.hand.seats):
            known = known_to(viewer, play.log) | {HIDDEN}
            view = pot_look(play.hand, viewer)
            shown = [card for seat in view.seats for card in (*seat.down, *seat.up)]
            offered = [card for offer in view.offers for card in offer.cards]
            middle = (*view.board, *view.aside, *view.exposed)
            assert known.issuperset((*shown, *middle, *offered))

    play.to_the_end(chooser(data), each)
    assert play.looks == len(play.commands) + 1
