// How a body is packed on its way, and in which of the ways that there are a client wants it
// (`Accept-Encoding`; RFC 9110, section 12.5.3). Packs nothing.
#pragma once

#include <cstdint>
#include <string_view>

#include "arbiter/base/enum_array.hpp"

namespace arbiter {

enum class Coding : std::uint8_t { identity, gzip, brotli };

template <typename T>
using EachCoding = EnumArray<Coding, T, 3>;

/// As in `Content-Encoding`: "br".
[[nodiscard]] std::string_view name_of(Coding coding);

/// How much a client wants a body in each coding, in thousandths; 0: not at all.
using CodingWeights = EachCoding<unsigned>;

/// Any text, walked through once: what bounds a request's header bounds this. A client that does
/// not speak of the body as it is takes that too, but anything else that it names rather. An empty
/// text, which stands for no header too, and one that is malformed want the body as it is.
[[nodiscard]] CodingWeights read_accept_encoding(std::string_view text);

/// Of what is there that which is wanted most, and of equals the more tightly packed. Where nothing
/// is wanted, the body as it is, which is always there.
[[nodiscard]] Coding best_coding(const CodingWeights& weights, const EachCoding<bool>& is_there);

}  // namespace arbiter
