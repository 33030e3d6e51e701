"""Tests of the web server through its own doors: pages, API, streams, real processes."""
