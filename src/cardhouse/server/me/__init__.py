"""A person's own page: results, hands, statement and notes, for nobody else's eyes."""
