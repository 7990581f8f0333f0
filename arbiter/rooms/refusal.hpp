// Why a command is not obeyed: the `no` of docs/protocol.md, section 5.3.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/said.hpp"
#include "arbiter/rules/bitboard.hpp"

namespace arbiter {

struct Refusal {
    /// `e`: "bad_message", "illegal", ...
    std::string_view code;
    /// `m`: for people, without full stop, the Law named where there is one.
    std::string text;
    /// Empty where no article speaks of it.
    std::string article{};
    /// Of an explanation; otherwise empty.
    std::string_view reason{};
    std::optional<Bitboard> squares{};
    /// What the game says, where it is the game that refuses.
    std::optional<Said> said{};
};

}  // namespace arbiter
