"""Playing for the bonuses without a purchase: a private table, a dealer, dummy hands."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from cardhouse.bonus.dummies import dummy_discard
from cardhouse.bonus.free import fold, free_table, play, replay
from cardhouse.bonus.free_commands import (
    DealFree,
    FetchFree,
    FreeCommand,
    LeaveFree,
    OpenFree,
    PayFree,
    SitFree,
)
from cardhouse.bonus.free_events import (
    AnyFreeEvent,
    FreeFetched,
    FreePaid,
    FreeTable,
    FreeTableOpened,
)
from cardhouse.cards import JOKER, parse_cards, stacked
from cardhouse.chance import Stacked
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Discard
from cardhouse.ledger import CAGE, Account
from cardhouse.rulebook import load, posted
from cardhouse.table.accounts import purse
from cardhouse.table.bonus_events import OWED
from cardhouse.table.claim import Claim
from tests.rules.lo_ball_room.house import HOUSE, LOWBALL
from tests.rules.lo_ball_room.prizes import (
    BLACKJACK,
    JOKERS,
    NATURAL,
    Live,
    Prizes,
    rules,
)

rule = pytest.mark.rule

SIX_FOUR, WHEEL = "6d 4d 3d 2d Ad", "5c 4c 3c 2c Ac"


def fresh(game: str) -> FreeTable:
    return free_table(posted(HOUSE, game).game(), load(HOUSE).bonuses.of(game))


class Free:
    """A free table opened by the floor; the log is replayed after every command."""

    def __init__(self, game: str, *entrants: int) -> None:
        self.game = game
        self.table = fresh(game)
        self.log: list[AnyFreeEvent] = []
        self.ledger: Counter[Account] = Counter()
        self.do(OpenFree(by="Flora", open=True, live=(LOWBALL,)))
        for seat in entrants:
            self.do(SitFree(seat=seat, name=f"p{seat}"))

    def do(self, order: FreeCommand | Command) -> list[AnyFreeEvent]:
        events = play(self.table, order)
        self.log += events
        assert replay(fresh(self.game), self.log) == self.table
        for transfer in (each for event in events for each in event.transfers()):
            self.ledger[transfer.source] -= transfer.amount
            self.ledger[transfer.target] += transfer.amount
        held = {name: self.ledger[f"{CAGE}{name}"] for name in self.table.cage}
        assert held == self.table.cage
        return events

    def refused(self, order: FreeCommand) -> set[str]:
        with pytest.raises(Illegal) as error:
            play(self.table, order)
        return rules(error.value.cite, self.game)

    def deal(self, hands: dict[int, str] | None = None, dummies: int = 0) -> Free:
        """A hand with these cards dealt, in which every entrant stands pat."""
        self.do(DealFree(open=True, live=(LOWBALL,)))
        assert len(self.table.dummies) == dummies
        held = {seat: list(parse_cards(text)) for seat, text in (hands or {}).items()}
        named = [card for cards in held.values() for card in cards]
        pack = self.hand.game.deck.cards()
        # The others get high cards as long as there are any.
        spare = sorted(
            (c for c in pack if c not in named),
            key=lambda card: card[0] in "23456A" or card == JOKER,
        )
        each = 2 if self.game == BLACKJACK else 5
        top = [
            held[seat].pop(0) if held.get(seat) else spare.pop(0)
            for _ in range(each)
            for seat in self.hand.seats
        ]
        chance = Stacked(stacked(pack, top))
        while not self.hand.over:
            (ask,) = self.hand.asked
            self.do(chance.answer(ask) if ask.actor == CHANCE else _default(ask))
        return self

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    @property
    def claim(self) -> Claim:
        assert self.table.claim is not None
        return self.table.claim


def _default(ask: Ask) -> Command:
    assert ask.default is not None
    return ask.default


def refusal(free: Free, order: FreeCommand) -> Reason:
    with pytest.raises(Illegal) as error:
        play(free.table, order)
    return error.value.reason


@rule("LBR-BO-12")
def test_two_jokers_of_a_free_player_win_without_wager_or_collection() -> None:
    free = Free(BLACKJACK, 3, 5).deal({3: "Jo Jo"})
    assert set(free.hand.chips.values()) == {0}, "no wager and no collection"
    prizes = Prizes()
    assert prizes.claim(free.claim, table="free") == {3: 25, 5: 25}
    (paid,) = free.do(PayFree(hand=1, shares={3: 25_00, 5: 25_00}))
    assert isinstance(paid, FreePaid)
    assert [(t.target, t.amount) for t in paid.transfers()] == [
        ("cage:p3", 25_00),
        ("cage:p5", 25_00),
    ]
    assert prizes.sign(BLACKJACK, JOKERS).won, "it counts like any other"


@rule("LBR-BO-12")
def test_alone_at_the_free_table_the_other_half_is_not_paid() -> None:
    free = Free(BLACKJACK, 3).deal({3: "Jo Jo"}, dummies=1)
    prizes = Prizes()
    before = prizes.house
    assert prizes.claim(free.claim, table="free") == {3: 25}
    assert prizes.house - before == 25 and prizes.prize(JOKERS) == 0


@rule("LBR-BO-12")
def test_the_dealers_own_hand_wins_no_bonus() -> None:
    free = Free(BLACKJACK, 3).deal({1: "Jo Jo"}, dummies=1)
    assert free.table.claim is None and list(free.table.dummies) == [1]


@rule("LBR-BO-13")
def test_the_free_double_joker_table_needs_only_an_open_room() -> None:
    table = fresh(BLACKJACK)
    with pytest.raises(Illegal) as error:
        play(table, OpenFree(by="Flora", open=False, live=(BLACKJACK,)))
    assert rules(error.value.cite, BLACKJACK) == {"LBR-BO-13"}
    play(table, OpenFree(by="Flora", open=True, live=()))
    assert table.by == "Flora"


@rule("LBR-BO-29")
def test_the_free_lo_ball_table_needs_a_live_game() -> None:
    with pytest.raises(Illegal) as error:
        play(fresh(LOWBALL), OpenFree(by="Flora", open=True, live=(BLACKJACK,)))
    assert rules(error.value.cite) == {"LBR-BO-29"}
    free = Free(LOWBALL, 1, 2).deal()
    assert set(free.hand.chips.values()) == {0}
    assert free.refused(DealFree(open=True, live=())) == {"LBR-BO-29"}


@rule("LBR-BO-30")
def test_the_private_table_is_opened_by_a_floor_person() -> None:
    table = fresh(LOWBALL)
    for order in (
        OpenFree(by=" ", open=True, live=(LOWBALL,)),
        SitFree(seat=1, name="Ada"),
        DealFree(open=True, live=(LOWBALL,)),
    ):
        with pytest.raises(Illegal) as error:
            play(table, order)
        assert "LBR-BO-30" in rules(error.value.cite)
    free = Free(LOWBALL, 4, 5)
    assert free.log[0] == FreeTableOpened(by="Flora")
    live = Live(3).hand()
    assert free.deal().hand.seats == (4, 5)
    assert live.table.hand is not None and live.table.hand.seats == (2, 3, 1)


@rule("LBR-BO-31", "LBR-BO-P7")
def test_a_lone_entrant_beaten_by_a_dummys_wheel_has_sixty_percent() -> None:
    free = Free(LOWBALL, 1).deal({1: SIX_FOUR, 6: WHEEL}, dummies=7)
    assert free.claim.bonus == NATURAL and free.claim.mains == (1,)
    prizes = Prizes()
    house = prizes.house
    assert prizes.claim(free.claim, table="free") == {1: 60}
    # The $40 stay in the fund, which posts the next prize.
    assert prizes.prize(NATURAL) == 100 and prizes.house - house == 60


@rule("LBR-BO-P7")
def test_a_dummys_six_four_beaten_by_the_entrants_wheel() -> None:
    free = Free(LOWBALL, 1).deal({4: SIX_FOUR, 1: WHEEL}, dummies=7)
    prizes = Prizes().set(NATURAL, 100, 50)
    house = prizes.house
    assert prizes.claim(free.claim, table="free") == {1: 5}
    assert prizes.fund(NATURAL) == 50 + 95 - 100 and prizes.house == house


@rule("LBR-BO-P7")
@pytest.mark.parametrize(
    ("held", "thrown"),
    [
        ("Ad 2d 3d 4d 8d", ""),
        ("9d Kd Jo 8c Ah", "9d Kd"),
        ("4c 4d 4h Qs Ts", "4d 4h Qs Ts"),
        ("Ah As 9h 2c 2d", "As 9h 2d"),
    ],
)
def test_a_dummy_keeps_the_joker_and_one_of_each_low_rank(held: str, thrown: str) -> None:
    assert dummy_discard(3, parse_cards(held)) == Discard(3, parse_cards(thrown))


@rule("LBR-BO-P7")
def test_a_free_hand_has_one_draw_and_no_betting() -> None:
    free = Free(LOWBALL, 1)
    free.do(DealFree(open=True, live=(LOWBALL,)))
    asked: list[set[type[Command]]] = []
    chance = Stacked(free.hand.deck)
    while not free.hand.over:
        (ask,) = free.hand.asked
        if ask.actor == CHANCE:
            free.do(chance.answer(ask))
            continue
        offer = ask.offers[Discard]
        assert isinstance(offer, Cards) and (offer.least, offer.most) == (0, 5)
        asked.append(set(ask.offers))
        free.do(Discard(1, tuple(free.hand.down[1][:3])))
    assert asked == [{Discard}], "the entrant alone is asked, once"
    assert all(len(free.hand.up[seat]) == 5 for seat in range(1, 9)), "all hands are shown"


def test_a_free_prize_is_paid_before_the_next_free_hand() -> None:
    free = Free(BLACKJACK, 3, 5).deal({3: "Jo Jo"})
    assert refusal(free, PayFree(hand=1, shares={4: 25_00})) is Reason.NO_SUCH_SEAT
    assert free.refused(DealFree(open=True)) == {"LBR-BO-08"}
    free.do(PayFree(hand=1))
    assert free.log[-1].cite == "bonus.once.double-joker"
    free.do(LeaveFree(seat=5))
    free.deal(dummies=1)


@rule("LBR-BO-12")
def test_everybody_has_two_cards_face_up_from_seat_one_on() -> None:
    free = Free(BLACKJACK, 5, 3).deal()
    assert free.hand.seats == (3, 5) and free.hand.button == 5
    assert [len(free.hand.up[seat]) for seat in free.hand.seats] == [2, 2]


def test_a_free_table_has_eight_seats_for_one_person_each() -> None:
    free = Free(BLACKJACK, 1, 8)
    for seat in (0, 9, 8):
        assert refusal(free, SitFree(seat=seat, name="Ada")) is Reason.SEAT_TAKEN
    assert refusal(free, LeaveFree(seat=2)) is Reason.NO_SUCH_SEAT
    assert free.table.players == {1: "p1", 8: "p8"}


def test_without_an_entrant_no_free_hand_is_dealt() -> None:
    free = Free(BLACKJACK)
    assert refusal(free, DealFree(open=True)) is Reason.NOT_ENOUGH_PLAYERS


def test_while_a_free_hand_is_dealt_nothing_but_a_prize_is_fetched() -> None:
    free = Free(BLACKJACK, 3, 5).deal({3: "Jo Jo"})
    free.do(PayFree(hand=1, shares={3: 25_00, 5: 25_00}))
    free.do(DealFree(open=True))
    orders: tuple[FreeCommand, ...] = (
        SitFree(seat=1, name="Ada"),
        LeaveFree(seat=5),
        DealFree(open=True),
    )
    for order in orders:
        assert refusal(free, order) is Reason.HAND_RUNNING
    (fetched,) = free.do(FetchFree(name="p3"))
    assert fetched == FreeFetched(name="p3", chips=25_00)
    assert free.table.cage == {"p5": 25_00}
    assert free.ledger == {OWED: -50_00, f"{CAGE}p3": 0, purse("p3"): 25_00, f"{CAGE}p5": 25_00}


def test_before_the_first_free_hand_there_is_nothing_to_play() -> None:
    with pytest.raises(Illegal) as error:
        play(Free(LOWBALL, 3).table, Discard(3))
    assert error.value.reason is Reason.HAND_OVER


def test_only_what_the_last_free_hand_has_won_is_paid_and_the_cage_adds_it_up() -> None:
    free = Free(BLACKJACK, 3, 5)
    pay = PayFree(hand=1, shares={3: 25_00, 5: 25_00})
    assert refusal(free.deal({3: "Ks Qs"}), pay) is Reason.NOT_OFFERED, "it has won nothing"
    free.deal({3: "Jo Jo"})
    assert refusal(free, pay) is Reason.NOT_OFFERED, "an earlier hand"
    free.do(PayFree(hand=2, shares={3: 25_00, 5: 25_00}))
    free.deal({5: "Jo Jo"}).do(PayFree(hand=3, shares={3: 10_00}))
    assert free.table.cage == {"p3": 35_00, "p5": 25_00}


@rule("LBR-BO-13", "LBR-BO-29")
def test_one_bonus_that_needs_a_live_game_is_enough() -> None:
    natural, joker = load(HOUSE).bonuses.of(LOWBALL)
    always = replace(natural, free=replace(natural.free, needs="room-open"))
    table = free_table(posted(HOUSE, LOWBALL).game(), (always, joker))
    with pytest.raises(Illegal) as error:
        play(table, OpenFree(by="Flora", open=True, live=()))
    assert error.value.cite == "bonus.free.live"


def test_what_is_tried_on_a_copy_leaves_the_free_table_as_it_was() -> None:
    free = Free(BLACKJACK, 3, 5).deal({3: "Jo Jo"})
    free.do(PayFree(hand=1, shares={3: 25_00, 5: 25_00}))
    trial = free.table.copy()
    play(trial, FetchFree(name="p3"))
    play(trial, LeaveFree(seat=3))
    assert replay(fresh(BLACKJACK), free.log) == free.table
    free.do(DealFree(open=True))
    (ask,) = free.hand.asked
    play(free.table.copy(), Stacked(free.hand.deck).answer(ask))
    assert replay(fresh(BLACKJACK), free.log) == free.table


@pytest.mark.parametrize(
    ("entrant", "seats", "dummies"), [(1, 8, (2, 3, 4)), (3, 8, (1, 2, 4)), (2, 3, (1, 3))]
)
def test_dummy_hands_lie_in_the_first_empty_seats(
    entrant: int, seats: int, dummies: tuple[int, ...]
) -> None:
    table = fresh(LOWBALL)
    few = replace(table.bonuses[0], free=replace(table.bonuses[0].free, dummies=3))
    table.seats, table.bonuses = seats, (few, *table.bonuses[1:])
    play(table, OpenFree(by="Flora", open=True, live=(LOWBALL,)))
    play(table, SitFree(seat=entrant, name="Ann"))
    play(table, DealFree(open=True, live=(LOWBALL,)))
    assert table.dummies == dummies


def test_a_free_hand_is_rebuilt_event_by_event() -> None:
    free = Free(LOWBALL, 3, 5).deal()
    table = fresh(LOWBALL)
    for event in free.log:
        fold(table, event)
    assert table.hand is not None and table.hand.over
    assert (table.hand.up, table.log) == (free.hand.up, free.table.log)
    assert all(len(free.hand.up[seat]) == 5 for seat in (3, 5))


@rule("LBR-BO-12")
@pytest.mark.parametrize("name", ["", " "])
def test_who_plays_for_nothing_has_a_name_that_the_cage_can_pay(name: str) -> None:
    free = Free(BLACKJACK, 3)
    assert refusal(free, SitFree(seat=5, name=name)) is Reason.NOT_OFFERED
    assert set(free.table.players) == {3}
