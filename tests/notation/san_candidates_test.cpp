// The moves that a text may mean, held against the obvious way: all legal moves, filtered.
#include "arbiter/notation/san_candidates.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

/// In the order of their bits.
std::vector<std::uint16_t> sorted(const SanCandidates& moves) {
    std::vector<std::uint16_t> bits;
    for (const Move move : moves)
        bits.push_back(move.bits());
    std::ranges::sort(bits);
    return bits;
}

/// The slow twin for forms with a letter and a whole square of arrival.
std::vector<std::uint16_t> filtered(const Position& position, const SanForm& form) {
    std::vector<std::uint16_t> bits;
    for (const Move move : legal_moves(position)) {
        const bool fits =
            !move.is_castling() && position.board().role_at(move.from()) == form.role &&
            move.to() == square_at(form.to_file, *form.to_rank) &&
            form.departures().contains(move.from()) && move.promotion() == form.promotion;
        if (fits)
            bits.push_back(move.bits());
    }
    std::ranges::sort(bits);
    return bits;
}

TEST(SanCandidates, are_the_legal_moves_that_fit_the_form) {
    Random random(9);
    for (int number = 0; number < 960; number += 97)
        playout(chess960_position(number).value(), 80, random, [&](const Position& here) {
            for (int i = 0; i < 100; ++i) {
                SanForm form;
                form.role = all_roles[random.below(6)];
                form.to_file = static_cast<File>(random.below(8));
                form.to_rank = static_cast<Rank>(random.below(8));
                if (form.role == Role::pawn || random.below(3) == 0)
                    form.from_file = static_cast<File>(random.below(8));
                if (random.below(3) == 0)
                    form.from_rank = static_cast<Rank>(random.below(8));
                if (form.role == Role::pawn &&
                    (*form.to_rank == Rank::first || *form.to_rank == Rank::eighth))
                    form.promotion = promotion_roles[random.below(4)];
                ASSERT_EQ(sorted(legal_candidates(here, form)), filtered(here, form))
                    << write_fen(here);
            }
        });
}

TEST(SanCandidates, each_legal_move_is_among_those_that_its_letter_and_arrival_name) {
    Random random(10);
    playout(Position(), 300, random, [](const Position& here) {
        for (const Move move : legal_moves(here)) {
            if (move.is_castling())
                continue;
            SanForm form;
            form.role = here.board().role_at(move.from());
            form.from_file = file_of(move.from());
            form.to_file = file_of(move.to());
            form.to_rank = rank_of(move.to());
            form.promotion = move.promotion();
            const SanCandidates found = legal_candidates(here, form);
            EXPECT_NE(std::ranges::find(found, move), found.end()) << write_fen(here);
        }
    });
}

TEST(SanCandidates, eight_men_of_a_kind_fit) {
    const Position here = position("7k/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1");
    SanForm form;
    form.role = Role::knight;
    form.to_file = File::d;
    form.to_rank = Rank::fourth;
    EXPECT_EQ(legal_candidates(here, form).size(), max_san_candidates);
}

}  // namespace
}  // namespace arbiter::testing
