"""How people find each other: pairing and challenges."""
