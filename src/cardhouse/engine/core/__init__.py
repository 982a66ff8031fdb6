"""What every game shares: the hand, its steps and events, the kernel, and the view."""
