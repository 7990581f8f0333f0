#include "arbiter/rules/chess960.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "arbiter/rules/bitboard.hpp"

namespace arbiter {

namespace {

/// Of the five files that bishops and queen leave, the two that the knights take.
constexpr std::array<std::pair<int, int>, 10> knight_pairs{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

/// The back rank, filled one man at a time.
class Array {
  public:
    void place(std::size_t file, Role role) { men_[file] = role; }

    /// Counts only the files that are still free, from the a-file.
    void place_on_free(int which, Role role) {
        for (std::size_t file = 0; file < men_.size(); ++file)
            if (!men_[file] && which-- == 0)
                return place(file, role);
    }

    [[nodiscard]] Setup setup() const {
        Setup setup;
        for (std::size_t i = 0; i < men_.size(); ++i) {
            const auto file = static_cast<File>(i);
            setup.board.put(square_at(file, Rank::first), {Color::white, *men_[i]});
            setup.board.put(square_at(file, Rank::second), {Color::white, Role::pawn});
            setup.board.put(square_at(file, Rank::seventh), {Color::black, Role::pawn});
            setup.board.put(square_at(file, Rank::eighth), {Color::black, *men_[i]});
        }
        setup.castling_rooks = setup.board.of(Role::rook);
        return setup;
    }

  private:
    std::array<std::optional<Role>, 8> men_;
};

}  // namespace

std::optional<Position> chess960_position(int number) {
    if (number < 0 || number >= chess960_positions)
        return std::nullopt;
    Array array;
    // The number's digits: light bishop, dark bishop, queen, and the two knights as one of the ten
    // pairs of the five files left. Rook, king and rook take the rest.
    array.place(static_cast<std::size_t>(number % 4 * 2 + 1), Role::bishop);
    number /= 4;
    array.place(static_cast<std::size_t>(number % 4 * 2), Role::bishop);
    number /= 4;
    array.place_on_free(number % 6, Role::queen);
    number /= 6;
    const auto [first, second] = knight_pairs[static_cast<std::size_t>(number)];
    array.place_on_free(second, Role::knight);
    array.place_on_free(first, Role::knight);
    array.place_on_free(0, Role::rook);
    array.place_on_free(0, Role::king);
    array.place_on_free(0, Role::rook);
    return Position::from(array.setup()).value();
}

std::optional<int> chess960_number(const Position& position) {
    // The number's digits again, read off White's men; whatever else stands on the board is found
    // by comparing with the position of that number.
    const Board& board = position.board();
    const auto files_of = [&](Role role) { return board.of(Color::white, role); };
    const Bitboard bishops = files_of(Role::bishop);
    const Bitboard light = bishops & light_squares;
    const Bitboard dark = bishops & dark_squares;
    const Bitboard queen = files_of(Role::queen);
    const Bitboard knights = files_of(Role::knight);
    const Bitboard home = squares_of(Rank::first);
    if (light.size() != 1 || dark.size() != 1 || queen.size() != 1 || knights.size() != 2 ||
        !home.contains_all(bishops | queen | knights))
        return std::nullopt;
    const auto place_among = [&](Square square, Bitboard free) {
        return (free & Bitboard(Bitboard(square).bits() - 1)).size();
    };
    const Bitboard for_queen = home - bishops;
    const Bitboard for_knights = for_queen - queen;
    const std::pair pair{place_among(knights.first(), for_knights),
                         place_among(knights.last(), for_knights)};
    const auto digit =
        static_cast<int>(std::ranges::find(knight_pairs, pair) - knight_pairs.begin());
    const int number = ((digit * 6 + place_among(queen.first(), for_queen)) * 4 +
                        index(file_of(dark.first())) / 2) *
                           4 +
                       index(file_of(light.first())) / 2;
    return chess960_position(number) == position ? std::optional(number) : std::nullopt;
}

}  // namespace arbiter
