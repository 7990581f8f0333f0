#include "apps/arbiter/games/game_stream.hpp"

#include <utility>

#include "arbiter/collection/game_check.hpp"
#include "arbiter/game/mating_judge.hpp"

namespace arbiter {

GameStream::GameStream(std::vector<std::string> paths, const Ruleset& ruleset)
    : files_{.paths = std::move(paths)}, reader_([this, &ruleset] { read(ruleset); }) {}

GameStream::~GameStream() {
    const std::scoped_lock lock(mutex_);
    is_unwanted_ = true;
    changed_.notify_all();
}

void GameStream::read(const Ruleset& ruleset) {
    try {
        read_all(ruleset);
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        failure_ = std::current_exception();
        is_over_ = true;
        changed_.notify_all();
    }
}

void GameStream::read_all(const Ruleset& ruleset) {
    ProvingJudge judge;
    const auto write = [&](const CollectedGame& game, std::string_view raw,
                           GamesWritten& /*written*/) {
        GameCheck check = check_game(game, ruleset, judge);
        return put({std::string(raw), std::move(check.findings), check.ended_at});
    };
    const GamesRead read = read_collections(files_, write, [this](const GamesWritten& /*written*/) {
        const std::scoped_lock lock(mutex_);
        return !is_unwanted_;
    });
    const std::scoped_lock lock(mutex_);
    code_ = read.code;
    is_over_ = true;
    changed_.notify_all();
}

bool GameStream::put(StreamedGame game) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_unwanted_ || waiting_.size() < most_waiting; });
    if (is_unwanted_)
        return false;
    waiting_.push_back(std::move(game));
    changed_.notify_all();
    return true;
}

std::optional<StreamedGame> GameStream::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
    if (waiting_.empty()) {
        if (failure_)
            std::rethrow_exception(std::exchange(failure_, nullptr));
        return std::nullopt;
    }
    StreamedGame game = std::move(waiting_.front());
    waiting_.pop_front();
    changed_.notify_all();
    return game;
}

ExitCode GameStream::code() {
    const std::scoped_lock lock(mutex_);
    return code_;
}

}  // namespace arbiter
