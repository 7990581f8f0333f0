#include "arbiter/server/net/address_group.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(AddressGroup, is_the_address_itself_for_ip4) {
    EXPECT_EQ(address_group("192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(address_group("::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(AddressGroup, is_the_network_of_64_bits_for_ip6) {
    EXPECT_EQ(address_group("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(address_group("2001:db8:1:2::"), address_group("2001:db8:1:2:ffff::1"));
    EXPECT_NE(address_group("2001:db8:1:3::"), address_group("2001:db8:1:2::"));
    EXPECT_EQ(address_group("fe80::1%eth0"), "fe80::/64");
}

TEST(AddressGroup, is_the_text_where_that_is_no_address) { EXPECT_EQ(address_group("x"), "x"); }

}  // namespace
}  // namespace arbiter
