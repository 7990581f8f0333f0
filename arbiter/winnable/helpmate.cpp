#include "arbiter/winnable/helpmate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/winnable/detail/checking_squares.hpp"
#include "arbiter/winnable/detail/helpmate_estimate.hpp"
#include "arbiter/winnable/detail/move_queue.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

namespace {

/// A move whose man has come to that square before, at the same estimate.
constexpr unsigned nothing_new_cost = 4;
/// `stop()` is asked after so many positions.
constexpr std::size_t positions_between_stops = 256;
/// So many plies, and so many moves of a position that bring nothing nearer, cost one.
constexpr unsigned plies_for_one = 8;
constexpr unsigned quiet_moves_for_one = 2;

}  // namespace

/// A search and its memory, which the next one uses again.
class HelpmateSearch::Run {
  public:
    template <Color Winner>
    HelpmateResult find(const Position& root, std::uint64_t max_positions,
                        const std::function<bool()>& stop) {
        clear();
        seen_.insert(root.key());
        nodes_.push_back({root, 0, 0, Move()});
        while (!look_at_last<Winner>()) {
            const bool must_stop = stop && nodes_.size() % positions_between_stops == 0 && stop();
            if (must_stop || !make_next(max_positions))
                return {queue_.empty() ? HelpmateOutcome::exhausted : HelpmateOutcome::gave_up,
                        {},
                        nodes_.size()};
        }
        return {HelpmateOutcome::found, line(), nodes_.size()};
    }

  private:
    struct Node {
        Position position;
        std::uint32_t parent;
        std::uint32_t depth;
        Move move;
    };
    /// The squares that each kind of man has come to.
    using Arrivals = PerColor<PerRole<Bitboard>>;

    void clear() {
        nodes_.clear();
        queue_.clear();
        seen_.clear();
        arrivals_.fill({});
        mate_.reset();
    }

    /// Makes the cheapest move that leads to a position not seen before; false where there is none
    /// or it would be one too many.
    bool make_next(std::uint64_t max_positions) {
        while (!queue_.empty()) {
            const unsigned cost = queue_.lowest_cost();
            detail::WaitingMove next = queue_.pop();
            const Position& parent = nodes_[next.parent].position;
            if (!next.is_delayed && !brings_news(parent, next)) {
                next.is_delayed = true;
                queue_.push(cost + nothing_new_cost, next);
                continue;
            }
            const Position position = parent.play(next.move);
            if (!seen_.insert(position.key()))
                continue;
            if (nodes_.size() >= max_positions) {
                queue_.push(cost, next);
                return false;
            }
            nodes_.push_back({position, next.parent, nodes_[next.parent].depth + 1, next.move});
            return true;
        }
        return false;
    }

    /// The first man of its kind that comes to that square at this estimate: the novelty of
    /// Lipovetzky and Geffner, "Width and Serialization of Classical Planning Problems" (2012).
    bool brings_news(const Position& parent, const detail::WaitingMove& next) {
        Bitboard& arrived = arrivals_[next.estimate][parent.turn()][next.move.role()];
        const bool is_new = !arrived.contains(next.move.to());
        arrived.add(next.move.to());
        return is_new;
    }

    /// Queues the moves of the last node; true where one of them mates.
    template <Color Winner>
    bool look_at_last() {
        const auto number = static_cast<std::uint32_t>(nodes_.size() - 1);
        const Node& node = nodes_.back();
        if (theorem_against(node.position.board(), Winner))
            return false;
        const MoveList moves = legal_moves(node.position);
        if (node.position.turn() == Winner && find_mate<Winner>(node.position, moves))
            return true;
        const detail::Estimate<Winner> estimate(node.position);
        const int here = estimate.here();
        unsigned quiet = 0;
        for (const Move move : moves) {
            const int after = estimate.after(move);
            const unsigned tie =
                node.depth / plies_for_one + (after < here ? 0 : quiet++ / quiet_moves_for_one);
            const auto value = static_cast<unsigned>(std::clamp(after, 0, 255));
            queue_.push(value + tie, {number, move, static_cast<std::uint8_t>(value), false});
        }
        return false;
    }

    template <Color Winner>
    bool find_mate(const Position& position, const MoveList& moves) {
        const detail::CheckingSquares<Winner> checks(position);
        for (const Move move : moves) {
            if (!checks.may_check(move))
                continue;
            const Position after = position.play_as<Winner>(move);
            if (is_check(after) && !has_legal_move(after)) {
                mate_ = move;
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<Move> line() const {
        std::vector<Move> moves{*mate_};
        for (std::size_t i = nodes_.size() - 1; i > 0; i = nodes_[i].parent)
            moves.push_back(nodes_[i].move);
        std::ranges::reverse(moves);
        return moves;
    }

    std::vector<Node> nodes_;
    detail::MoveQueue queue_;
    detail::KeySet seen_;
    std::array<Arrivals, 256> arrivals_;
    std::optional<Move> mate_;
};

HelpmateSearch::HelpmateSearch() : run_(std::make_unique<Run>()) {}
HelpmateSearch::HelpmateSearch(HelpmateSearch&&) noexcept = default;
HelpmateSearch& HelpmateSearch::operator=(HelpmateSearch&&) noexcept = default;
HelpmateSearch::~HelpmateSearch() = default;

HelpmateResult HelpmateSearch::find(const Position& position, Color winner,
                                    std::uint64_t max_positions,
                                    const std::function<bool()>& stop) {
    return winner == Color::white ? run_->find<Color::white>(position, max_positions, stop)
                                  : run_->find<Color::black>(position, max_positions, stop);
}

}  // namespace arbiter
