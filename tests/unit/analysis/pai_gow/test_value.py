"""Pai gow's exact value: like hands against the engine, small decks by brute force, and print."""

import random
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from cardhouse.analysis.pai_gow.alike import JOKER_CARD, alike
from cardhouse.analysis.pai_gow.hands import group_of, same_suits, steps
from cardhouse.analysis.pai_gow.shared import sets
from cardhouse.analysis.pai_gow.value import Counts, value
from cardhouse.analysis.pai_gow.ways import FRONT_BITS, FRONT_MASK, ways
from cardhouse.analysis.simulate.job import PLAYER, Job, Sums, summed
from cardhouse.analysis.simulate.workers import here
from cardhouse.bots import sample
from cardhouse.cards import JOKER, RANKS, SUITS, Card
from cardhouse.engine.banked.layout import Laid
from cardhouse.engine.banked.pai_gow.settle import compared
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back, front

SMALL = tuple(map(RANKS.index, "JQKA"))
MIDDLE = tuple(map(RANKS.index, "345TJQA"))

# Computed by `cardhouse edge`: the house way against itself in all deals.
DEALS = 8_250_459_031_214_400
HOUSE_WAY = Counts(
    win=2_360_763_269_664_668,
    lose=2_467_485_612_536_976,
    under=2_360_763_269_664_668,
    front_copies=210_304_962_807_440,
    back_copies=3_139_722_937_176,
    deals=DEALS,
)


def text(card: int) -> Card:
    """A kernel's card as the engine writes it."""
    return JOKER if card == JOKER_CARD else Card(RANKS[card >> 2] + SUITS[card & 3])


@pytest.mark.parametrize(("joker", "wheel"), [("bug", "lowest"), ("wild", "second")])
def test_hands_that_are_alike_fare_as_the_engine_says(joker: str, wheel: str) -> None:
    found = ways(joker, wheel, MIDDLE)
    rules = PaiGow(joker=joker, wheel=wheel)  # type: ignore[arg-type]
    table, deck, source = steps(found.groups), found.groups.deck().tolist(), random.Random(5)
    for _ in range(250):
        cards = source.sample(deck, 14)
        codes, laid = [], []
        for seven in (cards[:7], cards[7:]):
            codes.append(int(found.house[group_of(np.array(seven), table)]))
            way = house_way([text(card) for card in seven], rules)
            laid.append(Laid(way.front, way.back))
        fronts = (codes[0] & FRONT_MASK) - (codes[1] & FRONT_MASK)
        backs = (codes[0] >> FRONT_BITS) - (codes[1] >> FRONT_BITS)
        won = "win" if min(fronts, backs) > 0 else "lose" if max(fronts, backs) <= 0 else "push"
        assert won == compared(laid[0], laid[1], rules).result, laid


def test_sets_up_to_suits_stand_for_all_sets() -> None:
    sizes = [sum(len(each.masks) for each in sets(tuple(range(13)), size)) for size in range(5)]
    assert sizes == [1, 14, 182, 1924, 18187]
    for size, all_sets in enumerate((1, 53, 1378, 23426, 292825)):
        assert sum(int(each.times.sum()) for each in sets(tuple(range(13)), size)) == all_sets


def test_suits_change_places_without_a_trace() -> None:
    source = random.Random(3)
    for _ in range(50):
        suits = [source.getrandbits(13) for _ in range(4)]
        mixed = source.sample(suits, 4)
        held, other = (sum(m << 13 * i for i, m in enumerate(each)) for each in (suits, mixed))
        assert same_suits(held) == same_suits(other)
        assert same_suits(held) != same_suits(held ^ 1)


# Each pair and each five cards appear in many hands.
backs, fronts = cache(back), cache(front)


def settings(cards: tuple[Card, ...], rules: PaiGow) -> list[tuple[int, int]]:
    """All legal settings of seven cards, by the engine's own values."""
    found = []
    for two in combinations(cards, 2):
        behind = backs(tuple(card for card in cards if card not in two), rules)
        before = fronts(two, rules)
        if before < behind:
            found.append((behind, before))
    return found


@pytest.mark.long
def test_a_small_deck_by_brute_force() -> None:
    """All deals of two hands one by one, with all settings, against inclusion and exclusion."""
    rules = PaiGow()
    deck = [text(card) for card in alike(SMALL).deck().tolist()]
    hands = [tuple(deck[i] for i in held) for held in combinations(range(17), 7)]
    masks = np.array([sum(1 << i for i in held) for held in combinations(range(17), 7)])
    laid = [house_way(hand, rules) for hand in hands]
    backs = np.array([back(way.back, rules) for way in laid])
    fronts = np.array([front(way.front, rules) for way in laid])
    counts, player, bank = np.zeros(5, np.int64), 0, 0
    for i, hand in enumerate(hands):
        apart = np.flatnonzero(masks & masks[i] == 0)
        b, f = backs[apart], fronts[apart]
        mine = backs[i], fronts[i]
        counts += [
            np.sum((b < mine[0]) & (f < mine[1])),
            np.sum((b >= mine[0]) & (f >= mine[1])),
            np.sum((b > mine[0]) & (f > mine[1])),
            np.sum(f == mine[1]),
            np.sum(b == mine[0]),
        ]
        tried = np.array(sorted(set(settings(hand, rules))))
        below = (b < tried[:, :1]) & (f < tried[:, 1:])
        above = (b >= tried[:, :1]) & (f >= tried[:, 1:])
        player += int((below.sum(axis=1) - above.sum(axis=1)).max())
        below = (b <= tried[:, :1]) & (f <= tried[:, 1:])
        above = (b > tried[:, :1]) & (f > tried[:, 1:])
        bank += int((below.sum(axis=1) - above.sum(axis=1)).max())
    found = value("bug", "lowest", ranks=SMALL, workers=2)
    assert found.house_way == Counts(*[*counts.tolist(), 19448 * 120])
    assert found.best_player.win - found.best_player.lose == player
    assert found.best_bank.lose - found.best_bank.win == bank


def test_the_printed_figures_of_the_house_way() -> None:
    """Wizard of Odds (column 134), simulated; and the printed rate of copies in front."""
    assert HOUSE_WAY.win / DEALS == pytest.approx(0.2861, abs=0.00005)
    assert HOUSE_WAY.lose / DEALS == pytest.approx(0.2991, abs=0.00005)
    assert HOUSE_WAY.front_copies / DEALS == pytest.approx(0.0255, abs=0.00005)
    assert HOUSE_WAY.edge("bank") == pytest.approx(-0.0129353, abs=1e-7)
    # If copies push, two players who set the same way have the same chances.
    assert HOUSE_WAY.edge("push") == 0


def test_the_engines_own_rules_agree_with_the_exact_value() -> None:
    job = Job(
        house="tommys", game="pai-gow-poker", table="", seats=6, seed="9", hands=150, piece=50
    )
    *_, sums = summed(here(sample.play, job), Sums())
    line, bet = sums.lines[PLAYER], 1000
    assert line.entries == 5 * 150
    assert abs(line.before - bet * HOUSE_WAY.edge("bank")) < 3 * line.error
    share = HOUSE_WAY.win / DEALS
    assert abs(line.won / line.entries - share) < 4 * (share * (1 - share) / line.entries) ** 0.5
