#include "arbiter/server/seated_sockets.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

constexpr SocketId most = SeatedSockets::most_of_one_person;

TEST(SeatedSockets, keeps_the_newest_of_each_person) {
    SeatedSockets seated;
    for (SocketId socket = 1; socket <= most; ++socket)
        EXPECT_EQ(seated.add("anna", socket), std::nullopt);
    EXPECT_EQ(seated.add("bela", 1000), std::nullopt) << "counted by himself";
    EXPECT_EQ(seated.add("anna", 1001), SocketId(1));
    EXPECT_EQ(seated.add("anna", 1002), SocketId(2));
}

TEST(SeatedSockets, counts_none_that_is_closed) {
    SeatedSockets seated;
    for (SocketId socket = 1; socket <= most; ++socket)
        static_cast<void>(seated.add("anna", socket));
    seated.remove(1);
    seated.remove(1);
    seated.remove(77'777);
    EXPECT_EQ(seated.add("anna", 1000), std::nullopt);
    EXPECT_EQ(seated.add("anna", 1001), SocketId(2)) << "the oldest that is still there";
    seated.remove(2);
    EXPECT_EQ(seated.add("anna", 1002), SocketId(3)) << "one that lost its place is not counted";
}

}  // namespace
}  // namespace arbiter::testing
