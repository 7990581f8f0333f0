// What is to be said of one game of a collection.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/problem.hpp"

namespace arbiter {

/// One thing that is wrong, doubtful or worth knowing.
struct GameFinding {
    Severity severity = Severity::note;  ///< how much it matters
    /// "illegal-move", "result-board", ...: the words of docs/cli.md.
    std::string_view code;
    /// Of the main line, from 1; 0 where no single ply is concerned.
    std::size_t ply = 0;
    /// Where it stands in the text.
    TextPlace place;
    /// One English sentence without full stop, with the Law where there is one.
    std::string text;
};

}  // namespace arbiter
