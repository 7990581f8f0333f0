"""Single wrong changes are read, applied, told of and taken back as the list says."""

import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

from mutate import CannotRun, Mutation, Outcomes, read_list  # noqa: E402
from working_copy import WorkingCopy, renew  # noqa: E402


class ReadList(unittest.TestCase):
    def test_changes_between_comments(self):
        self.assertEqual(read_list("# why\n\nin a.cpp\n- x - y\n+ x + y\n\n- z\n+\n= all are z\n"
                                   "in b.cpp\n- f(x);\n+ g(x);\n"),
                         [Mutation("a.cpp", "x - y", "x + y", ""),
                          Mutation("a.cpp", "z", "", "all are z"),
                          Mutation("b.cpp", "f(x);", "g(x);", "")])

    def test_what_has_not_this_order_is_refused_with_its_line(self):
        for lines in ("- x", "in a.cpp\n+ y", "in a.cpp\n- x\n- y", "in a.cpp\n- x\nin b.cpp",
                      "in a.cpp\n= why", "in a.cpp\n-", "in", "x"):
            with self.subTest(lines), self.assertRaisesRegex(
                    CannotRun, f"^line {1 + lines.count(chr(10))}: "):
                read_list(lines + "\n")
        with self.assertRaisesRegex(CannotRun, "^at the end: "):
            read_list("in a.cpp\n- x\n")

    def test_every_list_of_the_project_can_be_read_and_applied(self):
        for path in (TOOLS / "mutations").glob("*.txt"):
            for mutation in read_list(path.read_text()):
                text = (TOOLS.parent / mutation.file).read_text()
                self.assertIsNotNone(mutation.applied(text), mutation.name())


class Apply(unittest.TestCase):
    def applied(self, text, old, new):
        return Mutation("a.cpp", old, new, "").applied(text)

    def test_what_stands_there_once_is_replaced(self):
        self.assertEqual(self.applied("if (x < y)\n", "x < y", "x > y"), "if (x > y)\n")

    def test_a_blank_is_any_white_space(self):
        self.assertEqual(self.applied("a &&\n    b", "a && b", "a"), "a")

    def test_what_has_no_place_or_several_is_not_applied(self):
        self.assertIsNone(self.applied("x < z", "x < y", "x > y"))
        self.assertIsNone(self.applied("x + x", "x", "y"))

    def test_signs_stand_for_themselves(self):
        self.assertEqual(self.applied("f(a.b)", "a.b)", "c)"), "f(c)")
        self.assertIsNone(self.applied("f(axb)", "a.b)", "c)"))


class Keep(unittest.TestCase):
    CHANGE = Mutation("a.cpp", "x", "y", "")

    def test_what_was_killed_stands_until_its_file_changes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "list.json"
            Outcomes(path, "tests").keep(self.CHANGE, "source", "killed")
            self.assertEqual(Outcomes(path, "more tests").of(self.CHANGE, "source"), "killed")
            self.assertIsNone(Outcomes(path, "tests").of(self.CHANGE, "other source"))

    def test_what_survived_is_tried_again_with_other_tests(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "list.json"
            Outcomes(path, "tests").keep(self.CHANGE, "source", "survived")
            self.assertEqual(Outcomes(path, "tests").of(self.CHANGE, "source"), "survived")
            self.assertIsNone(Outcomes(path, "more tests").of(self.CHANGE, "source"))


class Copy(unittest.TestCase):
    def test_a_change_is_taken_back_however_it_ends(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = WorkingCopy.__new__(WorkingCopy)
            copy.source = Path(folder)
            file = copy.source / "a.cpp"
            file.write_text("x")
            with self.assertRaises(KeyboardInterrupt), copy.changed("a.cpp", "y"):
                self.assertEqual(file.read_text(), "y")
                raise KeyboardInterrupt
            self.assertEqual(file.read_text(), "x")

    def test_only_what_differs_is_renewed(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder)
            renew(source, TOOLS.parent)
            same, other, gone = source / "LICENSE", source / "README.md", source / "gone.cpp"
            before = same.stat().st_mtime_ns
            other.write_text("left by a change")
            gone.write_text("")
            renew(source, TOOLS.parent)
            self.assertEqual(same.stat().st_mtime_ns, before)
            self.assertEqual(other.read_text(), (TOOLS.parent / "README.md").read_text())
            self.assertFalse(gone.exists())


if __name__ == "__main__":
    unittest.main()
