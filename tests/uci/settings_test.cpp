// What can be set of our engine.
#include "arbiter/uci/settings.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace uci;

std::string fault(const SetOption& option) {
    Settings settings;
    const auto done = change(settings, option);
    EXPECT_EQ(settings, Settings()) << "a failed call changes nothing";
    return done ? "" : done.error();
}

TEST(UciSettings, take_what_is_offered) {
    for (const Option& option : offered_options()) {
        Settings settings;
        if (const auto* const spin = std::get_if<Spin>(&option.setting)) {
            EXPECT_LE(spin->least, spin->value) << option.name;
            EXPECT_LE(spin->value, spin->most) << option.name;
            for (const std::int64_t value : {spin->least, spin->value, spin->most})
                EXPECT_TRUE(change(settings, {option.name, std::to_string(value)})) << option.name;
            EXPECT_NE(fault({option.name, std::to_string(spin->least - 1)}), "");
            EXPECT_NE(fault({option.name, std::to_string(spin->most + 1)}), "");
            EXPECT_NE(fault({option.name, "many"}), "");
        } else if (std::holds_alternative<Check>(option.setting)) {
            EXPECT_TRUE(change(settings, {option.name, "true"})) << option.name;
            EXPECT_NE(settings, Settings()) << option.name;
            EXPECT_TRUE(change(settings, {option.name, "false"})) << option.name;
            EXPECT_EQ(settings, Settings()) << option.name;
            EXPECT_NE(fault({option.name, "perhaps"}), "");
        } else if (std::holds_alternative<Text>(option.setting)) {
            EXPECT_TRUE(change(settings, {option.name, "any text"})) << option.name;
            EXPECT_NE(settings, Settings()) << option.name;
            EXPECT_TRUE(change(settings, {option.name, "<empty>"})) << option.name;
            EXPECT_EQ(settings, Settings()) << option.name;
        } else {
            EXPECT_TRUE(change(settings, {option.name, {}}).value()) << option.name;
        }
    }
}

TEST(UciSettings, are_found_whatever_their_capitals) {
    Settings settings;
    EXPECT_TRUE(change(settings, {"hash", "64"}));
    EXPECT_TRUE(change(settings, {"MOVE OVERHEAD", "100"}));
    EXPECT_TRUE(change(settings, {"uci_chess960", "True"}));
    EXPECT_EQ(settings.table_megabytes, 64);
    EXPECT_EQ(settings.overhead, std::chrono::milliseconds(100));
    EXPECT_TRUE(settings.is_chess960);
    EXPECT_EQ(change(settings, {"clear hash", {}}), Pressed::clear_hash);
}

TEST(UciSettings, let_a_limit_of_strength_go_before_the_level) {
    Settings settings;
    EXPECT_EQ(settings.effective_level(), Level{strongest_level});
    EXPECT_TRUE(change(settings, {"Level", "3"}));
    EXPECT_TRUE(change(settings, {"UCI_Elo", "2000"}));
    EXPECT_EQ(settings.effective_level(), Level{3}) << "a program sends all options";
    EXPECT_TRUE(change(settings, {"UCI_LimitStrength", "true"}));
    EXPECT_EQ(settings.effective_level(), level_near(2000));
    for (int level = 1; level <= strongest_level; ++level)
        EXPECT_EQ(level_near(estimated_elo({level})), Level{level});
    EXPECT_EQ(level_near(0), Level{1});
    EXPECT_EQ(level_near(4000), Level{strongest_level});
}

TEST(UciSettings, say_what_would_be_right) {
    EXPECT_EQ(fault({"Hash", "0"}), "Hash takes a whole number from 1 to 65536, not \"0\"");
    EXPECT_EQ(fault({"Hash", {}}), "Hash takes a whole number from 1 to 65536, not nothing");
    EXPECT_EQ(fault({"Ponder", "yes"}), "Ponder takes true or false, not \"yes\"");
    EXPECT_EQ(fault({"Contempt", "20"}), "there is no option \"Contempt\"");
}

}  // namespace
}  // namespace arbiter::testing
