"""Melds and discards by number."""

from cardhouse.engine.pan.commands import DiscardCard, LayMeld
from tests.kit.learning import episodes, walk


def test_a_discard_is_told_by_its_card_and_melds_by_their_worth() -> None:
    table, melds, discards = episodes("tommys", "pan", hands=3), 0, 0
    for _ in walk(table):
        sizes = []
        for each, command in sorted(table.menu.items()):
            if isinstance(command, DiscardCard):
                assert table.coder.meaning(each) == f"discard-card ({command.card})"
                discards += 1
            if isinstance(command, LayMeld) and not command.borrowed:
                sizes.append(len(command.cards))
        melds += bool(sizes)
    assert melds and discards
