#!/usr/bin/env python3
"""The rules of style that the formatter cannot know.

Usage: check_style.py [ROOT]. Prints FILE:LINE: WHAT for each finding; exit 1 if there is any.

- Text files: no tab (documents may show the program's output), no blank at a
  line's end, a newline at the end.
- Program text: at most 100 columns a line and 600 lines a file.
- A header has `#pragma once` and opens with a comment that says what it is.
- Nothing in the libraries and the program is kept for each thread behind its callers' backs.
- A test's name is a sentence in snake_case; capitals are left to proper names and to articles of
  the Laws (`White_pays_6_7_2`).
- arbiter/README.md has a line `- NAME: ...` for every module under its layer's heading, and none
  for a module that is gone.
"""

import re
import sys
from pathlib import Path

SKIPPED = {"build", "node_modules", "dist", ".git", ".cache", "data", "corpus"}
PROGRAM = {".hpp", ".cpp", ".py", ".cmake", ".ts", ".svelte", ".css", ".js", ".mjs"}
OTHER_TEXT = {".md", ".json", ".html", ".svg", ".txt", ""}
MOST_LINES = 600
MOST_COLUMNS = 100
TEST_NAME = re.compile(
    r"^(?:(?:TYPED_)?TEST(?:_[FP])?|RC_GTEST_(?:FIXTURE_)?PROP)\(\s*\w+,\s*(\w+)", re.MULTILINE)
CAMEL_CASE = re.compile(r"[a-z][A-Z]")
HEADING = re.compile(r"^## (\w+)", re.MULTILINE)
ENTRY = re.compile(r"^- ([\w/]+): \S", re.MULTILINE)


def text_files(root: Path, folder: Path | None = None) -> list[Path]:
    found = []
    for path in sorted((folder or root).iterdir()):
        if path.is_dir() and path.name not in SKIPPED:
            found += text_files(root, path)
        elif path.is_file() and path.suffix in PROGRAM | OTHER_TEXT:
            found.append(path.relative_to(root))
    return found


def check_lines(path: Path, text: str) -> list[str]:
    findings = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if "\t" in line and path.suffix != ".md":
            findings.append(f"{path}:{number}: tab")
        if line != line.rstrip():
            findings.append(f"{path}:{number}: blank at the end of the line")
        if path.suffix in PROGRAM and len(line) > MOST_COLUMNS:
            findings.append(f"{path}:{number}: {len(line)} columns, more than {MOST_COLUMNS}")
    if text and not text.endswith("\n"):
        findings.append(f"{path}:{len(lines)}: no newline at the end")
    if path.suffix in PROGRAM and len(lines) - 1 > MOST_LINES:
        findings.append(f"{path}:1: {len(lines) - 1} lines, more than {MOST_LINES}")
    return findings


def check_header(path: Path, text: str) -> list[str]:
    findings = []
    if "\n#pragma once\n" not in "\n" + text:
        findings.append(f"{path}:1: no #pragma once")
    if not text.startswith("//"):
        findings.append(f"{path}:1: does not open with a comment that says what it is")
    return findings


def check_hidden_state(path: Path, text: str) -> list[str]:
    return [f"{path}:{number}: thread_local" for number, line in enumerate(text.split("\n"), 1)
            if "thread_local" in line]


def check_test_names(path: Path, text: str) -> list[str]:
    findings = []
    for found in TEST_NAME.finditer(text):
        name = found[1]
        if "_" not in name or CAMEL_CASE.search(name):
            line = text.count("\n", 0, found.start(1)) + 1
            findings.append(f"{path}:{line}: {name} is no sentence in snake_case")
    return findings


def listed_modules(readme: str) -> set[str]:
    """'rules/position' for each entry, the layer being the nearest heading above it."""
    listed = set()
    parts = HEADING.split(readme)
    for layer, body in zip(parts[1::2], parts[2::2]):
        listed |= {f"{layer}/{found[1]}" for found in ENTRY.finditer(body)}
    return listed


def check_list(root: Path) -> list[str]:
    library = root / "arbiter"
    readme = library / "README.md"
    listed = listed_modules(readme.read_text() if readme.is_file() else "")
    present = {str(path.relative_to(library).with_suffix(""))
               for pattern in ("*.hpp", "*.cpp") for path in library.rglob(pattern)}
    return ([f"arbiter/README.md:1: {name} is missing" for name in sorted(present - listed)] +
            [f"arbiter/README.md:1: {name} is listed but not there"
             for name in sorted(listed - present)])


def check(root: Path) -> list[str]:
    findings = []
    for path in text_files(root):
        text = (root / path).read_text()
        findings += check_lines(path, text)
        if path.suffix == ".hpp":
            findings += check_header(path, text)
        if path.suffix in {".hpp", ".cpp"} and path.parts[0] in {"arbiter", "apps"}:
            findings += check_hidden_state(path, text)
        if path.suffix == ".cpp":
            findings += check_test_names(path, text)
    return findings + check_list(root)


if __name__ == "__main__":
    project = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
    found = check(project.resolve())
    print("\n".join(found) if found else "every file keeps to the style")
    sys.exit(1 if found else 0)
