#include "bench/support/world.hpp"

namespace arbiter::bench {

namespace {

constexpr std::chrono::seconds span{20};
/// The server's clock and ours are one, but it reads it later.
constexpr std::chrono::milliseconds slack{50};

}  // namespace

std::string GameRecord::json() const {
    std::string moves;
    for (const std::string& move : told)
        moves += (moves.empty() ? "" : ", ") + json_string(move);
    JsonObject object;
    object.add_text("id", id)
        .add_text("token", token)
        .add("told", '[' + moves + ']')
        .add("acknowledged", static_cast<double>(acknowledged))
        .add("over", is_over ? "true" : "false");
    if (doubt)
        object.add("doubt", JsonObject()
                                .add_text("id", doubt->id)
                                .add_text("move", doubt->move)
                                .add("ply", static_cast<double>(doubt->ply))
                                .add_text("token", doubt->token)
                                .text());
    else
        object.add("doubt", "null");
    return object.text();
}

void World::note_unexpected(std::string_view what) {
    constexpr std::size_t most_length = 200;
    const std::string kind(what.substr(0, most_length));
    if (unexpected.size() < most_kinds || unexpected.contains(kind))
        ++unexpected[kind];
    else
        ++unexpected["and others"];
}

bool World::note_slow_store(const JsonView& event) {
    const auto data = event.member("d");
    const auto act = data ? data->member("event") : std::nullopt;
    if (!act || act->string_at("event") != "downtime" || act->string_at("cause") != "slow_store")
        return false;
    ++stood_still;
    return true;
}

std::string World::new_token() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string token(32, '0');
    for (char& digit : token)
        digit = digits[random() % digits.size()];
    return token;
}

Time Allowance::free_at(Time now) {
    while (!used_.empty() && now - used_.front() >= span + slack)
        used_.pop_front();
    return used_.size() < most_ ? now : used_[used_.size() - most_] + span + slack;
}

std::string move_command(std::string_view id, std::string_view move, std::size_t ply) {
    return JsonObject()
        .add_text("t", "move")
        .add_text("i", id)
        .add("d", JsonObject().add_text("u", move).add("p", static_cast<double>(ply)).text())
        .text();
}

std::string any_of(std::string_view json_array, std::mt19937_64& random) {
    const auto all = JsonView(json_array).elements();
    if (all.empty())
        return {};
    return std::string(all[random() % all.size()].string().value_or(std::string_view()));
}

}  // namespace arbiter::bench
