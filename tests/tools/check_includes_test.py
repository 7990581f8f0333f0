"""The layer check finds what it is for: each case plants one fault in a small project."""

import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

from check_includes import Checker  # noqa: E402

LAYERS = """arbiter_layer(base)
arbiter_layer(rules USES base)
arbiter_layer(engine TIME USES rules)
arbiter_layer(store PROGRAM USES base rules
    PACKAGES nlohmann_json::nlohmann_json)
arbiter_layer(sqlite PROGRAM WORLD USES store PACKAGES SQLite::SQLite3)
arbiter_layer(server PROGRAM WORLD)
"""
SOUND = {
    "CMakeLists.txt": LAYERS,
    "arbiter/base/text.hpp": "#pragma once\n",
    "arbiter/rules/move.hpp": '#include "arbiter/base/text.hpp"\n',
    "arbiter/rules/move.cpp": '#include "arbiter/rules/move.hpp"\n// std::cout, printf(\n',
    "arbiter/engine/search.cpp": '#include "arbiter/rules/move.hpp"\n#include <thread>\n'
                                 "using std::chrono::steady_clock;\n",
    "arbiter/store/store.hpp": '#include "arbiter/base/text.hpp"\n'
                               '#include "arbiter/rules/move.hpp"\n',
    "arbiter/sqlite/sqlite.cpp": '#include "arbiter/store/store.hpp"\n#include <iostream>\n',
    "arbiter/server/http.cpp": "#include <boost/asio.hpp>\n",
    "apps/arbiter/CMakeLists.txt": "arbiter_part(frame)\narbiter_part(talk)\n"
                                   "arbiter_part(commands USES frame)\n",
    "apps/arbiter/commands/play.cpp": '#include "apps/arbiter/frame/output.hpp"\n',
    "apps/arbiter/frame/output.hpp": '#include "apps/arbiter/exit_code.hpp"\n',
    "apps/arbiter/exit_code.hpp": "",
    "apps/arbiter/talk/session.hpp": "",
    "apps/arbiter/main.cpp": '#include "arbiter/server/http.hpp"\n#include <iostream>\n',
    "arbiter/server/http.hpp": "",
}


class CheckLayers(unittest.TestCase):
    def findings(self, **faults: str) -> list[str]:
        """What is found in the sound project with some files replaced or added."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (SOUND | faults).items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return Checker(Path(folder)).run()

    def assert_found(self, what: str, faults: dict[str, str]) -> None:
        findings = self.findings(**faults)
        self.assertTrue(any(what in finding for finding in findings),
                        f"{what!r} not in {findings}")

    def test_a_sound_project_passes(self):
        self.assertEqual(self.findings(), [])

    def test_a_layer_may_not_include_a_higher_one(self):
        self.assert_found("arbiter/base may not include arbiter/rules/move.hpp", {
            "arbiter/base/bad.hpp": '#include "arbiter/rules/move.hpp"\n'})

    def test_a_layer_may_not_include_a_lower_one_that_it_does_not_name(self):
        self.assert_found("arbiter/server may not include arbiter/engine/search.hpp", {
            "arbiter/engine/search.hpp": "",
            "arbiter/server/bad.cpp": '#include "arbiter/engine/search.hpp"\n'})

    def test_the_library_may_not_include_the_program(self):
        self.assert_found("arbiter/store may not include apps/arbiter/main.cpp", {
            "arbiter/store/bad.cpp": '#include "apps/arbiter/main.cpp"\n'})

    def test_a_part_of_the_program_may_not_include_one_that_it_does_not_name(self):
        self.assert_found("apps/arbiter/frame may not include apps/arbiter/talk/session.hpp", {
            "apps/arbiter/frame/bad.cpp": '#include "apps/arbiter/talk/session.hpp"\n'})

    def test_only_the_tests_of_the_program_include_it(self):
        use = '#include "apps/arbiter/talk/session.hpp"\n'
        self.assertEqual(self.findings(**{"tests/apps/session_test.cpp": use}), [])
        self.assert_found("tests/server may not include apps/arbiter/talk/session.hpp",
                          {"tests/server/bad.cpp": use})

    def test_of_what_is_outside_the_library_only_fuzz_targets_use_the_tests(self):
        tests = {"tests/twin.hpp": ""}
        use = '#include "tests/twin.hpp"\n'
        self.assertEqual(self.findings(**tests, **{"fuzz/moves.cpp": use}), [])
        self.assert_found("apps/arbiter may not include tests/twin.hpp",
                          {**tests, "apps/arbiter/bad.cpp": use})

    def test_a_layer_may_not_use_one_that_is_listed_later(self):
        self.assert_found("arbiter/base uses arbiter/rules", {
            "CMakeLists.txt": LAYERS.replace("(base)", "(base USES rules)")})

    def test_a_layer_may_not_name_one_of_which_it_includes_nothing(self):
        self.assert_found("arbiter/server includes nothing of arbiter/rules, which it names", {
            "CMakeLists.txt": LAYERS.replace("WORLD)", "WORLD USES rules)")})

    def test_a_folder_must_be_a_layer(self):
        self.assert_found("arbiter/extra:1: no layer or part", {"arbiter/extra/thing.hpp": ""})

    def test_an_include_is_counted_from_the_root(self):
        self.assert_found("move.hpp is no file of the project", {
            "arbiter/rules/bad.cpp": '#include "move.hpp"\n'})

    def test_two_modules_may_not_include_each_other(self):
        self.assert_found("arbiter/base/a -> arbiter/base/b -> arbiter/base/a", {
            "arbiter/base/a.hpp": '#include "arbiter/base/b.hpp"\n',
            "arbiter/base/b.hpp": "",
            "arbiter/base/b.cpp": '#include "arbiter/base/a.hpp"\n'})

    def test_a_layer_without_mark_may_not_print(self):
        self.assert_found("std::cout: only a layer marked WORLD", {
            "arbiter/rules/bad.cpp": "void f() { std::cout << 1; }\n"})

    def test_a_layer_without_mark_may_not_end_the_program(self):
        self.assert_found("exit(: only a layer marked WORLD", {
            "arbiter/rules/bad.cpp": "void f() { std::exit(1); }\n"})

    def test_a_layer_marked_time_may_not_read_the_environment(self):
        self.assert_found("getenv(: only a layer marked WORLD", {
            "arbiter/engine/bad.cpp": 'auto x = std::getenv("HOME");\n'})

    def test_a_layer_without_mark_may_not_read_a_clock(self):
        self.assert_found("steady_clock: only a layer marked TIME", {
            "arbiter/rules/bad.cpp": "auto x = std::chrono::steady_clock::now();\n"})

    def test_a_header_may_not_include_asio(self):
        self.assert_found("a header includes boost/beast/core.hpp", {
            "arbiter/server/bad.hpp": "#include <boost/beast/core.hpp>\n"})

    def test_at_most_three_files_include_asio(self):
        self.assert_found("more than 3 files include Beast or Asio", {
            f"arbiter/server/bad{number}.cpp": "#include <boost/asio.hpp>\n"
            for number in range(3)})


if __name__ == "__main__":
    unittest.main()
