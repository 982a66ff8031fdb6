"""Many hands at once: what each is worth, and how often each comes."""
