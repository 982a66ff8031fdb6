"""Figures: kernels, frequencies, odds and exact value. NumPy and Numba are imported only here."""
