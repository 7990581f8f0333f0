#include "arbiter/server/net/known_hosts.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(KnownHosts, are_the_loopback_and_what_the_server_was_told_of) {
    const KnownHosts hosts(8080, {"192.168.1.5", "Castle"});
    for (const char* known : {"localhost:8080", "LocalHost:8080", "127.0.0.1:8080", "[::1]:8080",
                              "192.168.1.5:8080", "castle:8080", "CASTLE:8080"})
        EXPECT_TRUE(hosts.know(known)) << known;
    for (const char* unknown :
         {"", ":8080", "localhost", "127.0.0.1", "localhost:8081", "evil.example:8080",
          "localhost.evil.example:8080", "127.0.0.1:8080.evil.example", "::1:8080",
          "localhost:8080 ", "192.168.1.55:8080"})
        EXPECT_FALSE(hosts.know(unknown)) << unknown;
}

TEST(KnownHosts, need_no_port_where_it_goes_without_saying) {
    const KnownHosts hosts(80, {});
    EXPECT_TRUE(hosts.know("localhost"));
    EXPECT_TRUE(hosts.know("localhost:80"));
}

TEST(KnownHosts, have_pages_of_their_own_scheme_only) {
    const KnownHosts plain(8080, {});
    EXPECT_TRUE(plain.is_own_page("http://localhost:8080", "localhost:8080"));
    EXPECT_FALSE(plain.is_own_page("https://localhost:8080", "localhost:8080"));
    EXPECT_FALSE(plain.is_own_page("http://127.0.0.1:8080", "localhost:8080"));
    EXPECT_FALSE(plain.is_own_page("null", ""));
    const KnownHosts behind_proxy(8080, {}, "https");
    EXPECT_TRUE(behind_proxy.is_own_page("https://localhost:8080", "localhost:8080"));
    EXPECT_FALSE(behind_proxy.is_own_page("http://localhost:8080", "localhost:8080"));
}

}  // namespace
}  // namespace arbiter
