// The letters of the men, and the Laws behind explanations.
#include "arbiter/notation/piece_letters.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

TEST(PieceLettersOfALanguage, are_found_by_its_code) {
    for (const Language& language : languages())
        EXPECT_EQ(letters_of(language.code), language.letters) << language.name;
    for (const std::string_view none : {"", "d", "DE", "deu", "xx"})
        EXPECT_EQ(letters_of(none), std::nullopt) << none;
    EXPECT_EQ(letters_of("en"), english_letters);
}

TEST(PieceLettersOfALanguage, tell_all_men_apart) {
    for (const Language& language : languages()) {
        const std::set<std::string_view> letters(language.letters.begin(), language.letters.end());
        EXPECT_EQ(letters.size(), 6U) << language.name;
        for (const std::string_view letter : language.letters) {
            EXPECT_GE(utf8_length(letter), 1U) << language.name;
            EXPECT_LE(utf8_length(letter), 2U) << language.name;
        }
    }
}

TEST(Languages, are_in_the_order_of_their_codes_and_each_is_there_once) {
    EXPECT_TRUE(std::ranges::is_sorted(languages(), {}, &Language::code));
    std::set<std::string_view> codes;
    std::set<std::string_view> names;
    for (const Language& language : languages()) {
        codes.insert(language.code);
        names.insert(language.name);
        EXPECT_EQ(language.code.size(), 2U) << language.name;
    }
    EXPECT_EQ(codes.size(), languages().size());
    EXPECT_EQ(names.size(), languages().size());
}

struct KnownLetters {
    std::string_view code;
    /// Pawn, knight, bishop, rook, queen, king.
    std::string_view letters;
};

TEST(Languages, have_the_letters_of_the_PGN_specification_17) {
    const KnownLetters known[] = {
        {"cs", "PJSVDK"}, {"da", "BSLTDK"}, {"de", "BSLTDK"}, {"en", "PNBRQK"}, {"es", "PCATDR"},
        {"et", "PROVLK"}, {"fi", "PRLTDK"}, {"fr", "PCFTDR"}, {"hu", "GHFBVK"}, {"is", "PRBHDK"},
        {"it", "PCATDR"}, {"nl", "OPLTDK"}, {"no", "BSLTDK"}, {"pl", "PSGWHK"}, {"pt", "PCBTDR"},
        {"ro", "PCNTDR"}, {"sv", "BSLTDK"},
    };
    for (const KnownLetters& one : known) {
        const PieceLetters found = letters_of(one.code).value();
        std::string letters;
        for (const std::string_view letter : found)
            letters += letter;
        EXPECT_EQ(letters, one.letters) << one.code;
    }
}

TEST(ExplanationText, has_the_law_behind_it) {
    EXPECT_EQ(law_behind("3.7.3"), " (Law 3.7.3)");
    const Explanation why = explain(Position(), attempt("e2d3"));
    EXPECT_EQ(sentence(why), why.text + " (Law " + std::string(why.article) + ")");
}

TEST(ExplanationText, is_given_without_the_law_where_it_ends_with_its_own) {
    SanError error;
    error.article = "3.9.2";
    error.text = "the king would be in check (Law 3.9.2)";
    EXPECT_EQ(without_law(error), "the king would be in check");
    error.article = "3.9.1";
    EXPECT_EQ(without_law(error), error.text) << "another law than its own";
    error.article = "";
    EXPECT_EQ(without_law(error), error.text);
    error.article = "3.9.2";
    error.text = "(Law 3.9.2) begins it";
    EXPECT_EQ(without_law(error), error.text);
}

}  // namespace
}  // namespace arbiter::testing
