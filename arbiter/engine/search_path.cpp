#include "arbiter/engine/search_path.hpp"

#include <algorithm>
#include <cassert>

#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

constexpr std::uint32_t plies_to_fifty_move_claim = 100;

}  // namespace

SearchPath::SearchPath(const Position& root, std::span<const std::uint64_t> earlier_keys)
    : frames_(max_ply + 1), keys_(earlier_keys.begin(), earlier_keys.end()) {
    keys_.push_back(root.key());
    const auto reversible = std::min<std::size_t>(root.halfmove_clock(), earlier_keys.size());
    here().reversible = static_cast<int>(reversible);
    here().in_check = is_check(root);
}

void SearchPath::enter(const Position& next, Landing landing) {
    assert(ply_ < max_ply);
    const int reversible = next.halfmove_clock() == 0 ? 0 : here().reversible + 1;
    ++ply_;
    deepest_ = std::max(deepest_, ply_);
    here().line.clear();
    here().landing = landing;
    here().quiet = Move();
    here().reversible = reversible;
    here().in_check = is_check(next);
    here().after_pass = false;
    keys_.push_back(next.key());
}

void SearchPath::enter_by_pass(const Position& next) {
    enter(next, Landing());
    here().reversible = 0;
    here().after_pass = true;
}

void SearchPath::leave() {
    --ply_;
    keys_.pop_back();
}

bool SearchPath::is_draw(const Position& position) const {
    if (is_draw_by_material(position.board()) || is_repetition())
        return true;
    return position.halfmove_clock() >= plies_to_fifty_move_claim &&
           (!in_check() || has_legal_move(position));
}

bool SearchPath::is_repetition() const {
    const std::size_t current = keys_.size() - 1;
    int earlier_in_game = 0;
    for (int back = 4; back <= here().reversible; back += 2) {
        if (keys_[current - static_cast<std::size_t>(back)] != keys_[current])
            continue;
        if (back <= ply_ || ++earlier_in_game == 2)
            return true;
    }
    return false;
}

bool SearchPath::is_improving() const {
    return ply_ >= 2 &&
           here().static_score > frames_[static_cast<std::size_t>(ply_ - 2)].static_score;
}

void SearchPath::extend_line(Move move) {
    Variation& line = here().line;
    line.clear();
    line.push_back(move);
    if (ply_ < max_ply)
        for (const Move later : frames_[static_cast<std::size_t>(ply_ + 1)].line)
            line.push_back(later);
}

}  // namespace arbiter
