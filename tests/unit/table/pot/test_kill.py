"""The kill: earned by whole pots, posted by the winner, for higher limits."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.pot.events import BettingOpened, KillPosted, PotAwarded
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.view import look
from cardhouse.rulebook import RulebookError, load, open_table
from cardhouse.table import AnyEvent, Table, play, replay
from cardhouse.table.commands import DrawButton, NextHand, Sit
from cardhouse.table.pot.kill import PotsCounted, count_pots, killer
from cardhouse.table.table import Killing
from cardhouse.words.between import between_said
from cardhouse.words.families import scene_of, tell
from cardhouse.words.speech import Listener, plain, spoken
from tests.kit.hands import finish, seated
from tests.kit.sixth import FOLDER, sixth

PAGE = "holdem-kill"


def opened(name: str = "4-8") -> Table:
    return seated(4, table=open_table(sixth().games[PAGE], name))


def folded(table: Table) -> list[AnyEvent]:
    """A hand in which everybody folds to the big blind."""
    events = play(table, NextHand())
    return [*events, *finish(table)]


def the(table: Table) -> PotHand:
    assert isinstance(table.hand, PotHand)
    return table.hand


def winner_of_two(table: Table) -> list[AnyEvent]:
    """The next hand, after one player has won twice in a row."""
    name = table.players[the(table).seats[0]].name
    counted = PotsCounted(name=name, pots=2, earned=True)
    counted.change(table)
    return [counted, *play(table, NextHand())]


def dealt(table: Table) -> BettingOpened:
    """Chance deals, and the betting begins."""
    play(table, Stacked(()).answer(the(table).asked[0]))
    return next(event for event in table.log if isinstance(event, BettingOpened))


def test_a_whole_pot_counts_for_its_winner_and_another_begins_a_new_row() -> None:
    table = opened()
    rows = [e for _ in range(3) for e in folded(table) if isinstance(e, PotsCounted)]
    assert [(row.pots, row.earned) for row in rows] == [(1, False)] * 3
    assert len({row.name for row in rows}) == 3


def test_the_winner_posts_and_the_limits_are_doubled() -> None:
    table = opened()
    folded(table)
    events = winner_of_two(table)
    (kill,) = [event for event in events if isinstance(event, KillPosted)]
    assert the(table).bets[kill.seat] == kill.to == 8_00
    assert (the(table).game.stakes.small_bet, the(table).game.stakes.big_bet) == (8_00, 16_00)
    assert table.game.stakes.small_bet == 4_00, "the table's own limits stay"
    assert dealt(table).level == 8_00


def test_it_is_shown_and_told() -> None:
    table = opened()
    folded(table)
    events = winner_of_two(table)
    assert look(the(table), 0).kill == the(table).kill > 0
    assert look(the(table), 0).stakes.big_bet == 16_00
    (said,) = between_said(events)
    assert plain(said).endswith("has won 2 pots in a row and posts the kill in the next hand")


def test_what_the_kill_costs_is_told_with_the_blind_that_counts_towards_it() -> None:
    table = opened()
    folded(table)
    (kill,) = [event for event in winner_of_two(table) if isinstance(event, KillPosted)]
    scene, to = scene_of(the(table)), Listener({kill.seat: "Ada"})
    limits = "the limits are $8-$16"
    told = [tell(each, scene) for each in (kill, replace(kill, amount=4_00))]
    assert [spoken(said, to) for said in told if said is not None] == [
        f"Ada posts the kill, $8: {limits}",
        f"Ada posts the kill, $4 more for $8: {limits}",
    ]


def test_whoever_acts_last_is_last_before_the_flop() -> None:
    table = opened("4-8 half kill")
    folded(table)
    winner_of_two(table)
    opening = dealt(table)
    assert (opening.order[-1], opening.level, opening.by) == (the(table).kill, 6_00, 6_00)


def test_the_log_leads_to_the_same_table() -> None:
    table = open_table(sixth().games[PAGE], "4-8")
    fresh = open_table(sixth().games[PAGE], "4-8")
    events = list[AnyEvent]()
    for seat in (1, 2):
        events += play(table, Sit(seat=seat, name=f"Player {seat}", chips=1_000_00))
    events += play(table, DrawButton(cards=parse_cards("As Kd")))
    for _ in range(6):
        events += folded(table)
    assert replay(fresh, events) == table


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("{ small_bet = 400", '{ limit = "no", small_bet = 400', "a kill raises fixed limits"),
        ("small_bet = 400, big_bet = 800", "small_bet = 500, big_bet = 500", "no whole chips"),
        ("small_bet = 400, big_bet = 800", "small_bet = 4000, big_bet = 4000", "over the house's"),
    ],
)
def test_a_kill_that_cannot_be_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    place = tmp_path / "club"
    place.mkdir()
    (place / "room.toml").write_text((FOLDER / "room.toml").read_text())
    page = (FOLDER / f"{PAGE}.toml").read_text().replace(old, new)
    (place / "page.toml").write_text(page)
    with pytest.raises(RulebookError, match=words):
        load(str(place))


def counted(table: Table) -> tuple[str, int, bool] | None:
    """The row of pots after the last hand; None if nothing is counted."""
    rows = [(row.name, row.pots, row.earned) for row in count_pots(table)]
    return rows[0] if rows else None


def asking(table: Table, least: int) -> Table:
    """The table, with the least pot that counts changed."""
    rules = table.game
    assert isinstance(rules, PotGame) and rules.kill is not None
    rules = replace(rules, kill=replace(rules.kill, least=least))
    table.spread = replace(table.spread, game=rules)
    return table


def test_a_second_pot_in_a_row_earns_the_kill_and_a_shared_one_ends_the_row() -> None:
    table = opened()
    folded(table)
    (won,) = [event for event in table.log if isinstance(event, PotAwarded)]
    name = table.players[won.seat].name
    table.killing = Killing(name=name, pots=1)
    assert counted(table) == (name, 2, True)
    table.killing = Killing(name="Somebody else", pots=1)
    assert counted(table) == (name, 1, False)
    assert counted(asking(table, won.amount)) == (name, 1, False)
    assert counted(asking(table, won.amount + 1)) == ("", 0, False)
    other = next(seat for seat in the(table).seats if seat != won.seat)
    # Both parts together are large enough.
    table.log.append(replace(won, seat=other))
    assert counted(asking(table, won.amount + 1)) == ("", 0, False)
    table.log[-1] = replace(won)
    assert counted(table) == (name, 1, False)
    table.log[:] = [event for event in table.log if not isinstance(event, PotAwarded)]
    assert counted(table) is None


def test_who_is_not_dealt_in_posts_no_kill() -> None:
    table = opened()
    folded(table)
    seats = the(table).seats
    table.killing = Killing(name=table.players[seats[1]].name, pots=2)
    assert [killer(table, dealt_in) for dealt_in in (seats, seats[:1], seats[2:])] == [
        seats[1],
        0,
        0,
    ]
    table.killing = Killing(name=table.players[seats[1]].name, pots=1)
    assert killer(table, seats) == 0
