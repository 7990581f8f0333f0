#include "arbiter/verify/proof_check.hpp"

#include <unordered_set>
#include <utility>
#include <vector>

#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/verify/layer_check.hpp"
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

/// Goes through all positions that can come up.
std::expected<void, std::string> check_closure(const Position& root, Color winner,
                                               const ClosureClaim& claim) {
    const ClaimedLayers layers(claim.layers);
    if (auto outcome = layers.check(winner); !outcome)
        return outcome;
    std::unordered_set<Position> seen{root};
    std::vector<Position> waiting{root};
    std::uint64_t moved = 0;
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        if (has_mated(position, winner))
            return std::unexpected("a mate can come up");
        if (any_theorem_holds(men_of(position.board()), winner) || layers.contain(position))
            continue;
        if (!has_legal_move(position))
            continue;
        if (++moved > claim.positions)
            return std::unexpected("more than " + std::to_string(claim.positions) +
                                   " positions can come up");
        for (const Move move : legal_moves(position))
            if (const Position next = position.play(move); seen.insert(next).second)
                waiting.push_back(next);
    }
    return {};
}

}  // namespace

std::expected<void, std::string> check_helpmate(const Position& position, Color winner,
                                                std::span<const Move> line) {
    Position now = position;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!is_legal(now, line[i]))
            return std::unexpected("move " + std::to_string(i + 1) + " of the line is not legal");
        now = now.play(line[i]);
    }
    if (!has_mated(now, winner))
        return std::unexpected("the line does not end in mate");
    return {};
}

std::expected<void, std::string> check_proof(const Position& position, Color winner,
                                             const Certificate& certificate) {
    if (has_mated(position, winner))
        return std::unexpected("the position is mate already");
    if (const auto* const theorem = std::get_if<MaterialClaim>(&certificate)) {
        if (!holds(*theorem, men_of(position.board()), winner))
            return std::unexpected("the theorem does not hold for these men");
        return {};
    }
    return check_closure(position, winner, std::get<ClosureClaim>(certificate));
}

}  // namespace arbiter::verify
