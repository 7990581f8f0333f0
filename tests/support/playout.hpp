// Games of arbitrary legal moves, the same at every run, and the positions they start from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::testing {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /// From 0 to `limit - 1`.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

  private:
    std::uint64_t state_;
};

/// One of the legal moves. Every fourth choice prefers castling, en passant and promotions, which
/// games of blind chance would hardly see. Requires: there is a legal move.
inline Move choose_move(const Position& position, std::uint64_t choice) {
    const MoveList moves = legal_moves(position);
    if (choice % 4 == 0) {
        MoveList special;
        for (const Move move : moves)
            if (!move.is_normal())
                special.push_back(move);
        if (!special.empty())
            return special[choice / 4 % special.size()];
    }
    return moves[choice / 4 % moves.size()];
}

/// Plays at most `plies` moves and calls `visit(Position)` for the start and after each.
template <typename Visit>
void playout(Position position, int plies, Random& random, Visit visit) {
    visit(position);
    for (int ply = 0; ply < plies && has_legal_move(position); ++ply) {
        position = position.play(choose_move(position, random.next()));
        visit(position);
    }
}

/// The Chess960 array with Scharnagl's number, 0 to 959; 518 is the classical one.
inline std::array<Role, 8> chess960_array(int number) {
    std::array<Role, 8> men{};
    men.fill(Role::pawn);  // stands for a free square
    const auto put_on_free = [&men](int place, Role role) {
        for (Role& man : men)
            if (man == Role::pawn && place-- == 0) {
                man = role;
                return;
            }
    };
    constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}}};
    men[static_cast<std::size_t>(number % 4 * 2 + 1)] = Role::bishop;
    men[static_cast<std::size_t>(number / 4 % 4 * 2)] = Role::bishop;
    put_on_free(number / 16 % 6, Role::queen);
    const auto& pair = knights[static_cast<std::size_t>(number / 96)];
    put_on_free(pair[0], Role::knight);
    put_on_free(pair[1], Role::knight);
    for (const Role role : {Role::rook, Role::king, Role::rook})
        put_on_free(0, role);
    return men;
}

inline Setup chess960_setup(int number) {
    Setup setup;
    const auto men = chess960_array(number);
    for (int file = 0; file < 8; ++file) {
        const Role role = men[static_cast<std::size_t>(file)];
        setup.board.put(square_at(file), {Color::white, role});
        setup.board.put(square_at(8 + file), {Color::white, Role::pawn});
        setup.board.put(square_at(48 + file), {Color::black, Role::pawn});
        setup.board.put(square_at(56 + file), {Color::black, role});
    }
    setup.castling_rooks = setup.board.of(Role::rook);
    return setup;
}

inline Position chess960_start(int number) { return *Position::from(chess960_setup(number)); }

}  // namespace arbiter::testing
