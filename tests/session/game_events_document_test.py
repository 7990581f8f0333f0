"""docs/game-events.md names every event and every member of it, and no others."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def events_of_the_code() -> dict[str, list[str]]:
    text = (ROOT / "arbiter/journal/event_shapes.hpp").read_text()
    shapes = re.findall(r'name = "(\w+)";\s*static constexpr std::tuple(.*?)};\s*};', text, re.S)
    return {name: re.findall(r'Member{"(\w+)"', members) for name, members in shapes}


def events_of_the_document() -> dict[str, list[str]]:
    text = (ROOT / "docs/game-events.md").read_text().split("## Events")[1]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*)\|", text, re.M)
    return {name: re.findall(r"`(\w+)`", members) for name, members in rows}


class GameEventsDocument(unittest.TestCase):
    def test_the_document_and_the_code_name_the_same(self):
        self.assertGreater(len(events_of_the_code()), 30)
        self.assertEqual(events_of_the_document(), events_of_the_code())


if __name__ == "__main__":
    unittest.main()
