"""The boards of Mint Works."""
