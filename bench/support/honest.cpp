#include "bench/support/honest.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::bench {

namespace {

constexpr std::chrono::milliseconds pause{250};
constexpr std::chrono::milliseconds newcomer_pause{500};
constexpr std::chrono::seconds newcomer_patience{10};
constexpr unsigned own_address = 0;

}  // namespace

void Noticed::refuse(std::string_view what) {
    constexpr std::size_t most_length = 200;
    ++refused;
    last_refusal = what.substr(0, most_length);
}

std::string Noticed::text() const {
    return std::to_string(waits.count()) + " waits: " + waits.text() + "; " +
           std::to_string(refused) + " refused, " + std::to_string(thrown_out) +
           " times thrown out" + (last_refusal.empty() ? "" : "; last told: " + last_refusal);
}

std::string Noticed::json() const {
    return JsonObject()
        .add("waits", waits.json())
        .add("refused", static_cast<double>(refused))
        .add("thrown_out", static_cast<double>(thrown_out))
        .add_text("last_refusal", last_refusal)
        .text();
}

void HonestPlayer::begin() {
    token_ = world_.new_token();
    ask_for_game();
}

void HonestPlayer::end() {
    is_ended_ = true;
    if (connection_)
        connection_->close();
    // He stops in the middle of nothing: what he waited for counts as long as it has lasted.
    if (!pending_.empty()) {
        noticed_.waits.add(waiting());
        records_.back().doubt = Doubt{id_, pending_, ply_, token_};
    }
}

Clock::duration HonestPlayer::waiting() const {
    return pending_.empty() ? Clock::duration(0) : Clock::now() - sent_;
}

void HonestPlayer::ask_for_game() {
    const auto again = [this] {
        world_.loop.at(Clock::now() + pause, [this] {
            if (!is_ended_)
                ask_for_game();
        });
    };
    connection_ =
        Connection::open(world_.loop, world_.server,
                         {.method = "POST",
                          .target = "/api/games",
                          .token = token_,
                          .body = JsonObject().add_text("opponent", "screen").text(),
                          .source = own_address},
                         {.answered =
                              [this, again](const HttpAnswer& answer) {
                                  const auto id = JsonView(answer.body).string_at("id");
                                  if (answer.status != 201) {
                                      noticed_.refuse(answer.body);
                                      return again();
                                  }
                                  records_.push_back({.id = std::string(id), .token = token_});
                                  sit_down();
                              },
                          .told = {},
                          .ended =
                              [this, again](const std::string&) {
                                  ++noticed_.thrown_out;
                                  again();
                              }});
}

void HonestPlayer::sit_down() {
    if (is_ended_)
        return;
    connection_ = Connection::open(world_.loop, world_.server,
                                   {.target = "/api/games/" + records_.back().id + "/socket",
                                    .token = token_,
                                    .is_upgrade = true,
                                    .source = own_address},
                                   {.answered =
                                        [this](const HttpAnswer& answer) {
                                            if (answer.status == 101)
                                                return;
                                            noticed_.refuse(answer.body);
                                            come_again();
                                        },
                                    .told = [this](std::string_view text) { told(text); },
                                    .ended =
                                        [this](const std::string& why) {
                                            ++noticed_.thrown_out;
                                            if (!why.empty())
                                                noticed_.last_refusal = why;
                                            come_again();
                                        }});
}

void HonestPlayer::come_again() {
    world_.loop.at(Clock::now() + pause, [this] { sit_down(); });
}

void HonestPlayer::told(std::string_view text) {
    const JsonView message(text);
    const std::string_view kind = message.string_at("t");
    const auto data = message.member("d");
    if (kind == "sync" && data) {
        take_sync(*data);
    } else if (kind == "move" && data) {
        take_move(*data);
    } else if (kind == "ok" && message.string_at("i") == id_ && !pending_.empty()) {
        noticed_.waits.add(Clock::now() - sent_);
        records_.back().acknowledged = records_.back().told.size();
        pending_.clear();
        go_on();
    } else if (kind == "no") {
        take_no(message);
    } else if (kind == "end") {
        records_.back().is_over = true;
        if (pending_.empty())
            go_on();
    } else if (kind != "presence" && kind != "clock" && !world_.note_slow_store(message)) {
        world_.note_unexpected(text);
    }
}

void HonestPlayer::take_no(const JsonView& message) {
    if (message.string_at("e") == "over" && records_.back().is_over) {
        pending_.clear();
        return go_on();
    }
    noticed_.refuse(message.text());
    world_.loop.at(Clock::now() + pause, [this] { send(); });
}

void HonestPlayer::take_position(const JsonView& situation) {
    const auto end = situation.member("end");
    const auto legal = situation.member("legal");
    records_.back().is_over = end && !end->is_null();
    chosen_ = legal ? any_of(legal->text(), world_.random) : std::string();
}

void HonestPlayer::take_sync(const JsonView& state) {
    const auto moves = state.member("moves");
    std::vector<std::string> kept;
    for (const JsonView& move : moves ? moves->elements() : std::vector<JsonView>())
        kept.emplace_back(move.string_at("u"));
    auto& known = records_.back().told;
    // One more is the move that he made and heard nothing of.
    if (kept.size() < known.size() || !std::equal(known.begin(), known.end(), kept.begin()))
        world_.note_unexpected("lost: a move that the honest player was told of");
    known = std::move(kept);
    is_seated_ = true;
    take_position(state);
    if (pending_.empty())
        go_on();
    else
        send();
}

void HonestPlayer::take_move(const JsonView& move) {
    records_.back().told.emplace_back(move.string_at("u"));
    take_position(move);
}

void HonestPlayer::go_on() {
    world_.loop.at(Clock::now() + pause, [this] {
        if (is_ended_ || !pending_.empty())
            return;
        if (records_.back().is_over || chosen_.empty())
            return next_game();
        pending_ = std::exchange(chosen_, "");
        id_ = "h-" + std::to_string(++commands_);
        ply_ = records_.back().told.size();
        sent_ = Clock::now();
        send();
    });
}

void HonestPlayer::send() {
    if (is_ended_ || pending_.empty() || !connection_)
        return;
    // The same id gets the same answer, if the server has seen it.
    connection_->send(move_command(id_, pending_, ply_));
}

void HonestPlayer::next_game() {
    connection_->close();
    is_seated_ = false;
    ask_for_game();
}

void Newcomer::begin() {
    if (is_ended_)
        return;
    begun_ = Clock::now();
    connection_ = Connection::open(world_.loop, world_.server,
                                   {.target = "/api/server", .source = own_address},
                                   {.answered =
                                        [this](const HttpAnswer& answer) {
                                            if (answer.status != 200)
                                                noticed_.refuse(answer.body);
                                            leave_and_come_again();
                                        },
                                    .told = {},
                                    .ended =
                                        [this](const std::string& why) {
                                            ++noticed_.thrown_out;
                                            if (!why.empty())
                                                noticed_.last_refusal = why;
                                            leave_and_come_again();
                                        }},
                                   newcomer_patience);
}

void Newcomer::leave_and_come_again() {
    noticed_.waits.add(Clock::now() - begun_);
    world_.loop.at(Clock::now() + newcomer_pause, [this] { begin(); });
}

void Newcomer::end() {
    is_ended_ = true;
    if (connection_)
        connection_->close();
}

}  // namespace arbiter::bench
