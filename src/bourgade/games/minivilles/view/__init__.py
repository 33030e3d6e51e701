"""The boards of Minivilles."""
