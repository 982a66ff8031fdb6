"""The people of the room: names, accounts, sessions and roles."""
