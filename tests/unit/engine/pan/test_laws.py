"""Pan's laws over random hands: cards, chips, melds, views, and the Ask as the only legality."""

from collections import Counter

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardhouse.bots import Session
from cardhouse.cards import HIDDEN
from cardhouse.chance import Seeded
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.engine.pan.commands import Increase, LayMeld, Retire, SplitMeld
from cardhouse.engine.pan.hand import PanGame, PanHand
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.formats.history import History, decode, encode
from cardhouse.ranking.melds import is_valid
from cardhouse.rulebook import posted
from tests.kit.pan import game

LAYING: tuple[type[Command], ...] = (LayMeld, Increase, SplitMeld)
ANY_SUIT = game(melds={"same_suit_set_takes": "any-suit"}, meld_needs_drawn_card=True)


def started(
    played: PanGame, seats: int, chips: int, *, first_deal: bool
) -> tuple[PanHand, list[Event]]:
    taken = tuple(range(1, seats + 1))
    start = HandStarted(
        house="tommys",
        game="pan",
        seats=taken,
        stacks=dict.fromkeys(taken, chips),
        button=0 if first_deal else seats,
        fee=3_00,
        cite="first",
    )
    hand, log = kernel.start(played, start)
    assert isinstance(hand, PanHand)
    return hand, log


def step(hand: PanHand, chance: Seeded) -> list[Event]:
    """A random decision; an offer to lay out is taken, and few retire."""
    ask = hand.asked[chance.choose(len(hand.asked))]
    if ask.actor == CHANCE:
        return kernel.play(hand, chance.answer(ask))
    laying = [kind for kind in LAYING if kind in ask.offers]
    if laying and chance.choose(4):
        kind = laying[chance.choose(len(laying))]
        command = ask.offers[kind].sample(kind, ask.actor, chance.choose)
    else:
        command = ask.sample(chance.choose)
        if isinstance(command, Retire) and chance.choose(4):
            command = ask.sample(chance.choose)
    assert ask.allows(command)
    return kernel.play(hand, command)


def counted(hand: PanHand, chips: int) -> None:
    assert sum(hand.chips.values()) == chips * len(hand.seats)
    cards = [card for place in hand.places() for card in place]
    assert len(cards) == 320
    assert not Counter(card for card in cards if card != HIDDEN) - Counter(hand.deck)
    for seat, melds in hand.spreads.melds.items():
        assert hand.up[seat] == [card for meld in melds for card in meld.cards]
        assert all(is_valid(meld, hand.game.pan.melds) for meld in melds)


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    seats=st.integers(2, 8),
    chips=st.sampled_from((1_00, 7_00, 40_00, 200_00)),
    variant=st.booleans(),
    first_deal=st.booleans(),
)
def test_any_sequence_of_legal_actions_keeps_every_meld_valid(
    seed: int, seats: int, chips: int, variant: bool, first_deal: bool
) -> None:
    chance = Seeded(seed)
    hand, log = started(ANY_SUIT if variant else game(), seats, chips, first_deal=first_deal)
    while not hand.over:
        log += step(hand, chance)
        counted(hand, chips)
    assert kernel.replay(hand.game, log) == hand
    again = History(
        house="tommys", game="pan", table="", hand=1, book="", names={}, events=tuple(log)
    )
    assert decode(encode(again)) == again


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 5), first_deal=st.booleans())
def test_the_view_is_the_fold_of_what_was_seen(seed: int, seats: int, first_deal: bool) -> None:
    chance = Seeded(seed)
    hand, log = started(game(), seats, 40_00, first_deal=first_deal)
    known = {viewer: kernel.replay(hand.game, log[:1]) for viewer in (RAIL, *hand.seats)}
    done = 1
    while not hand.over:
        log += step(hand, chance)
        for viewer, seen in known.items():
            for event in log[done:]:
                kernel.fold(seen, see(event, viewer))
            twin = seen.copy()
            twin.asked = () if seen.over else seen.script[seen.cursor].asks(seen)
            assert look(twin, viewer) == look(hand, viewer)
            view = look(hand, viewer)
            for seat in view.seats:
                assert seat.seat == viewer or set(seat.down) <= {HIDDEN}
        done = len(log)
    bytes_of_rail = msgspec.json.encode([see(event, RAIL) for event in log])
    assert b"hand-started" in bytes_of_rail


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_proposal_is_legal(seed: int) -> None:
    chance = Seeded(seed)
    hand, _ = started(game(), 4, 100_00, first_deal=False)
    allowed: list[bool] = []
    while not hand.over:
        for ask in hand.asked:
            for kind in LAYING:
                terms = ask.offers.get(kind)
                if isinstance(terms, Laying):
                    found = [as_command(move, ask.actor) for move in terms.proposals(kind)]
                    assert found
                    allowed += [terms.allows(command) for command in found]
        step(hand, chance)
    # In some hands everybody retires before anybody can lay out.
    assume(allowed)
    assert all(allowed)


def test_the_deck_outlives_the_hand_and_the_winner_is_first() -> None:
    seats = dict.fromkeys(range(1, 6), "sensible")
    session = Session.open(posted("tommys", "pan"), chance=Seeded(5), seats=5, bots=seats, seed=5)
    last: PanHand | None = None
    for _ in range(20):
        session.next_hand()
        start = session.table.log[0]
        assert isinstance(start, HandStarted)
        if last is not None:
            assert start.stock == tuple(last.stock)
            assert start.button == last.spreads.winner or last.chips[last.spreads.winner] == 0
        session.advance()
        hand = session.table.hand
        assert isinstance(hand, PanHand)
        last = hand
        assert last.over and len(last.stock) == 320
