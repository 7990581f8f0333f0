// Any bytes as a packed position: a refusal points into them; what is accepted is a position, and
// packing it gives the same bytes.
#include "arbiter/notation/packed_position.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "fuzz/require.hpp"

using arbiter::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto position = arbiter::unpack(bytes);
    if (!position) {
        arbiter::fuzz::require_place(position.error(), size);
        return 0;
    }
    require(position->key() == position->key_from_scratch());
    const auto packed = arbiter::pack(*position);
    require(packed.has_value() && std::ranges::equal(*packed, bytes));
    return 0;
}
