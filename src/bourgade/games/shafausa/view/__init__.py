"""What a seat sees of Shafausa."""
