"""A table that changes games: the player who names the game, the time, the default, the turn."""

from itertools import pairwise
from pathlib import Path

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.core.reports import CancelHand
from cardhouse.ledger import BOX
from cardhouse.rulebook import Mixed, open_table, opened_by
from cardhouse.table import Office, Table, broken, fold, offered, play, replay, table_ask, to_name
from cardhouse.table.asks import known
from cardhouse.table.banked.events import BankOffered
from cardhouse.table.commands import (
    ChangeGame,
    ComeIn,
    Leave,
    NameGame,
    NextHand,
    PassBank,
    Sit,
    SitOut,
    TakeBank,
)
from cardhouse.table.events import ButtonMoved, GameNamed
from cardhouse.table.families import course_of
from cardhouse.table.naming import turned_to
from cardhouse.table.pot.seats import positions
from cardhouse.table.terms import Games
from tests.kit.mixed import IN_TURN, three_kinds
from tests.kit.refusals import refusal

NAMES = ("", "Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hugh")


@pytest.fixture
def mix(tmp_path: Path) -> Mixed:
    return three_kinds(tmp_path)


def seated(mixed: Mixed, *seats: int) -> Table:
    table = open_table(mixed)
    for seat in seats:
        play(table, Sit(seat=seat, name=NAMES[seat], chips=mixed.buy_in("")))
    return table


def choice(*seats: int) -> Table:
    """A table of a shipped house that needs no draw for the button."""
    mixed = opened_by("button-room", "dealers-choice")
    assert isinstance(mixed, Mixed)
    return seated(mixed, *seats)


def callers(mixed: Mixed, seats: int) -> Session:
    """A table of bots that stay in."""
    bots = dict.fromkeys(range(1, seats + 1), "caller")
    return Session.open(mixed, chance=Seeded(4), seats=seats, bots=bots, seed=4)


def finish(table: Table) -> None:
    """Play the hand by its defaults."""
    chance = Seeded(7)
    while table.running():
        assert table.hand is not None
        ask: Ask = table.hand.asked[0]
        silent = ask.default or ask.sample(lambda count: 0)
        play(table, chance.answer(ask) if ask.actor == CHANCE else silent)


def deal(table: Table, game: str = "") -> str:
    """Play one hand of a game named by the next button; returns the game dealt."""
    play(table, NameGame(seat=to_name(table), game=game))
    play(table, NextHand())
    finish(table)
    return table.dealt.game.name


def test_the_coming_button_names_and_silence_is_the_game_of_the_last_hand() -> None:
    table = choice(1, 3, 5)
    assert [event.cite for event in play(table.copy(), NameGame(seat=1))] == ["game.same"]
    found = [(to_name(table), deal(table, game)) for game in ("", "holdem", "", "draw")]
    assert found == [(1, "stud5"), (3, "holdem"), (5, "holdem"), (1, "draw")]


def test_no_hand_is_dealt_before_its_game_is_named() -> None:
    table = choice(1, 3, 5)
    assert NextHand not in table_ask(table, Office.DEALER).offers
    with refusal("Seat 1 names the game first"):
        play(table, NextHand())
    with refusal("Name one of these: stud5, stud7, draw, holdem"):
        play(table, NameGame(seat=1, game="lowball"))
    assert isinstance(table_ask(table, 1).offers[NameGame], Games)
    assert NameGame not in table_ask(table, 3).offers


def test_only_the_player_of_the_coming_button_names_the_game() -> None:
    table = choice(1, 3, 5)
    for seat, reason in ((2, Reason.NO_SUCH_SEAT), (3, Reason.NOT_YOUR_TURN)):
        with pytest.raises(Illegal) as refused:
            play(table, NameGame(seat=seat, game="holdem"))
        assert refused.value.reason is reason


def test_who_names_and_leaves_has_named_nothing() -> None:
    table = choice(1, 3, 5, 6)
    play(table, NameGame(seat=1, game="holdem"))
    play(table, Leave(seat=1))
    assert to_name(table) == 3 and deal(table) == "stud5"
    play(table, NameGame(seat=5, game="stud7"))
    play(table, SitOut(seat=5))
    assert to_name(table) == 6


def test_a_table_of_one_game_offers_nobody_a_choice() -> None:
    table = open_table(opened_by("button-room", "holdem"))
    assert not {NameGame, ChangeGame} & known(table)
    assert NameGame in known(choice()) and ChangeGame not in known(choice())


def test_the_fee_is_that_of_the_game_in_force(mix: Mixed) -> None:
    session = Session.open(
        mix, chance=Seeded(2), seats=5, bots=dict.fromkeys(range(1, 6), "caller")
    )
    drops: dict[str, set[int]] = {}
    for _ in range(40):
        session.next_hand()
        session.advance()
        hand = session.table.hand
        assert hand is not None
        drops.setdefault(hand.game.name, set()).add(hand.chips[BOX])
    assert drops["holdem"] == drops["stud7-hilo"] == drops["pan"] == {3_00}
    # A dollar for the bank and one for each wager.
    assert drops["no-bust-blackjack"] <= {100 * n for n in range(2, 6)}


def test_the_button_moves_once_a_hand_whatever_is_played(mix: Mixed) -> None:
    session = callers(mix, 5)
    buttons, kinds = [], set()
    for _ in range(25):
        events = session.next_hand()
        buttons += [event.seat for event in events if isinstance(event, ButtonMoved)]
        kinds.add(session.table.game.name)
        session.advance()
        assert session.table.button == buttons[-1]
    assert len(buttons) == 25 and len(kinds) == 4
    assert all(new == old % 5 + 1 for old, new in pairwise(buttons))


def test_the_bank_is_offered_once_its_game_is_named_and_its_turn_waits(mix: Mixed) -> None:
    table = seated(mix, 1, 2, 3)
    table.button = 1
    assert offered(table) == 0
    named, asked = play(table, NameGame(seat=1, game="no-bust-blackjack"))
    bank = offered(table)
    assert isinstance(named, GameNamed) and named.cite == "game.named"
    assert asked == BankOffered(seat=bank)
    assert bank and NextHand not in table_ask(table, Office.DEALER).offers
    play(table, TakeBank(seat=bank))
    play(table, NextHand())
    finish(table)
    assert table.turn.number == 2 and offered(table) == 0
    assert deal(table, "stud7-hilo") == "stud7-hilo"
    # The second hand of the turn is the next one with a bank.
    play(table, NameGame(seat=to_name(table), game="no-bust-blackjack"))
    assert offered(table) == 0 and table.turn.holder == bank and table.turn.number == 2
    play(table, NextHand())
    finish(table)
    assert table.turn.holder == 0 and table.turn.last == NAMES[bank]
    # Blackjack is still the game in force: its next bank is not asked before a game is named.
    assert course_of(table.game).offered(table) and offered(table) == 0


def test_where_nobody_banks_another_game_is_named(mix: Mixed) -> None:
    table = seated(mix, 1, 2, 3)
    table.button = 1
    play(table, NameGame(seat=1, game="no-bust-blackjack"))
    while seat := offered(table):
        play(table, PassBank(seat=seat))
    assert to_name(table) == 1
    assert course_of(table.game).broken(table) and not broken(table)
    terms = table_ask(table, 1).offers[NameGame]
    assert isinstance(terms, Games) and "no-bust-blackjack" not in terms.titles
    assert deal(table, "holdem") == "holdem"
    # The next holder may name it again, and everybody is asked again.
    play(table, NameGame(seat=2, game="no-bust-blackjack"))
    assert offered(table)


def test_blinds_are_owed_until_a_game_with_blinds() -> None:
    table = choice(1, 2, 4, 5)
    deal(table, "stud5")
    play(table, SitOut(seat=5))
    deal(table, "holdem")
    assert table.players[5].missed
    play(table, ComeIn(seat=5, how="post"))
    play(table, NameGame(seat=4, game="draw"))
    play(table, NextHand())
    assert table.hand is not None and 5 in table.hand.seats
    finish(table)
    assert table.players[5].missed and table.players[5].standing == "posting"
    play(table, NameGame(seat=1, game="holdem"))
    play(table, NextHand())
    assert table.hand is not None
    # The full blind is live, the small one dead.
    assert table.players[5].chips - table.hand.chips[5] == 4_00
    finish(table)
    settled = table.players[5]
    assert (settled.missed, settled.standing) == (False, "in")


def test_a_newcomer_owes_the_blind_also_while_a_game_without_blinds_is_played() -> None:
    table = choice(1, 2, 4)
    deal(table, "stud5")
    play(table, Sit(seat=5, name="Eve", chips=100_00))
    assert table.players[5].standing == "owing"
    play(table, ComeIn(seat=5, how="wait"))
    play(table, NameGame(seat=2))
    play(table, NextHand())
    assert table.hand is not None and 5 in table.hand.seats


def test_a_cancelled_hand_is_named_anew_by_the_same_button() -> None:
    table = choice(1, 3, 5)
    deal(table, "stud5")
    play(table, NameGame(seat=3, game="holdem"))
    play(table, NextHand())
    play(table, CancelHand(by="Flora", reason="fire"))
    assert not table.running() and to_name(table) == 3
    assert deal(table) == "holdem"
    assert to_name(table) == 5


def test_a_hand_that_is_opened_again_is_ruled_by_its_own_game() -> None:
    table = choice(1, 3, 5)
    deal(table, "stud5")
    play(table, NameGame(seat=3, game="holdem"))
    play(table, CancelHand(by="Flora", reason="a card too many"))
    assert table.dealt.game.name == table.game.name == "stud5"
    # No hand was completed: the first button has the next one, and may name it.
    assert to_name(table) == 1 and deal(table) == "stud5"


def test_in_a_rotation_each_game_is_dealt_for_a_round_of_the_button(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path, IN_TURN)
    session = Session.open(
        mixed, chance=Seeded(1), seats=4, bots=dict.fromkeys((1, 2, 3, 4), "caller")
    )
    dealt, turns = [], []
    for _ in range(18):
        turns += [e for e in session.next_hand() if isinstance(e, GameNamed)]
        dealt.append(session.table.game.name)
        session.advance()
    order = list(mixed.games)
    assert dealt == [name for name in (*order, order[0]) for _ in range(4)][:18]
    assert [(event.seat, event.cite) for event in turns] == [(0, "game.turn")] * 4


def test_in_a_rotation_by_hands_a_game_is_dealt_so_often(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path, f"{IN_TURN}, hands = 3")
    session = Session.open(
        mixed, chance=Seeded(1), seats=5, bots=dict.fromkeys(range(1, 6), "caller")
    )
    dealt = []
    for _ in range(9):
        session.next_hand()
        dealt.append(session.table.game.name)
        session.advance()
    assert dealt == [name for name in list(mixed.games)[:3] for _ in range(3)]


def test_in_a_rotation_nobody_names_and_the_next_game_waits_for_its_turn(tmp_path: Path) -> None:
    table = seated(three_kinds(tmp_path, f"{IN_TURN}, hands = 1"), 1, 2, 3)
    table.button = 1
    assert not table_ask(table, Office.DEALER).offers.keys() & {ChangeGame}
    with pytest.raises(Illegal) as refused:
        play(table, ChangeGame())
    assert refused.value.reason is Reason.NOT_OFFERED
    play(table, NextHand())
    finish(table)
    with refusal("The next game is No-Bust Blackjack"):
        play(table, NextHand())
    named, *others = play(table, ChangeGame())
    assert isinstance(named, GameNamed) and others == [BankOffered(seat=offered(table))]
    # Nobody banks, so the next game is dealt.
    while seat := offered(table):
        play(table, PassBank(seat=seat))
    assert course_of(table.game).broken(table) and not broken(table)
    play(table, ChangeGame())
    assert table.game.name == "pan" and NextHand in table_ask(table, Office.DEALER).offers


def test_the_log_leads_to_the_same_table(mix: Mixed) -> None:
    bots = Session.open(mix, chance=Seeded(1), bots=dict.fromkeys(range(1, 7), "sensible")).bots
    session = Session(open_table(mix), Seeded(9), bots, seed=1)
    log = []
    for seat in bots:
        log += session.play(Sit(seat=seat, name=NAMES[seat], chips=mix.buy_in("")))
    for _ in range(30):
        log += session.next_hand()
        log += session.advance()
    named = {event.game for event in log if isinstance(event, GameNamed)}
    assert named == set(mix.games)
    assert replay(open_table(mix), log) == session.table


def test_no_place_at_the_rail_where_other_games_are_dealt(mix: Mixed) -> None:
    table = seated(mix, 1, 2, 3)
    table.button = 1
    play(table, NameGame(seat=1, game="no-bust-blackjack"))
    with refusal("no such seat"):
        play(table, Sit(seat=101, name="Zoe", chips=200_00))


def test_while_a_hand_is_played_no_game_is_named_and_none_is_due(tmp_path: Path) -> None:
    table = choice(1, 3, 5, 6)
    deal(table)
    play(table, NameGame(seat=3, game="holdem"))
    play(table, NextHand())
    assert table.running() and to_name(table) == 0 and not broken(table)
    # Also when another player will have the button.
    play(table, SitOut(seat=5))
    assert to_name(table) == 0
    finish(table)
    assert to_name(table) == 6
    turning = seated(three_kinds(tmp_path, f"{IN_TURN}, hands = 1"), 1, 2, 3)
    turning.button = 1
    play(turning, NextHand())
    assert turning.running() and turned_to(turning) is None
    finish(turning)
    due = turned_to(turning)
    assert due is not None and due.game.name == "no-bust-blackjack"


def test_nobody_names_a_game_before_the_first_button_is_found(mix: Mixed) -> None:
    table = seated(mix, 1, 2, 3)
    assert to_name(table) == 0
    table.button = 1
    assert to_name(table) == 1


def test_between_two_players_the_button_stays_with_the_one_who_named_the_game() -> None:
    table = choice(1, 3, 5)
    deal(table, "holdem")
    play(table, Leave(seat=1))
    # At a table of one game the big blind of the last hand would get the button.
    assert table.big_blind == 5 and to_name(table) == 3
    play(table, NameGame(seat=3, game="holdem"))
    play(table, NextHand())
    assert table.hand is not None and table.hand.button == 3


def test_a_game_without_blinds_does_not_start_over_where_blinds_are_owed() -> None:
    table = choice(1, 3)
    deal(table, "holdem")
    play(table, Sit(seat=5, name="Eve", chips=100_00))
    play(table, ComeIn(seat=5, how="post"))
    play(table, SitOut(seat=3))
    play(table, NameGame(seat=to_name(table), game="stud5"))
    places = positions(table)
    assert places is not None and set(places.seats) == {1, 5} and not places.anew


def test_a_hand_in_a_log_is_of_the_game_that_it_names() -> None:
    table = choice(1, 3, 5)
    assert table.game.name == "stud5"
    deal(table, "holdem")
    other = choice(1, 3, 5)
    fold(other, table.log[0])
    assert other.game.name == "holdem" and other.hand is not None
    assert other.hand.game == table.game
