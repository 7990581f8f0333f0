#!/usr/bin/env python3
"""Holds every #include against the layers that CMakeLists.txt lists.

Usage: check_layers.py [ROOT]. Prints FILE:LINE: WHAT for each finding; exit 1 if there is any.

- A layer includes itself and the layers it names, each of these at least once; nothing in arbiter/
  includes apps/ or tests/. The fuzz targets use the slow twins of the tests.
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

LAYER = re.compile(r"^arbiter_layer\(([^)]*)\)", re.MULTILINE)
ASIO = re.compile(r"boost/(asio|beast)\b")
MOST_ASIO_FILES = 3
OUTSIDE_WORLD = re.compile(
    r"<(iostream|print|cstdio|stdio\.h)>|\bstd::(cout|cerr|clog|cin)\b"
    r"|\b(printf|fprintf|puts|putchar|fputs|getenv|setenv|system|abort|_?exit|quick_exit)\s*\(")
TIME_AND_THREADS = re.compile(
    r"<(thread|mutex|condition_variable|future|stop_token)>"
    r"|\b(steady|system|high_resolution)_clock\b|\bstd::(j?thread|mutex|async)\b")


@dataclass
class Layer:
    marks: list[str]
    uses: list[str]


def read_layers(text: str) -> dict[str, Layer]:
    """The layers by name, lowest first."""
    layers = {}
    for found in LAYER.finditer(text):
        name, *words = found[1].split()
        words = words[:words.index("PACKAGES")] if "PACKAGES" in words else words
        end_of_marks = words.index("USES") if "USES" in words else len(words)
        layers[name] = Layer(words[:end_of_marks], words[end_of_marks + 1:])
    return layers


def check_order(layers: dict[str, Layer]) -> list[str]:
    names = list(layers)
    return [f"CMakeLists.txt:1: layer {name} uses {used}, which is not listed before it"
            for name, layer in layers.items() for used in layer.uses
            if used not in names[:names.index(name)]]


class Checker:
    def __init__(self, root: Path):
        self.root = root
        self.layers = read_layers((root / "CMakeLists.txt").read_text())
        self.findings = check_order(self.layers)
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
        for folder in sorted((self.root / "arbiter").iterdir()):
            if folder.is_dir() and folder.name not in self.layers:
                self.report(folder.relative_to(self.root), 1, "no layer of CMakeLists.txt")
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
            self.report(path, line, f"{'/'.join(path.parts[:2])} may not include {name}")
        if path.parts[0] == "arbiter":
            self.arrows.add((path.parts[1], Path(name).parts[1]))

    def may_include(self, path: Path, included: Path) -> bool:
        folder, target = path.parts[0], included.parts[0]
        if target != "arbiter":
            return folder == target or (folder, target) == ("fuzz", "tests")
        if folder != "arbiter":
            return True
        layer, used = path.parts[1], included.parts[1]
        return layer == used or layer in self.layers and used in self.layers[layer].uses

    def check_arrows(self) -> None:
        for name, layer in self.layers.items():
            for used in layer.uses:
                if (name, used) not in self.arrows:
                    self.report(Path("CMakeLists.txt"), 1,
                                f"layer {name} includes nothing of {used}, which it names")

    def check_purity(self, path: Path, code: str) -> None:
        layer = self.layers.get(path.parts[1])
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
