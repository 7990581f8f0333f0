#include "arbiter/rules/attacks.hpp"

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

#if defined(__BMI2__)

namespace {

using SliderTable = std::array<Bitboard, bishop_entries + rook_entries>;

template <typename Attacks>
constexpr void fill(SliderTable& table, const PerSquare<Lookup>& lookups, Attacks attacks) {
    for (const Square square : all_squares) {
        const auto [blockers, begin] = lookups[square];
        // Subsets of `blockers` in the order in which PEXT numbers them.
        std::uint64_t subset = 0;
        std::uint32_t entry = begin;
        do {
            table[entry++] = attacks(square, Bitboard(subset));
            subset = (subset - blockers.bits()) & blockers.bits();
        } while (subset != 0);
    }
}

constexpr SliderTable make_slider_table() {
    SliderTable table{};
    fill(table, bishop_lookups, portable::bishop_attacks);
    fill(table, rook_lookups, portable::rook_attacks);
    return table;
}

}  // namespace

constinit const SliderTable slider_table = make_slider_table();

#endif

}  // namespace arbiter::detail
