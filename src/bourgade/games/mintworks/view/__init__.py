"""What a seat sees of Mint Works."""
