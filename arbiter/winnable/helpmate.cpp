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
constexpr unsigned nothing_new_cost = 5;
/// So much memory a search may take.
constexpr std::size_t most_bytes_of_search = 50'000'000;
/// `stop()` is asked after so many positions.
constexpr std::size_t searched_between_stops = 256;

}  // namespace

/// A search and its memory, which the next one uses again.
class HelpmateSearch::Run {
  public:
    void begin(const Position& root) {
        clear();
        seen_.insert(root.key());
        add(root, {0, 0, 0, Move()});
        is_last_looked_at_ = false;
    }

    template <Color Winner, typename Estimate>
    HelpmateResult go_on(std::uint64_t max_positions, const std::function<bool()>& stop) {
        max_positions = std::min<std::uint64_t>(max_positions, detail::WaitingMove::max_parent);
        reserve(max_positions);
        for (;;) {
            if (!is_last_looked_at_ && look_at_last<Winner, Estimate>())
                return {HelpmateOutcome::found, line(), nodes_.size()};
            is_last_looked_at_ = true;
            const bool must_stop = stop && nodes_.size() % searched_between_stops == 0 && stop();
            if (must_stop || !make_next(max_positions))
                return {queue_.empty() ? HelpmateOutcome::exhausted : HelpmateOutcome::gave_up,
                        {},
                        nodes_.size()};
            is_last_looked_at_ = false;
        }
    }

  private:
    static constexpr std::size_t most_reserved = std::size_t{1} << 18U;
    /// For each position; most have fewer that are queued.
    static constexpr std::size_t moves_reserved = 16;

    /// How the search came to a position.
    struct Node {
        std::uint32_t parent;
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
        positions_.clear();
        nodes_.clear();
        quiet_size_ = 0;
        queue_.clear();
        seen_.clear();
        ++search_;
        mate_.reset();
    }

    /// Memory that is not used yet costs nothing; to move what is there would cost twice as much.
    void reserve(std::uint64_t max_positions) {
        auto positions =
            static_cast<std::size_t>(std::min<std::uint64_t>(max_positions, most_reserved));
        if (positions <= positions_.capacity())
            return;
        // At least twice as much, in case it goes on in small steps.
        positions = std::max(positions, 2 * positions_.capacity());
        positions_.reserve(positions);
        nodes_.reserve(positions);
        quiet_.reserve(positions * moves_reserved);
        queue_.reserve(positions * moves_reserved);
    }

    [[nodiscard]] std::size_t bytes() const {
        return positions_.size() * (sizeof(Position) + sizeof(Node)) + quiet_size_ * sizeof(Move) +
               queue_.bytes() + seen_.bytes();
    }

    void add(const Position& position, const Node& node) {
        positions_.push_back(position);
        nodes_.push_back(node);
    }

    /// Makes the cheapest move that leads to a position not seen before; false where there is none
    /// or there may be no more positions.
    bool make_next(std::uint64_t max_positions) {
        while (!queue_.empty() && nodes_.size() < max_positions && bytes() < most_bytes_of_search) {
            const unsigned cost = queue_.lowest_cost();
            const detail::WaitingMove next = queue_.pop();
            const auto move = next.kind() == Kind::rest ? take_one_of_rest(next, cost)
                                                        : std::optional(next.move());
            if (!move)
                continue;
            Bitboard& arrived = arrivals(next.estimate())[next.turn()][move->role()];
            if (next.kind() == Kind::single && arrived.contains(move->to())) {
                delay(next, *move, cost);
                continue;
            }
            arrived.add(move->to());
            const Position position = positions_[next.parent()].play(*move);
            if (!seen_.insert(position.key()))
                continue;
            add(position, {next.parent(), 0, 0, *move});
            return true;
        }
        return false;
    }

    /// The first move of the rest that brings something new; delays those before it and puts those
    /// behind it back.
    std::optional<Move> take_one_of_rest(const detail::WaitingMove& rest, unsigned cost) {
        const Node& parent = nodes_[rest.parent()];
        const PerRole<Bitboard>& arrived = arrivals(rest.estimate())[rest.turn()];
        for (std::uint32_t i = parent.quiet_begin + rest.next(); i < parent.quiet_end; ++i) {
            const Move move = quiet_[i];
            if (!arrived[move.role()].contains(move.to())) {
                if (i + 1 < parent.quiet_end)
                    queue_.push(cost + 1, {Kind::rest, rest.parent(), rest.turn(), Move(),
                                           rest.estimate(), i + 1 - parent.quiet_begin});
                return move;
            }
            delay(rest, move, cost);
            // Each move that brings nothing nearer makes the next one dearer.
            ++cost;
        }
        return std::nullopt;
    }

    void delay(const detail::WaitingMove& waiting, Move move, unsigned cost) {
        queue_.push(cost + nothing_new_cost,
                    {Kind::delayed, waiting.parent(), waiting.turn(), move, waiting.estimate()});
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
        if (theorem_against(positions_.back().board(), Winner))
            return false;
        Sorter<Winner, Estimate> sorter(*this);
        if (detail::generate(positions_.back(), sorter))
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
              position_(run.positions_.back()),
              turn_(position_.turn()),
              estimate_(position_),
              here_(estimate_.here()),
              quiet_(run.room_for_quiet_moves()) {
            if (turn_ == Winner)
                checks_.emplace(position_);
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
            if (checks_ && run_.mates<Winner>(position_, move))
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
            run_.queue_.push(value, {Kind::rest, number(), turn_, Move(), value});
        }

      private:
        [[nodiscard]] std::uint32_t number() const {
            return static_cast<std::uint32_t>(run_.nodes_.size() - 1);
        }

        template <typename MakeMove>
        bool mates(Bitboard targets, MakeMove move_to) {
            for (const Square to : targets)
                if (run_.mates<Winner>(position_, move_to(to)))
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
            run_.queue_.push(value, {Kind::single, number(), turn_, move, value});
        }

        Run& run_;
        Node& node_;
        const Position& position_;
        Color turn_;
        Estimate estimate_;
        int here_;
        detail::ListingSink quiet_;
        std::optional<detail::CheckingSquares<Winner>> checks_;
    };

    Move* room_for_quiet_moves() {
        constexpr std::size_t room = max_legal_moves + moves_in_a_block;
        if (quiet_.size() < quiet_size_ + room)
            quiet_.resize(quiet_size_ + 4 * room);
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

    /// What was looked at, in order; `nodes_` says the same of each.
    std::vector<Position> positions_;
    std::vector<Node> nodes_;
    /// The first `quiet_size_` are in use.
    std::vector<Move> quiet_;
    std::size_t quiet_size_ = 0;
    detail::MoveQueue queue_;
    detail::KeySet seen_;
    std::array<Arrivals, 256> arrivals_{};
    std::uint64_t search_ = 0;
    std::optional<Move> mate_;
    bool is_last_looked_at_ = false;
};

HelpmateSearch::HelpmateSearch() : run_(std::make_unique<Run>()) {}
HelpmateSearch::HelpmateSearch(HelpmateSearch&&) noexcept = default;
HelpmateSearch& HelpmateSearch::operator=(HelpmateSearch&&) noexcept = default;
HelpmateSearch::~HelpmateSearch() = default;

void HelpmateSearch::begin(const Position& position, Color winner, HelpmateGuide guide) {
    winner_ = winner;
    guide_ = guide;
    run_->begin(position);
}

HelpmateResult HelpmateSearch::go_on(std::uint64_t max_positions,
                                     const std::function<bool()>& stop) {
    using enum Color;
    if (guide_ == HelpmateGuide::siege)
        return winner_ == white
                   ? run_->go_on<white, detail::SiegeEstimate<white>>(max_positions, stop)
                   : run_->go_on<black, detail::SiegeEstimate<black>>(max_positions, stop);
    return winner_ == white ? run_->go_on<white, detail::Estimate<white>>(max_positions, stop)
                            : run_->go_on<black, detail::Estimate<black>>(max_positions, stop);
}

HelpmateResult HelpmateSearch::find(const Position& position, Color winner,
                                    std::uint64_t max_positions, const std::function<bool()>& stop,
                                    HelpmateGuide guide) {
    begin(position, winner, guide);
    return go_on(max_positions, stop);
}

}  // namespace arbiter
