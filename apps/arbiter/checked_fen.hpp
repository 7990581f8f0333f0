// A FEN as the program takes it from a user: read, checked, and told apart from a usable position
// with every fault and its place in the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/json_text.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// One thing that is wrong with an input, as every command tells it.
struct InputFault {
    /// A word of docs/cli.md: "syntax", "kings", ...
    std::string code;
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
};

struct CheckedFen {
    /// Set exactly when `faults` is empty.
    std::optional<Position> position;
    std::vector<InputFault> faults;
    /// Inform only; none where the syntax is at fault.
    std::vector<InputFault> warnings;
};

[[nodiscard]] CheckedFen check_fen(std::string_view text, Strictness strictness);

/// {"code","at","text","squares"}, and "field" where there is one.
[[nodiscard]] Json to_json(const InputFault& fault);
[[nodiscard]] Json to_json(const std::vector<InputFault>& faults);

}  // namespace arbiter
