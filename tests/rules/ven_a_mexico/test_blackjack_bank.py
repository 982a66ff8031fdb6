"""Ven-A-Mexico's blackjack between hands: the bank goes round, and the shoe is shuffled."""

import pytest
from msgspec.structs import replace

from cardhouse.chance import Seeded
from cardhouse.engine.banked.bank import BankDesignated
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.settle import TableCleared
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Burned, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import Report
from cardhouse.rulebook import open_table
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.banked.bank import broken, holder, offered
from cardhouse.table.banked.events import (
    BankEnded,
    BankKept,
    BankOffered,
    BankPassed,
    BankTaken,
    GameBroken,
    ShoeShuffled,
)
from cardhouse.table.commands import NextHand, PassBank, Sit, TableCommand, TakeBank
from cardhouse.table.table import Role
from tests.kit.hands import cited
from tests.rules.ven_a_mexico.blackjack import HOUSE, NAME, POST, VEN


class House:
    """A table with players, seeded chance, and all its events."""

    def __init__(self, *seats: int, roles: dict[int, Role] | None = None, packs: int = 6) -> None:
        self.table: Table = open_table(POST)
        game = replace(VEN, deck=replace(VEN.deck, packs=packs))
        self.table.spread = replace(self.table.spread, game=game)
        self.chance = Seeded(7)
        self.log: list[AnyEvent] = []
        for seat in seats:
            role = (roles or {}).get(seat, "player")
            self.do(Sit(seat=seat, name=f"P{seat}", chips=5000_00, role=role))

    def do(self, command: TableCommand | Command | Report) -> list[AnyEvent]:
        events = play(self.table, command)
        hand = self.table.hand
        while hand and (ask := next((a for a in hand.asked if a.actor == CHANCE), None)):
            events += play(self.table, self.chance.answer(ask))
        self.log += events
        return events

    def bank(self, *seats: int) -> None:
        """Everybody before the last of these declines the bank, and the last takes it."""
        *declining, taker = seats
        for seat in declining:
            self.do(PassBank(seat=seat))
        self.do(TakeBank(seat=taker))

    def round(self) -> list[AnyEvent]:
        """Play a hand in which everybody but the bank bets ten and lets the default answer."""
        before = len(self.log)
        self.do(NextHand())
        hand = self.table.hand
        assert hand is not None
        self.do(PutUp(hand.button, 200_00))
        for seat in hand.seats:
            if seat != hand.button:
                self.do(PlaceWager(seat, seat, 10_00))
                self.do(Done(seat))
        while not hand.over:
            default = next(ask.default for ask in hand.asked if ask.must)
            assert default is not None
            self.do(default)
        return self.log[before:]

    def refused(self, command: TableCommand | Command) -> tuple[Reason, set[str]]:
        with pytest.raises(Illegal) as error:
            play(self.table, command)
        return error.value.reason, cited(error.value.cite, HOUSE, NAME)


def cites(events: list[AnyEvent], kind: type[AnyEvent]) -> set[str]:
    """The rules behind the first event of a kind."""
    return cited(next(e for e in events if isinstance(e, kind)).cite, HOUSE, NAME)


@pytest.mark.rule("VEN-BJ-20")
def test_no_round_without_a_bank() -> None:
    house = House(1, 2, 3)
    reason, rules = house.refused(NextHand())
    assert reason is Reason.NOT_OFFERED
    assert house.table.hand is None
    house.bank(1, 2, 3)
    events = house.do(NextHand())
    (designated,) = (e for e in events if isinstance(e, BankDesignated))
    assert designated.seat == 3
    assert "VEN-BJ-20" in cites(events, BankDesignated)
    assert rules


@pytest.mark.rule("VEN-BJ-23", "VEN-BJ-51")
def test_the_button_shows_the_first_and_the_second_turn() -> None:
    house = House(1, 2, 3, 4)
    house.bank(1, 2, 3)
    assert (holder(house.table), house.table.turn.number) == (3, 1)
    first = house.round()
    shown = [(e.seat, e.turn) for e in first if isinstance(e, BankDesignated)]
    assert shown == [(3, 1)]
    assert "VEN-BJ-23" in cites(first, BankDesignated)
    (kept,) = (e for e in first if isinstance(e, BankKept))
    assert (kept.seat, kept.number) == (3, 2)
    assert "VEN-BJ-51" in cites(first, BankKept)
    second = house.round()
    assert [(e.seat, e.turn) for e in second if isinstance(e, BankDesignated)] == [(3, 2)]


@pytest.mark.rule("VEN-BJ-50")
def test_the_table_is_clear_before_the_next_round() -> None:
    house = House(1, 2)
    house.bank(1)
    house.do(NextHand())
    assert house.refused(NextHand())[0] is Reason.HAND_RUNNING
    house = House(1, 2)
    house.bank(1)
    events = house.round()
    hand = house.table.hand
    assert hand is not None
    assert not any([*hand.up.values(), *hand.down.values()])
    assert "VEN-BJ-50" in cites(events, TableCleared)
    started = next(e for e in house.do(NextHand()) if isinstance(e, HandStarted))
    assert len(started.stock) + len(started.discards) == 312
    assert len(started.discards) >= 5


@pytest.mark.rule("VEN-BJ-52")
def test_after_two_hands_the_bank_moves_clockwise() -> None:
    house = House(1, 2, 3, 4)
    house.bank(1, 2, 3)
    house.round()
    second = house.round()
    assert any(isinstance(e, BankEnded) and e.seat == 3 for e in second)
    assert [e.seat for e in second if isinstance(e, BankOffered)] == [4]
    assert offered(house.table) == 4
    reason, rules = house.refused(TakeBank(seat=3))
    assert reason is Reason.NOT_OFFERED
    assert "VEN-BJ-52" in rules
    assert "VEN-BJ-52" in cites(second, BankOffered)


@pytest.mark.rule("VEN-BJ-53")
def test_the_game_is_broken_where_nobody_intervenes() -> None:
    house = House(1, 2, 3, 4)
    house.bank(1, 2, 3)
    house.round()
    house.round()
    for seat in (4, 1):
        assert not broken(house.table)
        house.do(PassBank(seat=seat))
    events = house.do(PassBank(seat=2))
    assert any(isinstance(e, GameBroken) for e in events)
    assert "VEN-BJ-53" in cites(events, GameBroken)
    assert broken(house.table)
    assert "VEN-BJ-53" in house.refused(TakeBank(seat=3))[1]
    assert "VEN-BJ-53" in house.refused(NextHand())[1]
    # Until another player takes it after all.
    house.do(TakeBank(seat=1))
    house.round()


@pytest.mark.rule("VEN-BJ-66")
def test_a_proposition_provider_bets_and_banks_like_any_player() -> None:
    house = House(1, 2, 8, roles={8: "proposition"})
    house.bank(1)
    first = house.round()
    assert any(e.__struct_config__.tag == "wager-placed" for e in first)
    house.round()
    house.bank(2, 8)
    taken = [e for e in house.log if isinstance(e, BankTaken)][-1]
    assert taken.seat == 8
    assert "VEN-BJ-66" in cited(taken.cite, HOUSE, NAME)
    house.round()
    house.round()
    assert holder(house.table) == 0
    assert house.refused(TakeBank(seat=8))[0] is Reason.NOT_OFFERED


@pytest.mark.rule("VEN-BJ-P11")
def test_the_bank_is_offered_clockwise_and_may_be_declined() -> None:
    house = House(1, 3, 5, 8)
    assert offered(house.table) == 1
    assert house.refused(TakeBank(seat=5))[0] is Reason.NOT_YOUR_TURN
    events = house.do(PassBank(seat=1))
    assert "VEN-BJ-P11" in cites(events, BankPassed)
    assert [e.seat for e in events if isinstance(e, BankOffered)] == [1, 3]
    house.do(TakeBank(seat=3))
    house.do(NextHand())
    house.do(PutUp(3, 200_00))
    hand = house.table.hand
    assert isinstance(hand, BlackjackHand)
    # No wager and no hand at the seat of the bank.
    assert sorted(ask.actor for ask in hand.asked if isinstance(ask.actor, int)) == [1, 5, 8]
    reason, rules = house.refused(PlaceWager(1, 3, 10_00))
    assert reason is Reason.NOT_OFFERED
    assert "VEN-BJ-P11" in rules
    for seat in (1, 5, 8):
        house.do(PlaceWager(seat, seat, 10_00))
        house.do(Done(seat))
    assert hand.layout.hands.keys() == {1, 5, 8}
    assert hand.up[3] == []


@pytest.mark.rule("VEN-BJ-P14")
def test_the_shoe_is_shuffled_after_the_round_of_the_cut_card() -> None:
    house = House(1, 2, 3, 4, 5, 6, 7, 8)
    assert VEN.banking is not None
    cut = VEN.banking.cut
    rounds, left = 0, 312
    while rounds < 40:
        seat = holder(house.table) or offered(house.table)
        if not holder(house.table):
            house.do(TakeBank(seat=seat))
        events = house.round()
        shuffled = any(isinstance(e, ShoeShuffled) for e in events)
        # Shuffled if and only if the cut card came out in the round before.
        assert shuffled == (left < cut or (left == cut))
        assert any(isinstance(e, Burned) for e in events) == (shuffled or rounds == 0)
        assert house.table.hand is not None
        left = len(house.table.hand.stock)
        rounds += 1
    shuffles = [e for e in house.log if isinstance(e, ShoeShuffled)]
    assert len(shuffles) > 2
    assert "VEN-BJ-P14" in cited(shuffles[0].cite, HOUSE, NAME)


@pytest.mark.rule("VEN-BJ-P14")
def test_one_deck_is_shuffled_after_every_round() -> None:
    house = House(1, 2, packs=1)
    for number in range(4):
        if not holder(house.table):
            house.do(TakeBank(seat=offered(house.table)))
        events = house.round()
        assert any(isinstance(e, ShoeShuffled) for e in events) == (number > 0)
        assert any(isinstance(e, Burned) for e in events)
