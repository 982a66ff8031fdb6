"""Checks that a cited key was declared by the step, ruling or room command that cites it."""

from collections.abc import Iterable

from cardhouse.engine.core.cites import known
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.floor import ALL_REPORTS
from cardhouse.floor.families import rulings_of
from cardhouse.rulebook.citers import of_floor, of_room
from cardhouse.table import AnyEvent
from cardhouse.table.families import course_of
from cardhouse.table.naming import NAMING, named_first
from tests.kit.enforcing import Order, Reader, tag

REPORTS = {kind.__struct_config__.tag for kind in ALL_REPORTS}
# A report unknown to the game is refused on the floor's word.
STRANGE = frozenset({"floor", "floor.final"})


def declared(game: Game) -> dict[str, frozenset[str]]:
    """The keys declared by everything that may cite in a game, with any options."""
    family = family_of(game)
    found = {
        str(step.__struct_config__.tag): step.known() | step.ruled
        for step in (*family.steps, *family.ruled)
    }
    for citer in (*of_floor(rulings_of(game)), *of_room(course_of(game))):
        of_bonus = {f"bonus.{key}" for key in known(citer.of_bonus)}
        found[citer.name] = known(citer.cites) | of_bonus
    return found


def declared_by(games: tuple[Game, ...]) -> dict[str, frozenset[str]]:
    """The same at a table of several games, where commands also wait for the next game's name."""
    found: dict[str, frozenset[str]] = {}
    for game in games:
        course = course_of(game)
        waits = [named_first(deed) for deed in (course.next_hand, *course.deeds)]
        for name, keys in declared(game).items():
            found[name] = found.get(name, frozenset()) | keys
        for deed in (*waits, *NAMING.values()) if len(games) > 1 else ():
            name = str(deed.kind.__struct_config__.tag)
            found[name] = found.get(name, frozenset()) | known(deed.cites)
    return found


class Declared(Reader):
    """Reads a table's events and keeps the cited keys that no possible citer has declared."""

    def __init__(self, *games: Game) -> None:
        super().__init__(*games)
        self.keys = declared_by(games)
        # The cites a page gives its steps, by game and step.
        self.said = {
            (game.name, name): frozenset(
                {getattr(step, "cite", "") for step in game.script if tag(step) == name}
            )
            for game in games
            for name in self.scripts[game.name]
        }
        self.undeclared: set[tuple[str, str]] = set()
        # The hand's step when the last order came.
        self.stood = ""

    def read(self, order: Order | None, events: Iterable[AnyEvent]) -> None:
        self.stood = "" if self.hand is None else tag(self.hand.script[self.hand.cursor])
        super().read(order, events)

    def note(self, name: str, cite: str) -> None:
        super().note(name, cite)
        key = cite.rpartition(".")[0] if cite.startswith("bonus.") else cite
        if key and not any(self._has(each, key) for each in self._names(name)):
            self.undeclared.add((name, cite))

    def _has(self, name: str, key: str) -> bool:
        """True if a key is declared under a name, or given to that step by the page."""
        if key in self.said.get((self.game.name, name), ()):
            return True
        return key in self.keys.get(name, STRANGE if name in REPORTS else ())

    def _names(self, name: str) -> set[str]:
        """The names that may have cited a key in an event brought about under this name."""
        names = {name, *self.standing}
        if name in REPORTS and self.hand is not None:
            # A ruling's consequences are carried out by the step the hand was at.
            names |= {self.stood, tag(self.hand.script[self.hand.cursor])}
        if name not in self.scripts[self.game.name]:
            names |= self.rulings
        return names
