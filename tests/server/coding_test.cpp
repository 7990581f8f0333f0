#include "arbiter/server/net/coding.hpp"

#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/playout.hpp"

namespace arbiter {

static void PrintTo(Coding coding, std::ostream* out) { *out << name_of(coding); }

namespace {

constexpr EachCoding<bool> all{{true, true, true}};

Coding best(std::string_view text, const EachCoding<bool>& is_there = all) {
    return best_coding(read_accept_encoding(text), is_there);
}

TEST(Coding, is_the_tightest_that_a_browser_takes) {
    EXPECT_EQ(best("gzip, deflate, br, zstd"), Coding::brotli);
    EXPECT_EQ(best("gzip, deflate"), Coding::gzip);
    EXPECT_EQ(best("GZIP"), Coding::gzip);
    EXPECT_EQ(best("x-gzip"), Coding::gzip);
    EXPECT_EQ(best("deflate, zstd"), Coding::identity);
}

TEST(Coding, is_none_where_nothing_is_said) {
    EXPECT_EQ(best(""), Coding::identity);
    EXPECT_EQ(best(" \t"), Coding::identity);
    EXPECT_EQ(best(", ,"), Coding::identity);
}

TEST(Coding, is_the_one_that_is_wanted_most) {
    EXPECT_EQ(best("br;q=0.5, gzip"), Coding::gzip);
    EXPECT_EQ(best("br;q=0.501 , gzip ; q=0.5"), Coding::brotli);
    EXPECT_EQ(best("br;q=0.001, gzip;q=0.001"), Coding::brotli);
    EXPECT_EQ(best("br;q=0, gzip;Q=1.000"), Coding::gzip);
    EXPECT_EQ(best("br;q=0.9, identity"), Coding::identity);
    EXPECT_EQ(best("br;q=0.001"), Coding::brotli) << "rather than what is not spoken of";
    EXPECT_EQ(best("br;q=1., gzip;q=0."), Coding::brotli);
    EXPECT_EQ(best("br;q=0.0, gzip;q=0"), Coding::identity);
}

TEST(Coding, may_be_any_that_is_not_named) {
    EXPECT_EQ(best("*"), Coding::brotli);
    EXPECT_EQ(best("*;q=0.5, br;q=0.1"), Coding::gzip);
    EXPECT_EQ(best("br;q=0, *"), Coding::gzip);
    EXPECT_EQ(best("gzip, *;q=0"), Coding::gzip);
    EXPECT_EQ(best("identity, *;q=0"), Coding::identity);
}

TEST(Coding, can_be_refused_as_it_is) {
    EXPECT_EQ(read_accept_encoding("identity;q=0")[Coding::identity], 0U);
    EXPECT_EQ(read_accept_encoding("*;q=0")[Coding::identity], 0U);
    EXPECT_EQ(best("identity;q=0, gzip;q=0.1"), Coding::gzip);
    EXPECT_EQ(best("identity;q=0"), Coding::identity) << "nothing else is wanted";
}

TEST(Coding, is_one_that_is_there) {
    EXPECT_EQ(best("br, gzip;q=0.5", {{true, true, false}}), Coding::gzip);
    EXPECT_EQ(best("br, gzip", {{true, false, false}}), Coding::identity);
    EXPECT_EQ(best("identity;q=0, br", {{true, false, false}}), Coding::identity);
}

TEST(Coding, is_none_where_the_header_is_malformed) {
    for (const char* text : {"br;q=2", "br;q=1.001", "br;q=0.1234", "br;q=", "br;q=-1", "br;q=.5",
                             "br;q=00.5", "br;q=0,5", "br;q=x", "br;level=1", "br;", "b r", ";q=1",
                             "br;q=1;q=1", "gzip, br;q", "br, \"gzip\"", "br, gz\x80ip"})
        EXPECT_EQ(best(text), Coding::identity) << text;
}

TEST(Coding, survives_any_bytes) {
    testing::Random random(5);
    constexpr std::string_view likely = "brgzip*identityq=;,.01 \t";
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::size_t size = random.below(30); size > 0; --size)
            text += random.below(20) == 0 ? static_cast<char>(random.next())
                                          : likely[random.below(likely.size())];
        for (const unsigned weight : read_accept_encoding(text))
            EXPECT_LE(weight, 1000U) << text;
    }
}

}  // namespace
}  // namespace arbiter
