"""What tests of games share: checks, random play over all options, and a game to copy."""
