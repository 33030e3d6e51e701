"""Tests of what the benches write."""
