// Eight bitboards side by side, one for each direction: all sliders of a side are moved in all
// directions by the same few instructions, without a table and without a branch. For machines with
// AVX-512; elsewhere the generator goes from man to man.
//
//     3  0  1        lanes 0 to 3 go up the board, lane n + 4 goes the opposite way of lane n
//      \ | /
//     6 --+-- 2
//      / | \          .
//     5  4  7
#pragma once

// The newest part of AVX-512 that is used here and in its users; machines that have it have the
// others too.
#if defined(ARBITER_USES_AVX512)

#include <array>
#include <cstdint>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/intrinsics.hpp"

namespace arbiter::detail {

struct alignas(64) EightSets {
    std::array<std::uint64_t, 8> sets{};
};

/// What makes a step of each lane: how far to rotate, and where it arrives unless it has gone round
/// the edge of the board.
struct Stride {
    EightSets rotation;
    EightSets arrival;
};

inline constexpr std::array<slow::Step, 8> lane_steps{
    slow::Step{0, 1},  slow::Step{1, 1},   slow::Step{1, 0},  slow::Step{-1, 1},
    slow::Step{0, -1}, slow::Step{-1, -1}, slow::Step{-1, 0}, slow::Step{1, -1}};

constexpr Stride stride(const std::array<slow::Step, 8>& steps) {
    Stride result;
    for (std::size_t lane = 0; lane < 8; ++lane) {
        const auto [files, ranks] = steps[lane];
        result.rotation.sets[lane] = static_cast<std::uint64_t>(files + 8 * ranks) & 63;
        for (const Square from : all_squares)
            if (const auto to = offset(from, files, ranks))
                result.arrival.sets[lane] |= Bitboard(*to).bits();
    }
    return result;
}

inline constexpr Stride neighbour_stride = stride(lane_steps);
inline constexpr Stride knight_stride = stride(slow::knight_steps);

class Lanes {
  public:
    using Mask = __mmask8;
    static constexpr Mask diagonal = 0b1010'1010;

    Lanes(__m512i lanes) : lanes_(lanes) {}
    Lanes(const EightSets& sets) : lanes_(_mm512_load_si512(sets.sets.data())) {}
    explicit Lanes(Bitboard all) : lanes_(_mm512_set1_epi64(static_cast<long long>(all.bits()))) {}
    /// The set in every lane, from memory: the general registers have enough to do.
    static Lanes from(const Bitboard& set) {
        __m512i lanes;
        asm("vpbroadcastq %1, %0" : "=v"(lanes) : "m"(set));
        return lanes;
    }
    /// These lanes, but in those of the mask the other's.
    [[nodiscard]] Lanes with(Mask mask, Lanes other) const {
        return _mm512_mask_mov_epi64(lanes_, mask, other.lanes_);
    }
    friend Lanes operator&(Lanes a, Lanes b) { return _mm512_and_si512(a.lanes_, b.lanes_); }
    friend Lanes operator|(Lanes a, Lanes b) { return _mm512_or_si512(a.lanes_, b.lanes_); }
    friend Lanes operator-(Lanes a, Lanes b) { return _mm512_andnot_si512(b.lanes_, a.lanes_); }
    friend Lanes operator+(Lanes a, Lanes b) { return _mm512_add_epi64(a.lanes_, b.lanes_); }

    /// Each lane in the place of the opposite direction's.
    [[nodiscard]] Lanes opposite() const {
        return _mm512_shuffle_i64x2(lanes_, lanes_, 0b01'00'11'10);
    }
    /// Of each lane the square that is met first by who comes from where the lane begins.
    [[nodiscard]] Lanes nearest() const {
        constexpr Mask downward = 0b1111'0000;
        const __m512i top = _mm512_set1_epi64(static_cast<long long>(std::uint64_t{1} << 63));
        const __m512i lowest =
            _mm512_and_si512(lanes_, _mm512_sub_epi64(_mm512_setzero_si512(), lanes_));
        return _mm512_mask_srlv_epi64(lowest, downward, top, _mm512_lzcnt_epi64(lanes_));
    }
    /// Do the two share a square in any lane?
    [[nodiscard]] bool intersects(Lanes other) const {
        return _mm512_test_epi64_mask(lanes_, other.lanes_) != 0;
    }
    /// The union of all.
    [[nodiscard]] Bitboard all() const {
        return Bitboard(static_cast<std::uint64_t>(_mm512_reduce_or_epi64(lanes_)));
    }
    /// How many squares each lane has.
    [[nodiscard]] Lanes sizes() const { return _mm512_popcnt_epi64(lanes_); }
    [[nodiscard]] std::uint32_t sum() const {
        return static_cast<std::uint32_t>(_mm512_reduce_add_epi64(lanes_));
    }
    [[nodiscard]] Lanes stepped(const Stride& stride) const {
        return Lanes(_mm512_rolv_epi64(lanes_, Lanes(stride.rotation).lanes_)) &
               Lanes(stride.arrival);
    }
    /// What the sliders attack in their lanes (Kogge-Stone): the free squares ahead and the first
    /// that is not free.
    [[nodiscard]] Lanes slid(Lanes free) const {
        const __m512i one = Lanes(neighbour_stride.rotation).lanes_;
        const __m512i two = _mm512_slli_epi64(one, 1);
        const __m512i four = _mm512_slli_epi64(one, 2);
        Lanes reached = *this;
        Lanes passable = free & Lanes(neighbour_stride.arrival);
        reached = reached | (passable & _mm512_rolv_epi64(reached.lanes_, one));
        passable = passable & _mm512_rolv_epi64(passable.lanes_, one);
        reached = reached | (passable & _mm512_rolv_epi64(reached.lanes_, two));
        passable = passable & _mm512_rolv_epi64(passable.lanes_, two);
        reached = reached | (passable & _mm512_rolv_epi64(reached.lanes_, four));
        return reached.stepped(neighbour_stride);
    }

  private:
    __m512i lanes_;
};

/// Straight sliders in the straight lanes, diagonal ones in the diagonal lanes.
inline Lanes sliders(const Board& board, Color color) {
    const Lanes rooks_and_bishops =
        Lanes::from(board.set(Role::rook))
            .with(Lanes::diagonal, Lanes::from(board.set(Role::bishop)));
    return (rooks_and_bishops | Lanes::from(board.set(Role::queen))) &
           Lanes::from(board.set(color));
}

inline Lanes knights(const Board& board, Color color) {
    return Lanes::from(board.set(Role::knight)) & Lanes::from(board.set(color));
}

inline Lanes empty_squares(const Board& board) {
    return Lanes(all_squares) -
           (Lanes::from(board.set(Color::white)) | Lanes::from(board.set(Color::black)));
}

}  // namespace arbiter::detail

#endif
