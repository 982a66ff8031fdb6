"""Every transcript in `tests/hands/` plays as it is written, line by line."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.pan.commands import LayMeld
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses
from tests.kit.hands import WORDS, command
from tests.kit.transcripts import HANDS, Transcript, transcripts

# Every game, and every table that changes games.
POSTS = [(house, name) for house in houses() for name in load(house).posts()]


@pytest.mark.parametrize(
    "transcript", transcripts(), ids=lambda t: t.path.relative_to(HANDS).with_suffix("").as_posix()
)
def test_a_transcript_plays_as_it_is_written(transcript: Transcript) -> None:
    written = transcript.path.read_text(encoding="utf-8").splitlines()
    assert transcript.written().splitlines() == written


def test_every_transcript_comes_to_an_end() -> None:
    unfinished = [
        str(transcript.path.relative_to(HANDS))
        for transcript in transcripts()
        if "= over, " not in transcript.path.read_text(encoding="utf-8")
    ]
    assert unfinished == []


@pytest.mark.parametrize("house, name", POSTS, ids=" ".join)
def test_every_game_of_every_house_has_transcripts(house: str, name: str) -> None:
    found = [t for t in transcripts() if (t.house, t.game) == (house, name)]
    assert found, f"write a transcript into tests/hands/{house}/{name}"


def test_no_transcript_is_of_a_game_that_no_house_posts() -> None:
    assert {(t.house, t.game) for t in transcripts()} <= set(POSTS)


def test_a_command_of_cards_is_read_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORDS, "meld", LayMeld)
    assert command("3 meld As Ks Qs") == LayMeld(3, parse_cards("As Ks Qs"))
