"""Which cite keys a game may use, and which rules answer for a key."""

from collections.abc import Iterator

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.families import POSTINGS, posting_of
from cardhouse.rulebook.steps import STEPS


def needed_cites(post: Posted) -> frozenset[str]:
    """Every key that a table of this game may cite."""
    return posting_of(post).cites(post)


def known_cites() -> frozenset[str]:
    """Every key that any step, ruling or event of a table can cite."""
    return frozenset().union(
        *(step.keys for step in STEPS), *(posting.known for posting in POSTINGS.values())
    )


def answering(key: str) -> Iterator[str]:
    """The keys under which a rule may answer for a key: its own, or a more general one."""
    while key:
        yield key
        key = key.rpartition(".")[0]
