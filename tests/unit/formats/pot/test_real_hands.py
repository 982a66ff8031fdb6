"""Real hands: every one comes to the stacks and winnings that it states."""

from __future__ import annotations

from collections import Counter

import pytest

from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.pot.events import PotAwarded, UncalledReturned
from cardhouse.formats import History, HistoryError, decode, encode
from cardhouse.formats.families import book_of, histories, written
from cardhouse.formats.history import replayed
from cardhouse.formats.pot import inward, phh_read
from tests.kit.sixth import posted
from tests.unit.formats.pot.samples import FILES, real

# Hands of each file, and of those the hands that the source tells to their end.
COUNTS = {"classic": (5, 5), "wsop": (63, 63), "pluribus": (100, 100), "IPN": (60, 53)}
# Hands that state finishing stacks, and hands that state what was won.
STATED = {"wsop": (63, 0), "pluribus": (100, 0), "ABS": (0, 49), "FTP": (0, 17), "ONG": (60, 60)}
STATED |= {"PS": (0, 16), "PTY": (0, 60)}
# No room took more than this from a hand.
MOST_RAKE = 3_50


def chips(history: History) -> list[int]:
    """The stacks in the end, by the log alone."""
    post = book_of(history, posted)
    hand = replayed(history, post.game(post.table(history.table)))[-1]
    return [hand.chips[seat] for seat in history.started().seats]


def pushed(history: History, *, uncalled: bool) -> list[int]:
    """The chips pushed to each player, by the events alone."""
    won: Counter[int] = Counter()
    for event in history.events:
        if isinstance(event, PotAwarded) or (uncalled and isinstance(event, UncalledReturned)):
            won[event.seat] += event.amount
    return [won[seat] for seat in history.started().seats]


@pytest.mark.parametrize("name", FILES)
def test_real_hands_end_as_they_say(name: str) -> None:
    hands = ended = stacks = winnings = 0
    for number, (_, page) in enumerate(real(name), 1):
        plain = phh_read.plain(page)
        history = inward.history(plain, number)
        hands += 1
        ended += history.events[-1].__struct_config__.tag == "hand-ended"
        if plain.finishing:
            stacks += 1
            assert chips(history) == list(plain.finishing)
        if any(plain.winnings):
            winnings += 1
            both = [pushed(history, uncalled=each) for each in (False, True)]
            assert list(plain.winnings) in both
        rake = sum(event.amount for event in history.events if isinstance(event, FeeDropped))
        assert 0 <= rake <= MOST_RAKE
    assert (hands, ended) == COUNTS.get(name, (60, 60))
    assert (stacks, winnings) == STATED.get(name, (0, 0))


@pytest.mark.parametrize("form", ["phh", "ohh", "pokerstars", "log"])
def test_real_hands_go_there_and_back(form: str) -> None:
    there = 0
    for name in ("classic", "ONG", "wsop"):
        for number, (_, page) in enumerate(real(name), 1):
            if number % 6:
                continue
            history = inward.history(phh_read.plain(page), number)
            try:
                text = written(history, book_of(history, posted), form)
            except HistoryError as error:
                assert "cannot say" in str(error)
                continue
            (back,) = histories(text.encode(), "hands", posted, form)
            assert back.events == history.events
            there += 1
    assert there >= 14


def test_an_imported_hand_brings_its_rules() -> None:
    _, page = next(real("classic"))
    history = inward.history(phh_read.plain(dict(real("classic"))["dwan-ivey-2009"]), 1)
    assert page
    assert decode(encode(history)) == history
    post = book_of(history, posted)
    assert post.room.name.startswith("Full Tilt Million Dollar")
    assert post.table().stakes.blinds == (1000_00, 2000_00)
