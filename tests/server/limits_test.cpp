#include "arbiter/server/net/limits.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(Limits, are_written_in_the_largest_unit_that_fits) {
    EXPECT_EQ(in_bytes(0), "0 bytes");
    EXPECT_EQ(in_bytes(1), "1 byte");
    EXPECT_EQ(in_bytes(100), "100 bytes");
    EXPECT_EQ(in_bytes(8 * kibibyte), "8 KiB");
    EXPECT_EQ(in_bytes(8 * kibibyte + 1), "8193 bytes");
    EXPECT_EQ(in_bytes(4 * mebibyte), "4 MiB");
}

TEST(Limits, leave_a_whole_address_less_than_the_process) {
    const NetworkLimits limits;
    EXPECT_LT(limits.connections_of_one_address,
              limits.connections - limits.connections_for_small_addresses);
    EXPECT_LT(limits.unsent_bytes, limits.buffered_bytes_of_one_address);
    EXPECT_LT(limits.buffered_bytes_of_one_address, limits.buffered_bytes);
    EXPECT_GE(limits.socket_bytes, limits.messages * limits.message_bytes)
        << "whoever keeps to the number and the size of messages keeps to their sum";
}

}  // namespace
}  // namespace arbiter
