#include "bench/support/board.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace arbiter::bench {

namespace {

constexpr std::chrono::milliseconds wait_for_store{250};

}  // namespace

void Board::sit_down() {
    ready_ = 0;
    for (Seat& seat : seats_) {
        seat = Seat();
        seat.allowance = Allowance(world_.play.most_messages);
        seat.token = world_.new_token();
    }
    const std::string body =
        JsonObject()
            .add_text("opponent", world_.play.is_at_one_screen ? "screen" : "friend")
            .add_text("time", world_.play.time)
            .text();
    asking_ = Connection::open(
        world_.loop, world_.server,
        {.method = "POST",
         .target = "/api/games",
         .token = seats_[0].token,
         .body = body,
         .source = source()},
        {.answered =
             [this](const HttpAnswer& answer) {
                 const auto id = JsonView(answer.body).string_at("id");
                 if (answer.status != 201 || id.empty())
                     return fail("a new game: " + std::to_string(answer.status) + ' ' +
                                 std::string(answer.body));
                 records_.push_back({.id = std::string(id), .token = seats_[0].token});
                 open_seat(0);
             },
         .told = {},
         .ended = [this](const std::string& why) { ended(why); }});
}

void Board::open_seat(std::size_t index) {
    Seat& seat = seats_[index];
    seat.connection =
        Connection::open(world_.loop, world_.server,
                         {.target = "/api/games/" + record().id + "/socket",
                          .token = seat.token,
                          .is_upgrade = true,
                          .source = source()},
                         {.answered =
                              [this](const HttpAnswer& answer) {
                                  if (answer.status != 101)
                                      fail("a socket: " + std::to_string(answer.status) + ' ' +
                                           std::string(answer.body));
                              },
                          .told = [this, &seat](std::string_view text) { told(seat, text); },
                          .ended = [this](const std::string& why) { ended(why); }});
}

/// He is to move: nothing is told to him meanwhile but that the game has ended.
void Board::renew_seat(std::size_t index) {
    Seat& seat = seats_[index];
    ++world_.renewed;
    seat.connection->close();
    seat.version = 0;
    seat.allowance = Allowance(world_.play.most_messages);
    --ready_;
    open_seat(index);
}

void Board::play() {
    is_playing_ = true;
    think();
}

bool Board::is_gone() const {
    return std::ranges::none_of(
        seats_, [](const Seat& seat) { return seat.connection && seat.connection->is_open(); });
}

bool Board::is_quiet() const {
    if (has_failed_ || !is_ready())
        return true;
    return std::ranges::all_of(std::span(seats_).first(seats()), [this](const Seat& seat) {
        return !seat.pending && seat.plies == records_.back().told.size();
    });
}

void Board::leave() {
    // A timer that is still to come finds its turn gone.
    ++turn_;
    if (!records_.empty())
        for (const Seat& seat : seats_)
            if (seat.pending)
                record().doubt =
                    Doubt{seat.pending->id, seat.pending->move, seat.pending->ply, seat.token};
    for (Seat& seat : seats_)
        if (seat.connection)
            seat.connection->close();
    if (asking_)
        asking_->close();
}

void Board::told(Seat& seat, std::string_view text) {
    const JsonView message(text);
    const std::string_view kind = message.string_at("t");
    if (kind == "presence" || kind == "clock")
        return;
    if (kind == "sync")
        return take_sync(seat, message);
    if (kind == "ok")
        return take_ok(seat, message);
    if (kind == "no")
        return take_no(seat, message);
    if (!take_version(seat, message))
        return;
    if (kind == "move")
        take_move(seat, message);
    else if (kind == "end")
        take_end(seat);
    else if (kind != "joined" && !world_.note_slow_store(message))
        fail(text);
}

bool Board::take_version(Seat& seat, const JsonView& message) {
    const auto version = message.number_at("v");
    if (version == seat.version + 1) {
        ++seat.version;
        return true;
    }
    fail("not the next version: " + std::string(message.text()));
    return false;
}

void Board::take_sync(Seat& seat, const JsonView& message) {
    const auto state = message.member("d");
    const auto version = message.number_at("v");
    if (!state || !version || seat.version != 0)
        return fail("a state that nobody waits for: " + std::string(message.text()));
    seat.version = *version;
    const auto moves = state->member("moves");
    if (!moves || moves->elements().size() != record().told.size())
        return fail("not the moves that were told: " + std::string(message.text()));
    ++ready_;
    if (!is_ready())
        return open_seat(ready_);
    if (const auto end = state->member("end"); !end || !end->is_null())
        return take_end(seat);
    note_turn(seats() == 1 ? 0 : seat.plies % 2, *state);
    if (is_playing_)
        think();
}

void Board::take_move(Seat& seat, const JsonView& message) {
    const auto move = message.member("d");
    const auto end = move ? move->member("end") : std::nullopt;
    if (!end || move->number_at("ply") != seat.plies + 1)
        return fail("not the next move: " + std::string(message.text()));
    const std::string_view played = move->string_at("u");
    auto& known = record().told;
    if (known.size() == seat.plies)
        known.emplace_back(played);
    else if (known[seat.plies] != played)
        return fail("two are told different moves: " + std::string(message.text()));
    ++seat.plies;
    const auto index = static_cast<std::size_t>(&seat - seats_.data());
    // Either may be told first. White, who sits first, has made the odd half-moves.
    const bool is_opponent = seats() == 2 && index == seat.plies % 2;
    if (is_opponent && sent_) {
        if (world_.is_measuring)
            world_.until_told.add(Clock::now() - *sent_);
        sent_.reset();
    }
    if (!end->is_null())
        return take_end(seat);
    // Whose turn it is moves when he is told so.
    if (seats() == 1 || is_opponent) {
        note_turn(index, *move);
        think();
    }
}

void Board::take_end(Seat& seat) {
    seat.knows_end = true;
    record().is_over = true;
    go_on_after_end();
}

void Board::take_ok(Seat& seat, const JsonView& message) {
    if (!seat.pending || message.string_at("i") != seat.pending->id)
        return fail("an answer that nobody waits for: " + std::string(message.text()));
    const Pending done = *std::exchange(seat.pending, std::nullopt);
    const Time now = Clock::now();
    seat.allowance.use(now);
    if (record().told.size() <= done.ply || record().told[done.ply] != done.move)
        return fail("acknowledged before it was told: " + std::string(message.text()));
    record().acknowledged = std::max(record().acknowledged, done.ply + 1);
    if (world_.is_measuring) {
        ++world_.acknowledged;
        world_.until_acknowledged.add(now - done.sent);
    }
    go_on_after_end();
    if (&seat == &seats_[mover_])
        think();
}

void Board::take_no(Seat& seat, const JsonView& message) {
    const std::string_view why = message.string_at("e");
    if (!seat.pending || message.string_at("i") != seat.pending->id)
        return fail("an answer that nobody waits for: " + std::string(message.text()));
    seat.allowance.use(Clock::now());
    // The position was proved dead after the move: the next one may have been on its way.
    if (why == "over" && record().is_over) {
        seat.pending.reset();
        return go_on_after_end();
    }
    if (why != "store")
        return fail(message.text());
    ++world_.not_kept;
    world_.loop.at(Clock::now() + wait_for_store, [this, turn = turn_] {
        if (turn == turn_ && seats_[mover_].pending)
            send(seats_[mover_]);
    });
}

void Board::note_turn(std::size_t seat, const JsonView& situation) {
    const auto legal = situation.member("legal");
    chosen_ = legal ? any_of(legal->text(), world_.random) : std::string();
    if (chosen_.empty())
        return fail("nobody may move: " + std::string(situation.text()));
    mover_ = seat;
    ++turn_;
}

void Board::think() {
    Seat& seat = seats_[mover_];
    if (!is_playing_ || has_failed_ || chosen_.empty() || seat.pending || world_.is_closing)
        return;
    // Players who all think equally long would move all at once.
    const std::chrono::milliseconds think =
        world_.play.think / 2 +
        std::chrono::milliseconds(world_.random() %
                                  static_cast<std::uint64_t>(world_.play.think.count() + 1));
    const Time now = Clock::now();
    const Time free_at = seat.allowance.free_at(now);
    if (free_at > now + think && world_.play.is_renewing)
        return renew_seat(mover_);
    world_.held_back += free_at > now + think;
    const Time at = std::max(now + think, free_at);
    if (at == now)
        return move_now(turn_);
    world_.loop.at(at, [this, turn = turn_] { move_now(turn); });
}

void Board::move_now(std::uint64_t turn) {
    Seat& seat = seats_[mover_];
    if (turn != turn_ || chosen_.empty() || seat.pending || record().is_over || world_.is_closing)
        return;
    seat.pending = Pending{.id = "m-" + std::to_string(++commands_),
                           .move = std::exchange(chosen_, ""),
                           .ply = seat.plies,
                           .sent = Clock::now()};
    sent_ = seat.pending->sent;
    send(seat);
}

void Board::send(Seat& seat) {
    const Pending& pending = *seat.pending;
    seat.connection->send(move_command(pending.id, pending.move, pending.ply));
}

void Board::go_on_after_end() {
    if (!record().is_over || has_failed_ ||
        !std::ranges::all_of(std::span(seats_).first(seats()),
                             [](const Seat& seat) { return seat.knows_end && !seat.pending; }))
        return;
    leave();
    chosen_.clear();
    sent_.reset();
    if (!world_.is_closing)
        sit_down();
}

void Board::ended(const std::string& why) {
    if (!why.empty())
        return fail(why);
    ++world_.hung_up;
    // The other seat may still have something to read: an acknowledgement counts.
    has_failed_ = true;
}

void Board::fail(std::string_view what) {
    world_.note_unexpected(what);
    has_failed_ = true;
    leave();
}

}  // namespace arbiter::bench
