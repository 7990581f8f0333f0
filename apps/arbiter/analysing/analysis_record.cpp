#include "apps/arbiter/analysing/analysis_record.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <utility>

#include "apps/arbiter/frame/peek.hpp"
#include "arbiter/base/fnv.hpp"

namespace arbiter {

namespace {

constexpr std::size_t longest_head = 1 << 16;
/// Beyond it a game of a mebibyte with all its lines does not go.
constexpr std::uint64_t longest_text = std::uint64_t{1} << 28;

/// So that another game in its place is noticed.
std::string digest_of(std::string_view game) {
    return std::to_string(game.size()) + '-' + std::to_string(fnv1a_64(game));
}

/// The next line as JSON; "discarded" where it is none, or was not written to its end.
Json next_head(std::istream& file) {
    static constexpr auto nothing = Json::value_t::discarded;
    std::array<char, longest_head> line{};
    if (!file.getline(line.data(), line.size()) || file.eof())
        return nothing;
    return Json::parse(std::string_view(line.data()), nullptr, false);
}

/// What stands before a game.
struct GameHead {
    std::string digest;
    std::uint64_t length = 0;
};

std::optional<GameHead> game_head_of(const Json& value) {
    if (!value.is_object() || !value.contains("game") || !value["game"].is_string() ||
        !value.contains("bytes") || !value["bytes"].is_number_unsigned())
        return std::nullopt;
    return GameHead{value["game"].get<std::string>(), value["bytes"].get<std::uint64_t>()};
}

}  // namespace

std::expected<AnalysisRecord, std::string> AnalysisRecord::open(const std::string& path,
                                                                const Json& terms) {
    const Json head{{"analysis", terms}};
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    const bool is_there = std::filesystem::exists(status);
    if (is_there && !std::filesystem::is_regular_file(status))
        return std::unexpected("it is no file");
    auto lock = FileLock::take(path, "another analysis is written there");
    if (!lock)
        return std::unexpected(std::move(lock.error()));
    error.clear();
    const auto size = is_there ? std::filesystem::file_size(path, error) : 0;
    if (error)
        return std::unexpected("it cannot be read: " + error.message());
    AnalysisRecord record;
    record.lock_.emplace(*std::move(lock));
    record.path_ = path;
    record.size_ = size;
    const std::string head_line = to_line(head);
    if (head_line.size() >= longest_head)
        return std::unexpected("the engine's command is too long to be kept");
    const bool is_new = size < head_line.size() && head_line.starts_with(beginning_of(path, size));
    const auto mode = std::ios::in | std::ios::out | std::ios::binary;
    record.file_.open(path, is_new ? mode | std::ios::trunc : mode);
    if (!record.file_)
        return std::unexpected("it cannot be read and written");
    if (is_new) {
        record.file_ << head_line << std::flush;
        record.has_given_all_ = true;
        if (!record.file_)
            return std::unexpected("it cannot be written");
        return record;
    }
    const Json found = next_head(record.file_);
    if (!found.is_object() || !found.contains("analysis"))
        return std::unexpected("it holds no analysis");
    if (found != head)
        return std::unexpected(
            "it is of another analysis: the judge and his version, nodes or time, lines, rules "
            "and --json must be the same");
    return record;
}

std::expected<std::optional<std::string>, std::string> AnalysisRecord::next(std::string_view game) {
    if (has_given_all_)
        return std::nullopt;
    const auto at = static_cast<std::uint64_t>(file_.tellg());
    const auto head = game_head_of(next_head(file_));
    const auto text_at = head ? static_cast<std::uint64_t>(file_.tellg()) : 0;
    if (!head || head->length > longest_text || text_at + head->length > size_) {
        if (auto why = take_off_rest(at))
            return std::unexpected(*std::move(why));
        return std::nullopt;
    }
    ++games_;
    if (head->digest != digest_of(game))
        return std::unexpected("its game " + std::to_string(games_) +
                               " is another than in the collection");
    std::string printed(static_cast<std::size_t>(head->length), '\0');
    if (!file_.read(printed.data(), static_cast<std::streamsize>(printed.size())))
        return std::unexpected("it cannot be read");
    return printed;
}

/// Why that is not possible.
std::optional<std::string> AnalysisRecord::take_off_rest(std::uint64_t length) {
    has_given_all_ = true;
    std::error_code error;
    std::filesystem::resize_file(path_, length, error);
    file_.clear();
    file_.seekp(0, std::ios::end);
    if (error || !file_)
        return "it cannot be written";
    return std::nullopt;
}

bool AnalysisRecord::add(std::string_view game, std::string_view printed) {
    if (printed.size() > longest_text)
        return false;
    file_ << to_line(Json{{"game", digest_of(game)}, {"bytes", printed.size()}}) << printed
          << std::flush;
    return file_.good();
}

}  // namespace arbiter
