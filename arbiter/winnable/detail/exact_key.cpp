#include "arbiter/winnable/detail/exact_key.hpp"

#include <utility>

#include "arbiter/rules/intrinsics.hpp"

namespace arbiter::detail {

namespace {

/// What a man is takes its colour and the three bits of its role. The last number, which no role
/// has, is for men that are more than they look: a rook with which its king may castle, a pawn that
/// has just moved two squares. Their ranks tell them apart.
constexpr unsigned more_than_it_looks = 7;
static_assert(std::to_underlying(Role::king) < more_than_it_looks);

/// The bits of `plane` on the squares of `occupied`, from the lowest square on, side by side.
std::uint64_t gathered(Bitboard plane, Bitboard occupied) {
#if defined(ARBITER_USES_BMI2)
    return _pext_u64(plane.bits(), occupied.bits());
#else
    std::uint64_t bits = 0;
    unsigned place = 0;
    for (const Square square : occupied)
        bits |= std::uint64_t{plane.contains(square)} << place++;
    return bits;
#endif
}

/// The bits of the role numbers, square by square.
std::array<Bitboard, 3> role_planes(const Position& position) {
    const Board& board = position.board();
    std::array<Bitboard, 3> planes;
    const auto add = [&](unsigned number, Bitboard squares) {
        for (unsigned bit = 0; bit < planes.size(); ++bit)
            if ((number >> bit & 1U) != 0)
                planes[bit] |= squares;
    };
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king})
        add(std::to_underlying(role), board.of(role));
    if (const Bitboard rooks = position.castling_rooks(); rooks.any())
        add(more_than_it_looks, rooks);
    if (const auto crossed = position.en_passant())
        add(more_than_it_looks, Bitboard(*offset(*crossed, 0, forward(opponent(position.turn())))));
    return planes;
}

/// Puts bits one after another into words.
class BitWriter {
  public:
    explicit BitWriter(std::uint64_t* words) : words_(words) {}

    void write(std::uint64_t bits, unsigned count) {
        words_[at_ / 64] |= bits << (at_ % 64);
        if (at_ % 64 + count > 64)
            words_[at_ / 64 + 1] |= bits >> (64 - at_ % 64);
        at_ += count;
    }

  private:
    std::uint64_t* words_;
    unsigned at_ = 0;
};

}  // namespace

std::size_t words_for(int men) {
    // The squares; four bits a man, and one for whose move it is.
    return 1 + (4 * static_cast<std::size_t>(men) + 1 + 63) / 64;
}

ExactKey exact_key(const Position& position) {
    const Bitboard occupied = position.board().occupied();
    const auto men = static_cast<unsigned>(occupied.size());
    ExactKey key{{occupied.bits(), 0, 0, 0}};
    BitWriter writer(&key.words[1]);
    writer.write(std::to_underlying(position.turn()), 1);
    writer.write(gathered(position.board().of(Color::black), occupied), men);
    for (const Bitboard plane : role_planes(position))
        writer.write(gathered(plane, occupied), men);
    return key;
}

void PositionSet::reserve(std::size_t positions) {
    keys_.reserve(positions * words_);
    hashes_.reserve(positions);
}

bool PositionSet::insert(const ExactKey& key, std::uint64_t hash) {
    if (hashes_.size() * 2 >= places_.size())
        grow();
    const std::uint32_t part = part_of(hash);
    const std::size_t mask = places_.size() - 1;
    std::size_t place = part & mask;
    for (; places_[place] != 0; place = (place + 1) & mask)
        if (((places_[place] ^ part) & ~number_mask) == 0 &&
            is_numbered(places_[place] & number_mask, key))
            return false;
    keys_.insert(keys_.end(), key.words.begin(), key.words.begin() + words_);
    hashes_.push_back(part);
    places_[place] = entry(hashes_.size());
    return true;
}

void PositionSet::prefetch(std::uint64_t hash) const {
    __builtin_prefetch(&places_[part_of(hash) & (places_.size() - 1)]);
}

bool PositionSet::is_numbered(std::size_t number, const ExactKey& key) const {
    const std::uint64_t* const there = &keys_[(number - 1) * words_];
    // The men first: where the squares are alike they tell more.
    for (std::size_t i = words_; i-- > 0;)
        if (there[i] != key.words[i])
            return false;
    return true;
}

std::uint32_t PositionSet::part_of(std::uint64_t hash) {
    return (static_cast<std::uint32_t>(hash >> 32U) & ~number_mask) |
           (static_cast<std::uint32_t>(hash) & number_mask);
}

std::uint32_t PositionSet::entry(std::size_t number) const {
    return (hashes_[number - 1] & ~number_mask) | static_cast<std::uint32_t>(number);
}

void PositionSet::grow() {
    const std::size_t mask = places_.size() * 2 - 1;
    // The old places are given back first.
    std::vector<std::uint32_t>().swap(places_);
    places_.assign(mask + 1, 0);
    for (std::size_t number = 1; number <= hashes_.size(); ++number) {
        std::size_t place = hashes_[number - 1] & mask;
        while (places_[place] != 0)
            place = (place + 1) & mask;
        places_[place] = entry(number);
    }
}

}  // namespace arbiter::detail
