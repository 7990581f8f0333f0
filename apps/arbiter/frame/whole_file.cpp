#include "apps/arbiter/frame/whole_file.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

#include <unistd.h>

#include "apps/arbiter/frame/report.hpp"

namespace arbiter {

namespace {

using Type = std::filesystem::file_type;

/// The one that the file lies in.
std::filesystem::path folder_of(const std::filesystem::path& path) {
    return path.has_parent_path() ? path.parent_path() : ".";
}

/// `how`: W_OK, X_OK.
std::optional<std::string> why_forbidden(const std::filesystem::path& path,
                                         const std::filesystem::file_status& status, int how) {
    using Permissions = std::filesystem::perms;
    constexpr Permissions written =
        Permissions::owner_write | Permissions::group_write | Permissions::others_write;
    if ((status.permissions() & written) == Permissions::none)
        return "nobody may write it (chmod u+w would allow it)";
    if (access(path.c_str(), how) != 0)
        return system_error_text(errno);
    return std::nullopt;
}

}  // namespace

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

std::filesystem::path followed(const std::filesystem::path& path) {
    constexpr int most_links = 40;
    std::filesystem::path file = path;
    std::error_code error;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(file, error); ++i) {
        const auto target = std::filesystem::read_symlink(file, error);
        if (error)
            return path;
        file = file.parent_path() / target;
    }
    return std::filesystem::is_symlink(file, error) ? path : file;
}

std::optional<std::string> why_not_writable(const std::filesystem::path& path) {
    const std::filesystem::path folder = folder_of(path);
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == Type::none)
        return error.message();
    if (status.type() == Type::directory)
        return "it is a folder, not a file";
    if (status.type() == Type::regular)
        if (const auto why = why_forbidden(path, status, W_OK))
            return why;
    if (status.type() != Type::regular && status.type() != Type::not_found)
        return "it is no regular file";
    const auto around = std::filesystem::status(folder, error);
    if (around.type() == Type::not_found)
        return "there is no folder " + folder.string();
    if (around.type() != Type::directory)
        return folder.string() + " is no folder";
    const auto why = why_forbidden(folder, around, W_OK | X_OK);
    return why ? std::optional("its folder is closed: " + *why) : std::nullopt;
}

std::optional<std::string> replace_file(const std::filesystem::path& path, std::string_view text) {
    std::filesystem::path beside = path;
    beside += ".new";
    std::error_code error;
    const auto old = std::filesystem::status(path, error);
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        if (file && std::filesystem::exists(old))
            std::filesystem::permissions(beside, old.permissions(), error);
        file << text;
        if (!file.flush()) {
            std::filesystem::remove(beside, error);
            return "it cannot be written: " + beside.string();
        }
    }
    std::filesystem::rename(beside, path, error);
    if (!error)
        return std::nullopt;
    const std::string why = error.message();
    std::filesystem::remove(beside, error);
    return why;
}

}  // namespace arbiter
