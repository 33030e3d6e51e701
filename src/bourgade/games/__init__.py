"""One folder a game. Nothing here names them: the registry finds folders."""
