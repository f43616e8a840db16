"""Run the command with `python -m readingroom.cli`."""

import sys

from readingroom.cli import main

sys.exit(main())
