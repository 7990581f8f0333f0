#include "arbiter/server/net/limits.hpp"

namespace arbiter {

std::string in_bytes(std::size_t bytes) {
    if (bytes > 0 && bytes % mebibyte == 0)
        return std::to_string(bytes / mebibyte) + " MiB";
    if (bytes > 0 && bytes % kibibyte == 0)
        return std::to_string(bytes / kibibyte) + " KiB";
    return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace arbiter
