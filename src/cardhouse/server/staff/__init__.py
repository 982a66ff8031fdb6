"""The people who run the room: their rights, their acts and their journal."""
