#include "apps/arbiter/frame/game_file.hpp"

#include <cstddef>

#include "apps/arbiter/frame/whole_file.hpp"

namespace arbiter {

std::expected<std::string, std::string> text_of_game_file(const std::string& path) {
    constexpr std::size_t most_bytes = 64 << 20;
    return read_whole(path, most_bytes);
}

}  // namespace arbiter
