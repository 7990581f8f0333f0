#include "arbiter/server/net/target.hpp"

#include <gtest/gtest.h>

#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

TEST(Target, is_a_path_and_a_query) {
    EXPECT_EQ(read_target("/").value().path, "/");
    EXPECT_EQ(read_target("/a/b?c=d?e").value().path, "/a/b");
    EXPECT_EQ(read_target("/a/b?c=d?e").value().query, "c=d?e");
    EXPECT_EQ(read_target("/a?").value().query, "");
}

TEST(Target, is_percent_decoded) {
    EXPECT_EQ(read_target("/%41%2f%2F%c3%A9").value().path, "/A//\xc3\xa9");
    EXPECT_EQ(read_target("/%00").value().path, std::string("/\0", 2));
    EXPECT_EQ(read_target("/?%zz").value().query, "%zz");
}

TEST(Target, is_malformed_without_a_root_or_with_half_a_percent_sign) {
    for (const char* wrong : {"", "a", "*", "http://evil.example/", "/%", "/%4", "/%zz", "/%4g"})
        EXPECT_FALSE(read_target(wrong)) << wrong;
}

TEST(Target, survives_any_bytes) {
    testing::Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        std::string text = "/";
        for (std::size_t size = random.below(12); size > 0; --size)
            text += random.below(3) == 0 ? '%' : static_cast<char>(random.next());
        if (const auto target = read_target(text))
            EXPECT_TRUE(target->path.starts_with('/'));
    }
}

TEST(Version, is_read_where_it_makes_sense) {
    EXPECT_EQ(version_in("v=42"), 42U);
    EXPECT_EQ(version_in("a=b&v=7&c"), 7U);
    EXPECT_EQ(version_in("v=x&v=3"), 3U);
    for (const char* nonsense :
         {"", "v", "v=", "v=-1", "v=1.5", "v=+1", "v= 1", "v=4294967296", "v=1x", "xv=1", "&&&"})
        EXPECT_EQ(version_in(nonsense), std::nullopt) << nonsense;
}

TEST(Target, finds_the_seat_that_is_asked_for) {
    EXPECT_EQ(seat_in("v=3&seat=black"), Color::black);
    EXPECT_EQ(seat_in("seat=white"), Color::white);
    for (const char* const none : {"", "seat=", "seat=green", "seat=arbiter", "xseat=white", "v=3"})
        EXPECT_EQ(seat_in(none), std::nullopt) << none;
}

TEST(Target, names_the_key_to_a_seat) {
    EXPECT_EQ(key_in("v=3&key=0a1b&seat=black"), "0a1b");
    for (const char* const none : {"", "key=", "key", "xkey=1", "v=3&monkey=2"})
        EXPECT_EQ(key_in(none), std::nullopt) << none;
}

TEST(Target, says_what_a_player_is_called) {
    EXPECT_EQ(name_in("v=3&name=Anna+Maria%20B&seat=black"), "Anna Maria B");
    EXPECT_EQ(name_in("name=%D7%A9%2B"), "\u05E9+");
    EXPECT_EQ(name_in("name="), "");
    for (const char* const none : {"", "name", "xname=1", "name=%4", "name=%zz"})
        EXPECT_EQ(name_in(none), std::nullopt) << none;
}

TEST(Target, is_read_in_absolute_form) {
    const auto absolute = read_absolute_target("HTTP://Castle:8080/a?b").value();
    EXPECT_EQ(absolute.host, "Castle:8080");
    EXPECT_EQ(absolute.rest, "/a?b");
    EXPECT_EQ(read_absolute_target("http://a").value().rest, "/");
    EXPECT_EQ(read_absolute_target("https://a?b=/").value().rest, "/?b=/");
    EXPECT_EQ(read_absolute_target("http://me@a:1/").value().host, "me@a:1");
    for (const char* other : {"/", "*", "a", "http:/a", "ftp://a/", "//a/", "http:", ""})
        EXPECT_FALSE(read_absolute_target(other)) << other;
}

TEST(Target, in_absolute_form_names_the_host) {
    Request request{.method = "GET",
                    .target = "http://evil.example/x",
                    .headers = {{"A", "b"}, {"host", "localhost"}}};
    use_host_of_target(request);
    EXPECT_EQ(request.target, "/x");
    EXPECT_EQ(request.only("Host"), "evil.example");
    Request none{.method = "GET", .target = "http://localhost/x"};
    use_host_of_target(none);
    EXPECT_EQ(none.only("Host"), std::nullopt) << "HTTP/1.1 wants it all the same";
    Request plain{.method = "GET", .target = "/x", .headers = {{"Host", "a"}}};
    use_host_of_target(plain);
    EXPECT_EQ(plain.only("Host"), "a");
}

}  // namespace
}  // namespace arbiter
