#include "apps/arbiter/frame/whole_file.hpp"

#include <fstream>
#include <system_error>

namespace arbiter {

std::expected<std::string, std::string> read_whole(const std::filesystem::path& path,
                                                   std::size_t most_bytes) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return std::unexpected(error.message());
    if (size > most_bytes)
        return std::unexpected("it has more than " + std::to_string(most_bytes) + " bytes");
    std::ifstream file(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(text.size())))
        return std::unexpected("it cannot be read");
    return text;
}

std::optional<std::string> replace_file(const std::filesystem::path& path, std::string_view text) {
    std::filesystem::path beside = path;
    beside += ".new";
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file << text;
        if (!file.flush())
            return "it cannot be written: " + beside.string();
    }
    std::error_code error;
    std::filesystem::rename(beside, path, error);
    return error ? std::optional(error.message()) : std::nullopt;
}

}  // namespace arbiter
