"""The terminal session that the README shows is what the program prints."""

import os
import re
import subprocess
import unittest
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def shown_commands() -> list[tuple[str, str]]:
    """(command line, what it prints) for every `$ arbiter ...` in a console block."""
    text = "".join(re.findall(r"```console\n(.*?)```", README.read_text(), re.DOTALL))
    parts = re.split(r"^\$ (.*)\n", text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2]))


class Readme(unittest.TestCase):
    def test_each_command_prints_what_is_shown(self):
        environment = os.environ | {"PATH": f"{Path(os.environ['ARBITER']).parent}:/usr/bin:/bin"}
        commands = shown_commands()
        self.assertTrue(commands)
        for command, printed in commands:
            with self.subTest(command=command):
                run = subprocess.run(command, shell=True, env=environment, text=True,
                                     capture_output=True, check=False)
                self.assertEqual((run.stdout, run.stderr), (printed, ""))


if __name__ == "__main__":
    unittest.main()
