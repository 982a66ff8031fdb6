"""Pan: going on top, drawing and discarding, melds and what they collect, going out."""
