"""Every transcript in `tests/hands/` plays as it is written, line by line."""

import pytest

from cardhouse.rulebook import Posted, all_games
from tests.kit.transcripts import HANDS, Transcript, transcripts


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


@pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
def test_every_game_of_every_house_has_transcripts(post: Posted) -> None:
    house, name = post.house, post.name
    found = [t for t in transcripts() if (t.house, t.game) == (house, name)]
    assert found, f"write a transcript into tests/hands/{house}/{name}"


def test_no_transcript_is_of_a_game_that_no_house_posts() -> None:
    posted = {(post.house, post.name) for post in all_games()}
    assert {(t.house, t.game) for t in transcripts()} <= posted
