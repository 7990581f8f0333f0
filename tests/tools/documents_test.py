"""What the documents show is what is there: links lead somewhere, the example is the built one."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(path for pattern in ("*.md", "docs/**/*.md", "arbiter/*.md", "web/*.md",
                                        "bench/*.md", "tests/*.md")
                   for path in ROOT.glob(pattern))
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
# What is shown as it is typed links to nothing: blocks between fences, words in backticks.
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)


class Documents(unittest.TestCase):
    def test_links_to_files_lead_somewhere(self):
        links = [(document, link) for document in DOCUMENTS
                 for link in LINK.findall(CODE.sub("", document.read_text()))
                 if "://" not in link]
        self.assertTrue(links)
        for document, link in links:
            with self.subTest(document=document.name, link=link):
                self.assertTrue((document.parent / link).exists())

    def test_the_example_in_the_readme_is_the_one_that_is_built(self):
        shown = re.search(r"```cpp\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
        self.assertEqual(shown[1], (ROOT / "examples/why_not.cpp").read_text())


if __name__ == "__main__":
    unittest.main()
