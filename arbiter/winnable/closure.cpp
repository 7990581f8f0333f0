#include "arbiter/winnable/closure.hpp"

#include <algorithm>
#include <cassert>
#include <deque>
#include <unordered_map>
#include <utility>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/detail/exact_key.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

namespace {

/// `stop()` is asked after so many positions.
constexpr std::uint64_t positions_between_stops = 256;
/// One more position may bring as many as it has moves.
constexpr std::uint64_t most_positions = detail::PositionSet::max_size - max_legal_moves;
/// So many are made room for at once.
constexpr std::uint64_t most_reserved = std::uint64_t{1} << 20U;
/// So much memory an exhaustion may take.
constexpr std::size_t most_bytes = 48'000'000;
/// So often an invariant is looked for among positions with the same pawns and the same pieces.
constexpr int tries_for_alike = 3;

/// What an invariant depends on most: the pawns, and which pieces are left.
struct Structure {
    PerColor<Bitboard> pawns;
    /// Six bits for each kind of piece.
    std::uint64_t pieces;

    bool operator==(const Structure&) const = default;
};

std::uint64_t one_more(Piece piece) {
    return std::uint64_t{1} << (24U * std::to_underlying(piece.color) +
                                6U * (std::to_underlying(piece.role) - 1U));
}

Structure structure_of(const Board& board) {
    Structure structure{};
    for (const Color color : both_colors) {
        structure.pawns[color] = board.of(color, Role::pawn);
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen})
            structure.pieces +=
                one_more({color, role}) * static_cast<std::uint64_t>(board.of(color, role).size());
    }
    return structure;
}

Structure structure_of(const Layer& layer) {
    Structure structure{};
    for (const PlacedMan& man : layer.men)
        if (man.squares.empty())
            continue;
        else if (man.piece.role == Role::pawn)
            structure.pawns[man.piece.color] |= man.squares;
        else
            structure.pieces += one_more(man.piece);
    return structure;
}

struct StructureHash {
    std::size_t operator()(const Structure& structure) const {
        const std::uint64_t mixed = (structure.pawns[Color::white].bits() * 0x9E3779B97F4A7C15U) ^
                                    (structure.pawns[Color::black].bits() * 0xC2B2AE3D27D4EB4FU) ^
                                    (structure.pieces * 0x165667B19E3779F9U);
        return static_cast<std::size_t>(mixed ^ (mixed >> 29U));
    }
};

/// First in, first out, in blocks that are given back one by one.
class PositionQueue {
  public:
    [[nodiscard]] bool empty() const { return blocks_.empty(); }
    [[nodiscard]] std::size_t bytes() const {
        return blocks_.size() * per_block * sizeof(Position);
    }
    void push(const Position& position) {
        if (blocks_.empty() || blocks_.back().size() == per_block) {
            blocks_.emplace_back();
            blocks_.back().reserve(per_block);
        }
        blocks_.back().push_back(position);
    }
    /// Requires: not empty.
    Position pop() {
        const Position position = blocks_.front()[taken_];
        if (++taken_ == blocks_.front().size()) {
            blocks_.pop_front();
            taken_ = 0;
        }
        return position;
    }

  private:
    static constexpr std::size_t per_block = 2048;

    /// None is empty.
    std::deque<std::vector<Position>> blocks_;
    /// So many of the first one are gone.
    std::size_t taken_ = 0;
};

}  // namespace

class Exhaustion::Work {
  public:
    Work(const Position& root, Color winner, std::size_t max_layers)
        : winner_(winner),
          max_layers_(max_layers),
          seen_(detail::words_for(root.board().occupied().size())) {
        if (root.board().occupied().size() > detail::max_men_in_key)
            has_too_many_men_ = true;
        else
            add(root, 0, Move());
    }

    ClosureResult go_on(std::uint64_t max_positions, const std::function<bool()>& stop) {
        assert(!has_ended_);
        if (has_too_many_men_)
            return result(ClosureOutcome::gave_up);
        max_positions = std::min(max_positions, most_positions);
        reserve(static_cast<std::size_t>(std::min(max_positions, most_reserved)));
        while (!queue_.empty()) {
            if (is_full(max_positions) || must_stop(stop))
                return result(ClosureOutcome::gave_up);
            const Position position = queue_.pop();
            const auto number = static_cast<std::uint32_t>(looked_at_++);
            if (!has_legal_move(position)) {
                if (!is_check(position) || position.turn() == winner_)
                    continue;
                has_ended_ = true;
                ClosureResult mate = result(ClosureOutcome::mate);
                mate.line = line_to(number);
                return mate;
            }
            if (is_covered(position, stop))
                continue;
            ++expanded_;
            expand(position, number);
        }
        has_ended_ = true;
        ClosureResult closed = result(ClosureOutcome::closed);
        closed.layers = std::move(layers_);
        return closed;
    }

  private:
    struct Step {
        std::uint32_t parent;
        Move move;
    };
    /// What is known of positions of one structure.
    struct Alike {
        /// Indices of `layers_`.
        std::vector<std::size_t> layers;
        int tries = 0;
    };

    [[nodiscard]] ClosureResult result(ClosureOutcome outcome) const {
        return {outcome, expanded_, seen_.size(), {}, {}};
    }

    void reserve(std::size_t positions) {
        if (positions <= steps_.capacity())
            return;
        // At least twice as much, in case it goes on in small steps.
        positions = std::max(positions, 2 * steps_.capacity());
        seen_.reserve(positions);
        steps_.reserve(positions);
    }

    [[nodiscard]] bool is_full(std::uint64_t max_positions) const {
        return seen_.size() >= max_positions ||
               seen_.bytes() + steps_.size() * sizeof(Step) + queue_.bytes() > most_bytes;
    }
    [[nodiscard]] bool must_stop(const std::function<bool()>& stop) const {
        return stop && looked_at_ % positions_between_stops == 0 && stop();
    }

    void expand(const Position& position, std::uint32_t number) {
        // Memory answers all questions at the same time.
        const MoveList moves = legal_moves(position);
        children_.clear();
        for (const Move move : moves) {
            children_.push_back(position.play(move));
            seen_.prefetch(children_.back().key());
        }
        for (std::size_t i = 0; i < moves.size(); ++i)
            add(children_[i], number, moves[i]);
    }

    void add(const Position& position, std::uint32_t parent, Move move) {
        if (!seen_.insert(detail::exact_key(position), position.key()))
            return;
        queue_.push(position);
        steps_.push_back({parent, move});
    }

    bool is_covered(const Position& position, const std::function<bool()>& stop) {
        if (theorem_against(position.board(), winner_))
            return true;
        // Layers may cost a part of what the positions cost that they could save.
        const bool may_try = max_layers_ > 0 &&
                             layers_looked_at_ * positions_per_layer <= expanded_ / 8 + max_layers_;
        if (alike_.empty() && !may_try)
            return false;
        const Structure structure = structure_of(position.board());
        const auto alike = alike_.find(structure);
        if (alike != alike_.end() && std::ranges::any_of(alike->second.layers, [&](std::size_t i) {
                return contains(layers_[i], position);
            }))
            return true;
        if (!may_try || (alike != alike_.end() && alike->second.tries == tries_for_alike))
            return false;
        ++alike_[structure].tries;
        return has_invariant(position, stop);
    }

    bool has_invariant(const Position& position, const std::function<bool()>& stop) {
        auto invariant = find_invariant(position, winner_, max_layers_, stop);
        layers_looked_at_ += invariant.looked_at;
        if (!invariant.layers)
            return false;
        for (Layer& layer : *invariant.layers) {
            alike_[structure_of(layer)].layers.push_back(layers_.size());
            layers_.push_back(std::move(layer));
        }
        return true;
    }

    [[nodiscard]] std::vector<Move> line_to(std::uint32_t number) const {
        std::vector<Move> line;
        for (; number > 0; number = steps_[number].parent)
            line.push_back(steps_[number].move);
        std::ranges::reverse(line);
        return line;
    }

    Color winner_;
    std::size_t max_layers_;
    bool has_too_many_men_ = false;
    bool has_ended_ = false;
    detail::PositionSet seen_;
    PositionQueue queue_;
    std::vector<Position> children_;
    std::vector<Step> steps_;
    std::uint64_t looked_at_ = 0;
    std::uint64_t expanded_ = 0;
    std::vector<Layer> layers_;
    std::uint64_t layers_looked_at_ = 0;
    std::unordered_map<Structure, Alike, StructureHash> alike_;
};

Exhaustion::Exhaustion(const Position& position, Color winner, std::size_t max_layers)
    : work_(std::make_unique<Work>(position, winner, max_layers)) {}
Exhaustion::Exhaustion(Exhaustion&&) noexcept = default;
Exhaustion& Exhaustion::operator=(Exhaustion&&) noexcept = default;
Exhaustion::~Exhaustion() = default;

ClosureResult Exhaustion::go_on(std::uint64_t max_positions, const std::function<bool()>& stop) {
    return work_->go_on(max_positions, stop);
}

ClosureResult exhaust(const Position& position, Color winner, const ClosureLimits& limits,
                      const std::function<bool()>& stop) {
    return Exhaustion(position, winner, limits.layers).go_on(limits.positions, stop);
}

}  // namespace arbiter
