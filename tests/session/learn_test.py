"""Every chapter of `arbiter learn` played through, with wrong and right answers, in every language;
and what `arbiter drill` promises."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from command_line import ARBITER, run_json

LANGUAGES = ["en", "de"]
# What a right answer and a wrong one are told first.
RIGHT = {"en": "Right.", "de": "Richtig."}
WRONG = {"en": "No.", "de": "Nein."}
# The words for answers that are chosen, by their values in --json.
CHOICES = {
    "en": {"none": "none"},
    "de": {"mate": "matt", "stalemate": "patt", "neither": "keins", "short": "kurz",
           "long": "lang", "both": "beide", "none": "nichts", "yes": "ja", "no": "nein",
           "threefold": "wiederholung", "fifty": "fünfzig", "white": "weiß", "black": "schwarz",
           "draw": "remis"},
}


def run(arguments, lines=(), expect=0, **options):
    """What is printed, a list of lines."""
    typed = "".join(line + "\n" for line in lines)
    ran = subprocess.run([ARBITER, *arguments], input=typed.encode(), capture_output=True,
                         check=False, **options)
    assert ran.returncode == expect, (ran.returncode, ran.stdout[-500:], ran.stderr)
    return (ran.stdout if expect == 0 else ran.stderr).decode().splitlines()


def steps(language, *chapter):
    return run_json("learn", "--language", language, *chapter)


def right_answer(step, language):
    """As somebody would type it."""
    answer = step["task"]["answer"]
    if isinstance(answer, str):
        return CHOICES[language].get(answer, answer)
    if not answer:
        return "keine" if language == "de" else "none"
    # Of a move that is asked for, any of those that do it.
    return answer[0] if step["task"]["asks"] == "move" else " ".join(answer)


def wrong_answers(step, language):
    """Answers that are wrong, and some that are none."""
    answers = ["zzz", "e9"]
    answer = step["task"]["answer"]
    if step["options"]:
        answers += [option["to"] for option in step["options"] if option["to"] != answer][:2]
    elif isinstance(answer, list) and (not answer or len(answer[0]) == 2):
        answers += ["a1 h8 e4" if sorted(answer) != ["a1", "e4", "h8"] else "a2"]
    elif isinstance(answer, str) and "." in answer:
        answers += ["1.1"]
    return answers


class EveryChapter(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.progress = pathlib.Path(self.folder.name) / "learned"

    def test_is_played_through_with_wrong_and_right_answers(self):
        for language in LANGUAGES:
            progress = self.progress.with_suffix("." + language)
            told = steps(language)
            lines = []
            for step in told:
                if step["task"]:
                    lines += wrong_answers(step, language)
                    lines += ["hint", "more", right_answer(step, language)]
                lines.append("")
            said = run(["learn", told[0]["chapter"], "--language", language, "--plain",
                        "--progress", str(progress)], lines)
            tasks = [step for step in told if step["task"]]
            done = progress.read_text().splitlines()
            missed = {f"done {s['chapter']} {s['step']}" for s in told} - set(done)
            self.assertEqual(missed, set())
            self.assertEqual(said.count(RIGHT[language]), len(tasks))
            self.assertGreaterEqual(said.count(WRONG[language]), len(tasks) // 3)
            self.assertEqual(sorted(done[1:]),
                             sorted(f"done {s['chapter']} {s['step']}" for s in told))

    def test_has_the_same_answers_in_every_language(self):
        english, german = steps("en"), steps("de")
        self.assertEqual([step["task"] and step["task"]["answer"] for step in english],
                         [step["task"] and step["task"]["answer"] for step in german])

    def test_is_found_by_its_name_and_by_what_was_left(self):
        progress = ["--progress", str(self.progress), "--plain", "--language", "en"]
        self.assertIn("Chapter 15 of 35: Castling", run(["learn", "castling", *progress]))
        said = run(["learn", *progress], ["chapter castling", "chapter 4", "chapter nothing"])
        self.assertIn("Chapter 1 of 35: The board and the men", said)
        self.assertIn("Chapter 15 of 35: Castling", said)
        self.assertTrue(any(line.startswith("Chapter 4 of 35: ") for line in said))
        self.assertIn('There is no chapter "nothing": type chapters for all of them.', said)
        self.assertIn("learn", run(["learn", "nothing"], expect=2)[0])
        for name in ("Castling", "15", "15.", "Die Rochade", "die rochade", "Rochade"):
            self.assertIn("Chapter 15 of 35: Castling", run(["learn", name, *progress]), name)
        self.assertEqual(steps("en", "Castling"), steps("en", "castling"))
        self.assertIn('there is no chapter "casteling", but Castling;',
                      run(["learn", "casteling"], expect=2)[0])

    def test_answers_any_try_with_its_reason(self):
        said = run(["learn", "castling", "--plain", "--language", "en", "--progress",
                    str(self.progress)],
                   ["Ke3", "a1b2", "0-0", "Kd7", "again", "Nf3", "nonsense"])
        for line in ("The king on e1 cannot go to e3; a king goes to an adjoining square "
                     "(Law 3.8.1).",
                     "The rook on a1 cannot go to b2; a rook goes along ranks and files "
                     "(Law 3.3).",
                     "Legal: the king castles with the rook on h1: king to g1, rook to f1 "
                     "(Law 3.8.2).",
                     "That was a try: the men stand again as before.",
                     "It is White's turn, and that would be a move of Black's.",
                     "It is White's turn, and White has no knight.",
                     "That is no command and no move: type help for what you can type."):
            self.assertIn(line, said)

    def test_explains_words(self):
        said = run(["learn", "--plain", "--language", "de", "--progress", str(self.progress)],
                   ["wort Rochade", "wort Quatsch", "wörter"])
        self.assertTrue(any(line.startswith("Rochade: ") for line in said))
        self.assertIn("„Quatsch“ steht in keinem Kapitel: Tippe wörter für alle Wörter.", said)

    def test_speaks_the_language_of_the_environment(self):
        for variables, begin in (({"LC_ALL": "de_AT.UTF-8"}, "Kapitel"),
                                 ({"LC_ALL": "dex"}, "Chapter"),
                                 ({"LANG": "fr_FR", "LANGUAGE": "fr:de"}, "Kapitel"),
                                 ({"LC_ALL": "C", "LANGUAGE": "de"}, "Chapter")):
            environment = {name: value for name, value in os.environ.items()
                           if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")}
            said = run(["learn", "castling", "--plain", "--progress", str(self.progress)],
                       env={**environment, **variables})
            self.assertTrue(said[0].startswith(begin + " 15 "), (variables, said[0]))

    def test_writes_over_no_file_that_is_something_else(self):
        self.progress.write_text("my diary\n")
        refused = run(["learn", "--progress", str(self.progress)], [""], expect=2)
        self.assertIn("line 1 is not of a progress file", refused[0])
        self.assertEqual(self.progress.read_text(), "my diary\n")
        self.progress.write_text("arbiter progress 1\nseen mate zz\n")
        self.assertIn("line 2", run(["drill", "mate", "--progress", str(self.progress)],
                                    expect=2)[0])

    def test_keeps_a_link_and_refuses_what_nobody_may_write(self):
        link = self.progress.with_suffix(".link")
        link.symlink_to(self.progress.name)
        run(["learn", "castling", "--progress", str(link)], ["", "0-0"])
        self.assertTrue(link.is_symlink())
        kept = self.progress.read_text()
        self.assertIn("done castling short", kept)
        self.progress.chmod(0o444)
        for name in (link, self.progress):
            refused = run(["learn", "castling", "--progress", str(name)], ["", "0-0"], expect=2)
            self.assertEqual(refused, [f"arbiter: learn: {self.progress}: nobody may write it "
                                       "(chmod u+w would allow it); name another file with "
                                       "--progress"])
        self.assertEqual(self.progress.read_text(), kept)

    def test_keeps_nothing_where_no_file_can_be(self):
        for path, why in (("/dev/full", "it is no regular file"),
                          (self.folder.name, "it is a folder, not a file"),
                          (self.folder.name + "/no/learned", "there is no folder")):
            refused = run(["drill", "mate", "--progress", path], expect=2)
            self.assertIn(f"arbiter: drill: {path}: {why}", refused[0])

    def test_keeps_what_another_session_has_learned_meanwhile(self):
        kept = ["--plain", "--language", "en", "--progress", str(self.progress)]
        with subprocess.Popen([ARBITER, "learn", "castling", *kept], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) as first:
            first.stdin.write("\n")
            first.stdin.flush()
            while "Castle short" not in first.stdout.readline():
                pass
            run(["drill", "moves", "--count", "3", *kept], ["", "", ""])
            first.communicate("0-0\n")
        lines = self.progress.read_text().splitlines()
        self.assertEqual([line for line in lines if line.startswith("done")],
                         ["done castling both", "done castling short"])
        self.assertEqual(sum(line.startswith("seen moves") for line in lines), 3)

    def test_lets_its_file_grow_no_larger_than_it_reads(self):
        line = "seen moves {:016x}\n"
        head = "arbiter progress 1\n"
        room = (8 << 20) - len(head)
        full = head + "".join(line.format(i) for i in range(room // len(line.format(0))))
        self.progress.write_text(full)
        refused = run(["drill", "mate", "--count", "3", "--progress", str(self.progress)],
                      ["", "", ""], expect=2)
        self.assertIn("it would grow beyond 8388608 bytes; name another file with --progress",
                      refused[0])
        self.assertEqual(self.progress.read_text(), full)

    def test_bears_endless_lines_and_any_bytes(self):
        typed = b"x" * 3_000_000 + b"\n" + bytes(range(256)) * 20 + b"\n0-0\n"
        ran = subprocess.run([ARBITER, "learn", "castling", "--progress", str(self.progress)],
                             input=typed, capture_output=True, check=False)
        self.assertEqual(ran.returncode, 0)
        self.assertLess(len(ran.stdout), 100_000)


class Drills(unittest.TestCase):
    KINDS = ["moves", "mate", "escapes", "castling", "en_passant", "dead", "claim", "flag",
             "article"]

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.progress = str(pathlib.Path(self.folder.name) / "learned")

    def exercises(self, kind, *options):
        return run_json("drill", kind, *options)

    def test_are_the_same_for_the_same_kind_level_and_seed(self):
        for kind in self.KINDS:
            for level in ("1", "2", "3"):
                chosen = [kind, "--level", level, "--count", "4"]
                first = self.exercises(*chosen, "--seed", "5")
                self.assertEqual(len(first), 4)
                self.assertEqual(first, self.exercises(*chosen, "--seed", "5"))
                self.assertNotEqual(first, self.exercises(*chosen, "--seed", "6"))

    def test_are_solved_by_their_answers_in_every_language(self):
        for language in LANGUAGES:
            for kind in self.KINDS:
                chosen = [kind, "--seed", "9", "--count", "5", "--level", "2",
                          "--language", language]
                lines = []
                for exercise in self.exercises(*chosen):
                    answer = exercise["answer"]
                    if isinstance(answer, str):
                        lines.append(CHOICES[language].get(answer, answer))
                    else:
                        lines.append(" ".join(answer) or CHOICES[language]["none"])
                said = run(["drill", *chosen, "--plain", "--progress", self.progress], lines)
                self.assertEqual(said.count(RIGHT[language]), 5, (kind, said))

    def test_that_were_seen_do_not_come_again_without_a_seed(self):
        for _ in range(2):
            run(["drill", "moves", "--count", "20", "--plain", "--progress", self.progress],
                [""] * 20)
        seen = pathlib.Path(self.progress).read_text().splitlines()[1:]
        self.assertEqual(len(seen), 40)
        self.assertEqual(len(set(seen)), 40)

    def test_in_json_pass_over_what_a_named_file_has_seen_and_note_what_they_give(self):
        seen = []
        for _ in range(2):
            seen += self.exercises("moves", "--count", "20", "--progress", self.progress)
        asked = {(exercise["fen"].rsplit(" ", 2)[0], exercise["about"]) for exercise in seen}
        self.assertEqual(len(asked), 40)
        lines = pathlib.Path(self.progress).read_text().splitlines()[1:]
        self.assertEqual(len(set(lines)), 40)
        self.assertTrue(all(line.startswith("seen moves ") for line in lines))

    def test_in_json_leave_the_learner_s_own_file_alone(self):
        environment = {**os.environ, "XDG_DATA_HOME": self.folder.name}
        run(["drill", "moves", "--count", "3", "--json"], env=environment)
        self.assertEqual(list(pathlib.Path(self.folder.name).iterdir()), [])

    def test_in_json_refuse_a_file_that_is_something_else(self):
        pathlib.Path(self.progress).write_text("my diary\n")
        refused = run(["drill", "mate", "--json", "--progress", self.progress], expect=2)
        self.assertIn("line 1 is not of a progress file", refused[0])

    def test_tell_what_is_wrong_with_an_answer_and_count_the_first_ones(self):
        said = run(["drill", "mate", "--seed", "1", "--count", "2", "--plain", "--language", "en",
                    "--progress", self.progress],
                   ["perhaps", "mate", "stalemate", "neither", "show", "quit"])
        self.assertIn('"perhaps" is none of the answers: type mate, stalemate or neither.', said)
        self.assertRegex(said[-1], r"^\d of \d right\.$")


if __name__ == "__main__":
    unittest.main()
