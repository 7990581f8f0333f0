"""An installation as other programs use it: with CMake, with pkg-config, and as the documents say.

Finds the build to install in ARBITER_BUILD, and what compiles it in ARBITER_CMAKE, ARBITER_CXX and
ARBITER_CXX_FLAGS.
"""

import os
import re
import shlex
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = os.environ["ARBITER_BUILD"]
CMAKE = os.environ["ARBITER_CMAKE"]
CXX = os.environ["ARBITER_CXX"]
FLAGS = os.environ["ARBITER_CXX_FLAGS"]
INSTALLED_LAYERS = ["base", "rules", "notation", "winnable", "verify", "game", "lessons",
                    "pgn", "collection", "engine", "people", "analysis", "uci"]


def run(*command: str, **options) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False, **options)
    if done.returncode != 0:
        raise AssertionError(f"{shlex.join(command)}: ended with {done.returncode}\n{done.stdout}")
    return done.stdout


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Path(cls.folder.name) / "installed"
        run(CMAKE, "--install", BUILD, "--prefix", str(cls.prefix))

    def configure(self, source: Path) -> Path:
        build = Path(tempfile.mkdtemp(dir=self.folder.name))
        run(CMAKE, "-S", str(source), "-B", str(build), "-G", "Ninja",
            f"-DCMAKE_PREFIX_PATH={self.prefix}", f"-DCMAKE_CXX_COMPILER={CXX}",
            f"-DCMAKE_CXX_FLAGS={FLAGS}")
        return build

    def pkg_config(self, *options: str) -> list[str]:
        folders = ":".join(map(str, self.prefix.glob("lib*/**/pkgconfig")))
        # Not the paths of the system, which hold no Arbiter.
        return shlex.split(run("pkg-config", *options,
                               env=os.environ | {"PKG_CONFIG_LIBDIR": folders}))

    def test_every_example_is_built_and_prints_what_it_says(self):
        build = self.configure(ROOT / "examples")
        run(CMAKE, "--build", str(build))
        run("ctest", "--test-dir", str(build), "--output-on-failure", "--no-tests=error")
        self.assertEqual(len(list((ROOT / "examples").glob("*.cpp"))),
                         len(list(build.glob("example_*[!.]"))))

    def test_a_program_that_needs_only_rules_links_only_rules(self):
        flags = self.pkg_config("--cflags", "--libs", "arbiter-rules")
        self.assertEqual([flag for flag in flags if flag.startswith("-l")], ["-larbiter_rules"])
        program = Path(self.folder.name) / "count_moves"
        run(CXX, "-std=c++23", *shlex.split(FLAGS), str(ROOT / "examples/count_moves.cpp"), "-o",
            str(program), *flags)
        self.assertIn("197281 from the initial position", run(str(program)))

    def test_the_archives_can_become_part_of_a_shared_library(self):
        library = Path(self.folder.name) / "libcount_moves.so"
        # Without the linker's own compiler, which would make them fit.
        run(CXX, "-std=c++23", *shlex.split(FLAGS), "-fno-lto", "-fPIC", "-shared",
            str(ROOT / "examples/count_moves.cpp"), "-o", str(library),
            *self.pkg_config("--cflags", "--libs", "arbiter-rules"))

    def test_the_licence_is_installed(self):
        self.assertEqual(len(list(self.prefix.rglob("LICENSE"))), 1)

    def test_pkg_config_knows_every_layer(self):
        for layer in INSTALLED_LAYERS:
            with self.subTest(layer=layer):
                folders = [Path(flag[2:]).resolve()
                           for flag in self.pkg_config("--cflags", f"arbiter-{layer}")
                           if flag.startswith("-I")]
                self.assertEqual(folders, [(self.prefix / "include").resolve()])
        libraries = self.pkg_config("--libs", "arbiter")
        self.assertIn("-larbiter_pgn", libraries)
        self.assertLess(libraries.index("-larbiter_pgn"), libraries.index("-larbiter_notation"))

    def test_components_are_the_layers(self):
        with tempfile.TemporaryDirectory(dir=self.folder.name) as folder:
            project = Path(folder) / "CMakeLists.txt"
            text = ("cmake_minimum_required(VERSION 3.25)\nproject(user LANGUAGES CXX)\n"
                    "find_package(arbiter 0.1 REQUIRED COMPONENTS {})\n")
            project.write_text(text.format(" ".join(INSTALLED_LAYERS)))
            self.configure(project.parent)
            project.write_text(text.format("server"))
            with self.assertRaisesRegex(AssertionError, "server"):
                self.configure(project.parent)

    def test_neither_the_server_nor_the_store_is_installed_as_a_library(self):
        headers = {path.name for path in (self.prefix / "include/arbiter").iterdir()}
        self.assertEqual(headers, set(INSTALLED_LAYERS))

    def test_every_program_in_the_documents_is_an_example(self):
        examples = {path.read_text() for path in (ROOT / "examples").glob("*.cpp")}
        shown = [block for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
                 for block in re.findall(r"```cpp\n(.*?)```", path.read_text(), re.DOTALL)]
        self.assertGreaterEqual(len(shown), 1)
        for block in shown:
            with self.subTest(first_line=block.partition("\n")[0]):
                self.assertIn(block, examples)


if __name__ == "__main__":
    unittest.main()
