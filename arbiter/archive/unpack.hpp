// Reads gzip, bzip2, xz and Zstandard archives as if they were plain: several members one behind
// another, and of a broken one all that comes before the break.
#pragma once

#include <cstdint>
#include <memory>

#include "arbiter/archive/byte_source.hpp"

namespace arbiter {

/// An archive that declares a larger window or dictionary is refused: 2 GiB.
inline constexpr std::uint64_t max_archive_window = std::uint64_t{1} << 31;

/// What is in `packed` if it begins like such an archive, even one inside another up to three
/// times, and otherwise its bytes as they stand. Zip, 7z, rar, lz4, compress and tar archives fail
/// as unsupported. Beside the archive's own window some 256 KiB are used for each layer.
[[nodiscard]] std::unique_ptr<ByteSource> unpack(std::unique_ptr<ByteSource> packed);

}  // namespace arbiter
