// An arbiter's desk, one line in and some lines out. Knows no terminal, no file and no clock: it is
// handed lines with their times and answers text, so that a test can sit at it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/game/game.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter {

/// Keeps one game; every line is a move, an event of docs/game-events.md, or a question.
class DeskSession {
  public:
    /// `style`: how moves are written, and read first; unless said otherwise as the Laws have it,
    /// and read as PGN or UCI.
    explicit DeskSession(Game game, const std::optional<MoveStyle>& style = {})
        : game_(std::move(game)), style_(style) {}

    /// For a game that goes on: nobody's time ran while the desk was left.
    void pause_since_it_was_left();

    /// What is said before the first line.
    [[nodiscard]] std::string open(Instant now) const;
    /// Takes one line, which was typed at that time, and answers whole lines. A line that is
    /// refused changes nothing. A flag that has fallen, where the program watches them, comes
    /// first.
    [[nodiscard]] std::string take(std::string_view line, Instant now);

    [[nodiscard]] const Game& game() const { return game_; }
    /// Goes up whenever the game is another one than before, so that it has to be kept.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    [[nodiscard]] bool has_left() const { return has_left_; }

  private:
    std::string what_is_due(Instant now);
    std::string answer(std::string_view line, Instant now);
    std::string apply(const Event& event, Instant now);
    std::string take_last_line_back(Instant now);

    std::string answer_move(std::string_view line, Instant now);
    [[nodiscard]] MoveStyle style() const { return style_.value_or(fide_notation); }

    Game game_;
    std::optional<MoveStyle> style_;
    /// It has been said what a sheet in another notation is worth.
    bool has_warned_ = false;
    /// Events that nobody typed, by their place: they are not what "undo" takes back.
    std::set<std::size_t> unasked_;
    std::uint64_t changes_ = 0;
    bool has_left_ = false;
};

}  // namespace arbiter
