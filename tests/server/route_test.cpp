#include "arbiter/server/api/route.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace arbiter {
namespace {

TEST(Route, a_pattern_without_a_colon_is_one_path) {
    EXPECT_EQ(part_of("/api/games", "/api/games"), "");
    for (const std::string_view path : {"", "/api/game", "/api/games/", "/api/games/x"})
        EXPECT_EQ(part_of("/api/games", path), std::nullopt) << path;
}

TEST(Route, what_stands_for_the_colon_is_told) {
    EXPECT_EQ(part_of("/api/games/:game", "/api/games/k3J9xQ2a"), "k3J9xQ2a");
    EXPECT_EQ(part_of("/api/games/:game/pgn", "/api/games/k3J9xQ2a/pgn"), "k3J9xQ2a");
    EXPECT_EQ(part_of("/:file", "/pgn"), "pgn");
}

TEST(Route, it_is_one_part_of_the_path_and_not_empty) {
    for (const std::string_view path :
         {"/api/games/", "/api/games", "/api/games/a/b", "/api/games/a/", "/x/api/games/a"})
        EXPECT_EQ(part_of("/api/games/:game", path), std::nullopt) << path;
    for (const std::string_view path : {"/api/games/pgn", "/api/games//pgn", "/api/games/a/b/pgn",
                                        "/api/games/a/pgn/", "/api/games/a"})
        EXPECT_EQ(part_of("/api/games/:game/pgn", path), std::nullopt) << path;
}

TEST(Route, what_changes_is_kept_by_nobody_on_the_way) {
    const Response answer = json_answer(201, {{"id", "k3J9xQ2a"}});
    EXPECT_EQ(answer.status, 201U);
    EXPECT_EQ(answer.content_type, "application/json");
    EXPECT_EQ(answer.headers.front(),
              (std::pair<std::string, std::string>("Cache-Control", "no-store")));
    EXPECT_EQ(answer.text, R"({"id":"k3J9xQ2a"})");
}

}  // namespace
}  // namespace arbiter
