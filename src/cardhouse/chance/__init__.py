"""Chance, the actor that no person plays: answers its Asks from a source of randomness."""

from cardhouse.chance.repeated import Repeated
from cardhouse.chance.sources import Chance, Secure, Seeded, Stacked

__all__ = ["Chance", "Repeated", "Secure", "Seeded", "Stacked"]
