"""docs/sentences.md names every sentence of the code, in its order, with its arguments and its
English, and no others; docs/protocol.md the refusals of the server."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What an English pattern makes of an argument of another name.
MADE_OF = {"opponent": "side", "ordinal": "number", "plies": "number", "moves": "number",
           "days": "number", "most_plies": "most", "most_days": "most", "clock": "time",
           "white_from": "from", "black_from": "from", "white_to": "to", "black_to": "to",
           "white": "names", "black": "names"}


def read(path: str) -> str:
    return (ROOT / path).read_text()


def sentences_of_the_code() -> dict[str, str]:
    """Code and English, in the order of the enumeration."""
    enumeration = re.search(r"enum class Say .*?\{(.*?)\};", read("arbiter/game/said.hpp"), re.S)
    names = re.findall(r"^    (\w+),", enumeration[1], re.M)
    codes = dict(re.findall(r'case Say::(\w+):\s*return "(\w+)";', read("arbiter/game/said.cpp")))
    literal = r'"(?:[^"\\]|\\.)*"'
    english = {name: "".join(part[1:-1] for part in re.findall(literal, words)).replace('\\"', '"')
               for name, words in re.findall(rf"case Say::(\w+):\s*return ((?:{literal}\s*)+);",
                                             read("arbiter/game/detail/english_patterns.cpp"))}
    return {codes[name]: english[name] for name in names}


def sentences_of_the_document() -> dict[str, tuple[str, str]]:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\| (.*) \|$",
                      read("docs/sentences.md").split("\n## ", 1)[1], re.M)
    return {code: (arguments, english) for code, arguments, english in rows}


def arguments_in(pattern: str) -> set[str]:
    return {MADE_OF.get(name, name) for name in re.findall(r"\{(\w+)\}", pattern)}


class SentencesDocument(unittest.TestCase):
    def test_it_has_the_sentences_of_the_code_in_their_order(self):
        code = sentences_of_the_code()
        self.assertGreater(len(code), 150)
        document = sentences_of_the_document()
        self.assertEqual(list(document), list(code))
        self.assertEqual({name: english for name, (_, english) in document.items()}, code)

    def test_each_sentence_names_the_arguments_that_it_is_said_with(self):
        for code, (arguments, english) in sentences_of_the_document().items():
            with self.subTest(sentence=code):
                optional = set(re.findall(r"\[`(\w+)`\]", arguments))
                named = set(re.findall(r"`(\w+)`", arguments))
                always = re.sub(r"\[.*?\]", "", english)
                self.assertLessEqual(arguments_in(always), named - optional)
                self.assertLessEqual(arguments_in(english), named)

    def test_it_says_what_each_argument_is(self):
        explained = set(re.findall(r"`(\w+)`", "".join(
            re.findall(r"^\| (`.*?) \|", read("docs/sentences.md").split("\n## ", 1)[0], re.M))))
        members = re.findall(r'(?:optional|text|visit)\((?:std::string_view\()?"(\w+)"',
                             read("arbiter/game/said.hpp"))
        self.assertEqual(explained, set(members))


class ProtocolDocument(unittest.TestCase):
    def test_it_has_every_code_of_a_refusal_by_the_server(self):
        code = re.findall(r'(?:\{"\w+",|return coded\()\s*"(\w+)",',
                          read("arbiter/server/doors/refusal_json.cpp"))
        table = read("docs/protocol.md").split("| `code` of a refusal by the server", 1)[1]
        rows = table.split("\n\n", 1)[0].split("\n")[2:]
        document = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
        self.assertGreater(len(document), 15)
        self.assertEqual(sorted(document), sorted(code))


if __name__ == "__main__":
    unittest.main()
