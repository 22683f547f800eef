"""The door of the program: `morgan`, or `python -m app`."""

import gc
import os
import sys
from collections.abc import Sequence

from app.options import parse
from app.screen import choose_platform


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code; wrong arguments, --help and --version end the process before anything of Qt is loaded."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.health:
        from app import health_command

        return health_command.run(options.home)
    choose_platform(os.environ, picture=options.screenshot is not None)
    gc.disable()  # what is loaded now stays: looking for garbage in it would take a fifth of the start
    from app.build import run  # after the options, which need no screen

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
