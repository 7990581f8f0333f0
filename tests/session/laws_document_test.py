"""docs/laws.md names files and tests that exist."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROWS = [[cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in (ROOT / "docs/laws.md").read_text().splitlines()
        if re.match(r"\| (II\.|A\.|B\.)?\d", line)]


def names_of_tests() -> set[str]:
    """Suites and tests of the unit tests."""
    text = "".join(path.read_text() for path in sorted(ROOT.glob("tests/**/*.cpp")))
    tests = re.findall(r"^(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\((\w+),\s*(\w+)", text, re.MULTILINE)
    return {name for test in tests for name in test}


class LawsDocument(unittest.TestCase):
    def test_every_row_names_a_file_that_exists(self):
        self.assertGreater(len(ROWS), 50)
        for article, _, enforced, _ in ROWS:
            files = [word for word in re.findall(r"`([^`]+)`", enforced) if "/" in word]
            with self.subTest(article=article):
                self.assertTrue(files)
                self.assertEqual([name for name in files
                                  if not (ROOT / "arbiter" / name).is_file()], [])

    def test_every_row_names_a_test_that_exists(self):
        known = names_of_tests()
        for article, _, _, proved in ROWS:
            tests = re.findall(r"`([^`]+)`", proved)
            with self.subTest(article=article):
                self.assertTrue(tests)
                self.assertEqual([name for name in tests
                                  if name not in known and not (ROOT / name).is_file()], [])


if __name__ == "__main__":
    unittest.main()
