"""arbiter law: what an article says (11.9)."""

import unittest

from command_line import DOCS, complaint, run, run_json


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


class Comparison(unittest.TestCase):
    RULES = ["fide", "fide-rapid", "fide-rapid+supervised", "fide-blitz", "fide-blitz+supervised",
             "fide-online", "uscf", "correspondence", "casual"]

    def test_every_ruleset_but_that_of_the_laws_differs_somewhere(self):
        for rules in self.RULES:
            rows = run_json("law", "--compare", rules, form="law_compare")
            self.assertEqual(bool(rows), rules != "fide", rules)
            for row in rows:
                self.assertTrue(all(row.values()), row)
                for article in row["articles"]:
                    self.assertTrue(run("law", article), article)

    def test_an_article_is_found_from_above_and_from_below(self):
        for article in ("9.2", "9.2.1", "9"):
            self.assertIn("draw by themselves", run("law", "--compare", "fide-online", article))
        self.assertEqual(run("law", "--compare", "fide-online", "5.1.1"),
                         "5.1.1  as in FIDE's Laws\n")

    def test_what_there_is_not_is_said(self):
        self.assertIn("no such article", complaint("law", "--compare", "uscf", "99"))
        self.assertIn("--compare", complaint("law", "--compare", "dsb"))

    def test_the_document_names_no_other_ruleset(self):
        rows = (DOCS / "rulesets.md").read_text().split("|---|", 1)[1].splitlines()[1:]
        named = {name for row in rows if row for name in row.split("|")[1].strip().split(", ")}
        self.assertEqual(named, set(self.RULES) - {"fide"})


if __name__ == "__main__":
    unittest.main()
