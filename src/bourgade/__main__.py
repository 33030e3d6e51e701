"""``python -m bourgade`` is the ``bourgade`` command."""

from bourgade.cli.app import main

main()
