"""How people find each other: pairing."""
