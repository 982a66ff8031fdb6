"""Seven cards laid out as two hands: shown, named and checked for fouls before they are set."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import Propose, SetHand
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front, front_name


class Layout(Struct, frozen=True):
    """A setting of a hand, intended or made."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]

    def labels(self, rules: PaiGow) -> tuple[str, str]:
        """The names of the two hands."""
        if (len(self.front), len(self.back)) != (2, 5):
            return "front", "back"
        name = back_scale(rules).name(back(self.back, rules))
        return front_name(front(self.front, rules)), name

    def words(self, rules: PaiGow) -> str:
        """Both hands by name, with a warning if they are foul."""
        in_front, behind = self.labels(rules)
        said = f"front {in_front}, back {behind}"
        if foul(self.front, self.back, rules) == "front-outranks-back":
            return f"{said}: FOUL, the front outranks the back"
        return said


def meant(command: SetHand | Propose) -> Layout:
    """The layout that a command makes."""
    return Layout(command.front, command.back)
