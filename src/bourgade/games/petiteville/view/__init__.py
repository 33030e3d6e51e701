"""What a seat sees of Ma Petite Ville."""
