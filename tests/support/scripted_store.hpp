// A store that does as a test tells it: answers late, refuses, or does not know. What it keeps, it
// keeps in memory.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/store/memory.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

class ScriptedStore : public Store {
  public:
    /// What becomes of a question.
    enum class Fate : std::uint8_t {
        keep,          ///< as MemoryStore has it
        refuse,        ///< refused, not kept
        unknown_kept,  ///< answered `unknown`, and it is there
        unknown_lost,  ///< answered `unknown`, and it is not there
    };

    /// Questions wait from now on and are neither kept nor answered.
    void hold() { is_holding_ = true; }
    /// What waits is dealt with and answered, in its order, and so is what comes.
    void release() {
        is_holding_ = false;
        while (!waiting_.empty())
            deal_with_first();
    }
    /// Deals with the first `number` of those that wait; the others go on waiting.
    void release(std::size_t number) {
        for (; number > 0 && !waiting_.empty(); --number)
            deal_with_first();
    }
    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }

    /// The fate of the next question that is dealt with, or after those already told, the one
    /// after.
    void next(Fate fate) { next_.push_back(fate); }
    /// The fate of all others.
    void always(Fate fate) { usual_ = fate; }
    /// What `load`, `look_up` and `games_of` say from now on, instead of looking.
    void fail_reads(StoreError error) { read_error_ = std::move(error); }
    void mend_reads() { read_error_.reset(); }

    /// What is kept.
    [[nodiscard]] MemoryStore& memory() { return memory_; }
    /// As MemoryStore has it; what waits is not kept.
    void start_again() {
        waiting_.clear();
        answers_.clear();
        memory_.start_again();
    }

    using Store::create;
    Ticket create(GameStart start, Addition first) override {
        return ask(Creation{std::move(start), std::move(first)});
    }
    Ticket append(Addition addition) override { return ask(std::move(addition)); }
    std::vector<StoreAnswer> take_answers() override { return std::exchange(answers_, {}); }
    void notify(std::function<void()> ready) override {
        ready_ = std::move(ready);
        if (ready_ && !answers_.empty())
            ready_();
    }
    std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) override {
        if (read_error_)
            return std::unexpected(*read_error_);
        return memory_.load(id);
    }
    std::expected<std::optional<GameSummary>, StoreError> look_up(std::string_view id) override {
        if (read_error_)
            return std::unexpected(*read_error_);
        return memory_.look_up(id);
    }
    std::expected<std::vector<GameSummary>, StoreError> games_of(std::string_view token_hash,
                                                                 std::size_t most) override {
        if (read_error_)
            return std::unexpected(*read_error_);
        return memory_.games_of(token_hash, most);
    }
    void note_alive(Timestamp now) override { memory_.note_alive(now); }
    [[nodiscard]] std::optional<Timestamp> last_alive() const override {
        return memory_.last_alive();
    }
    [[nodiscard]] Downtimes earlier_downtimes() const override {
        return memory_.earlier_downtimes();
    }

  private:
    struct Creation {
        GameStart start;
        Addition first;
    };
    using Question = std::variant<Creation, Addition>;
    struct Waiting {
        Ticket ticket;
        Question question;
    };

    Ticket ask(Question question) {
        waiting_.push_back({++last_ticket_, std::move(question)});
        const Ticket ticket = last_ticket_;
        if (!is_holding_)
            release(waiting_.size());
        return ticket;
    }

    void deal_with_first() {
        Waiting first = std::move(waiting_.front());
        waiting_.pop_front();
        Fate fate = usual_;
        if (!next_.empty()) {
            fate = next_.front();
            next_.pop_front();
        }
        answer({first.ticket, Keeping::refused, {StoreProblem::unavailable, "the disk is full"}},
               fate, std::move(first.question));
    }

    void answer(StoreAnswer told, Fate fate, Question question) {
        if (fate == Fate::keep || fate == Fate::unknown_kept)
            told = kept(told.ticket, std::move(question));
        if (fate == Fate::unknown_kept || fate == Fate::unknown_lost) {
            told.keeping = Keeping::unknown;
            told.error = {StoreProblem::unavailable, "the disk failed halfway"};
        }
        const bool is_first = answers_.empty();
        answers_.push_back(std::move(told));
        if (is_first && ready_)
            ready_();
    }

    StoreAnswer kept(Ticket ticket, Question question) {
        if (auto* creation = std::get_if<Creation>(&question))
            memory_.create(std::move(creation->start), std::move(creation->first));
        else
            memory_.append(std::get<Addition>(std::move(question)));
        StoreAnswer told = memory_.take_answers().front();
        told.ticket = ticket;
        return told;
    }

    MemoryStore memory_;
    bool is_holding_ = false;
    std::deque<Waiting> waiting_;
    std::deque<Fate> next_;
    Fate usual_ = Fate::keep;
    std::optional<StoreError> read_error_;
    std::vector<StoreAnswer> answers_;
    std::function<void()> ready_;
    Ticket last_ticket_ = 0;
};

}  // namespace arbiter
