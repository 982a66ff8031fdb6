"""A hand as one person saw it comes back as that person saw it, and shows no more."""

import pytest

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.events import Arranged, Burned, Dealt, Event
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


@pytest.mark.parametrize("form", ["phh", "ohh", "pokerstars"])
@pytest.mark.parametrize("spread", SPREADS[:2], ids=lambda each: each.game)
def test_a_viewer_gets_back_what_they_saw(spread: Spread, form: str) -> None:
    for seed in SEEDS:
        _, history = dealt(spread, seed)
        for viewer in (0, history.started().seats[0]):
            text = written(history, spread.post, form, viewer=viewer)
            (back,) = histories(text.encode(), "hands", posted)
            assert seen(back, viewer) == seen(history, viewer)
            for event in back.events:
                if isinstance(event, Dealt):
                    others = zip(event.seats, event.cards, strict=True)
                    assert all(card == HIDDEN for seat, card in others if seat != viewer) or shown(
                        history
                    )


def shown(history: History) -> bool:
    """True if somebody turned their cards up in the end."""
    return any(event.__struct_config__.tag == "shown" for event in history.events)
