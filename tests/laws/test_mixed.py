"""Laws of tables that change games: any action, in a hand of any family."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.cards import JOKER, PACK
from cardhouse.chance import Seeded
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import FeeDropped, HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import Report
from cardhouse.floor.core.reports import CancelHand
from cardhouse.rulebook import Mixed, open_table
from cardhouse.server.table.scene import Around, sign, table_view
from cardhouse.table import AnyEvent, Office, Player, Table, play, replay, to_name
from cardhouse.table.asks import sample
from cardhouse.table.commands import ChangeGame, NameGame, NextHand, TableCommand
from cardhouse.table.events import ButtonMoved, GameNamed, HandCounted
from cardhouse.table.rules import Band
from tests.kit.mixed import BY_BUTTON, IN_TURN, three_kinds
from tests.kit.tables import Seated
from tests.laws.test_views import known_to

TABLE = "low"
SEATS = range(1, 9)
# Fees by the hand; blackjack charges by the wager.
FEES = {"holdem": 3_00, "no-bust-blackjack": 0, "pan": 2_00, "stud7-hilo": 4_00}
CARD = re.compile(rf'"({"|".join((*PACK, JOKER))})"')
# A player, a guest or an office does anything they may; or one of these happens.
DECISIONS, HAND, WRONG, CANCEL = "decisions", "hand", "wrong", "cancel"
Deed = tuple[int | str | Office, int]
DEEDS: st.SearchStrategy[list[Deed]] = st.lists(
    st.tuples(
        st.one_of(
            st.sampled_from((HAND, HAND, DECISIONS)),
            st.sampled_from((HAND, DECISIONS, WRONG, CANCEL)),
            st.sampled_from((*SEATS, "Zoe", "Yan", Office.DEALER, Office.CHANCE)),
        ),
        st.integers(0, 9_999),
    ),
    min_size=5,
    max_size=14,
)


def is_ready(player: Player) -> bool:
    return player.standing == "in" and player.chips > 0 and not player.time_owed


def cards_in(thing: object) -> set[str]:
    return set(CARD.findall(msgspec.json.encode(thing).decode()))


def opened(mixed: Mixed) -> Table:
    """The table with a different fee for each of its games."""
    table = open_table(mixed, TABLE)
    assert table.mix is not None
    spreads = tuple(
        replace(each, fee=replace(each.fee, bands=(Band(up_to=10, amount=FEES[each.game.name]),)))
        for each in table.spreads
    )
    return replace(table, spread=spreads[0], mix=replace(table.mix, spreads=spreads))


class Changing(Seated):
    """A table with games of three families; every command is held to the laws."""

    def __init__(self, mixed: Mixed, seats: int, seed: int) -> None:
        self.mixed, self.table = mixed, opened(mixed)
        self.log, self.brought, self.replays = [], 0, False
        self.chance, self.dice = Seeded(seed), Random(seed)
        self.dealt, self.seated = Counter[str](), dict[int, str]()
        self.before = 0
        for seat in range(1, seats + 1):
            self.sit(seat, 200_00 * (1 + seat % 3))

    def replayed(self) -> Table:
        return replay(opened(self.mixed), self.log)

    def play(self, order: TableCommand | Command | Report) -> list[AnyEvent]:
        table = self.table
        button, begun = table.button, table.begun()
        ready = [seat for seat in sorted(table.players) if is_ready(table.players[seat])]
        events = super().play(order)
        for event in events:
            if isinstance(event, HandStarted):
                self.before = button
                self.started(event, [e for e in events if isinstance(e, ButtonMoved)])
                if begun and len(ready) > 1:
                    self.moved_on(button, ready)
            if isinstance(event, HandCounted):
                self.counted(cancelled=isinstance(order, CancelHand))
        return events

    def started(self, started: HandStarted, moved: list[ButtonMoved]) -> None:
        """A hand belongs to the game in force, with its fee and one move of the button."""
        table, game = self.table, started.game
        self.dealt[game] += 1
        self.seated = {seat: table.name_at(seat) for seat in table.players}
        assert game == table.game.name == table.dealt.game.name
        assert [each.seat for each in moved] == [table.button]
        assert started.fee == FEES[game]

    def moved_on(self, last: int, ready: list[int]) -> None:
        """The button skips nobody, and does not stay."""
        around = [seat for seat in ready if seat > last] + [seat for seat in ready if seat <= last]
        assert self.table.button == around[0] != last

    def counted(self, *, cancelled: bool) -> None:
        """Only fees of this game were paid; a cancelled hand gives the button back."""
        table = self.table
        paid = {type(event) for event in table.log} & {FeeDropped, CollectionTaken}
        banked = self.mixed.games[table.dealt.game.name].family.scope == "banked"
        assert paid <= {CollectionTaken if banked else FeeDropped}
        if cancelled:
            assert table.button == self.before

    def look(self) -> None:
        """Nobody sees more of the hand than its events showed them, whatever game comes next."""
        table, hand = self.table, self.table.hand
        if hand is None:
            return
        over = sign("mix", self.mixed, TABLE, table)
        for viewer in (RAIL, *hand.seats):
            events = [see(event, viewer) for event in table.log]
            view = look(hand, viewer)
            assert look(kernel.replay(hand.game, events), viewer) == view
            known = cards_in(events)
            if isinstance(hand, PotHand):
                assert cards_in(view) <= set(known_to(viewer, table.log))
            name = table.name_at(viewer) if viewer else ""
            page = table_view(over, table, name, Around(dealt=self.seated))
            assert cards_in(page) <= known

    def attempt(self, order: TableCommand | Report) -> None:
        """Play an order; if it is refused, nothing has changed."""
        before = self.table.copy()
        try:
            play(self.table.copy(), order)
        except Illegal:
            assert self.table == before
            return
        self.play(order)

    def decide(self, most: int) -> None:
        for _ in range(most):
            if not self.table.running():
                return
            assert self.table.hand is not None
            ask = self.dice.choice(self.table.hand.asked)
            chance = ask.actor == CHANCE
            self.play(self.chance.answer(ask) if chance else ask.sample(self.dice.randrange))

    def next_hand(self) -> None:
        """Do everything needed for the next hand, if there are players for one."""
        self.decide(20_000)
        self.look()
        for _ in range(60):
            for order in self.leading():
                if order is not None:
                    self.play(order)
            if self.table.running():
                return
            self.look()

    def leading(self) -> Iterator[TableCommand | None]:
        table, choose = self.table, self.dice.randrange
        yield sample(table, Office.CHANCE, choose)
        yield sample(table, Office.DEALER, choose, {ChangeGame})
        if seat := to_name(table):
            yield sample(table, seat, choose, {NameGame})
        yield sample(table, Office.DEALER, choose, {NextHand})
        if not table.running() and table.players:
            seat = self.dice.choice(sorted(table.players))
            yield sample(table, seat, choose)

    def do(self, deed: Deed) -> None:
        who, number = deed
        if who == HAND:
            self.next_hand()
        elif who == DECISIONS:
            self.decide(number % 40)
        elif who == WRONG:
            game = [*self.mixed.games, "", "lowball"][number % 6]
            self.attempt(NameGame(seat=number % 10, game=game))
            self.attempt(ChangeGame())
        elif who == CANCEL:
            self.attempt(CancelHand(by="Flora", reason="because"))
        elif (order := sample(self.table, who, lambda count: number % count)) is not None:
            self.play(order)
        self.look()


@pytest.fixture(scope="module")
def mixes(tmp_path_factory: pytest.TempPathFactory) -> tuple[Mixed, ...]:
    def made(changing: str) -> Mixed:
        place: Path = tmp_path_factory.mktemp("house")
        return three_kinds(place, changing)

    return tuple(map(made, (BY_BUTTON, IN_TURN, 'by = "rotation", hands = 1')))


def test_a_table_whose_game_changes_keeps_all_laws(mixes: tuple[Mixed, ...]) -> None:
    dealt, named = Counter[str](), 0

    @settings(max_examples=40, deadline=None)
    @given(st.integers(0, 2), st.integers(2, 8), st.integers(0, 9_999), DEEDS)
    def law(which: int, seats: int, seed: int, deeds: list[Deed]) -> None:
        nonlocal named
        table = Changing(mixes[which], seats, seed)
        for deed in deeds:
            table.do(deed)
        assert table.replayed() == table.table
        dealt.update(table.dealt)
        named += sum(isinstance(event, GameNamed) for event in table.log)

    law()
    assert set(dealt) == set(mixes[0].games) and named > 0
