"""Play on the web: ``bourgade serve``."""
