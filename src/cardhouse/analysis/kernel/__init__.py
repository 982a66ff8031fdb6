"""What all figures stand on: compiled loops, and answers that are kept."""
