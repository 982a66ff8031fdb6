"""Pan: going on top, drawing and discarding, melds and their payments, going out."""
