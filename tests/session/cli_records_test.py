"""What all commands share: records from anywhere, odd bytes, exit codes, broken streams."""

import os
import signal
import subprocess
import unittest

from command_line import ARBITER, START, complaint, finished, one_json, run, run_bytes

MATE = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"


class Records(unittest.TestCase):
    def test_a_fen_needs_no_quotes(self):
        self.assertEqual(run("fen", *START.split()), f"ok\t{START}\n")

    def test_standard_input_is_read_with_a_dash_and_without_argument(self):
        self.assertEqual(run("fen", "-", typed=START), f"ok\t{START}\n")
        self.assertEqual(run("fen", typed=f"{START}\n"), f"ok\t{START}\n")

    def test_empty_input_gives_no_record(self):
        for command in ("fen", "moves", "explain", "judge", "board"):
            self.assertEqual(run(command, typed=""), "")

    def test_an_unknown_command_is_named(self):
        self.assertEqual(complaint("nosuch"), 'arbiter: usage: there is no command "nosuch"; '
                         "see `arbiter help`\n")
        self.assertIn("subcommand is required", complaint())

    def test_an_empty_line_is_a_bad_record(self):
        typed = f"\n{START}\n\n"
        self.assertEqual(run("fen", typed=typed, code=1),
                         f"bad\tsyntax\t\nok\t{START}\nbad\tsyntax\t\n")

    def test_an_argument_of_several_lines_is_several_records(self):
        self.assertEqual(run("fen", f"{START}\n{MATE}\n"), f"ok\t{START}\nok\t{MATE}\n")

    def test_lines_may_end_in_cr_lf(self):
        self.assertEqual(run("fen", typed=f"{START}\r\nx\r\n", code=1),
                         f"ok\t{START}\nbad\tsyntax\tx\n")

    def test_a_byte_order_mark_is_skipped(self):
        self.assertEqual(run("fen", typed="\ufeff" + START), f"ok\t{START}\n")

    def test_odd_bytes_come_back_as_they_were(self):
        odd = b"\xff\x00 \x1b[31m\t\xc3"
        self.assertEqual(run_bytes("fen", typed=odd + b"\n", code=1),
                         b"bad\tsyntax\t" + odd + b"\n")

    def test_json_is_utf8_whatever_the_input(self):
        for odd in (b"\xff\xfe", b"caf\xe9", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80",
                    b"\xe2\x82", b"\x00\x01\x7f"):
            with self.subTest(odd=odd):
                value = one_json("fen", typed=odd, code=1)
                self.assertEqual(value["input"], odd.decode("latin-1"))
        value = one_json("fen", typed="König ♔ 😀".encode(), code=1)
        self.assertEqual(value["input"], "König ♔ 😀")

    def test_a_huge_line_is_one_bad_record(self):
        huge = b"1" * 1_000_000
        printed = run_bytes("fen", typed=huge + b"\n" + START.encode(), code=1)
        self.assertEqual(printed, b"bad\tsyntax\t" + huge[:65536] + b"\nok\t" + START.encode() +
                         b"\n")

    def test_a_line_of_just_the_longest_length_is_read(self):
        padded = START + " " * (65536 - len(START))
        self.assertEqual(run("fen", typed=padded + "\r\n"), f"ok\t{START}\n")
        self.assertIn("bad", run("fen", typed=padded + " \n", code=1))

    def test_answers_keep_their_order_whatever_the_threads(self):
        lines = [f"4k3/8/8/8/8/8/8/4K3 w - - 0 {i}" if i % 7 else f"x{i}" for i in range(5000)]
        expected = "".join(f"bad\tsyntax\t{line}\n" if line[0] == "x" else f"ok\t{line}\n"
                           for line in lines)
        for threads in ("1", "2", "5"):
            self.assertEqual(run("fen", "--threads", threads, typed="\n".join(lines), code=1),
                             expected)

    def test_each_answer_comes_before_the_next_record_is_written(self):
        with subprocess.Popen([ARBITER, "fen"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) as program:
            for line in (START, MATE):
                program.stdin.write(line.encode() + b"\n")
                program.stdin.flush()
                self.assertEqual(program.stdout.readline().decode(), f"ok\t{line}\n")
            program.stdin.close()

    def test_bad_records_look_alike_in_every_command(self):
        for command in ("moves", "board"):
            value = one_json(command, "8/8", code=1)
            self.assertEqual((value["input"], value["error"]["code"], value["error"]["at"]),
                             ("8/8", "syntax", 3))
        self.assertEqual(one_json("fen", "8/8", code=1)["error"]["at"], 3)

    def test_only_arguments_are_complained_about(self):
        self.assertIn("arbiter: syntax: byte 3: ", complaint("fen", "8/8", code=1))
        self.assertEqual(complaint("fen", typed="8/8", code=1), "")
        self.assertEqual(complaint("fen", "8/8", "--json", code=1), "")

    def test_complaints_hold_no_control_characters(self):
        said = complaint("fen", "\x1b[31m/8", "--nope")
        self.assertNotIn("\x1b", said)
        self.assertEqual(said.count("\n"), 1)


class Usage(unittest.TestCase):
    def test_wrong_usage_ends_with_2_and_a_message(self):
        wrong = [(), ("nonsense",), ("fen", "--nope"), ("fen", "--threads", "0"),
                 ("fen", "--threads", "x"), ("explain", START), ("perft",), ("perft", "x"),
                 ("perft", "-1"), ("perft", "256"), ("perft", "3", "--max-depth", "2"),
                 ("perft", "3", "--suite", "x"), ("judge", "--rules", "nonsense"),
                 ("board", "--size", "100"), ("board", "--svg", "--size", "1"),
                 ("board", "--svg", "--arrows", "e9"), ("board", "--last", "x"),
                 ("help", "nonsense")]
        for arguments in wrong:
            with self.subTest(arguments=arguments):
                done = finished(*arguments, code=2)
                self.assertEqual(done.stdout, b"")
                self.assertRegex(done.stderr.decode(), r"^arbiter: usage: [^\n]+\n$")

    def test_version_and_help(self):
        self.assertRegex(run("--version"), r"^arbiter \d+\.\d+\.\d+\n$")
        self.assertIn("explain", run("help"))
        self.assertEqual(run("help", "perft"), run("perft", "--help"))
        self.assertIn("Usage: arbiter perft", run("help", "perft"))


class Streams(unittest.TestCase):
    def test_a_reader_that_leaves_ends_the_command_quietly(self):
        shell = f"yes '{START}' | '{ARBITER}' fen | head -1"
        done = subprocess.run(shell, shell=True, capture_output=True, check=False)
        self.assertEqual((done.stdout.decode(), done.stderr.decode()), (f"ok\t{START}\n", ""))

    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([ARBITER, "fen", START], stdout=full, stderr=subprocess.PIPE,
                                  check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"arbiter: write: standard output: ", done.stderr)

    def test_closed_streams_are_errors(self):
        for closed in ("<&-", ">&-"):
            with self.subTest(closed=closed):
                done = subprocess.run(f"'{ARBITER}' fen - {closed} 2>&1 >/dev/null"
                                      if closed == "<&-" else
                                      f"'{ARBITER}' fen '{START}' 2>&1 {closed}",
                                      shell=True, capture_output=True, check=False)
                self.assertEqual(done.returncode, 2, done)

    def test_a_folder_is_no_input(self):
        descriptor = os.open("/", os.O_RDONLY)
        try:
            done = subprocess.run([ARBITER, "fen"], stdin=descriptor, capture_output=True,
                                  check=False)
        finally:
            os.close(descriptor)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"arbiter: read: standard input: ", done.stderr)

    def test_ctrl_c_ends_with_130(self):
        with subprocess.Popen([ARBITER, "fen"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) as program:
            program.stdin.write(START.encode() + b"\n")
            program.stdin.flush()
            program.stdout.readline()
            program.send_signal(signal.SIGINT)
            self.assertEqual(program.wait(), 130)


if __name__ == "__main__":
    unittest.main()
