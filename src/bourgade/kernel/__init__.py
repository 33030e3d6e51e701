"""What every game shares. Knows no game, no web and no bot."""
