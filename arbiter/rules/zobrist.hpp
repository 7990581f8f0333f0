// Random numbers for the 64-bit key of a position: one for each piece on each square, for each
// rook that may castle, for the file of a legal en passant capture and for Black to move.
// Positions that are the same by Law 9.2.3 have the same key; different ones almost never.
#pragma once

#include <cstdint>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// A key is the exclusive or of those that apply to the position.
struct ZobristNumbers {
    /// By colour, role and square of each man.
    PerColor<PerRole<PerSquare<std::uint64_t>>> piece;
    /// By the square of each rook that may castle.
    PerSquare<std::uint64_t> castling_rook;
    /// By the file of the square where a legal en passant capture exists.
    PerFile<std::uint64_t> en_passant;
    /// Applies when it is Black's turn; White's turn has none.
    std::uint64_t black_to_move = 0;
};

/// From a fixed seed: the keys never change between versions.
constexpr ZobristNumbers make_zobrist_numbers() {
    SplitMix64 keys(0x2B7E151628AED2A6ULL);
    ZobristNumbers numbers;
    for (auto& color : numbers.piece.values)
        for (auto& role : color.values)
            for (auto& number : role.values)
                number = keys.next();
    for (auto& number : numbers.castling_rook.values)
        number = keys.next();
    for (auto& number : numbers.en_passant.values)
        number = keys.next();
    numbers.black_to_move = keys.next();
    return numbers;
}

/// Those that `Position::key` is made of.
inline constexpr ZobristNumbers zobrist = make_zobrist_numbers();

}  // namespace arbiter
