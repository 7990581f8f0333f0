#include "arbiter/journal/json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace arbiter {
namespace {

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

TEST(Json, is_read_or_nothing) {
    EXPECT_EQ(read_json(R"({"a":[1,"b"]})").value()["a"][1], "b");
    for (const char* wrong : {"", "{", "{]", "nul", "1 2", "\"\xff\"", "'a'", "{\"a\":1,}"})
        EXPECT_FALSE(read_json(wrong)) << wrong;
}

TEST(Json, is_read_to_a_bounded_depth) {
    EXPECT_TRUE(read_json(nested(16)));
    EXPECT_FALSE(read_json(nested(17)));
    EXPECT_FALSE(read_json(nested(8000)));
    EXPECT_TRUE(read_json("\"" + std::string(100, '[') + "\""));
    EXPECT_TRUE(read_json(R"("\"[[[[[[[[[[[[[[[[[[[[")"));
}

TEST(Json, is_written_as_utf8_whatever_it_holds) {
    EXPECT_EQ(write_json(Json("a\xff z")), "\"a\xef\xbf\xbd z\"");
}

}  // namespace
}  // namespace arbiter
