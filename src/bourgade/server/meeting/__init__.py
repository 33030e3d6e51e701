"""How people find each other: pairing, challenges, series."""
