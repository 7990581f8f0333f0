#!/usr/bin/env python3
"""What the page weighs on the wire, how soon it can be used and how quickly it answers a hand.

Usage: page.py [--runs N] [--json]

Measured is the page that the program carries, in Chromium: the bytes, by kind, that come before the
first move can be made; the time until it can be used over a network of 150 ms and 1.6 Mbit/s, the
median of N loads (5 unless said otherwise); how far what is on it moves while it loads and while a
game is played; and the time of its own script from a pointer's event to the board as it then is.
Each stands beside what it may be at most. The page's own tools measure: web/e2e/measure.ts.
"""

import os
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"


def main() -> None:
    if {"-h", "--help"} & set(sys.argv[1:]):
        sys.exit(__doc__)
    os.chdir(WEB)
    os.execvp("npm", ["npm", "run", "--silent", "measure", "--", *sys.argv[1:]])


if __name__ == "__main__":
    main()
