#!/usr/bin/env python3
"""Shows of rows of docs/laws.md that their tests notice when the enforcing code does nothing.

Usage: disable_laws.py BUILD_FOLDER [--rows N] [--seed S] [--article A ...]. Draws N rows with unit
tests, and for each puts pieces of the code that it names out of action, one after the other, in a
copy of the project: a condition that never holds, a statement that is left out, a limit that is
another one. The row is shown as soon as a test that it names fails. Exits with 1 where that never
happens.
"""

import argparse
import random
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from working_copy import ROOT, WorkingCopy

MOST_MUTANTS = 60
MOST_SECONDS = 600
TEST = re.compile(r"^(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*(\w+),\s*(\w+)", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    articles: list[str]
    files: list[str]
    symbols: list[str]
    tests: list[str]

    def name(self) -> str:
        return ", ".join(self.articles)


@dataclass(frozen=True)
class Mutant:
    file: str
    begin: int
    end: int
    text: str
    what: str


def rows() -> list[Row]:
    found = []
    for line in (ROOT / "docs/laws.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("| ") or len(cells) != 4:
            continue
        enforced = re.findall(r"`([^`]+)`", cells[2])
        found.append(Row(cells[0].split(", "),
                         [name if name.startswith("apps/") else f"arbiter/{name}"
                          for name in enforced if "/" in name],
                         [name for name in enforced if "/" not in name],
                         re.findall(r"`([^`]+)`", cells[3])))
    return found


def unit_tests() -> dict[str, set[tuple[str, str]]]:
    """By the name of a test, a suite or a file: the programs and the filters that run it."""
    known: dict[str, set[tuple[str, str]]] = {}
    for path in sorted(ROOT.glob("tests/*/*_test.cpp")):
        program = f"{path.parent.name}_tests"
        for suite, test in TEST.findall(path.read_text()):
            whole = (program, f"{suite}.{test}")
            for name in (suite, test, str(path.relative_to(ROOT))):
                known.setdefault(name, set()).add(whole)
    return known


# --- what can be put out of action -----------------------------------------------------------

def end_of_parentheses(text: str, begin: int) -> int:
    """Behind the one that closes the one at `begin`."""
    depth = 0
    for at in range(begin, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return at + 1
    return len(text)


def regions(text: str, row: Row) -> list[tuple[int, int]]:
    """Where the code of the row stands, the likeliest first."""
    found = []
    for symbol in row.symbols:
        for match in re.finditer(rf"^[^\n/]*(?:const {symbol}&|\b{symbol}\()[^;{{]*{{", text,
                                 re.MULTILINE):
            end = text.find("\n}\n", match.start())
            found.append((match.start(), len(text) if end < 0 else end))
    for article in row.articles:
        for match in re.finditer(rf'(?<![\d.]){re.escape(article)}(?![\d]|\.\d)', text):
            begin = text.rfind("\n\n", 0, match.start())
            end = text.find("\n\n", match.end())
            found.append((max(begin, 0), len(text) if end < 0 else end))
    return [*found, (0, len(text))]


def conditions(text: str, begin: int, end: int, value: str):
    for match in re.finditer(r"\b(if|while) \(", text[begin:end]):
        open_at = begin + match.end() - 1
        close_at = end_of_parentheses(text, open_at)
        content = text[open_at + 1:close_at - 1]
        if re.match(r"(const )?auto\b", content):
            content = (content if ";" not in content else content[:content.rindex(";")])
            changed = f"({content}; {value})"
        else:
            changed = f"({value})"
        what = "holds never" if value == "false" else "holds always"
        yield open_at, close_at, changed, f"if ({shortened(text[open_at + 1:close_at - 1])}) {what}"


def statements(text: str, begin: int, end: int):
    pattern = (r"(?<=[{};)])\n( +)(?!return|const|auto|using|break|continue|case|default|static|if|"
               r"for|while|else|do\b|///?|#|\}|template|struct|class|enum|friend|\[\[)"
               r"([A-Za-z_*+(-][^;{}]*);")
    for match in re.finditer(pattern, text[begin:end]):
        yield (begin + match.start(2), begin + match.end(2), "",
               f"without {shortened(match.group(2))}")


def returned(text: str, begin: int, end: int):
    for match in re.finditer(r"\breturn ([^;{}]+);", text[begin:end]):
        for value in ("false", "true", "{}"):
            yield (begin + match.start(1), begin + match.end(1), value,
                   f"return {value} for {shortened(match.group(1))}")


def values(text: str, begin: int, end: int):
    for match in re.finditer(r"(?<![\w.\"'])(\d+)(?![\w.\"'])", text[begin:end]):
        yield (begin + match.start(), begin + match.end(), str(int(match.group(1)) + 1),
               f"{int(match.group(1)) + 1} for {match.group(1)}")
    for was, now in (("true", "false"), ("false", "true"), (" == ", " != "), (" && ", " || "),
                     (" || ", " && "), (" < ", " >= "), (" >= ", " < "), (" > ", " <= "),
                     (" <= ", " > "), (" & ", " | "), (" | ", " & "), (" - ", " + "),
                     (" + ", " - ")):
        for match in re.finditer(re.escape(was), text[begin:end]):
            yield begin + match.start(), begin + match.end(), now, f"{now} for {was}"


def shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "..."


def is_comment(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1:at]
    return "//" in line or line.lstrip().startswith("#")


def mutants(source: Path, row: Row) -> list[Mutant]:
    found: dict[tuple[str, int, int, str], Mutant] = {}
    for file in row.files:
        text = (source / file).read_text()
        for begin, end in regions(text, row):
            for change in (*conditions(text, begin, end, "false"), *statements(text, begin, end),
                           *returned(text, begin, end), *values(text, begin, end),
                           *conditions(text, begin, end, "true")):
                if not is_comment(text, change[0]):
                    found.setdefault((file, *change[:3]), Mutant(file, *change))
    # Those at the start of each region and kind come first; of a long list some from all over it.
    every = list(found.values())
    if len(every) <= MOST_MUTANTS:
        return every
    half = MOST_MUTANTS // 2
    return every[:half] + random.Random(row.name()).sample(every[half:], half)


# --- putting it out of action ------------------------------------------------------------------

def failing(copy: WorkingCopy, tests: set[tuple[str, str]]) -> bool:
    for program in sorted({program for program, _ in tests}):
        names = ":".join(sorted(name for of, name in tests if of == program))
        if copy.fails(program, names, seconds=120):
            return True
    return False


def notices(copy: WorkingCopy, mutant: Mutant, tests: set[tuple[str, str]]) -> bool:
    whole = (copy.source / mutant.file).read_text()
    with copy.changed(mutant.file, whole[:mutant.begin] + mutant.text + whole[mutant.end:]):
        return copy.builds({program for program, _ in tests}) and failing(copy, tests)


def show(copy: WorkingCopy, row: Row, tests: set[tuple[str, str]]) -> bool:
    if not copy.builds({program for program, _ in tests}) or failing(copy, tests):
        print(f"{row.name()}: fails as it is", flush=True)
        return False
    tried = mutants(copy.source, row)
    started = time.monotonic()
    for number, mutant in enumerate(tried, 1):
        if time.monotonic() - started > MOST_SECONDS:
            tried = tried[:number - 1]
            break
        if notices(copy, mutant, tests):
            line = (copy.source / mutant.file).read_text().count("\n", 0, mutant.begin) + 1
            print(f"{row.name()}: {mutant.file}:{line}: {mutant.what} [{number}]", flush=True)
            return True
    print(f"{row.name()}: NOT SHOWN after {len(tried)} changes of {', '.join(row.files)}",
          flush=True)
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rows", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--article", action="append", default=[])
    options = parser.parse_args()
    known = unit_tests()
    able = [row for row in rows() if row.tests and all(name in known for name in row.tests)]
    if options.article:
        drawn = [row for row in able if set(row.articles) & set(options.article)]
    else:
        drawn = random.Random(options.seed).sample(able, min(options.rows, len(able)))
    copy = WorkingCopy(options.folder.resolve())
    shown = [show(copy, row, set().union(*(known[name] for name in row.tests))) for row in drawn]
    print(f"{sum(shown)} of {len(drawn)} rows shown; {len(able)} rows have unit tests")
    return 0 if all(shown) and shown else 1


if __name__ == "__main__":
    sys.exit(main())
