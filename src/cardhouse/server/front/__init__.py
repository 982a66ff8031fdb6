"""The door to the street: connections, and what they may cost before we know whose they are."""
