"""The Ask between hands: every offer is carried out, and everything else refused unchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from cardhouse.cards import parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor.core.reports import CancelHand
from cardhouse.rulebook import AnyPosted, all_games, load, open_table, posted
from cardhouse.rulebook.files import houses
from cardhouse.table import Office, Table, play, table_ask
from cardhouse.table.asks import known, sample, ways_in
from cardhouse.table.commands import (
    AdmitToTable,
    AskFresh,
    BarFromTable,
    BuyChips,
    ChangeGame,
    ChangeSeat,
    ComeIn,
    DrawButton,
    Expel,
    FetchHeld,
    JoinList,
    Leave,
    LeaveList,
    ListFirst,
    MoveIn,
    MoveOut,
    NameGame,
    NextHand,
    PassBank,
    Sit,
    SitOut,
    Stay,
    TableCommand,
    TakeBank,
)
from cardhouse.table.deed import Who
from cardhouse.table.terms import Absent, Chips, Coming, Drawing, Expulsion, Places
from tests.kit.refusals import refusal

STEPS = 400
POSTS = [*all_games(), *(mixed for house in houses() for mixed in load(house).mixed.values())]
NAMES = ("Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hugh", "Iris", "Jack")


class Walk:
    """A table where everybody takes random offers."""

    def __init__(self, post: AnyPosted) -> None:
        self.table = open_table(post)
        self.rng, self.chance = Random(post.name), Seeded(post.name)
        self.done: list[TableCommand] = []

    def step(self) -> None:
        """Take an action in the hand, or at the table."""
        table, rng = self.table, self.rng
        if table.running() and rng.random() < 0.9:
            assert table.hand is not None
            ask = rng.choice(table.hand.asked)
            chance = ask.actor == CHANCE
            play(table, self.chance.answer(ask) if chance else ask.sample(rng.randrange))
        elif (command := sample(table, self.anybody(), rng.randrange)) is not None:
            play(table, command)
            self.done.append(command)

    def anybody(self) -> Who:
        """Somebody to act: most often the dealer, hardly ever the floor."""
        rng, roll = self.rng, self.rng.random()
        if roll < 0.3:
            return Office.DEALER
        if roll < 0.6 and self.table.players:
            return rng.choice(sorted(self.table.players))
        if roll < 0.9:
            return rng.choice(NAMES)
        office: Office = rng.choice([*Office, Office.CHANCE, Office.BONUSES])
        return office

    def tried(self) -> Iterator[tuple[TableCommand, bool]]:
        """Commands legal or not, with true for those the table offers."""
        rng = self.rng
        seat = rng.choice((*range(12), *range(100, 104)))
        chips = rng.choice((0, 50, 10_00, 200_00, 1000_00))
        name = rng.choice(NAMES)
        for who, command in (
            (name, Sit(seat=seat, name=name, chips=chips)),
            (name, Sit(seat=seat, name=name, chips=chips, role="bank")),
            (seat, BuyChips(seat=seat, chips=chips)),
            (seat, ComeIn(seat=seat, how=rng.choice(("post", "wait")))),
            (seat, SitOut(seat=seat)),
            (seat, Leave(seat=seat)),
            (seat, Stay(seat=seat)),
            (seat, TakeBank(seat=seat)),
            (seat, PassBank(seat=seat)),
            (seat, AskFresh(seat=seat)),
            (seat, NameGame(seat=seat, game=rng.choice(("", "holdem", "stud7", "bridge")))),
            (Office.DEALER, ChangeGame()),
            (name, JoinList(name=name)),
            (name, LeaveList(name=name)),
            (name, FetchHeld(name=name)),
            (Office.FLOOR, Expel(seat=seat, by=rng.choice(("", "Flora")), reason="noise")),
            (Office.FLOOR, BarFromTable(name=name, by=rng.choice(("", "Flora")), reason="noise")),
            (Office.FLOOR, AdmitToTable(name=name, by="Flora")),
            (Office.SEATING, ChangeSeat(seat=seat, to=rng.randrange(12), by="Flora")),
            (Office.SEATING, MoveOut(seat=seat, to="another table", by="Flora")),
            (Office.SEATING, MoveIn(seat=seat, name=name, chips=chips, by="Flora")),
            (Office.SEATING, ListFirst(name=name, by="Flora")),
            (Office.DEALER, NextHand(absent=(seat,) if rng.random() < 0.3 else ())),
            (Office.CHANCE, DrawButton(cards=tuple(self.table.game.deck.cards()[:seat]))),
        ):
            terms = table_ask(self.table, who).offers.get(type(command))
            yield command, terms is not None and terms.allows(command)


def is_carried_out(table: Table, command: TableCommand) -> bool:
    """True if a command works on a copy; a refusal leaves the copy unchanged."""
    trial = table.copy()
    before = msgspec.structs.asdict(trial.copy())
    try:
        play(trial, command)
    except Illegal:
        assert msgspec.structs.asdict(trial) == before
        return False
    return True


@pytest.mark.parametrize("post", POSTS, ids=lambda post: f"{post.house} {post.name}")
def test_all_that_is_offered_is_carried_out_and_nothing_else(post: AnyPosted) -> None:
    walk = Walk(post)
    tried = {True: 0, False: 0}
    for number in range(STEPS):
        walk.step()
        for command, offered in walk.tried() if number % 10 == 0 else ():
            assert is_carried_out(walk.table, command) == offered, command
            tried[offered] += 1
    kinds = {type(command) for command in walk.done}
    assert walk.table.hands > 0 and {Sit, BuyChips, ComeIn, Leave, NextHand} <= kinds
    assert min(tried.values()) > 20


def opened(house: str, game: str, *seats: int, chips: int = 500_00) -> Table:
    table = open_table(posted(house, game))
    for seat in seats:
        play(table, Sit(seat=seat, name=NAMES[seat], chips=chips))
    return table


def offered(table: Table, who: Who, kind: type[TableCommand]) -> Any:
    return table_ask(table, who).offers.get(kind)


def test_a_guest_is_offered_the_free_seats_with_the_least_buy_in() -> None:
    table = opened("tommys", "holdem", 2, 5)
    places = offered(table, "Zoe", Sit)
    assert isinstance(places, Places)
    assert places.seats == tuple(s for s in range(1, table.seating.most + 1) if s not in (2, 5))
    assert (places.least, places.rail) == (table.buy_in, 0)
    assert offered(table, "Cora", Sit) is None and offered(table, "Cora", JoinList) is None


def test_a_free_seat_is_offered_to_who_has_waited_longest() -> None:
    table = opened("tommys", "holdem", *range(1, 10))
    last = table.seating.most
    if last not in table.players:
        play(table, Sit(seat=last, name="Zed", chips=500_00))
    assert offered(table, "Yan", Sit) is None
    play(table, JoinList(name="Yan"))
    play(table, JoinList(name="Zoe"))
    play(table, Leave(seat=3))
    assert offered(table, "Yan", Sit).seats == (3,)
    assert offered(table, "Zoe", Sit) is None and offered(table, "Zoe", LeaveList)


@pytest.mark.rule("LBR-BJ-11")
def test_the_seats_of_standing_banks_are_offered_to_them_alone() -> None:
    table = opened("lo-ball-room", "no-bust-blackjack")
    places, kept = offered(table, "Zoe", Sit), table.rotation.seats
    assert kept and places.banks == kept and not set(kept) & set(places.seats)


def test_who_made_the_one_short_buy_is_offered_a_full_one() -> None:
    table = opened("button-room", "holdem", 1, 2)
    step = table.game.stakes.step
    assert offered(table, 1, BuyChips) == Chips(least=step, step=step)
    play(table, BuyChips(seat=1, chips=step))
    assert offered(table, 1, BuyChips) == Chips(least=table.short_buy, step=step)
    assert table.short_buy > step


@pytest.mark.rule("TOM-HE-61")
def test_between_the_blinds_a_newcomer_is_offered_only_to_wait() -> None:
    table = opened("tommys", "holdem", 1, 3, 5, 6, 7)
    play(table, DrawButton(cards=tuple(offered(table, Office.CHANCE, DrawButton).cards[:5])))
    play(table, NextHand())
    hand = table.hand
    assert hand is not None
    for seat in (2, 4, 8):
        play(table, Sit(seat=seat, name=NAMES[seat], chips=500_00))
    ways = {seat: offered(table, seat, ComeIn) for seat in (2, 4, 8)}
    assert set(ways.values()) == {Coming(how=("wait",)), Coming(how=("post", "wait"))}


def test_the_draw_for_the_button_is_offered_to_chance_alone() -> None:
    table = opened("tommys", "holdem", 1)
    assert offered(table, Office.CHANCE, DrawButton) is None
    play(table, Sit(seat=2, name="Zoe", chips=500_00))
    terms = offered(table, Office.CHANCE, DrawButton)
    assert isinstance(terms, Drawing) and terms.count == 2 and len(terms.cards) == 52
    assert DrawButton not in table_ask(table, 1).offers


@pytest.mark.rule("TOM-BJ-P13")
def test_the_bank_is_offered_to_one_player_at_a_time() -> None:
    table = opened("tommys", "no-bust-blackjack", 1, 2, 3)
    seats = [seat for seat in table.players if offered(table, seat, TakeBank)]
    assert seats == [seat for seat in table.players if offered(table, seat, PassBank)]
    assert len(seats) == 1 and offered(table, Office.DEALER, NextHand) is None
    play(table, TakeBank(seat=seats[0]))
    assert not any(offered(table, seat, TakeBank) for seat in table.players)
    assert offered(table, Office.DEALER, NextHand) is not None


def test_a_game_offers_nothing_of_another_family() -> None:
    table = opened("tommys", "pan", 1, 2)
    assert not {TakeBank, PassBank, AskFresh, DrawButton} & known(table)
    with refusal("cannot be done"):
        play(table, TakeBank(seat=1))


def test_the_floor_is_offered_whom_it_may_send_out() -> None:
    table = opened("tommys", "holdem")
    assert offered(table, Office.FLOOR, Expel) is None
    play(table, Sit(seat=4, name="Zoe", chips=500_00))
    assert offered(table, Office.FLOOR, Expel) == Expulsion(seats=(4,))


def test_a_place_at_the_rail_is_free_once_the_hand_that_was_opened_again_is_over() -> None:
    table = opened("tommys", "pai-gow-poker", 1, 2, 3)
    play(table, Sit(seat=101, name="Zoe", chips=100_00))
    bank = next(seat for seat in table.players if offered(table, seat, TakeBank))
    play(table, TakeBank(seat=bank))
    play(table, NextHand())
    play(table, Leave(seat=101))
    assert 101 in offered(table, "Yan", Sit).standing
    del table.players[101]
    assert table.running() and 101 in offered(table, "Yan", Sit).standing
    with refusal("seat is taken"):
        play(table, Sit(seat=101, name="Yan", chips=100_00))


def test_only_where_a_house_has_standing_banks_does_somebody_sit_down_as_one() -> None:
    assert offered(opened("tommys", "holdem"), "Zoe", Sit).banks == ()
    with refusal("seat is taken"):
        play(opened("tommys", "holdem"), Sit(seat=1, name="Zoe", chips=500_00, role="bank"))


def test_a_seat_needs_a_name() -> None:
    assert offered(opened("tommys", "holdem"), " ", Sit) is None
    with refusal("needs a name"):
        play(opened("tommys", "holdem"), Sit(seat=1, name="", chips=500_00))


def test_who_leaves_after_the_hand_is_offered_nothing_but_that_and_to_stay() -> None:
    table = opened("tommys", "pan", 1, 2, 3)
    play(table, NextHand())
    play(table, Leave(seat=2))
    assert set(table_ask(table, 2).offers) == {Leave, Stay}
    with refusal("leaves after this hand"):
        play(table, BuyChips(seat=2, chips=20_00))


def test_nobody_is_dealt_in_by_mistake_where_that_is_no_case_or_twice() -> None:
    table = opened("tommys", "pan", 1, 2, 3)
    with refusal("by mistake"):
        play(table, NextHand(absent=(1,)))
    assert not Absent(seats=(6,)).allows(NextHand(absent=(6, 6)))


def test_the_ways_into_the_game_are_those_of_the_ask_the_quickest_first() -> None:
    table = opened("tommys", "holdem", 2, 4, 6)
    assert ways_in(table, 2) == (), "they are in"
    cards = {2: "As", 4: "3c", 6: "4c"}
    play(table, DrawButton(cards=parse_cards(" ".join(cards.values()))))
    play(table, NextHand())
    # The next button is at 4 and the big blind at 2: of the newcomers only seat 5 is between them.
    for seat in (3, 5):
        play(table, Sit(seat=seat, name=NAMES[seat], chips=500_00))
    while table.running():
        assert table.hand is not None
        default = table.hand.asked[0].default
        play(table, Seeded(1).answer(table.hand.asked[0]) if default is None else default)
    assert ways_in(table, 5) == ("wait",)
    assert ways_in(table, 3) == ("post", "wait")
    play(table, SitOut(seat=2))
    assert ways_in(table, 2) == ("post", "wait"), "nothing is owed, and both ways lead in at once"
    assert ways_in(table, 9) == (), "nobody sits there"


def test_the_places_at_the_rail_are_those_that_somebody_has_there() -> None:
    table = opened("tommys", "pai-gow-poker", 1, 2, 3)
    assert offered(table, "Yan", Sit).standing == ()
    for seat, name in ((102, "Zed"), (101, "Zoe")):
        play(table, Sit(seat=seat, name=name, chips=100_00))
    assert offered(table, "Yan", Sit).standing == (101, 102)
    bank = next(seat for seat in table.players if offered(table, seat, TakeBank))
    play(table, TakeBank(seat=bank))
    play(table, NextHand())
    play(table, CancelHand(by="Flora", reason="fire alarm"))
    play(table, Leave(seat=101))
    assert table.hand is not None and 101 in table.hand.seats and not table.running()
    assert offered(table, "Yan", Sit).standing == (102,)
    # If nobody stands at the rail, nobody has a place there.
    assert offered(opened("tommys", "holdem", 1, 2), "Yan", Sit).standing == ()
