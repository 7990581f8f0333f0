// Writes batches of moves to a list. With AVX-512 a batch is written at once: the numbers of its
// squares are drawn together and become moves side by side.
#pragma once

#include <array>
#include <cstdint>

#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/intrinsics.hpp"
#include "arbiter/rules/move_list.hpp"

namespace arbiter::detail {

#if defined(ARBITER_USES_AVX512)

class ListingSink {
  public:
    /// `begin` is the beginning of a MoveList.
    explicit ListingSink(Move* begin) : end_(begin) {}

    [[nodiscard]] Move* end() const { return end_; }

    bool man(Role role, Square from, Bitboard targets) {
        const int rest = Move::normal(role, from, Square::a1).bits();
        // Only a queen has more than 16 moves.
        return role == Role::queen ? write<Wide>(targets, rest, Step::none)
                                   : write<Narrow>(targets, rest, Step::none);
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
    /// Whether each man comes from as many squares behind its target.
    enum class Step : std::uint8_t { none, same };

    /// 16 numbers of 16 bits side by side.
    struct Narrow {
        __m256i numbers;

        static Narrow widened(__m512i bytes) {
            return {_mm256_cvtepu8_epi16(_mm512_castsi512_si128(bytes))};
        }
        static Narrow all(int number) { return {_mm256_set1_epi16(static_cast<short>(number))}; }
        [[nodiscard]] Narrow arrivals() const { return {_mm256_slli_epi16(numbers, 6)}; }
        [[nodiscard]] Narrow plus(Narrow other) const {
            return {_mm256_add_epi16(numbers, other.numbers)};
        }
        void store(Move* place) const {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(place), numbers);
        }
    };

    /// 32 of them.
    struct Wide {
        __m512i numbers;

        static Wide widened(__m512i bytes) {
            return {_mm512_cvtepu8_epi16(_mm512_castsi512_si256(bytes))};
        }
        static Wide all(int number) { return {_mm512_set1_epi16(static_cast<short>(number))}; }
        [[nodiscard]] Wide arrivals() const { return {_mm512_slli_epi16(numbers, 6)}; }
        [[nodiscard]] Wide plus(Wide other) const {
            return {_mm512_add_epi16(numbers, other.numbers)};
        }
        void store(Move* place) const { _mm512_storeu_si512(place, numbers); }
    };

    /// The numbers of the squares of a set, lowest first.
    static __m512i numbers_of(Bitboard set) {
        static constexpr auto all_numbers = [] {
            std::array<std::uint8_t, 64> numbers{};
            for (std::size_t i = 0; i < numbers.size(); ++i)
                numbers[i] = static_cast<std::uint8_t>(i);
            return numbers;
        }();
        return _mm512_maskz_compress_epi8(set.bits(), _mm512_loadu_si512(all_numbers.data()));
    }

    bool write_pawns(Direction step, Bitboard targets, Move kind) {
        const int rest = kind.bits() - static_cast<int>(step);
        // More than 16 pawns are no game's, but may be judged too.
        return targets.size() > 16 ? write<Wide>(targets, rest, Step::same)
                                   : write<Narrow>(targets, rest, Step::same);
    }

    template <typename Block>
    [[gnu::always_inline]] inline bool write(Bitboard targets, int rest, Step step) {
        const Block to = Block::widened(numbers_of(targets));
        const Block moves = to.arrivals().plus(Block::all(rest));
        (step == Step::same ? moves.plus(to) : moves).store(end_);
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
