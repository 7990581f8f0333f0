#include "arbiter/winnable/helpmate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/detail/list.hpp"
#include "arbiter/rules/move_list.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/winnable/detail/checking_squares.hpp"
#include "arbiter/winnable/detail/helpmate_estimate.hpp"
#include "arbiter/winnable/detail/move_queue.hpp"
#include "arbiter/winnable/detail/siege_estimate.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

namespace {

/// A move whose man has come to that square before, at the same estimate.
constexpr unsigned nothing_new_cost = 6;
/// `stop()` is asked after so many positions.
constexpr std::size_t positions_between_stops = 256;
/// So many plies cost one.
constexpr unsigned plies_for_one = 15;

}  // namespace

/// A search and its memory, which the next one uses again.
class HelpmateSearch::Run {
  public:
    template <Color Winner, typename Estimate>
    HelpmateResult find(const Position& root, std::uint64_t max_positions,
                        const std::function<bool()>& stop) {
        clear();
        seen_.insert(root.key());
        nodes_.push_back({root, 0, 0, 0, 0, Move()});
        while (!look_at_last<Winner, Estimate>()) {
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
        /// Its moves that bring nothing nearer, in `quiet_`.
        std::uint32_t quiet_begin;
        std::uint32_t quiet_end;
        Move move;
    };
    using Kind = detail::WaitingMove::Kind;
    struct Arrivals {
        PerColor<PerRole<Bitboard>> squares;
        /// What is from an earlier search does not count.
        std::uint64_t search;
    };

    void clear() {
        nodes_.clear();
        quiet_size_ = 0;
        queue_.clear();
        seen_.clear();
        ++search_;
        mate_.reset();
    }

    /// Makes the cheapest move that leads to a position not seen before; false where there is none
    /// or it would be one too many.
    bool make_next(std::uint64_t max_positions) {
        while (!queue_.empty()) {
            const unsigned cost = queue_.lowest_cost();
            detail::WaitingMove next = queue_.pop();
            const Position& parent = nodes_[next.parent].position;
            if (next.kind == Kind::rest && !take_one_of_rest(parent.turn(), next, cost))
                continue;
            Bitboard& arrived = arrivals(next.estimate)[parent.turn()][next.move.role()];
            if (next.kind == Kind::single && arrived.contains(next.move.to())) {
                delay(next, cost);
                continue;
            }
            arrived.add(next.move.to());
            const Position position = parent.play(next.move);
            if (!seen_.insert(position.key()))
                continue;
            if (nodes_.size() >= max_positions) {
                queue_.push(cost, next);
                return false;
            }
            nodes_.push_back(
                {position, next.parent, nodes_[next.parent].depth + 1, 0, 0, next.move});
            return true;
        }
        return false;
    }

    /// Takes the first move of the rest that brings something new, delays those before it and puts
    /// those behind it back. False where there is none.
    bool take_one_of_rest(Color turn, detail::WaitingMove& next, unsigned cost) {
        const Node& parent = nodes_[next.parent];
        const PerRole<Bitboard>& arrived = arrivals(next.estimate)[turn];
        next.kind = Kind::single;
        for (std::uint32_t i = parent.quiet_begin + next.next; i < parent.quiet_end; ++i) {
            next.move = quiet_[i];
            ++next.next;
            if (arrived[next.move.role()].contains(next.move.to())) {
                delay(next, cost);
            } else {
                if (i + 1 < parent.quiet_end) {
                    detail::WaitingMove rest = next;
                    rest.kind = Kind::rest;
                    queue_.push(cost + 1, rest);
                }
                return true;
            }
            // Each move that brings nothing nearer makes the next one dearer.
            ++cost;
        }
        return false;
    }

    void delay(detail::WaitingMove move, unsigned cost) {
        move.kind = Kind::delayed;
        queue_.push(cost + nothing_new_cost, move);
    }

    /// Where men have come to at that estimate. The first of its kind to come to a square is what
    /// Lipovetzky and Geffner call novel ("Width and Serialization of Classical Planning Problems",
    /// 2012).
    PerColor<PerRole<Bitboard>>& arrivals(std::uint8_t estimate) {
        Arrivals& arrivals = arrivals_[estimate];
        if (arrivals.search != search_)
            arrivals = {{}, search_};
        return arrivals.squares;
    }

    /// Queues the moves of the last node; true where one of them mates.
    template <Color Winner, typename Estimate>
    bool look_at_last() {
        if (theorem_against(nodes_.back().position.board(), Winner))
            return false;
        Sorter<Winner, Estimate> sorter(*this);
        if (detail::generate(nodes_.back().position, sorter))
            return true;
        sorter.finish();
        return false;
    }

    /// Takes the moves of the last node from the generator: queues those that are told apart, lists
    /// the others, and stops at a mate.
    template <Color Winner, typename Estimate>
    class Sorter {
      public:
        explicit Sorter(Run& run)
            : run_(run),
              node_(run.nodes_.back()),
              estimate_(node_.position),
              here_(estimate_.here()),
              depth_cost_(node_.depth / plies_for_one),
              quiet_(run.room_for_quiet_moves()) {
            if (node_.position.turn() == Winner)
                checks_.emplace(node_.position);
        }

        bool man(Role role, Square from, Bitboard targets) {
            const auto move_to = [&](Square to) { return Move::normal(role, from, to); };
            if (checks_ && mates(targets & checks_->targets_of(role, from), move_to))
                return true;
            const Bitboard telling = targets & estimate_.telling_targets(from);
            for (const Square to : telling)
                offer(move_to(to));
            return quiet_.man(role, from, targets - telling);
        }
        bool pawns(Direction step, Bitboard targets) {
            const auto move_to = [&](Square to) {
                return Move::normal(Role::pawn, detail::stepped_back(to, step), to);
            };
            if (checks_ && mates(targets & checks_->targets_of_pawns(step), move_to))
                return true;
            const Bitboard telling = targets & estimate_.telling_targets_of_pawns();
            for (const Square to : telling)
                offer(move_to(to));
            return quiet_.pawns(step, targets - telling);
        }
        bool promotions(Direction step, Bitboard targets) {
            for (const Square to : targets)
                for (const Role role : promotion_roles)
                    if (special(Move::promotion(detail::stepped_back(to, step), to, role)))
                        return true;
            return false;
        }
        bool special(Move move) {
            if (checks_ && run_.mates<Winner>(node_.position, move))
                return true;
            offer(move);
            return false;
        }

        /// Queues the quiet moves.
        void finish() {
            node_.quiet_begin = static_cast<std::uint32_t>(run_.quiet_size_);
            run_.quiet_size_ = static_cast<std::size_t>(quiet_.end() - run_.quiet_.data());
            node_.quiet_end = static_cast<std::uint32_t>(run_.quiet_size_);
            if (node_.quiet_begin == node_.quiet_end)
                return;
            const std::uint8_t value = clamped(here_);
            run_.queue_.push(value + depth_cost_, {number(), Move(), 0, value, Kind::rest});
        }

      private:
        [[nodiscard]] std::uint32_t number() const {
            return static_cast<std::uint32_t>(run_.nodes_.size() - 1);
        }

        template <typename MakeMove>
        bool mates(Bitboard targets, MakeMove move_to) {
            for (const Square to : targets)
                if (run_.mates<Winner>(node_.position, move_to(to)))
                    return true;
            return false;
        }

        void offer(Move move) {
            const int after = estimate_.after(move);
            if (Estimate::tells_worse_moves_apart ? after == here_ : after >= here_) {
                quiet_.special(move);
                return;
            }
            const std::uint8_t value = clamped(after);
            run_.queue_.push(value + depth_cost_, {number(), move, 0, value, Kind::single});
        }

        Run& run_;
        Node& node_;
        Estimate estimate_;
        int here_;
        unsigned depth_cost_;
        detail::ListingSink quiet_;
        std::optional<detail::CheckingSquares<Winner>> checks_;
    };

    Move* room_for_quiet_moves() {
        if (quiet_.size() < quiet_size_ + max_legal_moves + moves_in_a_block)
            quiet_.resize(2 * quiet_.size() + max_legal_moves + moves_in_a_block);
        return &quiet_[quiet_size_];
    }

    static std::uint8_t clamped(int estimate) {
        return static_cast<std::uint8_t>(std::clamp(estimate, 0, 255));
    }

    template <Color Winner>
    bool mates(const Position& position, Move move) {
        const Position after = position.play_as<Winner>(move);
        if (!is_check(after) || has_legal_move(after))
            return false;
        mate_ = move;
        return true;
    }

    [[nodiscard]] std::vector<Move> line() const {
        std::vector<Move> moves{*mate_};
        for (std::size_t i = nodes_.size() - 1; i > 0; i = nodes_[i].parent)
            moves.push_back(nodes_[i].move);
        std::ranges::reverse(moves);
        return moves;
    }

    std::vector<Node> nodes_;
    /// The first `quiet_size_` are in use.
    std::vector<Move> quiet_;
    std::size_t quiet_size_ = 0;
    detail::MoveQueue queue_;
    detail::KeySet seen_;
    std::array<Arrivals, 256> arrivals_{};
    std::uint64_t search_ = 0;
    std::optional<Move> mate_;
};

HelpmateSearch::HelpmateSearch() : run_(std::make_unique<Run>()) {}
HelpmateSearch::HelpmateSearch(HelpmateSearch&&) noexcept = default;
HelpmateSearch& HelpmateSearch::operator=(HelpmateSearch&&) noexcept = default;
HelpmateSearch::~HelpmateSearch() = default;

HelpmateResult HelpmateSearch::find(const Position& position, Color winner,
                                    std::uint64_t max_positions, const std::function<bool()>& stop,
                                    HelpmateGuide guide) {
    using enum Color;
    if (guide == HelpmateGuide::siege)
        return winner == white
                   ? run_->find<white, detail::SiegeEstimate<white>>(position, max_positions, stop)
                   : run_->find<black, detail::SiegeEstimate<black>>(position, max_positions, stop);
    return winner == white
               ? run_->find<white, detail::Estimate<white>>(position, max_positions, stop)
               : run_->find<black, detail::Estimate<black>>(position, max_positions, stop);
}

}  // namespace arbiter
