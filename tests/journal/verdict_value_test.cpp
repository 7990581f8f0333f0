#include "arbiter/journal/verdict_value.hpp"

#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "arbiter/journal/event_json.hpp"

namespace arbiter {
namespace {

const KeptVerdict mates{Color::white, Winnability::winnable, "6.9", "e2e4 e7e5"};
const KeptVerdict never{Color::black, Winnability::unwinnable, "5.2.2", "{\"theorem\":1}"};
const KeptVerdict unknown{Color::black, Winnability::undecided, "US Chess 14E", ""};

/// What is wrong with it, or "".
std::string refused(const std::string& text) {
    const auto read = verdicts_of(read_json(text).value());
    return read ? "" : read.error();
}

TEST(VerdictValue, names_the_side_the_verdict_the_article_and_what_shows_it) {
    EXPECT_EQ(write_json(json_of(KeptVerdicts{mates})),
              R"([{"side":"white","verdict":"winnable","article":"6.9","line":"e2e4 e7e5"}])");
    EXPECT_EQ(write_json(json_of(KeptVerdicts{never})),
              R"([{"side":"black","verdict":"unwinnable","article":"5.2.2",)"
              R"("proof":"{\"theorem\":1}"}])");
    EXPECT_EQ(write_json(json_of(KeptVerdicts{unknown})),
              R"([{"side":"black","verdict":"undecided","article":"US Chess 14E"}])");
}

TEST(VerdictValue, is_read_back) {
    for (const KeptVerdicts& verdicts : {KeptVerdicts{mates}, KeptVerdicts{never},
                                         KeptVerdicts{unknown}, KeptVerdicts{mates, never}})
        EXPECT_EQ(verdicts_of(json_of(verdicts)).value(), verdicts);
}

TEST(VerdictValue, stands_with_an_event_only_where_there_is_one) {
    const KeptEvent flag{Event{FlagFallen{Color::black}}, {mates}};
    EXPECT_EQ(write_event(flag), R"({"event":"flag","of":"black","verdicts":[{"side":"white",)"
                                 R"("verdict":"winnable","article":"6.9","line":"e2e4 e7e5"}]})");
    EXPECT_EQ(read_event(Position(), write_event(flag)).value(), flag);
    const auto none = read_event(Position(), R"({"event":"flag","of":"black","verdicts":[]})");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().text, "verdicts: an array of one or two verdicts is expected");
}

TEST(VerdictValue, says_what_is_wrong_with_it) {
    const std::string good = R"({"side":"white","verdict":"winnable","article":"6.9"})";
    EXPECT_EQ(refused("[" + good + "]"), "");
    constexpr const char* array = "an array of one or two verdicts is expected";
    EXPECT_EQ(refused("{}"), array);
    EXPECT_EQ(refused("[]"), array);
    EXPECT_EQ(refused("[" + good + "," + good + "," + good + "]"), array);
    EXPECT_EQ(refused("[" + good + "," + good + "]"), "side: both verdicts are of one side");
    EXPECT_EQ(refused(R"([{"side":"red","verdict":"winnable","article":"6.9"}])"),
              "side: white or black expected");
    EXPECT_EQ(refused(R"([{"side":"white","verdict":"won","article":"6.9"}])"),
              "verdict: winnable or unwinnable or undecided expected");
    EXPECT_EQ(refused(R"([{"side":"white","verdict":"winnable"}])"),
              "article: an article is expected");
    EXPECT_EQ(refused(R"([{"side":"white","verdict":"winnable","article":")" +
                      std::string(41, '6') + R"("}])"),
              "article: an article is expected");
    EXPECT_EQ(refused(R"([{"side":"white","verdict":"winnable","article":"6.9","line":7}])"),
              "line: is no text");
}

TEST(VerdictValue, takes_evidence_only_where_it_shows_the_verdict) {
    const std::pair<const char*, const char*> wrong[] = {{"winnable", "proof"},
                                                         {"unwinnable", "line"},
                                                         {"undecided", "line"},
                                                         {"undecided", "proof"}};
    for (const auto& [verdict, evidence] : wrong)
        EXPECT_EQ(refused(R"([{"side":"white","article":"6.9","verdict":")" + std::string(verdict) +
                          R"(",")" + evidence + R"(":"e2e4"}])"),
                  "there is a member that does not belong here")
            << verdict << ' ' << evidence;
}

TEST(VerdictValue, has_evidence_of_sixteen_kibibytes_at_most) {
    const auto of_length = [](std::size_t length) {
        return refused(R"([{"side":"white","article":"6.9","verdict":"winnable","line":")" +
                       std::string(length, 'a') + R"("}])");
    };
    EXPECT_EQ(of_length(16'384), "");
    EXPECT_EQ(of_length(16'385), "line: has more than 16 KiB");
}

}  // namespace
}  // namespace arbiter
