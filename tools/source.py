"""What the checks share: the project's source files and what they include."""

import re
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
COMMENT_OR_LITERAL = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.DOTALL)
FOLDERS = ("arbiter", "apps", "tests", "bench", "fuzz", "examples")


def cpp_files(root: Path, folders=FOLDERS) -> list[Path]:
    """Every .hpp and .cpp below the folders, relative to root, sorted."""
    found = []
    for folder in folders:
        for pattern in ("*.hpp", "*.cpp"):
            found += [path.relative_to(root) for path in (root / folder).rglob(pattern)]
    return sorted(found)


def includes(text: str) -> list[tuple[str, bool, int]]:
    """(name, in quotes, line) of every #include."""
    return [(found[2], found[1] == '"', text.count("\n", 0, found.start(1)) + 1)
            for found in INCLUDE.finditer(text)]


def without_comments(text: str) -> str:
    """The text with comments and string literals blanked, line numbers kept."""
    return COMMENT_OR_LITERAL.sub(lambda found: "\n" * found[0].count("\n"), text)
