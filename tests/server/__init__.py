"""Tests of the web server."""
