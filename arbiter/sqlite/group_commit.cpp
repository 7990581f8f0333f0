#include "arbiter/sqlite/group_commit.hpp"

#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

namespace {

std::vector<StoreAnswer> all_refused(std::span<const StoreRequest> group, const StoreError& error) {
    std::vector<StoreAnswer> answers;
    answers.reserve(group.size());
    for (const StoreRequest& request : group)
        answers.push_back({request.ticket, Keeping::refused, error});
    return answers;
}

/// What was to be kept was not, or not surely. Those that were refused for themselves stay so.
void change_kept(std::vector<StoreAnswer>& answers, Keeping keeping, const StoreError& error) {
    for (StoreAnswer& answer : answers)
        if (answer.keeping == Keeping::kept)
            answer = {answer.ticket, keeping, error};
}

bool is_any_kept(const std::vector<StoreAnswer>& answers) {
    for (const StoreAnswer& answer : answers)
        if (answer.keeping == Keeping::kept)
            return true;
    return false;
}

}  // namespace

std::vector<StoreAnswer> GroupCommit::keep(std::span<const StoreRequest> group) {
    if (!settle())
        return all_refused(
            group, {StoreProblem::unavailable, "the disk has failed, and takes nothing since"});
    std::vector<StoreAnswer> answers = write(group);
    // Most failures are over at once; then nothing of the group can turn up any more.
    if (!is_settled_ && settle())
        for (StoreAnswer& answer : answers)
            if (answer.keeping == Keeping::unknown)
                answer.keeping = Keeping::refused;
    return answers;
}

bool GroupCommit::settle() {
    if (!is_settled_ && check_files())
        is_settled_ = write_form_again(writer_.database()).has_value();
    return is_settled_;
}

std::vector<StoreAnswer> GroupCommit::write(std::span<const StoreRequest> group) {
    if (const auto there = check_files(); !there)
        return all_refused(group, there.error());
    auto transaction = Transaction::begin(writer_.database());
    if (!transaction)
        return all_refused(group, transaction.error());
    std::vector<StoreAnswer> answers;
    answers.reserve(group.size());
    for (const StoreRequest& request : group) {
        auto done = write(request);
        if (!writer_.database().is_in_transaction())
            return all_refused(group, done.error());
        answers.push_back({.ticket = request.ticket});
        if (!done)
            answers.back() = {request.ticket, Keeping::refused, std::move(done.error())};
    }
    if (!is_any_kept(answers))
        return answers;
    if (const auto there = check_files(); !there) {
        change_kept(answers, Keeping::refused, there.error());
    } else if (const auto done = transaction->commit(); !done) {
        is_settled_ = !done.error().may_be_kept;
        change_kept(answers, is_settled_ ? Keeping::refused : Keeping::unknown, done.error().error);
    } else if (const auto still_there = check_files(); !still_there) {
        // It is in a file that may be gone for ever or come back.
        change_kept(answers, Keeping::unknown, still_there.error());
    }
    return answers;
}

std::expected<void, StoreError> GroupCommit::write(const StoreRequest& request) {
    return request.start ? writer_.create(*request.start, request.addition)
                         : writer_.append(request.addition);
}

std::expected<void, StoreError> GroupCommit::check_files() {
    auto there = files_.check();
    if (there && writer_.database().has_moved())
        return std::unexpected(
            StoreError{StoreProblem::unavailable, "games.db is not the file that was opened"});
    return there;
}

}  // namespace arbiter
