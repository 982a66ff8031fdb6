"""One hand: the kernel, the steps of the game families, and what each viewer may see."""
