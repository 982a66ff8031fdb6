"""Random hands of pai gow poker: chips, cards, views and the settlement keep their laws."""

from collections import Counter

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.cards import HIDDEN, Card
from cardhouse.chance import Seeded
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.bank import BankOpened
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.piles import PileDelivered
from cardhouse.engine.banked.pai_gow.setting import HandNamed
from cardhouse.engine.banked.pai_gow.settle import HandExposed
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.formats.history import History, decode, encode
from tests.kit.pai_gow import pai_gow

SEATS = (1, 2, 4, 5, 7, 101, 102)
GAMES = (pai_gow(), pai_gow("10-100 joker wild", banking={"cover": "running"}))


class Play:
    """A hand in which everybody makes random legal moves."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.game = data.draw(st.sampled_from(GAMES))
        self.chance = Seeded(data.draw(st.integers(0, 9999)))
        bank = data.draw(st.sampled_from((1, 2, 4, 5, 7)))
        stacks = {seat: data.draw(st.sampled_from((0, 15_00, 2_000_00))) for seat in SEATS}
        stacks[bank] = 300_00
        started = HandStarted(
            house="tommys",
            game="pai-gow-poker",
            seats=SEATS,
            stacks=stacks,
            button=bank,
            bank_hand=1,
            cite="bank",
        )
        hand, self.log = kernel.start(self.game, started)
        assert isinstance(hand, PaiGowHand)
        self.hand = hand
        self.chips = sum(stacks.values())

    def go_on(self) -> None:
        ask = self.data.draw(st.sampled_from(self.hand.asked))
        if ask.actor == CHANCE:
            command = self.chance.answer(ask)
        else:
            command = ask.sample(lambda count: self.data.draw(st.integers(0, count - 1)))
        self.log += kernel.play(self.hand, command)

    def check(self) -> None:
        assert sum(self.hand.chips.values()) == self.chips
        cards = [card for place in self.hand.places() for card in place]
        assert len(cards) == 53
        assert not Counter(c for c in cards if c != HIDDEN) - Counter(self.hand.deck)

    def known_to(self, viewer: int) -> set[Card]:
        """The cards a viewer sees by the rules: one hand, and the cards turned over."""
        known: set[Card] = {HIDDEN}
        for event in self.log:
            match event:
                case PileDelivered(cards=cards, watchers=watchers) if viewer in watchers:
                    known.update(cards)
                case HandNamed(seat=seat, cards=cards) if seat == viewer:
                    known.update(cards)
                case HandExposed(front=front, back=back):
                    known.update((*front, *back))
                case BankOpened(cards=cards):
                    known.update(cards)
        return known


@settings(max_examples=60)
@given(st.data())
def test_chips_cards_and_views_keep_their_laws_in_any_hand(data: st.DataObject) -> None:
    play = Play(data)
    for _ in range(400):
        if play.hand.over:
            break
        play.go_on()
        play.check()
    viewers = (RAIL, *SEATS)
    for viewer in viewers:
        seen = kernel.replay(play.game, [see(event, viewer) for event in play.log])
        assert look(seen, viewer) == look(play.hand, viewer)
    assert kernel.replay(play.game, play.log) == play.hand


@settings(max_examples=40)
@given(st.data())
def test_no_view_names_a_card_that_its_viewer_may_not_know(data: st.DataObject) -> None:
    play = Play(data)
    for _ in range(data.draw(st.integers(5, 60))):
        if not play.hand.over:
            play.go_on()
    for viewer in (RAIL, *SEATS):
        known = play.known_to(viewer)
        view = look(play.hand, viewer)
        seen = kernel.replay(play.game, [see(event, viewer) for event in play.log])
        assert view == look(seen, viewer)
        named = {card for seat in view.seats for card in (*seat.down, *seat.up)}
        named.update(card for offer in view.offers for card in offer.cards)
        assert isinstance(view, BankedView)
        for hand in (*view.layout.hands, view.layout.bank_hand):
            named.update((*hand.down, *hand.up, *hand.front, *hand.back))
        assert named <= known


@settings(max_examples=25)
@given(st.data())
def test_the_bank_wins_and_loses_no_more_than_its_wager(data: st.DataObject) -> None:
    play = Play(data)
    before = dict(play.hand.chips)
    while not play.hand.over:
        play.go_on()
    lay = play.hand.layout
    fees = Counter[int]()
    for (_, seat), amount in lay.collected.items():
        fees[seat] += amount
    for cover in lay.covers:
        won = play.hand.chips[cover.player] + fees[cover.player] - before[cover.player]
        assert abs(won) <= cover.posted
    assert not any(play.hand.chips[name] for name in ("pot", *(f"bank:{s}" for s in SEATS)))


def test_a_hand_is_written_down_and_read_again() -> None:
    play = _played(5)
    history = History(
        house="tommys",
        game="pai-gow-poker",
        table="10-100",
        hand=1,
        book="",
        names={},
        events=tuple(play),
    )
    line = encode(history)
    assert decode(line) == history
    assert msgspec.json.decode(line)["events"][0]["event"] == "hand-started"


def _played(seed: int) -> list[Event]:
    game, chance = pai_gow(), Seeded(seed)
    started = HandStarted(
        house="tommys",
        game="pai-gow-poker",
        seats=(1, 2, 3),
        stacks=dict.fromkeys((1, 2, 3), 500_00),
        button=2,
        bank_hand=1,
        cite="bank",
    )
    hand, log = kernel.start(game, started)
    while not hand.over:
        ask = chance.choose(len(hand.asked))
        log += kernel.play(hand, chance.answer(hand.asked[ask]))
    assert BANK in hand.up
    return log
