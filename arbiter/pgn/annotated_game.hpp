// A whole game as PGN has it: tags, moves, variations, comments, result. A value that can be read,
// changed and written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/pgn/game_tree.hpp"
#include "arbiter/pgn/signs.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A tag pair; the value without escapes.
struct TagPair {
    std::string name;   ///< letters, digits and underscores
    std::string value;  ///< any text without line ends

    bool operator==(const TagPair&) const = default;
};

/// What a file says of one game.
struct AnnotatedGame {
    std::vector<TagPair> tags;  ///< in any order
    Position start;             ///< where the moves of the tree begin
    GameTree moves;             ///< a text in it stands for a move that is not legal
    /// As the movetext ends; absent where it has none.
    std::optional<PgnResult> result;

    /// The value of the first tag of that name.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Gives the first tag of that name the value, or adds it.
    void set_tag(std::string_view name, std::string_view value);
    /// Removes all tags of that name.
    void remove_tag(std::string_view name);

    /// Equal where they say the same; the order of the tags does not matter.
    friend bool operator==(const AnnotatedGame& a, const AnnotatedGame& b);
};

/// Lets the game begin there, and its tags Variant, SetUp and FEN say so. Of the initial position
/// they say nothing. The moves are the caller's to change.
void set_start(AnnotatedGame& game, const Position& start);

/// Where a move of the tree leads. A null move passes the turn, and so does a text in the line, of
/// which nobody knows what it moved.
[[nodiscard]] Position position_after(const AnnotatedGame& game, NodeId node);

}  // namespace arbiter
