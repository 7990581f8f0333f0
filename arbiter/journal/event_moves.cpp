#include "arbiter/journal/event_moves.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/notation/heard_words.hpp"
#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

std::string shown_beginning(std::string_view text) {
    constexpr std::size_t longest_shown = 40;
    return "'" + std::string(utf8_beginning(text, longest_shown)) + "'";
}

/// It belongs to the move before it.
bool is_behind_move(std::string_view word) {
    const std::string small = lower(without_stops(word));
    return is_any_of(
        small, {"e.p", "ep", "ch", "check", "dis", "disc", "dbl", "dble", "mate", "+", "#", "++"});
}

/// Each move of a line, a part of it.
std::vector<std::string_view> moves_of(std::string_view line) {
    std::vector<std::string_view> moves;
    if (line.contains(',')) {
        while (!line.empty()) {
            const std::string_view move = line.substr(0, line.find(','));
            line.remove_prefix(std::min(line.size(), move.size() + 1));
            if (!trimmed(move).empty())
                moves.push_back(trimmed(move));
        }
        return moves;
    }
    TextCursor cursor(line);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        const std::string_view word = cursor.take_word();
        const bool is_number = length_of_move_number(word) == word.size();
        if (!moves.empty() && is_behind_move(word))
            moves.back() = {moves.back().data(), word.data() + word.size()};
        else if (!is_number)
            moves.push_back(word);
    }
    return moves;
}

/// Adds the moves of one line.
std::optional<TextError> add_line(std::string& uci, History history, std::string_view line,
                                  std::string_view whole, const std::optional<MoveStyle>& style) {
    constexpr std::size_t most_plies = 60;
    std::size_t plies = 0;
    for (const std::string_view text : moves_of(line)) {
        // The game refuses what is longer.
        if (plies++ > most_plies) {
            (uci += ' ') += text;
            continue;
        }
        const auto read = read_move_in_any(history, text, style);
        const std::string why = read ? read->explanation.text : read.error().text;
        if (!read || !read->explanation.move)
            return TextError{
                static_cast<std::size_t>(text.data() - whole.data()),
                "have " + shown_beginning(text) + ", which is no legal move in its line: " + why};
        if (!uci.empty())
            uci += ' ';
        uci += write_uci_move(*read->explanation.move);
        history.play(*read->explanation.move);
    }
    return std::nullopt;
}

}  // namespace

std::expected<std::string, TextError> move_in_uci(const History& history, std::string_view text,
                                                  const std::optional<MoveStyle>& style) {
    const auto read = read_move_in_any(history, text, style);
    if (!read)
        return std::unexpected(TextError{0, "is no legal move: " + read.error().text});
    if (!read->explanation.move)
        return std::unexpected(TextError{0, "is no legal move: " + read->explanation.text});
    return write_uci_move(*read->explanation.move);
}

std::expected<std::string, TextError> attempt_in_uci(const History& history, std::string_view text,
                                                     const std::optional<MoveStyle>& style) {
    const auto attempt = read_attempt_in_any(history, text, style);
    if (!attempt)
        return std::unexpected(TextError{0, "is no move: " + attempt.error().text});
    return write_uci_attempt(*attempt);
}

std::expected<std::string, TextError> lines_in_uci(const History& history, std::string_view text,
                                                   const std::optional<MoveStyle>& style) {
    constexpr std::size_t longest_text = 36'000;
    constexpr std::ptrdiff_t most_lines = 100;
    if (text.size() > longest_text || std::ranges::count(text, ';') > most_lines)
        return std::string(text);
    std::string uci;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        std::string moves;
        if (auto fault = add_line(moves, history, line, text, style))
            return std::unexpected(*std::move(fault));
        if (!uci.empty() && !moves.empty())
            uci += "; ";
        uci += moves;
    }
    return uci;
}

}  // namespace arbiter
