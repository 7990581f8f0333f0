#include "arbiter/match/contestant.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/engine/level.hpp"
#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/uci/words.hpp"

namespace arbiter::match {

namespace {

/// What follows a prefix; nothing where the word begins otherwise.
std::optional<std::string_view> after(std::string_view word, std::string_view prefix) {
    if (!word.starts_with(prefix))
        return std::nullopt;
    return word.substr(prefix.size());
}

class ContestantReader {
  public:
    explicit ContestantReader(const std::vector<std::string>& own_command)
        : own_command_(own_command) {}

    std::expected<void, std::string> take(std::string_view word) {
        if (const auto option = after(word, "option."))
            return take_option(*option);
        if (const auto number = after(word, "nodes="))
            return take_number(word, *number,
                               [this](std::uint64_t nodes) { contestant_.limits.nodes = nodes; });
        if (const auto number = after(word, "depth="))
            return take_number(word, *number, [this](std::uint64_t depth) {
                contestant_.limits.depth = static_cast<int>(depth);
            });
        if (const auto number = after(word, "movetime="))
            return take_number(word, *number, [this](std::uint64_t time) {
                contestant_.limits.time = std::chrono::milliseconds(time);
            });
        if (const auto number = after(word, "memory="))
            return take_number(word, *number, [this](std::uint64_t mebibytes) {
                contestant_.use.bytes = mebibytes << 20;
            });
        if (const auto time = after(word, "time="))
            return take_time(word, *time);
        if (const auto name = after(word, "name=")) {
            contestant_.name = *name;
            return {};
        }
        return take_command(word);
    }

    std::expected<Contestant, std::string> contestant() && {
        if (contestant_.words.empty())
            return std::unexpected("no engine is named: level:1, self or a command is expected");
        if (contestant_.name.empty())
            contestant_.name = named_;
        return std::move(contestant_);
    }

  private:
    std::expected<void, std::string> take_command(std::string_view word) {
        const bool is_first = contestant_.words.empty();
        const auto level = after(word, "level:");
        if (is_first && level) {
            const auto number = uci::number_in<int>(*level);
            if (!number || *number < 1 || *number > strongest_level)
                return std::unexpected(std::string(word) + ": a level from 1 to " +
                                       std::to_string(strongest_level) + " is expected");
        }
        if (is_first && (word == "self" || level)) {
            contestant_.words = own_command_;
            if (level) {
                contestant_.options.push_back({"Level", std::string(*level)});
                // The strongest takes all the time that it is given.
                contestant_.limits_itself = *level != std::to_string(strongest_level);
            }
        } else {
            contestant_.words.emplace_back(word);
        }
        if (is_first)
            named_ = word.substr(word.rfind('/') + 1);
        return {};
    }

    std::expected<void, std::string> take_option(std::string_view text) {
        const std::size_t sign = text.find('=');
        const std::string name(text.substr(0, sign));
        if (name.empty())
            return std::unexpected("an option is written option.NAME=VALUE");
        contestant_.options.push_back(
            {name,
             sign == text.npos ? std::nullopt : std::optional(std::string(text.substr(sign + 1)))});
        return {};
    }

    std::expected<void, std::string> take_time(std::string_view word, std::string_view text) {
        auto reading = read_typed_time_control(text);
        if (!reading)
            return std::unexpected(std::string(word) + ": " + reading.error().text);
        if (reading->other)
            return std::unexpected(both_readings(text, *reading));
        if (reading->control.is_untimed())
            return std::unexpected(std::string(word) + ": a time is expected, such as 10s+0.1s");
        contestant_.time = std::move(reading->control);
        return {};
    }

    template <typename Take>
    std::expected<void, std::string> take_number(std::string_view word, std::string_view text,
                                                 const Take& take) {
        constexpr std::uint64_t most = 1'000'000'000;
        const auto number = uci::number_in<std::uint64_t>(text);
        if (!number || *number == 0 || *number > most)
            return std::unexpected(std::string(word) + ": a whole number from 1 to " +
                                   std::to_string(most) + " is expected");
        take(*number);
        return {};
    }

    const std::vector<std::string>& own_command_;
    Contestant contestant_;
    /// By its command, where it has no other name.
    std::string named_;
};

}  // namespace

std::expected<Contestant, std::string> read_contestant(
    std::string_view text, const std::vector<std::string>& own_command) {
    const auto words = engines::command_words(text);
    if (!words)
        return std::unexpected(words.error());
    ContestantReader reader(own_command);
    for (const std::string& word : *words)
        if (auto done = reader.take(word); !done)
            return std::unexpected(std::move(done.error()));
    return std::move(reader).contestant();
}

}  // namespace arbiter::match
