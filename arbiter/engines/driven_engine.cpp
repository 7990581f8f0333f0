#include "arbiter/engines/driven_engine.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/uci/words.hpp"

namespace arbiter::engines {

namespace {

using std::chrono::milliseconds;

/// Whether it takes a value; with what it takes where it does not.
class ValueCheck {
  public:
    explicit ValueCheck(const std::optional<std::string>& value) : value_(value) {}

    std::string operator()(const uci::Check& /*setting*/) const {
        return value_ == "true" || value_ == "false" ? "" : "true or false";
    }
    std::string operator()(const uci::Spin& setting) const {
        const auto number = uci::number_in<std::int64_t>(value_.value_or(""));
        const bool fits = number && *number >= setting.least && *number <= setting.most;
        return fits ? ""
                    : "a whole number from " + std::to_string(setting.least) + " to " +
                          std::to_string(setting.most);
    }
    std::string operator()(const uci::Combo& setting) const {
        std::string choices;
        for (const std::string& choice : setting.choices) {
            if (value_ && lower(choice) == lower(*value_))
                return "";
            (choices += choices.empty() ? "one of " : ", ") += choice;
        }
        return choices;
    }
    std::string operator()(const uci::Button& /*setting*/) const {
        return value_ ? "no value: it is a button" : "";
    }
    std::string operator()(const uci::Text& /*setting*/) const { return value_ ? "" : "a text"; }

  private:
    const std::optional<std::string>& value_;
};

/// One line, not longer than a message may be.
std::string shown_end(std::string_view text) {
    constexpr std::size_t most = 300;
    text = trimmed(text);
    if (text.size() > most)
        text.remove_prefix(text.size() - most);
    return uci::in_one_line(as_utf8(text));
}

/// Of the best line, whatever else it tells of.
bool is_of_best_line(const uci::Info& info) { return info.score && info.rank.value_or(1) == 1; }

}  // namespace

std::expected<std::vector<std::string>, std::string> command_words(std::string_view line) {
    std::vector<std::string> words;
    char quote = '\0';
    bool is_within = false;
    for (const char c : line) {
        if (quote == '\0' && is_space(c)) {
            is_within = false;
            continue;
        }
        if (!std::exchange(is_within, true))
            words.emplace_back();
        if (c == quote)
            quote = '\0';
        else if (quote == '\0' && (c == '"' || c == '\''))
            quote = c;
        else
            words.back() += c;
    }
    if (quote != '\0')
        return std::unexpected(std::string("the quote ") + quote + " has no end");
    return words;
}

DrivenEngine::DrivenEngine(ChildProcess child, EngineSetup setup)
    : setup_(std::move(setup)), child_(std::move(child)), name_(setup_.words.front()) {}

std::expected<DrivenEngine, std::string> DrivenEngine::start(const EngineSetup& setup) {
    if (setup.words.empty() || setup.words.front().empty())
        return std::unexpected("no program is named");
    auto child = ChildProcess::start(setup.words, setup.limits);
    if (!child)
        return std::unexpected(setup.words.front() + " cannot be started: " + child.error());
    DrivenEngine engine(*std::move(child), setup);
    if (auto done = engine.greet(); !done)
        return std::unexpected(std::move(done.error()));
    return engine;
}

std::expected<void, std::string> DrivenEngine::greet() {
    constexpr std::size_t most_options = 1000;
    constexpr std::string_view doing = "it was asked who it is";
    const auto until = Clock::now() + setup_.patience.start;
    if (auto done = child_.tell(uci::write_command(uci::Greet{}), until); !done)
        return std::unexpected(told(done.error(), doing));
    for (;;) {
        const auto line = child_.hear(until);
        if (!line)
            return std::unexpected(told(line.error(), doing));
        if (Clock::now() >= until)
            return std::unexpected(told(ChildFault::silent, doing));
        const auto answer = uci::read_answer(*line);
        if (!answer)
            continue;
        if (std::holds_alternative<uci::Greeted>(*answer))
            return {};
        if (const auto* const named = std::get_if<uci::Name>(&*answer))
            name_ = named->text;
        else if (const auto* const option = std::get_if<uci::Option>(&*answer);
                 option != nullptr && options_.size() < most_options)
            options_.push_back(*option);
    }
}

bool DrivenEngine::has_option(std::string_view name) const {
    return std::ranges::any_of(
        options_, [&](const uci::Option& option) { return lower(option.name) == lower(name); });
}

std::expected<void, std::string> DrivenEngine::set(const uci::SetOption& option) {
    const auto found = std::ranges::find_if(options_, [&](const uci::Option& offered) {
        return lower(offered.name) == lower(option.name);
    });
    if (found == options_.end()) {
        std::string names;
        for (const uci::Option& offered : options_)
            (names += names.empty() ? "" : ", ") += offered.name;
        return std::unexpected(name_ + " has no option \"" + option.name + "\"; it has " +
                               (names.empty() ? "none" : names));
    }
    const std::string wanted = std::visit(ValueCheck(option.value), found->setting);
    if (!wanted.empty())
        return std::unexpected(name_ + ": option " + found->name + " takes " + wanted + ", not " +
                               (option.value ? '"' + *option.value + '"' : "nothing"));
    return tell(uci::SetOption{found->name, option.value});
}

std::expected<void, std::string> DrivenEngine::begin_game(const uci::ToldGame& game) {
    const std::string chess960(chess960_option);
    if (has_option(chess960)) {
        if (auto done = set({chess960, game.is_chess960() ? "true" : "false"}); !done)
            return done;
    } else if (game.is_chess960()) {
        return std::unexpected(name_ + " does not know Chess960");
    }
    if (auto done = tell(uci::NewGame{}); !done)
        return done;
    return await_ready();
}

std::expected<void, std::string> DrivenEngine::await_ready() {
    constexpr std::string_view doing = "it was asked whether it is ready";
    const auto until = Clock::now() + setup_.patience.ready;
    if (auto done = child_.tell(uci::write_command(uci::AskReady{}), until); !done)
        return std::unexpected(told(done.error(), doing));
    for (;;) {
        const auto line = child_.hear(until);
        if (!line)
            return std::unexpected(told(line.error(), doing));
        if (uci::read_answer(*line) == uci::Answer(uci::Ready{}))
            return {};
        if (Clock::now() >= until)
            return std::unexpected(told(ChildFault::silent, doing));
    }
}

std::expected<void, std::string> DrivenEngine::tell(const uci::Command& command) {
    const auto done =
        child_.tell(uci::write_command(command), Clock::now() + setup_.patience.ready);
    if (!done)
        return std::unexpected(told(done.error(), "it was told something"));
    return {};
}

std::expected<EngineMove, EngineFault> DrivenEngine::think(
    const uci::SetPosition& position, const uci::Go& go, milliseconds most,
    const std::function<void(const uci::Info&)>& on_info, const std::stop_token& stop) {
    // What it still has to say of the move before is heard before the clock runs.
    auto done = tell(position);
    if (done)
        done = await_ready();
    const auto busy = child_.processor_time();
    const auto start = Clock::now();
    if (done)
        done = tell(go);
    if (!done)
        return std::unexpected(EngineFault{std::move(done.error()), {}});
    EngineMove move;
    auto best = hear_best(move, start + most, on_info, stop);
    // Before the fault is told: it is waited for the end of a child that fails.
    move.time.used = Clock::now() - start;
    if (const auto now = child_.processor_time(); now && busy)
        move.time.processor = *now - *busy;
    if (!best)
        return std::unexpected(EngineFault{told(best.error(), "it was searching"), move.time});
    move.best = *std::move(best);
    return move;
}

std::expected<uci::BestMove, ChildFault> DrivenEngine::hear_best(
    EngineMove& move, Clock::time_point until, const std::function<void(const uci::Info&)>& on_info,
    const std::stop_token& stop) {
    constexpr milliseconds between_looks(20);
    bool is_stopped = false;
    for (;;) {
        const bool is_watched = stop.stop_possible() && !is_stopped;
        const auto line =
            child_.hear(is_watched ? std::min(until, Clock::now() + between_looks) : until);
        const bool is_late = Clock::now() >= until || (is_watched && stop.stop_requested());
        if (is_late && is_stopped)
            return std::unexpected(ChildFault::silent);
        if (is_late) {
            is_stopped = true;
            until = Clock::now() + setup_.patience.end;
            if (const auto done = child_.tell(uci::write_command(uci::Stop{}), until); !done)
                return std::unexpected(done.error());
        }
        if (!line) {
            if (line.error() == ChildFault::silent)
                continue;
            return std::unexpected(line.error());
        }
        auto answer = uci::read_answer(*line);
        if (!answer)
            continue;
        if (auto* const best = std::get_if<uci::BestMove>(&*answer))
            return std::move(*best);
        if (const auto* const info = std::get_if<uci::Info>(&*answer)) {
            if (on_info)
                on_info(*info);
            if (is_of_best_line(*info))
                move.info = *info;
        }
    }
}

void DrivenEngine::quit() {
    const auto until = Clock::now() + setup_.patience.end;
    static_cast<void>(child_.tell(uci::write_command(uci::Quit{}), until));
    child_.end(until);
}

std::string DrivenEngine::told(ChildFault fault, std::string_view doing) {
    std::string text = name_;
    switch (fault) {
        case ChildFault::ended:
            text += ' ' + child_.end(Clock::now() + setup_.patience.end);
            break;
        case ChildFault::silent:
            text += " gave no answer in time";
            break;
        case ChildFault::deaf:
            text += " did not listen";
            break;
        case ChildFault::too_long:
            text += " said a line that has no end";
            break;
    }
    text += " while ";
    text += doing;
    const std::string errors = shown_end(child_.errors());
    return errors.empty() ? text : text + "; it last wrote: " + errors;
}

}  // namespace arbiter::engines
