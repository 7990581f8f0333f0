// Looks at many bytes at once, as many as the processor compares in one step: where a word ends,
// where a comment or the value of a tag does. These decide how fast PGN is read.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace arbiter::detail {

/// Bytes side by side. Comparisons give all ones where they hold, and all zeros elsewhere.
#if defined(__AVX2__)
class ByteLanes {
  public:
    static constexpr std::size_t width = 32;
    static ByteLanes load(const char* at) {
        return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(at))};
    }
    static ByteLanes all(char c) { return {_mm256_set1_epi8(c)}; }
    [[nodiscard]] ByteLanes equal_to(ByteLanes other) const {
        return {_mm256_cmpeq_epi8(bytes, other.bytes)};
    }
    /// As signed numbers.
    [[nodiscard]] ByteLanes above(ByteLanes other) const {
        return {_mm256_cmpgt_epi8(bytes, other.bytes)};
    }
    friend ByteLanes operator|(ByteLanes a, ByteLanes b) {
        return {_mm256_or_si256(a.bytes, b.bytes)};
    }
    friend ByteLanes operator&(ByteLanes a, ByteLanes b) {
        return {_mm256_and_si256(a.bytes, b.bytes)};
    }
    /// One bit for each byte, its highest.
    [[nodiscard]] std::uint32_t mask() const {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes));
    }

    __m256i bytes;
};
#elif defined(__SSE2__)
class ByteLanes {
  public:
    static constexpr std::size_t width = 16;
    static ByteLanes load(const char* at) {
        return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(at))};
    }
    static ByteLanes all(char c) { return {_mm_set1_epi8(c)}; }
    [[nodiscard]] ByteLanes equal_to(ByteLanes other) const {
        return {_mm_cmpeq_epi8(bytes, other.bytes)};
    }
    /// As signed numbers.
    [[nodiscard]] ByteLanes above(ByteLanes other) const {
        return {_mm_cmpgt_epi8(bytes, other.bytes)};
    }
    friend ByteLanes operator|(ByteLanes a, ByteLanes b) {
        return {_mm_or_si128(a.bytes, b.bytes)};
    }
    friend ByteLanes operator&(ByteLanes a, ByteLanes b) {
        return {_mm_and_si128(a.bytes, b.bytes)};
    }
    /// One bit for each byte, its highest.
    [[nodiscard]] std::uint32_t mask() const {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
    }

    __m128i bytes;
};
#else
class ByteLanes {
  public:
    static constexpr std::size_t width = 1;
    static ByteLanes load(const char* at) { return {static_cast<signed char>(*at)}; }
    static ByteLanes all(char c) { return {static_cast<signed char>(c)}; }
    [[nodiscard]] ByteLanes equal_to(ByteLanes other) const {
        return {static_cast<signed char>(byte == other.byte ? -1 : 0)};
    }
    /// As signed numbers.
    [[nodiscard]] ByteLanes above(ByteLanes other) const {
        return {static_cast<signed char>(byte > other.byte ? -1 : 0)};
    }
    friend ByteLanes operator|(ByteLanes a, ByteLanes b) {
        return {static_cast<signed char>(a.byte | b.byte)};
    }
    friend ByteLanes operator&(ByteLanes a, ByteLanes b) {
        return {static_cast<signed char>(a.byte & b.byte)};
    }
    /// One bit for each byte, its highest.
    [[nodiscard]] std::uint32_t mask() const { return byte < 0 ? 1 : 0; }

    signed char byte;
};
#endif

inline ByteLanes is_equal(ByteLanes bytes, char c) { return bytes.equal_to(ByteLanes::all(c)); }
/// From `low` to `high`, both ASCII.
inline ByteLanes is_between(ByteLanes bytes, char low, char high) {
    return bytes.above(ByteLanes::all(static_cast<char>(low - 1))) &
           ByteLanes::all(static_cast<char>(high + 1)).above(bytes);
}
template <char First, char... Others>
ByteLanes is_any(ByteLanes bytes) {
    return (is_equal(bytes, First) | ... | is_equal(bytes, Others));
}

/// So many bytes have one bit each in what follows, the first the lowest.
inline constexpr std::size_t block_width = 64;

/// Letters, digits and the signs + - # = of moves; names of tags have no others either.
struct PlainBlock {
    std::uint64_t plain = 0;
    std::uint64_t digits = 0;  ///< of those
};

/// Requires: `block_width` readable bytes.
inline PlainBlock plain_block(const char* at) {
    PlainBlock block;
    for (std::size_t i = 0; i < block_width; i += ByteLanes::width) {
        const ByteLanes bytes = ByteLanes::load(at + i);
        const ByteLanes digits = is_between(bytes, '0', '9');
        const ByteLanes letters = is_between(bytes | ByteLanes::all(0x20), 'a', 'z');
        const ByteLanes signs = is_any<'+', '-', '#', '='>(bytes);
        block.plain |= std::uint64_t{(digits | letters | signs).mask()} << i;
        block.digits |= std::uint64_t{digits.mask()} << i;
    }
    return block;
}

/// Where in a block such bytes are as `is_wanted` tells of lanes. Requires: `block_width` readable
/// bytes.
template <typename IsWanted>
std::uint64_t find_in_block(const char* at, IsWanted is_wanted) {
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < block_width; i += ByteLanes::width)
        found |= std::uint64_t{is_wanted(ByteLanes::load(at + i)).mask()} << i;
    return found;
}

/// The first of such bytes from `at` on, or `end` where it is not before the last `block_width`
/// bytes.
template <typename IsWanted>
const char* find_first(const char* at, const char* end, IsWanted is_wanted) {
    for (; end - at >= static_cast<std::ptrdiff_t>(block_width); at += block_width)
        if (const std::uint64_t found = find_in_block(at, is_wanted); found != 0)
            return at + std::countr_zero(found);
    return end;
}

}  // namespace arbiter::detail
