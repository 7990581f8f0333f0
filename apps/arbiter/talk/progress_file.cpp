#include "apps/arbiter/talk/progress_file.hpp"

#include <system_error>
#include <utility>

#include "apps/arbiter/frame/data_folder.hpp"
#include "apps/arbiter/frame/whole_file.hpp"

namespace arbiter {

namespace {

/// What a file keeps; nothing where there is none yet.
std::expected<LessonProgress, std::string> progress_in(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return LessonProgress();
    const auto text = read_whole(file, longest_progress);
    if (!text)
        return std::unexpected(file.string() + ": " + text.error());
    auto progress = LessonProgress::read(*text);
    if (!progress)
        return std::unexpected(file.string() + ": " + progress.error());
    return progress;
}

}  // namespace

std::expected<ProgressFile, std::string> ProgressFile::open(const std::string& path) {
    std::filesystem::path file = path;
    if (path.empty()) {
        const auto folder = default_data_folder();
        if (!folder)
            return std::unexpected("HOME is not set; name a file with --progress");
        file = *folder / "learned";
    }
    auto progress = progress_in(file);
    if (!progress)
        return std::unexpected(progress.error());
    return ProgressFile(std::move(file), *std::move(progress));
}

std::optional<std::string> ProgressFile::keep(const LessonProgress& progress) {
    if (progress == progress_)
        return std::nullopt;
    std::error_code error;
    if (path_.has_parent_path())
        std::filesystem::create_directories(path_.parent_path(), error);
    // Another session may have written meanwhile.
    auto all = progress_in(path_);
    if (!all)
        return all.error();
    all->add(progress);
    const std::string text = all->text();
    if (text.size() > longest_progress)
        return path_.string() + ": it would grow beyond " + std::to_string(longest_progress) +
               " bytes; begin another with --progress";
    if (const auto why = replace_file(path_, text))
        return path_.string() + ": " + *why;
    progress_ = progress;
    return std::nullopt;
}

}  // namespace arbiter
