"""The house ways that ship with the package are those of the engine, and damage is noticed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cardhouse.analysis.pai_gow import laid as module
from cardhouse.analysis.pai_gow.hands import group_of, steps
from cardhouse.analysis.pai_gow.laid import SHIPPED, file_of, laid, packed, unpacked
from cardhouse.analysis.pai_gow.one import number_of
from cardhouse.analysis.pai_gow.ways import Ways, ways
from cardhouse.cards import JOKER, RANKS, Card
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back, front
from cardhouse.rulebook import all_games

# To be written anew with the files, when the house way or a ranking has changed.
SUMS = {
    "bug-lowest.xz": "74b2c70c4d830c550d748ed3b5a9389a6eb44cbaf1858f9f6dd016858682c6c6",
    "wild-lowest.xz": "9150c6c1431042783841866eafe8876338a64d28cda8e20b37bafa7a85924fc1",
}
HANDS = 400
FEW = (0, 1, 2, 12)


def test_the_files_are_those_that_were_made() -> None:
    found = {file_of(*each).name: sha256(file_of(*each).read_bytes()) for each in SHIPPED}
    assert {name: digest.hexdigest() for name, digest in found.items()} == SUMS


def test_every_ranking_that_a_house_posts_is_shipped() -> None:
    posted = {
        (game.paigow.joker, game.paigow.wheel)
        for each in all_games()
        for table in each.page.table
        if isinstance(game := each.game(each.table(table.name)), PaiGowGame)
    }
    assert posted and posted <= set(SHIPPED)


@pytest.mark.parametrize(("joker", "wheel"), SHIPPED)
def test_hands_at_random_lie_as_the_engine_sets_them(joker: str, wheel: str) -> None:
    found, chance = laid(joker, wheel), Random(11)
    rules = PaiGow(joker=joker, wheel=wheel)  # type: ignore[arg-type]
    table = steps(found.groups)
    deck = [Card(rank + suit) for rank in RANKS for suit in "cdhs"]
    right = 0
    for count in range(HANDS):
        # Every other hand holds the joker, whose settings are the hard ones.
        hand = tuple(chance.sample(deck, 7 - count % 2)) + (JOKER,) * (count % 2)
        way = house_way(hand, rules)
        code = found.code(back(way.back, rules), front(way.front, rules))
        group = group_of(np.array([number_of(card) for card in hand], np.int64), table)
        right += int(found.house[group] == code)
    assert right == HANDS


def test_a_damaged_file_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = ways("bug", "lowest", FEW)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "ways", lambda joker, wheel, ranks: few)
    whole = packed(few)
    again = unpacked(whole)
    assert all(np.array_equal(again[name], getattr(few, name)) for name in again)
    place = tmp_path / "bug-lowest.xz"
    for data in (whole[:-20], whole[:200] + b"x" + whole[201:], b""):
        place.write_bytes(data)
        laid.cache_clear()
        assert laid("bug", "lowest").house is few.house
    place.write_bytes(whole)
    laid.cache_clear()
    assert laid("bug", "lowest").house is not few.house
    laid.cache_clear()


@pytest.mark.long
@pytest.mark.parametrize(("joker", "wheel"), SHIPPED)
def test_every_group_lies_as_the_engine_sets_it(joker: str, wheel: str) -> None:
    found: Ways = ways(joker, wheel)
    shipped = laid(joker, wheel)
    assert np.array_equal(shipped.house, found.house)
    assert np.array_equal(shipped.back_values, found.back_values)
    assert np.array_equal(shipped.front_values, found.front_values)
