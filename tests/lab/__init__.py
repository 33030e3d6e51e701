"""Tests of studies: many games and what they show."""
