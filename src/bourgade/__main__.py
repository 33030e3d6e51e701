"""``python -m bourgade`` is the ``bourgade`` command."""

from bourgade.cli.commands import main

main()
