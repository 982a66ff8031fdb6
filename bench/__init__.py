"""Cardhouse against its peers, in one run on the same work: `make bench`."""
