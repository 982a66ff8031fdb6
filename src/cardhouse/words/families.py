"""How the games of each family are told."""

from collections.abc import Sequence
from typing import Final

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.words import core
from cardhouse.words.blackjack import TELLING as BLACKJACK
from cardhouse.words.pai_gow import TELLING as PAI_GOW
from cardhouse.words.pan import TELLING as PAN
from cardhouse.words.pot import TELLING as POT
from cardhouse.words.said import Said, say
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling, tag

TELLINGS: Final = {told.family: told for told in (POT, BLACKJACK, PAI_GOW, PAN)}
# Looked up for every event.
_BY_GAME: Final = {family.game: told for family, told in TELLINGS.items()}


def telling(family: Family) -> Telling:
    """How the games of a family are told."""
    return TELLINGS[family]


def telling_of(game: Game) -> Telling:
    """How a game is told."""
    return _BY_GAME[type(game)]


def scene_of(hand: Hand, log: Sequence[Event] = ()) -> Scene:
    """The scene of a hand, for the teller of its events."""
    return Scene(hand=hand, whose=telling_of(hand.game).hand_of, log=log)


def tell(event: Event, scene: Scene) -> Said | None:
    """Words for an event; None if nobody would mention it."""
    return tell_by(telling_of(scene.hand.game), event, scene)


def tell_by(telling: Telling, event: Event, scene: Scene) -> Said | None:
    """The same, for a known telling."""
    kind = type(event)
    words = telling.words.get(kind) or core.WORDS.get(kind)
    if words is None:
        return say("untold", what=tag(event).replace("-", " "))
    return words(event, scene)
