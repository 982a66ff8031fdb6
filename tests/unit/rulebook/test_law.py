"""Books against the law are refused: with the file, the path, and the name of the law."""

from pathlib import Path

import pytest

from cardhouse.rulebook.shares import unlawful
from tests.unit.rulebook.books import faults

Change = tuple[str, str, str]

SHARE = (
    "a fee is a whole amount in cents, fixed beforehand, "
    "never a percentage or share of a pot or bet (Penal Code 337j)"
)
ROOM, BONUSES, HOLDEM = "room.toml", "bonuses.toml", "holdem.toml"
BLACKJACK, PAI_GOW, PAN = "no-bust-blackjack.toml", "pai-gow-poker.toml", "pan.toml"
COLLECTIONS = '  { step = "collections" },\n'
TIERS = "wagers = [{ up_to = 10000, amount = 50 }]"
TURNS = '  { step = "turns" },\n'
LOW_FEE = 'fee = { fund = "bonus", bands = [{ up_to = 8, amount = 100 }] }'


def tiers(count: int) -> str:
    each = (f"{{ up_to = {1000 * n}, amount = {50 * n} }}" for n in range(1, count + 1))
    return f"wagers = [{', '.join(each)}]"


# The house to copy, the change, and the one line that must be among the faults.
CASES: list[tuple[str, Change, str]] = [
    # CA-1: a share of a pot, a bet or a win, in any spelling.
    ("tommys", (ROOM, "amount = 300", 'amount = "5%"'), f"$.fee.bands[0].amount: {SHARE}"),
    ("tommys", (ROOM, "amount = 300", "amount = 0.05"), f"$.fee.bands[0].amount: {SHARE}"),
    ("tommys", (ROOM, "[fee]", "[fee]\npercent = 5"), f"$.fee.percent: {SHARE}"),
    ("tommys", (ROOM, "[fee]", "rake = 10\n[fee]"), f"$.rake: {SHARE}"),
    (
        "tommys",
        (BLACKJACK, TIERS, 'wagers = [{ up_to = 10000, amount = "1%" }]'),
        f"$.banking.collection.wagers[0].amount: {SHARE}",
    ),
    (
        "tommys",
        (BLACKJACK, "bank = 100", "bank = 100\ncommission = 5"),
        f"$.banking.collection.commission: {SHARE}",
    ),
    (
        "tommys",
        (PAI_GOW, "bank = 200", 'bank = "5%"'),
        f"$.banking.collection.bank: {SHARE}",
    ),
    (
        "lo-ball-room",
        ("lowball.toml", "time_fee = { amount = 500", "time_fee = { amount = 0.5"),
        f"$.table[0].time_fee.amount: {SHARE}",
    ),
    # CA-2: the fee is fixed, and taken from wagers, before the first card.
    (
        "tommys",
        (BLACKJACK, COLLECTIONS, ""),
        "$.script[2]: a card is dealt before the step `collections` has taken the fees"
        " (Penal Code 337j)",
    ),
    (
        "tommys",
        (BLACKJACK, TURNS, TURNS + COLLECTIONS),
        "$.script[6]: the fee is fixed a second time, after cards are out (Penal Code 337j)",
    ),
    (
        "tommys",
        (PAN, 'extends = "base/pan"', 'extends = "base/pan"\nscript = [{ step = "packets" }]'),
        "$.script[0]: a card is dealt before the step `assess` has fixed the fee (Penal Code 337j)",
    ),
    # CA-4: at most five rates, for a table and all its ways to collect together.
    (
        "tommys",
        (BLACKJACK, TIERS, tiers(6)),
        "$.banking.collection.wagers: 6 rates for wagers; a game may post at most 5"
        " (Penal Code 337j)",
    ),
    (
        "tommys",
        (BLACKJACK, TIERS, tiers(5)),
        "$.table[0]: 6 rates by hand, time, wager and bank; a table may post at most 5"
        " (Penal Code 337j)",
    ),
    # CA-7: none of the players' payments for a bonus may stay with the house.
    (
        "tommys",
        (HOLDEM, 'name = "2-4"\n', 'name = "2-4"\n' + LOW_FEE + "\n"),
        "$.table[0].fee.fund: players pay for a bonus that the house does not post, and it may"
        " not keep it (Penal Code 330.11)",
    ),
    # CA-8: the most the bank can lose is known before the deal.
    (
        "tommys",
        (BLACKJACK, '  { step = "bank" },\n', ""),
        "$.script[2]: a card is dealt before the step `bank` has said what the bank can lose"
        " (Penal Code 330.11)",
    ),
    # CA-9: the bank goes round, and players are offered it.
    (
        "tommys",
        (PAI_GOW, "hands = 2", "hands = 3"),
        "$.rotation.hands: 3 hands running; the bank goes on after 2 (Penal Code 330.11)",
    ),
    (
        "lo-ball-room",
        (BLACKJACK, "seats = [1, 5]", "seats = [1, 25]"),
        "$.rotation.seats: 2 standing banks need as many seats of the table, or none",
    ),
    (
        "lo-ball-room",
        (BLACKJACK, "banks = 2\nseats = [1, 5]", "banks = 8"),
        "$.rotation.banks: no seat is left for players, to whom the bank must be offered"
        " (Penal Code 330.11)",
    ),
    (
        "tommys",
        (PAI_GOW, "hands = 2", 'asked = "once"\nhands = 2'),
        '$.rotation.asked: asked "once" after every turn of a standing bank, and `rotation.banks`'
        " is 0: nobody is ever offered the bank",
    ),
    # CA-12: a free way to enter.
    (
        "lo-ball-room",
        (BONUSES, 'free = { needs = "room-open", dummies = 1 }\n', ""),
        "$.bonus[0]: the key `free` is missing: who pays nothing must be able to win a bonus too"
        " (advisory of the Attorney General, 2005)",
    ),
    # Limits of a table.
    (
        "tommys",
        (PAI_GOW, "small_bet = 1000", "small_bet = 90000"),
        "$.table[0].stakes.small_bet: the small bet exceeds the big bet",
    ),
    (
        "tommys",
        (PAI_GOW, 'limit = "spread"', 'limit = "no"'),
        "$.table[0].stakes.limit: a wager is from `small_bet` to `big_bet`: at a banked table it"
        " is spread",
    ),
    (
        "tommys",
        ("pan.toml", "big_bet = 100", "big_bet = 200"),
        "$.table[0].stakes: pan is played for chips: `small_bet`, `big_bet` and `chip` are the"
        " same",
    ),
]


@pytest.mark.parametrize(("house", "change", "wanted"), CASES, ids=lambda case: str(case)[:50])
def test_a_broken_page_is_refused(house: str, change: Change, wanted: str, tmp_path: Path) -> None:
    found = faults(tmp_path, change, of=house)
    assert f"corner-club/{change[0]}: {wanted}" in found, found


def test_five_rates_in_all_are_allowed(tmp_path: Path) -> None:
    assert faults(tmp_path, (BLACKJACK, TIERS, tiers(4))) == []


def test_rates_of_the_same_amount_are_one_rate(tmp_path: Path) -> None:
    bands = [f"{{ up_to = {n}, amount = {300 + 100 * (n // 6)} }}" for n in range(2, 11)]
    old = "bands = [{ up_to = 5, amount = 300 }, { up_to = 10, amount = 300 }]"
    assert faults(tmp_path, (ROOM, old, f"bands = [{', '.join(bands)}]")) == []


def test_a_table_s_own_collection_obeys_too(tmp_path: Path) -> None:
    page = f'name = "x"\nbanking = {{ collection = {{ bank = 100, {tiers(6)} }} }}\n'
    found = faults(tmp_path, (BLACKJACK, '[[table]]\nname = "', f'[[table]]\n{page}# "'))
    assert any("$.table[0].banking.collection.wagers: 6 rates" in line for line in found), found


def test_what_is_lawful_is_left_to_the_types() -> None:
    assert unlawful({"fee": {"bands": [{"amount": 300}]}, "table": "none", "bonus": 3}) == []
    assert unlawful({"table": [3, {"fee": [{"share": 1}]}]}) == [("$.table[1].fee[0].share", SHARE)]
    assert unlawful({"banking": {"collection": {"wagers": [{"up_to": 5, "amount": 1}]}}}) == []
