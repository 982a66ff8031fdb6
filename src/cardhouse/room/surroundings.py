"""The room as seen by those who work at its tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from cardhouse.bonus import Bonuses
from cardhouse.bonus.commands import BonusCommand
from cardhouse.bonus.events import BonusEvent
from cardhouse.cage import Cage
from cardhouse.cage.commands import CageCommand
from cardhouse.cage.events import CageEvent
from cardhouse.management import Management
from cardhouse.management.commands import ManagementCommand
from cardhouse.management.events import ManagementEvent
from cardhouse.room.clock import Clock
from cardhouse.room.keeper import Keeper
from cardhouse.room.patient_store import PatientStore, Pause
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import AnyPosted

BonusKeeper: TypeAlias = Keeper[Bonuses, BonusCommand, BonusEvent]
CageKeeper: TypeAlias = Keeper[Cage, CageCommand, CageEvent]
ManagementKeeper: TypeAlias = Keeper[Management, ManagementCommand, ManagementEvent]


class Surroundings(Protocol):
    """The room as a dealer sees it."""

    clock: Clock
    patient: PatientStore
    cage: CageKeeper
    management: ManagementKeeper
    bonuses: dict[str, BonusKeeper]
    tables: dict[str, TableKeeper]
    faults: dict[str, BaseException]
    rests: bool

    @property
    def posts(self) -> Mapping[tuple[str, str], AnyPosted]:
        """The games that can be spread here, as they are in force, by house and name."""

    @property
    def is_open(self) -> bool:
        """True until the room is told to stop."""

    def pause(self, name: str) -> Pause | None:
        """The pause of a table, if it has stopped."""

    def looked_at(self, table: str) -> bool:
        """True if somebody watches a table."""

    def closed(self, name: str) -> bool:
        """True if staff have closed a table."""

    def wanted(self, name: str) -> bool:
        """True if a table is dealt."""
