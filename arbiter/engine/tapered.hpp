// A value that changes as the men leave the board: one number for the middle game, one for the
// ending. Not a score yet: `blend` makes one when the phase is known.
#pragma once

#include "arbiter/rules/material.hpp"

namespace arbiter {

/// In centipawns. Reckons number by number.
struct Tapered {
    int middle = 0;  ///< while all pieces are on the board
    int end = 0;     ///< when only kings and pawns are left

    /// Adds middle game to middle game, ending to ending.
    constexpr Tapered& operator+=(Tapered other) {
        middle += other.middle;
        end += other.end;
        return *this;
    }
    /// Takes middle game from middle game, ending from ending.
    constexpr Tapered& operator-=(Tapered other) { return *this += other * -1; }
    /// As `+=`, into a new value.
    friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
    /// As `-=`, into a new value.
    friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }
    /// For a term that counts several men or squares alike.
    friend constexpr Tapered operator*(Tapered value, int factor) {
        return {value.middle * factor, value.end * factor};
    }
    bool operator==(const Tapered&) const = default;
};

/// `phase` runs from `full_phase` (middle game) down to 0 (ending).
constexpr int blend(Tapered value, int phase) {
    return (value.middle * phase + value.end * (full_phase - phase)) / full_phase;
}

}  // namespace arbiter
