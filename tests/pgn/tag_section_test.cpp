#include "arbiter/pgn/tag_section.hpp"

#include <initializer_list>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TagSection section_of(std::initializer_list<std::string_view> tags) {
    TagSection section;
    for (const std::string_view tag : tags)
        section.add(tag);
    return section;
}

TEST(TagSection, its_first_tag_ends_it_behind_a_blank_line) {
    const TagSection section = section_of({"White", "Black"});
    EXPECT_TRUE(section.ends_before("White", 2, false));
    EXPECT_FALSE(section.ends_before("White", 1, false)) << "repeated in its section";
    EXPECT_FALSE(section.ends_before("Black", 2, false)) << "not the first";
    EXPECT_FALSE(section.ends_before("Round", 2, false)) << "some files have blank lines";
}

TEST(TagSection, another_event_ends_it_unless_it_holds_no_more) {
    EXPECT_TRUE(section_of({"Event", "Site"}).ends_before("Event", 1, false));
    EXPECT_FALSE(section_of({"Event"}).ends_before("Event", 1, false));
    EXPECT_TRUE(section_of({"Event"}).ends_before("Event", 2, false));
    EXPECT_FALSE(section_of({"White", "Black"}).ends_before("Event", 2, false))
        << "the Event of these";
}

TEST(TagSection, behind_a_comment_a_blank_line_ends_it) {
    EXPECT_TRUE(section_of({"Event"}).ends_before("White", 2, true));
    EXPECT_FALSE(section_of({"Event"}).ends_before("White", 1, true));
}

TEST(TagSection, a_cleared_section_holds_nothing) {
    TagSection section = section_of({"Event", "Site"});
    section.clear();
    EXPECT_FALSE(section.ends_before("Event", 2, false));
}

TEST(TagSection, behind_moves_a_blank_line_or_an_event_begins_a_game) {
    EXPECT_TRUE(TagSection::begins_behind_moves("White", 2));
    EXPECT_TRUE(TagSection::begins_behind_moves("Event", 0));
    EXPECT_FALSE(TagSection::begins_behind_moves("White", 1));
}

}  // namespace
}  // namespace arbiter
