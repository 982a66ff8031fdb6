"""Button and blinds of the next hand, even if few play and others wait."""

from msgspec.structs import replace

from cardhouse.table.pot.seats import between_blinds, positions
from tests.kit.tables import Seated


def test_two_players_and_one_who_waits_for_the_big_blind() -> None:
    table = Seated((1, 2), button=1)
    table.hands(1)
    assert table.blinds() == (1, [(1, 1_00), (2, 2_00)])
    table.sit(3)
    table.wait(3)
    table.hands(1)
    assert table.blinds() == (2, [(2, 1_00), (1, 2_00)])
    table.hands(1)
    assert table.blinds() == (1, [(2, 1_00), (3, 2_00)])
    assert table.hand.seats == (2, 3, 1)


def test_too_few_to_make_anybody_wait() -> None:
    table = Seated((1, 2), button=1)
    table.hands(1)
    table.sit(3)
    table.wait(3)
    table.sit_out(1)
    table.hands(1)
    assert set(table.hand.seats) == {2, 3}
    assert table.player(3).standing == "in"


def test_one_player_who_goes_away_moves_button_and_blinds_for_all() -> None:
    table = Seated((1, 2, 4, 5, 6), button=6)
    table.hands(1)
    table.sit(3)
    table.sit(7)
    table.post(7)
    places = positions(table.table)
    assert places is not None
    assert (places.button, places.big_blind, list(places.posts)) == (1, 4, [7])
    assert between_blinds(table.table, 3)
    table.sit_out(1)
    places = positions(table.table)
    assert places is not None
    assert (places.button, places.big_blind, list(places.posts)) == (2, 5, [7])
    assert between_blinds(table.table, 3)
    table.sit_out(2)
    assert not between_blinds(table.table, 3)


def test_who_has_posted_but_would_be_between_the_blinds_is_not_dealt_in() -> None:
    table = Seated((1, 2, 3, 4, 6), button=6)
    table.hands(1)
    table.sit(5)
    table.post(5)
    # Seats 1 to 3 go away before the next hand: now the button is 4, the blinds 6 and 4.
    for seat in (1, 2, 3):
        table.sit_out(seat)
    table.start()
    assert table.hand.seats in ((6, 4), (4, 6))
    assert table.player(5).standing == "posting"


def test_the_first_button_passes_on_if_its_player_has_gone() -> None:
    table = Seated((1, 2, 3), button=2)
    table.sit_out(2)
    table.start()
    assert table.blinds() == (3, [(3, 1_00), (1, 2_00)])


def test_a_house_may_take_the_blinds_of_two_players_literally() -> None:
    table = Seated((1, 2), button=1)
    game = replace(table.table.game, heads_up="literal")
    table.table.spread = replace(table.table.spread, game=game)
    places = positions(table.table)
    assert places is not None
    assert (places.button, places.big_blind, places.seats) == (1, 1, (2, 1))


def test_one_player_alone_has_no_places() -> None:
    table = Seated((1,))
    assert positions(table.table) is None
    assert not between_blinds(table.table, 1)
