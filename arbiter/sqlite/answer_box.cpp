#include "arbiter/sqlite/answer_box.hpp"

#include <iterator>
#include <utility>

namespace arbiter {

void AnswerBox::put(std::vector<StoreAnswer> answers) {
    if (answers.empty())
        return;
    {
        const std::lock_guard lock(mutex_);
        const bool is_told = !answers_.empty();
        answers_.insert(answers_.end(), std::make_move_iterator(answers.begin()),
                        std::make_move_iterator(answers.end()));
        if (is_told)
            return;
    }
    const std::lock_guard lock(ready_mutex_);
    if (ready_)
        ready_();
}

std::vector<StoreAnswer> AnswerBox::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answers_, {});
}

void AnswerBox::notify(std::function<void()> ready) {
    const std::lock_guard ready_lock(ready_mutex_);
    ready_ = std::move(ready);
    if (!ready_)
        return;
    {
        const std::lock_guard lock(mutex_);
        if (answers_.empty())
            return;
    }
    ready_();
}

}  // namespace arbiter
