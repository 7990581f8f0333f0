#include "arbiter/lessons/answer_parts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::string_view en_passant = "e.p.";

bool ends_with_en_passant(std::string_view text) {
    return text.size() >= en_passant.size() &&
           lower(text.substr(text.size() - en_passant.size())) == en_passant;
}

bool ends_sentence(char c) { return c == '.' || c == '?' || c == '!'; }

bool is_en_passant(std::string_view word) {
    constexpr std::array<std::string_view, 5> forms{"e.p.", "e.p", "ep", "(e.p.)", "(ep)"};
    return std::ranges::find(forms, word) != forms.end();
}

/// "e. p." and "en passant".
bool are_en_passant(std::string_view first, std::string_view second) {
    return (first == "e" && second == "p") || (first == "en" && second == "passant");
}

/// Of "1.", "1)" and "1..." in a numbered list, and of what stands before the move in "1.Ke7".
std::size_t length_of_number(std::string_view word) {
    std::size_t digits = 0;
    while (digits < word.size() && is_digit(word[digits]))
        ++digits;
    std::size_t end = digits;
    while (end < word.size() && (word[end] == '.' || word[end] == ')'))
        ++end;
    return digits == 0 || end == digits ? 0 : end;
}

/// As German is written where the keyboard has no umlauts. Takes a folded text.
std::string without_umlauts(std::string text) {
    using Letters = std::pair<std::string_view, std::string_view>;
    for (const auto& [letter, plain] :
         {Letters("ä", "ae"), Letters("ö", "oe"), Letters("ü", "ue"), Letters("ß", "ss")})
        for (std::size_t at = text.find(letter); at != std::string::npos; at = text.find(letter))
            text.replace(at, letter.size(), plain);
    return text;
}

bool joins(std::string_view word) {
    return word == "&" || std::ranges::any_of(languages(), [&](std::string_view language) {
               return is_form(language, "and", word);
           });
}

/// Of "the answer is" and the sign that may follow it; 0 where nothing follows.
std::size_t length_of_opening(std::string_view text) {
    std::size_t longest = 0;
    for (const std::string_view language : languages())
        for (const std::string& form : forms(language, "answer.openings")) {
            const std::size_t size = form.size();
            const bool begins = size < text.size() && lower(text.substr(0, size)) == form &&
                                std::string_view(" \t:,").contains(text[size]);
            if (begins)
                longest = std::max(longest, size + 1);
        }
    return longest;
}

class PartsReader {
  public:
    void take(std::string_view word) {
        if (const std::size_t number = length_of_number(word)) {
            close();
            word.remove_prefix(number);
        }
        const std::string small = folded(word);
        const std::string bare(without_end(small));
        const std::string before = std::exchange(before_, bare);
        if (is_en_passant(small) || is_en_passant(bare)) {
            mark_en_passant();
        } else if (are_en_passant(before, bare)) {
            part_.pop_back();
            mark_en_passant();
        } else if (joins(small)) {
            close();
        } else if (const auto kept = without_end(word); !kept.empty()) {
            part_.emplace_back(kept);
        }
    }

    void close() {
        before_.clear();
        if (!part_.empty())
            parts_.push_back(std::exchange(part_, {}));
    }

    std::vector<AnswerPart> parts() && {
        close();
        return std::move(parts_);
    }

  private:
    /// It belongs to the move before it; behind none it says nothing.
    void mark_en_passant() {
        if (!part_.empty() && !part_.back().ends_with(en_passant))
            (part_.back() += ' ') += en_passant;
    }

    std::vector<AnswerPart> parts_;
    AnswerPart part_;
    /// The word before, in small letters; empty at the beginning of a part.
    std::string before_;
};

}  // namespace

std::vector<AnswerPart> parts_of_answer(std::string_view text) {
    PartsReader reader;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(",;"), text.size());
        for (const std::string_view word : words_of(text.substr(0, end)))
            reader.take(word);
        reader.close();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(reader).parts();
}

std::string_view without_end(std::string_view text) {
    text = trimmed(text);
    while (!text.empty() && ends_sentence(text.back()) && !ends_with_en_passant(text))
        text = trimmed(text.substr(0, text.size() - 1));
    return text;
}

std::string_view behind_opening(std::string_view text) {
    text = trimmed(text);
    while (const std::size_t opening = length_of_opening(text))
        text = trimmed(text.substr(opening));
    return text;
}

std::string shown_again(std::string_view text) {
    constexpr std::size_t most_bytes = 60;
    const std::string_view beginning = utf8_beginning(text, most_bytes);
    return std::string(beginning) + (beginning.size() < text.size() ? "…" : "");
}

bool is_form(std::string_view language, std::string_view name, std::string_view text) {
    const std::string plain = without_umlauts(folded(text));
    return std::ranges::any_of(forms(language, name), [&](const std::string& form) {
        return without_umlauts(folded(form)) == plain;
    });
}

bool is_form_elsewhere(std::string_view language, std::string_view name, std::string_view text) {
    return text.size() > 1 && std::ranges::any_of(languages(), [&](std::string_view other) {
               return other != language && is_form(other, name, text);
           });
}

std::size_t length_of_form(std::string_view name, std::string_view folded_text) {
    std::size_t longest = 0;
    for (const std::string_view language : languages())
        for (const std::string& form : forms(language, name)) {
            const std::string_view rest =
                folded_text.substr(std::min(form.size(), folded_text.size()));
            if (folded_text.starts_with(form) && (rest.empty() || !is_letter(rest.front())))
                longest = std::max(longest, form.size());
        }
    return longest;
}

}  // namespace arbiter::lessons
