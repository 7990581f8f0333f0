#include "arbiter/engine/ordering.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

// Bands that do not overlap: within one a rank varies by less than 2^17.
constexpr int hash_rank = 1 << 22;
constexpr int good_capture_rank = 1 << 20;
constexpr int killer_rank = 1 << 18;
constexpr int underpromotion_rank = -(1 << 18);
constexpr int losing_capture_rank = -(1 << 20);

/// Most valuable victim first, then the cheapest attacker.
RankedMove ranked_capture(const Position& position, Move move) {
    const Role attacker = *position.board().role_at(move.from());
    const int worth = captured_worth(position, move);
    const int rank = 16 * worth - std::to_underlying(attacker);
    // Only a dearer man can lose by taking a cheaper one.
    const bool may_lose = move.is_promotion() || exchange_worths[attacker] > worth;
    if (may_lose && exchange_gain(position, move) < 0)
        return {move, MoveKind::losing_capture, rank + losing_capture_rank};
    return {move, MoveKind::good_capture, rank + good_capture_rank};
}

RankedMove ranked(const Position& position, Move move, const QuietMemory& memory,
                  const QuietContext& context) {
    // Promoting to less than a queen is almost never right.
    if (move.is_promotion() && move.promoted_role() != Role::queen)
        return {move, MoveKind::underpromotion, underpromotion_rank};
    if (move.is_promotion() || is_capture(position, move))
        return ranked_capture(position, move);
    const int rank = memory.is_killer(context.ply, move) ? killer_rank : 0;
    return {move, MoveKind::quiet, rank + memory.promise(context, move)};
}

bool is_noisy(const Position& position, Move move) {
    if (const auto promoted = move.promotion())
        return *promoted == Role::queen;
    return is_capture(position, move);
}

}  // namespace

MoveOrder::MoveOrder(std::vector<RankedMove>& stack, const Position& position, MoveChoice choice,
                     Move hash_move, const QuietMemory& memory, const QuietContext& context)
    : stack_(stack), begin_(stack.size()), next_(stack.size()) {
    for_each_legal_move(position, [&](Move move) {
        if (choice == MoveChoice::noisy && !is_noisy(position, move))
            return false;
        stack_.push_back(ranked(position, move, memory, context));
        if (move == hash_move)
            stack_.back().rank = hash_rank;
        return false;
    });
}

std::optional<RankedMove> MoveOrder::next() {
    // Children put their moves behind ours and took them away again.
    if (next_ == stack_.size())
        return std::nullopt;
    const auto rest = stack_.begin() + static_cast<std::ptrdiff_t>(next_);
    std::iter_swap(rest, std::ranges::max_element(rest, stack_.end(), {}, &RankedMove::rank));
    return stack_[next_++];
}

}  // namespace arbiter
