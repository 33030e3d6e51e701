"""The static site: every game in the browser alone, without a server."""
