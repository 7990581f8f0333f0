// Looks at sixteen bytes at once, where the processor can (SSE2, which every x86-64 has): where a
// word ends, where a comment or the value of a tag does. These decide how fast PGN is read.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace arbiter::detail {

/// So many bytes are read at a time, also where fewer are asked about.
inline constexpr std::size_t scan_width = 16;

/// A run of letters, digits and the signs + - # = of moves.
struct PlainRun {
    std::size_t length;  ///< `scan_width` where it may be longer
    bool has_digit;      ///< within that length
};

#if defined(__SSE2__)

inline __m128i load_block(const char* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}
inline unsigned mask_of(__m128i bytes) { return static_cast<unsigned>(_mm_movemask_epi8(bytes)); }
/// Bytes from `low` to `high`, both ASCII.
inline __m128i is_between(__m128i bytes, char low, char high) {
    return _mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8(static_cast<char>(low - 1))),
                         _mm_cmpgt_epi8(_mm_set1_epi8(static_cast<char>(high + 1)), bytes));
}
inline __m128i is_equal(__m128i bytes, char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); }

/// Requires: `scan_width` readable bytes.
inline PlainRun plain_run(const char* at) {
    const __m128i bytes = load_block(at);
    const __m128i digits = is_between(bytes, '0', '9');
    const __m128i letters = is_between(_mm_or_si128(bytes, _mm_set1_epi8(0x20)), 'a', 'z');
    const __m128i signs = _mm_or_si128(_mm_or_si128(is_equal(bytes, '+'), is_equal(bytes, '-')),
                                       _mm_or_si128(is_equal(bytes, '#'), is_equal(bytes, '=')));
    const unsigned run = mask_of(_mm_or_si128(_mm_or_si128(digits, letters), signs));
    const auto length = static_cast<unsigned>(std::countr_one(run));
    const unsigned inside = (1U << length) - 1;
    return {length, (mask_of(digits) & inside) != 0};
}

/// The first of these bytes from `at` on, or `end` where it is not before the last `scan_width`
/// bytes.
template <char... Wanted>
const char* find_any(const char* at, const char* end) {
    for (; end - at >= static_cast<std::ptrdiff_t>(scan_width); at += scan_width) {
        const __m128i bytes = load_block(at);
        __m128i found = _mm_setzero_si128();
        ((found = _mm_or_si128(found, is_equal(bytes, Wanted))), ...);
        if (const unsigned mask = mask_of(found); mask != 0)
            return at + std::countr_zero(mask);
    }
    return end;
}

#else

inline PlainRun plain_run(const char* at) {
    constexpr std::string_view plain =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-#=";
    PlainRun run{0, false};
    while (run.length < scan_width && plain.contains(at[run.length])) {
        run.has_digit = run.has_digit || (at[run.length] >= '0' && at[run.length] <= '9');
        ++run.length;
    }
    return run;
}

template <char... Wanted>
const char* find_any(const char* at, const char* end) {
    for (; at != end; ++at)
        if (((*at == Wanted) || ...))
            return at;
    return end;
}

#endif

}  // namespace arbiter::detail
