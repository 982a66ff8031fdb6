"""A hand as one person saw it comes back as that person saw it, and shows no more."""

import pytest

from cardhouse.engine.core.events import Arranged, Burned, Event
from cardhouse.formats import History
from cardhouse.formats.families import histories, written
from cardhouse.formats.history import Viewer, as_seen
from tests.kit.sixth import posted
from tests.runs.histories.dealing import SPREADS, Spread, dealt

SEEDS = range(4)


def seen(history: History, viewer: Viewer) -> list[Event]:
    """The events for a viewer, but for the order of the stock and the burns."""
    events = as_seen(history, viewer).events
    return [event for event in events if not isinstance(event, Arranged | Burned)]


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("form", ["phh", "ohh", "pokerstars"])
@pytest.mark.parametrize("spread", SPREADS[:2], ids=lambda each: each.game)
def test_a_viewer_gets_back_what_they_saw(spread: Spread, form: str, viewer: int) -> None:
    histories_dealt = [dealt(spread, seed)[1] for seed in SEEDS]
    wanted, found = [], []
    for history in histories_dealt:
        who = history.started().seats[0] if viewer else 0
        text = written(history, spread.post, form, viewer=who)
        (back,) = histories(text.encode(), "hands", posted)
        wanted.append(seen(history, who))
        found.append(seen(back, who))
    assert found == wanted


@pytest.mark.parametrize("form", ["phh", "ohh", "pokerstars", "log"])
def test_nobody_reads_cards_that_were_never_shown(form: str) -> None:
    _, history = dealt(SPREADS[0], 0)
    public = {card for event in as_seen(history, 0).events for card in getattr(event, "cards", ())}
    dealt_down = {card for event in history.events for card in getattr(event, "cards", ())}
    text = written(history, SPREADS[0].post, form, viewer=0)
    # Clubs and diamonds look like parts of the book's fingerprint.
    secret = {card for card in dealt_down - public if card[1] in "hs"}
    assert len(secret) > 15 and not [card for card in secret if card in text]
