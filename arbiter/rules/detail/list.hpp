// Writes batches of moves to a list. With AVX-512 a batch is written at once: the numbers of its
// squares are drawn together and become moves side by side.
#pragma once

#include <array>
#include <cstdint>

#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/detail/intrinsics.hpp"
#include "arbiter/rules/move_list.hpp"

namespace arbiter::detail {

#if defined(__AVX512VBMI2__)

class ListingSink {
  public:
    /// `begin` is the beginning of a MoveList.
    explicit ListingSink(Move* begin) : end_(begin) {}

    [[nodiscard]] Move* end() const { return end_; }

    bool man(Role role, Square from, Bitboard targets) {
        return write(targets, arrivals(numbers_of(targets)),
                     Move::normal(role, from, Square::a1).bits());
    }
    bool pawns(Direction step, Bitboard targets) {
        return write_pawns(step, targets, Move::normal(Role::pawn, Square::a1, Square::a1));
    }
    bool promotions(Direction step, Bitboard targets) {
        for (const Role role : promotion_roles)
            write_pawns(step, targets, Move::promotion(Square::a1, Square::a1, role));
        return false;
    }
    bool special(Move move) {
        *end_++ = move;
        return false;
    }

  private:
    /// 32 moves, or what becomes of them, of 16 bits each.
    using Block = __m512i;

    /// The numbers of the squares of a set, lowest first. Requires: at most 32.
    static Block numbers_of(Bitboard set) {
        static constexpr auto all_numbers = [] {
            std::array<std::uint8_t, 64> numbers{};
            for (std::size_t i = 0; i < numbers.size(); ++i)
                numbers[i] = static_cast<std::uint8_t>(i);
            return numbers;
        }();
        const Block drawn =
            _mm512_maskz_compress_epi8(set.bits(), _mm512_loadu_si512(all_numbers.data()));
        return _mm512_cvtepu8_epi16(_mm512_castsi512_si256(drawn));
    }
    static Block arrivals(Block numbers) { return _mm512_slli_epi16(numbers, 6); }

    /// All pawns come from the same number of squares behind.
    bool write_pawns(Direction step, Bitboard targets, Move kind) {
        const Block to = numbers_of(targets);
        return write(targets, _mm512_add_epi16(arrivals(to), to),
                     kind.bits() - static_cast<int>(step));
    }

    bool write(Bitboard targets, Block moves, int rest) {
        _mm512_storeu_si512(end_,
                            _mm512_add_epi16(moves, _mm512_set1_epi16(static_cast<short>(rest))));
        end_ += targets.size();
        return false;
    }

    Move* end_;
};

#else

struct Append {
    Move* place;

    bool operator()(Move move) {
        *place++ = move;
        return false;
    }
};

class ListingSink : private Append, public VisitingSink<Append> {
  public:
    /// `begin` is the beginning of a MoveList.
    explicit ListingSink(Move* begin)
        : Append{begin}, VisitingSink<Append>{static_cast<Append&>(*this)} {}

    [[nodiscard]] Move* end() const { return place; }
};

#endif

}  // namespace arbiter::detail
