"""docs/laws.md has every article of the Laws, and names files and tests that exist."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PHYSICAL = "physical: shown as text"
ARTICLE = r"(?:Online|[A-D]|I{1,3})?[ .]?(?:\d|intro|sample)"


def rows() -> list[list[str]]:
    text = (ROOT / "docs/laws.md").read_text()
    return [[cell.strip() for cell in line.strip().strip("|").split("|")]
            for line in text.splitlines() if re.match(rf"\| {ARTICLE}", line)]


def articles() -> dict[str, bool]:
    """Each article, and whether it is about conduct alone."""
    lines = (ROOT / "tests/data/articles.txt").read_text().splitlines()
    return {line.removesuffix(" physical"): line.endswith(" physical")
            for line in lines if line and not line.startswith("#")}


def names_of_tests() -> set[str]:
    """Suites and tests of the unit tests."""
    text = "".join(path.read_text() for path in sorted(ROOT.glob("tests/**/*.cpp")))
    tests = re.findall(r"^(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*(\w+),\s*(\w+)", text,
                       re.MULTILINE)
    return {name for test in tests for name in test}


class LawsDocument(unittest.TestCase):
    def test_no_article_is_missing_and_none_comes_twice(self):
        named = [article for row in rows() for article in row[0].split(", ")]
        laws = [article for article in named if not article.startswith("Online")]
        self.assertEqual([article for article in articles() if article not in laws], [])
        self.assertEqual([article for article in set(laws) if laws.count(article) > 1], [])

    def test_only_what_is_about_conduct_alone_has_no_test(self):
        for article, _, _, proved in rows():
            if proved == PHYSICAL:
                with self.subTest(article=article):
                    self.assertTrue(all(articles()[part] for part in article.split(", ")))

    def test_every_row_names_a_file_that_exists_and_what_it_names_there(self):
        self.assertGreater(len(rows()), 200)
        for article, _, enforced, proved in rows():
            if proved == PHYSICAL:
                continue
            names = re.findall(r"`([^`]+)`", enforced)
            files = [name for name in names if "/" in name]
            with self.subTest(article=article):
                self.assertTrue(files)
                paths = [ROOT / ("" if name.startswith("apps/") else "arbiter") / name
                         for name in files]
                self.assertEqual([path for path in paths if not path.is_file()], [])
                text = "".join(path.read_text() for path in paths)
                self.assertEqual([name for name in names
                                  if "/" not in name and name not in text], [])

    def test_every_row_names_a_test_that_exists(self):
        known = names_of_tests()
        for article, _, _, proved in rows():
            tests = re.findall(r"`([^`]+)`", proved)
            with self.subTest(article=article):
                self.assertTrue(tests or proved.startswith("see ") or proved == PHYSICAL)
                self.assertEqual([name for name in tests
                                  if name not in known and not (ROOT / name).is_file()], [])


if __name__ == "__main__":
    unittest.main()
