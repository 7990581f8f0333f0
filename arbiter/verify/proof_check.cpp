#include "arbiter/verify/proof_check.hpp"

#include <cstddef>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/verify/layer_check.hpp"
#include "arbiter/verify/layer_index.hpp"
#include "arbiter/verify/material_check.hpp"

namespace arbiter::verify {

namespace {

bool has_mated(const Position& position, Color winner) {
    return position.turn() != winner && is_check(position) && !has_legal_move(position);
}

std::vector<ClaimedMan> men_of(const Board& board) {
    std::vector<ClaimedMan> men;
    for (const Square square : board.occupied() - board.of(Role::king))
        men.push_back({*board.at(square), Bitboard(square)});
    return men;
}

std::unexpected<Objection> wrong(std::string text) {
    return std::unexpected(Objection{Objection::Kind::wrong, std::move(text)});
}

std::unexpected<Objection> too_much(std::string text) {
    return std::unexpected(Objection{Objection::Kind::too_much, std::move(text)});
}

std::unexpected<Objection> too_much(const Work& work) {
    return too_much("to check it takes more than " + std::to_string(work.most()) + " steps");
}

/// Positions that can come up, each of them once, in the order in which they came.
class Reachable {
  public:
    explicit Reachable(const Position& root) : table_(64, nothing) { add(root); }

    void add(const Position& position) {
        std::uint32_t& place = place_of(position);
        if (place != nothing)
            return;
        place = static_cast<std::uint32_t>(positions_.size());
        positions_.push_back(position);
        if (2 * positions_.size() > table_.size())
            grow();
    }

    [[nodiscard]] std::size_t size() const { return positions_.size(); }

    /// The next one, which stays where it is; nothing once all were taken.
    const Position* take() { return taken_ < positions_.size() ? &positions_[taken_++] : nullptr; }

  private:
    static constexpr std::uint32_t nothing = std::numeric_limits<std::uint32_t>::max();

    /// Where the position stands in the table, or would.
    std::uint32_t& place_of(const Position& position) {
        // The size is a power of two.
        const std::size_t mask = table_.size() - 1;
        std::size_t at = static_cast<std::size_t>(position.key()) & mask;
        while (table_[at] != nothing && positions_[table_[at]] != position)
            at = (at + 1) & mask;
        return table_[at];
    }

    void grow() {
        table_.assign(2 * table_.size(), nothing);
        for (std::size_t i = 0; i < positions_.size(); ++i)
            place_of(positions_[i]) = static_cast<std::uint32_t>(i);
    }

    std::deque<Position> positions_;
    std::vector<std::uint32_t> table_;
    std::size_t taken_ = 0;
};

std::expected<void, Objection> check_positions(const Position& root, Color winner,
                                               std::uint64_t most, const LayerIndex& layers,
                                               Work& work) {
    Reachable reachable(root);
    std::uint64_t moved = 0;
    while (const Position* const position = reachable.take()) {
        if (!work.take(steps_of_a_position))
            return too_much(work);
        if (has_mated(*position, winner))
            return wrong("a mate can come up");
        if (any_theorem_holds(men_of(position->board()), winner) ||
            layers.contains(*position, work) || !has_legal_move(*position))
            continue;
        if (++moved > most)
            return wrong("more than " + std::to_string(most) + " positions can come up");
        const MoveList moves = legal_moves(*position);
        work.take(steps_of_a_position * moves.size());
        for (const Move move : moves)
            reachable.add(position->play(move));
        if (reachable.size() > work.most_positions())
            return too_much("more than " + std::to_string(work.most_positions()) +
                            " positions come up");
    }
    return {};
}

std::expected<void, Objection> check_closure(const Position& root, Color winner,
                                             const ClosureClaim& claim, Work& work) {
    const LayerIndex index(claim.layers);
    if (const auto checked = check_layers(claim.layers, index, winner, work); !checked)
        return wrong(checked.error());
    return check_positions(root, winner, claim.positions, index, work);
}

}  // namespace

std::expected<void, Objection> check_helpmate(const Position& position, Color winner,
                                              std::span<const Move> line, Work& work) {
    if (line.size() > most_moves_of_a_line)
        return too_much("the line has more than " + std::to_string(most_moves_of_a_line) +
                        " moves");
    Position now = position;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!work.take(steps_of_a_position))
            return too_much(work);
        if (!is_legal(now, line[i]))
            return wrong("move " + std::to_string(i + 1) + " of the line is not legal");
        now = now.play(line[i]);
    }
    if (!has_mated(now, winner))
        return wrong("the line does not end in mate");
    return {};
}

std::expected<void, Objection> check_proof(const Position& position, Color winner,
                                           const Certificate& certificate, Work& work) {
    if (has_mated(position, winner))
        return wrong("the position is mate already");
    if (const auto* const theorem = std::get_if<MaterialClaim>(&certificate)) {
        if (!holds(*theorem, men_of(position.board()), winner))
            return wrong("the theorem does not hold for these men");
        return {};
    }
    auto checked = check_closure(position, winner, std::get<ClosureClaim>(certificate), work);
    // Whatever was found may have been cut short.
    return work.is_exhausted() ? too_much(work) : std::move(checked);
}

}  // namespace arbiter::verify
