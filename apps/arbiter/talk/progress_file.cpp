#include "apps/arbiter/talk/progress_file.hpp"

#include <system_error>
#include <utility>

#include "apps/arbiter/frame/data_folder.hpp"
#include "apps/arbiter/frame/file_lock.hpp"
#include "apps/arbiter/frame/whole_file.hpp"

namespace arbiter {

namespace {

/// What, where, and how to go on.
std::unexpected<std::string> refused(const std::filesystem::path& file, const std::string& why) {
    return std::unexpected(file.string() + ": " + why + "; name another file with --progress");
}

/// What a file keeps; nothing where there is none yet.
std::expected<LessonProgress, std::string> progress_in(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return LessonProgress();
    const auto text = read_whole(file, longest_progress);
    if (!text)
        return refused(file, text.error());
    auto progress = LessonProgress::read(*text);
    if (!progress)
        return refused(file, progress.error());
    return progress;
}

/// The file in the data folder, which is made where it is missing.
std::expected<std::filesystem::path, std::string> default_file() {
    const auto folder = default_data_folder();
    if (!folder)
        return std::unexpected("HOME is not set; name a file with --progress");
    std::error_code error;
    std::filesystem::create_directories(*folder, error);
    if (error)
        return refused(*folder, "this folder cannot be made: " + error.message());
    return *folder / "learned";
}

}  // namespace

std::expected<ProgressFile, std::string> ProgressFile::open(const std::string& path) {
    const auto named = path.empty() ? default_file() : std::filesystem::path(path);
    if (!named)
        return std::unexpected(named.error());
    std::filesystem::path file = followed(*named);
    if (const auto why = why_not_writable(file))
        return refused(file, *why);
    auto progress = progress_in(file);
    if (!progress)
        return std::unexpected(progress.error());
    return ProgressFile(std::move(file), *std::move(progress));
}

std::optional<std::string> ProgressFile::keep(const LessonProgress& progress) {
    if (progress == progress_)
        return std::nullopt;
    if (const auto why = why_not_writable(path_))
        return refused(path_, *why).error();
    // Another session may have written meanwhile, and must not write between the two.
    const auto lock = FileLock::wait_for(path_);
    if (!lock)
        return refused(path_, lock.error()).error();
    auto all = progress_in(path_);
    if (!all)
        return all.error();
    all->add(progress);
    const std::string text = all->text();
    if (text.size() > longest_progress)
        return refused(path_, "it would grow beyond " + std::to_string(longest_progress) + " bytes")
            .error();
    if (const auto why = replace_file(path_, text))
        return refused(path_, *why).error();
    progress_ = progress;
    return std::nullopt;
}

}  // namespace arbiter
