"""Pan as arrays of numbers, played by kernels without the engine, its events and its words."""
