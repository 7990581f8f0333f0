// Any bytes as a learner's answer to one of the tasks of the course: what is read can be marked,
// and what is wrong is told why; what is not read is told so in a sentence.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/lessons/answer_reader.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/choice_faults.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/tries.hpp"
#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

using namespace arbiter;
using fuzz::require;

namespace {

/// All tasks of the course that need no proof, which would be slow.
const std::vector<lessons::Task>& tasks() {
    static const std::vector<lessons::Task> all = [] {
        std::vector<lessons::Task> found;
        for (const lessons::Chapter& chapter : lessons::course())
            for (const lessons::Step& step : chapter.steps)
                if (step.ask)
                    if (lessons::Task task = lessons::task_of(step);
                        !std::holds_alternative<lessons::DeadQuestion>(task.question) &&
                        !std::holds_alternative<lessons::FlagQuestion>(task.question))
                        found.push_back(std::move(task));
        return found;
    }();
    return all;
}

bool has_form_of(const lessons::Answer& given, const lessons::Task& task) {
    return given.index() == lessons::right_answer(task).index();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t header = 3;
    if (size < header)
        return 0;
    const lessons::Task& task = tasks()[(data[0] + 256U * data[1]) % tasks().size()];
    const std::string_view language = data[2] % 2 == 0 ? "en" : "de";
    const std::string_view text(reinterpret_cast<const char*>(data + header), size - header);
    if (const auto tried = lessons::read_try(language, task.game, text))
        require(is_legal(task.game.current(), *tried));
    else
        require(!tried.error().text.empty());
    const auto given = lessons::read_answer(language, task, text);
    if (!given) {
        require(!given.error().empty());
        return 0;
    }
    require(text.size() <= lessons::longest_answer && has_form_of(*given, task));
    const lessons::Marking marking = lessons::mark(task, *given);
    if (marking.is_right)
        return 0;
    if (std::holds_alternative<std::string>(*given))
        static_cast<void>(lessons::why_not(language, task, *given));
    else
        require(!lessons::fault_in_words(language, task, marking).empty());
    return 0;
}
