"""Every hand of a deck, counted, against the published figures."""

import pytest

from cardhouse.analysis.evaluate import frequencies as counting
from cardhouse.analysis.evaluate.frequencies import frequencies
from cardhouse.cards import Deck
from cardhouse.ranking import High, Low

PACK, WITH_JOKER = Deck(), Deck(jokers=1)

CLASSES = [
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight",
    "three of a kind", "two pair", "one pair", "high card",
]  # fmt: skip
LOWS = [
    f"{rank} low"
    for rank in ("five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
]


def counted(rules: High | Low, deck: Deck, cards: int) -> dict[str, int]:
    return {row.name: row.hands for row in frequencies(rules, deck, cards)}


@pytest.mark.parametrize(
    ("rules", "deck", "cards", "published"),
    [
        (High(), PACK, 5,
         [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]),
        (High(), PACK, 6,
         [188, 1656, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900]),
        (High(), PACK, 7,
         [4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460]),
        (High(joker="bug"), WITH_JOKER, 5,
         [24, 180, 828, 4368, 7804, 20532, 63360, 138600, 1215024, 1418964]),
        (High(joker="bug"), WITH_JOKER, 7,
         [26132, 184832, 307472, 4188528, 6172088, 11236028, 7470676, 35553816, 64221960,
          24780420]),
        (High(joker="wild", five_of_a_kind="below-royal"), WITH_JOKER, 5,
         [24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540]),
    ],
)  # fmt: skip
def test_high_hands(rules: High, deck: Deck, cards: int, published: list[int]) -> None:
    rows = counted(rules, deck, cards)
    fives = rows.pop("five of a kind", 0)
    assert rows == dict(zip(CLASSES, published, strict=True))
    alike = {("bug", 5): 1, ("bug", 7): 1128, ("wild", 5): 13}
    assert fives == alike.get((rules.joker, cards), 0)


@pytest.mark.parametrize(
    ("rules", "deck", "cards", "published", "total"),
    [
        (Low(), PACK, 5,
         [1024, 5120, 15360, 35840, 71680, 129024, 215040, 337920, 506880], 2598960),
        (Low(), PACK, 7,
         [781824, 3151360, 7426560, 13171200, 19174400, 23675904, 24837120, 21457920, 13939200],
         133784560),
        (Low(joker="lowest"), WITH_JOKER, 7,
         [1725312, 4593920, 9666560, 16105600, 22521856, 27019776, 27709440, 23464320, 14924800],
         154143080),
    ],
)  # fmt: skip
def test_lows(rules: Low, deck: Deck, cards: int, published: list[int], total: int) -> None:
    rows = counted(rules, deck, cards)
    assert [rows[name] for name in LOWS] == published
    assert sum(rows.values()) == total


def test_eight_or_better_of_seven() -> None:
    rows = counted(Low(qualifier=8), PACK, 7)
    assert list(rows) == [*LOWS[:4], "no low"]
    assert sum(rows[name] for name in LOWS[:4]) == 24530944


def test_the_order_is_the_house_s() -> None:
    above = list(counted(High(joker="wild"), WITH_JOKER, 5))
    below = list(counted(High(joker="wild", five_of_a_kind="below-royal"), WITH_JOKER, 5))
    switched = list(counted(High(straight_beats_flush=True), PACK, 5))
    assert above[:2] == ["five of a kind", "royal flush"]
    assert below[:2] == ["royal flush", "five of a kind"]
    assert switched[4:6] == ["straight", "flush"]


def test_threads_do_not_change_the_count() -> None:
    one = frequencies(High(), PACK, 5, workers=1)
    assert one == frequencies(High(), PACK, 5, workers=3)


def test_it_counts_the_same_without_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    short = Deck(without="23456789")
    quick = frequencies(High(), short, 7)
    monkeypatch.setattr(counting, "FAST", False)
    assert frequencies(High(), short, 7) == quick
    assert sum(row.hands for row in quick) == 77520
