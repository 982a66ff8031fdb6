"""Hands left too short or too long by a dealer's mistake that nobody notices."""

from contextlib import suppress
from random import Random
from typing import Literal

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.families import look
from cardhouse.floor import Report
from cardhouse.floor.banked.pai_gow.reports import PileMisdealt
from cardhouse.floor.banked.reports import DealMistake
from cardhouse.floor.core.reports import BurnMistake
from cardhouse.floor.families import rulings_of
from cardhouse.floor.pan.reports import PacketMistake
from cardhouse.floor.pot.reports import DealtUp, ExtraDealt, ShortDealt
from cardhouse.rulebook import Posted, all_games
from cardhouse.server.table.families import staging_of
from cardhouse.words.families import scene_of, tell
from cardhouse.words.speech import plain

GAMES = pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
BOTS = dict.fromkeys((1, 2, 3, 4), "sensible")
HANDS = 10


def mistakes(game: Game, source: Random) -> list[Report]:
    """Possible mistakes in the deal of this game, in any order."""
    seat = source.choice((1, 2, 3, 4))
    spots = tuple(source.sample((1, 2, 3, 4, 9), 2))
    number: Literal[1, 2] = source.choice((1, 2))
    found: list[Report] = [
        ShortDealt(seat=seat),
        ExtraDealt(seat=seat),
        DealtUp(seat=seat),
        BurnMistake(cards=source.choice((0, 2))),
        PacketMistake(seat=seat, cards=source.choice((8, 9, 11, 12, 13))),
        PileMisdealt(pile=source.randrange(1, 8), over=source.random() < 0.5),
        DealMistake(round=number, missed=spots),
        DealMistake(round=number, extra=spots),
        DealMistake(round=number, twice=spots),
    ]
    source.shuffle(found)
    return [report for report in found if type(report) in rulings_of(game).remedies]


def shown_to_all(session: Session, post: Posted, events: list[Event]) -> None:
    """Everybody looks at the table, gets hints, and is told the events."""
    table = session.table
    hand = table.hand
    assert hand is not None
    for seat in (0, *hand.seats):
        ask = next((ask for ask in hand.asked if ask.actor == seat), None)
        assert staging_of(table.game).hints(table, look(hand, seat), ask, "en") is not None
    scene = scene_of(hand)
    for event in events:
        said = tell(event, scene)
        assert said is None or plain(said)


@GAMES
def test_a_hand_of_a_wrong_size_is_played_to_its_end(post: Posted) -> None:
    source, wrong = Random(f"{post.house}/{post.name}"), 0
    session = Session.open(post, chance=Seeded(7), bots=BOTS, seats=4, seed=7, chips=5_000_00)
    for _ in range(HANDS):
        session.next_hand()
        while not session.over:
            for report in mistakes(session.table.game, source):
                if source.random() < 0.5:
                    with suppress(Illegal):
                        session.play(report)
                        wrong += 1
            events = session.step()
            shown_to_all(session, post, [e for e in events if isinstance(e, Event)])
    assert session.table.hands == HANDS
    assert wrong > 1, "hardly any mistake was made"
