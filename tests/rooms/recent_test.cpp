#include "arbiter/rooms/recent.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

std::shared_ptr<const Happening> happening(std::uint32_t version) {
    auto made = std::make_shared<Happening>();
    made->version = version;
    return made;
}

std::shared_ptr<const Reply> reply_to(std::string command) {
    return std::make_shared<const Reply>(Reply{.command = std::move(command)});
}

/// Versions 2 to `last`.
Recent after(std::uint32_t last) {
    Recent recent;
    for (std::uint32_t version = 2; version <= last; ++version)
        recent.add(happening(version));
    return recent;
}

TEST(Recent, a_game_begins_with_version_1_and_nothing_missed) {
    const Recent recent;
    EXPECT_EQ(recent.version(), 1U);
    ASSERT_TRUE(recent.since(1).has_value());
    EXPECT_TRUE(recent.since(1)->empty());
    EXPECT_FALSE(recent.since(2).has_value()) << "nobody has seen what has not been";
}

TEST(Recent, who_comes_back_gets_what_he_has_missed_in_order) {
    const Recent recent = after(5);
    const auto missed = recent.since(3);
    ASSERT_TRUE(missed.has_value());
    ASSERT_EQ(missed->size(), 2U);
    EXPECT_EQ(missed->front()->version, 4U);
    EXPECT_EQ(missed->back()->version, 5U);
    EXPECT_TRUE(recent.since(5)->empty());
}

TEST(Recent, who_has_missed_more_than_is_kept_gets_none_of_it) {
    const auto last = static_cast<std::uint32_t>(Recent::happenings_kept + 11);
    const Recent recent = after(last);
    EXPECT_EQ(recent.since(11)->size(), Recent::happenings_kept);
    EXPECT_FALSE(recent.since(10).has_value());
    EXPECT_FALSE(recent.since(0).has_value());
    EXPECT_FALSE(recent.since(last + 1).has_value());
}

TEST(Recent, what_was_skipped_counts_but_is_not_there) {
    Recent recent;
    recent.skip();
    recent.skip();
    recent.add(happening(4));
    EXPECT_EQ(recent.version(), 4U);
    EXPECT_EQ(recent.since(3)->size(), 1U);
    EXPECT_FALSE(recent.since(2).has_value());
}

TEST(Recent, an_answer_is_known_at_its_place_alone) {
    Recent recent;
    recent.add(Place::white, reply_to("a-1"));
    ASSERT_NE(recent.answer_to(Place::white, "a-1"), nullptr);
    EXPECT_EQ(recent.answer_to(Place::black, "a-1"), nullptr);
    EXPECT_EQ(recent.answer_to(Place::white, "a-"), nullptr);
}

TEST(Recent, the_oldest_answer_makes_room_for_the_newest) {
    Recent recent;
    for (std::size_t i = 0; i <= Recent::answers_kept; ++i)
        recent.add(Place::black, reply_to(std::to_string(i)));
    EXPECT_EQ(recent.answer_to(Place::black, "0"), nullptr);
    EXPECT_NE(recent.answer_to(Place::black, "1"), nullptr);
    EXPECT_NE(recent.answer_to(Place::black, std::to_string(Recent::answers_kept)), nullptr);
}

}  // namespace
}  // namespace arbiter
