"""The story of a hand: to each viewer what they saw, in lines with rising numbers."""

from __future__ import annotations

import msgspec
import pytest

from cardhouse.bots.session import Session
from cardhouse.cards import Card
from cardhouse.chance import Seeded
from cardhouse.engine.core.view import RAIL
from cardhouse.floor.core.reports import GiveChips
from cardhouse.rulebook import posted
from cardhouse.server.messages import Line
from cardhouse.server.table.telling import Telling
from cardhouse.table import play as play_at
from cardhouse.table.commands import Leave, Sit
from cardhouse.table.events import ButtonDrawn
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, Spoken, line

GAMES = ("tommys/holdem", "tommys/pai-gow-poker", "tommys/pan", "lo-ball-room/no-bust-blackjack")


def session(game: str) -> Session:
    house, _, name = game.partition("/")
    bots = dict.fromkeys(range(1, 6), "caller")
    return Session.open(posted(house, name), chance=Seeded(5), seats=5, bots=bots, seed=5)


def numbers(lines: tuple[Line, ...]) -> list[int]:
    return [line.seq for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_joins_late_is_told_the_same_as_who_was_there(game: str) -> None:
    play = session(game)
    table, post = play.table, posted(*game.split("/"))
    telling = Telling(post, table, viewers=(RAIL, 2))
    for _ in range(3):
        telling.hear(play.next_hand(), table)
        while events := play.step():
            telling.hear(events, table)
            fresh = Telling(post, table)
            for viewer in (RAIL, 2):
                told = telling.lines(viewer, table)
                late = fresh.lines(viewer, table)
                hand = [line for line in told if line.kind in {each.kind for each in late}]
                assert [each.text for each in late] == [each.text for each in hand][-len(late) :]
                assert numbers(told) == sorted(set(numbers(told)))
                assert numbers(late) == sorted(set(numbers(late)))
    ours, theirs = telling.lines(2, table), telling.lines(RAIL, table)
    assert any(line.text.startswith("You") for line in ours)
    assert not any(line.text.startswith("You ") for line in theirs)


def test_rules_stand_beside_a_line_and_not_in_it() -> None:
    play = session("tommys/holdem")
    telling = Telling(posted("tommys", "holdem"), play.table, viewers=(RAIL,))
    telling.hear(play.next_hand(), play.table)
    telling.hear(play.advance(), play.table)
    lines = telling.lines(RAIL, play.table)
    fee = next(line for line in lines if line.kind == "fee-dropped")
    assert fee.rules and "[" not in fee.text and fee.seat
    assert not any("***" in line.text for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_can_be_put_into_words_again_from_what_is_sent(game: str) -> None:
    play = session(game)
    table, post = play.table, posted(*game.split("/"))
    telling = Telling(post, table, viewers=(RAIL, 2))
    telling.hear(play.next_hand(), table)
    telling.hear(play.advance(), table)
    names = {seat: player.name for seat, player in table.players.items()}
    heard = []
    for viewer in (RAIL, 2):
        sent = msgspec.json.encode(telling.lines(viewer, table))
        heard += [(viewer, line) for line in msgspec.json.decode(sent, type=tuple[Line, ...])]
    again = [line(Said(each.id, each.args), Listener(names, viewer)) for viewer, each in heard]
    assert len(heard) > 20
    assert again == [Spoken(each.text, each.short, each.cards) for _, each in heard]


def test_a_hand_begins_with_its_number() -> None:
    play = session("tommys/holdem")
    telling = Telling(posted("tommys", "holdem"), play.table, viewers=(RAIL,))
    for number in (1, 2):
        telling.hear(play.next_hand(), play.table)
        telling.hear(play.advance(), play.table)
        begun = [line for line in telling.lines(RAIL, play.table) if line.kind == "hand-started"]
        assert [(line.text, line.rules) for line in begun] == [(f"Hand {number}", ())]


def test_lines_that_led_to_the_last_hand_do_not_lead_to_this_one() -> None:
    play = session("tommys/holdem")
    table = play.table
    telling = Telling(posted("tommys", "holdem"), table, viewers=(RAIL,))
    drawn = ButtonDrawn(seat=2, cards={1: Card("8c"), 2: Card("3d")})
    telling.hear((drawn,), table)
    leading = [line.kind for line in telling.lines(RAIL, table)]
    assert leading and set(leading) == {"button-drawn"}
    for expected in (True, False):
        telling.hear(play.next_hand(), table)
        kinds = [line.kind for line in telling.lines(RAIL, table)]
        assert ("button-drawn" in kinds) is expected
        telling.hear(play.advance(), table)


def test_a_ruling_names_who_played_the_hand_and_not_who_took_the_seat_since() -> None:
    play, post = session("tommys/holdem"), posted("tommys", "holdem")
    table = play.table
    telling = Telling(post, table, viewers=(RAIL,))
    telling.hear(play.next_hand(), table)
    telling.hear(play.advance(), table)
    dealt = {seat: player.name for seat, player in table.players.items()}
    for order in (Leave(seat=2), Sit(seat=2, name="Zoe", chips=200_00), Leave(seat=2)):
        telling.hear(play_at(table, order), table)
    given = GiveChips(source=1, target=2, amount=1_00, by="Flora", reason="a chip fell")
    telling.hear(play_at(table, given), table)
    # Somebody who looks only now is told the same names.
    for told in (telling, Telling(post, table, names=dealt)):
        text = [line.text for line in told.lines(RAIL, table)]
        assert f"Floor: chips given, {dealt[2]} (by Flora: a chip fell)" in text
        assert f"$1 from {dealt[1]} to {dealt[2]}" in text
        assert not any("Seat 2" in line for line in text)
