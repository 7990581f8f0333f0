// The steps of a chapter as a table has them: on which board each happens, and what it asks. Not
// the words, which are in words.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "arbiter/lessons/question.hpp"

namespace arbiter::lessons {

/// Which question a step asks; each is told in question.hpp.
enum class Asks : std::uint8_t {
    targets,     ///< about: "c1"
    attacks,     ///< about: "c1"
    squares,     ///< about: the right ones, "a1 h1"
    way,         ///< about: from where a man comes, and where it arrives, "e2 e4"
    move,        ///< about: the right ones where the goal is `listed`, "e2e4 e1g1"
    end,         ///< mate, stalemate or neither
    escapes,     ///< all moves out of a check
    castling,    ///< to which sides
    en_passant,  ///< all captures of that kind
    dead,        ///< is the position dead
    claim,       ///< what may be claimed
    flag,        ///< about: whose flag falls, "white"
    article,     ///< about: what is tried, "e1g1"
    option,      ///< about: the letter of the right one, "b"
};

/// A question as a table of steps has it; `task_of` makes the `Question` of it.
struct Ask {
    /// Which.
    Asks question;
    /// What it is about, where the question says so.
    std::string_view about = {};
    /// What a move must do.
    Goal goal = Goal::listed;
};

/// A move that does what is wanted.
[[nodiscard]] constexpr Ask move_to(Goal goal) { return {Asks::move, {}, goal}; }

/// One step of a chapter.
struct Step {
    /// Unique in its chapter: "both".
    std::string_view id;
    /// FEN, with or without its counters; no board where empty.
    std::string_view board = {};
    /// Moves from there in UCI, separated by blanks.
    std::string_view played = {};
    /// Squares that are pointed at: "e1 h1".
    std::string_view marks = {};
    /// What is asked; nothing where there is only something to read and to try.
    std::optional<Ask> ask = {};
};

/// A chapter.
struct Chapter {
    /// "castling".
    std::string_view id;
    /// In order.
    std::span<const Step> steps;
};

}  // namespace arbiter::lessons
