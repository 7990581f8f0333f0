#include "arbiter/lessons/drills/drill.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/base/fnv.hpp"
#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter::lessons {

namespace {

/// Some throws in ten thousand are good for the rarest answer.
constexpr int most_tries = 100'000;

constexpr std::array<std::string_view, all_drill_kinds.size()> drill_names{
    "moves", "mate", "escapes", "castling", "en_passant", "dead", "claim", "flag", "article"};

using Make = std::optional<Task> (*)(Workshop& shop);

constexpr std::array<Make, all_drill_kinds.size()> makers{
    &make_moves, &make_mate,  &make_escapes, &make_castling, &make_en_passant,
    &make_dead,  &make_claim, &make_flag,    &make_article};

/// What a question is about, beside the position.
struct AboutQuestion {
    std::string operator()(const TargetsQuestion& asked) const {
        return std::string(name(asked.square));
    }
    std::string operator()(const FlagQuestion& asked) const {
        return std::string(name(asked.side));
    }
    std::string operator()(const ArticleQuestion& asked) const {
        return write_uci_attempt(asked.attempt);
    }
    std::string operator()(const auto& /*asked*/) const { return ""; }
};

std::uint64_t number_of_task(DrillKind kind, const Task& task) {
    std::string text = std::string(name(kind)) + ' ' + write_fen(task.game.start()) + ' ' +
                       std::visit(AboutQuestion(), task.question);
    for (const Move move : task.game.moves())
        text += ' ' + write_uci_move(move);
    return fnv1a_64(text);
}

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

std::string_view name(DrillKind kind) { return drill_names[std::to_underlying(kind)]; }

std::optional<DrillKind> drill_kind_named(std::string_view name) {
    const auto* const found = std::ranges::find(drill_names, name);
    if (found == drill_names.end())
        return std::nullopt;
    return all_drill_kinds[static_cast<std::size_t>(found - drill_names.begin())];
}

Drill::Drill(DrillKind kind, int level, std::uint64_t seed)
    : kind_(kind), level_(level), dice_(mixed(kind, level, seed)) {
    assert(level >= 1 && level <= hardest_level);
}

std::optional<Exercise> Drill::next() {
    const auto answers = answers_to_balance(kind_);
    Workshop shop{.dice = dice_,
                  .level = level_,
                  .wanted = answers.empty() ? "" : dice_.one_of(answers),
                  .prover = prover_};
    for (int i = 0; i < 2 * most_tries; ++i) {
        auto task = makers.at(std::to_underlying(kind_))(shop);
        // An answer that does not come up in all those tries is given up for any other.
        if (i == most_tries)
            shop.wanted = "";
        if (!task || (!shop.wanted.empty() && !is_answered_by(*task, shop.wanted)))
            continue;
        const std::uint64_t number = number_of_task(kind_, *task);
        if (made_.insert(number).second)
            return Exercise{*std::move(task), number};
    }
    return std::nullopt;
}

}  // namespace arbiter::lessons
