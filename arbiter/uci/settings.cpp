#include "arbiter/uci/settings.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/uci/words.hpp"

namespace arbiter::uci {

namespace {

using Milliseconds = std::chrono::milliseconds;

/// A whole number between two others.
struct NumberSetting {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
    std::int64_t (*get)(const Settings&);
    void (*set)(Settings&, std::int64_t);
};

/// On or off.
struct SwitchSetting {
    std::string_view name;
    bool Settings::* member;
};

/// Any text.
struct TextSetting {
    std::string_view name;
    std::string Settings::* member;
};

struct ButtonSetting {
    std::string_view name;
    Pressed button;
};

const NumberSetting numbers[] = {
    {"Hash", 1, 65'536, [](const Settings& all) { return all.table_megabytes; },
     [](Settings& all, std::int64_t value) { all.table_megabytes = value; }},
    {"Threads", 1, 512, [](const Settings& all) { return all.threads; },
     [](Settings& all, std::int64_t value) { all.threads = value; }},
    {"MultiPV", 1, 218, [](const Settings& all) { return all.lines; },
     [](Settings& all, std::int64_t value) { all.lines = value; }},
    {"Move Overhead", 0, 5000,
     [](const Settings& all) { return std::int64_t{all.overhead.count()}; },
     [](Settings& all, std::int64_t value) { all.overhead = Milliseconds(value); }},
    {"Level", 1, strongest_level,
     [](const Settings& all) { return std::int64_t{all.level.number}; },
     [](Settings& all, std::int64_t value) { all.level = Level{static_cast<int>(value)}; }},
    {seed_option, 0, most_seed, [](const Settings& all) { return all.seed; },
     [](Settings& all, std::int64_t value) { all.seed = value; }},
    {"UCI_Elo", estimated_elo({1}), estimated_elo({strongest_level}),
     [](const Settings& all) { return all.elo; },
     [](Settings& all, std::int64_t value) { all.elo = value; }},
};

constexpr SwitchSetting switches[] = {
    {"Ponder", &Settings::may_ponder},
    {"UCI_Chess960", &Settings::is_chess960},
    {analyse_mode_option, &Settings::is_analysing},
    {"UCI_LimitStrength", &Settings::is_limited},
    {"UCI_ShowWDL", &Settings::shows_chances},
};

constexpr TextSetting text_settings[] = {{tables_option, &Settings::tables}};

constexpr ButtonSetting buttons[] = {{"Clear Hash", Pressed::clear_hash}};

/// The one of that name, whatever its capitals.
template <typename Kind, std::size_t Size>
const Kind* find(const Kind (&kinds)[Size], std::string_view name) {
    const auto* const found = std::ranges::find_if(
        kinds, [&](const Kind& kind) { return lower(kind.name) == lower(name); });
    return found == std::end(kinds) ? nullptr : found;
}

/// A value as a message shows it.
std::string told(const std::optional<std::string>& value) {
    constexpr std::size_t longest = 60;
    return value ? '"' + value->substr(0, longest) + '"' : "nothing";
}

std::expected<void, std::string> change(Settings& settings, const NumberSetting& setting,
                                        const std::optional<std::string>& value) {
    const auto number = value ? number_in<std::int64_t>(*value) : std::nullopt;
    if (!number || *number < setting.least || *number > setting.most)
        return std::unexpected(std::string(setting.name) + " takes a whole number from " +
                               std::to_string(setting.least) + " to " +
                               std::to_string(setting.most) + ", not " + told(value));
    setting.set(settings, *number);
    return {};
}

std::expected<void, std::string> change(Settings& settings, const SwitchSetting& setting,
                                        const std::optional<std::string>& value) {
    const std::string word = lower(value.value_or(""));
    if (word != "true" && word != "false")
        return std::unexpected(std::string(setting.name) + " takes true or false, not " +
                               told(value));
    settings.*setting.member = word == "true";
    return {};
}

}  // namespace

std::vector<Option> offered_options() {
    const Settings usual;
    std::vector<Option> options;
    for (const NumberSetting& setting : numbers)
        options.push_back(
            {std::string(setting.name), Spin{setting.get(usual), setting.least, setting.most}});
    for (const SwitchSetting& setting : switches)
        options.push_back({std::string(setting.name), Check{usual.*setting.member}});
    for (const TextSetting& setting : text_settings)
        options.push_back({std::string(setting.name), Text{usual.*setting.member}});
    for (const ButtonSetting& setting : buttons)
        options.push_back({std::string(setting.name), Button{}});
    return options;
}

std::expected<std::optional<Pressed>, std::string> change(Settings& settings,
                                                          const SetOption& option) {
    std::expected<void, std::string> done;
    if (const auto* const button = find(buttons, option.name))
        return button->button;
    if (const auto* const number = find(numbers, option.name))
        done = change(settings, *number, option.value);
    else if (const auto* const on_or_off = find(switches, option.name))
        done = change(settings, *on_or_off, option.value);
    else if (const auto* const text = find(text_settings, option.name))
        settings.*text->member = option.value == empty_text ? "" : option.value.value_or("");
    else
        done = std::unexpected("there is no option " + told(option.name));
    if (!done)
        return std::unexpected(std::move(done.error()));
    return std::nullopt;
}

}  // namespace arbiter::uci
