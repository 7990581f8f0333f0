#include "arbiter/server/token.hpp"

#include <set>

#include <gtest/gtest.h>

#include "arbiter/server/chance.hpp"

namespace arbiter {
namespace {

const std::string one_token = "0123456789abcdef0123456789abcdef";

TEST(Token, is_thirty_two_hexadecimal_digits_and_never_the_same) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string fresh = new_token();
        EXPECT_EQ(fresh.size(), 32U);
        EXPECT_EQ(fresh.find_first_not_of("0123456789abcdef"), std::string::npos);
        EXPECT_TRUE(seen.insert(fresh).second);
    }
}

TEST(Token, is_known_by_its_sha256) {
    EXPECT_EQ(hash_of_token("abc"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Token, is_found_among_other_cookies) {
    for (const std::string& header :
         {"arbiter=" + one_token, "a=b; arbiter=" + one_token, "arbiter=" + one_token + "; c=d",
          "arbiter=bad; arbiter=" + one_token, "  arbiter=" + one_token + "  ",
          ";;arbiter=" + one_token})
        EXPECT_EQ(token_in_cookies(header), one_token) << header;
}

TEST(Token, is_not_found_where_it_is_malformed) {
    for (const std::string& header :
         {std::string(), std::string(";"), std::string("="), std::string("arbiter"),
          std::string("arbiter="), "arbiter=" + one_token.substr(1), "arbiter=" + one_token + "0",
          "xarbiter=" + one_token, "Arbiter=" + one_token,
          std::string("arbiter=0123456789ABCDEF0123456789ABCDEF"), "arbiter=\"" + one_token + "\"",
          "arbiter =" + one_token})
        EXPECT_EQ(token_in_cookies(header), std::nullopt) << header;
}

TEST(Token, is_handed_out_as_the_protocol_says) {
    EXPECT_EQ(cookie_with(one_token),
              "arbiter=" + one_token + "; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
}

TEST(GameId, is_eight_letters_and_digits_and_never_the_same) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string id = new_game_id();
        EXPECT_TRUE(is_game_id(id)) << id;
        EXPECT_TRUE(seen.insert(id).second);
    }
    for (const char* wrong : {"", "k3J9xQ2", "k3J9xQ2aa", "k3J9xQ2-", "k3J9xQ2/", "../../.."})
        EXPECT_FALSE(is_game_id(wrong)) << wrong;
}

}  // namespace
}  // namespace arbiter
