"""`python -m lawtext` is the command line."""

import sys

from lawtext.cli import main

if __name__ == "__main__":
    sys.exit(main())
