#!/usr/bin/env python3
"""Runs clang-tidy over the libraries and the program; a file unchanged since it passed is not
looked at again.

Usage: tidy.py BUILD_FOLDER [FILE...]. BUILD_FOLDER holds compile_commands.json; what passed is
remembered in BUILD_FOLDER/tidy by a hash of the file and of everything of the project that it
includes. Files of one library are looked at together, so that what they include is read once; where
that finds anything, each is looked at by itself. Only the quick checks; the preset `tidy` runs all
of .clang-tidy, also over the files that include Beast or Asio, each of which costs a minute.
"""

import hashlib
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import groupby
from pathlib import Path

from check_includes import ASIO
from source import cpp_files, includes

ROOT = Path(__file__).resolve().parent.parent
TIDY = "clang-tidy-19"
# Those of .clang-tidy that say most for their time: a second a file where all take three.
QUICK_CHECKS = ("-*,readability-identifier-naming,readability-function-size,"
                "bugprone-dangling-handle,bugprone-infinite-loop,bugprone-use-after-move,"
                "modernize-use-override")
OPTIONS_THAT_MATTER = ("-D", "-I", "-f", "-m", "-std")
MOST_TOGETHER = 20


@cache
def names_and_hash(path: Path) -> tuple[tuple[str, ...], str]:
    text = (ROOT / path).read_text()
    return tuple(name for name, _, _ in includes(text)), hashlib.sha256(text.encode()).hexdigest()


def everything_included(path: Path, found: set[Path] | None = None) -> set[Path]:
    found = set() if found is None else found
    found.add(path)
    for name in names_and_hash(path)[0]:
        if (ROOT / name).is_file() and Path(name) not in found:
            everything_included(Path(name), found)
    return found


def uses_asio(path: Path) -> bool:
    return any(ASIO.match(name) for name in names_and_hash(path)[0])


def key_of(path: Path) -> str:
    parts = [(ROOT / ".clang-tidy").read_text(), QUICK_CHECKS, str(path)]
    parts += [f"{used} {names_and_hash(used)[1]}" for used in sorted(everything_included(path))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def options_of(build: Path) -> list[str]:
    """What all files of the project are compiled with."""
    entries = json.loads((build / "compile_commands.json").read_text())
    words = shlex.split(entries[0]["command"])
    options = [word for before, word in zip(words, words[1:])
               if before != "-Xclang" and word.startswith(OPTIONS_THAT_MATTER)]
    return [*options, '-DARBITER_VERSION="0"', "-w"]


class Tidy:
    """clang-tidy over files, some at a time."""

    def __init__(self, build: Path):
        self.folder = build / "tidy"
        self.folder.mkdir(exist_ok=True)
        self.options = options_of(build)

    def passed(self, path: Path) -> Path:
        return self.folder / key_of(path)

    def findings(self, paths: tuple[Path, ...]) -> str:
        """Those in the files, or nothing."""
        found = self.run(paths)
        if found and len(paths) > 1:
            # Names of one may mean something else in another: only alone they are judged fairly.
            return "".join(self.findings((path,)) for path in paths)
        if not found:
            for path in paths:
                self.passed(path).touch()
        return found

    def run(self, paths: tuple[Path, ...]) -> str:
        together = self.folder / f"{key_of(paths[0])}.cpp"
        together.write_text("".join(f'#include "{ROOT / path}"\n' for path in paths))
        # -w: the compiler's own warnings are the build's business.
        command = [TIDY, "--quiet", f"--checks={QUICK_CHECKS}", f"--config-file={ROOT}/.clang-tidy",
                   f"--header-filter={ROOT}/(arbiter|apps)/", str(together), "--", *self.options]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        together.unlink()
        return "" if run.returncode == 0 else run.stdout or run.stderr


def batches_of(files: list[Path]) -> list[tuple[Path, ...]]:
    """Files of one library, or of the program, in batches."""
    batches = []
    for _, library in groupby(sorted(files), key=lambda path: path.parts[:2]):
        together = tuple(library)
        batches += [together[at:at + MOST_TOGETHER]
                    for at in range(0, len(together), MOST_TOGETHER)]
    return batches


def main(build: Path, names: list[str]) -> int:
    tidy = Tidy(build)
    files = [Path(name) for name in names] or [
        path for path in cpp_files(ROOT, ("arbiter", "apps"))
        if path.suffix == ".cpp" and not uses_asio(path)]
    batches = batches_of([path for path in files if not tidy.passed(path).exists()])
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        findings = [found for found in pool.map(tidy.findings, batches) if found]
    print("\n".join(findings) if findings else f"clang-tidy finds nothing in {len(files)} files")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:]))
