#include "arbiter/game/detail/conditional_moves.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter::detail {

namespace {

constexpr std::size_t most_lines = 100;
constexpr std::size_t most_plies = 60;
/// Of so many promotions, each with a blank or a semicolon behind it. What is kept with the game,
/// and looked through, is never longer, whatever stands between the moves.
constexpr std::size_t longest_text = most_lines * most_plies * std::string_view("e7e8q ").size();

std::unexpected<Said> wrong(Say id, std::string_view text) {
    constexpr std::size_t longest_shown = 40;
    return std::unexpected(
        Said{.id = id, .text = std::string(utf8_beginning(text, longest_shown))});
}

std::expected<ConditionalLine, Said> read_line(Position position, std::string_view text) {
    ConditionalLine line;
    TextCursor cursor(text);
    while (true) {
        cursor.skip_blanks();
        const std::string_view word = cursor.take_word();
        if (word.empty())
            break;
        const auto move = read_uci_move(position, word);
        if (!move)
            return wrong(Say::condition_is_no_move, word);
        if (line.size() == most_plies)
            return wrong(Say::condition_too_long, text);
        line.push_back(*move);
        position = position.play(*move);
    }
    // A last move of the opponent's would say nothing.
    if (line.empty() || line.size() % 2 != 0)
        return wrong(Say::condition_without_answer, text);
    return line;
}

/// Do they answer the same moves differently?
bool contradict(const ConditionalLine& one, const ConditionalLine& other) {
    const auto [first, second] = std::ranges::mismatch(one, other);
    if (first == one.end() || second == other.end())
        return false;
    return (first - one.begin()) % 2 == 1;
}

}  // namespace

std::expected<std::vector<ConditionalLine>, Said> read_conditional_lines(const Position& position,
                                                                         std::string_view text) {
    if (text.size() > longest_text)
        return wrong(Say::condition_too_long, text);
    std::vector<ConditionalLine> lines;
    while (!text.empty()) {
        const std::string_view written = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), written.size() + 1));
        const std::string_view one = trimmed(written);
        if (one.empty())
            continue;
        auto line = read_line(position, one);
        if (!line)
            return std::unexpected(std::move(line.error()));
        if (lines.size() == most_lines)
            return wrong(Say::condition_too_long, one);
        if (std::ranges::any_of(lines, [&](const auto& other) { return contradict(*line, other); }))
            return wrong(Say::conditions_contradict, one);
        lines.push_back(*std::move(line));
    }
    return lines;
}

void follow(std::vector<ConditionalLine>& lines, Move made) {
    std::erase_if(lines, [made](const ConditionalLine& line) { return line.front() != made; });
    for (ConditionalLine& line : lines)
        line.erase(line.begin());
    std::erase_if(lines, [](const ConditionalLine& line) { return line.empty(); });
}

void play_move(GameState& state, Move move) {
    state.history.play(move);
    for (const Color side : both_colors)
        follow(state.open.conditions[side], move);
}

}  // namespace arbiter::detail
