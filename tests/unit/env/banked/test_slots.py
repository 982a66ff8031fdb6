"""Wagers and settings by number."""

from cardhouse.engine.banked.commands import PlaceWager, SetHand
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, foul
from tests.kit.learning import episodes, walk


def test_wagers_name_a_spot_from_ones_own_and_an_amount() -> None:
    table, seen = episodes("tommys", "no-bust-blackjack", hands=4), 0
    for seat in walk(table):
        said = {table.coder.meaning(each): command for each, command in table.menu.items()}
        for words, command in said.items():
            if isinstance(command, PlaceWager):
                assert ("one's own spot" in words) == (command.spot == seat)
                seen += 1
        least = said.get("wager (one's own spot, the least)")
        assert least is None or least.amount == 5_00
    assert seen


def test_the_first_setting_is_the_house_way_and_none_is_foul() -> None:
    table, seen = episodes("tommys", "pai-gow-poker", hands=2), 0
    for _ in walk(table):
        ways = {
            table.coder.meaning(each): command
            for each, command in table.menu.items()
            if isinstance(command, SetHand)
        }
        if not ways:
            continue
        first = ways.pop("set-hand (the house way)")
        setting = house_way((*first.front, *first.back), PaiGow())
        assert {*first.front} == {*setting.front}
        assert {frozenset(first.front)} <= {frozenset(each.front) for each in ways.values()}
        assert not any(foul(each.front, each.back, PaiGow()) for each in ways.values())
        seen += 1
    assert seen
