// What an exercise says, read back from its English words alone: the men, what is told with the
// question, and the question. Sees nothing of the task itself, so that an answer that can be found
// here can be found by who reads the words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/differential/mailbox.hpp"

namespace arbiter::testing {

struct ToldWords {
    /// Every position that the words leave open where the told moves begin, in Shredder-FEN: one
    /// where nothing that they keep back could matter.
    std::vector<std::string> starts;
    /// The told moves, which led from there to the men that are shown.
    std::vector<TwinMove> moves;
    /// The squares that the question names.
    std::vector<Place> squares;
    /// Whom the question names first.
    bool is_of_white = true;
    /// What is wanting so that nothing is hidden; empty where nothing is.
    std::string objection;
};

/// `men` as `board_in_words` tells them, `context` and `question` as `answer_words` does.
[[nodiscard]] ToldWords read_told_words(std::string_view men,
                                        const std::vector<std::string>& context,
                                        std::string_view question);

}  // namespace arbiter::testing
