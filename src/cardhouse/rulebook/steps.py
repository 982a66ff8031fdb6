"""Every step a script may name."""

from typing import TYPE_CHECKING, Union

from cardhouse.engine.core.step import Step
from cardhouse.engine.families import FAMILIES

# Steps a rule book may write, and steps a hand may play: rulings insert steps of their own.
STEPS = tuple(dict.fromkeys(step for family in FAMILIES for step in family.steps))
RULED = tuple(dict.fromkeys(step for family in FAMILIES for step in family.ruled))

if TYPE_CHECKING:
    AnyStep = Step
    PlayedStep = Step
else:
    AnyStep = Union[(*STEPS,)]
    PlayedStep = Union[(*STEPS, *RULED)]
