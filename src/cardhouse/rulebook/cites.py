"""Which cite keys a game may use, and which rules answer for a key."""

from collections.abc import Iterator

from cardhouse.engine.cites import ALWAYS
from cardhouse.engine.deal import Deal
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.step import Step
from cardhouse.floor.cites import BOARD_CITES, FLOOR_CITES, FOREIGN_JOKER_CITES
from cardhouse.room.cites import BLIND_CITES, ROOM_CITES
from cardhouse.rulebook.book import GamePage, Posted
from cardhouse.rulebook.steps import STEPS

HALVES = frozenset({"award.high", "award.low"})


def needed_cites(post: Posted) -> frozenset[str]:
    """Every key that a table of this game may cite."""
    page = post.page
    keys = ALWAYS | FLOOR_CITES | ROOM_CITES
    for step in page.script:
        keys |= step.cites()
    if _has(page, Blinds):
        keys |= BLIND_CITES
    if any(isinstance(step, Deal) and step.board for step in page.script):
        keys |= BOARD_CITES
        if page.pick == "any" and page.showing.board:
            keys |= {"muck.board"}
    if not page.deck.jokers:
        keys |= FOREIGN_JOKER_CITES
    return keys | (HALVES if page.high and page.low else frozenset())


def known_cites() -> frozenset[str]:
    """Every key that any step, ruling or room event can cite."""
    keys = ALWAYS | FLOOR_CITES | BOARD_CITES | FOREIGN_JOKER_CITES | ROOM_CITES | BLIND_CITES
    for step in STEPS:
        keys |= step.keys
    return keys | HALVES | {"muck.board"}


def answering(key: str) -> Iterator[str]:
    """The keys under which a rule may answer for a key: its own, or a more general one."""
    while key:
        yield key
        key = key.rpartition(".")[0]


def _has(page: GamePage, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in page.script)
