"""Measurements, as ratios taken side by side in one run. Never part of the tests."""
