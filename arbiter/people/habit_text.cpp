#include "arbiter/people/habit_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/base/whole_number.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/people/people_text.hpp"

namespace arbiter {

namespace {

/// More than was ever played; a thousandfold sum of some files still fits.
constexpr std::uint64_t most_counted = std::uint64_t{1} << 48;

constexpr std::string_view first_line = "habits 1";

/// What is wrong with a line, and what would be right.
using LineFault = std::optional<std::string>;

class Reader {
  public:
    LineFault read(std::string_view line) {
        const std::vector<std::string_view> words = words_of(line);
        if (words.empty() || words.front().starts_with('#'))
            return std::nullopt;
        if (!has_begun_) {
            has_begun_ = words.size() == 2 && words[0] == "habits" && words[1] == "1";
            return has_begun_ ? std::nullopt : LineFault(R"(the first line is "habits 1")");
        }
        if (words[0] == "games")
            return read_games(words);
        if (words[0] == "class")
            return read_class(words);
        if (words[0] == "opening")
            return read_opening(words);
        return "a line begins with \"games\", \"class\" or \"opening\", not with \"" +
               std::string(words[0].substr(0, 20)) + "\"";
    }

    [[nodiscard]] bool has_begun() const { return has_begun_; }
    [[nodiscard]] HabitCounts take() { return std::move(counts_); }

  private:
    LineFault read_games(const std::vector<std::string_view>& words) {
        const auto games = words.size() == 2 ? whole_number<std::uint64_t>(words[1]) : std::nullopt;
        if (!games)
            return "\"games\" is followed by their number";
        counts_.games = *games;
        return std::nullopt;
    }

    LineFault read_class(const std::vector<std::string_view>& words) {
        const auto number = words.size() == 4 ? whole_number<std::size_t>(words[1]) : std::nullopt;
        const auto played = number ? count_in(words[2]) : std::nullopt;
        const auto by_chance = number ? count_in(words[3]) : std::nullopt;
        if (!played || !by_chance || *number >= move_classes)
            return "\"class\" is followed by its number, at most " +
                   std::to_string(move_classes - 1) +
                   ", how often it was played and how often by chance, in thousandths";
        counts_.classes[*number] = {*played, *by_chance};
        return std::nullopt;
    }

    LineFault read_opening(const std::vector<std::string_view>& words) {
        const auto ply =
            words.size() == 3 + rating_bands ? whole_number<std::size_t>(words[1]) : std::nullopt;
        std::array<std::uint64_t, rating_bands> times{};
        bool is_whole = ply.has_value();
        for (std::size_t band = 0; is_whole && band < rating_bands; ++band) {
            const auto count = count_in(words[3 + band]);
            is_whole = count.has_value();
            times[band] = count.value_or(0);
        }
        if (!is_whole)
            return "\"opening\" is followed by a ply, a move and " + std::to_string(rating_bands) +
                   " numbers";
        if (*ply < 1 || *ply > std::min(line_.size() + 1, opening_plies))
            return "the ply is from 1 to " +
                   std::to_string(std::min(line_.size() + 1, opening_plies)) + " here";
        if (counts_.openings.size() >= most_opening_lines)
            return "there are more than " + std::to_string(most_opening_lines) + " openings";
        line_.resize(*ply - 1);
        positions_.resize(*ply);
        const auto move = read_uci_move(positions_.back(), words[2]);
        if (!move)
            return move.error().text;
        line_.push_back(*move);
        positions_.push_back(positions_.back().play(*move));
        counts_.openings[line_] = times;
        return std::nullopt;
    }

    static std::optional<std::uint64_t> count_in(std::string_view word) {
        const auto number = whole_number<std::uint64_t>(word);
        return number && *number <= most_counted ? number : std::nullopt;
    }

    HabitCounts counts_;
    bool has_begun_ = false;
    OpeningLine line_;
    /// The initial one, and that after each move of the line.
    std::vector<Position> positions_ = {Position()};
};

/// A sum of files may be more than one file may say.
void add_number(std::string& text, std::uint64_t number) {
    text += ' ';
    text += std::to_string(std::min(number, most_counted));
}

}  // namespace

std::string write_habit_counts(const HabitCounts& counts) {
    std::string text(first_line);
    text += "\ngames";
    add_number(text, counts.games);
    text += '\n';
    for (std::size_t i = 0; i < move_classes; ++i) {
        const ClassCount& count = counts.classes[i];
        if (count == ClassCount())
            continue;
        text += "class";
        for (const std::uint64_t number : {std::uint64_t{i}, count.played, count.by_chance})
            add_number(text, number);
        text += '\n';
    }
    for (const auto& [line, times] : counts.openings) {
        text += "opening";
        add_number(text, line.size());
        text += ' ' + write_uci_move(line.back());
        for (const std::uint64_t count : times)
            add_number(text, count);
        text += '\n';
    }
    return text;
}

std::expected<HabitCounts, std::string> read_habit_counts(std::string_view text) {
    Reader reader;
    std::size_t number = 1;
    for (; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (const LineFault fault = reader.read(line))
            return std::unexpected("line " + std::to_string(number) + ": " + *fault);
    }
    if (!reader.has_begun())
        return std::unexpected("line 1: the first line is \"" + std::string(first_line) + "\"");
    return reader.take();
}

const HabitCounts& counts_brought_along() {
    static const HabitCounts counts = [] {
        std::string text;
        for (const std::string_view line : people_lines)
            text += std::string(line) + "\n";
        return read_habit_counts(text).value();
    }();
    return counts;
}

SharedHabits habits_brought_along() {
    static const SharedHabits habits =
        std::make_shared<const Habits>(counts_brought_along().habits());
    return habits;
}

}  // namespace arbiter
