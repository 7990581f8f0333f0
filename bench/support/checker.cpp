#include "bench/support/checker.hpp"

#include <algorithm>
#include <string>

namespace arbiter::bench {

namespace {

constexpr int at_once = 16;

/// What is wrong with the moves of this state; empty: nothing.
std::string problem_of(const GameRecord& record, const JsonView& message) {
    const auto state = message.member("d");
    const auto moves = state ? state->member("moves") : std::nullopt;
    if (message.string_at("t") != "sync" || !moves)
        return "no state";
    const auto kept = moves->elements();
    if (kept.size() < record.told.size())
        return std::to_string(record.told.size() - kept.size()) + " moves are missing";
    for (std::size_t i = 0; i < record.told.size(); ++i)
        if (kept[i].string_at("u") != record.told[i])
            return "half-move " + std::to_string(i + 1) + " is another";
    const std::size_t possible = record.told.size() + (record.doubt ? 1 : 0);
    if (kept.size() > possible)
        return std::to_string(kept.size() - possible) + " moves that nobody made";
    return {};
}

}  // namespace

void Checker::begin() {
    for (int i = 0; i < at_once; ++i)
        next();
}

void Checker::end() {
    for (const auto& [index, connection] : open_)
        connection->close();
}

void Checker::next() {
    if (next_ == records_.size())
        return;
    const std::size_t index = next_++;
    const GameRecord& record = records_[index];
    open_[index] = Connection::open(
        world_.loop, world_.server,
        {.target = "/api/games/" + record.id + "/socket",
         .token = record.token,
         .is_upgrade = true,
         .source = 1 + static_cast<unsigned>(index) % world_.addresses},
        {.answered =
             [this, index](const HttpAnswer& answer) {
                 if (answer.status != 101)
                     finish(index, std::to_string(answer.status) + ' ' + std::string(answer.body));
             },
         .told =
             [this, index](std::string_view text) {
                 finish(index, problem_of(records_[index], JsonView(text)));
             },
         .ended =
             [this, index](const std::string& why) {
                 finish(index, why.empty() ? "the server hung up" : why);
             }});
}

void Checker::finish(std::size_t index, std::string_view problem) {
    if (!problem.empty()) {
        ++lost_;
        world_.note_unexpected("lost: game " + records_[index].id + ": " + std::string(problem));
    }
    ++checked_;
    // Its caller is one of its own callbacks.
    const std::shared_ptr<Connection> done = std::move(open_[index]);
    done->close();
    open_.erase(index);
    next();
}

}  // namespace arbiter::bench
