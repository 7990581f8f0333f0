"""The style check finds what it is for: each case plants one fault in a small project."""

import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

from check_style import check  # noqa: E402

HEADER = "// A thing; not another.\n#pragma once\n"
README = "# Layers\n\n## base\n\n- text: characters in a row\n"
SOUND = {"arbiter/README.md": README, "arbiter/base/text.hpp": HEADER}


class CheckStyle(unittest.TestCase):
    def findings(self, faults: dict[str, str]) -> list[str]:
        """What is found in the sound project with some files replaced or added."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (SOUND | faults).items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return check(Path(folder))

    def assert_only(self, finding: str, name: str, text: str) -> None:
        self.assertEqual(self.findings({name: text}), [finding])

    def test_a_sound_project_passes(self):
        self.assertEqual(self.findings({}), [])

    def test_tabs(self):
        self.assert_only("a.py:2: tab", "a.py", "if x:\n\ty()\n")

    def test_trailing_blanks(self):
        self.assert_only("a.md:1: blank at the end of the line", "a.md", "word \n")

    def test_a_missing_last_newline(self):
        self.assert_only("a.py:1: no newline at the end", "a.py", "x = 1")

    def test_long_lines_of_program_text(self):
        self.assert_only("a.py:1: 101 columns, more than 100", "a.py", "x" * 101 + "\n")
        self.assertEqual(self.findings({"a.md": "x" * 101 + "\n"}), [])

    def test_long_files(self):
        self.assert_only("a.py:1: 601 lines, more than 600", "a.py", "x = 1\n" * 601)

    def test_a_header_without_pragma_once(self):
        self.assert_only("arbiter/base/text.hpp:1: no #pragma once",
                         "arbiter/base/text.hpp", "// A thing.\n")

    def test_a_header_without_a_word_about_itself(self):
        self.assert_only(
            "arbiter/base/text.hpp:1: does not open with a comment that says what it is",
            "arbiter/base/text.hpp", "#pragma once\n")

    def test_state_of_threads_in_the_libraries(self):
        text = "#include <vector>\nthread_local int x;\n"
        self.assert_only("arbiter/base/text.cpp:2: thread_local", "arbiter/base/text.cpp", text)
        self.assertEqual(self.findings({"bench/text.cpp": text}), [])

    def test_names_of_tests_that_are_no_sentences(self):
        for name in ("GameIsKept", "game_isKept", "Greets", "kept"):
            with self.subTest(name=name):
                self.assert_only(f"tests/base/text_test.cpp:2: {name} is no sentence in snake_case",
                                 "tests/base/text_test.cpp", f"\nTEST(Text, {name}) {{}}\n")
        self.assert_only("a_test.cpp:2: GameIsKept is no sentence in snake_case",
                         "a_test.cpp", "TYPED_TEST_P(Text,\n             GameIsKept) {}\n")
        for name in ("a_game_is_kept", "White_pays_6_7_2", "is_that_of_PGN", "a_claim_14E"):
            self.assertEqual(self.findings({"a_test.cpp": f"TEST_F(TextTest, {name}) {{}}\n"}), [])

    def test_a_module_that_the_list_does_not_name(self):
        self.assert_only("arbiter/README.md:1: base/more is missing",
                         "arbiter/base/more.cpp", "int x;\n")

    def test_a_module_that_is_listed_but_gone(self):
        self.assert_only("arbiter/README.md:1: base/gone is listed but not there",
                         "arbiter/README.md", README + "- gone: nothing\n")


if __name__ == "__main__":
    unittest.main()
