"""Practice: tables of one person and bots beside the room, a coach, and descriptions of games."""
