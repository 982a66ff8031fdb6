"""Lowball's draw, its showdown, and their mistakes."""

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.core.events import Burned, FeeDropped
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import (
    Discarded,
    Drawn,
    DrawOpened,
    HandKilled,
    PotAwarded,
    Refunded,
    ShowdownOpened,
    Shown,
    StockRenewed,
)
from cardhouse.floor.pot.reports import Exposed
from cardhouse.ranking import scale
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import (
    HOUSE,
    LOWBALL,
    at,
    awards,
    deck,
    for_pot,
    pass_all,
    rule,
    rules,
    stay,
)

STUB = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s"
ORDER = (2, 3, 4, 5, 6, 1)


def drawing(hands: dict[int, str] | None = None, stub: str = STUB) -> Dealt:
    """Seats 3, 5 and 1 have come in, and the draw is on."""
    table = pass_all(at(LOWBALL, deck=deck(LOWBALL, ORDER, stub, hands)))
    return table.act("4 fold", "5 bet 4", "6 fold", "1 call", "2 fold", "3 call")


def first(table: Dealt, seat: int, count: int) -> str:
    """The first cards of a hand, to be thrown away."""
    return " ".join(table.hand.down[seat][:count])


@rule("LBR-LB-17", "LBR-LB-18", "LBR-LB-19", "LBR-GL-05")
def test_one_burn_and_then_each_draws_in_turn_off_the_top() -> None:
    table = drawing()
    s = parse_cards(STUB)
    (burned,) = table.events(Burned)
    assert (burned.card, table.hand.burns) == (s[0], [s[0]])
    assert "LBR-LB-17" in rules(LOWBALL, burned.cite)
    (opened,) = table.events(DrawOpened)
    assert opened.order == (3, 5, 1)
    assert "LBR-LB-18" in rules(LOWBALL, opened.cite)
    for seat, count, drawn in ((3, 2, s[1:3]), (5, 1, s[3:4]), (1, 5, s[4:9])):
        assert (table.turn, table.offers) == (seat, {"discard"})
        kept = table.hand.down[seat][count:]
        table.act(f"{seat} discard {first(table, seat, count)}")
        assert table.hand.down[seat] == [*kept, *drawn]
        assert len(table.hand.down[seat]) == 5
    assert [event.seat for event in table.events(Drawn)] == [3, 5, 1]
    assert all("LBR-LB-19" in rules(LOWBALL, event.cite) for event in table.events(Drawn))
    # The burn before the draw is the only one of the hand.
    stay(table)
    assert table.hand.burns == [s[0]]


@rule("LBR-LB-20", "LBR-GL-12")
def test_a_pat_hand_keeps_its_cards() -> None:
    table = drawing().act("3 discard")
    before, stock = table.hand.down[5][:], len(table.hand.stock)
    table.act("5 discard")
    assert (table.hand.down[5], len(table.hand.stock), table.turn) == (before, stock, 1)
    pat = table.events(Discarded)[-1]
    assert pat.cards == ()
    assert {"LBR-LB-20", "LBR-GL-12"} <= rules(LOWBALL, pat.cite)


@rule("LBR-LB-P5")
def test_a_stub_that_runs_out_is_made_anew_without_ones_own_discards() -> None:
    order = (2, 3, 4, 5, 6, 7, 8, 1)
    table = at(LOWBALL, seats=8, deck=deck(LOWBALL, order, STUB))
    pass_all(table).act("4 bet 4", "5 call", "6 call", "7 fold", "8 call", "1 call", "2 call")
    table.act("3 call")
    s = table.hand.stock[:]
    assert len(s) == 12
    folded = set(table.hand.muck)
    thrown = {seat: table.hand.down[seat][:] for seat in (2, 3)}
    table.act(f"2 discard {first(table, 2, 5)}", f"3 discard {first(table, 3, 4)}")
    table.act("4 discard", "5 discard")
    assert table.hand.stock == s[9:]
    own = table.hand.down[6][:4]
    pool = {s[11], *table.hand.burns, *folded, *thrown[2], *thrown[3][:4]}
    kept = table.hand.down[6][4]
    mark = len(table.log)
    table.act(f"6 discard {' '.join(own)}")
    cites = {event.cite for event in table.log[mark:]}
    assert "draw.refill" in cites
    assert "LBR-LB-P5" in rules(LOWBALL, "draw.refill")
    held = table.hand.down[6]
    assert held[:3] == [kept, s[9], s[10]]
    assert set(held[3:]) <= pool and len(held) == 5
    assert table.hand.discards[6] == own
    assert not (table.hand.burns or table.hand.muck)
    known = {card for card in table.hand.stock if card != HIDDEN} | set(held[3:])
    assert known <= pool
    assert len(table.hand.stock) == len(pool) - 2
    stay(table)


@rule("LBR-LB-P5")
def test_a_stub_that_is_just_enough_serves_the_draw() -> None:
    order = (2, 3, 4, 5, 6, 7, 8, 1)
    table = at(LOWBALL, seats=8, deck=deck(LOWBALL, order, STUB))
    pass_all(table).act("4 bet 4", "5 call", "6 call", "7 fold", "8 call", "1 call", "2 call")
    table.act("3 call")
    s = table.hand.stock[:]
    table.act(f"2 discard {first(table, 2, 5)}", f"3 discard {first(table, 3, 4)}")
    table.act("4 discard", "5 discard", f"6 discard {first(table, 6, 3)}")
    # Three cards were left, and three were drawn.
    assert (table.hand.down[6][2:], table.hand.stock) == (s[9:], [])
    assert table.events(StockRenewed) == []
    # The next player draws from a new stub, without the discards of seat 8.
    own = table.hand.down[8][:1]
    table.act(f"8 discard {' '.join(own)}")
    assert len(table.events(StockRenewed)) == 1
    assert [event.cards for event in table.events(Drawn)][-1] != ()
    assert len(table.hand.down[8]) == 5 and own[0] not in table.hand.down[8]
    stay(table)


@rule("LBR-LB-24")
def test_hands_are_tabled_from_the_buttons_left_whoever_bet_last() -> None:
    table = drawing().act("3 discard", "5 discard", "1 discard")
    table.act("3 check", "5 check", "1 bet 4", "3 call", "5 fold")
    (opened,) = table.events(ShowdownOpened)
    assert opened.order == (3, 1)
    assert table.offers == {"show"}
    table.show_all()
    assert [(event.seat, len(event.cards)) for event in table.events(Shown)] == [(3, 5), (1, 5)]
    assert "LBR-LB-24" in rules(LOWBALL, opened.cite) & rules(LOWBALL, "show")


@rule("LBR-LB-25")
def test_the_cards_speak_for_the_best_low() -> None:
    hands = {2: "8c 6d 4h 3s 2c", 3: "8d 5c 4d 3c Ah"}
    table = for_pot(LOWBALL, 44, hands)
    assert awards(table) == {3: 44}
    assert "LBR-LB-25" in rules(LOWBALL, "award") & rules(LOWBALL, "show.says")


@rule("LBR-LB-26")
@pytest.mark.parametrize("wheel", ["5c 4d 3h 2s Ac", "5c 4c 3c 2c Ac"])
def test_the_wheel_is_the_best_low(wheel: str) -> None:
    assert awards(for_pot(LOWBALL, 20, {2: "6d 4h 3s 2d Ad", 3: wheel})) == {3: 20}
    low = posted(HOUSE, LOWBALL).said("low")
    assert low is not None
    measure = scale(low)
    wheels = measure.value(parse_cards(wheel))
    assert all(
        measure.value(parse_cards(hand)) < wheels
        for hand in ("6c 4d 3h 2s Ac", "6c 5d 3h 2s Ac", "6c 5d 4h 3s 2c", "Ac Ad 2c 3c 4c")
    )


@rule("LBR-LB-P1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7c 6c 5c 4c 3c", "8d 4h 3s 2d Ad"),
        ("9c 8d 7h 6s 5c", "Ac Ad 2h 3s 4c"),
        ("Ac Ad 5h 4s 3c", "2c 2d 4h 3d Ah"),
        ("2c 2d Ah As 3c", "Ac Ad Ah 4s 5c"),
        ("2c 2d Ah As 3c", "3d 3h Ac Ad 2h"),
        ("Qc Qd Qh 3s 3c", "Ac Ad Ah As 2c"),
        ("Ac Ad Ah As 2c", "Kc Kd Kh Ks 3c"),
    ],
)
def test_ace_to_five(better: str, worse: str) -> None:
    low = posted(HOUSE, LOWBALL).said("low")
    assert low is not None
    measure = scale(low)
    assert measure.value(parse_cards(better)) > measure.value(parse_cards(worse))
    if not set(better.split()) & set(worse.split()):
        assert awards(for_pot(LOWBALL, 20, {2: worse, 3: better})) == {3: 20}


@rule("LBR-LB-27", "LBR-LB-28", "LBR-GL-11")
def test_losers_are_mucked_and_the_winner_lies_open_until_paid() -> None:
    hands = {2: "8c 6d 4h 3s 2c", 3: "8d 5c 4d 3c Ah"}
    table = for_pot(LOWBALL, 44, hands)
    (killed,) = (i for i, event in enumerate(table.log) if isinstance(event, HandKilled))
    (paid,) = (i for i, event in enumerate(table.log) if isinstance(event, PotAwarded))
    assert killed < paid
    before = table.before(paid)
    assert sorted(before.muck) == sorted(parse_cards(hands[2]))
    assert not before.up[2]
    assert before.up[3] == list(parse_cards(hands[3]))
    assert {"LBR-LB-27", "LBR-GL-11"} <= rules(LOWBALL, table.log[killed].cite)
    assert "LBR-LB-28" in rules(LOWBALL, table.log[paid].cite)


@rule("LBR-LB-29", "LBR-LB-30")
@pytest.mark.parametrize(("pot", "shares"), [(44, {3: 22, 6: 22}), (45, {3: 23, 6: 22})])
def test_a_joker_hand_and_a_natural_one_split(pot: int, shares: dict[int, int]) -> None:
    hands = {3: "5c 4d 3h 2s Ac", 6: "5d 4h 3s 2d Jo", 1: "Kc Kd Kh Qs Qc"}
    table = for_pot(LOWBALL, pot, hands)
    assert awards(table) == shares
    assert "LBR-LB-29" in rules(LOWBALL, "award.split")
    assert "LBR-LB-30" in rules(LOWBALL, "award.odd-chip")
    first = "award.odd-chip" if pot % 2 else "award.split"
    assert [event.cite for event in table.events(PotAwarded)] == [first, "award.split"]


def exposing(card: str, seat: int = 2) -> Dealt:
    """Five cards are out, and a seat holds a card exposed by the dealer."""
    return pass_all(at(LOWBALL, deck=deck(LOWBALL, ORDER, STUB, {seat: card})))


@rule("LBR-LB-P6")
@pytest.mark.parametrize("card", ["6d", "7d", "Ad", "Jo"])
def test_a_low_card_exposed_on_the_deal_is_kept(card: str) -> None:
    table = exposing(card)
    before, stock = sorted(table.hand.down[2]), table.hand.stock[:]
    events = table.report(Exposed(seat=2, card=parse_cards(card)[0]))
    assert (sorted(table.hand.down[2]), table.hand.stock) == (before, stock)
    assert "LBR-LB-P6" in rules(LOWBALL, *(event.cite for event in events))
    stay(table)


@rule("LBR-LB-P6")
@pytest.mark.parametrize("card", ["8d", "Qd"])
def test_a_high_card_exposed_on_the_deal_becomes_the_burn(card: str) -> None:
    table = exposing(card)
    rest = table.hand.down[2][1:]
    events = table.report(Exposed(seat=2, card=parse_cards(card)[0]))
    s = parse_cards(STUB)
    assert table.hand.down[2] == [*rest, s[0]]
    assert "LBR-LB-P6" in rules(LOWBALL, *(event.cite for event in events))
    table.act("4 fold", "5 bet 4", "6 fold", "1 call", "2 fold", "3 call")
    assert table.hand.burns == [card]
    table.act(f"3 discard {first(table, 3, 1)}")
    assert table.hand.down[3][-1] == s[1]


@rule("LBR-LB-P6")
def test_two_cards_exposed_on_the_deal_are_a_misdeal() -> None:
    table = pass_all(at(LOWBALL, deck=deck(LOWBALL, ORDER, STUB, {2: "6d", 3: "Qd"})))
    table.report(Exposed(seat=2, card=parse_cards("6d")[0]))
    table.report(Exposed(seat=3, card=parse_cards("Qd")[0]))
    (misdealt,) = table.events(Misdealt)
    assert "LBR-LB-P6" in rules(LOWBALL, misdealt.cite)
    # The blinds went back and were posted again; the bonus dollar was not.
    assert len(table.events(FeeDropped)) == 1
    assert table.hand.chips["bonus"] == 1_00
    assert table.hand.button == 1
    assert table.won() == {1: -1_00, 2: -1_00, 3: -2_00, 4: 0, 5: 0, 6: 0}
    assert [event.seat for event in table.events(Refunded)] == [2, 3]
    assert table.offers == {"straddle", "pass"}
    stay(table)


@rule("LBR-LB-P7")
def test_a_card_exposed_on_the_draw_is_replaced_after_all_others_have_drawn() -> None:
    table = drawing(stub="Ks Ah Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    s = table.hand.stock[:]
    kept = table.hand.down[3][1:]
    table.act(f"3 discard {first(table, 3, 1)}")
    assert table.hand.down[3] == [*kept, "Ah"]
    thrown = table.hand.discards[3][0]
    events = table.report(Exposed(seat=3, card=s[0]))
    assert "LBR-LB-P7" in rules(LOWBALL, *(event.cite for event in events))
    assert table.turn == 5
    table.act(f"5 discard {first(table, 5, 1)}", "1 discard")
    assert table.hand.down[5][-1] == s[1]
    assert table.hand.down[3] == [*kept, s[2]]
    assert table.hand.discards[3] == [thrown, "Ah"]
    stay(table)
