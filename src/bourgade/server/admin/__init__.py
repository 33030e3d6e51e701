"""What ``bourgade admin`` does for the person who runs a server."""
