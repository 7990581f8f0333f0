#!/usr/bin/env python3
"""Holds every #include against the layers and parts that the build lists.

Usage: check_includes.py [ROOT]. Prints FILE:LINE: WHAT for each finding; exit 1 if there is any.

- A layer includes itself and the layers it names, each of these at least once; nothing in arbiter/
  includes apps/ or tests/. The same holds for the parts of the program, the folders of
  apps/arbiter/, among themselves. Fuzz targets and benchmarks use the slow twins of the tests,
  tests/apps the program and tests/bench what benchmarks share.
- Modules (x.hpp with x.cpp) do not include each other in a circle.
- A layer prints nothing, ends nothing, reads no environment, unless it is marked WORLD, and uses
  neither threads nor clocks, unless it is marked TIME or WORLD.
- Beast and Asio stay out of headers and in at most three .cpp files.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from source import cpp_files, includes, without_comments

FOLDER = re.compile(r"^arbiter_(?:layer|part)\(([^)]*)\)", re.MULTILINE)
ASIO = re.compile(r"boost/(asio|beast)\b")
MOST_ASIO_FILES = 3
OUTSIDE_WORLD = re.compile(
    r"<(iostream|print|cstdio|stdio\.h)>|\bstd::(cout|cerr|clog|cin)\b"
    r"|\b(printf|fprintf|puts|putchar|fputs|getenv|setenv|system|abort|_?exit|quick_exit)\s*\(")
TIME_AND_THREADS = re.compile(
    r"<(thread|mutex|condition_variable|future|stop_token)>"
    r"|\b(steady|system|high_resolution)_clock\b|\bstd::(j?thread|mutex|async)\b")


LISTS = ("CMakeLists.txt", "apps/arbiter/CMakeLists.txt")


@dataclass
class Folder:
    """A layer or a part."""
    list: str
    marks: list[str]
    uses: list[str]


def read_folders(root: Path) -> dict[str, Folder]:
    """By path, lowest first: "arbiter/rules", "apps/arbiter/frame"."""
    folders = {}
    for name in LISTS:
        home = "apps/arbiter" if name.startswith("apps/") else "arbiter"
        text = (root / name).read_text() if (root / name).is_file() else ""
        for found in FOLDER.finditer(text):
            folder, *words = found[1].split()
            words = words[:words.index("PACKAGES")] if "PACKAGES" in words else words
            end_of_marks = words.index("USES") if "USES" in words else len(words)
            folders[f"{home}/{folder}"] = Folder(
                name, words[:end_of_marks], [f"{home}/{used}" for used in words[end_of_marks + 1:]])
    return folders


def check_order(folders: dict[str, Folder]) -> list[str]:
    names = list(folders)
    return [f"{folder.list}:1: {name} uses {used}, which is not listed before it"
            for name, folder in folders.items() for used in folder.uses
            if used not in names[:names.index(name)]]


class Checker:
    def __init__(self, root: Path):
        self.root = root
        self.folders = read_folders(root)
        self.findings = check_order(self.folders)
        self.modules: dict[str, set[str]] = {}
        self.arrows: set[tuple[str, str]] = set()
        self.asio_files: list[Path] = []

    def report(self, path: Path, line: int, what: str) -> None:
        self.findings.append(f"{path}:{line}: {what}")

    def run(self) -> list[str]:
        for path in cpp_files(self.root):
            text = (self.root / path).read_text()
            for name, quoted, line in includes(text):
                self.check_include(path, name, quoted, line)
            if path.parts[0] == "arbiter":
                self.check_purity(path, without_comments(text))
        for home in ("arbiter", "apps/arbiter"):
            for folder in sorted((self.root / home).iterdir()):
                name = f"{home}/{folder.name}"
                if folder.is_dir() and name not in self.folders:
                    self.report(Path(name), 1, "no layer or part of CMakeLists.txt")
        self.check_arrows()
        self.check_cycles()
        for path in self.asio_files[MOST_ASIO_FILES:]:
            self.report(path, 1, f"more than {MOST_ASIO_FILES} files include Beast or Asio")
        return self.findings

    def check_include(self, path: Path, name: str, quoted: bool, line: int) -> None:
        if ASIO.match(name):
            if path.suffix == ".hpp":
                self.report(path, line, f"a header includes {name}")
            elif path not in self.asio_files:
                self.asio_files.append(path)
        if not quoted:
            return
        if not (self.root / name).is_file():
            self.report(path, line, f"{name} is no file of the project, counted from its root")
            return
        self.modules.setdefault(str(path.with_suffix("")), set()).add(
            str(Path(name).with_suffix("")))
        if not self.may_include(path, Path(name)):
            self.report(path, line, f"{path.parent} may not include {name}")
        self.arrows.add((self.folder_of(path), self.folder_of(Path(name))))

    def may_include(self, path: Path, included: Path) -> bool:
        source, target = path.parts[0], included.parts[0]
        folder, used = self.folder_of(path), self.folder_of(included)
        if source == target and folder in self.folders and used in self.folders:
            return folder == used or used in self.folders[folder].uses
        if source == target or target == "arbiter" != source:
            # What all parts share lies beside main.cpp, which itself uses any part.
            return True
        return (source in ("fuzz", "bench") and target == "tests") or \
            target in ("apps", "bench") and path.is_relative_to(f"tests/{target}")

    def folder_of(self, path: Path) -> str | None:
        """The layer or part that a file belongs to."""
        return next((name for name in map(str, path.parents) if name in self.folders), None)

    def check_arrows(self) -> None:
        for name, folder in self.folders.items():
            for used in folder.uses:
                if (name, used) not in self.arrows:
                    self.report(Path(folder.list), 1,
                                f"{name} includes nothing of {used}, which it names")

    def check_purity(self, path: Path, code: str) -> None:
        layer = self.folders.get(self.folder_of(path))
        if layer is None or "WORLD" in layer.marks:
            return
        rules = [(OUTSIDE_WORLD, "only a layer marked WORLD prints, ends the program or reads the"
                                 " environment")]
        if "TIME" not in layer.marks:
            rules.append((TIME_AND_THREADS, "only a layer marked TIME uses threads and clocks"))
        for pattern, law in rules:
            for found in pattern.finditer(code):
                line = code.count("\n", 0, found.start()) + 1
                self.report(path, line, f"{found[0].strip()}: {law}")

    def check_cycles(self) -> None:
        """Depth-first: a module met again while it is still open closes a circle."""
        done: set[str] = set()

        def visit(module: str, open_modules: list[str]) -> None:
            if module in open_modules:
                circle = open_modules[open_modules.index(module):] + [module]
                self.report(Path(module), 1, "include circle: " + " -> ".join(circle))
            elif module not in done:
                for used in sorted(self.modules.get(module, set()) - {module}):
                    visit(used, open_modules + [module])
                done.add(module)

        for module in sorted(self.modules):
            visit(module, [])


if __name__ == "__main__":
    project = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
    found = Checker(project.resolve()).run()
    print("\n".join(found) if found else "every include keeps to the layers")
    sys.exit(1 if found else 0)
