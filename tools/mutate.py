#!/usr/bin/env python3
"""Tries single wrong changes of the code, and tells which of them the tests notice.

Usage: mutate.py LIST PROGRAM [--filter TESTS] [--folder DIR] [--jobs N] [--again]

PROGRAM is a test program of the build, such as verify_tests; --filter takes a part of its tests,
as --gtest_filter does. LIST has changes such as these:

    in arbiter/verify/proof_check.cpp
    - ++moved > claim.positions
    + ++moved >= claim.positions

    - if (is_empty(result.kings))
    + if (false)
    = an empty result lies in every layer; it is only found sooner

"in" names the file of all that follow. "-" says what stands there and must be found once; a blank
in it is any white space, so that a change survives lines that move or are broken anew. "+" says
what shall stand there, nothing where it is alone. "=" says why no test can notice the change.
Empty lines and those that begin with # say nothing.

Each change is made in a copy of the project (build/mutate, or --folder), built, tested and taken
back, however the tool ends; the project itself is never touched. It tells of each:

    killed      a test failed, or the tests took ten times as long and a minute more
    survived    no test failed: one is missing, or the list has to say why none can
    argued      no test failed, and the list says why
    broken      does not compile
    not found   what shall stand there has no place, or several

It can be stopped, and goes on when it is started again with the same folder: what was killed is
tried again only when its file is another one, everything else also when the tests are others;
--again tries all. Exit: 0 all killed or argued, 1 not all, 2 it could not run.
"""

import argparse
import hashlib
import json
import re
import signal
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

from working_copy import ROOT, WorkingCopy

# An end for what hangs before any change.
PATIENCE = 1800


class CannotRun(Exception):
    """The list cannot be read, or the tests fail without any change."""


@dataclass(frozen=True)
class Mutation:
    file: str
    old: str
    new: str
    why: str

    def name(self) -> str:
        return f"{self.file}: {self.old} -> {self.new or 'nothing'}"

    def applied(self, text: str) -> str | None:
        """The text with the change; None where it has no place or several."""
        pattern = r"\s+".join(re.escape(word) for word in self.old.split())
        places = list(re.finditer(pattern, text))
        if len(places) != 1:
            return None
        return text[:places[0].start()] + self.new + text[places[0].end():]


def read_list(text: str) -> list[Mutation]:
    mutations: list[Mutation] = []
    file, old = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        sign, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if not sign or sign.startswith("#"):
            continue
        if sign == "in" and rest and not old:
            file = rest
        elif sign == "-" and rest and file and not old:
            old = rest
        elif sign == "+" and old:
            mutations.append(Mutation(file, old, rest, ""))
            old = ""
        elif sign == "=" and rest and mutations and not old and not mutations[-1].why:
            mutations[-1] = replace(mutations[-1], why=rest)
        else:
            raise CannotRun(f"line {number}: here stands no in, -, + or =, in this order")
    if old:
        raise CannotRun(f"at the end: a - without its +: {old}")
    return mutations


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


class Outcomes:
    """What became of each change, kept in a file so that a stopped run goes on."""

    def __init__(self, path: Path, tests: str):
        self.path = path
        self.tests = tests
        self.known = json.loads(path.read_text()) if path.exists() else {}

    def of(self, mutation: Mutation, source: str) -> str | None:
        found = self.known.get(mutation.name())
        if not found or found["source"] != digest(source):
            return None
        if found["outcome"] != "killed" and found["tests"] != self.tests:
            return None
        return found["outcome"]

    def keep(self, mutation: Mutation, source: str, outcome: str) -> None:
        self.known[mutation.name()] = {"source": digest(source), "tests": self.tests,
                                       "outcome": outcome}
        # Written beside and moved, so that it is whole whenever it is looked at.
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.known, indent=1))
        new.replace(self.path)


class Mutating:
    def __init__(self, options):
        folder = options.folder.resolve()
        self.program = options.program
        self.filter = options.filter
        self.copy = WorkingCopy(folder, options.jobs)
        tests = sorted((ROOT / "tests" / self.program.removesuffix("_tests")).glob("*.cpp"))
        path = folder / f"{options.list.stem}.json"
        if options.again:
            path.unlink(missing_ok=True)
        self.outcomes = Outcomes(
            path, digest(self.program, self.filter, *[test.read_text() for test in tests]))
        self.patience = self.time_unchanged()

    def time_unchanged(self) -> float:
        """How long the tests may take. Fails where they fail as everything is."""
        if not self.copy.builds([self.program]):
            raise CannotRun(f"{self.program} cannot be built as it is")
        begin = time.monotonic()
        if self.copy.fails(self.program, self.filter, PATIENCE):
            raise CannotRun(f"{self.program} fails as it is")
        return 10 * (time.monotonic() - begin) + 60

    def outcome(self, mutation: Mutation) -> str:
        path = self.copy.source / mutation.file
        source = path.read_text() if path.is_file() else ""
        known = self.outcomes.of(mutation, source)
        if known:
            return known
        changed = mutation.applied(source)
        if changed is None:
            return "not found"
        with self.copy.changed(mutation.file, changed):
            if not self.copy.builds([self.program]):
                outcome = "broken"
            elif self.copy.fails(self.program, self.filter, self.patience):
                outcome = "killed"
            else:
                outcome = "survived"
        self.outcomes.keep(mutation, source, outcome)
        return outcome


def tell(mutation: Mutation, outcome: str) -> str:
    """The outcome in the light of what the list argues."""
    if outcome == "survived" and mutation.why:
        outcome = "argued"
    argued = f" ({mutation.why})" if mutation.why else ""
    print(f"{outcome:9}  {mutation.name()}{argued}", flush=True)
    return outcome


def run(options) -> int:
    mutations = read_list(options.list.read_text())
    mutating = Mutating(options)
    told = [tell(mutation, mutating.outcome(mutation)) for mutation in mutations]
    counts = [f"{told.count(one)} {one}" for one in sorted(set(told))]
    print(f"{len(told)} changes: {', '.join(counts) or 'none'}")
    return 0 if all(one in ("killed", "argued") for one in told) else 1


def stop(number, frame):
    """Ends like an interrupt from the keyboard, so that the change is taken back."""
    raise KeyboardInterrupt


def main(arguments=None) -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("list", type=Path, metavar="LIST")
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("--filter", default="*", metavar="TESTS")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutate", metavar="DIR")
    parser.add_argument("--jobs", type=int, metavar="N", help="compilers at a time")
    parser.add_argument("--again", action="store_true")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, stop)
    try:
        return run(options)
    except (CannotRun, OSError) as error:
        print(f"mutate: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; started again it goes on here", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
