"""Compiles rules from the source that also runs interpreted. Only this package imports numba."""
