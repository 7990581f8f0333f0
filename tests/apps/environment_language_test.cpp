// The language of the environment.
#include "apps/arbiter/frame/environment_language.hpp"

#include <array>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

constexpr std::array<std::string_view, 2> known{"en", "de"};

TEST(EnvironmentLanguage, is_that_of_the_locale) {
    for (const std::string_view locale :
         {"de", "de_AT", "de.UTF-8", "de_CH.UTF-8", "de@euro", "de_DE@euro", "DE", "de-AT"})
        EXPECT_EQ(language_asked_for("", locale, known), "de") << locale;
    EXPECT_EQ(language_asked_for("", "en_GB.UTF-8", known), "en");
}

TEST(EnvironmentLanguage, is_no_other_that_begins_alike) {
    for (const std::string_view locale : {"dex", "den_CA", "d", "fr_FR", "xde", "_de", "."})
        EXPECT_EQ(language_asked_for("", locale, known), "en") << locale;
}

TEST(EnvironmentLanguage, is_the_first_of_a_list_that_is_known) {
    EXPECT_EQ(language_asked_for("fr:de:en", "fr_FR.UTF-8", known), "de");
    EXPECT_EQ(language_asked_for("de_AT:en", "en_US", known), "de");
    EXPECT_EQ(language_asked_for("en:de", "de_DE", known), "en");
    EXPECT_EQ(language_asked_for("fr::it", "de_DE", known), "de") << "then that of the locale";
    EXPECT_EQ(language_asked_for(":::", "de_DE", known), "de");
}

TEST(EnvironmentLanguage, is_english_where_none_is_asked_for) {
    for (const std::string_view locale : {"", "C", "POSIX", "C.UTF-8"})
        EXPECT_EQ(language_asked_for("de", locale, known), "en") << locale;
}

}  // namespace
}  // namespace arbiter::testing
