"""A step nobody had written before, through everything."""

import io
from pathlib import Path
from typing import Any

import pytest

from cardhouse.bots import Session
from cardhouse.cards import HIDDEN
from cardhouse.chance import Seeded
from cardhouse.cli.main import main
from cardhouse.engine import Event, look, replay
from cardhouse.engine.pot.hand import PotHand
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.rulebook import load, posted
from cardhouse.rulebook.files import houses
from cardhouse.server import messages
from cardhouse.server.typescript import typescript
from tests.kit.declared import Declared
from tests.kit.rooms import opened_room
from tests.kit.web import run
from tests.recipes.books import HOUSE
from tests.recipes.checked import check_pots
from tests.recipes.step.passing import CardsPassed, PassLeft
from tests.unit.cli.calls import call

GAME = "anaconda"
Capsys = pytest.CaptureFixture[str]


def test_the_books_are_good(capsys: Capsys) -> None:
    for house in houses():
        assert load(house).games
        assert call(capsys, "check", "--strict", house).out == f"{house}: ok\n"
    assert any(isinstance(step, PassLeft) for step in posted(HOUSE, GAME).page.script)


def test_every_pot_is_right_and_every_key_declared() -> None:
    post = posted(HOUSE, GAME)
    seen = check_pots(post, 500, seats=6)
    assert seen["shown"] > 100 and seen["side pot"]
    session = opened(7)
    reader = Declared(post.game())
    for _ in range(20):
        happened = [*session.next_hand(), *session.advance()]
        reader.read(None, [event for event in happened if isinstance(event, Event)])
    assert not reader.undeclared
    assert ("pass-left", "pass") in reader.found


def opened(seed: int) -> Session:
    bots = dict.fromkeys(range(1, 6), "random")
    post = posted(HOUSE, GAME)
    return Session.open(post, chance=Seeded(seed), seats=5, bots=bots, seed=seed)


def test_a_log_leads_to_the_same_hand_and_shows_nobody_a_hidden_card() -> None:
    session, passed = opened(9), 0
    for _ in range(12):
        session.next_hand()
        while session.step():
            hand, log = session.table.hand, session.table.log
            assert isinstance(hand, PotHand) and replay(hand.game, log) == hand
            for viewer in (0, *hand.seats):
                seen = replay(hand.game, [event.seen(viewer) for event in log])
                assert look(hand, viewer) == look(seen, viewer)
                theirs = {c for seat in hand.live if seat != viewer for c in hand.down[seat]}
                lying = {card for seat in hand.seats for card in seen.down[seat]} - {HIDDEN}
                assert not lying & theirs
        passed += sum(isinstance(event, CardsPassed) for event in session.table.log)
        assert [decode_event(encode_event(event)) for event in session.table.log] == log
    assert passed > 20


def test_words_and_terminal_show_it(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    told = call(capsys, "deal", HOUSE, GAME, "--hands", "3", "--seed", "3", "--bots", "caller")
    assert told.code == 0 and " passes " in told.out
    typed = ["check", "check", "why", "pass-cards 1", "pass-cards 1 2 3", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*typed, ""))))
    arguments = ["play", HOUSE, GAME, "--seats", "2", "--seed", "4", "--bots", "caller"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "[pass-cards] 3 of your cards" in said
    assert "Pass 3 of your own cards. [RC-AN-2]" in said
    assert "You pass" in said, said


def test_a_room_keeps_it_and_the_pages_know_its_wire(tmp_path: Path, capsys: Capsys) -> None:
    async def evening() -> Any:
        async with opened_room(tmp_path, (HOUSE, GAME)) as room:
            table = room.tables[GAME]
            while table.state.hands < 3:
                await room.dealer(GAME).step()

    run(evening())
    assert call(capsys, "verify", "--data", str(tmp_path), "--json").data["ok"]
    assert 'do: "pass-cards";' in typescript(messages)
