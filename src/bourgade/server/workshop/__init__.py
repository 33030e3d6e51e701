"""The workshop: figures of a game changed in the browser, compared, kept and played."""
