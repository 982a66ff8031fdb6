"""A card room in operation: every stream of events has one keeper, and every table a dealer."""
