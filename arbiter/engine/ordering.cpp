#include "arbiter/engine/ordering.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "arbiter/engine/attack_map.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

// Bands that do not overlap: within one a rank varies by less than 2^17.
constexpr int good_capture_rank = 1 << 20;
constexpr int killer_rank = 1 << 18;
constexpr int underpromotion_rank = -(1 << 18);
constexpr int losing_capture_rank = -(1 << 20);

/// Most valuable victim first, then the cheapest attacker; what has refuted before is worth up to
/// 32 centipawns more.
int rank_of_capture(const Position& position, Move move, const CaptureMemory& memory) {
    return 16 * captured_worth(position, move) - std::to_underlying(move.role()) +
           memory.promise(position, move) / 16;
}

/// Only a dearer man can lose by taking a cheaper one.
bool loses_material(const Position& position, Move move) {
    const bool may_lose =
        move.is_promotion() || exchange_worths[move.role()] > captured_worth(position, move);
    return may_lose && exchange_gain(position, move) < 0;
}

/// What is attacked by a cheaper man had better go, and not go where it will be.
int gain_of_safety(Move move, const AttackMap& attacked) {
    constexpr PerRole<int> worths{{{0, 4'000, 4'000, 8'000, 16'000, 0}}};
    const Bitboard unsafe = attacked.by_cheaper[move.role()];
    return worths[move.role()] *
           ((unsafe.contains(move.from()) ? 1 : 0) - (unsafe.contains(move.to()) ? 1 : 0));
}

/// Captures are taken for good ones: whether they lose material is asked when it comes to them.
RankedMove ranked(const Position& position, Move move, const MoveMemory& memory,
                  const QuietContext& context) {
    // Promoting to less than a queen is almost never right.
    if (move.is_promotion() && move.promoted_role() != Role::queen)
        return {move, MoveKind::underpromotion, underpromotion_rank};
    if (move.is_promotion() || is_capture(position, move))
        return {move, MoveKind::good_capture,
                good_capture_rank + rank_of_capture(position, move, memory.captures)};
    const int rank = memory.quiets.is_killer(context.ply, move) ? killer_rank : 0;
    return {move, MoveKind::quiet,
            rank + memory.quiets.promise(context, move) + gain_of_safety(move, context.attacked)};
}

bool is_noisy(const Position& position, Move move) {
    if (const auto promoted = move.promotion())
        return *promoted == Role::queen;
    return is_capture(position, move);
}

/// As an unsigned number, in the same order.
constexpr std::uint32_t rank_bias = std::uint32_t{1} << 31;
constexpr std::size_t last_place = 255;
constexpr PackedMove place_bits = PackedMove{0xFF} << 24;

PackedMove packed(const RankedMove& move, std::size_t place) {
    const PackedMove rank = static_cast<std::uint32_t>(move.rank) + rank_bias;
    return rank << 32 | static_cast<PackedMove>(last_place - place) << 24 |
           static_cast<PackedMove>(std::to_underlying(move.kind)) << 16 | move.move.bits();
}

RankedMove unpacked(PackedMove packed) {
    return {std::bit_cast<Move>(static_cast<std::uint16_t>(packed)),
            static_cast<MoveKind>(packed >> 16 & 0xFF),
            static_cast<int>(static_cast<std::uint32_t>(packed >> 32) - rank_bias)};
}

/// From the first move of the order.
std::size_t place_of(PackedMove packed) {
    return last_place - static_cast<std::size_t>(packed >> 24 & 0xFF);
}

PackedMove moved_to(std::size_t place, PackedMove packed) {
    return (packed & ~place_bits) | static_cast<PackedMove>(last_place - place) << 24;
}

}  // namespace

MoveOrder::MoveOrder(std::vector<PackedMove>& stack, const Position& position, MoveChoice choice,
                     Move hash_move, const MoveMemory& memory, const QuietContext& context)
    : stack_(stack),
      position_(position),
      memory_(memory),
      context_(context),
      begin_(stack.size()),
      next_(stack.size()),
      hash_move_(hash_move),
      choice_(choice) {}

std::optional<RankedMove> MoveOrder::known() const {
    if (hash_move_ == Move() || !is_legal(position_, hash_move_) ||
        (choice_ == MoveChoice::noisy && !is_noisy(position_, hash_move_)))
        return std::nullopt;
    RankedMove first = ranked(position_, hash_move_, memory_, context_);
    if (first.kind == MoveKind::good_capture && loses_material(position_, hash_move_))
        first.kind = MoveKind::losing_capture;
    return first;
}

void MoveOrder::generate() {
    const auto add = [&](Move move) {
        if (move != hash_move_)
            stack_.push_back(
                packed(ranked(position_, move, memory_, context_), stack_.size() - begin_));
        return false;
    };
    if (choice_ == MoveChoice::all)
        for_each_legal_move(position_, add);
    else
        for_each_noisy_move(position_, add);
}

std::optional<RankedMove> MoveOrder::best_of_rest() {
    // Children put their moves behind ours and took them away again.
    while (next_ != stack_.size()) {
        PackedMove best = 0;
        for (std::size_t i = next_; i < stack_.size(); ++i)
            best = std::max(best, stack_[i]);
        const std::size_t place = place_of(best);
        RankedMove move = unpacked(best);
        if (move.kind == MoveKind::good_capture && loses_material(position_, move.move)) {
            move.kind = MoveKind::losing_capture;
            move.rank += losing_capture_rank - good_capture_rank;
            stack_[begin_ + place] = packed(move, place);
            continue;
        }
        stack_[begin_ + place] = moved_to(place, stack_[next_++]);
        return move;
    }
    return std::nullopt;
}

std::optional<RankedMove> MoveOrder::next() {
    if (stage_ == Stage::known) {
        stage_ = Stage::generate;
        if (const auto first = known())
            return first;
    }
    if (stage_ == Stage::generate) {
        stage_ = Stage::choose;
        generate();
    }
    return best_of_rest();
}

}  // namespace arbiter
