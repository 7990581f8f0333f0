#include "arbiter/journal/first_event_form.hpp"

#include <array>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

namespace {

struct Form {
    std::string_view verb;
    std::size_t least;
    std::string_view event;
    std::array<const char*, 3> members;
};

/// Where a verb has two forms, the longer one comes first.
constexpr std::array<Form, 11> forms{{{"move", 1, "move", {"move"}},
                                      {"offer", 1, "offer", {"by"}},
                                      {"accept", 1, "accept", {"by"}},
                                      {"decline", 1, "decline", {"by"}},
                                      {"claim", 2, "claim", {"by", "kind", "move"}},
                                      {"resign", 1, "resign", {"by"}},
                                      {"flag", 1, "flag", {"of"}},
                                      {"dead", 0, "dead_position", {}},
                                      {"join", 2, "join", {"side", "token_hash"}},
                                      {"rematch", 2, "rematch", {"by", "game"}},
                                      {"rematch", 1, "offer_rematch", {"by"}}}};

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    TextCursor cursor(line);
    while (cursor.skip_blanks(), !cursor.at_end())
        words.emplace_back(cursor.take_word());
    return words;
}

}  // namespace

std::optional<std::string> event_of_first_form(std::string_view line) {
    const std::vector<std::string> words = words_of(line);
    Json object;
    if (line == "ruled winnable" || line == "ruled unwinnable") {
        object = {{"event", "rule_winnability"}, {"can_mate", line == "ruled winnable"}};
        return object.dump();
    }
    for (const Form& form : forms) {
        if (words.empty() || words.front() != form.verb || words.size() <= form.least)
            continue;
        object["event"] = form.event;
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (i > form.members.size() || form.members[i - 1] == nullptr)
                return std::nullopt;
            object[form.members[i - 1]] = words[i];
        }
        return write_json(object);
    }
    return std::nullopt;
}

}  // namespace arbiter
