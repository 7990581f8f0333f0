#include "arbiter/lessons/drills/drill.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/base/fnv.hpp"
#include "arbiter/lessons/drills/exercise_number.hpp"
#include "arbiter/lessons/drills/makers.hpp"

namespace arbiter::lessons {

namespace {

using Make = std::optional<Task> (*)(Workshop& shop);

constexpr std::array<Make, all_drill_kinds.size()> makers{
    &make_moves, &make_mate,  &make_escapes, &make_castling, &make_en_passant,
    &make_dead,  &make_claim, &make_flag,    &make_article};

/// The answers of a kind that are to come equally often, by one word for each; none where there is
/// nothing to be evened out.
std::span<const std::string_view> answers_to_balance(DrillKind kind) {
    static constexpr std::array<std::string_view, 3> ends{"mate", "stalemate", "neither"};
    static constexpr std::array<std::string_view, 3> claims{"threefold", "fifty", "none"};
    static constexpr std::array<std::string_view, 4> sides{"short", "long", "both", "none"};
    static constexpr std::array<std::string_view, 2> captures{"some", "none"};
    static constexpr std::array<std::string_view, 2> deaths{"yes", "no"};
    static constexpr std::array<std::string_view, 2> flags{"draw", "win"};
    switch (kind) {
        case DrillKind::mate:
            return ends;
        case DrillKind::castling:
            return sides;
        case DrillKind::en_passant:
            return captures;
        case DrillKind::dead:
            return deaths;
        case DrillKind::claim:
            return claims;
        case DrillKind::flag:
            return flags;
        case DrillKind::moves:
        case DrillKind::escapes:
        case DrillKind::article:
            return {};
    }
    std::unreachable();
}

bool is_answered_by(const Task& task, std::string_view word) {
    const Answer answer = right_answer(task);
    if (const auto* const moves = std::get_if<std::vector<Move>>(&answer))
        return moves->empty() == (word == "none");
    const std::string& told = std::get<std::string>(answer);
    return told == word || (word == "win" && told != "draw");
}

/// Equal seeds of two kinds or levels are to have nothing in common.
std::uint64_t mixed(DrillKind kind, int level, std::uint64_t seed) {
    return fnv1a_64(std::string(name(kind)) + ' ' + std::to_string(level) + ' ' +
                    std::to_string(seed));
}

}  // namespace

Drill::Drill(DrillKind kind, int level, std::uint64_t seed, int throws)
    : kind_(kind), level_(level), throws_(throws), dice_(mixed(kind, level, seed)) {
    assert(level >= 1 && level <= hardest_level);
}

std::optional<Exercise> Drill::next() {
    const auto answers = answers_to_balance(kind_);
    Workshop shop{.dice = dice_,
                  .level = level_,
                  .wanted = answers.empty() ? "" : dice_.one_of(answers),
                  .prover = prover_};
    for (std::int64_t i = 0; i < 2 * std::int64_t{throws_}; ++i) {
        if (i == throws_)
            shop.wanted = "";
        auto task = makers.at(std::to_underlying(kind_))(shop);
        if (!task || (!shop.wanted.empty() && !is_answered_by(*task, shop.wanted)))
            continue;
        const std::uint64_t number = exercise_number(kind_, *task);
        const std::uint64_t former = former_exercise_number(kind_, *task);
        if (made_.insert(number).second)
            return Exercise{*std::move(task), number, former};
    }
    return std::nullopt;
}

}  // namespace arbiter::lessons
