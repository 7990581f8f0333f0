"""arbiter check: collections of games, packed and plain, by one thread and by several."""

import bz2
import gzip
import json
import lzma
import os
import random
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from command_line import ARBITER, SHARED_DATA, complaint, finished, one_json, run, run_json

ROSTER = "".join(f'[{name} "x"]\n' for name in ["Event", "Site", "Date", "Round", "White", "Black"])


def game(moves: str, result: str = "*", tags: str = "") -> str:
    return f'{ROSTER}[Result "{result}"]\n{tags}\n{moves} {result}\n\n'


GOOD = game("1. e4 e5 2. Nf3 Nc6", "1/2-1/2")
ILLEGAL = game("1. e4 e5 2. Bg5 Nf6", "1-0")
WRONG = game("1. f3 e5 2. g4 Qh4#", "1-0")


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name: str, content) -> str:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)


class Findings(Folder):
    def test_a_good_collection_prints_nothing_but_the_summary(self):
        done = finished("check", typed=GOOD * 3)
        self.assertEqual(done.stdout, b"")
        self.assertEqual(done.stderr.decode(),
                         "arbiter: check: 3 games, 12 plies: 0 errors, 0 warnings, 0 notes\n")

    def test_each_finding_is_a_line_with_its_place(self):
        path = self.file("a.pgn", GOOD + ILLEGAL)
        self.assertEqual(
            run("check", path, code=1),
            f"{path}:19:13: game 2: error: illegal-move: "
            "2. Bg5: the bishop on c1 cannot pass the pawn on d2 (Law 3.5)\n")

    def test_several_files_count_their_games_each(self):
        first, second = self.file("a.pgn", GOOD + WRONG), self.file("b.pgn", WRONG)
        lines = run("check", first, second, code=1).splitlines()
        self.assertEqual([line.split(": ")[:2] for line in lines],
                         [[f"{first}:19:21", "game 2"], [f"{second}:9:21", "game 1"]])

    def test_the_least_severity_and_strictness(self):
        late = game("1. e4 [Annotator \"y\"] e5")
        self.assertIn("late-tag", run("check", typed=late))
        self.assertIn("late-tag", run("check", "--strict", typed=late, code=1))
        self.assertEqual(run("check", "--least", "error", typed=late), "")

    def test_rules(self):
        shuffled = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5")
        self.assertIn("claim-threefold", run("check", typed=shuffled))
        self.assertIn("move-after-end",
                      run("check", "--rules", "fide-online", typed=shuffled, code=1))

    def test_what_is_no_game_is_told_too(self):
        self.assertIn("-:1:1: game 0: warning: stray-text", run("check", typed="hello\n"))
        self.assertIn("game 1: warning: stray-text", run("check", typed=GOOD + "hello\n"))

    def test_a_file_may_not_write_to_the_terminal_what_it_likes(self):
        self.assertNotIn("\x1b", run("check", typed=game("1. e4 e5 {\x1b[31m} K9\x1b[31m"), code=1))
        self.assertNotIn("\x9b", run("check", typed=b'[Result "\x9b31mX"]\n\n1. e4 *\n'))


class Json(Folder):
    def test_an_object_for_each_game(self):
        first, second = run_json("check", typed=GOOD + WRONG, code=1)
        self.assertEqual((first["game"], first["line"], first["plies"]), (1, 1, 4))
        self.assertEqual(first["findings"], [])
        self.assertIsNone(first["adjudicated"])
        self.assertEqual((second["game"], second["line"]), (2, 11))
        self.assertEqual(second["tags"]["Result"], "1-0")
        self.assertEqual(second["result"], "1-0")
        self.assertEqual(second["adjudicated"],
                         {"result": "0-1", "reason": "checkmate", "article": "5.1.1"})
        self.assertEqual(second["final_fen"],
                         "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
        [finding] = second["findings"]
        self.assertEqual([finding[key] for key in ("severity", "code", "ply", "line", "col")],
                         ["error", "result-board", 4, 19, 21])

    def test_a_flag_win_that_was_none(self):
        value = one_json("check", code=1, typed=(
            '[SetUp "1"]\n[FEN "8/8/8/8/4k3/8/4q3/7K w - - 0 1"]\n'
            '[Termination "Time forfeit"]\n[Result "1-0"]\n\n1. Kg1 Ke3 1-0\n'))
        self.assertEqual(value["adjudicated"],
                         {"result": "1/2-1/2", "reason": "flag", "article": "6.9"})
        self.assertIn("flag-win-unwinnable", [finding["code"] for finding in value["findings"]])

    def test_bytes_that_are_not_utf8_are_latin1(self):
        value = one_json("check", typed=b'[White "M\xfcller"]\n\n1. e4 *\n')
        self.assertEqual(value["tags"]["White"], "Müller")

    def test_a_game_without_result_and_one_without_moves(self):
        first, second = run_json("check", typed=f"{ROSTER}\n1. e4\n\n{ROSTER}\n")
        self.assertEqual((first["plies"], first["result"]), (1, None))
        self.assertEqual((second["plies"], second["game"]), (0, 2))

    def test_a_text_without_games(self):
        value = one_json("check", typed="hello\n")
        self.assertEqual(value["error"]["code"], "stray-text")


class Archives(Folder):
    def packed(self):
        text = (GOOD * 400 + WRONG).encode()
        yield "a.pgn", text
        yield "a.gz", gzip.compress(text)
        yield "a.bz2", bz2.compress(text)
        yield "a.xz", lzma.compress(text)
        yield "two.gz", gzip.compress(text[:1000]) + gzip.compress(text[1000:])

    def test_all_formats_give_the_same_findings(self):
        for name, content in self.packed():
            with self.subTest(name=name):
                [line] = run("check", self.file(name, content), code=1).splitlines()
                self.assertIn(": game 401: error: result-board: ", line)

    def test_of_a_broken_archive_all_before_the_break_is_read(self):
        # Always the same noise: now and then random letters begin a game.
        noise = random.Random(1).randbytes(20000).hex()
        packed = gzip.compress(noise.encode() + b"\n\n" + GOOD.encode() * 2000)
        path = self.file("a.gz", packed[:-9])
        done = finished("check", path, code=1)
        self.assertIn(b"error: archive-truncated: ", done.stdout)
        self.assertIn(b"2000 games, ", done.stderr)
        value = run_json("check", path, code=1)[-1]
        codes = [finding["code"] for finding in value.get("findings", [])]
        self.assertIn("archive-truncated", codes + [value.get("error", {}).get("code")])

    def test_a_file_that_cannot_be_read_does_not_hide_the_others(self):
        good = self.file("a.pgn", WRONG)
        done = finished("check", "/nowhere/x.pgn", good, code=2)
        self.assertIn(b"game 1: error: result-board", done.stdout)
        self.assertIn(b"arbiter: read: /nowhere/x.pgn: No such file or directory\n", done.stderr)


class Threads(Folder):
    def test_the_answer_does_not_depend_on_them(self):
        text = "".join(GOOD * 600 + ILLEGAL + WRONG for _ in range(12))
        paths = [self.file("a.pgn", text), self.file("b.pgn", WRONG + text)]
        for form in ([], ["--json"]):
            alone = finished("check", *form, *paths, code=1)
            for threads in ("2", "3", "8"):
                other = finished("check", *form, "--threads", threads, *paths, code=1)
                self.assertEqual(other.stdout, alone.stdout)
                self.assertEqual(other.stderr, alone.stderr)

    def test_text_that_cannot_be_cut_is_read_all_the_same(self):
        # Without Event tags there is no place where a game surely begins.
        text = "1. e4 e5 2. Nf3 1-0\n\n" * 300_000 + "1. e4 e4 1-0\n"
        for threads in ("1", "2"):
            done = finished("check", "--least", "error", "--threads", threads, typed=text, code=1)
            self.assertIn(b"-:600001:7: game 300001: error: illegal-move: ", done.stdout)
            self.assertIn(b"300001 games, 900001 plies: 1 error, ", done.stderr)

    def test_ctrl_c_leaves_whole_lines(self):
        with open(self.folder / "out", "w+b") as out, subprocess.Popen(
                [ARBITER, "check", "-"], stdin=subprocess.PIPE, stdout=out,
                stderr=subprocess.DEVNULL) as process:
            # All but the last part is read when this returns; then more is waited for.
            process.stdin.write((WRONG * 20_000).encode())
            process.stdin.flush()
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(), 130)
            out.seek(0)
            lines = out.read().split(b"\n")
        self.assertEqual(lines.pop(), b"")
        self.assertGreater(len(lines), 5_000)
        for line in lines:
            self.assertTrue(line.endswith(b"(Law 5.1.1)"), line[-80:])

    def test_where_nobody_reads_any_more_nothing_is_summed_up(self):
        reading, writing = os.pipe()
        os.close(reading)
        with open(writing, "wb") as nobody:
            done = subprocess.run([ARBITER, "check", self.file("a.pgn", WRONG * 5_000)],
                                  stdout=nobody, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.stderr, b"")


class SharedGames(unittest.TestCase):
    def setUp(self):
        self.games = SHARED_DATA / "pgn"
        if not self.games.is_dir():
            self.skipTest("the shared collections are not beside the project")

    def test_the_handmade_cases_are_read_as_expected(self):
        folder = self.games / "nasty/handmade"
        rows = (folder / "EXPECTED.tsv").read_text().splitlines()[1:]
        for row in rows:
            name, _, games, plies, *_ = row.split("\t")
            with self.subTest(file=name):
                done = subprocess.run([ARBITER, "check", "--json", folder / name],
                                      capture_output=True, check=False)
                self.assertIn(done.returncode, (0, 1))
                values = [json.loads(line) for line in done.stdout.splitlines()]
                self.assertEqual(len(values), int(games))
                self.assertEqual(" ".join(str(value["plies"]) for value in values), plies)

    def test_packed_twins_are_alike(self):
        folder = self.games / "compressed"
        plain = run_json("check", str(folder / "plain.pgn"))
        self.assertEqual(len(plain), 19)
        for path in sorted(folder.glob("*.pgn.*")):
            if path.name.startswith("truncated"):
                continue
            with self.subTest(file=path.name):
                values = run_json("check", str(path))
                self.assertEqual([value | {"file": ""} for value in values],
                                 [value | {"file": ""} for value in plain])

    def test_every_wrong_flag_win_is_found_and_nothing_else_is_called_one(self):
        folder = self.games / "adjudication/clean-chess"
        lines = (folder / "EXPECTED.tsv").read_text().splitlines()
        columns = lines[0].split("\t")
        rows = [dict(zip(columns, line.split("\t"))) for line in lines[1:]]
        expected = {str(folder / row["file"]): row for row in rows}
        found = wanted = 0
        for value in run_json("check", *expected, code=1):
            row = expected[value["file"]]
            winner = {"1-0": "white", "0-1": "black"}.get(value["result"])
            is_wrong = (value["tags"].get("Termination") == "Time forfeit" and winner is not None
                        and row[f"cha_full_{winner}"] == "UNWINNABLE")
            codes = [finding["code"] for finding in value["findings"]]
            with self.subTest(file=row["file"]):
                self.assertEqual("flag-win-unwinnable" in codes, is_wrong)
            wanted += is_wrong
            found += is_wrong and "flag-win-unwinnable" in codes
        self.assertEqual((found, wanted), (219, 219))


class Usage(unittest.TestCase):
    def test_wrong_options(self):
        self.assertIn("--least", complaint("check", "--least", "much"))


if __name__ == "__main__":
    unittest.main()
