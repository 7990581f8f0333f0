#!/usr/bin/env python3
"""Holds every #include against the layers that CMakeLists.txt lists.

Usage: check_layers.py [ROOT]. Prints FILE:LINE: WHAT for each finding; exit 1 if there is any.

- A layer includes itself and the layers it names; nothing in arbiter/ includes apps/ or tests/.
  The fuzz targets use the slow twins of the tests.
- Modules (x.hpp with x.cpp) do not include each other in a circle.
- A library below `store` prints nothing, ends nothing, reads no environment; of these only
  `engine` and `uci` use threads and clocks.
- Beast and Asio stay out of headers and in at most three .cpp files.
"""

import re
import sys
from pathlib import Path

from source import cpp_files, includes, without_comments

LAYER = re.compile(r"^arbiter_layer\(([^)]*)\)", re.MULTILINE)
ASIO = re.compile(r"boost/(asio|beast)\b")
MOST_ASIO_FILES = 3
OUTSIDE_WORLD = re.compile(
    r"<(iostream|print|cstdio|stdio\.h)>|\bstd::(cout|cerr|clog|cin)\b"
    r"|\b(printf|fprintf|puts|putchar|fputs|getenv|setenv|system|abort|_?exit|quick_exit)\s*\(")
TIME_AND_THREADS = re.compile(
    r"<(thread|mutex|condition_variable|future|stop_token)>"
    r"|\b(steady|system|high_resolution)_clock\b|\bstd::(j?thread|mutex|async)\b")
MAY_USE_TIME = ("engine", "uci")


def read_layers(text: str) -> dict[str, list[str]]:
    """Layer to the layers it uses, lowest first."""
    layers = {}
    for found in LAYER.finditer(text):
        name, *words = found[1].split()
        words = words[:words.index("PACKAGES")] if "PACKAGES" in words else words
        layers[name] = words[1:]
    return layers


def check_order(layers: dict[str, list[str]]) -> list[str]:
    names = list(layers)
    return [f"CMakeLists.txt:1: layer {name} uses {used}, which is not listed before it"
            for name, uses in layers.items() for used in uses
            if used not in names[:names.index(name)]]


class Checker:
    def __init__(self, root: Path):
        self.root = root
        self.layers = read_layers((root / "CMakeLists.txt").read_text())
        self.findings = check_order(self.layers)
        self.modules: dict[str, set[str]] = {}
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
        for folder in sorted((self.root / "arbiter").iterdir()):
            if folder.is_dir() and folder.name not in self.layers:
                self.report(folder.relative_to(self.root), 1, "no layer of CMakeLists.txt")
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
            self.report(path, line, f"{'/'.join(path.parts[:2])} may not include {name}")

    def may_include(self, path: Path, included: Path) -> bool:
        folder, target = path.parts[0], included.parts[0]
        if target != "arbiter":
            return folder == target or (folder, target) == ("fuzz", "tests")
        if folder != "arbiter":
            return True
        layer, used = path.parts[1], included.parts[1]
        return layer == used or used in self.layers.get(layer, [])

    def check_purity(self, path: Path, code: str) -> None:
        below_store = list(self.layers)
        if "store" in below_store:
            below_store = below_store[:below_store.index("store")]
        if path.parts[1] not in below_store:
            return
        rules = [(OUTSIDE_WORLD, "a library below store neither prints, ends nor reads the"
                                 " environment")]
        if path.parts[1] not in MAY_USE_TIME:
            rules.append((TIME_AND_THREADS, "only engine and uci use threads and clocks"))
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
