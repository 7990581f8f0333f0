// Files in pieces: whatever their size, the pieces are the file again, and each but those of a text
// that nothing parts begins where a game begins.
#include "apps/arbiter/games/segments.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/pgn/reader.hpp"
#include "tests/support/temporary_folder.hpp"

namespace arbiter::testing {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

class Segments : public ::testing::Test {
  protected:
    std::string file(const std::string& name, std::string_view text) const {
        std::string path = folder_.path() / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    [[nodiscard]] std::string missing() const { return folder_.path() / "missing.pgn"; }

    static std::vector<Segment> read(std::vector<std::string> paths) {
        SegmentReader reader(std::move(paths));
        std::vector<Segment> segments;
        while (auto segment = reader.next())
            segments.push_back(*std::move(segment));
        EXPECT_FALSE(reader.next()) << "the end is the end";
        return segments;
    }

  private:
    TemporaryFolder folder_;
};

std::string whole(const std::vector<Segment>& segments) {
    std::string text;
    for (const Segment& segment : segments)
        text += segment.text;
    return text;
}

/// Games of some 400 bytes each, with their numbers in them.
std::string games(std::size_t bytes) {
    std::string text;
    for (int number = 1; text.size() < bytes; ++number)
        text += "[Event \"" + std::to_string(number) + "\"]\n\n1. e4 {" +
                std::string(static_cast<std::size_t>(350 + number % 100), 'x') + "} 1-0\n\n";
    return text;
}

/// Movetext that has no end, in lines of 16 bytes.
std::string endless(std::size_t bytes) {
    std::string text;
    while (text.size() < bytes)
        text += "{fifteen bytes}\n";
    return text;
}

std::size_t count_games(std::string_view text) {
    struct Counter : PgnVisitor {
        std::size_t games = 0;
        void begin_game(TextPlace /*place*/) override { ++games; }
        Visit begin_moves(TextPlace /*place*/) override { return Visit::skip; }
    } counter;
    read_games(text, counter);
    return counter.games;
}

TEST_F(Segments, a_small_file_is_one_piece) {
    const std::string text = "[Event \"a\"]\n\n1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 0-1\n";
    const auto segments = read({file("a.pgn", text)});
    ASSERT_EQ(segments.size(), 1U);
    const Segment& all = segments.front();
    EXPECT_EQ(all.text, text);
    EXPECT_EQ(all.file, 0U);
    EXPECT_EQ(all.first_line, 1U);
    EXPECT_EQ(all.end, (TextPlace{text.size(), 8, 1}));
    EXPECT_FALSE(all.continues);
    EXPECT_FALSE(all.is_continued);
    EXPECT_FALSE(all.error);
}

TEST_F(Segments, an_empty_file_is_an_empty_piece) {
    const auto segments = read({file("empty.pgn", "")});
    ASSERT_EQ(segments.size(), 1U);
    EXPECT_EQ(segments.front().text, "");
    EXPECT_EQ(segments.front().end, TextPlace());
    EXPECT_FALSE(segments.front().error);
}

TEST_F(Segments, a_last_line_without_line_end_is_read_too) {
    const auto segments = read({file("a.pgn", "1. e4\n1-0")});
    ASSERT_EQ(segments.size(), 1U);
    EXPECT_EQ(segments.front().text, "1. e4\n1-0");
    EXPECT_EQ(segments.front().end, (TextPlace{9, 2, 4}));
}

TEST_F(Segments, one_line_without_line_end) {
    const auto segments = read({file("a.pgn", "*")});
    ASSERT_EQ(segments.size(), 1U);
    EXPECT_EQ(segments.front().end, (TextPlace{1, 1, 2}));
}

TEST_F(Segments, cr_and_cr_lf_end_lines_too) {
    for (const auto& [text, end] :
         {std::pair("a\r\nb\r\n", TextPlace{6, 3, 1}), std::pair("a\rb\rc", TextPlace{5, 3, 2}),
          std::pair("a\r\r\nb\n\rc", TextPlace{8, 5, 2}), std::pair("\n", TextPlace{1, 2, 1}),
          std::pair("\r", TextPlace{1, 2, 1})}) {
        const auto segments = read({file("a.pgn", text)});
        ASSERT_EQ(segments.size(), 1U);
        EXPECT_EQ(segments.front().end, end) << ::testing::PrintToString(text);
    }
}

TEST_F(Segments, more_lines_than_a_byte_counts) {
    const std::string text(1000, '\n');
    EXPECT_EQ(read({file("a.pgn", text)}).front().end, (TextPlace{1000, 1001, 1}));
}

TEST_F(Segments, files_come_one_after_another_each_from_its_first_line) {
    const auto segments =
        read({file("a.pgn", "1. e4 *\n\n"), file("b.pgn", ""), file("c.pgn", "1. d4 *")});
    ASSERT_EQ(segments.size(), 3U);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        EXPECT_EQ(segments[i].file, i);
        EXPECT_EQ(segments[i].first_line, 1U);
        EXPECT_FALSE(segments[i].continues) << "a game ends with its file";
    }
    EXPECT_EQ(segments[2].text, "1. d4 *");
    EXPECT_EQ(segments[2].end, (TextPlace{7, 1, 8}));
}

TEST_F(Segments, a_missing_file_is_told_and_the_others_are_read) {
    const auto segments = read({missing(), file("b.pgn", "1. d4 *"), missing()});
    ASSERT_EQ(segments.size(), 3U);
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
        EXPECT_EQ(segments[i].file, i);
        EXPECT_EQ(segments[i].text, "");
        ASSERT_TRUE(segments[i].error);
        EXPECT_EQ(segments[i].error->fault, SourceFault::read);
    }
    EXPECT_EQ(segments[1].text, "1. d4 *");
    EXPECT_FALSE(segments[1].error);
}

/// "[Event "a"]", an empty line and "1. e4 1-0" with a line end.
constexpr std::string_view packed_game{
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x8b\x76\x2d\x4b\xcd\x2b\x51\x50\x4a\x54\x8a\xe5\xe2"
    "\x32\xd4\x53\x48\x35\x51\x30\xd4\x35\xe0\x02\x00\xb7\x62\x40\xbd\x17\x00\x00\x00",
    43};

TEST_F(Segments, an_archive_is_what_is_in_it) {
    const auto segments = read({file("a.pgn.gz", packed_game)});
    ASSERT_EQ(segments.size(), 1U);
    EXPECT_EQ(segments.front().text, "[Event \"a\"]\n\n1. e4 1-0\n");
    EXPECT_EQ(segments.front().end, (TextPlace{23, 4, 1}));
    EXPECT_FALSE(segments.front().error);
}

TEST_F(Segments, of_a_short_archive_all_before_the_break_is_read_and_the_next_file_too) {
    const auto segments = read({file("a.pgn.gz", packed_game.substr(0, packed_game.size() - 6)),
                                file("b.pgn", "1. d4 *")});
    ASSERT_EQ(segments.size(), 2U);
    EXPECT_EQ(segments[0].text, "[Event \"a\"]\n\n1. e4 1-0\n");
    ASSERT_TRUE(segments[0].error);
    EXPECT_EQ(segments[0].error->fault, SourceFault::truncated);
    EXPECT_EQ(segments[1].text, "1. d4 *");
    EXPECT_FALSE(segments[1].error);
}

TEST_F(Segments, a_large_file_is_cut_where_games_begin) {
    const std::string text = games(3 * mebibyte + 1000);
    const auto segments = read({file("a.pgn", text)});
    ASSERT_GE(segments.size(), 3U);
    EXPECT_EQ(whole(segments), text);
    std::size_t offset = 0;
    std::size_t counted = 0;
    for (const Segment& segment : segments) {
        EXPECT_TRUE(segment.text.starts_with("[Event \""));
        EXPECT_LE(segment.text.size(), 2 * mebibyte) << "a thread is never long with one";
        EXPECT_FALSE(segment.continues);
        EXPECT_FALSE(segment.is_continued);
        const auto before = std::string_view(text).substr(0, offset);
        EXPECT_EQ(segment.first_line,
                  1 + static_cast<std::uint64_t>(std::ranges::count(before, '\n')));
        offset += segment.text.size();
        EXPECT_EQ(segment.end.offset, offset);
        EXPECT_EQ(segment.end.column, 1U);
        counted += count_games(segment.text);
    }
    EXPECT_EQ(counted, count_games(text)) << "no game is cut in two";
}

TEST_F(Segments, the_line_ends_of_a_large_file_are_counted_in_whatever_form) {
    std::string text = games(mebibyte + 5000);
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.insert(at, "\r");
    const auto segments = read({file("a.pgn", text)});
    ASSERT_GE(segments.size(), 2U);
    EXPECT_EQ(whole(segments), text);
    EXPECT_TRUE(segments[1].text.starts_with("[Event \""));
    EXPECT_EQ(segments[1].first_line,
              1 + static_cast<std::uint64_t>(std::ranges::count(segments[0].text, '\n')));
}

TEST_F(Segments, text_without_a_place_to_cut_comes_in_parts_of_one_reading) {
    const std::string text = endless(9 * mebibyte) + "1-0";
    const auto segments = read({file("a.pgn", text)});
    ASSERT_EQ(segments.size(), 3U);
    EXPECT_EQ(whole(segments), text);
    std::uint64_t line = 1;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        EXPECT_EQ(segments[i].continues, i > 0);
        EXPECT_EQ(segments[i].is_continued, i + 1 < segments.size());
        EXPECT_LE(segments[i].text.size(), 4 * mebibyte);
        EXPECT_EQ(segments[i].first_line, line);
        line = segments[i].end.line;
    }
    EXPECT_EQ(segments.back().end, (TextPlace{text.size(), 9 * mebibyte / 16 + 1, 4}));
}

TEST_F(Segments, games_behind_such_a_text_are_read_apart_again) {
    const std::string text = endless(5 * mebibyte) + "1-0\n\n" + games(2 * mebibyte);
    const auto segments = read({file("a.pgn", text), file("b.pgn", "*")});
    EXPECT_EQ(whole(segments), text + "*");
    ASSERT_GE(segments.size(), 4U);
    EXPECT_TRUE(segments[0].is_continued);
    EXPECT_TRUE(segments[1].continues);
    EXPECT_FALSE(segments[1].is_continued);
    for (std::size_t i = 2; i < segments.size(); ++i) {
        EXPECT_FALSE(segments[i].continues) << i;
        EXPECT_FALSE(segments[i].is_continued) << i;
    }
}

TEST_F(Segments, a_file_that_ends_in_such_a_text_is_not_continued_by_the_next) {
    const auto segments = read({file("a.pgn", endless(5 * mebibyte)), file("b.pgn", "*")});
    ASSERT_EQ(segments.size(), 3U);
    EXPECT_TRUE(segments[1].continues);
    EXPECT_FALSE(segments[1].is_continued);
    EXPECT_FALSE(segments[2].continues);
    EXPECT_EQ(segments[2].end, (TextPlace{1, 1, 2}));
}

TEST_F(Segments, a_cr_lf_that_is_cut_in_two_is_one_line_end) {
    std::string text = endless(5 * mebibyte);
    text[4 * mebibyte - 1] = '\r';
    text[4 * mebibyte] = '\n';
    const auto segments = read({file("a.pgn", text)});
    ASSERT_EQ(segments.size(), 2U);
    ASSERT_TRUE(segments[0].text.ends_with('\r'));
    // The line that lost its first byte to the line end still ends with the other's.
    EXPECT_EQ(segments[0].end.line, 4 * mebibyte / 16 + 1);
    EXPECT_EQ(segments[1].end.line, 5 * mebibyte / 16 + 1);
}

TEST_F(Segments, a_line_over_several_parts_is_counted_from_its_beginning) {
    const std::string text = "1. e4\n" + std::string(9 * mebibyte, 'x');
    const auto segments = read({file("a.pgn", text)});
    ASSERT_EQ(segments.size(), 3U);
    for (const Segment& segment : segments)
        EXPECT_EQ(segment.end, (TextPlace{segment.end.offset, 2, segment.end.offset - 5}));
    EXPECT_EQ(segments.back().end.offset, text.size());
}

TEST_F(Segments, the_paths_are_those_that_were_given) {
    const std::vector<std::string> paths{file("a.pgn", ""), missing()};
    EXPECT_EQ(SegmentReader(paths).paths(), paths);
}

}  // namespace
}  // namespace arbiter::testing
