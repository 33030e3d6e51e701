"""Rules compiled from the source that also runs interpreted. The only package with numba."""
