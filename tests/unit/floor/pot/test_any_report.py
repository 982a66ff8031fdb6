"""Any report at any moment is refused, or leaves a hand that plays on."""

from hypothesis import find, given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from cardhouse.cards import HIDDEN, JOKER, PACK
from cardhouse.chance import Seeded
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.family import POT
from cardhouse.floor import Report, rule
from cardhouse.floor.core.reports import (
    Boxed,
    BurnMistake,
    CancelHand,
    FloorOrder,
    GiveChips,
    WrongCount,
)
from cardhouse.floor.families import RULINGS
from cardhouse.floor.pot.reports import (
    Absent,
    AwardPot,
    CallMisdeal,
    ChipsPushed,
    DealtUp,
    EarlyBoard,
    EarlyCards,
    Exposed,
    ExtraDealt,
    FlopCount,
    HandMerged,
    JokerFound,
    KillHand,
    LastExposed,
    Miscalled,
    OutOfTurn,
    ReviveHand,
    ShortDealt,
    StringRaise,
    Thrown,
    TurnedUp,
    WrongBurn,
)
from tests.kit.examples import examples
from tests.kit.hands import Dealt, game
from tests.kit.refusals import well_put

seats = st.integers(0, 7)
cards = st.sampled_from((*PACK, JOKER, HIDDEN))
accounts = st.one_of(seats, st.sampled_from(("pot", "box", "cage")))
amounts = st.one_of(st.integers(-1, 8).map(lambda n: n * 1_00), st.just(1_000_00))
order = {
    "by": st.sampled_from(("Flora", "")),
    "reason": st.just("because"),
    "supersedes": st.integers(0, 2),
}

REPORTS = tuple(RULINGS[POT].remedies)
# Reports that need more than the names of their fields.
STRATEGIES: dict[type[Report], SearchStrategy[Report]] = {
    Boxed: st.builds(Boxed, card=cards),
    JokerFound: st.builds(JokerFound),
    Exposed: st.builds(Exposed, seat=seats, card=cards),
    DealtUp: st.builds(DealtUp, seat=seats, number=st.integers(0, 3)),
    ShortDealt: st.builds(ShortDealt, seat=seats),
    ExtraDealt: st.builds(ExtraDealt, seat=seats),
    WrongCount: st.builds(WrongCount, seat=seats),
    EarlyBoard: st.builds(EarlyBoard),
    LastExposed: st.builds(LastExposed, seat=seats),
    BurnMistake: st.builds(BurnMistake, cards=st.integers(-1, 3)),
    WrongBurn: st.builds(WrongBurn, mixed=st.lists(seats, max_size=2).map(tuple)),
    EarlyCards: st.builds(
        EarlyCards, cards=st.integers(-1, 9), kept=st.lists(seats, max_size=1).map(tuple)
    ),
    Absent: st.builds(Absent, seat=seats),
    FlopCount: st.builds(FlopCount, cards=st.sampled_from((-1, 0, 1, 2, 3, 4, 5, 60))),
    ChipsPushed: st.builds(
        ChipsPushed,
        seat=seats,
        motions=st.lists(amounts, max_size=3).map(tuple),
        single=st.booleans(),
        announced=st.booleans(),
    ),
    OutOfTurn: st.builds(
        OutOfTurn,
        seat=seats,
        do=st.sampled_from(("fold", "check", "call", "bet", "raise")),
        to=amounts,
    ),
    StringRaise: st.builds(StringRaise, by=seats),
    Thrown: st.builds(Thrown, seat=seats),
    HandMerged: st.builds(HandMerged, seat=seats),
    TurnedUp: st.builds(TurnedUp, seat=seats, by=seats),
    Miscalled: st.builds(Miscalled, seat=seats, **order),
    KillHand: st.builds(
        KillHand, seat=seats, half=st.sampled_from(("", "", "high", "low")), **order
    ),
    ReviveHand: st.builds(ReviveHand, seat=seats, **order),
    GiveChips: st.builds(GiveChips, source=accounts, target=accounts, amount=amounts, **order),
    AwardPot: st.builds(AwardPot, seat=seats, **order),
    CallMisdeal: st.builds(CallMisdeal, **order),
    CancelHand: st.builds(CancelHand, **order),
}

# Values by field name, for all other reports.
FIELDS: dict[str, SearchStrategy[object]] = {"seat": seats, "card": cards, "amount": amounts}


def drawn(kind: type[Report]) -> SearchStrategy[Report]:
    """Any report of a kind."""
    if kind in STRATEGIES:
        return STRATEGIES[kind]
    known = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
    return st.builds(kind, **(order if issubclass(kind, FloorOrder) else {}), **known)


reports = st.sampled_from(REPORTS).flatmap(drawn)


class Sparing(Seeded):
    """Chance that decides on as few cards as it must: most of the stock stays unknown."""

    def answer(self, ask: Ask) -> Command:
        answer = super().answer(ask)
        terms = ask.offers.get(Arrange)
        if isinstance(answer, Arrange) and isinstance(terms, Arrangement):
            return Arrange(cards=answer.cards[: terms.least])
        return answer


def test_nothing_is_drawn_that_cannot_be_reported() -> None:
    assert set(STRATEGIES) <= set(REPORTS)


def test_a_report_that_is_not_named_here_is_drawn_by_its_fields() -> None:
    class Slow(Report, frozen=True, kw_only=True, tag="slow"):
        seat: int
        rolls: bool = False

    assert isinstance(find(drawn(Slow), lambda report: True), Slow)


def likely(table: Dealt) -> SearchStrategy[Report]:
    """Reports about cards and seats of this hand, many of which can be true."""
    hand = table.hand
    held = [(seat, card) for seat, down in hand.down.items() for card in down]
    known = [card for card in (*hand.stock[:6], *hand.board, *hand.burns) if card != HIDDEN]
    found: list[SearchStrategy[Report]] = [reports]
    if held:
        found.append(st.sampled_from(held).map(lambda at: Exposed(seat=at[0], card=at[1])))
        found.append(st.sampled_from(held).map(lambda at: Boxed(card=at[1])))
    if known:
        found.append(st.sampled_from(known).map(lambda card: Boxed(card=card)))
    return st.one_of(found)


def try_report(table: Dealt, report: Report) -> None:
    """A refusal changes nothing; otherwise all cards and chips are there, and in the log."""
    before, log = table.hand.copy(), table.log[:]
    try:
        events = rule(table.hand, table.log, report, table.rules)
    except Illegal as error:
        assert well_put(error)
        assert table.hand == before
        assert table.log == log
    else:
        assert events
        table.log += events
        assert kernel.replay(table.game, table.log) == table.hand
        assert sum(table.hand.chips.values()) == sum(table.stacks.values())
        assert sum(map(len, table.hand.places())) == len(table.hand.deck)


def go_on(table: Dealt, data: DataObject) -> None:
    """Make a decision: chance's if it is awaited, else any legal one of the player in turn."""
    ask = table.ask
    if ask.actor == CHANCE:
        table.deal()
    else:
        table.play(ask.sample(lambda count: data.draw(st.integers(0, count - 1))))


def end_by_default(table: Dealt) -> None:
    for _ in range(100):
        if table.hand.over:
            break
        table.deal()
        if not table.hand.over:
            default = table.ask.default
            assert default is not None
            table.play(default)
    assert table.hand.over, "the hand is stuck"
    assert table.hand.chips["pot"] == 0


@examples(250)
@given(st.data())
def test_any_report_at_any_moment_is_refused_or_leaves_a_hand_that_plays_on(
    data: DataObject,
) -> None:
    count = data.draw(st.integers(2, 6))
    stacks = {
        seat: data.draw(st.sampled_from((1_00, 7_00, 200_00))) for seat in range(1, count + 1)
    }
    played = data.draw(st.sampled_from(("holdem", "holdem", "stud7", "stud7-hilo")))
    table = Dealt(
        game(name=played),
        seats=count,
        stacks=stacks,
        foreign=data.draw(st.sampled_from(("", "Jo"))),
        fee=data.draw(st.sampled_from((0, 3_00))),
        wait=True,
    )
    chance = data.draw(st.sampled_from((Seeded, Sparing)))
    table.chance = chance(data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(1, 4))):
        for _ in range(data.draw(st.integers(0, 9))):
            if not table.hand.over:
                go_on(table, data)
        try_report(table, data.draw(likely(table)))
    end_by_default(table)
