#include "arbiter/lessons/words.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/texts.hpp"

namespace arbiter::lessons {

namespace {

/// What follows a prefix; nothing where the line begins otherwise.
std::optional<std::string_view> after(std::string_view line, std::string_view prefix) {
    if (!line.starts_with(prefix))
        return std::nullopt;
    return trimmed(line.substr(prefix.size()));
}

std::vector<std::string> list_in(std::string_view text, char mark) {
    std::vector<std::string> list;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(mark), text.size());
        list.emplace_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

/// Reads line by line; a line that begins nothing goes on with what the last one began.
class WordsReader {
  public:
    WordsReader(std::string_view id, std::vector<WordsError>& errors) : errors_(errors) {
        words_.id = id;
    }

    void take(std::string_view line) {
        ++line_;
        if (line.empty())
            open_ = nullptr;
        else if (!take_heading(line) && !take_reply(line))
            take_text(line);
    }

    [[nodiscard]] ChapterWords words() && { return std::move(words_); }

  private:
    bool take_heading(std::string_view line) {
        if (const auto id = after(line, "## ")) {
            words_.steps.emplace_back().id = *id;
            open_ = nullptr;
        } else if (const auto title = after(line, "# ")) {
            words_.title = *title;
        } else if (const auto needed = after(line, "needs:")) {
            words_.needs = list_in(*needed, ',');
        } else if (const auto term = after(line, "term ")) {
            const std::size_t colon = std::min(term->find(':'), term->size() - 1);
            words_.terms.push_back({.id = std::string(term->substr(0, colon)),
                                    .forms = list_in(term->substr(colon + 1), '|'),
                                    .text = {},
                                    .why = {}});
            open_ = nullptr;
        } else {
            return false;
        }
        return true;
    }

    bool take_reply(std::string_view line) {
        if (words_.steps.empty())
            return false;
        StepWords& step = words_.steps.back();
        const bool is_option = line.size() > 3 && is_lower(line[0]) && line[1] == ')';
        if (const auto hint = after(line, "hint:")) {
            begin(step.hint, *hint);
        } else if (const auto right = after(line, "right:")) {
            begin(step.right, *right);
        } else if (const auto wrong = after(line, "wrong ")) {
            const std::size_t colon = std::min(wrong->find(':'), wrong->size() - 1);
            step.wrong.push_back({std::string(wrong->substr(0, colon)), {}});
            begin(step.wrong.back().text, trimmed(wrong->substr(colon + 1)));
        } else if (is_option) {
            step.options.push_back({std::string(1, line[0]), {}});
            begin(step.options.back().text, trimmed(line.substr(2)));
        } else {
            return false;
        }
        return true;
    }

    void take_text(std::string_view line) {
        const auto detail = after(line, "> ");
        if (words_.steps.empty()) {
            take_term_text(detail, line);
            return;
        }
        if (open_ != nullptr && (!detail || is_detail_)) {
            *open_ += ' ';
            *open_ += detail.value_or(line);
            return;
        }
        is_detail_ = detail.has_value();
        StepWords& step = words_.steps.back();
        auto& paragraphs = is_detail_ ? step.details : step.paragraphs;
        begin(paragraphs.emplace_back(), detail.value_or(line));
    }

    void take_term_text(std::optional<std::string_view> why, std::string_view line) {
        if (words_.terms.empty()) {
            errors_.push_back({line_, "a text stands before the first \"## step\" or \"term\""});
            return;
        }
        Term& term = words_.terms.back();
        std::string& text = why ? term.why : term.text;
        text += text.empty() ? "" : " ";
        text += why.value_or(line);
    }

    void begin(std::string& text, std::string_view words) {
        text = words;
        open_ = &text;
    }

    std::vector<WordsError>& errors_;
    ChapterWords words_;
    int line_ = 0;
    /// What the next line goes on with. No other text is added to its list before it is closed.
    std::string* open_ = nullptr;
    bool is_detail_ = false;
};

std::map<std::pair<std::string_view, std::string_view>, ChapterWords> read_all() {
    std::map<std::pair<std::string_view, std::string_view>, ChapterWords> all;
    std::vector<WordsError> errors;
    for (const Text& text : texts())
        all.emplace(std::pair(text.language, text.name), read_words(text.name, text.text, errors));
    return all;
}

}  // namespace

ChapterWords read_words(std::string_view id, std::string_view text,
                        std::vector<WordsError>& errors) {
    WordsReader reader(id, errors);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        reader.take(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(reader).words();
}

const ChapterWords& chapter_words(std::string_view language, std::string_view chapter) {
    static const auto all = read_all();
    static const ChapterWords none;
    const auto found = all.find({language, chapter});
    return found == all.end() ? none : found->second;
}

const StepWords* find_step(const ChapterWords& words, std::string_view step) {
    const auto found = std::ranges::find(words.steps, step, &StepWords::id);
    return found == words.steps.end() ? nullptr : &*found;
}

}  // namespace arbiter::lessons
