// What stands before the moves of a game, until it is known whether it belongs to it: a game
// without tags may begin with a move number and comments, and only its first move shows that it is
// one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/pgn/lexer.hpp"

namespace arbiter {

/// A comment that is not yet of a game.
struct WaitingComment {
    std::string text;  ///< without its braces or ';'
    TextPlace place;   ///< of its brace or ';'
};

/// A move number that is not yet of a game.
struct WaitingNumber {
    std::string text;  ///< with its dots
    TextPlace place;   ///< of its first byte
};

/// What waits for the first move of a game, in the order of the text.
class WaitingText {
  public:
    /// What a token between games is taken for.
    enum class Meaning : std::uint8_t {
        waiting,     ///< of the next game, if that has no tags
        tag,         ///< the first of a game
        move,        ///< the first move, or the result, of a game without tags
        stray,       ///< a comment that belongs to no game
        stray_line,  ///< none of PGN, and what follows on its line is not read either
    };

    /// Takes a token between games and keeps it if it may wait: a move number, and up to 64 KiB of
    /// comments. Behind a stray line the number waits no longer.
    [[nodiscard]] Meaning take(const PgnToken& token);

    /// Keeps a comment between tags, which is of the first move; false where there is no more room.
    [[nodiscard]] bool keep(const PgnToken& comment);

    /// Where the first that waits stands.
    [[nodiscard]] std::optional<TextPlace> place() const;
    /// The first move number that waits.
    [[nodiscard]] const std::optional<WaitingNumber>& number() const { return number_; }
    /// The comments; nothing waits any longer.
    [[nodiscard]] std::vector<WaitingComment> release();

  private:
    [[nodiscard]] Meaning take_number(const PgnToken& token);
    [[nodiscard]] Meaning take_comment(const PgnToken& token);
    [[nodiscard]] bool is_first_move(const PgnToken& token) const;

    std::optional<WaitingNumber> number_;
    std::vector<WaitingComment> comments_;
    std::size_t bytes_ = 0;  ///< that they take
};

}  // namespace arbiter
