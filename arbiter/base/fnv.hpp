// The hash FNV-1a in 64 bits: a text has the same number on every machine. Not for tables that
// somebody could fill with texts made to collide.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter {

/// Of the bytes of the text, whatever they mean (draft-eastlake-fnv, sections 2 and 5).
[[nodiscard]] constexpr std::uint64_t fnv1a_64(std::string_view text) {
    constexpr std::uint64_t offset_basis = 0xcbf29ce484222325;
    constexpr std::uint64_t prime = 0x100000001b3;
    std::uint64_t hash = offset_basis;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
    return hash;
}

}  // namespace arbiter
