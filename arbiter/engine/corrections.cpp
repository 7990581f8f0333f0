#include "arbiter/engine/corrections.hpp"

#include <algorithm>
#include <cstdlib>

namespace arbiter {

namespace {

/// Fibonacci hashing, of several words one after the other.
class Mix {
  public:
    void add(Bitboard squares) {
        value_ = (value_ ^ squares.bits()) * 0x9E3779B97F4A7C15ULL;
        value_ ^= value_ >> 32;
    }
    [[nodiscard]] std::size_t below(std::size_t power_of_two) const {
        return static_cast<std::size_t>(value_) & (power_of_two - 1);
    }

  private:
    std::uint64_t value_ = 0;
};

}  // namespace

Corrections::Places Corrections::places_of(const Position& position) {
    const Board& board = position.board();
    Mix pawns;
    pawns.add(board.of(Color::white, Role::pawn));
    pawns.add(board.of(Color::black, Role::pawn));
    const std::size_t table = position.turn() == Color::white ? 0 : 3 * kinds;
    Places places{table + pawns.below(kinds)};
    std::size_t begin = table + kinds;
    for (const Color color : both_colors) {
        Mix pieces;
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king})
            pieces.add(board.of(color, role));
        places[color == Color::white ? 1 : 2] = begin + pieces.below(kinds);
        begin += kinds;
    }
    return places;
}

int Corrections::of(const Position& position) const {
    int sum = 0;
    for (const std::size_t place : places_of(position))
        sum += entries_[place];
    return std::clamp(sum / unit, -max_centipawns, max_centipawns);
}

void Corrections::learn(const Position& position, int error, int depth) {
    const int bonus = std::clamp(error * depth / 8, -max_entry / 4, max_entry / 4);
    for (const std::size_t place : places_of(position)) {
        std::int16_t& entry = entries_[place];
        // The nearer to the limit, the less is added.
        const int pull = entry * std::abs(bonus) / max_entry;
        entry = static_cast<std::int16_t>(entry + bonus - pull);
    }
}

}  // namespace arbiter
