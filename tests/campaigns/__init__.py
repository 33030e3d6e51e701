"""Campaigns against a running server: it is killed, starved and lied to, and must lose nothing."""
