"""Seven cards laid out as two hands: shown, named and warned of before they are set."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import Propose, SetHand
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front, front_name


class Layout(Struct, frozen=True):
    """How somebody means to set a hand, or has set it."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]

    def labels(self, rules: PaiGow) -> tuple[str, str]:
        """What the two hands are called."""
        if (len(self.front), len(self.back)) != (2, 5):
            return "front", "back"
        name = back_scale(rules).name(back(self.back, rules))
        return front_name(front(self.front, rules)), name

    def words(self, rules: PaiGow) -> str:
        """Both hands by name, with a warning where they are foul."""
        in_front, behind = self.labels(rules)
        said = f"front {in_front}, back {behind}"
        if foul(self.front, self.back, rules) == "front-outranks-back":
            return f"{said}: FOUL, the front outranks the back"
        return said


def meant(command: SetHand | Propose) -> Layout:
    """How a command lays the cards out."""
    return Layout(command.front, command.back)
