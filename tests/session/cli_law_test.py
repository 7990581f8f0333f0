"""arbiter law: what an article says (11.9)."""

import unittest

from command_line import complaint, run, run_json


class Law(unittest.TestCase):
    def test_an_article_says_what_it_says_11_9(self):
        self.assertEqual(run("law", "9.6.1"),
                         "9.6.1  a fifth occurrence of a position draws by itself\n")

    def test_an_article_without_own_words_has_those_below_it(self):
        lines = run("law", "9.6").splitlines()
        self.assertEqual([line.split()[0] for line in lines], ["9.6.1", "9.6.2"])
        self.assertEqual(run("law", "9.1.2").count("\n"), 1, "it has words of its own")

    def test_it_is_found_as_people_write_it(self):
        for name in ["Law 9.6.1", "9.6.1.", "article 9.6.1"]:
            self.assertEqual(run("law", name), run("law", "9.6.1"))
        self.assertEqual(run("law", "a.5.4"), run("law", "A.5.4"))
        self.assertIn("flag", run("law", "Guideline III.3.1.1"))

    def test_guidelines_are_told_apart(self):
        firsts = {line.split(".")[0] for line in run("law", "I").splitlines()}
        self.assertEqual(firsts, {"I"})

    def test_one_text_may_stand_for_several_articles(self):
        self.assertTrue(run("law", "11.8").startswith("11.7, 11.8  "))

    def test_all_articles_are_listed(self):
        articles = [article for row in run_json("law") for article in row["articles"]]
        self.assertGreater(len(articles), 250)
        self.assertEqual(articles[0], "0.1")

    def test_it_says_what_enforces_it_and_what_proves_that(self):
        text = run("law", "--proof", "6.9")
        self.assertIn("enforced in game/mating_chances.cpp", text)
        self.assertIn("proved by a_fallen_flag_loses", text)
        row, = run_json("law", "12.8")
        self.assertEqual((row["enforced_in"], row["proved_by"]), ([], []))

    def test_an_article_that_there_is_not(self):
        self.assertEqual(complaint("law", "9.9"),
                         "arbiter: law: 9.9: there is no such article; `arbiter law` lists them "
                         "all\n")
        self.assertIn("no such article", complaint("law", "6.9", ""))


if __name__ == "__main__":
    unittest.main()
