"""How the games of each family are told."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import family_of
from cardhouse.rulebook import Posted
from cardhouse.words import core
from cardhouse.words.blackjack import TELLING as BLACKJACK
from cardhouse.words.pai_gow import TELLING as PAI_GOW
from cardhouse.words.pan import TELLING as PAN
from cardhouse.words.pot import TELLING as POT
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling

TELLINGS: Final = {told.family: told for told in (POT, BLACKJACK, PAI_GOW, PAN)}


def telling(family: Family) -> Telling:
    """How the games of a family are told."""
    return TELLINGS[family]


def telling_of(game: Game) -> Telling:
    """How a game is told."""
    return TELLINGS[family_of(game)]


def scene_of(posted: Posted, names: dict[int, str], hand: Hand, log: Sequence[Event] = ()) -> Scene:
    """What the teller of an event knows at a hand."""
    whose = telling_of(hand.game).hand_of
    return Scene(posted=posted, names=names, hand=hand, whose=whose, log=log)


def tell(event: Event, scene: Scene) -> str:
    """An event in words; empty for what nobody would mention."""
    kind = type(event)
    words = telling_of(scene.hand.game).words.get(kind) or core.WORDS.get(kind)
    return words(event, scene) if words is not None else _plain(event)


def _plain(event: Event) -> str:
    """Any other event: its tag and what it says."""
    said = {key: value for key, value in asdict(event).items() if key != "cite"}
    tag = str(event.__struct_config__.tag).replace("-", " ")
    return f"{tag} {said}" if said else tag
