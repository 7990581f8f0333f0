// A FEN as the program takes it from a user, and what is wrong with an input as every command
// tells it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

struct InputFault {
    /// A word of docs/cli.md: "syntax", "kings", ...
    std::string_view code;
    /// Bytes from 0 into the input.
    std::size_t at = 0;
    /// One English sentence without full stop.
    std::string text;
    Bitboard squares = {};
    /// The member of a JSON record that `at` counts in; empty where it is the whole input.
    std::string field = {};
};

enum class Strictness : std::uint8_t {
    complete,      ///< every fault refuses
    as_it_stands,  ///< `forgivable_faults` do not: the position is judged whatever its past
    lenient,       ///< what can mean one thing only is forgiven and told
};

/// A `CheckedFen` in the program's words.
struct CheckedInput {
    std::optional<Position> position;
    std::vector<InputFault> faults;
    std::vector<InputFault> warnings;
    std::vector<InputFault> forgiven;
};

[[nodiscard]] CheckedInput check_input(std::string_view fen, Strictness strictness);

/// The position as it stands, quickly and without a word: nothing where `check_input` with
/// `Strictness::as_it_stands` gives none and says why.
[[nodiscard]] std::optional<Position> position_as_it_stands(std::string_view fen);

/// {"code","at","text","squares"}, and "field" where there is one.
[[nodiscard]] Json to_json(const InputFault& fault);
[[nodiscard]] Json to_json(const std::vector<InputFault>& faults);

}  // namespace arbiter
