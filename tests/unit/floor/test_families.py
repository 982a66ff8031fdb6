"""The reports of each family, in the order in which the floor's console lists them."""

import pytest

from cardhouse.floor.families import RULINGS

ORDER = {
    "pot": ["scraps", "dealing", "board", "faced", "streets", "betting", "thrown", "orders"],
    "blackjack": ["orders", "deal", "missed", "turns", "wagers"],
    "pai-gow": ["orders", "dealing", "wagers", "fouls"],
    "pan": ["mistakes", "orders"],
}
FILES = {
    "pot": "floor/pot/remedies.py",
    "blackjack": "floor/banked/blackjack/remedies.py",
    "pai-gow": "floor/banked/pai_gow/remedies.py",
    "pan": "floor/pan/remedies.py",
}


@pytest.mark.parametrize("family", FILES, ids=FILES.values())
def test_reports_stand_in_the_order_of_their_modules(family: str) -> None:
    (rulings,) = [each for each in RULINGS.values() if each.family.name == family]
    modules = [remedy.answer.__module__.rpartition(".")[2] for remedy in rulings.remedies.values()]
    assert list(dict.fromkeys(modules)) == ORDER[family]
