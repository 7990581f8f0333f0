#include "arbiter/notation/packed_position.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t most_men = 32;
constexpr unsigned white_castling_rook = 12;
constexpr unsigned black_castling_rook = 13;
constexpr unsigned pawn_after_two_steps = 14;
constexpr unsigned no_man = 15;
/// Four bytes of seven bits.
constexpr std::uint64_t most_in_a_number = (1U << 28) - 1;

std::optional<Square> pawn_just_moved(const Position& position) {
    const auto crossed = position.just_crossed();
    if (!crossed)
        return std::nullopt;
    return offset(*crossed, 0, forward(opponent(position.turn())));
}

unsigned code_of(const Position& position, Square square) {
    const Piece piece = *position.board().at(square);
    const bool white = piece.color == Color::white;
    if (position.castling_rooks().contains(square))
        return white ? white_castling_rook : black_castling_rook;
    if (pawn_just_moved(position) == square)
        return pawn_after_two_steps;
    return static_cast<unsigned>(piece.role) + (white ? 0U : 6U);
}

void write_number(std::uint64_t number, PackedPosition& bytes) {
    for (; number >= 128; number >>= 7)
        bytes.push_back(static_cast<std::byte>((number & 127) | 128));
    bytes.push_back(static_cast<std::byte>(number));
}

class Unpacking {
  public:
    explicit Unpacking(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::expected<Position, TextError> run() {
        const auto occupied = read_occupied();
        if (error_)
            return fail();
        const std::size_t men_at = at_;
        at_ += (static_cast<std::size_t>(occupied.size()) + 1) / 2;
        const std::uint64_t clock_and_turn = read_number();
        setup_.turn = clock_and_turn % 2 == 0 ? Color::white : Color::black;
        setup_.halfmove_clock = static_cast<std::uint32_t>(clock_and_turn / 2);
        setup_.fullmove_number = static_cast<std::uint32_t>(read_number());
        if (!error_ && at_ != bytes_.size())
            complain(at_, "the position ends before the bytes do");
        if (!error_)
            read_men(occupied, men_at);
        if (error_)
            return fail();
        return checked();
    }

  private:
    void complain(std::size_t at, std::string text) {
        if (!error_)
            error_ = TextError{at, std::move(text)};
    }
    std::unexpected<TextError> fail() { return std::unexpected(*std::move(error_)); }

    Bitboard read_occupied() {
        if (bytes_.size() < 8) {
            complain(bytes_.size(), "the bytes end within the 8 of the occupied squares");
            return {};
        }
        std::uint64_t bits = 0;
        for (; at_ < 8; ++at_)
            bits |= std::to_integer<std::uint64_t>(bytes_[at_]) << (8 * at_);
        const Bitboard occupied(bits);
        if (static_cast<std::size_t>(occupied.size()) > most_men)
            complain(0, "over 32 squares are occupied");
        return occupied;
    }

    std::uint64_t read_number() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            if (at_ >= bytes_.size()) {
                complain(bytes_.size(), "the bytes end before the counters do");
                return 0;
            }
            const auto byte = std::to_integer<std::uint64_t>(bytes_[at_++]);
            number |= (byte & 127) << shift;
            if (byte >= 128)
                continue;
            if (byte == 0 && shift > 0)
                complain(at_ - 1, "a counter takes more bytes than it needs");
            return number;
        }
        complain(at_ - 1, "a counter has at most 4 bytes");
        return 0;
    }

    void read_men(Bitboard occupied, std::size_t at) {
        bool is_upper = false;
        for (const Square square : occupied) {
            place(square, half(at, is_upper), at);
            at += is_upper ? 1U : 0U;
            is_upper = !is_upper;
        }
        if (is_upper && half(at, true) != no_man)
            complain(at, "the half byte after the last man is 15");
    }
    [[nodiscard]] unsigned half(std::size_t at, bool is_upper) const {
        return std::to_integer<unsigned>(bytes_[at]) >> (is_upper ? 4U : 0U) & 15U;
    }

    void place(Square square, unsigned code, std::size_t at) {
        if (code < 12)
            return setup_.board.put(
                square, {code < 6 ? Color::white : Color::black, static_cast<Role>(code % 6)});
        if (code == pawn_after_two_steps)
            return place_pawn(square, at);
        if (code == no_man)
            return complain(at, "15 is no man");
        const Color color = code == white_castling_rook ? Color::white : Color::black;
        setup_.board.put(square, {color, Role::rook});
        setup_.castling_rooks.add(square);
    }
    void place_pawn(Square square, std::size_t at) {
        const Color mover = opponent(setup_.turn);
        setup_.board.put(square, {mover, Role::pawn});
        if (setup_.en_passant)
            complain(at, "two pawns have just gone two squares");
        else if (!relative_rank_of(mover, Rank::fourth).contains(square))
            complain(at, "a pawn that has just gone two squares stands on its fourth rank");
        else
            setup_.en_passant = offset(square, 0, -forward(mover));
    }

    [[nodiscard]] std::expected<Position, TextError> checked() const {
        std::string what;
        for (const Finding& finding : diagnose(setup_)) {
            const bool is_dropped =
                finding.fault == Fault::castling || finding.fault == Fault::en_passant;
            if (is_dropped ||
                !(is_warning(finding.fault) || forgivable_faults.contains(finding.fault)))
                return std::unexpected(TextError{0, finding.text});
        }
        return Position::from(setup_, forgivable_faults).value();
    }

    std::span<const std::byte> bytes_;
    std::size_t at_ = 0;
    Setup setup_;
    std::optional<TextError> error_;
};

}  // namespace

std::optional<PackedPosition> pack(const Position& position) {
    const Bitboard occupied = position.board().occupied();
    const std::uint64_t clock_and_turn =
        2 * std::uint64_t{position.halfmove_clock()} + (position.turn() == Color::black ? 1 : 0);
    if (static_cast<std::size_t>(occupied.size()) > most_men || clock_and_turn > most_in_a_number ||
        position.fullmove_number() > most_in_a_number)
        return std::nullopt;
    PackedPosition bytes;
    for (int shift = 0; shift < 64; shift += 8)
        bytes.push_back(static_cast<std::byte>(occupied.bits() >> shift));
    std::optional<unsigned> lower;
    for (const Square square : occupied) {
        const unsigned code = code_of(position, square);
        if (lower)
            bytes.push_back(static_cast<std::byte>(*lower | code << 4));
        lower = lower ? std::nullopt : std::optional(code);
    }
    if (lower)
        bytes.push_back(static_cast<std::byte>(*lower | no_man << 4));
    write_number(clock_and_turn, bytes);
    write_number(position.fullmove_number(), bytes);
    return bytes;
}

std::expected<Position, TextError> unpack(std::span<const std::byte> bytes) {
    return Unpacking(bytes).run();
}

}  // namespace arbiter
