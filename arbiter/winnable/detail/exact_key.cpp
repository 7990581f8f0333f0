#include "arbiter/winnable/detail/exact_key.hpp"

#include <utility>

namespace arbiter::detail {

namespace {

/// Twelve kinds of men, and three that say more than what stands there.
constexpr std::uint64_t may_castle_white = 12;
constexpr std::uint64_t may_castle_black = 13;
constexpr std::uint64_t just_moved_two = 14;

std::uint64_t code_of(const Position& position, Square square, std::optional<Square> passed) {
    const Piece piece = *position.board().at(square);
    if (position.castling_rooks().contains(square))
        return piece.color == Color::white ? may_castle_white : may_castle_black;
    if (square == passed)
        return just_moved_two;
    return static_cast<std::uint64_t>(std::to_underlying(piece.color)) * 6 +
           std::to_underlying(piece.role);
}

}  // namespace

std::optional<ExactKey> exact_key(const Position& position) {
    const Bitboard occupied = position.board().occupied();
    if (occupied.size() > max_men_in_key)
        return std::nullopt;
    std::optional<Square> passed;
    if (const auto crossed = position.en_passant())
        passed = offset(*crossed, 0, forward(opponent(position.turn())));
    ExactKey key{{occupied.bits(), 0, 0, 0}};
    // The last of the 48 places tells whose move it is.
    key.words[3] = std::uint64_t{std::to_underlying(position.turn())} << 60U;
    unsigned place = 0;
    for (const Square square : occupied) {
        key.words[1 + place / 16] |= code_of(position, square, passed) << (4 * (place % 16));
        ++place;
    }
    return key;
}

std::size_t PositionSet::place_of(const ExactKey& key, std::uint64_t hash) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t place = hash & mask;
    while (places_[place] != 0 && keys_[places_[place] - 1] != key)
        place = (place + 1) & mask;
    return place;
}

bool PositionSet::insert(const ExactKey& key, std::uint64_t hash) {
    if (keys_.size() * 2 >= places_.size())
        grow();
    const std::size_t place = place_of(key, hash);
    if (places_[place] != 0)
        return false;
    keys_.push_back(key);
    hashes_.push_back(hash);
    places_[place] = static_cast<std::uint32_t>(keys_.size());
    return true;
}

void PositionSet::grow() {
    const std::size_t mask = places_.size() * 2 - 1;
    places_.assign(mask + 1, 0);
    for (std::size_t i = 0; i < keys_.size(); ++i) {
        std::size_t place = hashes_[i] & mask;
        while (places_[place] != 0)
            place = (place + 1) & mask;
        places_[place] = static_cast<std::uint32_t>(i + 1);
    }
}

}  // namespace arbiter::detail
