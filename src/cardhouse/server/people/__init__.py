"""The people of the room: names, accounts, sessions, and what each may do."""
