// How names are compared.
#include "arbiter/notation/folded_text.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(FoldedText, names_are_the_same_in_capitals_of_any_alphabet) {
    EXPECT_EQ(folded("ANNA-Bela 3"), "anna-bela 3");
    EXPECT_EQ(folded("\u00D6D\u00D6N \u0160TEFAN"), folded("\u00F6d\u00F6n \u0161tefan"));
    EXPECT_EQ(folded("\u041A\u0410\u0420\u041F\u041E\u0412"),
              folded("\u043A\u0430\u0440\u043F\u043E\u0432"));
    EXPECT_EQ(folded("\u0391\u03A9"), "\u03B1\u03C9");
    EXPECT_EQ(folded("\u03A3\u0391\u03A3"), folded("\u03C3\u03B1\u03C2")) << "final sigma";
    EXPECT_NE(folded("\u00D6"), folded("O"));
    EXPECT_EQ(folded("\u018F\u0218\u0130\u0178\u040F\u0531\u1EF4\u0386"),
              "\u0259\u0219i\u00FF\u045F\u0561\u1EF5\u03AC");
}

TEST(FoldedText, latin_1_is_compared_with_utf8) {
    EXPECT_EQ(folded("\xD6 \xF6n"), folded("\u00F6 \u00F6n"));
}

TEST(FoldedText, what_has_no_capitals_stays) {
    EXPECT_EQ(folded("\u4E2D\U0001F600\u00DF\u20AC!"), "\u4E2D\U0001F600\u00DF\u20AC!");
    // A capital whose small letter takes fewer bytes.
    EXPECT_EQ(folded("\u212A\u1E9E"), "k\u00DF");
}

TEST(FoldedText, a_name_without_its_accents) {
    EXPECT_EQ(without_accents(folded("Gr\u00FCnfeld M\u00D8LLER \u0158ezn\u00ED\u010Dek")),
              "grunfeld moller reznicek");
    EXPECT_EQ(without_accents(folded("\u0141uczak \u015Eah \u017Eu")), "luczak sah zu");
    const std::string others = folded("\u00C6 \u0153 \u043A\u0430 \u4E2D\U0001F600 \u00F7");
    EXPECT_EQ(without_accents(others), others);
    EXPECT_EQ(without_accents(""), "");
}

}  // namespace
}  // namespace arbiter::testing
