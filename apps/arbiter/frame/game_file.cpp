#include "apps/arbiter/frame/game_file.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace arbiter {

std::expected<std::string, std::string> text_of_game_file(const std::string& path) {
    constexpr std::size_t most_bytes = 64 << 20;
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return std::unexpected(error.message());
    if (size > most_bytes)
        return std::unexpected("the file is too large for a game");
    std::ifstream file(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(text.size())))
        return std::unexpected("it cannot be read");
    return text;
}

}  // namespace arbiter
