"""arbiter pgn: what is done with collections."""

import gzip
import json
import os
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from command_line import complaint, finished, run, run_json

FIRST = '[White "Anna"]\n[WhiteElo "2500"]\n\n1. e4 {good} e5 (1... c5) 2. Nf3 1-0\n\n'
SECOND = '[White "Bea"]\r\n[Black "Ödön"]\r\n\r\n1. f3 e5 2. g4 Qh4# 0-1\r\n\r\n'
BROKEN = '[White "Cleo"]\n\n1. e4 e5 2. Ke3 d5 *\n\n'
ALL = FIRST + SECOND + BROKEN


class Filter(unittest.TestCase):
    def test_games_stay_as_they_stand(self):
        self.assertEqual(run("pgn", "filter", "--player", "ANNA", typed=ALL), FIRST)
        self.assertEqual(run("pgn", "filter", "--ended", "checkmate", typed=ALL),
                         SECOND)
        self.assertEqual(run("pgn", "filter", "--ended", "illegal", typed=ALL), BROKEN)

    def test_all_tests_must_hold(self):
        self.assertEqual(run("pgn", "filter", "--result", "1-0", "--tag", "WhiteElo>2600",
                             typed=ALL), "")
        self.assertEqual(run("pgn", "filter", "--count", "--result", "1-0", "--result", "0-1",
                             typed=ALL), "2\n")
        self.assertEqual(run("pgn", "filter", "--count", "--tag", "White=Anna", "--tag",
                             "White=Bea", typed=ALL), "0\n")

    def test_without_tests_all_games_fit_and_with_not_none(self):
        self.assertEqual(run("pgn", "filter", "--count", typed=ALL), "3\n")
        self.assertEqual(run("pgn", "filter", "--count", "--not", typed=ALL), "0\n")

    def test_what_is_filtered_is_read_again_as_the_same(self):
        once = run("pgn", "filter", typed=ALL)
        self.assertEqual(run("pgn", "filter", typed=once), once)

    def test_threads_packing_and_text_that_cannot_be_cut(self):
        many = ALL * 20_000
        plain = run("pgn", "filter", "--player", "bea", typed=many)
        self.assertEqual(plain, SECOND * 20_000)
        self.assertEqual(run("pgn", "filter", "--player", "bea", "--threads", "3", typed=many),
                         plain)
        self.assertEqual(run("pgn", "filter", "--player", "bea",
                             typed=gzip.compress(many.encode(), 1)), plain)

    def test_a_broken_archive_is_told(self):
        packed = gzip.compress(ALL.encode() * 100)[:-20]
        done = finished("pgn", "filter", "--count", typed=packed, code=1)
        self.assertIn(b"arbiter: archive-truncated: -: ", done.stderr)

    def test_text_behind_a_game_belongs_to_none(self):
        noise = "stray words here and there\n" * 300_000
        self.assertEqual(run("pgn", "filter", typed=FIRST + noise), FIRST)
        self.assertEqual(run("pgn", "filter", typed=noise + "\n" + FIRST + noise + "\n" + BROKEN),
                         FIRST + BROKEN)

    def test_games_that_cannot_be_played_have_no_positions(self):
        atomic = '[Variant "Atomic"]\n\n1. e4 *\n\n'
        self.assertEqual(run("pgn", "filter", "--ended", "illegal", typed=atomic), "")
        start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        self.assertEqual(run("pgn", "filter", "--fen", start, typed=atomic), "")
        self.assertEqual(run("pgn", "convert", "--to", "uci", typed=atomic), "")
        value = json.loads(run("pgn", "convert", "--to", "json", typed=atomic))
        self.assertIsNone(value["start"])

    def test_names_in_any_alphabet_and_in_latin_1(self):
        old = SECOND.encode("latin-1")
        for typed in (SECOND.encode(), old):
            for question in (["--player", "ödön"], ["--player", "ÖDÖN"], ["--tag", "Black=Ödön"],
                             ["--tag", "Black~DÖ"]):
                self.assertEqual(run("pgn", "filter", "--count", *question, typed=typed), "1\n")

    def test_accents_may_be_left_out_but_not_put_in(self):
        games = ('[White "Müller"]\n\n1. e4 *\n\n'
                 '[White "Muller"]\n\n1. d4 Nf6 2. c4 g6 3. Nc3 d5 *\n')
        for question, count in (("--player=MULLER", 2), ("--player=müller", 1),
                                ("--tag=White~muller", 1), ("--opening=grunfeld", 1),
                                ("--opening=GRÜNFELD", 1), ("--opening=grünféld", 0)):
            self.assertEqual(run("pgn", "filter", "--count", question, typed=games), f"{count}\n")

    def test_games_without_a_place_to_cut_are_whole_whatever_the_parts(self):
        game = "1. e4 e5 *\n"
        for blanks in range(0, 11, 3):
            many = "\n" * blanks + game * ((4 << 20) // len(game) + 5)
            self.assertEqual(run("pgn", "filter", "--count", "--plies", "2", typed=many),
                             f"{(4 << 20) // len(game) + 5}\n")
        tagged = '[White "A"]\n\n{first} 1. e4 e5 1-0 \n\n'
        many = tagged * ((4 << 20) // len(tagged) + 5)
        self.assertEqual(run("pgn", "filter", typed=many), many.replace("1-0 \n", "1-0\n"))

    def test_a_game_of_any_size_costs_little_memory(self):
        comment = "{" + "words and words " * 65536 + "} "
        huge = '[White "Huge"]\n\n1. e4 ' + comment * 12 + "e5 *\n\n"
        for around in ("", " "):
            small = FIRST.rstrip() + around + "\n\n"
            done = finished("pgn", "filter", typed=(small + huge + BROKEN).encode(), code=1)
            self.assertEqual(done.stdout.decode(), FIRST + BROKEN)
            self.assertIn("too-long: -: game 2: it has more than 8 MiB of text",
                          done.stderr.decode())

    def test_a_game_is_as_long_wherever_it_stands(self):
        comment = "{" + "words and words " * 65536 + "} "
        kept, left_out = ('[White "Long"]\n\n1. e4 ' + comment * count + "e5 *\n\n"
                          for count in (7, 9))
        small = FIRST * (5_000_000 // len(FIRST))
        for before in ("", small):
            self.assertEqual(run("pgn", "filter", typed=before + kept), before + kept)
            done = finished("pgn", "filter", typed=(before + left_out).encode(), code=1)
            self.assertEqual(done.stdout.decode(), before)

    def test_what_is_not_known_is_neither_above_nor_below(self):
        games = '[WhiteElo "?"]\n\n1. e4 *\n\n[WhiteElo "900"]\n\n1. e4 *\n'
        for question, count in (("WhiteElo>=800", 1), ("WhiteElo<=2800", 1), ("WhiteElo!=5", 2)):
            self.assertEqual(run("pgn", "filter", "--count", "--tag", question, typed=games),
                             f"{count}\n")

    def test_a_player_may_be_called_flag(self):
        game = ('[White "Flagship99"]\n[Black "B"]\n[Result "1-0"]\n'
                '[Termination "Flagship99 won %s"]\n\n1. e4 1-0\n\n')
        for how, ended in (("by resignation", "resignation"), ("on time", "flag")):
            typed = game % how
            self.assertEqual(run("pgn", "filter", "--ended", ended, typed=typed), typed)

    def test_text_in_utf_16_is_told(self):
        for command in (["filter"], ["convert"], ["stats"],
                        ["split", "--games", "2", "--out", "never-"]):
            done = finished("pgn", *command, typed=ALL.encode("utf-16"), code=1)
            self.assertIn(b"arbiter: encoding: -: the text is UTF-16", done.stderr)

    def test_wrong_words(self):
        for said in (complaint("pgn", "filter", "--eco", "B99..B20"),
                     complaint("pgn", "filter", "--date", "2015..2014")):
            self.assertIn("comes first", said)
        said = complaint("pgn", "filter", "--elo", "much")
        self.assertIn("usage: pgn filter: --elo: 'much' is no range", said)
        self.assertIn("see `arbiter help pgn filter`", said)
        for top in ("-1", "-99999999999999999999", "many"):
            self.assertIn("--top", complaint("pgn", "stats", "--top", top))
        self.assertIn("usage", complaint("pgn"))
        self.assertIn('usage: pgn: there is no command "melt"', complaint("pgn", "melt"))
        self.assertNotIn("there is no command", complaint("--foo", "pgn", "melt"))
        for pattern in ("K6K/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/K7", "*/*/*/*/*/*/*/P7",
                        "p7/*/*/*/*/*/*/*"):
            self.assertIn("the board of no game", complaint("pgn", "filter", "--pattern", pattern))
        self.assertIn("has no blanks", complaint("pgn", "filter", "--tag", "WhiteElo > 2600"))
        for command in (["split", "--out", "x", "--by", "Wh ite"],
                        ["convert", "--to", "csv", "--columns", "White,B]"]):
            self.assertIn("is no name of a tag", complaint("pgn", *command, typed=ALL))
        self.assertIn("only csv has columns", complaint("pgn", "convert", "--columns", "White"))
        self.assertIn("arbiter: read: '': ", complaint("pgn", "stats", ""))


class Convert(unittest.TestCase):
    def test_canonical_pgn(self):
        self.assertEqual(
            run("pgn", "convert", typed=FIRST),
            '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "Anna"]\n'
            '[Black "?"]\n[Result "1-0"]\n[WhiteElo "2500"]\n\n'
            "1. e4 {good} 1... e5 (1... c5) 2. Nf3 1-0\n\n")
        once = run("pgn", "convert", typed=ALL)
        self.assertEqual(run("pgn", "convert", typed=once), once)

    def test_uci(self):
        self.assertEqual(run("pgn", "convert", "--to", "uci", typed=FIRST),
                         "position startpos moves e2e4 e7e5 g1f3\n")

    def test_a_null_move_is_no_move_for_engines_and_not_legal(self):
        game = "1. e4 -- 2. d4 d5 *"
        done = finished("pgn", "convert", "--to", "uci", "--strict", typed=game, code=1)
        self.assertEqual(done.stdout, b"position startpos moves e2e4\n")
        self.assertIn(b"is left out", done.stderr)
        value = json.loads(run("pgn", "convert", "--to", "json", typed=game))
        self.assertEqual((value["moves"], value["complete"]),
                         (["e2e4", "0000", "d2d4", "d7d5"], False))

    def test_json(self):
        first, _, broken = map(json.loads,
                               run("pgn", "convert", "--to", "json", typed=ALL).splitlines())
        self.assertEqual(first["moves"], ["e2e4", "e7e5", "g1f3"])
        self.assertEqual((first["result"], first["complete"]), ("1-0", True))
        self.assertEqual((broken["moves"], broken["complete"]), (["e2e4", "e7e5"], False))

    def test_epd(self):
        self.assertEqual(
            run("pgn", "convert", "--to", "epd", typed="1. e4 *"),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 0; fmvn 1; sm e4;\n"
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - hmvc 0; fmvn 1;\n")

    def test_every_game_that_is_counted_is_written(self):
        for odd in ("1. ?? e4 1-0", "1. foo e4 e5 1-0", "1. {c} foo e4 1-0", "1"):
            typed = f"1. d4 d5\n\n{odd}\n"
            as_json = run("pgn", "convert", "--to", "json", typed=typed)
            self.assertEqual(as_json.count("\n"), 2, odd)
            for form in ("pgn", "minimal"):
                written = run("pgn", "convert", "--to", form, typed=typed)
                self.assertEqual(run("pgn", "filter", "--count", typed=written), "2\n", odd)

    def test_csv(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.pgn"
            path.write_text('[White "A \\"x\\", B"]\n\n1. e4 *\n')
            self.assertEqual(
                run("pgn", "convert", "--to", "csv", "--columns", "White,plies", str(path)),
                'White,plies\r\n"A ""x"", B",1\r\n')
        self.assertEqual(run("pgn", "convert", "--to", "csv", "--columns", "White , result",
                             typed='[White "A"]\n\n1. e4 1-0\n'), "White,result\r\nA,1-0\r\n")
        self.assertIn("a name is missing",
                      complaint("pgn", "convert", "--to", "csv", "--columns", "", typed=ALL))

    def test_what_is_left_out_is_told(self):
        self.assertEqual(finished("pgn", "convert", "--strict", typed=FIRST).stderr, b"")
        # An illegal move stays in PGN; in UCI it has no place.
        self.assertEqual(finished("pgn", "convert", "--strict", typed=ALL).stderr, b"")
        for form in ("uci", "json", "epd"):
            done = finished("pgn", "convert", "--strict", "--to", form, typed=ALL, code=1)
            self.assertIn(b"`arbiter check` tells what", done.stderr)
        done = finished("pgn", "convert", "--to", "uci", typed=ALL + BROKEN)
        self.assertEqual(
            done.stderr.decode(),
            "arbiter: convert: -: game 3: something of it (and of 1 other game) is not legal or "
            "could not be read, and is left out; `arbiter check` tells what\n")
        hurt = "1. e4 @@ e5 *\n"
        done = finished("pgn", "convert", typed=hurt)
        self.assertIn("game 1: line 1, column 7: '@@' is no move, move number, annotation sign or "
                      "result; the game is given as it stands", done.stderr.decode())
        self.assertEqual(done.stdout.decode().strip(), hurt.strip())
        self.assertIn("game 1: something of it is not legal or could not be read",
                      finished("pgn", "convert", "--to", "uci", typed=hurt).stderr.decode())
        finished("pgn", "convert", "--strict", typed=hurt, code=1)
        finished("pgn", "convert", "--strict", "--to", "epd", typed=BROKEN, code=1)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_bytes(text.encode())
        return str(path)

    def written(self) -> dict[str, str]:
        return {path.name: path.read_bytes().decode() for path in self.folder.glob("out-*")}


class Joined(Folder):
    """Games that nothing ends, from files of their own."""

    TAGS = '[Event "T"]\n[White "A"]\n'
    WHOLE = "1. e4 e5 1-0\n\n"

    def joined(self, *games: str) -> str:
        paths = [self.file(f"{number}.pgn", game) for number, game in enumerate(games)]
        printed = run("pgn", "filter", *paths)
        self.assertEqual(run("pgn", "filter", "--count", typed=printed), f"{len(games)}\n")
        self.assertEqual(run("pgn", "filter", typed=printed), printed)
        for game in games[1:]:
            self.assertTrue(game.rstrip() in printed)
        return printed

    def test_a_result_parts_what_would_melt(self):
        self.assertEqual(self.joined(self.TAGS, self.WHOLE), self.TAGS + "\n*\n\n" + self.WHOLE)
        self.assertEqual(self.joined("1. e4 e5", "{Sicilian} 1. e4 c5 *"),
                         "1. e4 e5\n*\n\n{Sicilian} 1. e4 c5 *\n\n")
        for following in ("1... e5 2. Nf3 *", "12. Nf3 *", "0-1", '[Black "B"]\n\n*'):
            self.joined(self.TAGS, following)
            self.joined("1. e4 e5", following, self.TAGS, following)

    def test_what_is_open_is_closed(self):
        for game, closed in (("1. e4 {open", "1. e4 {open}\n*"),
                             ("1. e4 e5 (1... c5 (1... e6", "1. e4 e5 (1... c5 (1... e6\n))*"),
                             ("1. e4 e5 (1... c5 0-1", "1. e4 e5 (1... c5 0-1\n)0-1"),
                             ("1. e4 e5 (1... c5 {open", "1. e4 e5 (1... c5 {open}\n)*")):
            self.assertEqual(self.joined(game, self.WHOLE), closed + "\n\n" + self.WHOLE)

    def test_the_result_is_that_of_the_tag(self):
        drawn = '[Result "1/2-1/2"]\r\n\r\n1. e4 e5'
        self.assertEqual(self.joined(drawn, "1... e5 *"),
                         drawn + "\r\n1/2-1/2\r\n\r\n1... e5 *\n\n")

    def test_nothing_is_added_where_the_next_game_shows_its_beginning(self):
        for games in ((self.TAGS, self.TAGS), ("1. e4 e5", "1. d4 d5"), ("1. e4 e5", self.TAGS),
                      (self.WHOLE, "{Sicilian} 1. e4 c5"), ("1. e4 e5 (1... c5", self.TAGS)):
            self.assertEqual(self.joined(*games),
                             "".join(game.rstrip() + "\n\n" for game in games))

    def test_however_many_variations_are_open(self):
        game = "1. e4 e5 " + "(1... c5 " * 300
        self.assertEqual(self.joined(game, "1... d5 *"),
                         game.rstrip() + "\n" + ")" * 300 + "*\n\n1... d5 *\n\n")

    def test_a_game_that_the_one_before_shows_stands_alone(self):
        fragment = "1. c4 c5\n\n"
        for game in ("1. ?? e4 e5 *\n\n", "1. (1. d4) e4 e5 *\n\n", "1. resigns 0-1\n\n"):
            self.assertEqual(run("pgn", "filter", typed=fragment + game), fragment + game)
            alone = run("pgn", "filter", "--not", "--line", "c4", typed=fragment + game)
            self.assertEqual(alone, '[Event "?"]\n\n' + game)
            self.assertEqual(run("pgn", "filter", typed=alone), alone)

    def test_so_do_split_and_dedup(self):
        paths = [self.file("a.pgn", self.TAGS), self.file("b.pgn", "12. Nf3 *")]
        wanted = self.TAGS + "\n*\n\n12. Nf3 *\n\n"
        self.assertEqual(run("pgn", "dedup", *paths), wanted)
        run("pgn", "split", "--games", "2", "--out", f"{self.folder}/out-", *paths)
        self.assertEqual(self.written(), {"out-0001.pgn": wanted})


class Split(Folder):
    def test_what_was_written_before_an_error_is_whole(self):
        self.file("out-b.pgn", "mine")
        games = ['[White "a"]\n\n1. e4\n\n', '[White "b"]\n\n1. d4\n\n']
        complaint("pgn", "split", "--by", "White", "--out", f"{self.folder}/out-",
                  typed="".join(games))
        self.assertEqual(self.written(), {"out-a.pgn": games[0], "out-b.pgn": "mine"})

    def test_only_what_is_written_is_counted(self):
        huge = "1. e4 " + ("{" + "words and words " * 65536 + "} ") * 9 + "e5 *\n\n"
        done = finished("pgn", "split", "--games", "2", "--out", f"{self.folder}/out-",
                        typed=FIRST + huge, code=1)
        self.assertIn(b"arbiter: pgn split: 1 game: 1 file\n", done.stderr)

    def test_by_count(self):
        said = finished("pgn", "split", "--games", "2", "--out", f"{self.folder}/out-",
                        typed=ALL).stderr
        self.assertEqual(said, b"arbiter: pgn split: 3 games: 2 files\n")
        self.assertEqual(self.written(),
                         {"out-0001.pgn": FIRST + SECOND,
                          "out-0002.pgn": BROKEN})

    def test_by_tag(self):
        typed = ALL + '[White "a/b"]\n\n*\n\n' + FIRST
        run("pgn", "split", "--by", "White", "--out", f"{self.folder}/out-", typed=typed)
        self.assertEqual(set(self.written()),
                         {"out-Anna.pgn", "out-Bea.pgn", "out-Cleo.pgn", "out-a_b.pgn"})
        self.assertEqual(self.written()["out-Anna.pgn"], FIRST * 2)

    def test_values_that_differ_have_files_of_their_own(self):
        values = ["a/b", "a_b", "a_b_2", "a b", "?", "", "a/b"]
        games = [f'[White "{value}"]\n\n1. e4 *\n\n' for value in values]
        run("pgn", "split", "--by", "White", "--out", f"{self.folder}/out-",
            typed="".join(games) + "1. d4 *\n")
        self.assertEqual(self.written(), {
            "out-a_b.pgn": games[0] * 2, "out-a_b_2.pgn": games[1], "out-a_b_2_2.pgn": games[2],
            "out-a_b_3.pgn": games[3], "out-_.pgn": games[4],
            "out-__2.pgn": games[5] + "1. d4 *\n\n"})

    def test_nothing_is_overwritten(self):
        path = self.file("out-0001.pgn", "mine")
        said = complaint("pgn", "split", "--games", "2", "--out", f"{self.folder}/out-", typed=ALL)
        self.assertIn(f"arbiter: write: {path}: the file is there already", said)
        self.assertEqual(self.written(), {"out-0001.pgn": "mine"})

    def test_what_is_missing_is_said(self):
        self.assertIn("--games N or --by TAG", complaint("pgn", "split", "--out", "x", typed=ALL))
        self.assertIn("--out", complaint("pgn", "split", "--games", "2", typed=ALL))


class Dedup(Folder):
    LONG = '[White "Anna"]\n\n1. e4 {a much longer comment than others} e5 2. Nf3 1/2-1/2\n\n'
    SHORT = '[White "Dora"]\n\n1. e4 e5 *\n\n'

    def test_the_first_or_the_longest_is_kept(self):
        paths = [self.file("a.pgn", FIRST + SECOND),
                 self.file("b.pgn", BROKEN + self.LONG + BROKEN)]
        for threads in ("1", "3"):
            self.assertEqual(run("pgn", "dedup", "--threads", threads, *paths),
                             FIRST + SECOND + BROKEN * 2)
        self.assertEqual(run("pgn", "dedup", "--not", *paths), self.LONG)
        self.assertEqual(run("pgn", "dedup", "--count", *paths), "4\n")
        self.assertEqual(run("pgn", "dedup", "--not", "--keep", "longest", *paths), FIRST)
        blanks = '[White "a"]\n\n1. e4 e5' + "\n" * 50
        path = self.file("c.pgn", blanks + '[White "bb"]\n\n1. e4 e5 *\n\n')
        self.assertEqual(run("pgn", "dedup", "--keep", "longest", path),
                         '[White "bb"]\n\n1. e4 e5 *\n\n')

    def test_games_where_another_goes_on(self):
        path = self.file("a.pgn", self.SHORT + FIRST)
        self.assertEqual(run("pgn", "dedup", path), self.SHORT + FIRST)
        self.assertEqual(run("pgn", "dedup", "--prefix", "2", path), FIRST)
        self.assertEqual(run("pgn", "dedup", "--prefix", "3", path), self.SHORT + FIRST)

    def test_another_start_is_another_game(self):
        moved = '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1"]\n\n1. e4 *\n\n'
        path = self.file("a.pgn", moved + "1. e4 *\n\n")
        self.assertEqual(run("pgn", "dedup", "--count", path), "2\n")

    def test_a_game_that_broke_off_replaces_none(self):
        broken = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Kd4 0-1\n\n"
        whole = "1. e4 e5 2. Nf3 Nc6 1-0\n\n"
        path = self.file("a.pgn", whole + broken)
        self.assertEqual(run("pgn", "dedup", "--prefix", "4", path), whole + broken)

    def test_what_hinders_the_reading_is_told_once(self):
        path = self.folder / "cut.pgn.gz"
        path.write_bytes(gzip.compress((FIRST + SECOND).encode() * 100)[:-20])
        done = finished("pgn", "dedup", "--prefix", "2", str(path), code=1)
        self.assertEqual(done.stderr.decode().count("archive-truncated"), 1)
        done = finished("pgn", "dedup", str(self.folder / "none.pgn"), code=2)
        self.assertEqual(done.stderr.decode().count("none.pgn"), 1)

    def test_what_can_be_read_only_once_will_not_do(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        self.assertIn(f"{pipe} will not do", complaint("pgn", "dedup", str(pipe)))

    def test_standard_input_will_not_do(self):
        self.assertIn("name files", complaint("pgn", "dedup", typed=ALL))


class Stats(unittest.TestCase):
    TIMED = ('[TimeControl "60+1"]\n[Termination "Time forfeit"]\n\n'
             '1. e4 {[%clk 0:00:58]} e5 {[%clk 0:01:00]} 2. Nf3 {[%clk 0:00:55.5]} 1-0\n\n')

    def test_tables(self):
        self.assertEqual(
            run("pgn", "stats", typed=ALL + self.TIMED),
            "12 plies in 4 games, 3.0 a game, from 2 to 4\n"
            "\n"
            "Results\n"
            "  1-0            2   50.0 %\n"
            "  1/2-1/2        0    0.0 %\n"
            "  0-1            1   25.0 %\n"
            "  Others         1   25.0 %\n"
            "\n"
            "Endings\n"
            "  Checkmate                1   25.0 %\n"
            "  Time                     1   25.0 %\n"
            "  Won, not told how        1   25.0 %\n"
            "  Unfinished               1   25.0 %\n"
            "\n"
            "Length in moves\n"
            "  1-10        4  100.0 %\n"
            "\n"
            "Time for a move, by its number\n"
            "  1-10     3.50 s\n"
            "\n"
            "Openings: games, White won, drawn, Black won\n"
            "  C40 King's Knight Opening              2  100.0 %    0.0 %    0.0 %\n"
            "  A00 Barnes Opening: Fool's Mate        1    0.0 %    0.0 %  100.0 %\n"
            "  C20 King's Pawn Game                   1    0.0 %    0.0 %    0.0 %\n")

    def test_json_and_threads(self):
        many = (ALL + self.TIMED) * 20_000
        [one] = run_json("pgn", "stats", typed=many, form="stats")
        self.assertEqual((one["games"], one["plies"]), (80_000, 240_000))
        self.assertEqual(one["endings"]["checkmate"]["black_wins"], 20_000)
        self.assertEqual(one["times"], [{"from_move": 1, "moves": 20_000, "mean_ms": 3500}])
        self.assertEqual(one["openings"][0]["eco"], "C40")
        self.assertEqual([one], run_json("pgn", "stats", "--threads", "3", typed=many,
                                         form="stats"))

    def test_the_picture_is_xml(self):
        picture = run("pgn", "stats", "--svg", "--top", "1", typed=ALL)
        self.assertEqual(picture.count("\n"), 1)
        texts = [text.text for text in ElementTree.fromstring(picture).iter(
            "{http://www.w3.org/2000/svg}text")]
        self.assertIn("1/2-1/2", texts)
        self.assertIn("Openings: games, White won, drawn, Black won", texts)

    def test_nothing_and_broken_archives(self):
        self.assertIn("0 plies in 0 games", run("pgn", "stats"))
        packed = gzip.compress(ALL.encode() * 100)[:-20]
        done = finished("pgn", "stats", typed=packed, code=1)
        self.assertIn(b"arbiter: archive-truncated: -: ", done.stderr)
        self.assertRegex(done.stdout, rb"plies in [12]\d\d games")


if __name__ == "__main__":
    unittest.main()
