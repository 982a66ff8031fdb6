"""Two games walked through side by side: the same decisions, the same knowledge, the same chips."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

# OpenSpiel deals its lowest ranks and suits; ours are the highest.
RANKS: Final = dict(zip("234", "QKA", strict=True))
SUITS: Final = dict(zip("cd", "hs", strict=True))


class Alike(Struct):
    """Ends of hands that a walk has found, and points of knowledge side by side."""

    ends: int = 0
    # By what a player knows in our game; the second is the other way round.
    theirs: dict[str, set[str]] = {}
    ours: dict[str, set[str]] = {}

    @property
    def same_knowledge(self) -> bool:
        """True if players know the same in both games whenever they decide."""
        pairs = (*self.theirs.values(), *self.ours.values())
        return bool(pairs) and all(len(each) == 1 for each in pairs)


def compared(our_game: Any, their_game: Any) -> Alike:
    """Walk through both games; a difference is an error that names the way to it."""
    found = Alike(theirs=defaultdict(set), ours=defaultdict(set))
    ours, theirs = our_game.new_initial_state(), their_game.new_initial_state()
    # Our first card goes to the left of the button, their first card to the first player.
    for first, second, dealt in _two_cards(theirs):
        after = ours.child(_of_card(ours, second))
        _walk(after.child(_of_card(after, first)), dealt, found)
    return found


def _two_cards(state: Any) -> Iterator[tuple[str, str, Any]]:
    for first in state.legal_actions():
        dealt = state.child(first)
        for second in dealt.legal_actions():
            yield card(state, first), card(dealt, second), dealt.child(second)


def _walk(ours: Any, theirs: Any, found: Alike) -> None:
    theirs = decided(theirs)
    if theirs.is_terminal() or ours.is_terminal():
        assert theirs.is_terminal() and ours.is_terminal(), str(ours)
        assert ours.returns() == theirs.returns(), f"{ours}: {ours.returns()} {theirs.returns()}"
        found.ends += 1
        return
    assert ours.current_player() == theirs.current_player(), str(ours)
    if theirs.is_chance_node():
        for action in theirs.legal_actions():
            same = ours.child(_of_card(ours, card(theirs, action)))
            _walk(same, theirs.child(action), found)
        return
    known, other = ours.information_state_string(), theirs.information_state_string()
    found.theirs[known].add(other)
    found.ours[other].add(known)
    # Fold, check or call, bet or raise: in this order in both.
    for mine, their in zip(ours.legal_actions(), theirs.legal_actions(), strict=True):
        _walk(ours.child(mine), theirs.child(their), found)


def decided(state: Any) -> Any:
    """The next state in which there is a choice: theirs also asks a player who has none."""
    while state.current_player() >= 0 and len(state.legal_actions()) == 1:
        state = state.child(state.legal_actions()[0])
    return state


def card(state: Any, action: int) -> str:
    """The card of an outcome in their game, as ours calls it."""
    rank, suit = state.action_to_string(-1, action).split()[-1]
    return RANKS[rank] + SUITS[suit]


def _of_card(state: Any, named: str) -> int:
    """The outcome of our game that is this card."""
    return int(next(a for a in state.legal_actions() if state.action_to_string(a) == named))
