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
#include "arbiter/rules/ruling.hpp"

namespace arbiter::lessons {

namespace {

using Make = std::optional<Task> (*)(Workshop& shop);

constexpr std::array<Make, all_drill_kinds.size()> makers{
    &make_moves, &make_mate,  &make_escapes, &make_castling, &make_en_passant,
    &make_dead,  &make_claim, &make_flag,    &make_article};

/// What of each exercise is to come equally often, by one word for each: mostly the answers.
/// Answers that are lists are not evened out; there it is the men, or the reasons.
std::span<const std::string_view> evened_out(DrillKind kind, int level) {
    static constexpr std::array<std::string_view, 3> ends{"mate", "stalemate", "neither"};
    static constexpr std::array<std::string_view, 3> claims{"threefold", "fifty", "none"};
    static constexpr std::array<std::string_view, 4> sides{"short", "long", "both", "none"};
    static constexpr std::array<std::string_view, 2> captures{"some", "none"};
    static constexpr std::array<std::string_view, 2> deaths{"yes", "no"};
    static constexpr std::array<std::string_view, 3> flags{"draw", "white", "black"};
    switch (kind) {
        case DrillKind::moves:
            return men_asked_about(level);
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
        case DrillKind::article:
            return reasons_asked_for(level);
        case DrillKind::escapes:
            return {};
    }
    std::unreachable();
}

/// By which of those words an exercise goes.
struct Word {
    const Task& task;
    const Position& position;

    std::string operator()(const TargetsQuestion& asked) const {
        return std::string(name(position.board().at(asked.square).value().role));
    }
    std::string operator()(const ArticleQuestion& asked) const {
        return std::string(code(rule_on(position, asked.attempt).reason));
    }
    std::string operator()(const EnPassantQuestion& /*asked*/) const {
        return std::get<std::vector<Move>>(right_answer(task)).empty() ? "none" : "some";
    }
    std::string operator()(const auto& /*asked*/) const {
        return std::get<std::string>(right_answer(task));
    }
};

bool goes_by(const Task& task, std::string_view word) {
    return std::visit(Word{task, task.game.current()}, task.question) == word;
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
    const auto words = evened_out(kind_, level_);
    Workshop shop{.dice = dice_,
                  .level = level_,
                  .wanted = words.empty() ? "" : dice_.one_of(words),
                  .prover = prover_};
    for (std::int64_t i = 0; i < 2 * std::int64_t{throws_}; ++i) {
        if (i == throws_)
            shop.wanted = "";
        auto task = makers.at(std::to_underlying(kind_))(shop);
        if (!task || (!shop.wanted.empty() && !goes_by(*task, shop.wanted)))
            continue;
        const std::uint64_t number = exercise_number(kind_, *task);
        const std::uint64_t former = former_exercise_number(kind_, *task);
        if (made_.insert(number).second)
            return Exercise{*std::move(task), number, former};
    }
    return std::nullopt;
}

}  // namespace arbiter::lessons
