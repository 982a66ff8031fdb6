"""The ante paid for all by the big blind: dead, and after the blind."""

from pathlib import Path

import pytest

from cardhouse.engine.pot.events import AntePosted, PotAwarded
from cardhouse.rulebook import RulebookError, load
from tests.kit.hands import Dealt
from tests.kit.sixth import FOLDER, sixth_game

PAGE = "holdem-big-blind-ante"


def test_the_big_blind_antes_and_nobody_has_to_match_it() -> None:
    table = Dealt(sixth_game(PAGE), seats=3)
    (ante,) = table.events(AntePosted)
    assert (ante.seat, ante.amount, ante.dead) == (2, 2_00, True)
    assert table.hand.chips["pot"] == 5_00
    # Blinds of 1 and 2: the button calls 2 and not 4.
    assert table.ask.offers[type(table.spoken("3 call"))].cost == 2_00


def test_a_short_big_blind_pays_the_blind_first() -> None:
    table = Dealt(sixth_game(PAGE), seats=3, stacks={1: 100_00, 2: 3_00, 3: 100_00})
    (ante,) = table.events(AntePosted)
    assert ante.amount == 1_00 and table.hand.bets[2] == 2_00


def test_all_players_play_for_it() -> None:
    hands = {1: "As Ad", 2: "7c 2d", 3: "Ks Kd"}
    stacks = {1: 1_00, 2: 50_00, 3: 50_00}
    table = Dealt(sixth_game(PAGE), seats=3, hands=hands, stacks=stacks, board="Qc 9d 8s 4h 3c")
    for _ in range(4):
        table.check_round()
    table.show_all()
    won = {event.seat: event.amount for event in table.events(PotAwarded)}
    # The short small blind wins a dollar from each, and the ante with it.
    assert won == {1: 5_00, 3: 2_00}


def test_a_book_has_the_blinds_before_it(tmp_path: Path) -> None:
    place = tmp_path / "club"
    place.mkdir()
    (place / "room.toml").write_text((FOLDER / "room.toml").read_text())
    page = (FOLDER / f"{PAGE}.toml").read_text()
    (place / "page.toml").write_text(page.replace('  { step = "blinds" },\n', ""))
    with pytest.raises(RulebookError, match=r"\$\.script\[2\]\.payer: the big blind antes after"):
        load(str(place))
