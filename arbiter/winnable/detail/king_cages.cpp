#include "arbiter/winnable/detail/king_cages.hpp"

#include <array>
#include <utility>
#include <vector>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"

namespace arbiter::detail {

namespace {

constexpr std::uint8_t unreached = 40;
constexpr Bitboard corners = (squares_of(File::a) | squares_of(File::h)) &
                             (squares_of(Rank::first) | squares_of(Rank::eighth));

struct Kings {
    Square loser;
    Square winner;
};

/// Where the winner's king stands opposite a king at the edge, two squares away.
Bitboard opposite_edge(Square loser, Mater mater) {
    Bitboard squares;
    for (const slow::Step inward : slow::rook_steps) {
        const bool at_edge = !offset(loser, -inward.files, -inward.ranks);
        const auto straight = offset(loser, 2 * inward.files, 2 * inward.ranks);
        if (!at_edge || !straight)
            continue;
        squares.add(*straight);
        // In the corner, and where a queen stands before the king, a knight's move away does too.
        if (mater == Mater::queen || corners.contains(loser))
            squares |= knight_attacks(loser) & king_attacks(*straight);
    }
    return squares;
}

Bitboard cage_against(Square loser, Mater mater) {
    switch (mater) {
        case Mater::rook:
        case Mater::queen:
            return opposite_edge(loser, mater);
        case Mater::light_bishop:
            return (corners & light_squares).contains(loser) ? knight_attacks(loser) : Bitboard();
        case Mater::dark_bishop:
            return (corners & dark_squares).contains(loser) ? knight_attacks(loser) : Bitboard();
        case Mater::knight:
            return corners.contains(loser) ? knight_attacks(loser) : Bitboard();
    }
    return Bitboard();
}

class Builder {
  public:
    /// `cage_against(square)` is where the winner's king stands when the loser's is caged there.
    /// No king goes to a `barred` square.
    template <typename CageAgainst>
    Builder(CageAgainst cage_against, bool can_pass, Bitboard barred)
        : can_pass_(can_pass), barred_(barred) {
        for (const Square square : all_squares)
            for (const Square other : all_squares)
                cages_.winner_to_move[square][other] = cages_.loser_to_move[square][other] =
                    unreached;
        for (const Square loser : all_squares)
            for (const Square winner : cage_against(loser)) {
                cages_.winner_to_move[loser][winner] = 0;
                winner_to_move_.push_back({loser, winner});
            }
        for (std::uint8_t plies = 1; !winner_to_move_.empty() || !loser_to_move_.empty(); ++plies)
            step_back(plies);
    }

    [[nodiscard]] const KingCages& cages() const { return cages_; }

  private:
    void step_back(std::uint8_t plies) {
        const std::vector<Kings> winner_moves = std::move(winner_to_move_);
        const std::vector<Kings> loser_moves = std::move(loser_to_move_);
        winner_to_move_.clear();
        loser_to_move_.clear();
        for (const auto& [loser, winner] : winner_moves) {
            Bitboard before = king_attacks(loser);
            if (can_pass_)
                before.add(loser);
            for (const Square from : before - king_attacks(winner) - Bitboard(winner) - barred_)
                reach(cages_.loser_to_move, loser_to_move_, {from, winner}, plies);
        }
        for (const auto& [loser, winner] : loser_moves)
            for (const Square from : (king_attacks(winner) | Bitboard(winner)) -
                                         king_attacks(loser) - Bitboard(loser) - barred_)
                reach(cages_.winner_to_move, winner_to_move_, {loser, from}, plies);
    }

    static void reach(CagePlies& table, std::vector<Kings>& frontier, Kings kings,
                      std::uint8_t plies) {
        std::uint8_t& entry = table[kings.loser][kings.winner];
        if (entry != unreached)
            return;
        entry = plies;
        frontier.push_back(kings);
    }

    bool can_pass_;
    Bitboard barred_;
    KingCages cages_{};
    std::vector<Kings> winner_to_move_;
    std::vector<Kings> loser_to_move_;
};

}  // namespace

const KingCages& king_cages(Mater mater, bool can_pass) {
    static const auto tables = [] {
        std::array<std::array<KingCages, 2>, 5> built{};
        for (std::size_t i = 0; i < built.size(); ++i)
            for (const bool passes : {false, true})
                built[i][passes ? 1 : 0] =
                    Builder([mater = static_cast<Mater>(i)](
                                Square loser) { return cage_against(loser, mater); },
                            passes, Bitboard())
                        .cages();
        return built;
    }();
    return tables[std::to_underlying(mater)][can_pass ? 1 : 0];
}

const KingCages& corner_cages(CornerKing king, bool has_shell) {
    static const auto tables = [] {
        constexpr std::array cages{Bitboard(Square::a3), Bitboard(Square::b3),
                                   Bitboard(Square::a3) | Bitboard(Square::b3)};
        std::array<std::array<KingCages, 2>, cages.size()> built{};
        for (std::size_t i = 0; i < built.size(); ++i)
            for (const bool barred : {false, true})
                built[i][barred ? 1 : 0] =
                    Builder([cage = cages[i]](
                                Square loser) { return loser == Square::a1 ? cage : Bitboard(); },
                            true, barred ? Bitboard(Square::b1) : Bitboard())
                        .cages();
        return built;
    }();
    return tables[std::to_underlying(king)][has_shell ? 1 : 0];
}

}  // namespace arbiter::detail
