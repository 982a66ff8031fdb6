"""Seven cards laid out as two hands: shown, named and checked for fouls before they are set."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import Propose, SetHand
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front
from cardhouse.words.hands import front_said, hand_said
from cardhouse.words.said import Said, say


class Layout(Struct, frozen=True):
    """A setting of a hand, intended or made."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]

    def labels(self, rules: PaiGow) -> tuple[Said, Said]:
        """The names of the two hands."""
        if (len(self.front), len(self.back)) != (2, 5):
            return say("felt-front"), say("felt-back")
        behind = hand_said(back_scale(rules), back(self.back, rules))
        return front_said(front(self.front, rules)), behind

    def said(self, rules: PaiGow) -> Said:
        """Both hands by name, with a warning if they are foul."""
        in_front, behind = self.labels(rules)
        fouled = foul(self.front, self.back, rules) == "front-outranks-back"
        return say("your-setting", front=in_front, back=behind, foul=fouled)


def meant(command: SetHand | Propose) -> Layout:
    """The layout that a command makes."""
    return Layout(command.front, command.back)
