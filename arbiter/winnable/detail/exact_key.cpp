#include "arbiter/winnable/detail/exact_key.hpp"

#include <algorithm>
#include <optional>
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

std::size_t words_for(int men) {
    // One for the squares, four bits a man, one man's place for whose move it is.
    return 1 + (static_cast<std::size_t>(men) + 16) / 16;
}

ExactKey exact_key(const Position& position, std::size_t words) {
    const Bitboard occupied = position.board().occupied();
    std::optional<Square> passed;
    if (const auto crossed = position.en_passant())
        passed = offset(*crossed, 0, forward(opponent(position.turn())));
    ExactKey key{{occupied.bits(), 0, 0, 0}};
    key.words[words - 1] = std::uint64_t{std::to_underlying(position.turn())} << 60U;
    unsigned place = 0;
    for (const Square square : occupied) {
        key.words[1 + place / 16] |= code_of(position, square, passed) << (4 * (place % 16));
        ++place;
    }
    return key;
}

bool PositionSet::is_at(std::uint32_t place, const ExactKey& key, std::uint32_t hash) const {
    const std::size_t number = place - 1;
    return hashes_[number] == hash &&
           std::equal(key.words.begin(), key.words.begin() + words_,
                      keys_.begin() + static_cast<std::ptrdiff_t>(number * words_));
}

bool PositionSet::insert(const ExactKey& key, std::uint64_t hash) {
    if (hashes_.size() * 2 >= places_.size())
        grow();
    const auto part = static_cast<std::uint32_t>(hash);
    const std::size_t mask = places_.size() - 1;
    std::size_t place = part & mask;
    for (; places_[place] != 0; place = (place + 1) & mask)
        if (is_at(places_[place], key, part))
            return false;
    keys_.insert(keys_.end(), key.words.begin(), key.words.begin() + words_);
    hashes_.push_back(part);
    places_[place] = static_cast<std::uint32_t>(hashes_.size());
    return true;
}

void PositionSet::grow() {
    const std::size_t mask = places_.size() * 2 - 1;
    places_.assign(mask + 1, 0);
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
        std::size_t place = hashes_[i] & mask;
        while (places_[place] != 0)
            place = (place + 1) & mask;
        places_[place] = static_cast<std::uint32_t>(i + 1);
    }
}

}  // namespace arbiter::detail
