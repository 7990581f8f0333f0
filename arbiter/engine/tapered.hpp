// A value that changes as the men leave the board: one number for the middle game, one for the
// ending. Not a score yet: `blend` makes one when the phase is known.
#pragma once

#include "arbiter/rules/material.hpp"

namespace arbiter {

struct Tapered {
    int middle = 0;
    int end = 0;

    constexpr Tapered& operator+=(Tapered other) {
        middle += other.middle;
        end += other.end;
        return *this;
    }
    constexpr Tapered& operator-=(Tapered other) { return *this += other * -1; }
    friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
    friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }
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
