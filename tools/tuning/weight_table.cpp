#include "tools/tuning/weight_table.hpp"

#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>

#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter::tuning {

namespace {

struct Row {
    std::string_view name;
    std::size_t count;
};

/// The members of `EvaluationWeights`, one after the other.
constexpr std::array rows{
    Row{"place of a pawn, a1 to h8", 64},
    Row{"place of a knight", 64},
    Row{"place of a bishop", 64},
    Row{"place of a rook", 64},
    Row{"place of a queen", 64},
    Row{"place of a king", 64},
    Row{"tempo", 1},
    Row{"knight_mobility", 9},
    Row{"bishop_mobility", 14},
    Row{"rook_mobility", 15},
    Row{"queen_mobility", 28},
    Row{"bishop_pair, bishop_pawn, bishop_blocked_pawn", 3},
    Row{"knight_outpost, bishop_outpost, minor_behind_pawn", 3},
    Row{"knight_from_king, bishop_from_king", 2},
    Row{"rook_open_file, rook_half_open_file", 2},
    Row{"isolated, isolated_half_open, doubled", 3},
    Row{"backward, backward_half_open", 2},
    Row{"connected", 8},
    Row{"held", 1},
    Row{"passed", 8},
    Row{"passed_blocked", 8},
    Row{"passed_free", 8},
    Row{"passed_held", 1},
    Row{"passed_own_king", 8},
    Row{"passed_their_king", 8},
    Row{"passed_own_rook, passed_their_rook", 2},
    Row{"threat_by_pawn", 6},
    Row{"threat_by_minor", 6},
    Row{"threat_by_rook", 6},
    Row{"threat_by_king, hanging, threat_of_push, restricted", 4},
    Row{"shelter, 0 to 3 from the edge", 32},
    Row{"storm, 0 to 3 from the edge", 32},
    Row{"storm_stopped", 8},
    Row{"danger", 1},
    Row{"danger_attacker", 6},
    Row{"danger_attack, danger_weak_square", 2},
    Row{"danger_safe_check", 6},
    Row{"danger_no_queen, danger_defender, danger_wing", 3},
    Row{"danger_pinned, danger_sheltered", 2},
};

constexpr std::size_t total_count() {
    std::size_t sum = 0;
    for (const Row& row : rows)
        sum += row.count;
    return sum;
}
static_assert(total_count() == evaluation_weight_count);

constexpr std::string_view head =
    R"(// The weights of the evaluation as they were tuned. Written by tools/tune_evaluation.py: who
// wants others changes what that learns from.
#pragma once

#include <bit>

#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

namespace detail {

/// In the order of `EvaluationWeights`.
// clang-format off
inline constexpr WeightArray tuned_numbers{{
)";

constexpr std::string_view foot = R"(}};
// clang-format on

}  // namespace detail

/// What `evaluate` counts with.
inline constexpr auto tuned_weights = std::bit_cast<EvaluationWeights>(detail::tuned_numbers);

}  // namespace arbiter
)";

}  // namespace

void write_weight_table(std::ostream& out, std::span<const Tapered> table) {
    out << head;
    for (const Row& row : rows) {
        out << "    // " << row.name;
        for (std::size_t i = 0; i < row.count; ++i)
            out << (i % 4 == 0 ? "\n    {" : " {") << table[i].middle << ", " << table[i].end
                << "},";
        out << '\n';
        table = table.subspan(row.count);
    }
    out << foot;
}

}  // namespace arbiter::tuning
