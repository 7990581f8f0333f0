// Which games of a collection somebody wants: questions that a game answers with yes or no, read
// from the words in which people put them.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <limits>
#include <string>
#include <string_view>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// May be asked by several threads at once.
using GameTest = std::function<bool(const CollectedGame& game)>;

/// A test, or what is wrong with the words and what would be right: one English sentence without
/// full stop.
using ReadGameTest = std::expected<GameTest, std::string>;

/// From `least` to `most`, both included.
struct NumberRange {
    std::size_t least = 0;                                       ///< 0 where only the end is given
    std::size_t most = std::numeric_limits<std::size_t>::max();  ///< likewise

    /// Is it in the range?
    [[nodiscard]] bool contains(std::size_t number) const {
        return number >= least && number <= most;
    }
};

/// "20..60", "20..", "..60" or "20".
[[nodiscard]] std::expected<NumberRange, std::string> read_number_range(std::string_view text);

/// A name, one of = != < <= > >= ~ !~ and a value: "White=Carlsen, Magnus", "WhiteElo>=2600",
/// "Event~olympiad". Numbers are compared as numbers, all else as text; ~ asks for a part, whatever
/// the case of its letters. A tag that is missing answers no, but yes to != and !~.
[[nodiscard]] ReadGameTest read_tag_test(std::string_view text);

/// White or Black has the text in the name, whatever the case of its letters.
[[nodiscard]] GameTest player_test(std::string text);
/// Both players have an Elo (WhiteElo, BlackElo) in the range.
[[nodiscard]] GameTest elo_test(NumberRange range);
/// "2000..2010", "2014.07.01..": the tag Date, as far as both say it; unknown dates answer no.
[[nodiscard]] ReadGameTest read_date_test(std::string_view text);
/// So many plies were accepted.
[[nodiscard]] GameTest length_test(NumberRange range);
/// "1-0", "0-1", "1/2-1/2", "0-0" or "*", as recorded.
[[nodiscard]] ReadGameTest read_result_test(std::string_view text);
/// "B20..B99" or "C42": the tag ECO.
[[nodiscard]] ReadGameTest read_eco_test(std::string_view text);
/// "1. e4 c5 2. Nf3" in SAN, from the initial position: the game begins so, by these moves.
[[nodiscard]] ReadGameTest read_line_test(std::string_view text);
/// A part of the name of the opening (opening.hpp), whatever the case of its letters.
[[nodiscard]] ReadGameTest read_opening_test(std::string_view text);
/// A FEN: the position occurs, by Law 9.2.3; counters do not matter.
[[nodiscard]] ReadGameTest read_position_test(std::string_view text);
/// The first field of a FEN in which ? is any man or none, ! any man, A any white and a any black
/// man, and * a rank of which nothing is asked: such a board occurs.
[[nodiscard]] ReadGameTest read_pattern_test(std::string_view text);
/// "KRPPvKRP": exactly these men are on the board at some time, either side having either.
[[nodiscard]] ReadGameTest read_material_test(std::string_view text);
/// "checkmate", "stalemate", "dead_position", "fivefold", "seventyfive", "threefold", "fifty",
/// "flag", "resignation": how the board or what is told ended it; "illegal": an illegal move broke
/// it off.
[[nodiscard]] ReadGameTest read_ending_test(std::string_view text);

}  // namespace arbiter
