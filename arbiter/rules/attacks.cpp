#include "arbiter/rules/attacks.hpp"

#include "arbiter/base/static_vector.hpp"

namespace arbiter::detail {

namespace {

constexpr Rays make_rays() {
    Rays rays{};
    for (const Square from : all_squares) {
        for (const slow::Step step : slow::king_steps) {
            const Bitboard ahead = slow::ray(from, step, Bitboard());
            const Bitboard behind = slow::ray(from, {-step.files, -step.ranks}, Bitboard());
            Bitboard passed;
            for (auto to = offset(from, step.files, step.ranks); to;
                 to = offset(*to, step.files, step.ranks)) {
                rays.between[from][*to] = passed;
                rays.line[from][*to] = ahead | behind | Bitboard(from);
                passed.add(*to);
            }
        }
    }
    return rays;
}

}  // namespace

constinit const Rays rays = make_rays();

#if defined(ARBITER_USES_BMI2)

namespace {

using SliderTable = std::array<Bitboard, bishop_entries + rook_entries>;

/// What a slider attacks along one of its two lines with some of the blockers there, and what these
/// add to the number that PEXT makes of all blockers.
struct HalfEntry {
    Bitboard attacks;
    std::uint32_t number = 0;
};

/// Of at most six squares of a line that can block: those at its ends block nothing.
using HalfEntries = StaticVector<HalfEntry, 64>;

constexpr HalfEntries half_entries(const Line& line, Bitboard blockers) {
    const Bitboard mine = blockers & (line.lower | line.upper);
    HalfEntries entries;
    std::uint64_t subset = 0;
    do {
        HalfEntry entry{line_attacks(line, Bitboard(subset)), 0};
        for (const Square square : Bitboard(subset))
            entry.number += std::uint32_t{1}
                            << (blockers & Bitboard(Bitboard(square).bits() - 1)).size();
        entries.push_back(entry);
        subset = (subset - mine.bits()) & mine.bits();
    } while (subset != 0);
    return entries;
}

/// The two lines of a slider block each other in nothing: every half goes with every other.
constexpr void fill(SliderTable& table, const PerSquare<Lookup>& lookups,
                    const PerSquare<Line>& one, const PerSquare<Line>& other) {
    for (const Square square : all_squares) {
        const auto [blockers, begin] = lookups[square];
        const HalfEntries others = half_entries(other[square], blockers);
        for (const HalfEntry& a : half_entries(one[square], blockers))
            for (const HalfEntry& b : others)
                table[begin + a.number + b.number] = a.attacks | b.attacks;
    }
}

constexpr SliderTable make_slider_table() {
    SliderTable table{};
    fill(table, bishop_lookups, diagonal_lines, antidiagonal_lines);
    fill(table, rook_lookups, rank_lines, file_lines);
    return table;
}

}  // namespace

constinit const SliderTable slider_table = make_slider_table();

#endif

}  // namespace arbiter::detail
