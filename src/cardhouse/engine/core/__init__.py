"""The part shared by every game: the hand, its steps and events, the kernel, and the view."""
