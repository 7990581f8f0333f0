"""What lessons name in backticks can be typed: commands are run as they stand there, lines of a
desk or a game in the order in which they are told."""

import re
import shlex
import tempfile
import unittest
from pathlib import Path

from command_line import START, run

LESSONS = Path(__file__).resolve().parents[2] / "arbiter" / "lessons"
LANGUAGES = ("en", "de")

# Of which no line is made: names of rulesets, fields of a kept game, moves and times.
NAMES = {"correspondence", "doubled_after", "90+30", "fide-rapid+supervised",
         "fide-blitz+supervised", "with_the_move", "casual", "fide-online", "b1a1"}
# Answers to rule_normal_means.
RULINGS = ("agreed", "rejected", "postponed", "delay_clock")
REFUSED = re.compile(r"^(Refused|Not understood|Illegal|There is no|Type )", re.MULTILINE)


def named(chapter: str, language: str) -> list[str]:
    return re.findall(r"`([^`]+)`", (LESSONS / language / f"{chapter}.txt").read_text())


def desk_lines(chapter: str, language: str) -> list[str]:
    return [text for text in named(chapter, language)
            if not text.startswith(("arbiter ", "--")) and text not in NAMES]


class NamedCommands(unittest.TestCase):
    def assert_all_taken(self, said: str):
        self.assertNotRegex(said, REFUSED)

    def test_every_command_of_the_program_runs(self):
        with tempfile.TemporaryDirectory() as folder:
            game = str(Path(folder) / "game.json")
            run("desk", game, typed="start\ne4\nquit\n")
            for language in LANGUAGES:
                for chapter in sorted((LESSONS / language).glob("*.txt")):
                    for text in named(chapter.stem, language):
                        if text.startswith("arbiter "):
                            self.run_command(shlex.split(text)[1:], game, folder)

    def run_command(self, words: list[str], game: str, folder: str):
        words = [game if word in ("FILE", "DATEI") else word for word in words]
        words = [str(Path(folder) / f"new {word}") if word in ("game.json", "partie.json") else word
                 for word in words]
        # A server would serve until it is stopped; that a blind and a deaf player need an assistant
        # the lesson says itself.
        is_refused = {"--blind", "--deaf"} <= set(words)
        run(*words, *(["--help"] if words[0] == "serve" else []), typed="quit\n",
            code=1 if is_refused else 0)

    def test_every_option_is_taken(self):
        for language in LANGUAGES:
            for chapter in sorted((LESSONS / language).glob("*.txt")):
                for text in named(chapter.stem, language):
                    if text.startswith("--"):
                        command = "desk" if text == "--quickplay-finish" else "play"
                        clock = ["--time", "G/30"] if command == "desk" else []
                        run(command, *shlex.split(text), *clock, typed="quit\n")

    def test_an_arbiter_adjourns_a_game_as_the_last_step_says(self):
        for language in LANGUAGES:
            lines = desk_lines("adjourned", language)
            timed = "".join(f"{second} {line}\n" for second, line in enumerate(lines, start=1))
            said = run("desk", "--timed", "--time", "90+30", "--fen",
                       "k7/8/1K6/8/8/8/8/7R w - - 0 1", typed="0 start\n" + timed)
            self.assert_all_taken(said)
            self.assertIn("Checkmate: 1-0 (Law 5.1.1).", said)

    def test_who_plays_blind_asks_and_compares(self):
        for language in LANGUAGES:
            lines = desk_lines("blind", language)
            self.assertEqual([line.split()[0] for line in lines],
                             ["scan", "where", "own", "assistant"])
            lines[2] += " " + START.split()[0]
            said = run("play", "--blind", "white", "--assistant", "white", "--side", "both",
                       "--language", language, typed="".join(line + "\n" for line in lines))
            self.assert_all_taken(said)

    def test_correspondents_announce_and_leave(self):
        for language in LANGUAGES:
            thought, conditional, *leave = desk_lines("correspondence", language)
            said = run("desk", "--rules", "correspondence", "--time", "10 moves in 50 days",
                       typed="\n".join([thought, "e4", conditional, *leave, ""]))
            self.assert_all_taken(said)
            self.assertIn("Black is back from leave", said)

    def test_an_arbiter_rules_on_a_claim_of_14H(self):
        for language in LANGUAGES:
            claim, ruling, *rulings = desk_lines("us", language)
            self.assertEqual(tuple(rulings), RULINGS)
            for how in rulings:
                typed = f"0 start\n0:28:30 {claim}\n0:28:31 {ruling} {how}\n"
                self.assert_all_taken(run("desk", "--timed", "--rules", "uscf", "--time", "G/30",
                                          "--quickplay-finish", typed=typed))

    def test_nothing_else_is_named(self):
        told = {"adjourned", "blind", "correspondence", "us"}
        for language in LANGUAGES:
            for chapter in sorted((LESSONS / language).glob("*.txt")):
                if chapter.stem not in told | {"phrases"}:
                    self.assertEqual(desk_lines(chapter.stem, language), [], chapter)


if __name__ == "__main__":
    unittest.main()
