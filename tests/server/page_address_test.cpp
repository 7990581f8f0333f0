#include "arbiter/server/page_address.hpp"

#include <gtest/gtest.h>

#include "arbiter/server/page.hpp"

namespace arbiter {
namespace {

constexpr std::string_view patterns[] = {"/", "/game/:game", "/review/:game/:ply", "/learn"};

TEST(PageAddress, a_listed_path_is_the_pages) {
    for (const std::string_view path : {"/", "/learn"}) {
        const auto address = page_address(patterns, path);
        ASSERT_TRUE(address) << path;
        EXPECT_FALSE(address->is_nowhere) << path;
        EXPECT_FALSE(address->game) << path;
    }
}

TEST(PageAddress, the_game_in_a_path_is_found) {
    EXPECT_EQ(page_address(patterns, "/game/k3J9xQ2a")->game, "k3J9xQ2a");
    EXPECT_EQ(page_address(patterns, "/review/k3J9xQ2a/12")->game, "k3J9xQ2a");
}

TEST(PageAddress, what_only_begins_as_an_address_is_nowhere_on_the_page) {
    for (const std::string_view path : {"/game/", "/game/x/y", "/game/x/", "/review/x"}) {
        const auto address = page_address(patterns, path);
        ASSERT_TRUE(address) << path;
        EXPECT_TRUE(address->is_nowhere) << path;
    }
}

TEST(PageAddress, all_else_is_not_the_pages) {
    for (const std::string_view path :
         {"", "//", "/game", "/games", "/learn/", "/learn/x", "/api/games", "/index.html"})
        EXPECT_FALSE(page_address(patterns, path)) << path;
    EXPECT_FALSE(page_address({}, "/"));
}

TEST(PageAddress, the_program_carries_the_list_of_the_page) {
    EXPECT_FALSE(page_address(page_paths(), "/")->is_nowhere);
    EXPECT_EQ(page_address(page_paths(), "/game/k3J9xQ2a")->game, "k3J9xQ2a");
}

}  // namespace
}  // namespace arbiter
