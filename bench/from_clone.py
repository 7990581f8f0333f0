#!/usr/bin/env python3
"""How long a fresh clone takes to the first "listening on" of script/run.

Usage: from_clone.py [--runs N] [REVISION...]

Of each revision (HEAD unless said otherwise) a clone is made in a temporary folder, with a compiler
cache of its own, empty. The revisions take turns, so that whatever else the machine does falls on
all alike. Printed are the seconds that passed, with the processor's seconds, of every run and the
medians. Packages that are missing are installed before the clock starts.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
# More than a run takes on a busy machine.
PATIENCE = 1800


def time_run(revision: str) -> tuple[float, float]:
    """Seconds to listening, and those of the processors."""
    with tempfile.TemporaryDirectory(prefix="from_clone-") as folder:
        clone = Path(folder) / "arbiter"
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        subprocess.run(["git", "checkout", "-q", revision], cwd=clone, check=True)
        subprocess.run(["script/setup"], cwd=clone, check=True)
        environment = {**os.environ, "CCACHE_DIR": f"{folder}/ccache"}
        environment.pop("DISPLAY", None)
        began = time.monotonic()
        run = subprocess.Popen(
            ["timeout", str(PATIENCE), "script/run", "--listen", ":0", "--data", f"{folder}/data"],
            cwd=clone, env=environment, stdout=subprocess.PIPE, text=True)
        first = next((line for line in run.stdout if line.startswith("listening on ")), None)
        seconds = time.monotonic() - began
        run.terminate()
        run.stdout.close()
        _, _, usage = os.wait4(run.pid, 0)
        if first is None:
            sys.exit(f"from_clone: {revision}: script/run ended before it listened")
        return seconds, usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("revisions", nargs="*", default=["HEAD"])
    parser.add_argument("--runs", type=int, default=1)
    options = parser.parse_args()
    names = {revision: subprocess.run(["git", "rev-parse", "--short", revision], cwd=ROOT,
                                      check=True, capture_output=True, text=True).stdout.strip()
             for revision in options.revisions}
    seen: dict[str, list[tuple[float, float]]] = {revision: [] for revision in names}
    for _ in range(options.runs):
        for revision, name in names.items():
            seen[revision].append(time_run(name))
            seconds, processor = seen[revision][-1]
            print(f"{revision} ({name}): {seconds:.0f} s, {processor:.0f} s of processor",
                  flush=True)
    for revision, runs in seen.items():
        print(f"{revision}: median {median(run[0] for run in runs):.0f} s, "
              f"{median(run[1] for run in runs):.0f} s of processor")


if __name__ == "__main__":
    main()
