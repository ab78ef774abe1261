"""`make fuzz`: broken sources for some minutes, each a number that makes it again.

`python -m tests.fuzz --minutes 5 --start 1000` tries the sources from number 1000 on; `--only 42`
shows and tries one.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from itertools import count
from time import monotonic

from lawtext.edition import load_edition
from tests.garbage import source
from tests.trying import Hang, try_source

MOST_FAILURES = 10


def main() -> int:
    """Try sources until the time is up; 1 when one of them went wrong."""
    options = _options()
    edition = load_edition("nl-2017")
    if options.only is not None:
        data, suffix = source(options.only)
        print(f"{suffix}: {data!r}")
        try_source(data, suffix, edition)
        return 0
    end, tried, failed = monotonic() + options.minutes * 60, 0, 0
    for seed in count(options.start):
        if monotonic() > end or failed >= MOST_FAILURES:
            break
        tried += 1
        try:
            try_source(*source(seed), edition)
        except (Exception, Hang) as error:
            failed += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"--only {seed}: {type(error).__name__}: {str(error)[:300]}", file=sys.stderr)
            print(f"    at {where.filename}:{where.lineno}", file=sys.stderr)
    print(f"{tried} broken sources from number {options.start} on, {failed} went wrong")
    return 1 if failed else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--start", type=int, default=random.randrange(10**9))
    parser.add_argument("--only", type=int)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
