"""Hands at banked tables told in words, as somebody at the table would."""

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.histories import history_of
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.core.events import Event
from cardhouse.rulebook import posted
from cardhouse.words.families import scene_of, tell
from cardhouse.words.speech import Listener
from cardhouse.words.text import render, written
from tests.kit.banked import Banked, game

VEN = posted("ven-a-mexico", "no-bust-blackjack")
NAMES = {1: "Ann", 2: "Bob", 3: "Cy", 8: "Hal"}


def told(event: Event, table: Banked, you: int = 0) -> str:
    """An event of a table as it is written down."""
    said = tell(event, scene_of(table.hand))
    assert said is not None
    return written(said, Listener(NAMES, you), VEN)


def test_a_card_is_told_with_the_total_that_it_makes() -> None:
    table = Banked(game("ven-a-mexico"), wagers={1: 10, 2: 10}, shoe="5 6 T 9 5 9 2")
    assert table.turn == 1
    table.act("1 hit")
    taken = table.events(CardTaken)[0]
    assert told(taken, table) == f"Ann gets {taken.card}: hard 16"
    assert told(taken, table, you=1) == f"You get {taken.card}: hard 16"


def test_a_whole_hand_reads_like_one() -> None:
    session = Session.open(
        VEN, chance=Seeded(3), seats=3, bots=dict.fromkeys((1, 2, 3), "sensible"), seed=3
    )
    session.next_hand()
    session.advance()
    text = render(history_of(session, VEN, ""), VEN, viewer="all")
    bank = session.table.turn.holder
    name = session.table.players[bank].name
    assert f"{name} has the bank, first hand" in text
    assert f"{name} puts up $100 for the bank" in text
    for line in ("No more bets", "The bank is dealt ", "The bank turns over ", "bets $5"):
        assert line in text
    assert "{" not in text, "every event has words"
