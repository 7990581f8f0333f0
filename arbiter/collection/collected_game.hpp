// One game of a collection with all that is needed to judge it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/pgn/replay.hpp"

namespace arbiter {

/// A tag pair as the file has it.
struct GameTag {
    std::string_view name;   ///< as written
    std::string_view value;  ///< without escapes
    TextPlace place;         ///< of its '['
};

/// What a clock showed when a move was completed: the command %clk.
struct ClockReading {
    std::size_t ply = 0;  ///< of the move, from 1
    Duration left{};      ///< what it showed
    TextPlace place;      ///< of the comment
};

/// A move that is not written as PGN's export format has it (8.2.3).
struct OddSpelling {
    std::size_t ply = 0;  ///< from 1
    TextPlace place;      ///< of its first byte
    std::string text;     ///< "Nd2f3: of the square ...", without full stop
};

/// A move number that is not the one that is due.
struct OddNumber {
    std::size_t ply = 0;    ///< of the move behind it, from 1
    TextPlace place;        ///< of its first byte
    std::string text;       ///< as written
    std::uint32_t due = 1;  ///< the number that is
};

/// What a comment behind the last move says of time, as servers write it there.
struct TimeComment {
    /// "White forfeits on time", "Black wins on time"; absent where it names neither side.
    std::optional<Color> loser;
};

/// Views of what a `RecordReader` holds: valid during the call that gives it.
struct CollectedGame {
    const ReplayedGame& played;              ///< its moves, as far as they are legal
    std::span<const GameTag> tags;           ///< in the order of the text
    std::span<const TextPlace> move_places;  ///< one for each accepted ply
    std::span<const ClockReading> clocks;    ///< in the order of the text
    /// The first move that is spelled oddly, and how many there are.
    std::optional<OddSpelling> odd_spelling;
    std::size_t odd_spellings = 0;        ///< the first included
    std::optional<OddNumber> odd_number;  ///< the first
    TextPlace result_place;               ///< where the movetext has its result, if it has one
    TextPlace end_place;                  ///< behind all of it
    /// Where a comment behind the last move says that time decided.
    std::optional<TimeComment> time_comment;
    /// May a position have stood for the third time, or 50 moves have passed without progress?
    bool may_have_draws = false;

    /// The first tag of that name; null where there is none.
    [[nodiscard]] const GameTag* find_tag(std::string_view name) const {
        // Nearly always the length and the first letter tell names apart.
        for (const GameTag& tag : tags)
            if (tag.name.size() == name.size() && tag.name.starts_with(name.substr(0, 1)) &&
                tag.name == name)
                return &tag;
        return nullptr;
    }
    /// Its value.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const {
        const GameTag* const found = find_tag(name);
        return found == nullptr ? std::nullopt : std::optional(found->value);
    }
    /// Where the move of that ply stands; where the game begins for ply 0.
    [[nodiscard]] TextPlace place_of(std::size_t ply) const {
        return ply == 0 || ply > move_places.size() ? played.place : move_places[ply - 1];
    }
};

}  // namespace arbiter
