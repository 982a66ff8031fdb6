"""Games for a pot at many tables at once: observations, masks and actions in compiled kernels."""
