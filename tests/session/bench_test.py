"""arbiter bench: figures with their units, those that do not depend on the machine twice alike."""

import re
import unittest

from command_line import complaint, one_json, run


def nodes(*arguments) -> int:
    return int(re.match(r"search: (\d+) nodes\n", run("bench", *arguments)).group(1))


class Bench(unittest.TestCase):
    def test_the_search_looks_at_the_same_nodes_each_time(self):
        first = nodes("search", "--depth", "4")
        self.assertGreater(first, 5_000)
        self.assertEqual(first, nodes("--depth", "4"))
        self.assertGreater(nodes("search", "--depth", "5"), first)

    def test_it_tells_how_fast_that_was(self):
        self.assertRegex(run("bench", "search", "--depth", "2"),
                         r"\nsearch: \d+ nodes a second of processor time\n$")

    def test_threads_are_compared_with_one(self):
        two = one_json("bench", "--threads", "2")["search"]
        self.assertEqual(two["threads"], 2)
        self.assertGreater(two["times_one_thread"], 0)
        self.assertIn("--depth", complaint("bench", "--threads", "2", "--depth", "4"))

    def test_json_has_the_figures(self):
        one = one_json("bench", "--depth", "3")["search"]
        self.assertEqual((one["nodes"], one["depth"]), (nodes("--depth", "3"), 3))

    def test_a_bench_that_there_is_not_is_refused_with_those_that_there_are(self):
        self.assertIn("search", complaint("bench", "searching"))


if __name__ == "__main__":
    unittest.main()
