// Checks what proves a verdict on winnability: a line of moves, or a certificate. Shares with the
// prover the rules alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/work.hpp"

namespace arbiter::verify {

/// Lines that are longer are not followed.
inline constexpr std::size_t most_moves_of_a_line = 20'000;

/// Why evidence does not prove what it is for.
struct Objection {
    /// What is to be thought of the evidence.
    enum class Kind : std::uint8_t {
        wrong,
        too_much,  ///< the check was given up: nothing is known
    };
    /// Which of them.
    Kind kind;
    /// One English sentence without full stop.
    std::string text;
};

/// Are these legal moves after which `winner` has mated? Fails with the first reason why not, or
/// with `too_much` where the line has more than `most_moves_of_a_line` or takes more than `work`
/// allows.
[[nodiscard]] std::expected<void, Objection> check_helpmate(const Position& position, Color winner,
                                                            std::span<const Move> line, Work& work);

/// Does the certificate show that `winner` can never mate from here? Fails with the first reason
/// why it does not, or with `too_much` where that takes more than `work` allows.
[[nodiscard]] std::expected<void, Objection> check_proof(const Position& position, Color winner,
                                                         const Certificate& certificate,
                                                         Work& work);

}  // namespace arbiter::verify
