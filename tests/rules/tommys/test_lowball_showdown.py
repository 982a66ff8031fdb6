"""Low Ball: the ranking of low hands, with the joker and without, and the award of the pot."""

from itertools import pairwise

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.events import HandKilled, PotAwarded, Shown
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import scale
from tests.kit import hands as kit
from tests.kit.draws import drawn, lowball

PRINTED = ("A2345", "A2346", "A2356", "23456", "A2347", "A2357", "A2367", "A2348", "A2358", "A2368")


def cited(key: str) -> set[str]:
    return kit.cited(key, "tommys", "lowball")


def low(cards: str, played: PotGame | None = None) -> int:
    rules = (played or lowball()).low
    assert rules is not None
    return scale(rules).value(parse_cards(cards))


def suited(ranks: str) -> str:
    """Ranks with suits in turn, so that there is no flush."""
    return " ".join(rank + "cdhs"[i % 4] for i, rank in enumerate(ranks))


def showdown(played: PotGame, hands: dict[int, str], **settings: object) -> kit.Dealt:
    """Everybody calls, stands pat, checks and shows."""
    dealt = drawn(played, hands, **settings).check_round()  # type: ignore[arg-type]
    for seat in tuple(dealt.hand.live):
        dealt.act(f"{seat} discard")
    return dealt.check_round().show_all()


@pytest.mark.rule("TOM-LB-08")
def test_the_best_low_wins_with_the_original_cards_or_after_the_draw() -> None:
    hands = {1: "8c 6d 4h 2s Ac", 2: "8d 6h 4s 3c Ad"}
    dealt = showdown(lowball(), hands)
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (1, 800) and "TOM-LB-08" in cited(award.cite)
    assert [event.seat for event in dealt.events(HandKilled)] == [2]

    drawing = drawn(lowball(), {1: hands[1], 2: "8d 6h 4s 3c Kd"}, "9h 2d").check_round()
    drawing.act("1 discard", "2 discard Kd").check_round().show_all()
    assert drawing.events(PotAwarded)[0].seat == 1
    better = drawn(lowball(), {1: hands[1], 2: "7d 6h 4s 3c Kd"}, "9h 2d").check_round()
    better.act("1 discard", "2 discard Kd").check_round().show_all()
    assert better.events(PotAwarded)[0].seat == 2


@pytest.mark.rule("TOM-LB-09", "TOM-DHL-09")
@pytest.mark.parametrize("name", ["lowball", "draw-hilo"])
def test_each_hand_of_the_printed_list_beats_the_next(name: str) -> None:
    played = kit.game("tommys", name)
    values = [low(suited(hand), played) for hand in PRINTED]
    assert all(better > worse > 0 for better, worse in pairwise(values))
    between = [low(suited("A2356"), played), low(suited("A2456"), played)]
    assert between[0] > between[1] > low(suited("A3456"), played) > low(suited("23456"), played)


@pytest.mark.rule("TOM-LB-P1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6542A", "6543A"),
        ("6543A", "65432"),
        ("KQJT9", "AA234"),
        ("AA234", "22A34"),
        ("AA432", "AA532"),
        ("KK432", "2233A"),
        ("AA22K", "333A2"),
        ("KKK32", "AAA22"),
        ("KKKQQ", "AAAA2"),
        ("9876A", "T432A"),
    ],
)
def test_the_full_order_of_lows(better: str, worse: str) -> None:
    assert low(suited(better)) > low(suited(worse))


@pytest.mark.rule("TOM-LB-P1")
def test_straights_flushes_and_suits_do_not_count() -> None:
    assert low("7c 5c 4c 3c 2c") == low("7d 5c 4h 3s 2c") == low("7s 5s 4d 3d 2h")
    assert low("5h 4h 3h 2h Ah") == low(suited("A2345")) > low(suited("A2346"))


@pytest.mark.rule("TOM-LB-P2")
@pytest.mark.parametrize(
    ("cards", "plays"),
    [
        ("Jo Ac 2d 3h 7s", "7-4-3-2-A"),
        ("Jo 2d 3h 4s 6c", "6-4-3-2-A"),
        ("Jo Ac Ad 2h 3s", "A-A-4-3-2"),
    ],
)
def test_the_joker_is_the_lowest_rank_not_held(cards: str, plays: str) -> None:
    rules = lowball("4-8 joker").low
    assert rules is not None
    measure = scale(rules)
    assert measure.spell(measure.value(parse_cards(cards))) == plays


@pytest.mark.rule("TOM-LB-P2")
def test_a_joker_hand_ties_with_the_same_hand_without_it() -> None:
    dealt = showdown(lowball("4-8 joker"), {1: "Jo Ac 2d 3h 7s", 2: "4c Ad 2h 3s 7c"})
    assert {event.seat: event.amount for event in dealt.events(PotAwarded)} == {1: 400, 2: 400}


@pytest.mark.rule("TOM-LB-P11")
def test_equal_lows_split_the_pot_and_the_odd_chip_goes_to_the_first() -> None:
    played = lowball("4-4", blinds=(300, 600), small_bet=600, big_bet=600)
    hands = {2: "8c 5d 4h 3s 2c", 6: "8d 5h 4s 3c 2d"}
    dealt = drawn(played, hands, seats=6, button=1, posts={4: Post(600, 100)})
    dealt.act("4 check", "5 fold", "6 call", "1 fold", "2 call", "3 check")
    for seat in tuple(dealt.hand.live):
        dealt.act(f"{seat} discard")
    assert dealt.hand.chips["pot"] == 2500
    dealt.check_round().show_all()
    assert {e.seat: e.amount for e in dealt.events(PotAwarded)} == {2: 1300, 6: 1200}
    assert all("TOM-LB-P11" in cited(event.cite) for event in dealt.events(PotAwarded))


@pytest.mark.rule("TOM-LB-P11")
def test_all_five_cards_must_be_shown() -> None:
    dealt = drawn(lowball(), {1: "7c 5d 4h 3s 2c", 2: "Kc Kd Kh Qc Qd"}).check_round()
    dealt.act("1 discard", "2 discard").check_round()
    dealt.act("1 show 7c 5d 4h 3s")
    assert dealt.turn == 1 and "TOM-LB-P11" in cited(dealt.events(Shown)[-1].cite)
    dealt.act("1 muck")
    assert dealt.hand.over and dealt.events(PotAwarded)[0].seat == 2
