#include "arbiter/engine/evaluate.hpp"

#include <algorithm>

#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/evaluation/terms.hpp"
#include "arbiter/engine/evaluation/tuned_weights.hpp"

namespace arbiter {

namespace {

/// Adds the terms up, White's less Black's.
struct TermSum {
    template <Color Us>
    void add(const Tapered& weight, int count = 1) {
        if constexpr (Us == Color::white)
            sum += weight * count;
        else
            sum -= weight * count;
    }
    template <Color Us>
    void endanger(const Tapered& weight, int count = 1) {
        danger[Us] += weight * count;
    }

    [[nodiscard]] Tapered total() const {
        return sum + settled_danger(danger[Color::white]) - settled_danger(danger[Color::black]);
    }

    Tapered sum;
    PerColor<Tapered> danger;
};

}  // namespace

Score evaluate(const Position& position) {
    const Board& board = position.board();
    if (is_draw_by_material(board))
        return Score();
    TermSum terms;
    add_terms(board, tuned_weights, terms);
    const int game_phase = phase(board);
    int value = blend(terms.total(), game_phase);
    const Color strong = value >= 0 ? Color::white : Color::black;
    value = value * winning_share(board, strong) / 16;
    if (is_hunt(board, strong))
        value += forward(strong) * nearness_to_mate(board, strong);
    if (position.turn() == Color::black)
        value = -value;
    value += blend(tuned_weights.tempo, game_phase);
    return Score::centipawns(std::clamp(value, -max_centipawns, max_centipawns));
}

}  // namespace arbiter
