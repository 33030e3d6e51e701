"""``python -m bourgade`` is the ``bourgade`` command."""

from bourgade.cli import main

main()
