"""What all games share. It knows no particular game, no bots and no web."""
