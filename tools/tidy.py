#!/usr/bin/env python3
"""Runs clang-tidy over the libraries and the program; a file unchanged since it passed is not
looked at again.

Usage: tidy.py BUILD_FOLDER [FILE...]. BUILD_FOLDER holds compile_commands.json; what passed is
remembered in BUILD_FOLDER/tidy by a hash of the file and of everything of the project that it
includes. Only the quick checks; the preset `tidy` runs all of .clang-tidy, also over the files
that include Beast or Asio, each of which costs a minute.
"""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from check_layers import ASIO
from source import cpp_files, includes

ROOT = Path(__file__).resolve().parent.parent
TIDY = "clang-tidy-19"
# Those of .clang-tidy that say most for their time: a second a file where all take three.
QUICK_CHECKS = ("-*,readability-identifier-naming,readability-function-size,"
                "bugprone-dangling-handle,bugprone-infinite-loop,bugprone-use-after-move,"
                "modernize-use-override")


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


def tidy(build: Path, path: Path) -> str:
    """The findings in one file, or nothing."""
    passed = build / "tidy" / key_of(path)
    if passed.exists():
        return ""
    # -w: the compiler's own warnings are the build's business.
    command = [TIDY, "--quiet", "--extra-arg=-w", f"--checks={QUICK_CHECKS}", "-p", str(build),
               str(ROOT / path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        passed.touch()
        return ""
    return run.stdout or run.stderr


def main(build: Path, names: list[str]) -> int:
    (build / "tidy").mkdir(exist_ok=True)
    files = [Path(name) for name in names] or [
        path for path in cpp_files(ROOT, ("arbiter", "apps"))
        if path.suffix == ".cpp" and not uses_asio(path)]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        findings = [found for found in pool.map(lambda path: tidy(build, path), files) if found]
    print("\n".join(findings) if findings else f"clang-tidy finds nothing in {len(files)} files")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:]))
