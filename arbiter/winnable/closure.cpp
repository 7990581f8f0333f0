#include "arbiter/winnable/closure.hpp"

#include <algorithm>
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
/// So often an invariant is looked for among positions with the same pawns and the same pieces.
constexpr int tries_for_alike = 3;

/// What an invariant depends on most: the pawns, and which pieces are left.
struct Structure {
    PerColor<Bitboard> pawns;
    std::uint64_t pieces;

    bool operator==(const Structure&) const = default;
};

void add(Structure& structure, Piece piece, Bitboard squares) {
    // Six bits for each kind of piece.
    if (piece.role == Role::pawn)
        structure.pawns[piece.color] |= squares;
    else if (piece.role != Role::king)
        structure.pieces += std::uint64_t{1} << (24U * std::to_underlying(piece.color) +
                                                 6U * (std::to_underlying(piece.role) - 1U));
}

Structure structure_of(const Board& board) {
    Structure structure{};
    for (const Square square : board.occupied())
        add(structure, *board.at(square), Bitboard(square));
    return structure;
}

Structure structure_of(const Layer& layer) {
    Structure structure{};
    for (const PlacedMan& man : layer.men)
        if (man.squares.any())
            add(structure, man.piece, man.squares);
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

class Exhaustion {
  public:
    Exhaustion(Color winner, const ClosureLimits& limits, const std::function<bool()>& stop)
        : winner_(winner), limits_(limits), stop_(stop) {}

    ClosureResult from(const Position& root) {
        if (!add(root, 0, Move()))
            return {ClosureOutcome::gave_up, 0, {}, {}};
        while (!queue_.empty()) {
            const Position position = queue_.front();
            queue_.pop_front();
            const auto number = static_cast<std::uint32_t>(looked_at_++);
            if (!has_legal_move(position)) {
                if (is_check(position) && position.turn() != winner_)
                    return {ClosureOutcome::mate, expanded_, {}, line_to(number)};
                continue;
            }
            if (is_covered(position))
                continue;
            if (expanded_ == limits_.positions || must_stop())
                return {ClosureOutcome::gave_up, expanded_, {}, {}};
            ++expanded_;
            if (!expand(position, number))
                return {ClosureOutcome::gave_up, expanded_, {}, {}};
        }
        return {ClosureOutcome::closed, expanded_, std::move(layers_), {}};
    }

  private:
    struct Step {
        std::uint32_t parent;
        Move move;
    };

    bool must_stop() { return stop_ && expanded_ % positions_between_stops == 0 && stop_(); }

    /// False where the position has too many men.
    bool add(const Position& position, std::uint32_t parent, Move move) {
        const auto key = detail::exact_key(position);
        if (!key)
            return false;
        if (seen_.insert(*key, position.key())) {
            queue_.push_back(position);
            steps_.push_back({parent, move});
        }
        return true;
    }

    bool expand(const Position& position, std::uint32_t number) {
        return !for_each_legal_move(
            position, [&](Move move) { return !add(position.play(move), number, move); });
    }

    bool is_covered(const Position& position) {
        return theorem_against(position.board(), winner_) || is_in_known_layer(position) ||
               has_invariant(position);
    }

    bool is_in_known_layer(const Position& position) {
        const auto places = known_.find(structure_of(position.board()));
        return places != known_.end() && std::ranges::any_of(places->second, [&](std::size_t i) {
                   return contains(layers_[i], position);
               });
    }

    bool has_invariant(const Position& position) {
        if (limits_.layers == 0 || tries_[structure_of(position.board())]++ >= tries_for_alike)
            return false;
        const auto invariant = find_invariant(position, winner_, limits_.layers);
        if (!invariant)
            return false;
        for (const Layer& layer : *invariant) {
            known_[structure_of(layer)].push_back(layers_.size());
            layers_.push_back(layer);
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
    const ClosureLimits& limits_;
    const std::function<bool()>& stop_;
    detail::PositionSet seen_;
    std::deque<Position> queue_;
    std::vector<Step> steps_;
    std::uint64_t looked_at_ = 0;
    std::uint64_t expanded_ = 0;
    std::vector<Layer> layers_;
    std::unordered_map<Structure, std::vector<std::size_t>, StructureHash> known_;
    std::unordered_map<Structure, int, StructureHash> tries_;
};

}  // namespace

ClosureResult exhaust(const Position& position, Color winner, const ClosureLimits& limits,
                      const std::function<bool()>& stop) {
    return Exhaustion(winner, limits, stop).from(position);
}

}  // namespace arbiter
