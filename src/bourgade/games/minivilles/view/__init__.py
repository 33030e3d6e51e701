"""How Minivilles looks."""
