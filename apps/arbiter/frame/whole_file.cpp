#include "apps/arbiter/frame/whole_file.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

#include <fcntl.h>
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

/// Makes a file that is not there yet, and waits until it is on the disk: after a power cut there
/// must be the old text or the new one.
std::optional<std::string> write_new(const std::filesystem::path& path, std::string_view text,
                                     std::filesystem::perms permissions) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                            static_cast<mode_t>(permissions));
    if (file < 0)
        return path.string() + " cannot be made: " + system_error_text(errno);
    std::optional<std::string> why;
    while (!text.empty() && !why) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written > 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            why = path.string() + " cannot be written: " + system_error_text(errno);
    }
    if (!why && ::fsync(file) != 0)
        why = path.string() + " cannot be written: " + system_error_text(errno);
    ::close(file);
    return why;
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

bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
    const auto meant = [](const std::filesystem::path& path) {
        std::error_code unknown;
        auto file =
            std::filesystem::weakly_canonical(followed(std::filesystem::absolute(path)), unknown);
        return unknown ? path : file;
    };
    return !a.empty() && !b.empty() && meant(a) == meant(b);
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
    // What somebody has put there, a link to another file say, is not written through.
    std::filesystem::remove(beside, error);
    constexpr auto readable_by_all = static_cast<std::filesystem::perms>(0666);
    const bool is_there = std::filesystem::exists(old);
    auto why = write_new(beside, text, is_there ? old.permissions() : readable_by_all);
    // Whatever the umask has taken away of them.
    if (!why && is_there)
        std::filesystem::permissions(beside, old.permissions(), error);
    if (!why)
        std::filesystem::rename(beside, path, error);
    if (!why && error)
        why = error.message();
    if (why)
        std::filesystem::remove(beside, error);
    return why;
}

}  // namespace arbiter
