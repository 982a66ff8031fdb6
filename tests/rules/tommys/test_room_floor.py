"""The floor person's orders: in the best interest of the game, with a reason, logged, and final."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import ChipsMoved, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.reports import CancelHand, FloorOrder, GiveChips
from cardhouse.floor.pot.reports import AwardPot, CallMisdeal, KillHand, ReviveHand, StringRaise
from tests.kit.cases import changed, cited, deck, finish, lie, refused, refusing_rules
from tests.kit.hands import Dealt
from tests.kit.tables import Seated, rules_cited

STUB = "2s 3s 4s 5s 6s 7s 8s 9s"
WHY = "The dealer pushed the last pot wrongly."


def raised() -> Dealt:
    return Dealt(deck=deck(6, STUB, {3: "Ah Kd"})).act("3 raise 4", "4 raise 6")


@pytest.mark.rule("TOM-ROOM-19")
def test_the_floor_gives_chips_of_the_pot_and_the_log_says_who_why_and_what() -> None:
    table = raised()
    pot, stack = table.hand.chips["pot"], table.hand.chips[3]
    mark = len(table.log)
    give = GiveChips(
        by="Flora",
        reason=WHY,
        overrides="TOM-HE-21",
        source="pot",
        target=3,
        amount=10_00,
    )
    before = lie(table)
    events = table.report(give)
    assert table.hand.chips["pot"] == pot - 10_00
    assert table.hand.chips[3] == stack + 10_00
    assert set(changed(before, lie(table))) == {"chips"}
    ruled, moved = events
    assert isinstance(ruled, Ruled) and isinstance(moved, ChipsMoved)
    assert (ruled.by, ruled.reason, ruled.overrides) == ("Flora", WHY, "TOM-HE-21")
    assert "TOM-ROOM-19" in cited([ruled])
    # The log holds the state before and after it.
    assert kernel.replay(table.game, table.log[:mark]).chips[3] == stack
    assert kernel.replay(table.game, table.log[: mark + 2]).chips[3] == stack + 10_00
    finish(table)
    assert sum(table.won().values()) == 0
    assert table.events(Ruled) == [ruled]


@pytest.mark.rule("TOM-ROOM-19")
@pytest.mark.parametrize(
    "order",
    [
        KillHand(by="", reason=WHY, seat=3),
        KillHand(by="Flora", reason="  ", seat=3),
        GiveChips(by="Flora", reason="", source="pot", target=3, amount=1),
        CallMisdeal(by=" ", reason=WHY),
        CancelHand(by="Flora", reason=""),
    ],
)
def test_an_order_without_a_name_or_a_reason_is_refused(order: FloorOrder) -> None:
    assert "TOM-ROOM-19" in refusing_rules(refused(raised(), order))


@pytest.mark.rule("TOM-ROOM-19")
@pytest.mark.parametrize(
    ("source", "target", "amount", "reason"),
    [
        ("pot", 3, 13_01, Reason.NOT_ENOUGH_CHIPS),
        ("pot", 3, 0, Reason.NOT_ENOUGH_CHIPS),
        ("pot", 3, -1, Reason.NOT_ENOUGH_CHIPS),
        ("pot", "box", 1_00, Reason.NOT_SUCH_CASE),
        ("box", 3, 1_00, Reason.NOT_SUCH_CASE),
        ("pot", 9, 1_00, Reason.NOT_SUCH_CASE),
        ("cage", 3, 1_00, Reason.NOT_SUCH_CASE),
    ],
)
def test_the_floor_moves_only_chips_of_the_hand_and_never_the_house_s(
    source: str, target: int | str, amount: int, reason: Reason
) -> None:
    give = GiveChips(by="Flora", reason=WHY, source=source, target=target, amount=amount)
    refused(raised(), give, reason)


@pytest.mark.rule("TOM-ROOM-19")
def test_the_floor_kills_a_hand_and_revives_it() -> None:
    table = raised()
    before = lie(table)
    table.report(KillHand(by="Flora", reason=WHY, seat=3))
    assert changed(before, lie(table)) == {"down 3": (), "muck": ("Ah", "Kd")}
    assert 3 not in table.hand.live
    refused(table, KillHand(by="Flora", reason=WHY, seat=3), Reason.NOT_IN_HAND)
    table.report(ReviveHand(by="Flora", reason="It was protected.", seat=3))
    assert lie(table) == before
    assert table.hand.live == [1, 2, 3, 4, 5, 6]
    # The hand given back has yet to answer the raise, in its turn.
    assert table.turn == 5 and Round.of(table.hand).to_act == [5, 6, 1, 2, 3]
    refused(table, ReviveHand(by="Flora", reason=WHY, seat=3))
    refused(table, ReviveHand(by="Flora", reason=WHY, seat=5))
    finish(table)


@pytest.mark.rule("TOM-ROOM-19")
def test_the_floor_orders_a_misdeal_or_cancels_the_hand() -> None:
    table = raised()
    table.report(CallMisdeal(by="Flora", reason=WHY))
    assert len(table.events(Misdealt)) == 1
    assert (table.hand.chips["pot"], table.hand.button, table.turn) == (3_00, 6, 3)
    table.report(CancelHand(by="Flora", reason=WHY))
    assert table.hand.over
    assert set(table.won().values()) == {0}


@pytest.mark.rule("TOM-ROOM-19")
def test_the_floor_pushes_a_contested_pot_only_to_a_hand_that_lies_face_up() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB, {1: "Ah Kd"}))
    for _ in range(4):
        table.check_round()
    refused(table, AwardPot(by="Flora", reason=WHY, seat=1), Reason.HAND_NOT_SHOWN)
    refused(table, AwardPot(by="Flora", reason=WHY, seat=7), Reason.NOT_IN_HAND)
    table.act("1 show")
    table.report(AwardPot(by="Flora", reason=WHY, seat=1))
    assert table.hand.over
    assert table.won() == {1: 4_00, 2: -2_00, 3: -2_00}


@pytest.mark.rule("TOM-ROOM-20")
def test_a_player_cannot_undo_a_ruling() -> None:
    table = raised()
    table.report(KillHand(by="Flora", reason=WHY, seat=4))
    after = table.hand.copy()
    with pytest.raises(Illegal) as error:
        table.play(Call(4))
    assert error.value.reason is Reason.NOT_IN_HAND
    # Seat 4's protest against the raise before it comes too late as well.
    refused(table, StringRaise(by=4), Reason.NOT_LIVE)
    refused(table, StringRaise(by=5))
    assert table.hand == after


@pytest.mark.rule("TOM-ROOM-20")
def test_another_ruling_may_overrule_the_first_in_the_same_hand() -> None:
    table = raised()
    table.report(KillHand(by="Flora", reason=WHY, seat=3))
    error = refused(table, ReviveHand(by="Finn", reason=WHY, seat=3, supersedes=2))
    assert "TOM-ROOM-20" in refusing_rules(error)
    events = table.report(ReviveHand(by="Finn", reason="No harm.", seat=3, supersedes=1))
    assert "TOM-ROOM-20" in cited(events[:1])
    first, second = table.events(Ruled)
    assert (first.kind, first.supersedes) == ("kill-hand", 0)
    assert (second.kind, second.supersedes, second.by) == ("revive-hand", 1, "Finn")
    assert 3 in table.hand.live
    finish(table)


@pytest.mark.rule("TOM-ROOM-20")
def test_before_the_next_hand_a_ruling_may_still_be_overruled() -> None:
    table = Seated((1, 2, 3), button=3, chance=Stacked(parse_cards("")))
    table.start()
    table.play(KillHand(by="Flora", reason=WHY, seat=3))
    table.finish()
    events = table.play(ReviveHand(by="Finn", reason=WHY, seat=3, supersedes=1))
    ruled = [event for event in events if isinstance(event, Ruled) and event.by]
    assert "TOM-ROOM-20" in rules_cited(ruled)
    assert table.table.running() and 3 in table.hand.live
    table.finish()
    assert table.table.hands == 1


@pytest.mark.rule("TOM-ROOM-20")
def test_after_the_next_deal_a_ruling_stands() -> None:
    table = Seated((1, 2, 3), button=3, chance=Stacked(parse_cards("")))
    table.start()
    table.play(KillHand(by="Flora", reason=WHY, seat=3))
    table.finish()
    chips = {seat: player.chips for seat, player in table.table.players.items()}
    table.start()
    late = GiveChips(by="Finn", reason=WHY, source="pot", target=3, amount=1_00, supersedes=1)
    error = table.refused(late, Reason.NOT_SUCH_CASE)
    assert "TOM-ROOM-20" in rules_cited([error])
    assert {seat: table.hand.paid[seat] + table.hand.chips[seat] for seat in (2, 3)} == {
        seat: chips[seat] for seat in (2, 3)
    }
