#include "arbiter/base/growing_list.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Words = GrowingList<std::string>;

static_assert(std::random_access_iterator<Words::Iterator>);
static_assert(std::ranges::random_access_range<Words>);

std::string word(std::size_t index) { return "word " + std::to_string(index); }

Words words(std::size_t size) {
    Words list;
    for (std::size_t i = 0; i < size; ++i)
        list.push_back(word(i));
    return list;
}

TEST(GrowingList, starts_empty) {
    const Words list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0U);
    EXPECT_TRUE(list.begin() == list.end());
}

TEST(GrowingList, keeps_what_is_pushed_in_order) {
    for (const std::size_t size : {1U, 63U, 64U, 65U, 128U, 129U, 1000U}) {
        const Words list = words(size);
        ASSERT_EQ(list.size(), size);
        EXPECT_FALSE(list.empty());
        EXPECT_EQ(list.front(), word(0));
        EXPECT_EQ(list.back(), word(size - 1));
        std::size_t index = 0;
        for (const std::string& element : list) {
            ASSERT_EQ(element, word(index));
            ASSERT_EQ(list[index], word(index));
            ++index;
        }
        EXPECT_EQ(index, size);
    }
}

TEST(GrowingList, lets_copies_go_their_own_way) {
    for (const std::size_t size : {0U, 1U, 63U, 64U, 65U, 128U, 200U}) {
        const Words before = words(size);
        Words one = before;
        Words other = before;
        one.push_back("one");
        other.push_back("other");
        for (std::size_t i = 0; i < 100; ++i)
            other.push_back(word(i));
        EXPECT_EQ(one.size(), size + 1);
        EXPECT_EQ(one.back(), "one");
        EXPECT_EQ(other[size], "other");
        EXPECT_EQ(before, words(size));
    }
}

TEST(GrowingList, lets_the_last_be_changed_and_no_copy_with_it) {
    for (const std::size_t size : {1U, 64U, 65U, 128U}) {
        Words list = words(size);
        const Words copy = list;
        list.back() += "!";
        EXPECT_EQ(list.back(), word(size - 1) + "!");
        EXPECT_EQ(copy, words(size));
        EXPECT_NE(copy, list);
    }
}

TEST(GrowingList, is_cut_off_anywhere_and_grows_again) {
    for (const std::size_t size : {0U, 1U, 64U, 65U, 128U, 200U}) {
        const Words before = words(size);
        for (std::size_t kept = 0; kept <= size; ++kept) {
            Words list = before;
            list.truncate(kept);
            ASSERT_EQ(list, words(kept)) << kept << " of " << size;
            if (kept > 0) {
                list.back() = "changed";
                ASSERT_EQ(list[kept - 1], "changed");
            }
            list.push_back("more");
            ASSERT_EQ(list.size(), kept + 1);
            ASSERT_EQ(list.back(), "more");
        }
        ASSERT_EQ(before, words(size));
    }
}

TEST(GrowingList, is_equal_to_one_of_the_same_elements_however_it_came_to_them) {
    Words list = words(100);
    EXPECT_NE(list, words(101));
    list.push_back("wrong");
    list.truncate(64);
    EXPECT_EQ(list, words(64));
    EXPECT_NE(list, words(63));
}

TEST(GrowingList, is_read_from_anywhere_in_both_directions) {
    const Words list = words(130);
    EXPECT_EQ(*(list.begin() + 64), word(64));
    EXPECT_EQ(*(64 + list.begin()), word(64));
    EXPECT_EQ(list.begin()[129], word(129));
    EXPECT_EQ((list.end() - 1)->size(), word(129).size());
    EXPECT_EQ(list.end() - list.begin(), 130);
    EXPECT_LT(list.begin(), list.end());
    auto at = list.begin();
    EXPECT_EQ(*at++, word(0));
    EXPECT_EQ(*++at, word(2));
    EXPECT_EQ(*at--, word(2));
    EXPECT_EQ(*--at, word(0));
    at += 70;
    at -= 3;
    EXPECT_EQ(*at, word(67));
    std::size_t index = list.size();
    for (const std::string& element : std::views::reverse(list))
        ASSERT_EQ(element, word(--index));
    const auto found = std::ranges::find(list, word(99));
    EXPECT_EQ(found - list.begin(), 99);
}

TEST(GrowingList, shares_what_is_old_with_its_copies) {
    const Words list = words(200);
    const Words copy = list;
    for (std::size_t i = 0; i < 128; ++i)
        ASSERT_EQ(&list[i], &copy[i]) << i;
}

}  // namespace
}  // namespace arbiter::testing
